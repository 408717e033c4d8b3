internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

extension JSONSchemaReader {
  /// Returns a schema with `anyOf`, `oneOf` and `allOf`.
  ///
  /// They are intersected with a schema of `type`, `enum` or `const`, and take the place of any other.
  mutating func combined(
    _ base: ID, _ keywords: JSONObject, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ID {
    let isExplicit =
      keywords["type"]?.isTruthy == true || keywords["enum"] != nil || keywords["const"] != nil
    var result = base
    for (keyword, isExclusive) in [("anyOf", false), ("oneOf", true)] as [(JSText, Bool)] {
      guard let values = keywords[keyword]?.elements else { continue }
      guard !values.isEmpty || zod.semantics.allowsEmptyUnions else {
        throw place.typeError(keyword, needs: "an array with an element")
      }
      let options = try schemas(values, under: keyword, at: place)
      let union = try schemas.add(
        isExclusive ? .exclusiveUnion(options) : .union(options), at: place)
      result = isExplicit ? try schemas.add(.intersection(result, union), at: place) : union
    }
    guard let values = keywords["allOf"]?.elements else { return result }
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
