public import JSPrimitives

/// One step of a path: from an object or array to a value in it.
public enum PathSegment: Sendable, Hashable {
  /// The key of an object. `.key(name)` takes a `String` too.
  case key(JSText)
  /// The index of an array's element, from 0.
  case index(Int)
}

extension PathSegment {
  /// Returns the key of an object.
  @_disfavoredOverload
  public static func key(_ key: String) -> PathSegment { .key(JSText(key)) }
}

extension PathSegment: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// A key.
  public init(stringLiteral value: String) { self = .key(JSText(value)) }
  /// An index.
  public init(integerLiteral value: Int) { self = .index(value) }
}

extension ZodSchema {
  /// The path of an issue, relative to a value: one key as a string, or a list of keys and indices.
  ///
  ///     .refine("The end is before the start", path: "to") { … }
  ///     .refine("No such person", path: ["people", 0, "id"]) { … }
  public struct Path: Sendable, Hashable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    /// The steps from the value on.
    public var segments: [PathSegment]

    /// A path of these steps.
    public init(_ segments: [PathSegment]) { self.segments = segments }

    /// The path to the member under a key.
    public init(_ key: String) { segments = [.key(JSText(key))] }

    /// The path to the member under a key.
    public init(stringLiteral value: String) { self.init(value) }

    /// A path of these steps.
    public init(arrayLiteral elements: PathSegment...) { segments = elements }
  }
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
