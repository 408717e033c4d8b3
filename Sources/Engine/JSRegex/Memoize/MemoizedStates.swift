/// The states of a program whose outcome is worth remembering, each with a row of bits.
///
/// Without references, the outcome of continuing at a step depends on the step, the position and,
/// inside of loops, on
///
/// - the number of iterations of each counted loop around it. Beyond the minimum of a loop without
///   a maximum, all numbers are alike.
/// - whether the innermost iteration that must take something has done so. An iteration that ends
///   well has, so the iterations around that one have then as well; one flag is enough.
///
/// In a lookaround the outcome is that of its body, so loops around it don't matter. Only the steps
/// that `SharedSteps` marks and endless runs have rows.
struct MemoizedStates: Sendable {
  /// The rows of a step.
  struct Place: Sendable {
    /// The first row of the step; -1 if it has none.
    var row = -1
    /// Whether the rows are for the places inside of an endless run, instead of its start.
    var isRun = false
    /// The innermost loop around the step; -1 if there is none.
    var loop: Int32 = -1
    /// The end of the innermost lookaround around the step; -1 if there is none.
    var lookEnd: Int32 = -1
  }

  /// A loop around steps: its number of iterations, or the progress of one iteration.
  struct Loop: Sendable {
    let parent: Int32
    /// The innermost loop around this one whose iterations are counted; -1 if there is none.
    let countedParent: Int32
    /// The register that counts iterations; nil if they are not counted.
    let counter: Int?
    /// The iterations that may match the empty string. Others must make progress.
    let min: Int
    /// The greatest number of iterations to distinguish.
    let cap: Int
    /// The number of states of the loops around this one, without their flag.
    let scale: Int
    /// The register with the start of the iteration; nil if any iteration takes something, or
    /// outside of one.
    let start: Int?
    /// Whether an iteration of this loop, or of one around it, must be checked for progress.
    let hasFlag: Bool

    /// The number of states of this loop and those around it, without their flag.
    var states: Int { saturatingProduct(scale, counter == nil ? 1 : cap + 1) }
  }

  /// A positive lookaround that captures.
  struct CapturingLook: Sendable {
    /// The first step of its body, and the step that ends it.
    let body: Int
    let end: Int
    /// The capture slots in it.
    let slots: Range<Int>
  }

  private(set) var places: [Place]
  private(set) var loops: [Loop] = []
  /// The lookarounds that capture, each after those around it.
  private(set) var capturingLooks: [CapturingLook] = []
  /// The first capture slot of the lookaround that each step ends; -1 for other steps.
  private(set) var pendingSlots: [Int32]
  /// The number of rows.
  private(set) var rowCount = 0
  /// Whether the program has lookarounds.
  private(set) var hasLooks = false

  /// No states.
  static let none = MemoizedStates()

  private init() { (places, pendingSlots) = ([], []) }

  /// Creates the states of a program for subjects of up to `length` characters.
  init(_ program: MatcherProgram, length: Int) {
    let code = program.instructions
    places = [Place](repeating: Place(), count: code.count)
    pendingSlots = [Int32](repeating: -1, count: code.count)
    nestSteps(of: program, length: length)
    for index in code.indices {
      places[index].isRun = code[index].isEndlessRun
      if places[index].isRun || code[index].options.contains(.isState) { addRows(to: index) }
    }
  }

  private mutating func addRows(to index: Int) {
    let loop = places[index].loop
    var states = 1
    if loop >= 0 {
      states = loops[Int(loop)].states
      if loops[Int(loop)].hasFlag { states = saturatingProduct(states, 2) }
    }
    places[index].row = rowCount
    let (sum, overflow) = rowCount.addingReportingOverflow(states)
    rowCount = overflow ? .max : sum
  }

  // MARK: Nesting

  private mutating func nestSteps(of program: MatcherProgram, length: Int) {
    let code = program.instructions
    var outer: [Place] = []
    var looks: [(body: Int, slots: Range<Int>)] = []
    var current = Place()
    for index in code.indices {
      let step = code[index]
      places[index] = current
      switch step.opcode {
      case .nextIteration:
        outer.append(current)
        current.loop = add(program.loops[Int(step.a)], parent: current.loop, length: length)
        places[index] = current
      case .startIteration:
        current.loop = addIteration(of: program.loops[Int(step.a)], head: current.loop)
      case .save where Int(step.a) >= program.slotCount:
        outer.append(current)
        current.loop = addCheck(startingAt: Int(step.a), parent: current.loop)
      case .endIteration, .progress:
        current = outer.popLast() ?? Place()
      case .save:
        let slot = Int(step.a)
        if !looks.isEmpty { looks[looks.count - 1].slots.cover(slot..<slot + 1) }
      case .look, .lookNot:
        hasLooks = true
        outer.append(current)
        // The label after the lookaround follows its end.
        current = Place(lookEnd: step.c - 1)
        looks.append((index + 1, 0..<0))
      case .endLook, .endLookNot:
        current = outer.popLast() ?? Place()
        guard let look = looks.popLast(), !look.slots.isEmpty else { continue }
        if !looks.isEmpty { looks[looks.count - 1].slots.cover(look.slots) }
        guard step.opcode == .endLook else { continue }
        pendingSlots[index] = Int32(look.slots.lowerBound)
        capturingLooks.append(CapturingLook(body: look.body, end: index, slots: look.slots))
      default: break
      }
    }
    capturingLooks.sort { $0.body < $1.body }
  }

  private func states(of loop: Int32) -> Int { loop < 0 ? 1 : loops[Int(loop)].states }

  private func hasFlag(_ loop: Int32) -> Bool { loop >= 0 && loops[Int(loop)].hasFlag }

  private func counted(_ loop: Int32) -> Int32 {
    loop < 0 || loops[Int(loop)].counter != nil ? loop : loops[Int(loop)].countedParent
  }

  private mutating func add(_ bounds: LoopBounds, parent: Int32, length: Int) -> Int32 {
    // An iteration beyond the minimum takes something, so a greater maximum is never reached.
    let isEndless = bounds.max == .max || bounds.max - bounds.min > length
    loops.append(
      Loop(
        parent: parent, countedParent: counted(parent), counter: bounds.register, min: bounds.min,
        cap: isEndless ? bounds.min + 1 : bounds.max, scale: states(of: parent), start: nil,
        hasFlag: hasFlag(parent)))
    return Int32(loops.count - 1)
  }

  private mutating func addIteration(of bounds: LoopBounds, head: Int32) -> Int32 {
    let loop = loops[Int(head)]
    loops.append(
      Loop(
        parent: loop.parent, countedParent: loop.countedParent, counter: loop.counter,
        min: loop.min, cap: loop.cap,
        scale: loop.scale, start: bounds.isNullable ? bounds.register + 1 : nil,
        hasFlag: bounds.isNullable || hasFlag(loop.parent)))
    return Int32(loops.count - 1)
  }

  private mutating func addCheck(startingAt register: Int, parent: Int32) -> Int32 {
    loops.append(
      Loop(
        parent: parent, countedParent: counted(parent), counter: nil, min: 0, cap: 0,
        scale: states(of: parent), start: register,
        hasFlag: true))
    return Int32(loops.count - 1)
  }

  // MARK: Rows

  /// Returns the row of a step in the state of the registers, at a position; -1 if it has none.
  @inline(__always)
  func row(
    of index: Int, at position: Int, _ registers: UnsafeMutableBufferPointer<Int>
  ) -> Int {
    let place = places[index]
    if place.row < 0 || place.loop < 0 { return place.row }
    return place.row &+ state(of: place.loop, at: position, registers)
  }

  /// Returns the number of the state of a loop and those around it. The lowest bit is the flag,
  /// if there is one.
  @inline(never)
  private func state(
    of innermost: Int32, at position: Int, _ registers: UnsafeMutableBufferPointer<Int>
  ) -> Int {
    var state = 0
    var hasProgress: Bool?
    var next = innermost
    while next >= 0 {
      let loop = loops[Int(next)]
      if let counter = loop.counter {
        let count = registers[counter]
        state &+= min(count, loop.cap) &* loop.scale
        if hasProgress == nil, let start = loop.start, count > loop.min {
          hasProgress = registers[start] != position
        }
      } else if hasProgress == nil, let start = loop.start {
        hasProgress = registers[start] != position
      }
      next = hasProgress == nil ? loop.parent : loop.countedParent
    }
    guard loops[Int(innermost)].hasFlag else { return state }
    return state &* 2 &+ (hasProgress ?? true ? 1 : 0)
  }

  /// Returns the row of a step at a position beyond one of this row, after taking a character.
  @inline(__always)
  func row(afterProgressFrom row: Int, of index: Int) -> Int {
    let place = places[index]
    guard place.loop >= 0, loops[Int(place.loop)].hasFlag else { return row }
    return place.row &+ ((row &- place.row) | 1)
  }
}

/// Returns the product of two positive numbers, or the greatest number if it is larger.
private func saturatingProduct(_ left: Int, _ right: Int) -> Int {
  let (product, overflow) = left.multipliedReportingOverflow(by: right)
  return overflow ? .max : product
}

extension Range<Int> {
  /// Extends the range, which may be empty, so that it covers another one.
  fileprivate mutating func cover(_ other: Range<Int>) {
    self =
      isEmpty
      ? other : Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
