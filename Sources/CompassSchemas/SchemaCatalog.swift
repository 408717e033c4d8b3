public import SchemaModel

/// The web app's schemas by name.
public enum SchemaCatalog {
  /// The schema documents of one revision, in the order in which they are listed.
  public static let documents: [SchemaDocument] = [
    SchemaDocument(name: "coach", schema: .coach),
    SchemaDocument(name: "interaction", schema: .interaction),
    SchemaDocument(name: "event", schema: .event),
  ]

  /// The document of that name, or nil.
  public static func document(named name: String) -> SchemaDocument? {
    documents.first { $0.name == name }
  }
}
