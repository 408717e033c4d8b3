import TestSupport
import Testing

@testable import HTMLParsing

/// The stack of open elements, whose questions are comparisons of order numbers, against a model that
/// walks over an array.
@Suite struct OpenElementsTests {
  /// Both, with the entry of each node.
  private final class Pair {
    var stack = OpenElements()
    var model = OpenElementsModel()
    var entries: [Int32: Int32] = [:]
    var lastNode: Int32 = 0

    func push(_ name: String, _ namespace: HTMLNamespace) {
      lastNode += 1
      let isForeignObject = namespace == .svg && name == "foreignObject"
      // The stack knows an element by its tag's name, which is lower case.
      let id = isForeignObject ? NameID(rawValue: 300) : id(name)
      entries[lastNode] = stack.push(
        lastNode, name: id,
        categories: ElementCategories(
          namespace: namespace, name: id, isForeignObject: isForeignObject))
      model.elements.append(.init(node: lastNode, namespace: namespace, name: name))
    }

    func remove(at place: Int) {
      let node = model.elements.remove(at: place).node
      stack.remove(entries.removeValue(forKey: node) ?? 0)
    }

    func replace(at place: Int) {
      lastNode += 1
      let old = model.elements[place].node
      let entry = entries.removeValue(forKey: old) ?? 0
      stack.replace(entry, with: lastNode)
      entries[lastNode] = entry
      model.elements[place].node = lastNode
    }

    /// Moves a formatting element to just above a higher one, as adoption does in its last step: it
    /// leaves at most three elements between the two, none of which is special.
    func move(at place: Int, above higher: Int) {
      let element = model.elements[place]
      let other = model.elements[higher]
      stack.move(entries[element.node] ?? 0, above: entries[other.node] ?? 0)
      model.elements.remove(at: place)
      model.elements.insert(element, at: higher)
    }

    func id(_ name: String) -> NameID {
      Tag.allCases.first { $0.name == name }?.id ?? NameID(rawValue: 301)
    }

    /// The first difference, or nil: in the stack itself, and in what is asked of tags and elements.
    func difference(
      askingOf tags: [HTMLParsing.Tag], elements: [OpenElementsModel.Element]
    ) -> String? {
      func entry(_ element: OpenElementsModel.Element?) -> Int32 {
        element.flatMap { entries[$0.node] } ?? 0
      }
      guard stack.count == model.elements.count else { return "count" }
      var index = stack.top
      for element in model.elements.reversed() {
        guard index == entry(element), stack.entries[index].node == element.node else {
          return "the order of the elements"
        }
        let below = stack.entries[index].below
        guard stack.order(index) > stack.order(below) else { return "order numbers" }
        if below != 0, stack.entries[below].above != index { return "links" }
        index = below
      }
      guard index == 0 else { return "the bottom" }
      guard stack.current == model.elements.last?.node ?? 0 else { return "current node" }
      let current = model.elements.last.flatMap { $0.namespace == .html ? $0.name : nil }
      guard stack.currentTag.name == current ?? "none" || id(current ?? "").tag == .none else {
        return "current tag"
      }
      guard (stack.unclosedCount > 0) == model.hasUnclosedElements else { return "unclosed" }
      for tag in tags {
        let name = tag.name
        guard stack.topEntry(tag.id) == entry(model.top(name)) else { return "top \(name)" }
        guard stack.contains(tag) == (model.top(name) != nil) else { return "contains \(name)" }
        guard stack.hasInScope(tag) == model.hasInScope(name) else { return "scope \(name)" }
        guard stack.hasInButtonScope(tag) == model.hasInButtonScope(name) else {
          return "button scope \(name)"
        }
        guard stack.hasInListItemScope(tag) == model.hasInListItemScope(name) else {
          return "list item scope \(name)"
        }
        guard stack.hasInTableScope(tag) == model.hasInTableScope(name) else {
          return "table scope \(name)"
        }
        let top = stack.topEntry(tag.id)
        let closed = top != 0 && stack.order(top) >= stack.topSpecialOrder ? top : 0
        guard closed == entry(model.elementForAnyOtherEndTag(name)) else {
          return "any other end tag \(name)"
        }
      }
      for names in [["li"], ["dd", "dt"]] {
        var top: Int32 = 0
        for name in names {
          let candidate = stack.topEntry(id(name))
          if stack.order(candidate) > stack.order(top) { top = candidate }
        }
        let closed = top != 0 && stack.topSpecial == top ? top : 0
        guard closed == entry(model.elementForListItem(Set(names))) else { return "item \(names)" }
      }
      for element in elements {
        guard stack.hasInScope(entry: entry(element)) == model.hasInScope(node: element.node)
        else { return "scope of \(element)" }
        let block = entry(model.furthestBlock(above: element.node))
        guard stack.lowestSpecial(above: entry(element)) == block
        else { return "furthest block above \(element)" }
      }
      return nil
    }
  }

  /// The difference in all that can be asked.
  private func difference(_ pair: Pair) -> String? {
    pair.difference(askingOf: Self.tags, elements: pair.model.elements)
  }

  /// Names of every category, of few enough kinds to meet often.
  private static let tags: [HTMLParsing.Tag] = [
    .body, .p, .div, .address, .li, .dd, .dt, .ul, .ol, .button, .table, .template, .tbody,
    .tr, .td, .caption, .select, .option, .object, .b, .a, .i, .nobr, .span, .ruby, .title, .desc,
    .mi, .form, .h1, .svg, .math,
  ]
  private static let formatting: Set<String> = ["a", "b", "i", "nobr"]
  private static let foreign: [(String, HTMLNamespace)] = [
    ("svg", .svg), ("title", .svg), ("desc", .svg), ("foreignObject", .svg), ("p", .svg),
    ("b", .svg), ("table", .svg), ("math", .mathML), ("mi", .mathML), ("annotation-xml", .mathML),
    ("select", .mathML), ("li", .mathML),
  ]

  @Test(arguments: 1...12) func answersAsAWalkDoes(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pair = Pair()
    // The root is at the bottom, and stays there.
    pair.push("html", .html)
    // Some runs stay shallow, others grow deep.
    let pushes = Int.random(in: 45...52, using: &random)
    var moves = 0
    for step in 0..<500 {
      let count = pair.model.elements.count
      var operation = "push"
      switch Int.random(in: 0..<100, using: &random) {
      case _ where count == 1, 0..<pushes:
        if Int.random(in: 0..<4, using: &random) == 0 {
          let (name, namespace) = Self.foreign.randomElement(using: &random) ?? ("svg", .svg)
          pair.push(name, namespace)
        } else if Int.random(in: 0..<3, using: &random) == 0 {
          pair.push(Self.formatting.sorted().randomElement(using: &random) ?? "b", .html)
        } else {
          pair.push(Self.tags.randomElement(using: &random)?.name ?? "p", .html)
        }
      case ..<80:
        operation = "pop"
        pair.remove(at: count - 1)
      case ..<86:
        operation = "remove"
        pair.remove(at: Int.random(in: 1..<count, using: &random))
      case ..<92:
        operation = "replace"
        pair.replace(at: Int.random(in: 1..<count, using: &random))
      default:
        operation = "move"
        guard let (place, higher) = movable(in: pair.model, using: &random) else { continue }
        pair.move(at: place, above: higher)
        moves += 1
      }
      // A few questions after each step, and from time to time all of them.
      let tags = (0..<3).compactMap { _ in Self.tags.randomElement(using: &random) }
      let elements = pair.model.elements.randomElement(using: &random).map { [$0] } ?? []
      let found =
        step % 50 == 0 ? difference(pair) : pair.difference(askingOf: tags, elements: elements)
      if let found {
        Issue.record("after step \(step), a \(operation): \(found)")
        return
      }
    }
    #expect(moves > 5)
  }

  /// A formatting element and the furthest block above it, with what adoption leaves between them.
  private func movable(
    in model: OpenElementsModel, using random: inout SeededRandom
  ) -> (place: Int, higher: Int)? {
    let places = model.elements.indices.filter { place in
      let element = model.elements[place]
      guard element.namespace == .html, Self.formatting.contains(element.name),
        let block = model.furthestBlock(above: element.node),
        let higher = model.elements.firstIndex(of: block)
      else { return false }
      // The name is that of the last such element in the list, which adoption closes.
      return higher - place <= 4 && model.elements[place...].contains(block)
    }
    guard let place = places.randomElement(using: &random),
      let block = model.furthestBlock(above: model.elements[place].node),
      let higher = model.elements.firstIndex(of: block)
    else { return nil }
    return (place, higher)
  }

  @Test func entriesAreUsedAgain() {
    let pair = Pair()
    for _ in 0..<1_000 {
      pair.push("p", .html)
      pair.push("b", .html)
      pair.remove(at: 0)
      pair.remove(at: 0)
    }
    #expect(pair.stack.entries.count <= 3)
    #expect(difference(pair) == nil)
  }

  /// The order numbers that a move hands on stay different, however often it happens.
  @Test func movesInARow() {
    let pair = Pair()
    for name in ["html", "body", "b", "i", "a", "nobr", "div"] { pair.push(name, .html) }
    for _ in 0..<50 {
      pair.move(at: 2, above: 6)
      #expect(difference(pair) == nil)
      // The block goes to the top again, so that there is one above the next element.
      pair.remove(at: 5)
      pair.push("div", .html)
      #expect(difference(pair) == nil)
    }
  }
}

extension HTMLParsing.Tag {
  fileprivate var name: String { "\(Tag.names[Int(rawValue)])" }
}
