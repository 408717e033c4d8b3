internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Scalars on both sides of what the checks of schemas ask for.
struct ScalarValues {
  private var texts: [JSText] = []
  private var lengths: Set<Int> = []
  private var starts: [JSText] = [""]
  private var ends: [JSText] = [""]
  private var middles: [JSText] = [""]
  private var numbers: [Double] = []
  private var steps: [Double] = []
  private var others: [JSONValue] = []

  /// The longest limit of a string that is tried.
  private static let maximumLength = 20_000

  mutating func add(samples: [JSONValue]) {
    for sample in samples {
      switch sample {
      case .string(let text): if !texts.contains(text) { texts.append(text) }
      case .number(let number): numbers.append(number)
      default: others.append(sample)
      }
    }
  }

  mutating func add(_ core: ZodSchema) {
    switch core.node {
    case .literal(let values): for value in values.compactMap(\.json) { add(constant: value) }
    case .enumeration(let enumeration): for value in enumeration.values { add(constant: value) }
    case .stringbool(let words):
      for word in words.truthy + words.falsy {
        texts += [JSText(word), JSText(word.uppercased()), JSText(word.lowercased())]
      }
    case .coerced: texts += ["0", "5", "-1", "1.5", "abc", " 7 ", "true", "2026-01-01"]
    case .number: numbers += Self.extremes
    case .date: texts.append("2026-01-01T00:00:00Z")
    case .bigint: texts.append("1")
    default: break
    }
    for check in core.checks { add(check.kind) }
  }

  private static let extremes: [Double] = [
    9_007_199_254_740_991, 9_007_199_254_740_992, -9_007_199_254_740_991, -9_007_199_254_740_992,
    2_147_483_647, 2_147_483_648, -2_147_483_648, -2_147_483_649, 4_294_967_295, 4_294_967_296,
    1e39, -1e39, 1e-7, 0.5,
  ]

  private mutating func add(constant value: JSONValue) {
    switch value {
    case .string(let text):
      texts += [
        text, JSText(text.string.uppercased()), text + JSText(" "), text + JSText("x"),
      ]
    case .number(let number): numbers.append(number)
    default: others.append(value)
    }
  }

  private mutating func add(_ kind: ZodSchema.Check.Kind) {
    if let bound = kind.lengthBound {
      lengths.formUnion([bound.limit - 1, bound.limit, bound.limit + 1])
      if bound.limit <= 1000 { lengths.insert(2 * bound.limit + 2) }
      return
    }
    switch kind {
    case .greaterThan(.number(let limit), _), .lessThan(.number(let limit), _):
      numbers += [
        limit, limit - 1, limit + 1, limit.nextUp, limit.nextDown, limit - 0.5, limit + 0.5,
        limit.rounded(.up), limit.rounded(.down), limit.rounded(.up) + 1, limit.rounded(.down) - 1,
      ]
    case .multipleOf(.number(let step)): steps.append(step)
    case .numberFormat: numbers += Self.extremes
    case .format(let format): add(format)
    case .overwrite: texts += [" a", "a ", "  ", "Aa", "A b"]
    default: break
    }
  }

  private mutating func add(_ format: ZodSchema.StringFormat) {
    switch format {
    case .startsWith(let text, _): starts.append(text)
    case .endsWith(let text, _): ends.append(text)
    case .includes(let text, _, _): middles.append(text)
    case .datetime, .named("datetime", _):
      texts += [
        "2026-01-01T00:00:00Z", "2026-01-01T00:00Z", "2026-01-01T00:00:00.000Z",
        "2026-01-01T00:00:00+01:00", "2026-01-01T00:00:00", "2026-01-01T00:00:00.0Z",
        "2026-01-01T00:00:00.000000Z",
      ]
    case .url, .named("url", _):
      texts += [
        "https://example.com", "http://example.com", "ftp://example.com", "https://localhost",
        "mailto:a@example.com", "HTTPS://EXAMPLE.com/ ",
      ]
    default: break
    }
  }

  /// The scalars, and what the schemas list.
  var values: [JSONValue] {
    var strings = texts
    for start in starts {
      for middle in middles {
        for end in ends where strings.count < 200 { strings.append(start + middle + end) }
      }
    }
    let bases = ["a"] + Array(strings.prefix(24))
    var padded: [JSText] = []
    for length in lengths.sorted() where (0...Self.maximumLength).contains(length) {
      for base in bases.prefix(length > 1000 ? 4 : 25) { padded.append(base.padded(to: length)) }
    }
    return others + allNumbers.map { .number($0) } + (padded + strings).map { .string($0) }
  }

  private var allNumbers: [Double] {
    var all = numbers
    for step in steps where step != 0 && step.isFinite {
      all += [0, step, -step, 2 * step, 3 * step, step / 2, step * 1.5]
      for other in steps { all += [step * other, step * other * 2, step + other] }
      for bound in numbers.prefix(60) {
        let below = (bound / step).rounded(.down) * step
        all += [below, below + step, below - step]
        for other in steps where other != step && other.isFinite {
          let common = (bound / (step * other)).rounded(.down) * step * other
          all += [common, common + step * other, below + step * other]
        }
      }
    }
    var seen: Set<Double> = []
    return all.filter { !$0.isNaN && seen.insert($0).inserted }.prefix(400).map(\.self)
  }
}

extension JSText {
  /// Returns the text cut, or with its last character repeated, to a length; the middle is repeated if there are two ends.
  fileprivate func padded(to length: Int) -> JSText {
    let units = utf16
    if units.count >= length { return JSText(utf16: units.prefix(length)) }
    let last = units.last ?? 0x61
    return JSText(utf16: units + Array(repeating: last, count: length - units.count))
  }
}
