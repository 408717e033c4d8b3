internal import SourceJSON

/// Outputs that are written in one pass.
///
/// Where the text does not write outputs, these do nothing but read on.
extension OnePass {
  /// Writes an output that was not written while its text was read.
  mutating func write(_ output: Value) {
    written.begin(at: 0)
    walk.values.write(output, to: &written.bytes)
  }

  /// Passes white space, which an output leaves out.
  @inline(__always)
  mutating func skipWhiteSpace(in text: inout OnePassText) {
    if text.offset < text.count, text.base[text.offset] <= 0x20 { leaveOutWhiteSpace(in: &text) }
  }

  @inline(never)
  private mutating func leaveOutWhiteSpace(in text: inout OnePassText) {
    let start = text.offset
    text.skipWhiteSpace()
    guard text.writesOutput, text.offset > start else { return }
    written.copy(text, upTo: start)
    written.leaveOut(upTo: text.offset)
  }

  /// Passes a colon and the white space around it; false if something else is there.
  @inline(never)
  mutating func consumeColon(in text: inout OnePassText) -> Bool {
    skipWhiteSpace(in: &text)
    guard text.consume(UInt8(ascii: ":")) else { return false }
    skipWhiteSpace(in: &text)
    return true
  }

  /// Writes the output of a value, unless it is written as it is in the text; false if there is none.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - start: The offset of the value in the text.
  ///   - text: The text, behind the value.
  @inline(never)
  @discardableResult
  mutating func write(_ output: Value, insteadOf start: Int, in text: OnePassText) -> Bool {
    guard !output.isUndefined else { return false }
    if output.isOfDocument {
      let entry = values.document.entry(Int(output.index))
      if values.isWrittenUnchanged(entry) {
        // The scanner may have passed white space behind the value.
        let end = entry.sourceRange.upperBound
        guard end < text.offset else { return true }
        written.copy(text, upTo: end)
        written.leaveOut(upTo: text.offset)
        return true
      }
    }
    written.copy(text, upTo: start)
    walk.values.write(output, to: &written.bytes)
    written.leaveOut(upTo: text.offset)
    return true
  }

  /// Leaves out a member and one of the commas around it. All before the member is written.
  ///
  /// - Parameter text: The text, behind the member's value.
  mutating func leaveOutMember(in text: inout OnePassText) {
    text.skipWhiteSpace()
    if text.isAt(UInt8(ascii: ",")) {
      written.leaveOut(upTo: text.offset &+ 1)
    } else {
      written.removeComma()
      written.leaveOut(upTo: text.offset)
    }
  }

  /// Writes the output of an absent field behind the members of its object.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - field: The field.
  ///   - number: Its number in the object.
  ///   - text: The text, behind the brace that closes the object.
  @inline(never)
  mutating func write(
    _ output: Value, ofAbsent field: UnsafePointer<PlanField>, at number: Int32,
    in text: OnePassText
  ) {
    written.copy(text, upTo: text.offset &- 1)
    if written.last != UInt8(ascii: "{") { written.bytes.append(UInt8(ascii: ",")) }
    written.addMember(number, at: written.bytes.count)
    // A written key begins with a comma.
    let key = tables.bytes(of: field.pointee.writtenKey)
    written.bytes.append(key, from: 1, to: key.count)
    walk.values.write(output, to: &written.bytes)
  }
}
