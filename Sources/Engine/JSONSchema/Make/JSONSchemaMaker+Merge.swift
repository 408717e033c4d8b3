internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

extension JSONSchemaMaker {
  /// A schema into which others are merged.
  private struct MergeFrame {
    let entry: Int
    let own: DraftObject
    var step = 0
  }

  /// Merges the JSON of wrapped schemas and parents, the last one that was met first.
  mutating func merge() throws(JSONSchemaError) {
    for entry in entries.indices.reversed() {
      var frames: [MergeFrame] = []
      open(entry, &frames)
      while let frame = frames.last {
        let top = frames.count - 1
        frames[top].step += 1
        let (index, parent) = (frame.entry, entries[frame.entry].parent)
        switch (frame.step, entries[index].merged) {
        case (0, let merged?): open(merged, &frames)
        case (1, let merged?): try merge(merged, into: index, own: frame.own)
        case (2, let merged) where parent != nil && parent != merged:
          if let parent { open(parent, &frames) }
        case (3, let merged) where parent != nil && parent != merged:
          if let parent { try refer(index, to: parent) }
        case (0...3, _): break
        default:
          frames.removeLast()
          try override(index)
        }
      }
    }
  }

  private mutating func open(_ entry: Int, _ frames: inout [MergeFrame]) {
    guard !entries[entry].isMerged else { return }
    entries[entry].isMerged = true
    frames.append(MergeFrame(entry: entry, own: entries[entry].json))
  }

  /// Adds the members of a schema that another one wraps or was copied from. The own members keep their places.
  private mutating func merge(
    _ merged: Int, into entry: Int, own: DraftObject
  ) throws(JSONSchemaError) {
    let shown = entries[merged].shown
    var json = own
    if let reference = shown["$ref"], case .json(let text) = reference, text != .null, text != "",
      !dialect.merges
    {
      let all = json["allOf"].map { elements(of: $0) } ?? []
      json["allOf"] = .list(all + [.schema(merged)])
    } else {
      for member in shown.members where json[member.key] == nil { json[member.key] = member.value }
    }
    guard rules.copies == .all else {
      entries[entry].json = json
      return
    }
    if entries[entry].parent == merged {
      for member in json.members where !Self.isReference(member.key) && own[member.key] == nil {
        json[member.key] = nil
      }
    }
    entries[entry].json = json
    try removeCommon(with: merged, from: entry)
  }

  /// Gives a wrapper the reference of the schema that it was copied from.
  private mutating func refer(_ entry: Int, to parent: Int) throws(JSONSchemaError) {
    guard let reference = entries[parent].shown["$ref"] else { return }
    entries[entry].json["$ref"] = reference
    try removeCommon(with: parent, from: entry)
  }

  /// Removes the members that a definition has with the same JSON text.
  private mutating func removeCommon(
    with definition: Int, from entry: Int
  ) throws(JSONSchemaError) {
    guard entries[definition].reference != nil else { return }
    for member in entries[entry].json.members where !Self.isReference(member.key) {
      guard let defined = entries[definition].json[member.key],
        try isSame(member.value, defined)
      else { continue }
      entries[entry].json[member.key] = nil
    }
  }

  private static func isReference(_ key: JSText) -> Bool { key == "$ref" || key == "allOf" }

  private func isSame(_ left: Draft, _ right: Draft) throws(JSONSchemaError) -> Bool {
    if case .schema(let left) = left, case .schema(let right) = right, left == right { return true }
    var writer = DraftWriter(entries: entries, bigintMessage: DraftWriter.unserializable)
    guard let left = try writer.value(of: left), let right = try writer.value(of: right) else {
      return false
    }
    return Self.areIdentical(left, right)
  }

  /// Lets a handler change the JSON Schema of a schema.
  private mutating func override(_ entry: Int) throws(JSONSchemaError) {
    guard let override = handlers.override else { return }
    if rules.copies == .describing, entries[entry].isParent { return }
    var writer = DraftWriter(entries: entries)
    let before = try writer.object(of: entries[entry].json)
    var after = before
    override(
      &after,
      JSONSchemaPlace(schema: graph.schema(entries[entry].source), path: entries[entry].path)
    )
    var json = DraftObject()
    for member in after.members {
      // A member that stays as it was may still change with the schemas inside.
      let isKept = before[member.key].map { Self.areIdentical($0, member.value) } ?? false
      json[member.key] =
        isKept ? entries[entry].json[member.key] : .json(member.value)
    }
    entries[entry].json = json
  }

  private static func areIdentical(_ left: JSONValue, _ right: JSONValue) -> Bool {
    JSONWriter.string(of: left) == JSONWriter.string(of: right)
  }
}
