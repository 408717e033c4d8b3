internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Values from 4.6.7 on: functions look at what no schema of Zod describes.
extension JSONSchemaReader {
  /// Returns the schema of the type `object` with a guard of its keys and their number.
  mutating func guardedObject(
    _ keywords: Keywords, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ID {
    let object = try openObject(keywords, at: place)
    var valueGuard = ValueGuard(keywords: JSONObject(), isOfArray: false)
    if let names = keywords["propertyNames"], names != true {
      let inner = place.child("propertyNames")
      if names == .null { throw inner.error("propertyNames must be a JSON Schema") }
      var source = names
      if let constraints = names.asObject, constraints["type"] == nil {
        source = .object(JSONObject([(key: "type", value: "string")] + constraints.members))
      }
      valueGuard.inner = try schema(source, at: inner)
      valueGuard.keywords["propertyNames"] = source
    }
    valueGuard.properties.minimum = number("minProperties", keywords, &valueGuard)
    valueGuard.properties.maximum = number("maxProperties", keywords, &valueGuard)
    return try guarded(object, valueGuard, at: place)
  }

  /// Returns the schema of an array with a guard of its elements.
  mutating func guardedArray(
    _ array: ID, _ keywords: Keywords, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ID {
    var valueGuard = ValueGuard(keywords: JSONObject(), isOfArray: true)
    valueGuard.isUnique = keywords.value("uniqueItems") { $0 == true } != nil
    if valueGuard.isUnique { valueGuard.keywords["uniqueItems"] = true }
    if let contains = keywords["contains"] {
      valueGuard.inner = try schema(contains, at: place.child("contains"))
      valueGuard.keywords["contains"] = contains
      valueGuard.matches.minimum = number("minContains", keywords, &valueGuard)
      valueGuard.matches.maximum = number("maxContains", keywords, &valueGuard)
    }
    return try guarded(array, valueGuard, at: place)
  }

  private func number(
    _ keyword: JSText, _ keywords: Keywords, _ valueGuard: inout ValueGuard
  ) -> Double? {
    guard let number = keywords.number(keyword) else { return nil }
    valueGuard.keywords[keyword] = .number(number)
    return number
  }

  private mutating func guarded(
    _ schema: ID, _ valueGuard: ValueGuard, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ID {
    if valueGuard.keywords.isEmpty { return schema }
    return try schemas.add(.guarded(schema, valueGuard), at: place)
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
