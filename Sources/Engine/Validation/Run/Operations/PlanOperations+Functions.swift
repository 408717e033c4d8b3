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
      // A function before a schema may leave other values to it.
      if plan.transforms[Int(index)].textFunction?.otherValues == .unchanged { return true }
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
    do {
      switch transform.body {
      case .custom(let body) where !values.isBeyondJSON(value):
        value = values.adopt(try body(values.json(value)))
      case .value(let body):
        guard let given = values.zodValue(value) else { fallthrough }
        value = values.adopt(try body(given))
      default:
        values.leaveUndecided(.beyondJSON(name: transform.name, type: values.type(value)))
      }
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
    case .normalize:
      guard case .normalize(let form) = plan.transforms[Int(index)].body else { break }
      replace(&text, form.algorithm.normalized(text.bytes))
    case .slugify: replace(&text, Slug.slug(of: text.bytes))
    case .text: return run(&text, index)
    case .identity, .custom: break
    }
    return true
  }

  /// Runs a function of bytes on a string; false if the run becomes undecided.
  private mutating func run(_ text: inout Arena.Text, _ index: Int32) -> Bool {
    guard let function = tables.textFunctions[Int(index)] else { return false }
    output.removeAll()
    do {
      let result = try function._withUnsafeGuaranteedRef {
        try $0.body(TextBytes(text.bytes, isASCII: text.isASCII), &output)
      }
      switch result {
      case .unchanged: break
      case .part(let part):
        guard TextBytes(text.bytes, isASCII: text.isASCII).hasCharacters(at: part) else {
          return fail(index, "it returns a part that is not one of whole characters")
        }
        text.bytes = UnsafeBufferPointer(rebasing: text.bytes[part])
      case .written:
        guard !output.isMalformed else {
          return fail(index, "it writes malformed bytes")
        }
        let copy = values.arena.copy(output.bytes)
        text = Arena.Text(bytes: copy, isASCII: WTF8.isASCII(copy))
      }
    } catch let error as any ZodSchema.LimitError {
      values.leaveUndecided(.htmlLimit(reason: "\(error)"))
      return false
    } catch {
      return fail(index, "\(error)")
    }
    if function._withUnsafeGuaranteedRef({ $0.trimsResult }) { Self.trim(&text) }
    return true
  }

  @inline(never)
  private mutating func fail(_ index: Int32, _ error: String) -> Bool {
    values.leaveUndecided(
      .functionFailed(name: plan.transforms[Int(index)].name, error: error))
    return false
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
