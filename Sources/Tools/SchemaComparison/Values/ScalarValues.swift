internal import JSPrimitives
internal import PayloadGeneration
internal import SchemaModel
internal import SourceJSON

/// Scalars on both sides of what the checks of schemas ask for.
struct ScalarValues {
  private var strings: [JSText] = []
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
      case .string(let text): if !strings.contains(text) { strings.append(text) }
      case .number(let number): numbers.append(number)
      default: others.append(sample)
      }
    }
  }

  mutating func add(_ schema: ZodSchema) {
    switch schema.node {
    case .literal(let values): for value in values.compactMap(\.json) { add(constant: value) }
    case .enumeration(let enumeration): for value in enumeration.values { add(constant: value) }
    case .stringbool(let words):
      for word in words.truthy + words.falsy {
        strings += [JSText(word), JSText(word.uppercased()), JSText(word.lowercased())]
      }
    case .coerced: strings += BoundaryValues.convertible
    case .number: numbers += BoundaryValues.limitsOfFormats
    case .date: strings.append("2026-01-01T00:00:00Z")
    case .bigint: strings.append("1")
    default: break
    }
    for check in schema.checks { add(check.kind) }
  }

  private mutating func add(constant value: JSONValue) {
    switch value {
    case .string(let text):
      strings += BoundaryValues.spellings(of: text)
    case .number(let number): numbers.append(number)
    default: others.append(value)
    }
  }

  private mutating func add(_ kind: ZodSchema.Check.Kind) {
    if let bound = kind.lengthBound {
      lengths.formUnion(BoundaryValues.lengths(around: bound.limit))
      if bound.limit <= 1000 { lengths.insert(2 * bound.limit + 2) }
      return
    }
    switch kind {
    case .greaterThan(.number(let limit), _), .lessThan(.number(let limit), _):
      numbers += BoundaryValues.fractionsAndIntegers(around: limit)
    case .multipleOf(.number(let step)): steps.append(step)
    case .numberFormat: numbers += BoundaryValues.limitsOfFormats
    case .format(let format): add(format)
    case .overwrite: strings += BoundaryValues.changedByFunctions
    default: break
    }
  }

  private mutating func add(_ format: ZodSchema.StringFormat) {
    switch format {
    case .startsWith(let text, _): starts.append(text)
    case .endsWith(let text, _): ends.append(text)
    case .includes(let text, _, _): middles.append(text)
    default: strings += BoundaryValues.stringsByOption(of: format)
    }
  }

  /// The scalars, and what the schemas list.
  var values: [JSONValue] {
    var strings = self.strings
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
      all += BoundaryValues.multiples(of: step)
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
