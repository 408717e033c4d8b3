/// References to schemas around a schema, by their labels.
extension ZodSchema {
  /// A schema that has a label, as one of those around another.
  package typealias Labelled = (label: String, schema: ZodSchema)

  /// Returns whether a schema inside refers to the label of one around this one, or to that of this one.
  package func refers(to label: String) -> Bool {
    if case .reference(label) = node { return true }
    return parts.contains { $0.label != label && $0.refers(to: label) }
  }

  /// Returns the schema with its references to a label replaced by another schema; one with checks runs them behind it.
  package func replacing(_ label: String, with target: ZodSchema) -> ZodSchema {
    if case .reference(label) = node {
      guard !checks.isEmpty else { return target }
      var schema = self
      schema.node = .lazy(target)
      return schema
    }
    guard self.label != label else { return self }
    return mapParts { $0.replacing(label, with: target) }
  }
}
