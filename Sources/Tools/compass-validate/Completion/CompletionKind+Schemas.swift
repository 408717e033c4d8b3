import ArgumentParser
import CompassSchemas
import SchemaModel

extension CompletionKind {
  /// The names of the schemas of all revisions.
  static var schemas: CompletionKind { .list(SchemaNames.all) }

  /// The names of the schemas of all revisions, and of the fields that are also validated alone.
  static var schemasAndFields: CompletionKind { .list(SchemaNames.allWithFields) }
}

/// The names that a schema can be asked for by.
enum SchemaNames {
  static var allWithFields: [String] { all + SchemaCatalog.fieldNames }

  /// Those of all revisions, each once, in the order in which they are listed.
  static var all: [String] {
    var seen: Set<String> = []
    return WebRevision.allCases.flatMap { SchemaCatalog.names(of: $0) }
      .filter { seen.insert($0).inserted }
  }
}
