extension ZodSchema.Transform {
  /// Returns a transform whose result is the value itself, an absent one too.
  package static func identity(_ name: String) -> Self { Self(name, .identity) }
}
