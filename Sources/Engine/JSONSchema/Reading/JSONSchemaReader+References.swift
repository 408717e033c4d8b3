internal import JSPrimitives
internal import SourceJSON

extension JSONSchemaReader {
  /// Returns the schema of `$ref`, which is read once for each text.
  mutating func reference(
    _ value: JSONValue, _ keywords: Keywords, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ID {
    guard let reference = value.text else { throw place.typeError("$ref", needs: "a text") }
    if Self.segments(of: reference).count > 2 {
      keywords.ignore(partOf: "$ref", "all of \"\(reference)\" after the definition")
    }
    if let known = references[reference] { return known }
    if pending.contains(reference) { return try schemas.add(.lazy(reference), at: place) }
    pending.insert(reference)
    let target = try target(of: reference, at: place.child("$ref"))
    let id = try schema(target, at: SchemaPlace(pointer: reference.string))
    references[reference] = id
    pending.remove(reference)
    return id
  }

  /// Returns the JSON Schema that a reference names: the root or a definition.
  private func target(
    of reference: JSText, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> JSONValue {
    guard reference.bytes.first == UInt8(ascii: "#") else {
      throw place.error(
        "External $ref is not supported, only local refs (#/...) are allowed")
    }
    let segments = Self.segments(of: reference)
    guard let first = segments.first else { return root }
    let list: JSText = target == .draft202012 ? "$defs" : "definitions"
    guard first == list, segments.count > 1,
      let definition = definition(
        rules.decodesReferences ? Self.decoded(segments[1]) : segments[1]),
      definition.isTruthy
    else { throw place.error("Reference not found: \(reference)") }
    return definition
  }

  private static func segments(of reference: JSText) -> [JSText] {
    reference.bytes.dropFirst().split(separator: UInt8(ascii: "/")).map { JSText(wtf8: Array($0)) }
  }

  private func definition(_ name: JSText) -> JSONValue? {
    if let own = definitions.asObject?[name] { return own }
    // What every object of JavaScript inherits is a JSON Schema without keywords.
    return ObjectPrototype.names.contains(name) ? .object(JSONObject()) : JSONValue?.none
  }

  /// Returns a segment of a JSON Pointer without escapes.
  private static func decoded(_ segment: JSText) -> JSText {
    let slashed = replacing(UInt8(ascii: "1"), in: segment.bytes, with: UInt8(ascii: "/"))
    return JSText(wtf8: replacing(UInt8(ascii: "0"), in: slashed, with: UInt8(ascii: "~")))
  }

  /// Returns bytes in which a tilde and a digit are one other byte.
  private static func replacing(_ digit: UInt8, in bytes: [UInt8], with byte: UInt8) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let isEscape =
        bytes[index] == UInt8(ascii: "~") && index + 1 < bytes.count && bytes[index + 1] == digit
      result.append(isEscape ? byte : bytes[index])
      index += isEscape ? 2 : 1
    }
    return result
  }
}
