internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON
internal import Synchronization
internal import Validation

/// The guard of a value: the keywords that a function tests before the schema of the value runs.
struct ValueGuard {
  /// The limits of the number of properties.
  var properties: (minimum: Double?, maximum: Double?) = (nil, nil)
  /// Whether no element may be in an array twice.
  var isUnique = false
  /// The limits of the number of elements that fit `inner`; Zod's defaults if nil.
  var matches: (minimum: Double?, maximum: Double?) = (nil, nil)
  /// The schema of keys or elements.
  var inner: ReadSchemas.ID?
  /// The keywords with their values, which name the function.
  var keywords: JSONObject
  /// Whether the value is an array.
  var isOfArray: Bool

  /// The name of the function.
  var name: String {
    keywords.members.map { "\($0.key): \(JSONWriter.string(of: $0.value))" }
      .joined(separator: ", ")
  }
}

/// The validator of the keys or elements of a guarded value. It is set once it is compiled, since a schema may contain
/// itself through its guard.
final class GuardValidator: Sendable {
  private let validator = Mutex<Validator?>(nil)

  func set(_ compiled: Validator) { validator.withLock { $0 = compiled } }

  /// The number of guards that are running around the current one.
  @TaskLocal private static var depth = 0
  /// The most guards in each other, which are runs of validators in each other.
  private static let maximumDepth = 8

  /// Returns the issues of a value; none if it fits the schema.
  ///
  /// - Throws: An error if the value neither fits the schema nor misses it.
  func issues(of value: JSONValue) throws -> [ValidationIssue] {
    guard let validator = validator.withLock({ $0 }) else { return [] }
    guard Self.depth < Self.maximumDepth else {
      throw UndecidedPart("guards in each other are deeper than \(Self.maximumDepth) levels")
    }
    return try Self.$depth.withValue(Self.depth + 1) {
      switch validator.validate(value) {
      case .valid: return []
      case .invalid(let issues): return issues
      case .undecided(let reason): throw UndecidedPart("\(reason)")
      }
    }
  }

  /// A key or element that neither fits its schema nor misses it.
  private struct UndecidedPart: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }
}

/// The functions of guards.
enum GuardFunctions {
  /// Returns the function of a guard whose keys or elements are those of a validator.
  static func function(
    of valueGuard: ValueGuard, _ inner: GuardValidator?
  ) -> ZodSchema.CheckFunction {
    ZodSchema.CheckFunction(valueGuard.name) { context in
      if valueGuard.isOfArray {
        guard let elements = context.value.elements else { return }
        if valueGuard.isUnique { addRepetitions(in: elements, to: &context) }
        if let inner { try addMatches(in: elements, inner, valueGuard.matches, to: &context) }
      } else {
        guard let object = context.value.object else { return }
        addCount(object.count, valueGuard.properties, to: &context)
        if let inner { try addKeys(of: object, inner, to: &context) }
      }
    }
  }

  private static func addCount(
    _ count: Int, _ limits: (minimum: Double?, maximum: Double?),
    to context: inout ZodSchema.CheckContext
  ) {
    func add(_ code: JSONValue, _ key: JSText, _ limit: Double, _ words: String) {
      let number = JSNumber.string(limit)
      let message = "Too \(words)\(number) properties"
      context.push(
        ZodSchema.AddedIssue(
          JSONObject([
            (key: "origin", value: "object"), (key: "code", value: code),
            (key: key, value: .number(limit)), (key: "inclusive", value: true),
            (key: "message", value: .string(JSText(message))),
          ]), continues: true))
    }
    if let minimum = limits.minimum, Double(count) < minimum {
      add("too_small", "minimum", minimum, "small: expected object to have >=")
    }
    if let maximum = limits.maximum, Double(count) > maximum {
      add("too_big", "maximum", maximum, "big: expected object to have <=")
    }
  }

  private static func addKeys(
    of object: JSONObject, _ keys: GuardValidator, to context: inout ZodSchema.CheckContext
  ) throws {
    for member in object.members {
      let issues = try keys.issues(of: .string(member.key))
      if issues.isEmpty { continue }
      context.push(
        ZodSchema.AddedIssue(
          [
            "code": "invalid_key", "origin": "record",
            "issues": .array(issues.map(\.json)), "path": [.string(member.key)],
          ], continues: true))
    }
  }

  private static func addRepetitions(
    in elements: [JSONValue], to context: inout ZodSchema.CheckContext
  ) {
    var first: [[UInt8]: Int] = [:]
    for (index, element) in elements.enumerated() {
      let key = CanonicalValue.bytes(of: element)
      guard let earlier = first[key] else {
        first[key] = index
        continue
      }
      let message =
        "Array items must be unique: element at index \(index) duplicates the one at index \(earlier)"
      context.push(
        ZodSchema.AddedIssue(
          [
            "code": "custom", "message": .string(JSText(message)),
            "path": [.number(Double(index))],
          ], continues: true))
    }
  }

  private static func addMatches(
    in elements: [JSONValue], _ inner: GuardValidator,
    _ limits: (minimum: Double?, maximum: Double?), to context: inout ZodSchema.CheckContext
  ) throws {
    let minimum = limits.minimum ?? 1
    var matches = 0.0
    for element in elements where try inner.issues(of: element).isEmpty {
      matches += 1
      if let maximum = limits.maximum, matches >= maximum + 1 { break }
    }
    func add(_ message: String) {
      context.push(
        ZodSchema.AddedIssue(
          ["code": "custom", "message": .string(JSText(message))], continues: true))
    }
    if matches < minimum {
      add(
        "Array must contain at least \(count(minimum)); found \(JSNumber.string(matches))")
    }
    if let maximum = limits.maximum, matches > maximum {
      add("Array must contain at most \(count(maximum))")
    }
  }

  private static func count(_ number: Double) -> String {
    "\(JSNumber.string(number)) matching \(number == 1 ? "element" : "elements")"
  }
}
