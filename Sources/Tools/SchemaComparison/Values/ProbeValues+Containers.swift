internal import JSPrimitives
internal import PayloadGeneration
internal import SchemaModel
internal import SourceJSON

/// Objects, records, tuples and arrays with keys and elements too many, too few and wrong.
extension ProbeValues {
  /// Adds the example with undeclared keys: one, several, beside others, and beside a value of a wrong type.
  mutating func addUnknownKeys() {
    let object = node.example?.object ?? JSONObject()
    for base in [object, JSONObject()] {
      for keys in BoundaryValues.furtherKeySets {
        var more = base
        for key in keys { more[key] = 1 }
        add(.object(more))
        for member in base.members {
          var wrong = more
          wrong[member.key] = BoundaryValues.misfit
          add(.object(wrong))
        }
      }
    }
    for key in BoundaryValues.furtherKeys {
      add(.object(JSONObject([(key, BoundaryValues.misfit)])))
    }
  }

  mutating func addObjects(_ shape: ZodSchema.Shape) {
    let object = node.example?.object ?? JSONObject()
    addUnknownKeys()
    for field in shape.fields {
      for value in [nil, BoundaryValues.misfit, .null, "", 1, "a"] as [JSONValue?] {
        var changed = object
        changed[field.jsKey] = value
        add(.object(changed))
      }
      // Only this key is absent: it shows at an object that needs nothing else.
      if shape.fields.count > 1 {
        add(.object(JSONObject(object.members.filter { $0.key == field.jsKey })))
      }
    }
    guard object.members.count <= Self.maximumPairing else { return }
    // Two refinements, or a refinement and an unknown key, can need two wrong values.
    for first in object.members {
      var changed = object
      changed[first.key] = nil
      changed[BoundaryValues.unknownKey] = 1
      add(.object(changed))
    }
  }

  /// The most members of which each is combined with an unknown key.
  private static let maximumPairing = 64

  mutating func addRecords(_ record: ZodSchema.Record) {
    addUnknownKeys()
    let value = node.example?.object?.members.first?.value ?? 1
    var all = JSONObject()
    for key in record.key.reachableKeys {
      all[key] = value
      add(.object(JSONObject([(key, value)])))
      add(.object(JSONObject([(key, BoundaryValues.misfit)])))
    }
    add(.object(all))
    for key in all.members.map(\.key) {
      var fewer = all
      fewer[key] = nil
      add(.object(fewer))
    }
    for keys in BoundaryValues.furtherKeySets {
      var more = all
      for key in keys { more[key] = value }
      add(.object(more))
    }
    add(["a1": value, "b1": value, "c1": value])
    add(["constructor": value])
    add(["1": value, "A": value, "a b": value, "": value])
  }

  mutating func addDiscriminators(_ key: JSText) {
    let object = node.example?.object ?? JSONObject()
    for value in [nil, "none", 0, .null, BoundaryValues.misfit] as [JSONValue?] {
      var changed = object
      changed[key] = value
      add(.object(changed))
    }
    add([:])
  }

  /// Adds tuples of each length up to two more than the items, with fitting and with wrong elements.
  mutating func addTuples(_ items: [ZodSchema], hasRest: Bool) {
    guard items.count <= Self.maximumTuple else { return }
    let example = node.example?.elements ?? []
    let fitting = items.indices.map { $0 < example.count ? example[$0] : "a" }
    let extended = fitting + ["a", BoundaryValues.misfit]
    for count in 0...extended.count {
      add(.array(Array(extended.prefix(count))))
      for index in 0..<min(count, items.count) {
        var wrong = Array(extended.prefix(count))
        wrong[index] = BoundaryValues.misfit
        add(.array(wrong))
      }
    }
    add(.array(Array(repeating: BoundaryValues.misfit, count: items.count + 2)))
    add(.array(Array(repeating: .null, count: items.count + 1)))
  }

  private static let maximumTuple = 32

  /// Adds arrays around a length, of fitting and of wrong elements.
  mutating func addLists(beyond length: Int) {
    guard length <= Self.maximumList, node.example?.text == nil else { return }
    let element = node.example?.elements?.first ?? "a"
    for count in [0, max(length - 1, 0), length, length + 1] {
      add(.array(Array(repeating: element, count: count)))
      if count > 0 {
        add(.array([BoundaryValues.misfit] + Array(repeating: element, count: count - 1)))
      }
    }
  }

  private static let maximumList = 1000
}
