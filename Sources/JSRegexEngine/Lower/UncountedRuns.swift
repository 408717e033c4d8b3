/// What PCRE2 may pass over in one of the steps it counts.
///
/// The counter sees the start of a run such as `[a-z]*` and each character it gives back, but not the
/// characters it takes, and a comparison with captured text as one step. A budget must charge for them.
package struct UncountedRuns: Sendable {
  /// Runs shorter than this are not worth a charge.
  private static let shortest = 32

  /// The characters below 256 that long runs take, as a bitmap; above, any character may be one.
  private var bits: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  /// The kinds of long runs there are.
  private var hasSets = false
  private var hasReferences = false
  /// The length of the text in units that take about as long as a character.
  private let textSize: Int

  init(_ term: NativeTerm, textLength: Int) {
    textSize = max(textLength >> 6, 1)
    var pending = [term]
    while let term = pending.popLast() {
      switch term {
      case .loop(_, let max, _, .set(let set)) where max.map { $0 >= Self.shortest } ?? true:
        insert(set)
      case .reference:
        hasReferences = true
      default:
        pending += term.children
      }
    }
  }

  private mutating func insert(_ set: CharacterSet) {
    hasSets = true
    for range in set.restricted(to: 0xFF).ranges {
      for character in range {
        let mask: UInt64 = 1 << UInt64(character & 63)
        switch character >> 6 {
        case 0: bits.0 |= mask
        case 1: bits.1 |= mask
        case 2: bits.2 |= mask
        default: bits.3 |= mask
        }
      }
    }
  }

  /// The most characters one step may pass over in a subject of fewer than `scanLength` characters: no
  /// scan is worth its time then.
  @inline(__always)
  func longest(inShort count: Int) -> Int {
    hasSets || hasReferences ? max(count, textSize) : textSize
  }

  /// The subjects that are worth a scan have at least this many characters.
  static var scanLength: Int { 256 }

  /// The most characters one step may pass over in this subject.
  func longest<Unit: FixedWidthInteger>(in subject: UnsafeBufferPointer<Unit>) -> Int {
    if hasReferences { return max(subject.count, textSize) }
    guard hasSets else { return textSize }
    var longest = textSize
    var start = 0
    for (position, unit) in subject.enumerated() where !takes(UInt32(truncatingIfNeeded: unit)) {
      longest = max(longest, position - start)
      start = position + 1
    }
    return max(longest, subject.count - start)
  }

  @inline(__always)
  private func takes(_ character: UInt32) -> Bool {
    let shift = UInt64(truncatingIfNeeded: character & 63)
    switch character >> 6 {
    case 0: return bits.0 >> shift & 1 != 0
    case 1: return bits.1 >> shift & 1 != 0
    case 2: return bits.2 >> shift & 1 != 0
    case 3: return bits.3 >> shift & 1 != 0
    default: return true
    }
  }
}
