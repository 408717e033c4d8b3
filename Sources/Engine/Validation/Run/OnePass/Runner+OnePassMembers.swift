internal import SourceJSON

/// The members that one pass can't read by an expected key and a plain text.
extension Runner {
  /// Passes a key that is not the expected one, or has white space around it, and returns the place of its field, or 0;
  /// nil for a key with escapes or beyond ASCII, and for anything else than a key.
  ///
  /// - Parameters:
  ///   - former: The place of the last declared field.
  ///   - object: The object's fields.
  ///   - text: The text.
  @inline(never)
  mutating func otherMember(
    after former: Int32, of object: PlanObject, in text: inout OnePassText
  ) -> Int32? {
    text.skipWhiteSpace()
    guard let key = text.plainString(), text.passesSpaced(UInt8(ascii: ":")) else { return nil }
    // In bounds: a place is at most the number of the object's fields.
    let fields = tables.fields.base + Int(object.firstField)
    let expected = operations.order.followers(of: object)[Int(former)]
    if tables.text(fields[Int(expected) &- 1].key, equals: key) { return expected }
    return operations.place(of: key, after: former, object)
  }

  /// Judges a value that is not plain text for a field, and passes it.
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
  mutating func acceptsOther(
    _ field: UnsafePointer<PlanField>, in text: inout OnePassText, _ tape: inout Tape, depth: Int,
    keepsMembers: Bool, isKept: Bool, _ output: inout Value
  ) -> Bool {
    text.skipWhiteSpace()
    let node = tables.onePassNodes[Int(field.pointee.node)]
    if node >= 0, text.isAt(UInt8(ascii: "{")) {
      return accepts(
        node, in: &text, &tape, depth: depth, keepsMembers: keepsMembers, &output)
    }
    if !isKept, text.count &- text.offset > 5,
      // In bounds: five bytes follow.
      let word = PlainWord(at: text.base + text.offset),
      word.kind == .null ? field.pointee.scalar.acceptsNull : field.pointee.scalar.acceptsBoolean
    {
      text.offset &+= word.length
      return true
    }
    guard let value = scan(in: &text, &tape, depth: depth, keepsMembers: keepsMembers) else {
      return false
    }
    output = value
    return judgeField(field, &output, in: values.document) || text.refuse()
  }

  /// Scans a value that is judged from the tape, and passes it; nil if it is not JSON or exceeds a limit.
  mutating func scan(
    in text: inout OnePassText, _ tape: inout Tape, depth: Int, keepsMembers: Bool
  ) -> Value? {
    // Members that are kept may be on the tape.
    if !keepsMembers { tape.removeAll() }
    let index = tape.count
    do throws(JSONError) {
      text.offset = try JSONScanner.scanValue(
        in: text.bytes, from: text.offset, depth: depth, into: &tape, limits: text.limits)
    } catch {
      return nil
    }
    // The tape may have moved.
    values.show(JSONView(bytes: text.bytes, entries: tape.entries, count: tape.count))
    return .document(index)
  }

  /// Judges the fields of an object that are absent.
  ///
  /// - Parameters:
  ///   - object: The object's fields.
  ///   - seen: A bit for each field that came.
  ///   - firstSlot: The place of the first field's output in the slots, or -1 if outputs are not kept.
  ///   - kept: A bit for each field whose output is kept; none if there are no slots.
  mutating func acceptsAbsent(
    _ object: PlanObject, besides seen: UInt64, firstSlot: Int, kept: UInt64
  ) -> Bool {
    var fields = object.judgedFields & ~seen
    while fields != 0 {
      let field = fields.trailingZeroBitCount
      fields &= fields &- 1
      var output = Value.undefined
      // In bounds: there is a bit for each field of the object at most.
      guard judgeOther(tables.fields.base + (Int(object.firstField) &+ field), &output) else {
        return false
      }
      if kept & (1 &<< UInt64(truncatingIfNeeded: field)) != 0 {
        operations.slots[firstSlot &+ field] = output
      }
    }
    return true
  }
}
