import Diagnostics
import JSPrimitives
import SchemaModel
import SourceJSON
import Validation

/// Something wrong with a project file, or a note about it, at one of its values.
struct ProjectFault: Sendable {
  /// The path to the value.
  var path: [PathSegment]
  /// The message.
  var message: String
  /// The code that findings show.
  var code = "project_file"
  /// The unknown key of the object at the path that the fault is about; nil if it is about the value.
  var key: String?

  init(_ path: [PathSegment], _ message: String) {
    self.path = path
    self.message = message
  }
}

extension ProjectFault {
  /// The most faults or notes of a file that are shown.
  static let maximumCount = 100

  /// Returns the faults of an issue: one for each unknown key, with the key that was probably meant.
  ///
  /// - Parameter value: the file's value.
  static func faults(of issue: ValidationIssue, in value: JSONValue) -> [ProjectFault] {
    if issue.code == .unrecognizedKeys {
      return (issue[parameter: "keys"]?.elements ?? []).compactMap(\.string).map { key in
        let known = knownKeys(at: issue.path)
        let question = Suggestion.question(
          key, among: known, otherwise: "expected one of \(known.joined(separator: ", "))")
        var fault = ProjectFault(issue.path, "Unknown key \"\(key)\"; \(question)")
        (fault.code, fault.key) = (issue.code.rawValue, key)
        return [fault]
      }.flatMap(\.self)
    }
    if let key = issue.path.last, value.value(at: issue.path) == nil {
      var fault = ProjectFault(issue.path, "The key \"\(key)\" is missing")
      fault.code = issue.code.rawValue
      return [fault]
    }
    if issue.code == .invalidUnion, let closest = closest(of: issue, in: value) {
      return faults(of: closest.issue, at: closest.path, in: value)
    }
    return faults(of: issue, at: issue.path, in: value)
  }

  private static func faults(
    of issue: ValidationIssue, at path: [PathSegment], in value: JSONValue
  ) -> [ProjectFault] {
    var fault = ProjectFault(path, issue.message)
    fault.code = issue.code.rawValue
    if issue.code == .invalidUnion {
      let kinds = (issue.errors ?? []).compactMap { $0.first?[parameter: "expected"]?.string }
      fault.message += ": expected \(kinds.joined(separator: " or "))"
    }
    if issue.code == .unrecognizedKeys, let key = issue[parameter: "keys"]?[0]?.string {
      fault.key = key
      fault.message = "Unknown key \"\(key)\"; expected \"document\" or \"jsonSchema\""
    }
    if issue.code == .invalidValue, let word = value.value(at: path)?.string,
      let values = issue[parameter: "values"]?.elements,
      let close = Suggestion.name(closestTo: word, among: values.compactMap(\.string))
    {
      fault.message += "; did you mean \"\(close)\"?"
    }
    return [fault]
  }

  /// Returns the issue of the option of a union that has the value's type.
  private static func closest(
    of issue: ValidationIssue, in value: JSONValue
  ) -> (issue: ValidationIssue, path: [PathSegment])? {
    let options = issue.errors ?? []
    let deep = options.filter { option in
      !option.contains { $0.path.isEmpty && $0.code == .invalidType }
    }
    let best = deep.min { $0.count < $1.count } ?? []
    // An unknown key explains the one that is missing.
    let first = best.first { $0.code == .unrecognizedKeys } ?? best.first
    return first.map { ($0, issue.path + $0.path) }
  }

  /// Returns the keys that an object of the file may have.
  private static func knownKeys(at path: [PathSegment]) -> [String] {
    var schema = ProjectSchema.schema
    for segment in path {
      switch segment {
      case .key(let key):
        guard let next = schema.unwrapped.field(key.string) else { return [] }
        schema = next
      case .index:
        guard case .array(let element) = schema.unwrapped.node else { return [] }
        schema = element
      }
    }
    return schema.unwrapped.shape.map { $0.key }
  }

  /// Returns the findings of faults, in the order of the text.
  ///
  /// - Parameters:
  ///   - text: the file's text as JSON without comments.
  ///   - path: the path that findings name.
  static func findings(
    _ faults: [ProjectFault], in text: [UInt8], path: String
  ) -> [Finding] {
    // A check on the whole file puts an issue at each path, so that the validator finds it in the text.
    let check = ZodSchema.CheckFunction("faults") { (context: inout ZodSchema.ValueContext) in
      for fault in faults { context.addIssue(fault.members) }
    }
    let schema = ZodSchema.unknown.superRefine(check)
    guard let validator = try? Validator(schema) else { return [] }
    let issues = validator.validate(text).issues
    guard issues.count == faults.count else { return [] }
    return text.withUnsafeBufferPointer { bytes in
      var findings = FindingMaker(bytes, origin: RecordOrigin(path: path)).findings(of: issues)
      for index in findings.indices { findings[index].code = faults[index].code }
      return findings.sorted { ($0.range?.start.offset ?? 0) < ($1.range?.start.offset ?? 0) }
    }
  }

  /// The members of an issue about the fault.
  private var members: JSONObject {
    var members = JSONObject()
    if let key {
      members["code"] = "unrecognized_keys"
      members["keys"] = .array([.string(key)])
    }
    members["message"] = .string(message)
    members["path"] = .array(
      path.map { segment in
        switch segment {
        case .key(let key): .string(key)
        case .index(let index): .number(Double(index))
        }
      })
    return members
  }
}

extension JSONValue {
  /// Returns the value that a path leads to.
  fileprivate func value(at path: [PathSegment]) -> JSONValue? {
    path.reduce(self as JSONValue?) { value, segment in
      switch segment {
      case .key(let key): value?[key]
      case .index(let index): value?[index]
      }
    }
  }
}

extension ZodSchema {
  /// The schema in an optional one.
  fileprivate var unwrapped: ZodSchema {
    if case .optional(let inner) = node { inner } else { self }
  }
}
