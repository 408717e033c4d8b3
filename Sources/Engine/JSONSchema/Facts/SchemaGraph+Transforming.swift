internal import SchemaModel

extension SchemaGraph {
  /// Returns whether a schema contains a transform, so that its outputs don't describe its inputs: Zod's
  /// `isTransforming`.
  mutating func isTransforming(_ term: Int, _ rules: JSONSchemaRules) -> Bool {
    if let known = knownAsTransforming[term] { return known }
    var seen: Set<Int> = []
    var open = [term]
    while let next = open.popLast() {
      if let known = knownAsTransforming[next], !known { continue }
      guard seen.insert(next).inserted else { continue }
      if knownAsTransforming[next] == true || isTransform(next, rules) {
        knownAsTransforming[term] = true
        return true
      }
      open += searchedForTransforms(next, rules)
    }
    for term in seen { knownAsTransforming[term] = false }
    return false
  }

  private func isTransform(_ term: Int, _ rules: JSONSchemaRules) -> Bool {
    switch schema(of: term).node {
    case .transform: true
    case .codec, .stringbool: rules.codecsTransform
    default: false
    }
  }

  /// Returns the schemas inside that are searched.
  private mutating func searchedForTransforms(_ term: Int, _ rules: JSONSchemaRules) -> [Int] {
    if let target = target(of: term) { return [target] }
    let parts = parts(of: term)
    var count = parts.nodeCount
    switch parts.shell.node {
    case .object(let shape): count = shape.fields.count
    case .catch where !rules.searchesCatch: count = 0
    case .success, .templateLiteral: count = 0
    default: break
    }
    var inside: [Int] = []
    for slot in 0..<count { inside.append(child(slot, of: term)) }
    return inside
  }
}
