internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Arrays, tuples, records and objects.
extension ValueSampler {
  mutating func array(_ schema: PreparedSchema) throws(GenerationError) -> JSONValue {
    var (minimum, maximum) = (0, Int.max)
    for check in schema.checks {
      switch check.kind {
      case .minLength(let length): minimum = max(minimum, length)
      case .maxLength(let length): maximum = min(maximum, length)
      case .lengthEquals(let length):
        minimum = max(minimum, length)
        maximum = min(maximum, length)
      default: break
      }
    }
    guard minimum <= maximum else {
      throw GenerationError(path: schema.path, reason: "no length lies within the bounds")
    }
    let count = minimum + random.number(below: min(maximum - minimum, 3) + 1)
    var elements: [JSONValue] = []
    for index in 0..<count {
      do throws(GenerationError) {
        elements.append(try value(schema.inner))
      } catch {
        if index < minimum { throw error }
        break
      }
    }
    return .array(elements)
  }

  mutating func tuple(
    _ items: [PreparedSchema], _ rest: PreparedSchema?
  ) throws(GenerationError) -> JSONValue {
    let needed = (items.lastIndex { !$0.acceptsAbsent } ?? -1) + 1
    let count = random.isOne(in: 2) ? items.count : random.number(in: needed...items.count)
    var elements: [JSONValue] = []
    for item in items.prefix(count) { elements.append(try value(item)) }
    guard let rest, count == items.count else { return .array(elements) }
    for _ in 0..<random.number(below: 3) {
      guard let element = try? value(rest) else { break }
      elements.append(element)
    }
    return .array(elements)
  }

  mutating func record(_ schema: PreparedSchema) throws(GenerationError) -> JSONValue {
    guard case .record(let node) = schema.node else { return [:] }
    let (key, element) = (schema.inner, schema.children[1])
    var record = JSONObject()
    if let keys = schema.keys, !node.isPartial {
      for constant in keys {
        guard let name = constant.json?.asKey else {
          continue
        }
        if element.acceptsAbsent, random.isOne(in: 3) { continue }
        record[name] = try value(element)
      }
      return .object(record)
    }
    for _ in 0..<random.number(below: 4) {
      guard let value = try? value(element), let name = try? self.key(key) else { break }
      record[name] = value
    }
    return .object(record)
  }

  /// Returns a key of a record, as text.
  private mutating func key(_ schema: PreparedSchema) throws(GenerationError) -> JSText? {
    if case .string = schema.node, schema.checks.isEmpty {
      return random.choose(Vocabulary.words).map { JSText($0) }
    }
    let value = try value(schema)
    return value.asKey
  }

  /// Returns a value of both schemas: the members of two objects, or else a value of either.
  mutating func intersection(
    _ schema: PreparedSchema, attempt: Int, _ transforms: [KnownTransform]
  ) throws(GenerationError) -> JSONValue {
    let (left, right) = (schema.inner, schema.children[1])
    let isTurned = attempt % 3 == 2
    let first = try value(isTurned ? right : left, transforms: transforms)
    guard case .object(var object) = first, attempt % 3 != 1,
      case .object(let others) = try value(isTurned ? left : right, transforms: transforms)
    else { return attempt % 3 == 1 ? try value(right, transforms: transforms) : first }
    for member in others.members { object[member.key] = member.value }
    return .object(object)
  }

  mutating func object(
    _ schema: PreparedSchema, _ unknownKeys: ZodSchema.Shape.UnknownKeys
  ) throws(GenerationError) -> JSONValue {
    let fields = schema.fields
    var members: [JSONObject.Member] = []
    members.reserveCapacity(fields.count)
    // Forms mostly send everything or only what they must.
    let leavesOut = 1 + random.number(below: 4)
    for field in fields {
      if field.mayBeAbsent, random.number(below: 5) < leavesOut { continue }
      do throws(GenerationError) {
        members.append((field.key, try value(field.schema)))
      } catch {
        guard field.mayBeAbsent else { throw error }
      }
    }
    var object = JSONObject(members)
    for check in schema.checks {
      try set(check.properties, &object, of: schema)
      try satisfy(check.condition, &object, of: schema)
      guard let predicate = check.predicate else { continue }
      try satisfy(predicate, check, &object, of: schema)
      if !isPlain, random.isOne(in: 4) { setBoundary(of: predicate, &object, fields) }
    }
    let keys = BoundaryValues.undeclaredKeys.filter { key in !fields.contains { $0.key == key } }
    if case .catchall = unknownKeys {
      if random.isOne(in: 2), let rest = schema.rest, let key = random.choose(keys),
        let value = try? value(rest)
      {
        object[key] = value
      }
    } else if unknownKeys != .reject, !isPlain, random.isOne(in: 8), let key = random.choose(keys) {
      object[key] = .string(JSText(RealisticText.words(&random)))
    }
    return .object(object)
  }

  /// Returns an object with members that have separate schemas.
  mutating func object(of properties: [PreparedField]) throws(GenerationError) -> JSONValue {
    var object = JSONObject()
    for property in properties {
      if property.mayBeAbsent, random.isOne(in: 3) { continue }
      object[property.key] = try value(property.schema)
    }
    return .object(object)
  }

  /// Sets members that have separate schemas, if the object's schema lets them through.
  private mutating func set(
    _ properties: [PreparedField], _ object: inout JSONObject, of schema: PreparedSchema
  ) throws(GenerationError) {
    for property in properties {
      if let member = object[property.key], property.schema.verdicts.accepts(member) { continue }
      if object[property.key] == nil, property.mayBeAbsent { continue }
      let field = schema.fields.first { $0.key == property.key }
      for _ in 0..<20 {
        let member = try value(property.schema)
        guard field.map({ $0.schema.verdicts.accepts(member) }) ?? true else { continue }
        object[property.key] = member
        break
      }
    }
  }

  /// Changes an object so that a condition is likely to hold.
  private mutating func satisfy(
    _ condition: ZodSchema.WrittenCondition?, _ object: inout JSONObject, of schema: PreparedSchema
  ) throws(GenerationError) {
    switch condition {
    case .expression(let expression): settle(expression, true, &object, of: schema)
    case .hasAnyField: try addField(to: &object, schema.fields)
    case .notBlank, .emptyOrNotBlank, nil: break
    }
  }

  /// Adds a declared field to an object that has none.
  private mutating func addField(
    to object: inout JSONObject, _ fields: [PreparedField]
  ) throws(GenerationError) {
    guard object.isEmpty, let field = random.choose(fields) else { return }
    object[field.key] = try value(field.schema)
  }

  /// Changes an object so that a predicate is likely to hold.
  private mutating func satisfy(
    _ predicate: KnownPredicate, _ check: PreparedCheck, _ object: inout JSONObject,
    of schema: PreparedSchema
  ) throws(GenerationError) {
    let (keys, fields) = (predicate.keys, schema.fields)
    switch predicate {
    case .httpURL, .emptyOrRelativePath, .truthy, .alwaysPass, .alwaysFail: break
    case .passwordsMatch:
      if fields.contains(where: { $0.key == keys[1] }) { object[keys[1]] = object[keys[0]] }
    case .endNotBeforeStart, .deadlineNotBeforeOffer:
      if let earlier = object[keys[0]]?.text, let later = object[keys[1]]?.text,
        later.bytes.lexicographicallyPrecedes(earlier.bytes)
      {
        object[keys[0]] = .string(later)
        object[keys[1]] = .string(earlier)
      }
    case .schoolOrCoach:
      if !keys.contains(where: { object[$0]?.isTruthy == true }),
        let key = random.choose(keys)
      {
        try set(key, &object, fields)
      }
    case .amountOrPercentage:
      guard let first = object[keys[0]], first != .null, let second = object[keys[1]],
        second != .null, let key = random.choose(keys)
      else { return }
      let mayBeAbsent = fields.first { $0.key == key }?.mayBeAbsent ?? true
      object[key] = mayBeAbsent && random.isOne(in: 2) ? nil : .null
    case .playerNeedsBirthDate:
      guard case .custom(let named, _, _) = check.kind,
        schema.verdicts.holds(named, for: .object(object)) != true,
        fields.contains(where: { $0.key == keys[1] })
      else { return }
      object[keys[1]] = .string(JSText(RealisticText.date(&random, years: 2004...2014)))
    case .atLeastOneField: try addField(to: &object, fields)
    }
  }

  /// Sets the fields of a predicate to one of its boundaries.
  private mutating func setBoundary(
    of predicate: KnownPredicate, _ object: inout JSONObject, _ fields: [PreparedField]
  ) {
    for (key, value) in predicate.boundary(&random) {
      guard let field = fields.first(where: { $0.key == key }), value != nil || field.mayBeAbsent
      else { continue }
      object[key] = value
    }
  }

  /// Sets a field to a truthy value.
  private mutating func set(
    _ key: JSText, _ object: inout JSONObject, _ fields: [PreparedField]
  ) throws(GenerationError) {
    guard let field = fields.first(where: { $0.key == key }) else { return }
    for _ in 0..<20 {
      let value = try value(field.schema)
      object[key] = value
      if value.isTruthy { return }
    }
  }
}

extension JSONValue {
  /// The key of a record that the value is; nil for another than a string and a number.
  fileprivate var asKey: JSText? { text != nil || number != nil ? coercedText : nil }
}
