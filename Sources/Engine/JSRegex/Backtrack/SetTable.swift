/// The character sets of a program, laid out for fast tests: a bitmap of the first 256 characters and
/// sorted ranges for the others.
struct SetTable {
  var bits: [UInt64] = []
  var bounds: [UInt32] = []
  var spans: [Span] = []
  private var places: [CharacterSet: Int32] = [:]

  /// The bounds of one set: pairs of a lower and an upper bound, all above 0xFF.
  struct Span {
    let start: Int32
    let count: Int32
  }

  /// Returns the place of a set, and adds it if it is new.
  mutating func place(of set: CharacterSet) -> Int32 {
    if let place = places[set] { return place }
    let place = Int32(spans.count)
    places[set] = place
    let start = bounds.count / 2
    var words: [UInt64] = [0, 0, 0, 0]
    for range in set.ranges {
      if range.lowerBound <= 0xFF {
        for character in range.lowerBound...min(range.upperBound, 0xFF) {
          words[Int(character >> 6)] |= 1 << UInt64(character & 63)
        }
      }
      guard range.upperBound > 0xFF else { continue }
      bounds.append(max(range.lowerBound, 0x100))
      bounds.append(range.upperBound)
    }
    bits += words
    spans.append(Span(start: Int32(start), count: Int32(bounds.count / 2 - start)))
    return place
  }

  /// A view of the tables for matching.
  struct View {
    // Bare addresses, since a match passes the view on at each step. Every set of a program has its
    // words and its span.
    private let bits: UnsafePointer<UInt64>
    private let bounds: UnsafePointer<UInt32>
    private let spans: UnsafePointer<Span>

    init(_ table: SetTable) {
      bits = UnsafePointer(copying: table.bits)
      bounds = UnsafePointer(copying: table.bounds)
      spans = UnsafePointer(copying: table.spans)
    }

    func deallocate() {
      bits.deallocate()
      bounds.deallocate()
      spans.deallocate()
    }

    /// Returns whether set `set` contains the character.
    @inline(__always)
    func contains(_ character: UInt32, set: Int) -> Bool {
      if character < 0x100 {
        let word = bits[set &* 4 &+ Int(character >> 6)]
        return word >> UInt64(character & 63) & 1 != 0
      }
      return containsWide(character, set: set)
    }

    /// Returns the characters of a set.
    func characters(ofSet set: Int) -> CharacterSet {
      let span = spans[set]
      let wide = (Int(span.start)..<Int(span.start + span.count)).map { place in
        bounds[2 * place]...bounds[2 * place + 1]
      }
      let narrow = (UInt32(0)...0xFF).filter { contains($0, set: set) }.map { $0...$0 }
      return CharacterSet(narrow + wide)
    }

    @inline(never)
    private func containsWide(_ character: UInt32, set: Int) -> Bool {
      let span = spans[set]
      let end = Int(span.start &+ span.count)
      var (low, high) = (Int(span.start), end)
      while low < high {
        let middle = (low &+ high) >> 1
        if bounds[2 &* middle &+ 1] < character { low = middle &+ 1 } else { high = middle }
      }
      return low < end && bounds[2 &* low] <= character
    }
  }
}
