internal import JSPrimitives
internal import SchemaModel

/// Texts: realistic ones if they fit, otherwise made from the patterns.
extension ValueSampler {
  /// The requirements of a node's checks for a text.
  private struct Demands {
    var minimum = 0
    var maximum = Int.max
    var patterns: [PreparedPattern] = []
    var isURL = false
    /// A format that rules decide, with the check that has it.
    var ruled: (format: RuledFormat, check: PreparedCheck)?
    var prefix: JSText = ""
    var suffix: JSText = ""
    var parts: [(text: JSText, position: Int?)] = []
    var overwrites: [KnownTransform] = []

    init(_ checks: [PreparedCheck]) {
      for check in checks {
        switch check.kind {
        case .minLength(let length): minimum = max(minimum, length)
        case .maxLength(let length): maximum = min(maximum, length)
        case .lengthEquals(let length):
          minimum = max(minimum, length)
          maximum = min(maximum, length)
        case .format(.startsWith(let text, _)): prefix = text
        case .format(.endsWith(let text, _)): suffix = text
        case .format(.includes(let text, let position, _)): parts.append((text, position))
        case .format(let format):
          if let ruled = RuledFormat(format) {
            self.ruled = (ruled, check)
          } else if let pattern = check.pattern {
            patterns.append(pattern)
          }
        case .overwrite: if let transform = check.transform { overwrites.append(transform) }
        case .custom:
          if check.predicate == .httpURL { isURL = true }
          if check.predicate == .emptyOrRelativePath { prefix = "/" }
        default: break
        }
      }
    }
  }

  /// Returns a candidate; each attempt tries something else.
  mutating func text(
    _ schema: PreparedSchema, attempt: Int, _ transforms: [KnownTransform]
  ) -> JSText {
    let demands = Demands(schema.checks)
    var text = JSText("")
    if let (format, check) = demands.ruled, attempt < 150 {
      text = JSText(ruled(format, check, attempt: attempt))
    } else if demands.isURL, attempt < 100 {
      text = JSText(RealisticText.url(&random))
    } else if demands.patterns.isEmpty {
      text = free(schema.subject, demands)
    } else if attempt.isMultiple(of: 2), attempt < 12,
      let realistic = realistic(schema.subject, demands)
    {
      text = realistic
    } else {
      text = patterned(demands, attempt: attempt)
    }
    text = withParts(text, demands)
    let functions = demands.overwrites + transforms
    guard !isPlain, !functions.isEmpty, random.isOne(in: 5),
      let function = random.choose(functions)
    else { return text }
    let marked = MarkedText.preimage(of: text, under: function, &random)
    return schema.verdicts.accepts(.string(marked)) ? marked : text
  }

  /// Returns a text as people write it, for a named pattern or a descriptive key; nil for others.
  private mutating func realistic(_ subject: Subject, _ demands: Demands) -> JSText? {
    let named: Subject? =
      switch demands.patterns.first?.format {
      case "email": .email
      case "uuid": .identifier
      case "date": .date
      case "datetime": .dateTime
      default: subject == .words || subject == .notes || subject == .title ? nil : subject
      }
    return named.map { JSText(RealisticText.text($0, &random)) }
  }

  private mutating func patterned(_ demands: Demands, attempt: Int) -> JSText {
    let spread = [3, 8, 1, 16, 40][attempt % 5]
    let least = attempt % 3 == 0 ? 0 : demands.minimum + random.number(below: spread)
    let greatest = min(demands.maximum, max(demands.minimum, 64) + spread)
    func sample(_ pattern: PreparedPattern) -> JSText {
      PatternSampler.sample(
        pattern, spread: spread, leastLength: least, greatestLength: greatest,
        isWishful: attempt % 4 >= 2, &random)
        ?? ""
    }
    if demands.patterns.count == 1 || attempt % 3 == 0 {
      return random.choose(demands.patterns).map(sample) ?? ""
    }
    // Patterns without anchors are each content with a part of the text.
    var text: JSText = ""
    for place in random.permutation(of: demands.patterns.count) {
      text = text + sample(demands.patterns[place])
    }
    return lengthened(text, to: demands.minimum)
  }

  private mutating func free(_ subject: Subject, _ demands: Demands) -> JSText {
    var text: JSText
    if isPlain {
      text = JSText(random.choose(["coach", "visit", "camp", "roster", "offer"]) ?? "")
    } else {
      text = JSText(RealisticText.text(subject, &random))
    }
    let around = demands.prefix.length + demands.suffix.length
    let room = max(demands.maximum - around, 0)
    // Now and then as long, or as short, as it may be.
    if room <= 300, random.isOne(in: 12) || room <= 20_000 && random.isOne(in: 100) {
      text = lengthened(text, to: room)
    } else if demands.minimum > 0, random.isOne(in: 12) {
      text = text.shortened(to: demands.minimum)
    }
    return lengthened(text, to: demands.minimum - around).shortened(to: room)
  }

  /// Returns the text with its required prefix, parts and suffix.
  private mutating func withParts(_ text: JSText, _ demands: Demands) -> JSText {
    var text = text
    for part in demands.parts {
      if let position = part.position {
        text = lengthened(text, to: position) + part.text
      } else if !text.contains(part.text) {
        text = part.text + text
      }
    }
    if !text.bytes.starts(with: demands.prefix.bytes) { text = demands.prefix + text }
    if !text.bytes.reversed().starts(with: demands.suffix.bytes.reversed()) {
      text = text + demands.suffix
    }
    return text
  }

  /// Returns the text extended with letters to at least `length` code units.
  mutating func lengthened(_ text: JSText, to length: Int) -> JSText {
    text.lengthened(to: length, from: random.number(below: 64))
  }
}

extension JSText {
  /// Returns the text extended with words to at least `length` code units.
  ///
  /// - Parameter start: the offset in a fixed sentence at which the words begin.
  func lengthened(to length: Int, from start: Int) -> JSText {
    let missing = length - self.length
    guard missing > 0 else { return self }
    var bytes = self.bytes
    bytes.reserveCapacity(bytes.count + missing)
    let words = Array(" and the coach will call again after the game".utf8)
    for place in 0..<missing { bytes.append(words[(start + place) % words.count]) }
    // A blank at the end would be trimmed.
    if bytes[bytes.count - 1] == 0x20 { bytes[bytes.count - 1] = UInt8(ascii: "s") }
    return JSText(wtf8: bytes)
  }

  /// Returns the text cut to `length` code units; a letter replaces half of a surrogate pair at the end.
  func shortened(to length: Int) -> JSText {
    guard self.length > length, length >= 0 else { return self }
    var units = Array(utf16.prefix(length))
    if let last = units.last, 0xD800...0xDBFF ~= last { units[units.count - 1] = 0x78 }
    return JSText(utf16: units)
  }
}
