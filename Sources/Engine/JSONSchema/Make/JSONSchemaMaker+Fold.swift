internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Intersections of plain objects, which become one object.
///
/// Objects merge if they have no members but `type`, `properties`, `required` and `additionalProperties`. An
/// intersection with one union becomes a union of such objects.
extension JSONSchemaMaker {
  /// An object that several others are merged into.
  struct ObjectMerge {
    let entry: Int
    let objects: [DraftObject]
  }

  /// Merges the sides of all intersections, the inner ones first.
  ///
  /// - Parameter count: The number of schemas that were visited.
  mutating func foldIntersections(ofFirst count: Int) throws(JSONSchemaError) {
    guard !intersections.isEmpty else { return }
    // A wrapper of an intersection has the same member.
    var carriers: [Int: [Int]] = [:]
    for entry in 0..<count {
      guard case .sides(let intersection, _)? = entries[entry].json["allOf"] else { continue }
      carriers[intersection, default: []].append(entry)
    }
    for intersection in intersections {
      for entry in carriers[intersection] ?? [] { try foldSides(of: entry) }
    }
  }

  private mutating func foldSides(of entry: Int) throws(JSONSchemaError) {
    let json = entries[entry].json
    guard case .sides(_, let sides)? = json["allOf"], sides.count > 1,
      !json.members.contains(where: { Self.foldable.contains($0.key) })
    else { return }
    var folding = ObjectFolding()
    let folded: DraftObject
    if let union = sides.first(where: { unionKeyword(of: $0) != nil }) {
      guard let branches = try branches(of: union, with: sides, &folding) else { return }
      folded = branches
    } else {
      guard let objects = foldableObjects(sides) else { return }
      folded = try merged(objects, &folding)
    }
    while let next = folding.open.popLast() {
      entries[next.entry].json = try merged(next.objects, &folding)
    }
    entries[entry].json["allOf"] = nil
    entries[entry].json.assign(folded)
  }

  /// Returns the branches of a union, each merged with the other sides; nil if one of them can't be merged.
  private mutating func branches(
    of union: Draft, with sides: [Draft], _ folding: inout ObjectFolding
  ) throws(JSONSchemaError) -> DraftObject? {
    guard let keyword = unionKeyword(of: union), let json = members(of: union),
      json.members.count == 1, let branches = json[keyword].map({ elements(of: $0) })
    else { return nil }
    let rest = sides.filter { !$0.isSame(union) }
    var all: [[DraftObject]] = []
    for branch in branches {
      guard let objects = foldableObjects(rest + [branch]) else { return nil }
      all.append(objects)
    }
    var folded: [Draft] = []
    for objects in all { folded.append(try merge(objects, &folding)) }
    return DraftObject(distinct: [(keyword, .list(folded))])
  }

  /// Returns the keyword of a JSON Schema with branches; nil for another one.
  private func unionKeyword(of draft: Draft) -> JSText? {
    guard let json = members(of: draft) else { return nil }
    return (["oneOf", "anyOf"] as [JSText]).first { key in
      switch json[key] {
      case .list?, .json(.array)?: true
      default: false
      }
    }
  }

  /// Returns the members of JSON Schemas if all of them are plain objects; nil otherwise.
  private func foldableObjects(_ drafts: [Draft]) -> [DraftObject]? {
    var objects: [DraftObject] = []
    for draft in drafts {
      guard let json = members(of: draft), json.json("type") == "object",
        json.members.allSatisfy({ Self.foldable.contains($0.key) })
      else { return nil }
      objects.append(json)
    }
    return objects
  }

  /// Returns a JSON Schema that objects will be merged into.
  private mutating func merge(
    _ objects: [DraftObject], _ folding: inout ObjectFolding
  ) throws(JSONSchemaError) -> Draft {
    let draft = try made(DraftObject())
    folding.open.append(ObjectMerge(entry: entries.count - 1, objects: objects))
    return draft
  }

  /// Returns one object with the members of several.
  private mutating func merged(
    _ objects: [DraftObject], _ folding: inout ObjectFolding
  ) throws(JSONSchemaError) -> DraftObject {
    let parts = try parts(of: objects)
    var properties: [(key: JSText, value: Draft)] = []
    for (key, drafts) in parts.properties {
      properties.append((key, try both(drafts, &folding)))
    }
    var json = DraftObject()
    json.set("type", "object")
    json["properties"] = .object(DraftObject(distinct: properties))
    if !parts.required.isEmpty { json.set("required", .array(parts.required)) }
    if parts.isClosed {
      json.set("additionalProperties", false)
    } else if parts.further.count == 1 {
      json["additionalProperties"] = parts.further[0]
    } else if parts.further.count > 1 {
      json["additionalProperties"] = Self.allOf(parts.further)
    }
    return json
  }

  /// Returns the JSON Schema of a property that several objects describe.
  private mutating func both(
    _ parts: [Draft], _ folding: inout ObjectFolding
  ) throws(JSONSchemaError) -> Draft {
    if parts.count == 1 { return parts[0] }
    guard let objects = foldableObjects(parts) else { return Self.allOf(parts) }
    let ids = parts.map { if case .schema(let entry) = $0 { entry } else { -1 } }
    guard !ids.contains(-1) else { return try merge(objects, &folding) }
    if let known = folding.known[ids] { return known }
    let draft = try merge(objects, &folding)
    folding.known[ids] = draft
    return draft
  }

  private static func allOf(_ parts: [Draft]) -> Draft {
    .object(DraftObject(distinct: [("allOf", .list(parts))]))
  }

  private static let foldable: Set<JSText> = [
    "type", "properties", "required", "additionalProperties",
  ]
}

/// The objects that are being merged for one intersection.
struct ObjectFolding {
  /// The objects that are not merged yet.
  var open: [JSONSchemaMaker.ObjectMerge] = []
  /// The merged objects by the numbers of their parts.
  var known: [[Int]: Draft] = [:]
}

extension Draft {
  /// Returns whether two drafts are one object of JavaScript.
  fileprivate func isSame(_ other: Draft) -> Bool {
    guard case .schema(let left) = self, case .schema(let right) = other else { return false }
    return left == right
  }
}
