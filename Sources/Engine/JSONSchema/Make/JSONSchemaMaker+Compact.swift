internal import JSPrimitives
internal import SourceJSON

extension JSONSchemaMaker {
  /// Replaces each union of mere types with a list of types, the inner ones first.
  mutating func compactTypes() {
    var isDone = [Bool](repeating: false, count: entries.count)
    for start in entries.indices {
      var open = [start]
      while let entry = open.last {
        guard !isDone[entry] else {
          open.removeLast()
          continue
        }
        let waiting = options(of: entry).compactMap { option in
          if case .schema(let inside) = option, !isDone[inside] { inside } else { nil }
        }
        if let next = waiting.first(where: { !open.contains($0) }) {
          open.append(next)
        } else {
          compact(entry)
          isDone[entry] = true
          open.removeLast()
        }
      }
    }
  }

  private func options(of entry: Int) -> [Draft] {
    entries[entry].json["anyOf"].map { elements(of: $0) } ?? []
  }

  private mutating func compact(_ entry: Int) {
    let options = options(of: entry)
    if let type = entries[entry].json["type"], !type.isUndefined { return }
    guard !options.isEmpty, let types = types(of: options) else { return }
    entries[entry].json["anyOf"] = nil
    entries[entry].json["type"] = nil
    entries[entry].json.set("type", Self.member(types))
  }

  private static func member(_ types: [JSONValue]) -> JSONValue {
    types.count == 1 ? types[0] : .array(types)
  }

  /// Returns the names of types, each once, if the options are nothing but types.
  private func types(of options: [Draft]) -> [JSONValue]? {
    var types: [JSONValue] = []
    for option in options {
      guard let names = typesAlone(option) else { return nil }
      for name in names where !types.contains(name) { types.append(name) }
    }
    return types
  }

  private func typesAlone(_ option: Draft) -> [JSONValue]? {
    let members: [JSONObject.Member]
    switch option {
    case .schema(let entry):
      let shown = entries[entry].shown.members
      guard shown.count == 1, shown[0].key == "type", case .json(let type) = shown[0].value else {
        return nil
      }
      members = [("type", type)]
    case .json(.object(let object)): members = object.members
    case .json, .undefined, .unwritable, .list, .sides, .object: return nil
    }
    guard members.count == 1 else { return nil }
    let names: [JSONValue]
    switch (members[0].key, members[0].value) {
    case ("type", .string): return [members[0].value]
    case ("type", .array(let elements)): names = elements
    // A union in the metadata.
    case ("anyOf", .array(let elements)) where !elements.isEmpty:
      return types(of: elements.map { .json($0) })
    default: return nil
    }
    return names.allSatisfy { $0.text != nil } ? names : nil
  }
}

extension Draft {
  fileprivate var isUndefined: Bool {
    if case .undefined = self { true } else { false }
  }
}
