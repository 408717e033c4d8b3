internal import HTMLSanitizing
internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Transforms of values.
extension PlanOperations {
  /// Replaces a value by a function's result; false if the run becomes undecided.
  ///
  /// - Parameters:
  ///   - index: The function's place in the plan's transforms.
  ///   - opcode: The raw value of its opcode.
  ///   - value: The value.
  mutating func apply(_ index: Int32, opcode: Int32, _ value: inout Value) -> Bool {
    let opcode = TransformOpcode(rawValue: UInt8(truncatingIfNeeded: opcode)) ?? .custom
    if opcode == .identity { return true }
    guard opcode != .custom else { return applyCustom(plan.transforms[Int(index)], &value) }
    guard values.type(value) == .string else {
      // These two run before a schema, which validates values that are not texts.
      if opcode == .toE164US || opcode == .assumeHTTPS { return true }
      let name = plan.transforms[Int(index)].name
      values.leaveUndecided(.unsupportedValue(name: name, type: values.type(value).name))
      return false
    }
    let before = values.text(&value)
    var text = before
    guard transform(&text, opcode, index) else { return false }
    if text.bytes.baseAddress != before.bytes.baseAddress
      || text.bytes.count != before.bytes.count
    {
      value = values.arena.text(text.bytes, isASCII: text.isASCII)
    }
    return true
  }

  private mutating func applyCustom(_ transform: ZodSchema.Transform, _ value: inout Value) -> Bool
  {
    guard case .custom(let body) = transform.body else { return false }
    guard !values.isBeyondJSON(value) else {
      values.leaveUndecided(.inheritance(name: transform.name))
      return false
    }
    do {
      value = values.adopt(try body(values.json(value)))
      return !values.isUndecided
    } catch {
      values.leaveUndecided(.functionFailed(name: transform.name, error: "\(error)"))
      return false
    }
  }

  /// Runs a built-in function on a text; false if the run becomes undecided. An unchanged text keeps its bytes.
  mutating func transform(
    _ text: inout Arena.Text, _ opcode: TransformOpcode, _ index: Int32
  ) -> Bool {
    values.work.count(bytes: text.bytes.count)
    switch opcode {
    case .trim:
      Self.trim(&text)
    case .toLowerCase:
      replace(&text, CaseMapping.lowercased(text.bytes))
    case .toUpperCase:
      replace(&text, CaseMapping.uppercased(text.bytes))
    case .stripTagsAndTrim:
      if !text.hasNoTags { replace(&text, HTMLTags.stripped(text.bytes)) }
      Self.trim(&text)
    case .sanitizeHTMLAndTrim:
      guard sanitize(&text, by: index) else { return false }
      Self.trim(&text)
    case .stripLeadingAt:
      if text.bytes.first == UInt8(ascii: "@") {
        text.bytes = UnsafeBufferPointer(rebasing: text.bytes.dropFirst())
      }
    case .toE164US: toE164US(&text)
    case .assumeHTTPS: assumeHTTPS(&text)
    case .normalize:
      guard case .normalize(let form) = plan.transforms[Int(index)].body else { break }
      replace(&text, form.algorithm.normalized(text.bytes))
    case .slugify: replace(&text, Slug.slug(of: text.bytes))
    case .identity, .custom: break
    }
    return true
  }

  private mutating func sanitize(_ text: inout Arena.Text, by index: Int32) -> Bool {
    guard let sanitizer = tables.sanitizers[Int(index)] else { return false }
    let limits = limits.sanitizing
    switch sanitizer._withUnsafeGuaranteedRef({ $0.result(text.bytes, limits: limits) }) {
    case .success(let bytes): replace(&text, bytes)
    case .failure(let error):
      values.leaveUndecided(.htmlLimit(reason: "\(error)"))
      return false
    }
    return true
  }

  @inline(__always)
  static func trim(_ text: inout Arena.Text) {
    if text.hasPlainEnds { return }
    let range = WhiteSpace.trimmedRange(of: text.bytes)
    guard range.count < text.bytes.count else { return }
    text.bytes = UnsafeBufferPointer(rebasing: text.bytes[range])
  }

  /// Replaces a text by changed bytes, or keeps it if they are nil.
  private mutating func replace(_ text: inout Arena.Text, _ bytes: [UInt8]?) {
    guard let bytes else { return }
    text = Arena.Text(
      bytes: values.arena.copy(bytes), isASCII: bytes.withUnsafeBufferPointer(WTF8.isASCII))
  }

  /// Restates `toE164US`: ten digits, or eleven of which the first is a 1, with any characters between them.
  ///
  /// Any other text is unchanged. Only `0` to `9` are digits to JavaScript's `\D`.
  private mutating func toE164US(_ text: inout Arena.Text) {
    var number = Array("+1".utf8)
    var count = 0
    for byte in text.bytes where 0x30...0x39 ~= byte {
      count += 1
      guard count <= 11 else { return }
      number.append(byte)
    }
    if count == 11 {
      guard number[2] == 0x31 else { return }
      number.remove(at: 2)
    } else if count != 10 {
      return
    }
    replace(&text, number)
  }

  /// Restates `assumeHttps`: prepends `https://` to a trimmed text that is not empty and does not match
  /// `/^[a-z][a-z0-9+.-]*:/i`.
  private mutating func assumeHTTPS(_ text: inout Arena.Text) {
    Self.trim(&text)
    guard !text.bytes.isEmpty, !startsWithScheme(text.bytes) else { return }
    replace(&text, Array("https://".utf8) + text.bytes)
  }

  private func startsWithScheme(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    for (offset, byte) in text.enumerated() {
      switch byte {
      case 0x41...0x5A, 0x61...0x7A: continue
      case 0x30...0x39, 0x2B, 0x2D, 0x2E:
        if offset == 0 { return false }
      case 0x3A: return offset > 0
      default: return false
      }
    }
    return false
  }
}

extension ZodSchema.NormalizationForm {
  /// The algorithm of the form.
  fileprivate var algorithm: TextNormalization {
    switch self {
    case .nfc: .nfc
    case .nfd: .nfd
    case .nfkc: .nfkc
    case .nfkd: .nfkd
    }
  }
}
