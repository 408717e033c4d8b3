internal import JSPrimitives
public import SourceJSON

/// A named schema as JSON: `{"format": "schema-document/2", "zod": ..., "functions": ..., "sources": ..., "name": ..., "schema": {...}}`.
///
/// Version 1 of the format lacks `zod`, `functions`, `sources` and much of Zod's vocabulary. Both versions are read. A schema
/// is written as version 1 if that has all of its words and the document has none of the three, else as version 2.
///
/// Each node of the schema is one node of Zod's own `def` tree under the same names, so an exported
/// schema and a dump of the web app's are equal as JSON values.
public struct SchemaDocument: Sendable, Hashable {
  /// The value of `format` in version 1, the one of most documents.
  public static let format = "schema-document/1"
  /// The value of `format` in version 2.
  public static let format2 = "schema-document/2"

  /// The default limits of a document: 16 MiB and 512 levels of JSON.
  ///
  /// A schema itself may nest 256 levels deep to be compiled.
  public static let defaultLimits = JSONLimits(maximumDepth: 512, maximumBytes: 16_777_216)

  /// The schema's name.
  public var name: String
  /// The schema.
  public var schema: ZodSchema
  /// The version of Zod that the schema is for; nil if it names none, which means
  /// `ZodVersion.ofUnversionedDocuments`.
  public var zod: ZodVersion?
  /// The name of the set of functions that the schema uses, such as a revision of an app; nil if it names none.
  ///
  /// A document names functions and does not contain them. The program that reads it knows the sets by name.
  public var functions: String?
  /// The source code of functions that the schema names, for the person who writes them in Swift. It has no other effect.
  public var sources: [FunctionSource]

  /// A document of a named schema.
  ///
  /// It names the version of Zod that a schema written in Swift has, so that it means the same when it is read.
  ///
  ///     SchemaDocument(name: "n", schema: .null)
  ///     // {"format":"schema-document/2","zod":"4.4.3","name":"n","schema":{"type":"null"}}
  ///
  /// - Parameters:
  ///   - name: The schema's name.
  ///   - schema: The schema.
  ///   - zod: The version of Zod that the schema is for; nil for a document that names none.
  ///   - functions: The name of the set of functions that the schema uses; nil if it doesn't matter.
  ///   - sources: The source code of functions that the schema names.
  public init(
    name: String, schema: ZodSchema, zod: ZodVersion? = .newestRelease, functions: String? = nil,
    sources: [FunctionSource] = []
  ) {
    self.name = name
    self.schema = schema
    self.zod = zod
    self.functions = functions
    self.sources = sources
  }

  /// Reads a document from JSON text.
  ///
  /// - Parameters:
  ///   - bytes: The document as UTF-8 JSON text.
  ///   - limits: The limits of the text.
  /// - Throws: `JSONError` if the text is not JSON or exceeds the limits, `SchemaDocument.ReadingError` if it is not a
  ///   schema document. An unknown format, node type, check or field is rejected, never ignored, and so is a key that an
  ///   object has twice.
  public init(_ bytes: [UInt8], limits: JSONLimits = Self.defaultLimits) throws {
    try self.init(JSONDocument(bytes, limits: limits))
  }

  /// Reads a document from parsed JSON text.
  ///
  /// - Throws: `SchemaDocument.ReadingError` if the text is not a schema document, or if an object of it has a key twice.
  package init(_ text: JSONDocument) throws(ReadingError) {
    if let repeated = text.repeatedKey {
      throw ReadingError(path: repeated.path, reason: "\(repeated)")
    }
    try self.init(text.value)
  }

  /// Reads a document from a JSON value. An object that was read from a text has the last one of its repeated keys; `init`
  /// of the text itself rejects them.
  ///
  /// - Throws: `SchemaDocument.ReadingError` if the value is not a schema document.
  public init(_ value: JSONValue) throws(ReadingError) {
    var head = try FieldReader(value, path: "$")
    let version = try Self.version(&head)
    var reader = try FieldReader(value, path: "$", version: version)
    _ = reader.optional("format")
    zod = try Self.zod(&reader)
    functions = reader.later("functions") == nil ? nil : try reader.string("functions")
    sources = try Self.sources(&reader)
    name = try reader.string("name")
    var schemas = SchemaReader(version: version, zod: zod ?? .ofUnversionedDocuments)
    schema = try schemas.schema(reader.value("schema"), path: SchemaWriter.rootPath)
    try reader.finish()
  }

  private static func version(_ reader: inout FieldReader) throws(ReadingError) -> Int {
    switch try reader.text("format").string {
    case format: return 1
    case format2: return 2
    case let other:
      throw reader.error(
        "format", "unknown format \(other), expected \"\(format)\" or \"\(format2)\"")
    }
  }

  private static func sources(
    _ reader: inout FieldReader
  ) throws(ReadingError) -> [FunctionSource] {
    guard let value = reader.later("sources") else { return [] }
    guard let members = value.object?.members else {
      throw reader.error("sources", "expected an object")
    }
    var sources: [FunctionSource] = []
    for (key, value) in members {
      guard let text = value.text, !text.hasLoneSurrogates, !key.hasLoneSurrogates else {
        throw reader.error("sources", "expected strings without lone surrogates")
      }
      sources.append(FunctionSource(name: key.string, text: text.string))
    }
    return sources
  }

  private static func zod(_ reader: inout FieldReader) throws(ReadingError) -> ZodVersion? {
    guard reader.later("zod") != nil else { return nil }
    let name = try reader.string("zod")
    guard let version = ZodVersion(release: name) else {
      throw reader.error("zod", "unknown version \"\(name)\", expected one of \(ZodVersion.names)")
    }
    return version
  }

  /// The document as a JSON value.
  ///
  /// - Throws: `SchemaDocument.ReadingError` if the schema has a function without a name, with the function's place.
  public var value: JSONValue {
    get throws(ReadingError) {
      let (value, unnamed) = written
      guard let unnamed else { return value }
      throw ReadingError(
        path: unnamed, reason: "a function without a name can't be written; give it a name")
    }
  }

  /// The document as a JSON value in which functions without a name are null, and the path of the first of them.
  package var written: (JSONValue, unnamed: String?) {
    let (node, version, unnamed) = SchemaWriter.write(
      schema, atLeast: zod == nil && functions == nil && sources.isEmpty ? 1 : 2,
      zod: zod ?? .ofUnversionedDocuments)
    var object = JSONObject([
      ("format", .string(JSText(version == 1 ? Self.format : Self.format2)))
    ])
    object["zod"] = zod.map { .string(JSText($0.rawValue)) }
    object["functions"] = functions.map { .string(JSText($0)) }
    if !sources.isEmpty {
      let members = sources.map { (key: JSText($0.name), value: JSONValue.string(JSText($0.text))) }
      object["sources"] = .object(JSONObject(members))
    }
    object["name"] = .string(JSText(name))
    object["schema"] = node
    return (.object(object), unnamed)
  }
}

extension SchemaDocument {
  /// The source code of a function that a schema names.
  public struct FunctionSource: Sendable, Hashable {
    /// The name of the function in the document.
    public var name: String
    /// The source code, which is JavaScript in a document of `describe.mjs`.
    public var text: String

    /// The source code of a named function.
    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }
}
