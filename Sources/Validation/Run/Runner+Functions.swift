internal import HTMLSanitizing
internal import JSPrimitives
internal import SourceJSON

/// The registered functions from value to value.
extension Runner {
  /// Replaces a value by what a function makes of it; false when that can't be told.
  ///
  /// - Parameters:
  ///   - index: the function's place in the plan's transforms.
  ///   - opcode: the raw value of its opcode.
  mutating func apply(_ index: Int32, opcode: Int32, _ value: inout Value) -> Bool {
    let opcode = Transform.Opcode(rawValue: UInt8(truncatingIfNeeded: opcode)) ?? .custom
    guard opcode != .custom else { return applyCustom(plan.transforms[Int(index)], &value) }
    guard type(value) == .string else {
      // What these two are given has no schema yet; they leave what is no text to the one behind them.
      if opcode == .toE164US || opcode == .assumeHTTPS { return true }
      let name = plan.transforms[Int(index)].name.rawValue
      leaveUndecided(.unsupportedValue(name: name, type: type(value).name))
      return false
    }
    let text = text(&value)
    switch opcode {
    case .trim:
      trim(text, &value)
    case .toLowerCase:
      replace(&value, CaseMapping.lowercased(text.bytes))
    case .toUpperCase:
      replace(&value, CaseMapping.uppercased(text.bytes))
    case .stripHTMLAndTrim:
      replace(&value, HTMLTags.stripped(text.bytes))
      trim(self.text(&value), &value)
    case .sanitizeHTMLAndTrim:
      guard sanitize(text, &value, by: plan.transforms[Int(index)]) else { return false }
      trim(self.text(&value), &value)
    case .stripLeadingAt:
      if text.bytes.first == UInt8(ascii: "@") {
        value = arena.text(
          UnsafeBufferPointer(rebasing: text.bytes.dropFirst()), isASCII: text.isASCII)
      }
    case .toE164US: toE164US(text, &value)
    case .assumeHTTPS: assumeHTTPS(text, &value)
    case .custom: break
    }
    return true
  }

  private mutating func applyCustom(_ transform: Transform, _ value: inout Value) -> Bool {
    guard case .custom(let body) = transform.body else { return false }
    do {
      value = adopt(try body(json(value)))
      return !isUndecided
    } catch {
      leaveUndecided(.functionFailed(name: transform.name.rawValue, error: "\(error)"))
      return false
    }
  }

  private mutating func sanitize(
    _ text: Arena.Text, _ value: inout Value, by transform: Transform
  ) -> Bool {
    guard case .sanitizeHTMLAndTrim(let sanitizer) = transform.body else { return false }
    do throws(SanitizerError) {
      replace(&value, try sanitizer.sanitize(text.bytes))
      return true
    } catch {
      leaveUndecided(.htmlLimit)
      return false
    }
  }

  private mutating func trim(_ text: Arena.Text, _ value: inout Value) {
    let range = WhiteSpace.trimmedRange(of: text.bytes)
    guard range.count < text.bytes.count else { return }
    value = arena.text(UnsafeBufferPointer(rebasing: text.bytes[range]), isASCII: text.isASCII)
  }

  /// Makes a changed text the value.
  private mutating func replace(_ value: inout Value, _ bytes: [UInt8]?) {
    guard let bytes else { return }
    value = arena.text(copying: bytes, isASCII: bytes.withUnsafeBufferPointer(WTF8.isASCII))
  }

  /// Restates `toE164US`: ten digits, or eleven of which the first is a 1, whatever stands between
  /// them; any other text stays as it is. Only `0` to `9` are digits to JavaScript's `\D`.
  private mutating func toE164US(_ text: Arena.Text, _ value: inout Value) {
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
    value = arena.text(copying: number, isASCII: true)
  }

  /// Restates `assumeHttps`: a trimmed text that is not empty and does not match
  /// `/^[a-z][a-z0-9+.-]*:/i` gets `https://` in front.
  private mutating func assumeHTTPS(_ text: Arena.Text, _ value: inout Value) {
    trim(text, &value)
    let trimmed = self.text(&value)
    guard !trimmed.bytes.isEmpty, !startsWithScheme(trimmed.bytes) else { return }
    value = arena.text(copying: Array("https://".utf8) + trimmed.bytes, isASCII: trimmed.isASCII)
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
