internal import SchemaModel
internal import SourceJSON
internal import Validation

/// The validators of the schemas inside one, each compiled once.
final class SubschemaValidators {
  let side: ComparedSchema
  private let work: SearchWork
  private var validators: [ZodSchema: Validator?] = [:]
  private var absences: [Field: Bool?] = [:]

  init(_ side: ComparedSchema, _ work: SearchWork) {
    self.side = side
    self.work = work
  }

  /// Returns the validator of a schema; nil if it can't be compiled by itself.
  func validator(of schema: ZodSchema) -> Validator? {
    if let known = validators[schema] { return known }
    guard !work.isExhausted else { return nil }
    work.compile(schema)
    let validator = try? side.with(schema).validator()
    validators[schema] = .some(validator)
    return validator
  }

  /// Returns whether a schema accepts a value; nil if there is no verdict.
  func accepts(_ value: JSONValue, _ schema: ZodSchema) -> Bool? {
    guard let validator = validator(of: schema), work.validate(value) else { return nil }
    return validator.accepts(value)
  }

  /// Returns the output that a schema has for a value; nil if it has none.
  func output(of value: JSONValue, _ schema: ZodSchema) -> JSONValue? {
    guard let validator = validator(of: schema), work.validate(value) else { return nil }
    return validator.validate(value).output
  }

  /// Returns the output of an object without the key of a field; nil if it has none.
  func outputOfAbsence(of field: Field) -> JSONValue? {
    output(of: [:], ZodSchema(.object(ZodSchema.Shape([field]))))
  }

  /// Returns whether an object may lack the key of a field; nil if there is no verdict.
  func acceptsAbsence(of field: Field) -> Bool? {
    if let known = absences[field] { return known }
    let isAccepted = accepts([:], ZodSchema(.object(ZodSchema.Shape([field]))))
    absences[field] = .some(isAccepted)
    return isAccepted
  }
}

extension Validator {
  /// Returns whether a value is accepted; nil if a limit leaves it undecided.
  func accepts(_ value: JSONValue) -> Bool? {
    switch verdict(on: value) {
    case .valid: true
    case .invalid: false
    case .undecided: nil
    }
  }
}
