public import JSPrimitives

extension ZodSchema {
  /// `schema.shape.key`: the schema of an object's field, or nil if this is no object or has no such field.
  ///
  ///     let email = signUp.field("email")
  public func field(_ key: JSText) -> ZodSchema? {
    guard case .object(let shape) = node else { return nil }
    return shape.fields.first { $0.key == key }?.schema
  }
}
