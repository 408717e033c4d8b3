internal import SourceJSON

/// The members that one pass can't read by an expected key and a plain text.
extension OnePass {
  /// Passes a key that is not the expected one, or has white space behind it, and returns its field, or
  /// `FieldOrder.none`; nil for a key with escapes or beyond ASCII, and for anything else than a key.
  ///
  /// - Parameters:
  ///   - previous: The last declared field.
  ///   - object: The object's fields.
  ///   - text: The text.
  @inline(never)
  mutating func otherKey(
    after previous: Int32, of object: PlanObject, in text: inout OnePassText
  ) -> Int32? {
    guard let key = text.plainString() else { return nil }
    // In bounds: `FieldOrder` has fields of the object.
    let fields = tables.fields.base + Int(object.firstField)
    let expected = operations.order.followers(of: object)[Int(previous)]
    if tables.text(fields[Int(expected)].key, equals: key) { return expected }
    return operations.field(of: key, after: previous, object)
  }

  /// Passes the value of a key that is not declared; false if it is not JSON or exceeds a limit.
  ///
  /// - Parameters:
  ///   - start: The offset of the key.
  ///   - text: The text, behind the key.
  ///   - tape: The tape.
  ///   - depth: The number of objects around the value.
  ///   - keepsMembers: Whether outputs of other fields are kept, which may be on the tape.
  @inline(never)
  mutating func skipUnknown(
    from start: Int, in text: inout OnePassText, _ tape: inout Tape, depth: Int, keepsMembers: Bool
  ) -> Bool {
    if text.writesOutput { written.copy(text, upTo: start) }
    text.isOrdinary = false
    guard text.consumeSpaced(UInt8(ascii: ":")),
      scan(in: &text, &tape, depth: depth, keepsMembers: keepsMembers) != nil
    else { return false }
    if text.writesOutput { leaveOutMember(in: &text) }
    return true
  }

  /// Judges a value that is not plain text for a field, and passes it; false if that is not possible.
  ///
  /// If the value is invalid, the text notes that.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - text: The text.
  ///   - tape: The tape.
  ///   - depth: The number of objects around the value.
  ///   - keepsMembers: Whether outputs of other fields are kept, which may be on the tape.
  ///   - isKept: Whether the field's own output is kept.
  ///   - output: The output.
  @inline(never)
  mutating func judgeOtherValue(
    _ field: UnsafePointer<PlanField>, in text: inout OnePassText, _ tape: inout Tape, depth: Int,
    keepsMembers: Bool, isKept: Bool, _ output: inout Value
  ) -> Bool {
    skipWhiteSpace(in: &text)
    let start = text.offset
    let node = tables.onePassNodes[Int(field.pointee.node)]
    if node >= 0, text.isAt(UInt8(ascii: "{")) {
      return judgeObject(node, in: &text, &tape, depth: depth, keepsMembers: keepsMembers, &output)
    }
    if !isKept, text.count &- text.offset > 5,
      // In bounds: five bytes follow.
      let word = PlainWord(at: text.base + text.offset),
      word.isNull ? field.pointee.scalar.acceptsNull : field.pointee.scalar.acceptsBoolean
    {
      text.offset &+= word.length
      return true
    }
    guard let value = scan(in: &text, &tape, depth: depth, keepsMembers: keepsMembers) else {
      return false
    }
    output = value
    guard
      walk.judgeField(field, &output, in: values.document, needsOutput: isKept || text.writesOutput)
    else {
      text.refuse(value)
      return !values.isUndecided
    }
    return !text.writesOutput || write(output, insteadOf: start, in: text)
  }

  /// Scans a value that is judged from the tape, and passes it; nil if it is not JSON or exceeds a limit.
  mutating func scan(
    in text: inout OnePassText, _ tape: inout Tape, depth: Int, keepsMembers: Bool
  ) -> Value? {
    // Members that are kept, and refused values, are on the tape.
    if !keepsMembers, refusals.isEmpty { tape.removeAll() }
    let index = tape.count
    do throws(JSONError) {
      text.offset = try JSONScanner.scanValue(
        in: text.bytes, from: text.offset, depth: depth, into: &tape, limits: text.limits)
    } catch {
      return nil
    }
    // The tape may have moved.
    let view = JSONView(bytes: text.bytes, entries: tape.entries, count: tape.count)
    values.show(view)
    if text.isOrdinary { text.isOrdinary = OrdinaryValue.areAll(index..<tape.count, in: view) }
    return .document(index)
  }

  /// Judges fields of an object that are absent.
  ///
  /// - Parameters:
  ///   - absent: A bit for each of the fields.
  ///   - object: The object's fields.
  ///   - text: The text, behind the brace that closes the object.
  ///   - firstSlot: The place of the first field's output in the slots, or -1 if outputs are not kept.
  ///   - kept: A bit for each field whose output is kept; none if there are no slots.
  ///   - previous: The place among the rejected fields of the object's last one, or -1.
  /// - Returns: The same, behind the absent fields that are refused.
  @inline(never)
  mutating func refuseAbsent(
    _ absent: UInt64, of object: PlanObject, in text: OnePassText, firstSlot: Int, kept: UInt64,
    after previous: Int32
  ) -> Int32 {
    var refused = previous
    var fields = absent
    while fields != 0 {
      let number = fields.trailingZeroBitCount
      fields &= fields &- 1
      var output = Value.undefined
      // In bounds: there is a bit for each field of the object at most.
      let field = tables.fields.base + (Int(object.firstField) &+ number)
      guard walk.judgeOther(field, &output) else {
        refused = refusals.add(
          RefusedField(
            number: Int32(truncatingIfNeeded: number), value: .undefined, object: -1,
            previous: refused))
        continue
      }
      if text.writesOutput, !output.isUndefined {
        write(output, ofAbsent: field, at: Int32(truncatingIfNeeded: number), in: text)
      }
      if kept & (1 &<< UInt64(truncatingIfNeeded: number)) != 0 {
        operations.slots[firstSlot &+ number] = output
      }
    }
    return refused
  }
}
