import TestSupport
import Testing

@testable import HTMLParsing

/// The list of active formatting elements against a model that walks over an array.
///
/// HTML Standard, "The list of active formatting elements".
@Suite struct ActiveFormattingElementsTests {
  private enum Item: Equatable {
    case marker
    /// An element whose attributes are a number: equal numbers are equal attributes.
    case element(node: Int32, name: NameID, attributes: UInt32)
  }

  /// Both, with the entry of each node.
  private final class Pair {
    var list = ActiveFormattingElements()
    var model: [Item] = []
    var entries: [Int32: Int32] = [:]
    var attributes: [Int32: UInt32] = [:]
    var lastNode: Int32 = 0

    /// A signature that many attributes share, so that they have to be compared.
    static func signature(_ attributes: UInt32) -> UInt32 { attributes % 7 }

    /// "Push onto the list of active formatting elements", Noah's Ark clause included. Returns whether
    /// both found the same element to remove.
    func push(_ name: NameID, _ attributes: UInt32) -> Bool {
      lastNode += 1
      let equals = lastGroup.filter { index in
        guard case .element(_, name, attributes) = model[index] else { return false }
        return true
      }
      let expected = equals.count >= 3 ? node(at: equals[0]) : nil
      let known = self.attributes
      let entry = list.earliestOfThree(name: name, signature: Self.signature(attributes)) {
        known[$0] == attributes
      }
      guard entry == expected.map({ entries[$0] ?? 0 }) ?? 0 else { return false }
      if let expected {
        list.remove(entry)
        entries[expected] = nil
        model.remove(at: equals[0])
      }
      entries[lastNode] = list.append(
        lastNode, name: name, signature: Self.signature(attributes))
      self.attributes[lastNode] = attributes
      model.append(.element(node: lastNode, name: name, attributes: attributes))
      return true
    }

    func pushMarker() {
      list.appendMarker()
      model.append(.marker)
    }

    /// Returns whether the same elements went.
    func clearToLastMarker() -> Bool {
      var removed: [Int32] = []
      list.clearToLastMarker { removed.append($0) }
      var expected: [Int32] = []
      while let item = model.popLast(), item != .marker {
        if case .element(let node, _, _) = item { expected.append(node) }
      }
      for node in expected { entries[node] = nil }
      return removed == expected
    }

    func remove(at index: Int) {
      guard let node = node(at: index) else { return }
      list.remove(entries.removeValue(forKey: node) ?? 0)
      model.remove(at: index)
    }

    func replace(at index: Int) {
      guard case .element(let node, let name, let attributes) = model[index] else { return }
      lastNode += 1
      let entry = entries.removeValue(forKey: node) ?? 0
      list.replace(entry, with: lastNode)
      entries[lastNode] = entry
      self.attributes[lastNode] = attributes
      model[index] = .element(node: lastNode, name: name, attributes: attributes)
    }

    /// Moves the last element with its name behind a later one, as adoption does.
    func move(at index: Int, behind other: Int) {
      guard let node = node(at: index), let later = self.node(at: other) else { return }
      list.move(entries[node] ?? 0, behind: entries[later] ?? 0)
      model.insert(model.remove(at: index), at: other)
    }

    func node(at index: Int) -> Int32? {
      if case .element(let node, _, _) = model[index] { node } else { nil }
    }

    /// The places behind the last marker.
    var lastGroup: Range<Int> {
      (model.lastIndex(of: .marker).map { $0 + 1 } ?? 0)..<model.count
    }

    /// The place of the last element with a name behind the last marker.
    func last(_ name: NameID) -> Int? {
      lastGroup.last { index in
        if case .element(_, name, _) = model[index] { true } else { false }
      }
    }

    func isConsistent() -> Bool {
      var index = list.last
      for item in model.reversed() {
        switch item {
        case .marker: guard list.entries[index].node == 0 else { return false }
        case .element(let node, _, _):
          guard index == entries[node], list.entries[index].node == node else { return false }
        }
        let previous = list.entries[index].previous
        if previous != 0, list.entries[previous].next != index { return false }
        index = previous
      }
      guard index == 0 else { return false }
      return ActiveFormattingElementsTests.names.allSatisfy { name in
        list.lastEntry(name) == last(name).flatMap { node(at: $0) }.flatMap { entries[$0] } ?? 0
      }
    }
  }

  private static let names = [Tag.a.id, Tag.b.id, Tag.i.id, Tag.nobr.id]

  @Test(arguments: 1...24) func answersAsAWalkDoes(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pair = Pair()
    // Few kinds of attributes, so that three are equal often; many, so that the buckets grow.
    let kinds: UInt32 = seed % 2 == 0 ? 2 : 60
    for step in 0..<800 {
      let name = Self.names.randomElement(using: &random) ?? Tag.b.id
      var isRight = true
      switch Int.random(in: 0..<100, using: &random) {
      case ..<58: isRight = pair.push(name, UInt32.random(in: 0..<kinds, using: &random))
      case ..<64: pair.pushMarker()
      case ..<66: isRight = pair.clearToLastMarker()
      case ..<76:
        if let index = pair.model.indices.randomElement(using: &random) { pair.remove(at: index) }
      case ..<86:
        if let index = pair.model.indices.randomElement(using: &random) { pair.replace(at: index) }
      default:
        guard let index = pair.last(name) else { continue }
        let other = Int.random(in: index..<pair.model.count, using: &random)
        pair.move(at: index, behind: other)
      }
      guard isRight, pair.isConsistent() else {
        Issue.record("after step \(step)")
        return
      }
    }
  }

  @Test func noahsArkCountsBehindTheLastMarker() {
    let pair = Pair()
    for _ in 0..<3 { #expect(pair.push(Tag.b.id, 1)) }
    pair.pushMarker()
    for _ in 0..<5 { #expect(pair.push(Tag.b.id, 1)) }
    #expect(pair.model.count == 7)
    #expect(pair.clearToLastMarker())
    #expect(pair.push(Tag.b.id, 1))
    #expect(pair.model.count == 3)
    #expect(pair.isConsistent())
  }

  @Test func entriesAreUsedAgain() {
    let pair = Pair()
    for number in 0..<1_000 {
      pair.pushMarker()
      #expect(pair.push(Tag.b.id, UInt32(number)))
      #expect(pair.clearToLastMarker())
    }
    #expect(pair.list.entries.count <= 3)
    #expect(pair.isConsistent())
  }
}
