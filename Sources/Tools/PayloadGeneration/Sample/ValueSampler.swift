internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Makes values of a schema: each node proposes candidates, and the validator accepts or rejects those that may be
/// invalid, within a bounded number of attempts.
struct ValueSampler {
  var random: SeededRandom
  /// Whether texts contain no markup or special characters, which transforms replace.
  var isPlain = false
  /// The number of further retries for this payload, which bounds nested retries.
  private var retries = 20_000
  /// The number of references that the value is inside of.
  private var referenceDepth = 0
  /// The number of further candidates for this payload, which bounds nested arrays.
  private var room = 500_000

  init(random: SeededRandom) { self.random = random }

  /// Returns a value that the schema is known to accept.
  mutating func payload(_ schema: PreparedSchema) throws(GenerationError) -> JSONValue {
    for attempt in 0..<20 {
      isPlain = attempt >= 10
      let value = try value(schema)
      if schema.verdicts.accepts(value) { return value }
    }
    throw nothingFound(schema)
  }

  /// Returns a value of a node, present even if it may be absent.
  ///
  /// - Parameter transforms: the functions that the value passes through afterwards.
  mutating func value(
    _ schema: PreparedSchema, transforms: [KnownTransform] = []
  ) throws(GenerationError) -> JSONValue {
    guard Self.mustBeChecked(schema) else {
      return try candidate(schema, attempt: 0, transforms)
    }
    let wasPlain = isPlain
    defer { isPlain = wasPlain }
    let attempts = schema.node.isText ? 200 : 60
    let named = schema.namedValues
    for attempt in 0..<attempts {
      isPlain = wasPlain || attempt >= attempts / 2
      let isNamed = !named.isEmpty && attempt % 3 == 1
      let value =
        try isNamed ? one(of: named, schema) : candidate(schema, attempt: attempt, transforms)
      if schema.verdicts.accepts(value) { return value }
    }
    throw nothingFound(schema)
  }

  private static func mustBeChecked(_ schema: PreparedSchema) -> Bool {
    if !schema.checks.isEmpty { return true }
    switch schema.node {
    case .pipe, .codec, .discriminatedUnion, .exclusiveUnion, .intersection, .templateLiteral,
      .coerced, .nonoptional, .record:
      return true
    default: return false
    }
  }

  private func nothingFound(_ schema: PreparedSchema) -> GenerationError {
    GenerationError(
      path: schema.path, reason: "no value that the schema accepts was found; it may have none")
  }

  private mutating func candidate(
    _ schema: PreparedSchema, attempt: Int, _ transforms: [KnownTransform]
  ) throws(GenerationError) -> JSONValue {
    if attempt > 0 { retries -= 1 }
    room -= 1
    guard retries > 0 else {
      throw GenerationError(
        path: schema.path, reason: "too many attempts at a value that the schema accepts")
    }
    guard room > 0 else {
      throw GenerationError(path: schema.path, reason: "a payload would hold too many values")
    }
    switch schema.node {
    case .undefined, .void, .nan, .bigint, .date, .symbol, .file, .function, .map, .set, .promise,
      .invalid:
      throw GenerationError(path: schema.path, reason: "no JSON value is of this type")
    case .string: return .string(text(schema, attempt: attempt, transforms))
    case .number: return .number(try number(schema))
    case .boolean: return .boolean(random.isOne(in: 2))
    case .null: return .null
    case .custom, .any, .unknown:
      let properties = schema.checks.flatMap(\.properties)
      return try properties.isEmpty ? anything(depth: 2) : object(of: properties)
    case .never: throw GenerationError(path: schema.path, reason: "no value is accepted here")
    case .literal(let constants): return try one(of: constants.compactMap(\.payload), schema)
    case .enumeration(let enumeration): return try one(of: enumeration.values, schema)
    case .coerced(let coercion):
      return try coerced(coercion, schema, attempt: attempt, transforms)
    case .templateLiteral(let parts):
      return .string(try templateText(parts, schema, attempt: attempt))
    case .stringbool(let words): return try word(of: words, schema)
    case .array: return try array(schema)
    case .tuple: return try tuple(schema.children, schema.rest)
    case .record: return try record(schema)
    case .object(let shape): return try object(schema, shape.unknownKeys)
    case .union, .exclusiveUnion, .discriminatedUnion:
      return try union(schema.children, transforms)
    case .intersection: return try intersection(schema, attempt: attempt, transforms)
    case .optional, .exactOptional, .nonoptional, .default, .prefault, .readonly, .success, .lazy:
      return try value(schema.inner, transforms: transforms)
    case .catch:
      do throws(GenerationError) {
        return try value(schema.inner, transforms: transforms)
      } catch {
        // Whatever it is, it is caught.
        return anything(depth: 1)
      }
    case .reference: return try referenced(schema, transforms)
    case .nullable:
      if random.isOne(in: 6) { return .null }
      do throws(GenerationError) {
        return try value(schema.inner, transforms: transforms)
      } catch {
        return .null
      }
    case .pipe:
      return try pipe(schema.inner, schema.children[1], attempt: attempt, transforms)
    case .codec:
      let own = schema.transform.map { [$0] } ?? []
      return try value(schema.inner, transforms: own + transforms)
    case .transform:
      let own = schema.transform.map { [$0] } ?? []
      return .string(text(schema, attempt: attempt, own + transforms))
    }
  }

  private mutating func one(
    of values: [JSONValue], _ schema: PreparedSchema
  ) throws(GenerationError) -> JSONValue {
    guard let value = random.choose(values) else {
      throw GenerationError(path: schema.path, reason: "there is no value to choose from")
    }
    return value
  }

  /// The most references that a value is inside of.
  private static let greatestReferenceDepth = 4

  private mutating func referenced(
    _ schema: PreparedSchema, _ transforms: [KnownTransform]
  ) throws(GenerationError) -> JSONValue {
    let limit = 1 + random.number(below: Self.greatestReferenceDepth)
    guard let target = schema.reference?.schema, referenceDepth < limit else {
      throw GenerationError(path: schema.path, reason: "the value would nest too deep")
    }
    referenceDepth += 1
    defer { referenceDepth -= 1 }
    return try value(target, transforms: transforms)
  }

  /// Returns a value of an option; half of the time the first, which is the usual one.
  private mutating func union(
    _ options: [PreparedSchema], _ transforms: [KnownTransform]
  ) throws(GenerationError) -> JSONValue {
    var order = random.permutation(of: options.count)
    if random.isOne(in: 2), let first = order.firstIndex(of: 0) { order.swapAt(0, first) }
    var failure = GenerationError(path: "$.schema", reason: "a union without options")
    for option in order {
      do throws(GenerationError) {
        return try value(options[option], transforms: transforms)
      } catch {
        failure = error
      }
    }
    throw failure
  }

  private mutating func pipe(
    _ input: PreparedSchema, _ output: PreparedSchema, attempt: Int,
    _ transforms: [KnownTransform]
  ) throws(GenerationError) -> JSONValue {
    if let transform = output.transform {
      return try value(input, transforms: [transform] + transforms)
    }
    if let transform = input.transform {
      let result = try value(output, transforms: transforms)
      guard case .string(let text) = result, !isPlain, random.isOne(in: 2) else { return result }
      return .string(MarkedText.preimage(of: text, under: transform, &random))
    }
    // Either side may be the stricter one.
    return try value(attempt.isMultiple(of: 2) ? output : input, transforms: transforms)
  }

  /// Returns any JSON value.
  mutating func anything(depth: Int) -> JSONValue {
    switch random.number(below: depth > 0 ? 8 : 6) {
    case 0: return .null
    case 1: return .boolean(random.isOne(in: 2))
    case 2: return .number(Double(random.number(in: -20...2000)) / 4)
    case 3, 4, 5: return .string(JSText(RealisticText.words(&random)))
    case 6: return .array((0..<random.number(below: 3)).map { _ in anything(depth: depth - 1) })
    default:
      let keys = Vocabulary.words.prefix(random.number(below: 3))
      return .object(JSONObject(keys.map { (JSText($0), anything(depth: depth - 1)) }))
    }
  }
}

extension ZodSchema.Node {
  fileprivate var isText: Bool { if case .string = self { true } else { false } }
}
