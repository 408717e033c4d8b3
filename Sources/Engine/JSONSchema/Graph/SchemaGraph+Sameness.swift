internal import JSPrimitives
internal import SchemaModel

extension SchemaGraph {
  /// Returns the term that represents all places with the same object of JavaScript; nil for a schema without a label
  /// and an `id`, which is another object at each place.
  mutating func representative(of term: Int) -> Int? {
    if let known = representativeOfTerm[term] { return known }
    let schema = schema(of: term)
    let name: Name
    if let label = schema.label {
      name = .label(label)
    } else if let id = schema.metadata?["id"]?.text, !id.bytes.isEmpty {
      name = .id(id)
    } else {
      name = .shell(nodes[terms[term].node].shell)
      guard unitesEquals || representatives[name] != nil else { return nil }
    }
    var found = term
    for candidate in representatives[name] ?? [] where areSame(candidate, term) {
      found = candidate
      break
    }
    if found == term {
      if case .shell = name, !unitesEquals { return nil }
      representatives[name, default: []].append(term)
    }
    representativeOfTerm[term] = found
    return found
  }

  /// Makes all places with a schema that is the same as a term hold one object. Returns the term that represents it.
  mutating func unite(_ term: Int) -> Int {
    if let known = representative(of: term) { return known }
    representatives[.shell(nodes[terms[term].node].shell), default: []].append(term)
    representativeOfTerm[term] = term
    return term
  }

  /// Returns whether two terms have the same node with the same schemas inside, whatever their checks and metadata.
  func haveSameInside(_ left: Int, _ right: Int) -> Bool {
    let (leftParts, rightParts) = (parts(of: left), parts(of: right))
    let leftInside = nodes[terms[left].node].children.prefix(leftParts.nodeCount)
    let rightInside = nodes[terms[right].node].children.prefix(rightParts.nodeCount)
    return leftParts.shell.node == rightParts.shell.node && leftInside == rightInside
  }

  /// Returns whether two terms are the same schema after references are followed, however far they are unrolled.
  private mutating func areSame(_ left: Int, _ right: Int) -> Bool {
    var assumed: Set<Pair> = []
    var open = [Pair(left: left, right: right)]
    while let pair = open.popLast() {
      // A pair that is met again adds nothing, since all that can differ is compared once.
      if pair.left == pair.right || knownPairs.contains(pair) || !assumed.insert(pair).inserted {
        continue
      }
      let (leftNode, rightNode) = (nodes[terms[pair.left].node], nodes[terms[pair.right].node])
      guard leftNode.shell == rightNode.shell else { return false }
      switch (target(of: pair.left), target(of: pair.right)) {
      case (let leftTarget?, let rightTarget?):
        open.append(Pair(left: leftTarget, right: rightTarget))
      case (nil, nil): break
      default: return false
      }
      for slot in leftNode.children.indices {
        open.append(Pair(left: child(slot, of: pair.left), right: child(slot, of: pair.right)))
      }
    }
    knownPairs.formUnion(assumed)
    return true
  }
}
