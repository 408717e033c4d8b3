/// The reason why a schema has no graph.
package enum SchemaGraphError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Schemas are nested too deep, at a path of the schema's document.
  case tooDeep(path: String)
  /// Too many schemas would have to be walked through.
  case tooLarge

  package var description: String {
    switch self {
    case .tooDeep: "nested deeper than \(SchemaGraph.maximumDepth) schemas"
    case .tooLarge: "the schema has more than \(SchemaGraph.maximumSize) parts"
    }
  }
}
