public import JSPrimitives

/// One step of a path: from an object or array to a value in it.
public enum PathSegment: Sendable, Hashable {
  /// The key of an object.
  case key(JSText)
  /// The index of an array's element, from 0.
  case index(Int)
}

extension PathSegment: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// A key.
  public init(stringLiteral value: String) { self = .key(JSText(value)) }
  /// An index.
  public init(integerLiteral value: Int) { self = .index(value) }
}

extension PathSegment: CustomStringConvertible {
  /// The key or index, as `Array.prototype.join` prints it.
  public var description: String { text.string }

  /// The key or index, with lone surrogates.
  package var text: JSText {
    switch self {
    case .key(let key): key
    case .index(let index): JSText(String(index))
    }
  }
}
