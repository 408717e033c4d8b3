internal import SchemaModel

extension DefReader {
  /// Returns a union or an intersection; nil for another type.
  mutating func choice(
    _ type: String, _ fields: inout DefFields
  ) throws(ZodDefError) -> ZodSchema.Node? {
    switch type {
    case "union": return try union(&fields)
    case "intersection":
      let left = try child("left", &fields)
      return .intersection(left, try child("right", &fields))
    default: return nil
    }
  }

  /// Returns a union, which a discriminator or the flag `inclusive` makes one of another kind.
  private mutating func union(_ fields: inout DefFields) throws(ZodDefError) -> ZodSchema.Node {
    let options = try children("options", &fields)
    // A discriminated union is marked as not inclusive too.
    let isInclusive = fields.optional("inclusive") == nil ? true : try fields.boolean("inclusive")
    guard fields.optional("discriminator") != nil else {
      return isInclusive ? .union(options) : .exclusiveUnion(options)
    }
    return .discriminatedUnion(
      discriminator: try fields.text("discriminator"), options: options,
      isFallingBack: try fields.flag("unionFallback"))
  }
}
