/// A text that a search automaton reads. Its places are between characters, from 0 to `end`.
protocol SearchText {
  /// The place after the last character.
  var end: Int { get }

  /// Returns the class of the character after a place before the end, and moves the place behind
  /// it.
  func next(_ place: inout Int, _ classes: SearchAutomaton.ClassMap) -> Int

  /// Returns the class of the character before a place after 0, and moves the place before it.
  func previous(_ place: inout Int, _ classes: SearchAutomaton.ClassMap) -> Int

  /// Returns the place that is a number of characters before another one.
  func place(_ count: Int, before place: Int) -> Int

  /// Returns whether the next four characters take one unit each. The place is at least four units
  /// before the end.
  func hasUnits(at place: Int) -> Bool

  /// Returns the class of a character that takes one unit.
  func classOfUnit(at place: Int, _ classes: SearchAutomaton.ClassMap) -> Int

  /// Returns the first place at or after another one that a scan stops at, or the end.
  func find(_ scan: TextScan, from place: Int) -> Int

  /// Returns the first place at or after another one where a match may start, or the end if there
  /// is none before it.
  func findMatch(_ scan: TextScan, from place: Int) -> Int
}

/// A text of characters that take one unit each: ASCII bytes, code units or code points.
struct UnitText<Unit: FixedWidthInteger & UnsignedInteger>: SearchText {
  private let base: UnsafePointer<Unit>
  let end: Int

  /// Creates the text of some units; nil if there are none.
  @inline(__always)
  init?(_ units: UnsafeBufferPointer<Unit>) {
    guard let base = units.baseAddress, !units.isEmpty else { return nil }
    (self.base, end) = (base, units.count)
  }

  // In bounds: callers give places within the text.

  @inline(__always)
  func next(_ place: inout Int, _ classes: SearchAutomaton.ClassMap) -> Int {
    place &+= 1
    return classes[base[place &- 1]]
  }

  @inline(__always)
  func previous(_ place: inout Int, _ classes: SearchAutomaton.ClassMap) -> Int {
    place &-= 1
    return classes[base[place]]
  }

  @inline(__always)
  func place(_ count: Int, before place: Int) -> Int { place &- count }

  @inline(__always)
  func hasUnits(at place: Int) -> Bool { true }

  @inline(__always)
  func classOfUnit(at place: Int, _ classes: SearchAutomaton.ClassMap) -> Int {
    classes[base[place]]
  }

  @inline(__always)
  func find(_ scan: TextScan, from place: Int) -> Int { scan.next(in: base, from: place, to: end) }

  @inline(__always)
  func findMatch(_ scan: TextScan, from place: Int) -> Int {
    scan.nextMatch(in: base, from: place, to: end)
  }
}
