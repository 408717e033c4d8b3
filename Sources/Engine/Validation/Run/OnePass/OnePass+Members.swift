internal import SourceJSON

/// The members of objects, which are passed by an expected key and a plain text as long as there is one.
extension OnePass {
  @inline(never)
  mutating func judgeMembers(
    of object: UnsafePointer<PlanObject>, in text: inout OnePassText, _ tape: inout Tape,
    depth: Int, firstSlot: Int, kept: UInt64, passed: Int32
  ) -> Int32? {
    passMembers(
      of: object, in: &text, &tape, depth: depth, firstSlot: firstSlot, kept: kept, passed: passed,
      writesOutput: false)
  }

  @inline(never)
  mutating func writeMembers(
    of object: UnsafePointer<PlanObject>, in text: inout OnePassText, _ tape: inout Tape,
    depth: Int, firstSlot: Int, kept: UInt64, passed: Int32
  ) -> Int32? {
    passMembers(
      of: object, in: &text, &tape, depth: depth, firstSlot: firstSlot, kept: kept, passed: passed,
      writesOutput: true)
  }

  /// Judges the members of an object and passes its end.
  ///
  /// - Parameters:
  ///   - object: The object's fields.
  ///   - text: The text, behind the brace that opens the object, or behind a first member and its comma.
  ///   - tape: The tape.
  ///   - depth: The number of objects around the members.
  ///   - firstSlot: The place of the first field's output in the slots, or -1 if outputs are not kept.
  ///   - kept: A bit for each field whose output is kept; none if there are no slots.
  ///   - passed: The field of the first member if it is passed already; otherwise `FieldOrder.none`.
  ///   - writesOutput: Whether the text writes its output, a literal, so that each case has its own code.
  /// - Returns: The place among the rejected fields of the object's last one, or -1; nil if the members can't be passed.
  @inline(__always)
  private mutating func passMembers(
    of object: UnsafePointer<PlanObject>, in text: inout OnePassText, _ tape: inout Tape,
    depth: Int, firstSlot: Int, kept: UInt64, passed: Int32, writesOutput: Bool
  ) -> Int32? {
    // In bounds, here and below: `FieldOrder` has fields of the object.
    let fields = tables.fields.base + Int(object.pointee.firstField)
    let followers = operations.order.followers(of: object.pointee)
    let (base, count) = (text.base, text.count)
    // The last declared field.
    var previous = passed
    var refused: Int32 = -1
    // A bit for each field that came.
    var seen: UInt64 = passed >= 0 ? 1 &<< UInt64(truncatingIfNeeded: passed) : 0
    let firstMember = writesOutput ? written.memberCount &- (passed >= 0 ? 1 : 0) : 0
    // The text's own offset is in memory, and is only written for calls that need it.
    var offset = text.offset
    var isAtEnd = false
    if passed < 0, offset == count || base[offset] != UInt8(ascii: "\"") {
      skipWhiteSpace(in: &text)
      isAtEnd = text.consume(UInt8(ascii: "}"))
      offset = text.offset
    }
    while !isAtEnd {
      let position = writesOutput ? written.position(of: offset) : 0
      var start = offset
      var number = followers[Int(previous)]
      var length = 0
      let left = count &- offset
      // Behind the last key there may be fewer bytes.
      if left >= 8 {
        let rest = base + offset
        let word = UInt64(
          littleEndian: UnsafeRawPointer(rest).loadUnaligned(as: UInt64.self))
        length = tables.length(
          ofKeyOf: fields + Int(number), beginningWith: word, in: rest, count: left)
        var attempts = FieldOrder.attempts
        while length == 0, attempts > 1 {
          number = followers[Int(number)]
          length = tables.length(
            ofKeyOf: fields + Int(number), beginningWith: word, in: rest, count: left)
          attempts &-= 1
        }
      }
      if length > 0 {
        offset &+= length
      } else {
        text.offset = offset
        skipWhiteSpace(in: &text)
        start = text.offset
        guard let other = otherKey(after: previous, of: object.pointee, in: &text) else {
          return nil
        }
        number = other
        offset = text.offset
      }
      if number >= 0 {
        previous = number
        let field = fields + Int(number)
        let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: number)
        // The last of equal keys counts, which a run over a tape knows beforehand.
        guard seen & bit == 0 else { return nil }
        if writesOutput { written.addMember(number, at: position) }
        seen |= bit
        if length == 0 {
          guard consumeColon(in: &text) else { return nil }
          offset = text.offset
        }
        var output = Value.undefined
        if field.pointee.scalar.judgesText, let string = text.plainText(at: offset) {
          let value = offset
          offset &+= string.bytes.count &+ 2
          let needsOutput = writesOutput || kept & bit != 0
          let isAccepted =
            !needsOutput && PlanOperations.isDecidedAtOnce(string, field)
            ? operations.acceptsAtOnce(string, field, &output)
            : operations.accepts(
              string, field.pointee.scalar.alternatives, &output, needsOutput: needsOutput)
          if isAccepted {
            if writesOutput, !output.isUndefined {
              text.offset = offset
              write(output, insteadOf: value, in: text)
            }
            if kept & bit != 0, output.isUndefined {
              output = values.arena.text(string.bytes, isASCII: true)
            }
          } else {
            guard !values.isUndecided else { return nil }
            refused = refuse(number, string.bytes, after: refused, in: text, &tape)
          }
        } else {
          text.offset = offset
          guard
            judgeOtherValue(
              field, in: &text, &tape, depth: depth, keepsMembers: firstSlot >= 0,
              isKept: kept & bit != 0, &output)
          else { return nil }
          if text.isRefused {
            text.isRefused = false
            refused = refusals.add(
              RefusedField(
                number: number, value: text.refusedValue, object: text.refusedObject,
                previous: refused))
          }
          offset = text.offset
        }
        if kept & bit != 0 { operations.slots[firstSlot &+ Int(number)] = output }
      } else {
        text.offset = offset
        guard object.pointee.unknownKeys == .strip,
          skipUnknown(
            from: start, in: &text, &tape, depth: depth, keepsMembers: firstSlot >= 0)
        else { return nil }
        offset = text.offset
      }
      let next = offset < count ? base[offset] : 0
      offset &+= 1
      if next == UInt8(ascii: ",") { continue }
      if next == UInt8(ascii: "}") { break }
      text.offset = offset &- 1
      skipWhiteSpace(in: &text)
      isAtEnd = text.consume(UInt8(ascii: "}"))
      guard isAtEnd || text.consume(UInt8(ascii: ",")) else { return nil }
      offset = text.offset
    }
    text.offset = offset
    let absent = object.pointee.judgedFields & ~seen
    if absent != 0 {
      refused = refuseAbsent(
        absent, of: object.pointee, in: text, firstSlot: firstSlot, kept: kept, after: refused)
      guard !values.isUndecided else { return nil }
    }
    if writesOutput { written.endObject(members: firstMember, of: text) }
    return refused
  }
}
