import ArgumentParser
import CompassSchemas
import SchemaModel

extension CompletionKind {
  /// The names of the schemas of all revisions.
  static var schemas: CompletionKind { .list(SchemaNames.all) }

  /// The names of the schemas of all revisions, and of the fields that are also validated alone.
  static var schemasAndFields: CompletionKind { .list(SchemaNames.allWithFields) }
}

/// The names of the built-in schemas.
enum SchemaNames {
  /// The names of schemas and of fields that are validated alone.
  static var allWithFields: [String] { all + SchemaCatalog.fieldNames }

  /// Returns whether a revision has a schema or a field of a name.
  static func isKnown(_ name: String) -> Bool { allWithFields.contains(name) }

  /// The names of all revisions, each once, in the order of `list`.
  static var all: [String] {
    var seen: Set<String> = []
    return WebRevision.allCases.flatMap { SchemaCatalog.names(of: $0) }
      .filter { seen.insert($0).inserted }
  }
}
