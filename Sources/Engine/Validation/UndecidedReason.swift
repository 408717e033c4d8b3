internal import SchemaModel
public import SourceJSON

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The fault of the text, the limit or the function that kept a payload from being valid or invalid.
///
/// `Outcome.get()` throws it.
public enum UndecidedReason: Error, Sendable, Hashable {
  /// The payload is not JSON.
  case notJSON(JSONError)
  /// The payload exceeds a limit of reading: its length, its depth or the length of a string.
  case payloadLimit(JSONError)
  /// The payload is not valid and has more issues than this limit.
  case issueLimit(Int)
  /// The schema takes more steps on the payload than this limit, which grows with the payload.
  case stepLimit(Int)
  /// The values and issues of the payload need more memory than this limit in bytes, which grows with the payload.
  case memoryLimit(Int)
  /// A regular expression exceeded its limit of steps or memory.
  case regexBudget(pattern: String)
  /// HTML exceeded a limit of the sanitizer, such as nesting, attributes or memory; the reason names it.
  case htmlLimit(reason: String)
  /// A check or function got a value of a type that it is not defined for: JavaScript would throw or convert it, or the
  /// function takes JSON only and the value is a Date, a bigint or an object with a prototype.
  case unsupportedValue(name: String, type: String)
  /// A registered function threw an error, or a pattern failed for another reason than its limits.
  case functionFailed(name: String, error: String)
}

extension UndecidedReason {
  /// The reason why JSON could not be read: it exceeds a limit or is not JSON.
  init(_ error: JSONError) { self = error.isLimit ? .payloadLimit(error) : .notJSON(error) }

  /// Returns the reason of a registered function that takes JSON, and a value of this type that is or holds something else.
  static func beyondJSON(name: String, type: ZodSchema.ValueType) -> UndecidedReason {
    let text =
      switch type {
      case .object: "object that inherits or holds a value that is not JSON"
      case .array: "array of values that are not JSON"
      default: type.name
      }
    return .unsupportedValue(name: name, type: text)
  }
}

extension UndecidedReason: CustomStringConvertible {
  /// The reason in one line.
  public var description: String {
    switch self {
    case .notJSON(let error): "not JSON, \(error.line):\(error.column), \(error)"
    case .payloadLimit(let error): "the payload is \(error)"
    case .regexBudget(let pattern): "the pattern \(pattern) used up its budget of matching"
    case .issueLimit(let limit): "the payload is not valid, with more than \(limit) issues"
    case .stepLimit(let limit): "validation takes more than the limit of \(limit) steps"
    case .memoryLimit(let limit): "validation takes more than the limit of \(limit) bytes of memory"
    case .htmlLimit(let reason): "the HTML can't be sanitized: \(reason)"
    case .unsupportedValue(let name, let type): "\(name) is not defined for a value of type \(type)"
    case .functionFailed(let name, let error): "\(name) failed: \(error)"
    }
  }
}

extension UndecidedReason: LocalizedError {
  /// A sentence for a person, such as `The payload can't be validated: the payload is nested deeper than the limit of 512.`
  public var errorDescription: String? {
    if case .notJSON(let error) = self { return error.errorDescription }
    return "The payload can't be validated: \(description)."
  }
}
