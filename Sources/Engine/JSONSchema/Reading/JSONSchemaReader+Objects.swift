internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

extension JSONSchemaReader {
  /// The declared fields of an object.
  typealias Fields = [(key: JSText, schema: ID)]

  /// Returns the schema of the type `object` up to 4.4.3.
  mutating func object(
    _ keywords: Keywords, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ID {
    let fields = try fields(keywords, at: place)
    if let names = keywords.value("propertyNames", if: \.isTruthy) {
      return try namedObject(fields, names: names, keywords, at: place)
    }
    if let patterns = keywords.value("patternProperties", if: \.isTruthy) {
      return try patternedObject(fields, patterns, at: place).schema
    }
    let additional = keywords["additionalProperties"]
    if let additional, additional.isObjectByType {
      let catchall = try schema(additional, at: place.child("additionalProperties"))
      return try schemas.add(.object(fields, .catchall(catchall)), at: place)
    }
    return try schemas.add(.object(fields, additional == false ? .reject : .keep), at: place)
  }

  /// Returns an object with a schema of its keys, which up to 4.4.3 is a record.
  private mutating func namedObject(
    _ fields: Fields, names: JSONValue, _ keywords: Keywords, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ID {
    let key = try schema(names, at: place.child("propertyNames"))
    var additional: JSONValue = true
    if let given = keywords.value("additionalProperties", if: { $0.asObject != nil }) {
      additional = given
    }
    let value = try schema(additional, at: place.child("additionalProperties"))
    guard !fields.isEmpty else {
      return try schemas.add(.record(key: key, value: value, isLoose: false), at: place)
    }
    let object = try schemas.add(.object(fields, .keep), at: place)
    let record = try schemas.add(.record(key: key, value: value, isLoose: true), at: place)
    return try schemas.add(.intersection(object, record), at: place)
  }

  /// Returns the declared fields, optional unless `required` names them.
  mutating func fields(
    _ keywords: Keywords, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> Fields {
    let members = try Self.members(of: "properties", keywords, at: place)
    let required = try Self.required(keywords["required"], at: place)
    let properties = place.child("properties")
    var fields: Fields = []
    for member in members {
      var field = try schema(member.value, at: properties.child(member.key))
      if !required.contains(member.key) { field = try schemas.add(.optional(field), at: place) }
      // JavaScript's assignment to this key sets the prototype, and Zod finds no such field.
      if member.key == "__proto__", !rules.keepsPrototypeKeys { continue }
      fields.append((member.key, field))
    }
    let missing = required.subtracting(members.map(\.key))
    if !missing.isEmpty {
      let names = missing.map { "\"\($0)\"" }.sorted().joined(separator: ", ")
      keywords.ignore(partOf: "required", "\(names): not in \"properties\"")
    }
    return fields
  }

  /// Returns an intersection of the fields and of a loose record for each pattern of keys, and the patterns.
  mutating func patternedObject(
    _ fields: Fields, _ value: JSONValue, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> (schema: ID, patterns: [JSText]) {
    let members = try Self.members(of: "patternProperties", value, at: place)
    let inner = place.child("patternProperties")
    var records: [ID] = []
    for member in members {
      let value = try schema(member.value, at: inner.child(member.key))
      let pattern = try self.pattern(member.key, at: inner.child(member.key))
      let key = try schemas.add(
        .leaf(.string), checks: [ZodSchema.Check(.format(.regex(pattern)))], at: place)
      records.append(try schemas.add(.record(key: key, value: value, isLoose: true), at: place))
    }
    let patterns = members.map(\.key)
    if fields.isEmpty, let first = records.first {
      return (try intersection(of: records.dropFirst(), with: first, at: place), patterns)
    }
    let object = try schemas.add(.object(fields, .keep), at: place)
    return (try intersection(of: records[...], with: object, at: place), patterns)
  }

  private mutating func intersection(
    of others: ArraySlice<ID>, with first: ID, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ID {
    var result = first
    for other in others { result = try schemas.add(.intersection(result, other), at: place) }
    return result
  }

  /// Returns the members that `Object.entries` finds in a keyword's value.
  private static func members(
    of keyword: JSText, _ keywords: Keywords, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> [JSONObject.Member] {
    guard let value = keywords[keyword], value.isTruthy else { return [] }
    return try members(of: keyword, value, at: place)
  }

  private static func members(
    of keyword: JSText, _ value: JSONValue, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> [JSONObject.Member] {
    if value.text != nil { throw place.typeError(keyword, needs: "an object") }
    return value.asObject?.members ?? []
  }

  /// Returns the names in `required`. Those of a text are its characters, as an iteration finds them.
  private static func required(
    _ value: JSONValue?, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> Set<JSText> {
    guard let value, value.isTruthy else { return [] }
    if let elements = value.elements { return Set(elements.compactMap(\.text)) }
    guard let text = value.text else { throw place.typeError("required", needs: "an array") }
    return Set(text.string.unicodeScalars.map { JSText(String($0)) })
  }
}
