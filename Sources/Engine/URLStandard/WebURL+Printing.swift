extension WebURL: CustomStringConvertible, CustomDebugStringConvertible {
  /// The serialization, as `href`.
  public var description: String { href.string }

  /// The serialization in quotes, as inside arrays.
  public var debugDescription: String { href.string.debugDescription }
}
