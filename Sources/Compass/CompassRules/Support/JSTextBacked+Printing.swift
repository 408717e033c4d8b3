extension JSTextBacked: CustomStringConvertible, CustomDebugStringConvertible {
  /// The Swift value as it prints.
  public var description: String { String(describing: wrappedValue) }

  /// The Swift value as it prints inside arrays and structs, with quotes.
  public var debugDescription: String { String(reflecting: wrappedValue) }
}

extension JSTextBacked: CustomReflectable {
  /// The mirror of the Swift value.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}
