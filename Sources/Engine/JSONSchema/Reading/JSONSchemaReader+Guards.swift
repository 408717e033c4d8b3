internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Objects from 4.5 on: functions look at the keys that no schema of Zod describes.
extension JSONSchemaReader {
  /// Returns the schema of the type `object` from 4.5 on.
  mutating func guardedObject(
    _ keywords: Keywords, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ID {
    let object = try openObject(keywords, at: place)
    guard let names = keywords["propertyNames"], names != true else { return object }
    let inner = place.child("propertyNames")
    if names == .null { throw inner.error("propertyNames must be a JSON Schema") }
    var source = names
    if let constraints = names.asObject, constraints["type"] == nil {
      source = .object(JSONObject([(key: "type", value: "string")] + constraints.members))
    }
    let keys = try schema(source, at: inner)
    return try schemas.add(.guarded(object: object, keys: keys, source: source), at: place)
  }

  /// Returns the schema without that of the keys.
  private mutating func openObject(
    _ keywords: Keywords, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ID {
    let additional = keywords.peek("additionalProperties")
    var catchall: ID?
    if let additional, additional.isObjectByType {
      catchall = try schema(additional, at: place.child("additionalProperties"))
    }
    let fields = try fields(keywords, at: place)
    if let patterns = keywords.value("patternProperties", if: \.isTruthy) {
      let (object, sources) = try patternedObject(fields, patterns, at: place)
      if additional == false {
        keywords.use("additionalProperties")
        let function = try KeyFunctions.unrecognizedKeys(
          declared: fields.map(\.key), patterns: sources, at: place)
        schemas.addCheck(ZodSchema.Check(.function(function)), to: object)
      }
      return object
    }
    keywords.use("additionalProperties")
    if let catchall { return try schemas.add(.object(fields, .catchall(catchall)), at: place) }
    return try schemas.add(.object(fields, additional == false ? .reject : .keep), at: place)
  }
}
