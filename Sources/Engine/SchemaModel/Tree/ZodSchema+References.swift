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

  /// Returns the schema with its references to schemas around it replaced by these, so that it can be compiled by itself.
  ///
  /// - Parameter scope: The labelled schemas around the schema, the outermost first. The innermost one of a label counts.
  package func closed(in scope: ArraySlice<Labelled>) -> ZodSchema {
    var closed = self
    var rest = scope
    while let outer = rest.popLast() {
      guard closed.label != outer.label, closed.refers(to: outer.label) else { continue }
      closed = closed.replacing(outer.label, with: outer.schema.closed(in: rest))
    }
    return closed
  }
}
