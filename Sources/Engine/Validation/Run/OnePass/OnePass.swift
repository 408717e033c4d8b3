internal import SourceJSON

/// Verdicts in one pass over a text: its objects are judged while they are read, in the order of their members.
///
/// It covers texts as programs write them. All others are judged from a tape. So are the issues of an invalid text found,
/// but only of the fields that one pass rejected. Its output is written or not made at all.
struct OnePass: ~Copyable {
  /// The memory of the run.
  let shared: SharedMemory
  /// The walk over the tapes of single values.
  var walk: TapeWalk
  /// The objects and fields that were rejected in the text.
  var refusals = Refusals()
  /// The last output that was written.
  var written = OnePassOutput()

  init(_ shared: SharedMemory) {
    self.shared = shared
    walk = TapeWalk(shared)
  }

  /// The maximum number of objects around a value that is judged while it is read.
  private static let greatestDepth = 16

  /// Whether texts can be judged by the plan.
  var fits: Bool {
    @inline(__always) get { tables.onePassNodes[plan.root] >= 0 }
  }

  /// Returns whether text is valid; nil if that needs a tape of the text.
  ///
  /// - Parameters:
  ///   - text: The text, from its start on.
  ///   - tape: Memory for the values that are judged from a tape, which is the document of the run.
  mutating func judge(_ text: inout OnePassText, _ tape: inout Tape) -> Bool? {
    refusals.removeAll()
    text.skipWhiteSpace()
    if text.writesOutput { written.begin(at: text.offset) }
    var output = Value.undefined
    let node = tables.onePassNodes[plan.root]
    guard judgeObject(node, in: &text, &tape, depth: 0, keepsMembers: false, &output) else {
      return nil
    }
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
  mutating func judgeObject(
    _ node: Int32, in text: inout OnePassText, _ tape: inout Tape, depth: Int, keepsMembers: Bool,
    _ output: inout Value
  ) -> Bool {
    guard text.isAt(UInt8(ascii: "{")), depth < Self.greatestDepth,
      depth < text.limits.maximumDepth
    else { return false }
    // In bounds, here and below: the compiler made the indices.
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
    guard operations.passesChecks(of: plan.pointee, &output) else {
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
      text.consumeSpaced(UInt8(ascii: ":")), let value = text.plainString()
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
}

/// Parts of the memory of the run.
extension OnePass {
  /// The steps on single values, and the values of the run.
  var operations: PlanOperations {
    @inline(__always) unsafeAddress { UnsafePointer(shared.operations) }
    @inline(__always) unsafeMutableAddress { shared.operations }
  }

  /// The values of the run.
  var values: RunValues {
    @inline(__always) unsafeAddress { UnsafePointer(shared.values) }
    @inline(__always) unsafeMutableAddress { shared.values }
  }

  /// The plan that is run.
  var plan: Plan {
    @inline(__always) _read { yield shared.memory.pointee.operations.plan }
  }

  /// The tables of the plan.
  var tables: PlanTables {
    @inline(__always) _read { yield shared.memory.pointee.operations.tables }
  }
}
