internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// The values of a schema, prepared to find those of others among them.
struct CoveringForm {
  /// The sets that are not constants.
  let others: [ValueSet]
  /// The numbers that no condition excludes.
  let plainNumbers: [Double]
  private let constants: Set<JSONValue>
  private let validator: Validator?

  /// The form of a schema, with its validator if it can be compiled by itself.
  init(_ form: ValueForm, _ validator: Validator?) {
    self.validator = validator
    var (others, numbers, constants): ([ValueSet], [Double], Set<JSONValue>) = ([], [], [])
    for set in form.sets {
      guard case .constant(let value) = set.kind else {
        others.append(set)
        continue
      }
      guard set.conditions.isEmpty else { continue }
      if case .number(let number) = value {
        numbers.append(number)
      } else {
        constants.insert(value)
      }
    }
    self.others = others
    plainNumbers = numbers
    self.constants = constants
  }

  /// Returns whether the schema accepts a value; nil if there is no verdict.
  func accepts(_ value: JSONValue) -> Bool? {
    validator.flatMap { $0.accepts(value) }
  }

  /// Returns whether a scalar is one of the constants that no condition excludes.
  func hasPlain(_ value: JSONValue) -> Bool {
    if case .number(let number) = value {
      plainNumbers.contains(number)
    } else {
      constants.contains(value)
    }
  }
}
