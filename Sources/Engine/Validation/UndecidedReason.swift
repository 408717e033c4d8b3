public import SourceJSON

/// Why a payload could be judged neither valid nor invalid.
public enum UndecidedReason: Sendable, Hashable {
  /// The payload or a string in it is longer, or the payload nests deeper, than the limits allow.
  case payloadLimit(JSONError)
  /// The payload is not valid, and has more issues than this limit allows.
  case issueLimit(Int)
  /// A regular expression used up its budget of matching steps or of memory.
  case regexBudget(pattern: String)
  /// A limit of the sanitizer was reached: that of nesting, of attributes or of memory, as the reason says.
  case htmlLimit(reason: String)
  /// A check or a function met a value of a type that it is not defined for; the web app's code throws
  /// there.
  case unsupportedValue(name: String, type: String)
  /// A registered function threw, or a pattern could not be matched for another reason than its budget.
  case functionFailed(name: String, error: String)
}

extension UndecidedReason {
  /// A registered function would be given an object that inherits members, which no `JSONValue` has.
  static func inheritance(name: String) -> UndecidedReason {
    .unsupportedValue(name: name, type: "object with a prototype of its own")
  }
}

extension UndecidedReason: CustomStringConvertible {
  /// One line that says what happened.
  public var description: String {
    switch self {
    case .payloadLimit(let error): "the payload is \(error)"
    case .regexBudget(let pattern): "the pattern \(pattern) used up its budget of matching"
    case .issueLimit(let limit): "the payload is not valid, with more than \(limit) issues"
    case .htmlLimit(let reason): "the HTML can't be sanitized: \(reason)"
    case .unsupportedValue(let name, let type): "\(name) is not defined for a value of type \(type)"
    case .functionFailed(let name, let error): "\(name) failed: \(error)"
    }
  }
}
