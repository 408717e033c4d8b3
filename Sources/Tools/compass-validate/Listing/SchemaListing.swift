import CompassSchemas
import SchemaModel
import SourceJSON

/// The built-in schemas as JSON.
enum SchemaListing {
  /// A name that schemas of revisions have.
  private struct Entry {
    var name: String
    var isField: Bool
    var documents: [(revision: WebRevision, document: SchemaDocument)] = []

    /// The name, whether it is a payload or a field, and for each revision the type of the schema, the keys of an object, and
    /// the description if the schema has one.
    var json: JSONValue {
      let revisions = documents.map { revision, document in
        var object: JSONObject = ["revision": .text(of: revision.rawValue)]
        if let kind = document.kind { object["kind"] = .text(of: kind) }
        if case .object(let shape) = document.schema.node {
          object["fields"] = .array(shape.fields.map { .string($0.key) })
        }
        if let text = document.schema.metadata?["description"] { object["description"] = text }
        return JSONValue.object(object)
      }
      return [
        "name": .text(of: name), "use": .text(of: isField ? "field" : "payload"),
        "revisions": .array(revisions),
      ]
    }
  }

  /// The default revision, and the schemas in listing order: those of the first revision, then those that later ones add.
  ///
  /// - Parameter currentYear: The year that bounds count from.
  static func json(currentYear: Int) -> String {
    var entries: [Entry] = []
    func add(_ document: SchemaDocument, _ revision: WebRevision, isField: Bool) {
      let place = entries.firstIndex { $0.name == document.name } ?? entries.count
      if place == entries.count { entries.append(Entry(name: document.name, isField: isField)) }
      entries[place].documents.append((revision, document))
    }
    for revision in WebRevision.allCases {
      for document in SchemaCatalog.documents(of: revision, currentYear: currentYear) {
        add(document, revision, isField: false)
      }
    }
    for name in SchemaCatalog.fieldNames {
      for revision in WebRevision.allCases {
        if let field = SchemaCatalog.field(named: name, of: revision) {
          add(field, revision, isField: true)
        }
      }
    }
    return JSONValue.lines(
      of: entries.map(\.json), named: "schemas",
      after: ["defaultRevision": .text(of: WebRevision.newest.rawValue)])
  }
}

extension SchemaDocument {
  /// Zod's name of the type of the schema, such as `object`.
  fileprivate var kind: String? { (try? value)?["schema"]?["type"]?.text?.string }
}
