internal import JSPrimitives
internal import SchemaGraph
internal import SchemaModel
internal import SourceJSON

/// Makes the parts of a schema that ``QuietWalk`` compares payloads with. It belongs to one thread.
///
/// It decides about schemas as ``PayloadInspector`` does, with the same functions, where the value makes no difference.
final class QuietSchema {
  private let tree: SchemaTree
  private var parts: [Place: QuietPart] = [:]
  /// Whether a valid payload has valid parts.
  private let isTrusted: Bool

  private struct Place: Hashable {
    var schemas: [SchemaGraph.Node]
    var isSurelyAccepted: Bool
  }

  /// The most parts. Intersections of schemas that contain themselves have more and more.
  private static let mostParts = 10_000

  /// - Parameters:
  ///   - tree: The schema.
  ///   - isTrusted: Whether a valid payload is accepted by the schema, not by stubs of functions.
  init(_ tree: SchemaTree, isTrusted: Bool) {
    self.tree = tree
    self.isTrusted = isTrusted
  }

  /// The part of the whole payload.
  var root: QuietPart { part([tree.root], isSurelyAccepted: isTrusted) }

  private func part(_ schemas: [SchemaGraph.Node], isSurelyAccepted: Bool) -> QuietPart {
    let place = Place(
      schemas: schemas, isSurelyAccepted: isSurelyAccepted && !schemas.isEmpty)
    if let part = parts[place] { return part }
    let part = QuietPart(schemas, isSurelyAccepted: place.isSurelyAccepted)
    if parts.count >= Self.mostParts {
      (part.objects, part.elements, part.texts) = (.unknown, .unknown, .unknown)
    }
    parts[place] = part
    return part
  }

  // MARK: Objects

  func objects(of part: QuietPart) -> QuietPart.Objects {
    if let objects = part.objects { return objects }
    // A part that contains itself is not needed for its own keys.
    part.objects = .unknown
    let objects = makeObjects(of: part)
    part.objects = objects
    return objects
  }

  private func makeObjects(of part: QuietPart) -> QuietPart.Objects {
    let leaves = leaves(of: part, .object)
    guard leaves.isKnown else { return choice(of: part, leaves) ?? .unknown }
    return keys(of: leaves, part).map { .keys($0) } ?? .unknown
  }

  private func keys(of leaves: QuietLeaves, _ part: QuietPart) -> QuietKeys? {
    let declared = DeclaredKeys(leaves.all, tree)
    guard declared.names.count <= QuietKeys.mostFields else { return nil }
    let isSure = part.isSurelyAccepted && leaves.areSurelyAccepted
    func child(_ schemas: [SchemaGraph.Node]) -> QuietPart {
      self.part(schemas, isSurelyAccepted: isSure)
    }
    let names = declared.names.map { ($0.name, child(declared.fate(of: $0.name).schemas)) }
    let (fate, schemas) = declared.fate(of: Self.undeclared(declared.names))
    let other: QuietKeys.Other =
      switch fate {
      case .dropped, .rejected, .known: .isReported
      case .kept: .mayBeReported(declared.names, child(schemas))
      case .unnamed: .isQuiet(child(schemas))
      }
    return QuietKeys(names, other: other)
  }

  /// Returns a key that is not declared.
  private static func undeclared(_ names: [FoldedName]) -> JSText {
    let longest = names.map(\.name.bytes.count).max() ?? 0
    return JSText(wtf8: [UInt8](repeating: UInt8(ascii: "x"), count: longest + 1))
  }

  /// Returns the keys of each option of a union whose field of one key lists other strings in each option; nil for any other
  /// schema.
  private func choice(of part: QuietPart, _ leaves: QuietLeaves) -> QuietPart.Objects? {
    guard part.schemas.count == 1, let number = tree.innermost(part.schemas[0]),
      case .union(let options) = tree.form(number),
      case .discriminatedUnion(let key, _, let isFallingBack) = tree.schema(number).node,
      !options.isEmpty
    else { return nil }
    let isSure = part.isSurelyAccepted && !leaves.hasException && !isFallingBack
    var choices: [(value: [UInt8], keys: QuietKeys)] = []
    var seen: Set<[UInt8]> = []
    for option in options {
      let inner = self.part([option], isSurelyAccepted: isSure)
      guard let field = tree.objectForm(option)?.schemas[key],
        case .choices(let names) = tree.form(field), !tree.isOfWords(field),
        case .keys(let keys) = objects(of: inner)
      else { return nil }
      for name in names {
        guard seen.insert(name.name.bytes).inserted else { return nil }
        choices.append((name.name.bytes, keys))
      }
    }
    return .choice(key: key.bytes, choices)
  }

  /// Returns whether the value decides because it is one of some schemas without a key that distinguishes them: such an
  /// object is not validated while it is read.
  func isPlainUnion(_ part: QuietPart) -> Bool {
    guard part.schemas.count == 1, let number = tree.innermost(part.schemas[0]) else {
      return false
    }
    switch tree.schema(number).node {
    case .union, .exclusiveUnion: return true
    default: return false
    }
  }

  // MARK: Arrays and strings

  func elements(of part: QuietPart) -> QuietPart.Elements {
    if let elements = part.elements { return elements }
    let elements = makeElements(of: part)
    part.elements = elements
    return elements
  }

  private func makeElements(of part: QuietPart) -> QuietPart.Elements {
    let leaves = leaves(of: part, .array)
    guard leaves.isKnown else { return .unknown }
    let isSure = part.isSurelyAccepted && leaves.areSurelyAccepted
    let known =
      leaves.all.map { leaf in
        if case .tuple(let items, _) = leaf.form { items.count } else { 0 }
      }.max() ?? 0
    func element(_ index: Int) -> QuietPart {
      self.part(
        leaves.all.compactMap { $0.form.element(at: index) }, isSurelyAccepted: isSure)
    }
    return .parts(first: (0..<known).map(element), rest: element(known))
  }

  func texts(of part: QuietPart) -> QuietPart.Texts {
    if let texts = part.texts { return texts }
    let texts = makeTexts(of: part)
    part.texts = texts
    return texts
  }

  private func makeTexts(of part: QuietPart) -> QuietPart.Texts {
    if part.schemas.isEmpty { return .any }
    let leaves = leaves(of: part, .string)
    guard part.isSurelyAccepted, leaves.isKnown else { return .unknown }
    // Without its blanks, a string with another character is not the empty one.
    let isChosen = leaves.all.contains { leaf in
      if case .choices(let names) = leaf.form {
        names.contains { !$0.name.bytes.isEmpty }
      } else {
        false
      }
    }
    return isChosen ? .unknown : .free
  }

  // MARK: Schemas

  /// Returns the schemas that apply to values of a kind.
  private func leaves(of part: QuietPart, _ kind: TapeEntry.Kind) -> QuietLeaves {
    var leaves = QuietLeaves()
    var count = 0
    leaves.all = tree.leaves(of: part.schemas) { [tree] _, options in
      leaves.hasUnion = true
      guard kind != .string else { return options }
      let takers = options.filter { tree.takes($0, kind) }
      if takers.count > 1 { leaves.isKnown = false }
      return takers
    } through: { [tree] number in
      count += 1
      // The inspector may follow fewer.
      if count == SchemaTree.mostNodes - 1 { leaves.isKnown = false }
      switch tree.schema(number).node {
      case .catch: leaves.hasException = true
      case .record(let record) where record.isLoose: leaves.hasException = true
      default: break
      }
    }
    return leaves
  }
}

/// The schemas that apply to a value.
private struct QuietLeaves {
  var all: [SchemaLeaf] = []
  /// Whether they do not depend on the value.
  var isKnown = true
  /// Whether a union is around some of them.
  var hasUnion = false
  /// Whether a schema is around some of them that accepts what they don't.
  var hasException = false

  /// Whether each of them accepts what the schemas around them accept.
  var areSurelyAccepted: Bool { !hasUnion && !hasException }
}
