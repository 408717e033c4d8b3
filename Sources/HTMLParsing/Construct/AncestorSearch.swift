/// Finds the nearest ancestor of some kind in constant time on average, however deep a node is.
///
/// The way up is walked once: the nodes on a long one remember where it led, until one of them gets
/// other ancestors. The tree is searched, not the stack of open elements, since the two differ where
/// nodes were foster parented or adopted.
struct AncestorSearch {
  /// Whether an HTML element of this name is looked for.
  let isTarget: @Sendable (Tag) -> Bool
  /// For nodes that are no targets: their nearest ancestor that is one, or 0.
  private var nearest: [Int32: Int32] = [:]
  /// How many nodes were passed.
  private(set) var steps = 0

  /// Ways up to this length are walked each time.
  private static let shortWay = 8

  init(_ isTarget: @escaping @Sendable (Tag) -> Bool) { self.isTarget = isTarget }

  /// The nearest ancestor of a node that is a target, or 0.
  mutating func target(above node: Int32, in storage: UnsafeMutablePointer<TreeStorage>) -> Int32 {
    let parent = storage.pointee.nodes[node].parent
    var ancestor = parent
    var length = 0
    while ancestor != 0, !isTarget(storage.pointee.nodes[ancestor]) {
      if let known = nearest[ancestor] {
        ancestor = known
        break
      }
      length += 1
      ancestor = storage.pointee.nodes[ancestor].parent
    }
    guard length > Self.shortWay else { return ancestor }
    steps &+= length
    var passed = parent
    for _ in 0..<length {
      nearest[passed] = ancestor
      passed = storage.pointee.nodes[passed].parent
    }
    return ancestor
  }

  /// Forgets what is known if a node is on a way that was walked; it gets other ancestors.
  mutating func ancestorsChange(of node: Int32) {
    if nearest[node] != nil { nearest = [:] }
  }

  private func isTarget(_ record: NodeRecord) -> Bool {
    record.kind == .element && record.namespace == .html && isTarget(record.name.tag)
  }
}
