public import SchemaModel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension IssueShape {
  /// Why a list of issues has no such form.
  public enum Failure: Error, Sendable, Hashable {
    /// Zod throws a `TypeError`, such as before 4.6.7 for a path that ends in `_errors`.
    ///
    /// The path is that of the issue, or of the nested issue in its union.
    case typeError(path: [PathSegment])
    /// Zod throws a `RangeError`, such as before 4.6.7 for a path that changes the length of a list of messages.
    case rangeError(path: [PathSegment])
    /// The result contains itself, so that `JSON.stringify` throws. A key `__proto__` can do that before 4.6.7.
    case circular
    /// The text would be longer than a string of JavaScript: array items are missing before a very high index.
    case tooLong
    /// A key such as `__proto__` has an effect before Zod 4.6.7, which takes a kilobyte an issue to find, and there are more issues
    /// than the tool takes together.
    case tooManyIssues(maximum: Int)
    /// Zod before 4.6.7 would change JavaScript's built-in functions or a mapped value, with an effect that depends on the engine.
    case builtIn(path: [PathSegment])

    /// The name of the error that Zod throws; nil if Zod returns a value that has no JSON text here.
    public var thrownName: String? {
      switch self {
      case .typeError: "TypeError"
      case .rangeError: "RangeError"
      case .circular, .tooLong, .tooManyIssues, .builtIn: nil
      }
    }
  }
}

extension IssueShape.Failure: CustomStringConvertible {
  /// The reason in one sentence, without a full stop.
  public var description: String {
    switch self {
    case .typeError(let path): "Zod throws a TypeError for the path \(text(path))"
    case .rangeError(let path): "Zod throws a RangeError for the path \(text(path))"
    case .circular: "the result contains itself"
    case .tooLong: "the result is longer than a string of JavaScript"
    case .tooManyIssues(let maximum):
      "a path leads into JavaScript's own objects, and there are more than \(maximum) issues"
    case .builtIn(let path): "the path \(text(path)) leads into JavaScript's built-in objects"
    }
  }

  private func text(_ path: [PathSegment]) -> String {
    "\"" + path.map(\.description).joined(separator: ".") + "\""
  }
}

extension IssueShape.Failure: LocalizedError {
  /// A sentence for a person, such as `The issues have no such form: the result contains itself.`
  public var errorDescription: String? { "The issues have no such form: \(description)." }
}
