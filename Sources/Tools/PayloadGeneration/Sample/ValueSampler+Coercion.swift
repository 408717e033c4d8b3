internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Values that become others: coerced ones, words for true and false, and template literals.
extension ValueSampler {
  mutating func coerced(
    _ coercion: ZodSchema.Coercion, _ schema: PreparedSchema, attempt: Int,
    _ transforms: [KnownTransform]
  ) throws(GenerationError) -> JSONValue {
    switch coercion {
    case .string:
      if schema.checks.isEmpty, random.isOne(in: 2) { return anything(depth: 1) }
      return .string(text(schema, attempt: attempt, transforms))
    case .number: return spelled(try number(schema))
    case .bigint: return spelled(try integer(schema))
    case .boolean: return anything(depth: 1)
    case .date:
      let isLimited = schema.checks.contains { check in
        switch check.kind {
        case .greaterThan, .lessThan: true
        default: false
        }
      }
      if isLimited { return .number(try integer(schema)) }
      let texts = [RealisticText.date(&random), RealisticText.dateTime(&random)]
      return .string(JSText(random.choose(texts) ?? ""))
    }
  }

  /// Returns a number, or its text as people type it.
  private mutating func spelled(_ number: Double) -> JSONValue {
    let text = JSNumber.string(number)
    let spellings: [JSONValue] = [
      .number(number), .number(number), .string(JSText(text)), .string(JSText(" \(text) ")),
      [.number(number)],
    ]
    return random.choose(spellings) ?? .number(number)
  }

  mutating func word(
    of words: ZodSchema.StringBool, _ schema: PreparedSchema
  ) throws(GenerationError) -> JSONValue {
    guard let word = random.choose(words.truthy + words.falsy) else {
      throw GenerationError(path: schema.path, reason: "there is no word to choose from")
    }
    guard !words.isCaseSensitive, random.isOne(in: 3) else { return .string(JSText(word)) }
    return .string(JSText(word).uppercased())
  }

  /// Returns a text of a template literal: of values of its parts, or else of its pattern.
  mutating func templateText(
    _ parts: [ZodSchema.TemplatePart], _ schema: PreparedSchema, attempt: Int
  ) throws(GenerationError) -> JSText {
    if attempt % 3 == 2, let pattern = schema.pattern {
      let text = PatternSampler.sample(
        pattern, spread: 4, greatestLength: 200, isWishful: attempt.isMultiple(of: 2), &random)
      if let text { return text }
    }
    var text: JSText = ""
    var schemas = schema.children[...]
    for part in parts {
      switch part {
      case .literal(let constant): text = text + constant.spelling
      case .schema:
        guard let inner = schemas.popFirst() else { break }
        // Parts without a JSON value, such as `undefined`, have a pattern all the same.
        let value = try? value(inner)
        text = text + (value?.coercedText ?? inner.node.spelling)
      }
    }
    return text
  }
}

extension ZodSchema.Node {
  /// A text that the pattern of a node accepts which no JSON value has.
  fileprivate var spelling: JSText {
    switch self {
    case .bigint: "12"
    case .undefined: "undefined"
    default: ""
    }
  }
}

extension ZodSchema.Constant {
  /// The text that JavaScript converts the value to; empty for a date, which no template literal has.
  fileprivate var spelling: JSText {
    switch self {
    case .json(let value): value.coercedText
    case .undefined: "undefined"
    case .bigint(let digits): JSText(digits)
    case .date: ""
    }
  }
}
