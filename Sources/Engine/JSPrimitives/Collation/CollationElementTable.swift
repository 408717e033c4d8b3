import UnicodeTables

/// The collation elements of the root collation, decoded from `CollationTable`.
struct CollationElementTable: Sendable {
  static let root = CollationElementTable()

  /// The table's entry for a code point. The two highest bits of `bits` are the kind, which decides
  /// the meaning of the others; 0 is no entry.
  private struct Entry {
    static let unassigned: UInt32 = 0
    /// The element's index plus 1.
    static let single: UInt32 = 0
    /// The ideograph's position in the radical-stroke order.
    static let ideograph: UInt32 = 1 << 30
    /// The first of the code point's elements in `sequences` times 64, plus their number.
    static let expansion: UInt32 = 2 << 30
    static let kinds: UInt32 = 3 << 30
  }

  private static let pageSize = 256

  private var elements: [CollationElement] = []
  private let commonVariant: UInt32
  /// The elements of expansions, as indexes into `elements`.
  private var sequences: [UInt32] = []
  /// The start of the entries of each block of 256 code points; 0 for a block without entries.
  private var pages = [Int](repeating: 0, count: 0x11_0000 / pageSize)
  private var entries = [UInt32](repeating: Entry.unassigned, count: pageSize)

  private init() {
    var numbers = PackedNumbers(CollationTable.elements)
    commonVariant = numbers.next() ?? 0
    readElements(&numbers)
    readSingles()
    readExpansions()
    readIdeographs()
  }

  /// Appends the elements of a code point by itself.
  ///
  /// A code point without a mapping, a lone surrogate among them, has a primary weight above every
  /// ideograph, in the order of code points (UTS 10, "Implicit Weights").
  func append(_ codePoint: UInt32, to output: inout [CollationElement]) {
    let entry = self[codePoint]
    switch entry & Entry.kinds {
    case Entry.ideograph:
      append(primary: CollationTable.ideographs &+ (entry & ~Entry.kinds), to: &output)
    case Entry.expansion:
      let start = Int((entry & ~Entry.kinds) >> 6)
      for index in sequences[start..<start + Int(entry & 63)] {
        output.append(elements[Int(index)])
      }
    default:
      if entry == Entry.unassigned {
        append(primary: CollationTable.unassigned &+ codePoint, to: &output)
      } else {
        output.append(elements[Int(entry - 1)])
      }
    }
  }

  /// Appends elements by their positions in `CollationTable.elements`.
  func append(positions: [UInt32], to output: inout [CollationElement]) {
    for position in positions { output.append(elements[Int(position)]) }
  }

  private func append(primary: UInt32, to output: inout [CollationElement]) {
    output.append(CollationElement(primary: primary, variant: commonVariant))
  }

  private subscript(codePoint: UInt32) -> UInt32 {
    get {
      let page = pages[Int(codePoint) / Self.pageSize]
      return entries[page + Int(codePoint) % Self.pageSize]
    }
    set {
      let block = Int(codePoint) / Self.pageSize
      if pages[block] == 0 {
        pages[block] = entries.count
        entries += repeatElement(Entry.unassigned, count: Self.pageSize)
      }
      entries[pages[block] + Int(codePoint) % Self.pageSize] = newValue
    }
  }

  private mutating func readElements(_ numbers: inout PackedNumbers) {
    var primary: UInt32 = 0
    while let plainCount = numbers.next() {
      for _ in 0..<plainCount {
        primary += 1
        elements.append(CollationElement(primary: primary, variant: commonVariant))
      }
      guard let distance = numbers.next(), let extent = numbers.next() else { return }
      primary += distance
      for _ in 0...extent {
        elements.append(CollationElement(primary: primary, variant: numbers.next() ?? 0))
      }
    }
  }

  private mutating func readSingles() {
    var numbers = PackedNumbers(CollationTable.singles)
    var end: UInt32 = 0
    var element: Int64 = 0
    while let gap = numbers.next(), let extent = numbers.next() {
      var (distance, step) = (1, 0) as (UInt32, Int64)
      if extent > 0 {
        distance = numbers.next() ?? 0
        step = numbers.nextSigned() ?? 0
      }
      element += numbers.nextSigned() ?? 0
      var codePoint = end + gap
      for index in 0...extent {
        if index > 0 {
          codePoint += distance
          element += step
        }
        self[codePoint] = Entry.single | UInt32(truncatingIfNeeded: element + 1)
      }
      end = codePoint + 1
    }
  }

  private mutating func readExpansions() {
    var numbers = PackedNumbers(CollationTable.expansions)
    var codePoint: UInt32 = 0
    while let gap = numbers.next(), let count = numbers.next() {
      codePoint += gap
      self[codePoint] = Entry.expansion | UInt32(sequences.count) << 6 | count
      for _ in 0..<count { sequences.append(numbers.next() ?? 0) }
      codePoint += 1
    }
  }

  private mutating func readIdeographs() {
    for (position, ideograph) in IdeographOrder.ideographs().enumerated() {
      self[ideograph] = Entry.ideograph | UInt32(position)
    }
  }
}
