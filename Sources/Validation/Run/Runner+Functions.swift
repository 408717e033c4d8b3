internal import HTMLSanitizing
internal import JSPrimitives
internal import SourceJSON
internal import URLStandard

/// The registered functions.
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

  /// Whether a predicate holds; also false when that can't be told.
  ///
  /// - Parameter index: the predicate's place in the plan's predicates.
  mutating func holds(_ index: Int32, _ value: inout Value) -> Bool {
    let predicate = plan.predicates[Int(index)]
    switch predicate.body {
    case .httpURL:
      guard type(value) == .string else { break }
      return isHTTPURL(text(&value).bytes)
    case .schoolOrCoach:
      guard type(value) == .object else { break }
      return isTruthy(member("school_id", of: value)) || isTruthy(member("coach_id", of: value))
    case .endNotBeforeStart:
      guard type(value) == .object else { break }
      return endIsNotBeforeStart(value)
    case .custom(let body):
      do {
        return try body(json(value))
      } catch {
        leaveUndecided(.functionFailed(name: predicate.name.rawValue, error: "\(error)"))
        return false
      }
    }
    leaveUndecided(.unsupportedValue(name: predicate.name.rawValue, type: type(value).name))
    return false
  }

  /// Restates the URL schema's refinement: the text is a URL and is written with `http://` or `https://`
  /// in front, in whatever case; `http:/a.b` is a URL too, but is not written so.
  private func isHTTPURL(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    func starts(with prefix: StaticString) -> Bool {
      let count = prefix.utf8CodeUnitCount
      guard text.count >= count else { return false }
      return (0..<count).allSatisfy { index in
        let letter = prefix.utf8Start[index]
        return text[index] == letter || text[index] | 0x20 == letter && letter >= UInt8(ascii: "a")
      }
    }
    return (starts(with: "http://") || starts(with: "https://")) && WebURL.isValid(text)
  }

  /// Restates the event schema's refinement: with a date left out or empty it holds, and otherwise both
  /// texts are dates and the end is not the earlier one.
  private mutating func endIsNotBeforeStart(_ value: Value) -> Bool {
    var end = member("end_date", of: value)
    var start = member("start_date", of: value)
    guard isTruthy(end), isTruthy(start) else { return true }
    guard type(end) == .string, type(start) == .string else {
      leaveUndecided(.unsupportedValue(name: "endNotBeforeStart", type: type(start).name))
      return false
    }
    guard let endTime = JSDate.parse(text(&end).bytes),
      let startTime = JSDate.parse(text(&start).bytes)
    else { return false }
    return endTime >= startTime
  }
}
