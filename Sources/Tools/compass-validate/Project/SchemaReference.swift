import CompassSchemas
import JSPrimitives
import SchemaModel
import SourceJSON

/// The schema that an entry of a project file, or a payload, names.
struct SchemaReference: Hashable, Sendable {
  /// The kind of a schema.
  enum Kind: Hashable, Sendable {
    case named, document, jsonSchema

    /// The key of a file's path in a project file; nil for a name.
    var key: JSText? {
      switch self {
      case .named: nil
      case .document: "document"
      case .jsonSchema: "jsonSchema"
      }
    }
  }

  var kind: Kind
  /// The name, or the path from the working folder on.
  var text: String
  /// The revision that a payload names; nil for that of the settings.
  var revision: WebRevision?

  /// The key of the setting by which payloads name their schemas.
  static let setting = "schemaFromPayload"

  init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }

  /// Reads the value of `schema` in a project file; nil if it has another form.
  ///
  /// - Parameter prefix: the path of the project's folder, which is empty or ends with a slash.
  init?(setting value: JSONValue, prefix: String) {
    func path(_ text: String) -> String { ProjectSetting.path(text, below: prefix) }
    if let name = value.string {
      self.init(.named, name)
    } else if let file = value["document"]?.string {
      self.init(.document, path(file))
    } else if let file = value["jsonSchema"]?.string {
      self.init(.jsonSchema, path(file))
    } else {
      return nil
    }
  }

  /// Returns why there is no schema of the name; nil if there is one, or the reference is not a name.
  ///
  /// - Parameter isPayload: whether a payload has the reference, not a project file.
  func problem(revision: WebRevision, isPayload: Bool = false) -> String? {
    let names = SchemaCatalog.names(of: revision) + SchemaCatalog.fieldNames
    guard kind == .named, !names.contains(text) else { return nil }
    if let other = WebRevision.allCases.first(where: { SchemaCatalog.names(of: $0).contains(text) })
    {
      let remedy =
        isPayload
        ? "write compass:\(text)@\(other.rawValue)" : "set \"revision\" to \"\(other.rawValue)\""
      return """
        The schema "\(text)" is in revision \(other.rawValue), not in \(revision.rawValue); \(remedy)
        """
    }
    let question = Suggestion.question(
      text, among: names,
      otherwise: isPayload
        ? "\"compass-validate list\" lists them"
        : """
        "compass-validate list" lists them; a file is {"document": FILE} or {"jsonSchema": FILE}
        """)
    return "There is no schema \"\(text)\" in revision \(revision.rawValue); \(question)"
  }

  /// The words of the command line that name the schema; the first may be the schema's name.
  var words: [String] {
    switch kind {
    case .named: [text]
    case .document: ["--schema=\(text)"]
    case .jsonSchema: ["--zod-json-schema=\(text)"]
    }
  }

  /// The schema for people.
  var shown: String {
    switch kind {
    case .named: text
    case .document: "document \(text)"
    case .jsonSchema: "JSON Schema \(text)"
    }
  }
}
