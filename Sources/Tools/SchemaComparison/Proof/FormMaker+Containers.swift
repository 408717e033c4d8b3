internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Forms of containers and of intersections.
extension FormMaker {
  mutating func makeTuple(_ items: [ZodSchema], _ rest: ZodSchema?) -> ValueForm? {
    // An empty array shows if all of the last elements may be missing.
    var minimum = items.count
    for index in items.indices.reversed() {
      let tail = ZodSchema(.tuple(items: Array(items[index...]), rest: rest))
      guard let isAbsent = validators.accepts([], tail) else { return nil }
      // An element before one that is needed is needed, too.
      guard isAbsent else { break }
      minimum = index
    }
    return ValueForm(
      sets: [
        ValueSet(
          .arrays(
            ArraySet(
              items: items.map { Conjunction($0) }, rest: rest.map { Conjunction($0) } ?? .nothing,
              minimum: minimum, maximum: rest == nil ? items.count : .max)))
      ])
  }

  mutating func makeObject(_ shape: ZodSchema.Shape) -> ValueForm? {
    let rest: Conjunction =
      switch shape.unknownKeys {
      case .strip, .keep: .everything
      case .reject: .nothing
      case .catchall(let schema): Conjunction(schema)
      }
    var object = ObjectSet(rest: rest)
    for field in shape.fields {
      // The versions of Zod differ in this key.
      guard field.jsKey != "__proto__",
        let isAbsent = validators.acceptsAbsence(of: field)
      else { return nil }
      object.members[field.jsKey] = ObjectSet.Member(
        part: Conjunction(field.schema), mayBeAbsent: isAbsent)
    }
    return ValueForm(sets: [ValueSet(.objects(object))])
  }

  mutating func makeRecord(_ record: ZodSchema.Record, _ schema: ZodSchema) -> ValueForm? {
    func opaque() -> ValueForm {
      ValueForm(sets: [ValueSet(.objects(ObjectSet(rest: .everything)), [.schema(schema)])])
    }
    if let keys = record.key.listedTexts {
      guard !record.isLoose, !keys.contains("__proto__") else { return opaque() }
      var object = ObjectSet(rest: .nothing)
      for key in keys {
        var single = record
        single.key = ZodSchema(.literal([.string(key)]))
        guard let isAbsent = validators.accepts(.object([:]), ZodSchema(.record(single))) else {
          return nil
        }
        object.members[key] = ObjectSet.Member(
          part: Conjunction(record.value), mayBeAbsent: isAbsent)
      }
      return ValueForm(sets: [ValueSet(.objects(object))])
    }
    guard record.key.node == .string else { return opaque() }
    var object = ObjectSet(rest: Conjunction(record.value))
    guard !record.key.checks.isEmpty else { return ValueForm(sets: [ValueSet(.objects(object))]) }
    if record.isLoose {
      object.rest = .everything
      object.rules = [ObjectSet.Rule(key: record.key, value: record.value)]
    } else {
      object.names = [record.key]
    }
    return ValueForm(sets: [ValueSet(.objects(object))])
  }

  mutating func makeIntersection(
    _ left: ZodSchema, _ right: ZodSchema, _ schema: ZodSchema
  ) -> ValueForm? {
    let hasKeySchema = schema.contains { inner in
      if case .record(let record) = inner.node { record.key != ZodSchema(.string) } else { false }
    }
    guard !hasKeySchema, let sides = IntersectionSides(left, right, zod: validators.side.zod) else {
      return ValueForm.everything.adding(.schema(schema))
    }
    guard var form = form(of: Conjunction(schemas: [sides.left, sides.right])) else { return nil }
    if sides.rejectsOtherKeys {
      for index in form.sets.indices {
        guard case .objects(var object) = form.sets[index].kind else { continue }
        object.rest = .nothing
        form.sets[index].kind = .objects(object)
      }
    }
    return left.isMergeable && right.isMergeable ? form : form.adding(.schema(schema))
  }
}

extension ZodSchema {
  /// The strings that the schema of a record's keys lists; nil if it lists none.
  fileprivate var listedTexts: [JSText]? {
    guard checks.isEmpty, let values = listedValues else { return nil }
    let texts = values.compactMap { $0?.text }
    return texts.count == values.count ? texts : nil
  }
}
