internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

extension JSONSchemaReader {
  /// Returns a schema with `anyOf`, `oneOf` and `allOf`.
  ///
  /// They are intersected with a schema of `type`, `enum` or `const`, and take the place of any other.
  mutating func combined(
    _ base: ID, _ keywords: Keywords, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ID {
    let isExplicit =
      keywords.peek("type")?.isTruthy == true || keywords.peek("enum") != nil
      || keywords.peek("const") != nil
    // The keyword whose schema the next one replaces.
    var replaced: [JSText] = isExplicit ? [] : ["$ref", "not"]
    var result = base
    for (keyword, isExclusive) in [("anyOf", false), ("oneOf", true)] as [(JSText, Bool)] {
      guard let values = keywords.elements(keyword) else { continue }
      for former in replaced { keywords.drop(former) }
      if !isExplicit { replaced = [keyword] }
      guard !values.isEmpty || zod.semantics.allowsEmptyUnions else {
        throw place.typeError(keyword, needs: "an array with an element")
      }
      let options = try schemas(values, under: keyword, at: place)
      let union = try schemas.add(
        isExclusive ? .exclusiveUnion(options) : .union(options), at: place)
      result = isExplicit ? try schemas.add(.intersection(result, union), at: place) : union
    }
    guard let values = keywords.elements("allOf") else { return result }
    for former in replaced { keywords.drop(former) }
    var all: ID? = isExplicit ? result : nil
    for (index, value) in values.enumerated() {
      let next = try schema(value, at: place.child("allOf").child(index))
      all =
        try all.map { first throws(JSONSchemaReadingError) in
          try schemas.add(.intersection(first, next), at: place)
        } ?? next
    }
    guard let all else { return try schemas.add(.leaf(.any), at: place) }
    return all
  }
}
