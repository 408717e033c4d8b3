extension ZodSchema {
  /// An object with any keys: a schema of its keys and one of its values.
  public struct Record: Sendable, Hashable {
    /// The schema of each key.
    public var key: ZodSchema
    /// The schema of each value.
    public var value: ZodSchema
    /// Whether keys of a fixed set may be absent: `z.partialRecord`.
    public var isPartial: Bool
    /// Whether members whose key does not fit pass through unchecked: `z.looseRecord`.
    public var isLoose: Bool

    /// A record of a key and a value schema.
    public init(
      key: ZodSchema = ZodSchema(.string), value: ZodSchema, isPartial: Bool = false,
      isLoose: Bool = false
    ) {
      self.key = key
      self.value = value
      self.isPartial = isPartial
      self.isLoose = isLoose
    }
  }
}
