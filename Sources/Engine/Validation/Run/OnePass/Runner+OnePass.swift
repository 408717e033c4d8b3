internal import SourceJSON

/// Verdicts in one pass over a text: its objects are judged while they are read, in the order of their members.
///
/// It covers texts as programs write them. All others are judged from a tape. So are the issues of an invalid text found,
/// but only of the fields that one pass refused. Its output is written or not made at all.
extension Runner {
  /// The maximum number of objects around a value that is judged while it is read.
  private static let greatestDepth = 16

  /// Returns whether a text is valid; nil if only a run over a tape of the text can say.
  ///
  /// - Parameters:
  ///   - text: The text, from its start on.
  ///   - tape: Memory for the values that are judged from a tape.
  mutating func judgeInOnePass(_ text: inout OnePassText, _ tape: inout Tape) -> Bool? {
    let node = tables.onePassNodes[plan.root]
    guard node >= 0 else { return nil }
    tape.removeAll()
    refusals.removeAll()
    reset(document: JSONView(bytes: text.bytes, entries: tape.entries, count: 0))
    text.skipWhiteSpace()
    if text.writesOutput { written.begin(at: text.offset) }
    var output = Value.undefined
    guard passes(node, in: &text, &tape, depth: 0, keepsMembers: false, &output) else { return nil }
    if text.writesOutput { written.copy(text, upTo: text.offset) }
    text.skipWhiteSpace()
    // A valid output has no `bigint`.
    guard text.offset == text.count, !values.isUndecided, values.arena.bigints.isEmpty else {
      return nil
    }
    // Zod may throw behind the first issue of a field.
    if text.isRefused, tables.nodes[plan.root].throwsAsZod { return nil }
    return !text.isRefused
  }

  /// Judges the object at the offset by a node of the table of one pass, and passes it; false if that is not possible.
  ///
  /// If the object is invalid, the text notes that.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - text: The text.
  ///   - tape: The tape.
  ///   - depth: The number of objects around it.
  ///   - keepsMembers: Whether a check looks at the output.
  ///   - output: The output if it is kept.
  @inline(__always)
  mutating func passes(
    _ node: Int32, in text: inout OnePassText, _ tape: inout Tape, depth: Int, keepsMembers: Bool,
    _ output: inout Value
  ) -> Bool {
    guard text.isAt(UInt8(ascii: "{")), depth < Self.greatestDepth,
      depth < text.limits.maximumDepth
    else { return false }
    // In bounds, here and below: the compiler made the places.
    var plan = tables.nodes.base + Int(node)
    text.offset &+= 1
    let start = text.offset
    // The field of the first member if it is passed already.
    var passed = FieldOrder.none
    if plan.pointee.opcode != .object {
      // The options of a discriminated union that is read in one pass are objects.
      let discriminator = tables.discriminators.base + Int(plan.pointee.discriminator)
      if let choice = tables.choice(
        discriminator, ofMember: text.base + start, count: text.count &- start)
      {
        plan = tables.nodes.base + Int(choice.pointee.node)
        let end = start &+ Int(choice.pointee.member.length)
        if choice.pointee.field >= 0, end < text.count, text.base[end] == UInt8(ascii: ",") {
          passed = choice.pointee.field
          text.offset = end &+ 1
        }
      } else {
        let option = otherOption(discriminator, of: text)
        guard option >= 0 else { return false }
        plan = tables.nodes.base + Int(option)
      }
    }
    let object = tables.objects.base + Int(plan.pointee.object)
    let isKept = keepsMembers
    let kept = isKept ? .max : object.pointee.checkedFields
    let keepsMembers = isKept || plan.pointee.firstCheck < plan.pointee.endCheck
    let firstSlot = operations.slots.count
    if keepsMembers { operations.slots.append(.undefined, count: Int(object.pointee.fieldCount)) }
    defer { operations.slots.cut(to: firstSlot) }
    if passed >= 0 {
      if kept & (1 &<< UInt64(truncatingIfNeeded: passed)) != 0 {
        // Its output is kept.
        passed = FieldOrder.none
        text.offset = start
      } else if text.writesOutput {
        written.addMember(passed, at: written.position(of: start))
      }
    }
    let slot = keepsMembers ? firstSlot : -1
    let refused =
      text.writesOutput
      ? writeMembers(
        of: object, in: &text, &tape, depth: depth &+ 1, firstSlot: slot, kept: kept,
        passed: passed)
      : judgeMembers(
        of: object, in: &text, &tape, depth: depth &+ 1, firstSlot: slot, kept: kept,
        passed: passed)
    guard let refused else { return false }
    if refused >= 0 {
      return refuse(plan, field: refused, firstSlot: firstSlot, kept: kept, in: &text)
    }
    guard keepsMembers else { return true }
    if !isKept, object.pointee.firstRule < object.pointee.endRule {
      return operations.rulesHold(of: object.pointee, firstSlot: firstSlot)
        || refuse(plan, field: -1, firstSlot: firstSlot, kept: kept, in: &text)
    }
    let members = closeFields(of: object.pointee, firstSlot: firstSlot, kept: kept)
    output = members
    guard judgeChecks(plan.pointee, &output) else {
      return !values.isUndecided
        && refuse(plan, field: -1, firstSlot: firstSlot, kept: kept, in: &text)
    }
    // The members are written already.
    return !text.writesOutput || output == members
  }

  /// Returns the option of a union that the first member of an object chooses, behind its brace; -1 if that is not the
  /// discriminator, or not a plain string.
  @inline(never)
  private mutating func otherOption(
    _ discriminator: UnsafePointer<PlanDiscriminator>, of text: OnePassText
  ) -> Int32 {
    let cases = tables.cases
    var text = text
    text.skipWhiteSpace()
    guard let key = text.plainString(), tables.text(discriminator.pointee.key, equals: key),
      text.passesSpaced(UInt8(ascii: ":")), let value = text.plainString()
    else { return -1 }
    var place = Int(discriminator.pointee.firstCase)
    while place < Int(discriminator.pointee.endCase) {
      if tables.literal(cases[place].literal, equals: value) { return cases[place].node }
      place &+= 1
    }
    return -1
  }

  /// Makes an object of the outputs in the slots.
  private mutating func closeFields(of object: PlanObject, firstSlot: Int, kept: UInt64) -> Value {
    let start = values.arena.open.count
    var kept = kept
    while kept != 0 {
      let field = kept.trailingZeroBitCount
      kept &= kept &- 1
      guard field < Int(object.fieldCount) else { break }
      let output = operations.slots[firstSlot &+ field]
      guard !output.isUndefined else { continue }
      let place = UInt32(truncatingIfNeeded: Int(object.firstField) &+ field)
      values.arena.open.append(
        Arena.Member(key: Arena.Key(kind: .declared, index: place), value: output))
    }
    return values.arena.closeComposite(from: start, isArray: false)
  }

  @inline(never)
  private mutating func judgeMembers(
    of object: UnsafePointer<PlanObject>, in text: inout OnePassText, _ tape: inout Tape,
    depth: Int, firstSlot: Int, kept: UInt64, passed: Int32
  ) -> Int32? {
    passMembers(
      of: object, in: &text, &tape, depth: depth, firstSlot: firstSlot, kept: kept, passed: passed,
      writesOutput: false)
  }

  @inline(never)
  private mutating func writeMembers(
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
  /// - Returns: The place among the refused fields of the object's last one, or -1; nil if the members can't be passed.
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
    var former = passed
    var refused: Int32 = -1
    // A bit for each field that came.
    var seen: UInt64 = passed >= 0 ? 1 &<< UInt64(truncatingIfNeeded: passed) : 0
    let firstMember = writesOutput ? written.memberCount &- (passed >= 0 ? 1 : 0) : 0
    // The text's own offset is in memory, and is only written for calls that need it.
    var offset = text.offset
    var isAtEnd = false
    if passed < 0, offset == count || base[offset] != UInt8(ascii: "\"") {
      skipWhiteSpace(in: &text)
      isAtEnd = text.passes(UInt8(ascii: "}"))
      offset = text.offset
    }
    while !isAtEnd {
      let position = writesOutput ? written.position(of: offset) : 0
      var start = offset
      var number = followers[Int(former)]
      var length = 0
      let left = count &- offset
      // Behind the last key of a text there may be fewer bytes.
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
        guard let other = otherKey(after: former, of: object.pointee, in: &text) else {
          return nil
        }
        number = other
        offset = text.offset
      }
      if number >= 0 {
        former = number
        let field = fields + Int(number)
        let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: number)
        // The last of equal keys counts, which a run over a tape knows beforehand.
        guard seen & bit == 0 else { return nil }
        if writesOutput { written.addMember(number, at: position) }
        seen |= bit
        if length == 0 {
          guard passesColon(in: &text) else { return nil }
          offset = text.offset
        }
        var output = Value.undefined
        if field.pointee.scalar.judgesText, let string = text.plainText(at: offset) {
          let value = offset
          offset &+= string.bytes.count &+ 2
          let needsOutput = writesOutput || kept & bit != 0
          let isAccepted =
            !needsOutput && isDecidedAtOnce(string, field)
            ? judgeAtOnce(string, field, &output)
            : judgeText(
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
            passesOther(
              field, in: &text, &tape, depth: depth, keepsMembers: firstSlot >= 0,
              isKept: kept & bit != 0, &output)
          else { return nil }
          if text.isRefused {
            text.isRefused = false
            refused = refusals.add(
              RefusedField(
                number: number, value: text.refusedValue, object: text.refusedObject,
                former: refused))
          }
          offset = text.offset
        }
        if kept & bit != 0 { operations.slots[firstSlot &+ Int(number)] = output }
      } else {
        text.offset = offset
        guard object.pointee.unknownKeys == .strip,
          passesUnknown(
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
      isAtEnd = text.passes(UInt8(ascii: "}"))
      guard isAtEnd || text.passes(UInt8(ascii: ",")) else { return nil }
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
