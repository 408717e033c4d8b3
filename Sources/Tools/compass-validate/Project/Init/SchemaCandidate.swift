import CompassSchemas
import JSONSchema
import SchemaModel
import SourceJSON
import Validation

/// A schema that files of a project may have.
struct SchemaCandidate {
  /// The value of `schema` in a project file.
  var setting: JSONValue
  /// The revision of a schema by name; nil for the newest one, and for a file.
  var revision: WebRevision?
  /// The name, or that of the file up to its first dot.
  var name: String
  /// The keys of the object that the schema describes; empty if they are not known.
  var keys: Set<String>
  var validator: Validator

  /// The built-in schemas of objects, those of the newest revision first.
  static var ofCatalog: [SchemaCandidate] {
    WebRevision.allCases.reversed().flatMap { revision in
      SchemaCatalog.documents(of: revision, currentYear: YearOption.today).compactMap { document in
        let keys = Set(document.schema.objectKeys)
        guard !keys.isEmpty,
          let validator = try? Validator(
            document.schema, zod: revision.zod, functions: revision.functions)
        else { return nil }
        return SchemaCandidate(
          setting: .string(document.name), revision: revision == .newest ? nil : revision,
          name: document.name, keys: keys, validator: validator)
      }
    }
  }

  /// The schema of a file; nil if it can't be used.
  init?(path: String, value: JSONValue, isDocument: Bool) {
    name = String(path.split(separator: "/").last?.split(separator: ".").first ?? "schema")
    let revision = value["functions"]?.string.flatMap(WebRevision.init) ?? .newest
    if isDocument {
      guard let document = try? SchemaDocument(Array(value.jsonText.utf8)),
        let validator = try? Validator(
          document.schema, zod: document.zod ?? .ofUnversionedDocuments,
          functions: revision.functions)
      else { return nil }
      setting = ["document": .string(path)]
      keys = Set(document.schema.objectKeys)
      self.validator = validator
    } else {
      guard let (schema, _) = try? ZodSchema.reading(jsonSchema: value, zod: revision.zod),
        let validator = try? Validator(schema, zod: revision.zod)
      else { return nil }
      setting = ["jsonSchema": .string(path)]
      keys = Set(value["properties"]?.object?.keys ?? [])
      self.validator = validator
    }
  }

  private init(
    setting: JSONValue, revision: WebRevision?, name: String, keys: Set<String>,
    validator: Validator
  ) {
    (self.setting, self.revision, self.name) = (setting, revision, name)
    (self.keys, self.validator) = (keys, validator)
  }

  /// Whether the schema is that of a file.
  var isFile: Bool { setting.string == nil }
}

extension ZodSchema {
  /// The keys of the object that the schema describes, behind what surrounds it.
  fileprivate var objectKeys: [String] {
    var schema = self
    // A schema has few parts around an object.
    for _ in 0..<8 {
      switch schema.node {
      case .object(let shape): return shape.fields.map(\.key)
      case .optional(let inner), .nullable(let inner): schema = inner
      case .pipe(let input, _): schema = input
      default: return []
      }
    }
    return []
  }
}
