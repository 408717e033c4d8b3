internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

extension JSONSchemaReader {
  /// Returns the schema of the type `array`: a tuple if positions have schemas.
  mutating func array(
    _ keywords: Keywords, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ID {
    let items = keywords.peek("items")
    if let positions = keywords.elements("prefixItems") {
      let rest: JSText? = items?.elements == nil ? "items" : nil
      return try tuple(positions, of: "prefixItems", rest: rest, keywords, at: place)
    }
    if let positions = keywords.elements("items") {
      return try tuple(positions, of: "items", rest: "additionalItems", keywords, at: place)
    }
    guard let items = keywords["items"] else {
      let element = try schemas.add(.leaf(.any), at: place)
      return try schemas.add(.array(element), at: place)
    }
    let element = try schema(items, at: place.child("items"))
    let checks = try lengthChecks("minItems", "maxItems", keywords, at: place)
    return try schemas.add(.array(element), checks: checks, at: place)
  }

  /// Returns a tuple. From 4.6.7 on, positions from `minItems` on are optional.
  private mutating func tuple(
    _ positions: [JSONValue], of keyword: JSText, rest: JSText?, _ keywords: Keywords,
    at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ID {
    var items = try schemas(positions, under: keyword, at: place)
    if rules.opensTuples {
      let least = keywords.number("minItems") ?? 0
      for index in items.indices where Double(index) >= least {
        items[index] = try schemas.add(.optional(items[index]), at: place)
      }
    }
    let further = try rest.flatMap { keyword throws(JSONSchemaReadingError) in
      try self.rest(keyword, keywords, at: place.child(keyword))
    }
    let checks = try lengthChecks("minItems", "maxItems", keywords, at: place)
    return try schemas.add(.tuple(items, rest: further), checks: checks, at: place)
  }

  /// Returns the schema of further elements; nil if there are none.
  ///
  /// Until 4.4.3 only an object allows further elements. Since 4.6.7 only `false` forbids them.
  private mutating func rest(
    _ keyword: JSText, _ keywords: Keywords, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ID? {
    if rules.opensTuples {
      let value = keywords[keyword]
      if value == false { return nil }
      return try schema(value ?? true, at: place)
    }
    guard let value = keywords.value(keyword, if: { $0.asObject != nil || $0 == false }),
      value != false
    else { return nil }
    return try schema(value, at: place)
  }
}
