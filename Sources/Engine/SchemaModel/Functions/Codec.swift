extension ZodSchema {
  /// The two functions of a codec.
  public struct Codec: Sendable, Hashable {
    /// From the first schema's output to the second schema's input.
    public var decode: Transform
    /// From the second schema's output to the first schema's input.
    public var encode: Transform

    /// A codec of two functions.
    public init(decode: Transform, encode: Transform) {
      self.decode = decode
      self.encode = encode
    }
  }
}
