extension WebSchema: CustomStringConvertible {
  /// The name, such as `coach`.
  public var description: String { name }
}
