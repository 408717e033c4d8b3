internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The schemas that were made of a JSON Schema, each an object with an identity as in Zod.
///
/// A schema that several references share is one object here, so that metadata of one place show in the others.
struct ReadSchemas {
  /// The identity of a schema.
  typealias ID = Int

  /// A schema: its kind with the identities of the schemas below it.
  indirect enum Kind {
    /// A schema without others.
    case leaf(ZodSchema.Node)
    case array(ID)
    case tuple([ID], rest: ID?)
    case record(key: ID, value: ID, isLoose: Bool)
    case object([(key: JSText, schema: ID)], UnknownKeys)
    case union([ID])
    case exclusiveUnion([ID])
    case intersection(ID, ID)
    case optional(ID)
    case nullable(ID)
    case readonly(ID)
    case `default`(ID, JSONValue)
    /// The schema of a reference that was met while it was being read.
    case lazy(JSText)
    /// A schema behind a guard of its values.
    case guarded(ID, ValueGuard)
  }

  /// The treatment of the keys that an object does not declare.
  enum UnknownKeys {
    case keep, reject
    case catchall(ID)
  }

  /// One schema.
  struct Entry {
    var kind: Kind
    var checks: [ZodSchema.Check] = []
    /// The schema that this one was copied from, whose metadata it inherits.
    var parent: ID?
    /// Its own metadata.
    var metadata: JSONObject?
  }

  private(set) var entries: [Entry] = []

  subscript(id: ID) -> Entry { entries[id] }

  /// Adds a schema.
  ///
  /// - Throws: An error at the place if there are too many.
  mutating func add(
    _ kind: Kind, checks: [ZodSchema.Check] = [], at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ID {
    try add(Entry(kind: kind, checks: checks), at: place)
  }

  /// Adds a copy of a schema with metadata of its own, as `.describe()` makes one.
  mutating func copy(
    _ id: ID, metadata: JSONObject?, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ID {
    var copy = entries[id]
    copy.parent = id
    copy.metadata = metadata
    return try add(copy, at: place)
  }

  /// Adds a check to a schema that is in no other yet.
  mutating func addCheck(_ check: ZodSchema.Check, to id: ID) { entries[id].checks.append(check) }

  /// Replaces a schema's own metadata, as a registry's `add` does.
  mutating func register(_ metadata: JSONObject, for id: ID) { entries[id].metadata = metadata }

  /// Returns the schema that a copy was made of if a JSON Schema of the copy shows it; nil otherwise.
  ///
  /// An `id` is the original's alone, and the JSON Schema refers to it.
  func shownParent(of id: ID) -> ID? {
    guard let parent = entries[id].parent else { return nil }
    return metadata(of: parent)?["id"] != nil || shownParent(of: parent) != nil ? parent : nil
  }

  private mutating func add(
    _ entry: Entry, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ID {
    guard entries.count < ReadingLimits.schemas else {
      throw place.error("the JSON Schema has more than \(ReadingLimits.schemas) schemas")
    }
    entries.append(entry)
    return entries.count - 1
  }

  /// Returns the metadata of a schema with those that it inherits. An `id` is not inherited.
  func metadata(of id: ID) -> JSONObject? {
    var chain: [JSONObject] = []
    var next: ID? = id
    while let current = next {
      if let own = entries[current].metadata { chain.append(own) }
      next = entries[current].parent
    }
    var metadata = JSONObject()
    for own in chain.reversed() {
      metadata["id"] = nil
      for member in own.members { metadata[member.key] = member.value }
    }
    if entries[id].metadata == nil { metadata["id"] = nil }
    return metadata.isEmpty ? nil : metadata
  }
}
