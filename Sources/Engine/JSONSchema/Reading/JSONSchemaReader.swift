internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Reads a JSON Schema as Zod's `fromJSONSchema` does.
struct JSONSchemaReader {
  typealias ID = ReadSchemas.ID

  /// The whole JSON Schema.
  let root: JSONValue
  /// The dialect, which decides where definitions are and whether `nullable` is a keyword.
  let target: JSONSchemaOptions.Target
  /// The definitions.
  let definitions: JSONValue
  let zod: ZodVersion
  let rules: ReadingRules
  /// Whether descriptions are metadata. They are not those of a registry of its own.
  let keepsDescriptions: Bool
  /// The schemas so far.
  var schemas = ReadSchemas()
  /// The schemas of references.
  var references: [JSText: ID] = [:]
  /// The uses of keywords, by the place of their JSON Schema, in the order of reading.
  private var usages: [KeywordUsage] = []
  private var usageIndices: [String: Int] = [:]
  /// The references that are being read.
  var pending: Set<JSText> = []
  private var depth = 0

  init(
    _ root: JSONValue, defaultTarget: JSONSchemaOptions.Target, zod: ZodVersion,
    keepsDescriptions: Bool
  ) {
    self.root = root
    self.zod = zod
    rules = ReadingRules(zod)
    self.keepsDescriptions = keepsDescriptions
    target = Self.target(named: root["$schema"]) ?? defaultTarget
    let lists = [root["$defs"], root["definitions"]]
    definitions = lists.lazy.compactMap(\.self).first(where: \.isTruthy) ?? [:]
  }

  private static func target(named name: JSONValue?) -> JSONSchemaOptions.Target? {
    switch name?.text {
    case "https://json-schema.org/draft/2020-12/schema": .draft202012
    case "http://json-schema.org/draft-07/schema#": .draft07
    case "http://json-schema.org/draft-04/schema#": .draft04
    default: nil
    }
  }

  /// Returns the schema of a JSON Schema inside the root.
  mutating func schema(
    _ value: JSONValue, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ID {
    if let isAny = value.boolean {
      return try schemas.add(.leaf(isAny ? .any : .never), at: place)
    }
    guard let object = value.asObject else {
      throw place.error("a JSON Schema must be an object or a Boolean")
    }
    let keywords = keywords(of: object, at: place)
    try enter(place)
    defer { leave() }
    var schema = try base(keywords, at: place)
    schema = try combined(schema, keywords, at: place)
    return try annotated(schema, keywords, at: place)
  }

  /// Returns the keywords of a JSON Schema. One that is read twice has one list of uses.
  private mutating func keywords(of object: JSONObject, at place: SchemaPlace) -> Keywords {
    if let index = usageIndices[place.pointer] {
      return Keywords(object, usage: usages[index])
    }
    let usage = KeywordUsage(object, at: place)
    usageIndices[place.pointer] = usages.count
    usages.append(usage)
    return Keywords(object, usage: usage)
  }

  /// The keywords that were ignored so far.
  var ignored: [IgnoredKeyword] { usages.flatMap(\.ignored) }

  /// Returns the schemas of a list under a keyword, in order.
  mutating func schemas(
    _ values: [JSONValue], under keyword: JSText, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> [ID] {
    let list = place.child(keyword)
    var read: [ID] = []
    for (index, value) in values.enumerated() {
      read.append(try schema(value, at: list.child(index)))
    }
    return read
  }

  /// Counts a level of schemas in each other.
  mutating func enter(_ place: SchemaPlace) throws(JSONSchemaReadingError) {
    guard depth < ReadingLimits.schemaDepth else {
      throw place.error("nested deeper than \(ReadingLimits.schemaDepth) schemas")
    }
    depth += 1
  }

  /// Leaves a level.
  mutating func leave() { depth -= 1 }
}

/// The limits of reading JSON Schemas, which may come from anyone.
enum ReadingLimits {
  /// The most levels of a JSON value.
  static let jsonDepth = 512
  /// The most JSON Schemas in each other, those behind references included.
  static let schemaDepth = 256
  /// The most schemas that are made of a JSON Schema, and the most of the resulting tree.
  static let schemas = 100_000
  /// The bytes of stack for the maximum depth: about 7 KB a level in a debug build, more under a sanitizer.
  static let stackSize = 16_777_216
}
