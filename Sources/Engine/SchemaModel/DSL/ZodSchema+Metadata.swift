internal import JSPrimitives
public import SourceJSON

/// The methods that describe a schema and change no verdict.
extension ZodSchema {
  /// `.describe(text)`: the member `description` of the metadata.
  public func describe(_ description: String) -> ZodSchema {
    meta(["description": .string(JSText(description))])
  }

  /// `.meta({...})`: members of the metadata. Others that the schema has remain, except for `id`.
  public func meta(_ members: KeyValuePairs<String, JSONValue>) -> ZodSchema {
    var schema = self
    var metadata = inheritedMetadata ?? JSONObject()
    for (key, value) in members { metadata[key] = value }
    schema.metadata = metadata
    schema.parent = copied
    return schema
  }

  /// `.brand()`: the schema itself, since a brand is a type of TypeScript.
  public func brand(_ name: String = "") -> ZodSchema { self }

  /// The parent of a copy of this schema: the schema itself if a JSON Schema shows it.
  ///
  /// The copy of a schema with a label is another node around it, which has no parent.
  var copied: Parent? {
    guard label == nil, metadata?["id"] != nil || parent != nil else { return nil }
    return .schema(self)
  }

  /// The metadata of a copy of this schema: an `id` belongs to one schema alone.
  package var inheritedMetadata: JSONObject? {
    guard var metadata else { return nil }
    metadata["id"] = nil
    return metadata.isEmpty ? nil : metadata
  }
}
