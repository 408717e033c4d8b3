internal import JSPrimitives
internal import SourceJSON

/// Texts that stay as they are.
///
/// The functions are mutating, since operations that are borrowed are copied for the call.
extension PlanOperations {
  /// Returns whether the functions of an alternative leave a string as it is; false also if that is not known yet.
  @inline(__always)
  mutating func keeps(_ alternative: UnsafePointer<PlanAlternative>, _ text: Arena.Text) -> Bool {
    let unchanged = alternative.pointee.unchanged
    if unchanged.isEmpty { return true }
    if unchanged.contains(.plainEnds), !text.hasPlainEnds { return false }
    if unchanged.contains(.noTags), !text.hasNoTags, text.has(UInt8(ascii: "<")) { return false }
    return unchanged.isSubset(of: [.plainEnds, .noTags]) || keepsOther(alternative, text)
  }

  /// Returns whether the functions leave a text as it is that has plain ends and no tags, as far as they need that.
  private mutating func keepsOther(
    _ alternative: UnsafePointer<PlanAlternative>, _ text: Arena.Text
  ) -> Bool {
    let unchanged = alternative.pointee.unchanged
    if unchanged.contains(.none) { return false }
    if unchanged.contains(.otherStart), text.bytes.first == alternative.pointee.barredStart {
      return false
    }
    if !unchanged.isDisjoint(with: [.noUpperCase, .noLowerCase]) {
      guard text.isASCII,
        !unchanged.contains(.noUpperCase) || !CaseMapping.hasUpperCase(ascii: text.bytes),
        !unchanged.contains(.noLowerCase) || !CaseMapping.hasLowerCase(ascii: text.bytes)
      else { return false }
    }
    return unchanged.isDisjoint(with: [.noBarredByte, .tested]) || keepsRare(alternative, text)
  }

  /// Returns whether a string lacks the byte and passes the tests that the functions name.
  @inline(never)
  private mutating func keepsRare(
    _ alternative: UnsafePointer<PlanAlternative>, _ text: Arena.Text
  ) -> Bool {
    let unchanged = alternative.pointee.unchanged
    if unchanged.contains(.noBarredByte), text.has(alternative.pointee.barredByte) { return false }
    return !unchanged.contains(.tested)
      || passesTests(of: alternative.pointee.first, alternative.pointee.function, text)
        && passesTests(of: alternative.pointee.end, alternative.pointee.nextFunction, text)
  }

  /// Returns whether a string passes the tests that a function has.
  private mutating func passesTests(
    of function: Int32, _ opcode: TransformOpcode, _ text: Arena.Text
  ) -> Bool {
    guard opcode == .text, let function = tables.textFunctions[Int(function)] else { return true }
    return function._withUnsafeGuaranteedRef { function in
      (function.conditions ?? []).allSatisfy { condition in
        guard case .holds(let test) = condition.kind else { return true }
        return test(TextBytes(text.bytes, isASCII: text.isASCII))
      }
    }
  }
}

extension Arena.Text {
  /// Returns whether one of the bytes has a value.
  fileprivate func has(_ byte: UInt8) -> Bool {
    TextBytes(bytes, isASCII: isASCII).firstIndex(of: byte) != nil
  }
}
