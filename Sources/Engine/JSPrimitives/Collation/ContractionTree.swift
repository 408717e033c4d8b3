import UnicodeTables

/// The strings that have collation elements of their own, decoded from `CollationTable`.
struct ContractionTree: Sendable {
  static let root = ContractionTree()

  /// The elements of a string, as positions in `CollationTable.elements`, or the rule for them.
  enum Match: Sendable {
    case elements([UInt32])
    /// The elements of the second code point, then those of the first.
    case reordered(first: UInt32, second: UInt32)
  }

  /// A prefix of strings; `nodes[0]` is the empty one.
  private struct Node {
    var children: [UInt32: Int] = [:]
    var match: Match?
  }

  private var nodes = [Node()]
  /// The elements by the code point before times 2^21 plus the code point.
  private var prefixed: [UInt64: [UInt32]] = [:]

  private init() {
    readContractions()
    readReorderings()
    readPrefixed()
  }

  /// Returns the node of a prefix followed by a code point, or nil if no string starts with them.
  func child(of node: Int = 0, _ codePoint: UInt32) -> Int? { nodes[node].children[codePoint] }

  /// Returns the elements of the string that ends at a node, or nil if it has none of its own.
  func match(at node: Int) -> Match? { nodes[node].match }

  /// Returns the elements of a code point after another one, or nil if it has none of its own
  /// there.
  func elements(of codePoint: UInt32, after prefix: UInt32) -> [UInt32]? {
    prefixed[UInt64(prefix) << 21 | UInt64(codePoint)]
  }

  private mutating func insert(_ string: [UInt32], _ match: Match) {
    var node = 0
    for codePoint in string {
      if let child = nodes[node].children[codePoint] {
        node = child
      } else {
        nodes[node].children[codePoint] = nodes.count
        node = nodes.count
        nodes.append(Node())
      }
    }
    nodes[node].match = match
  }

  private mutating func readContractions() {
    var numbers = PackedNumbers(CollationTable.contractions)
    var string: [UInt32] = []
    while let shared = numbers.next(), let count = numbers.next() {
      string = string.prefix(Int(shared)) + numbers.next(count)
      insert(string, .elements(numbers.nextList()))
    }
  }

  private mutating func readReorderings() {
    var numbers = PackedNumbers(CollationTable.reorderings)
    var first: UInt32 = 0
    while let gap = numbers.next(), let count = numbers.next() {
      first += gap
      var second: UInt32 = 0
      for _ in 0..<count {
        second += numbers.next() ?? 0
        for _ in 0...(numbers.next() ?? 0) {
          insert([first, second], .reordered(first: first, second: second))
          second += 1
        }
      }
      first += 1
    }
  }

  private mutating func readPrefixed() {
    var numbers = PackedNumbers(CollationTable.prefixed)
    while let prefix = numbers.next(), let codePoint = numbers.next() {
      prefixed[UInt64(prefix) << 21 | UInt64(codePoint)] = numbers.nextList()
    }
  }
}
