extension WebRevision: CustomStringConvertible {
  /// The name, such as `2026-08`.
  public var description: String { name }
}
