public import JSPrimitives

/// One step from a value to one that it holds.
public enum PathSegment: Sendable, Hashable {
  case key(JSText)
  case index(Int)
}

extension PathSegment: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  public init(stringLiteral value: String) { self = .key(JSText(value)) }
  public init(integerLiteral value: Int) { self = .index(value) }
}

extension PathSegment: CustomStringConvertible {
  /// The key or the index as text, as `Array.prototype.join` prints it.
  public var description: String { text.string }

  /// The same, lone surrogates kept.
  package var text: JSText {
    switch self {
    case .key(let key): key
    case .index(let index): JSText(String(index))
    }
  }
}
