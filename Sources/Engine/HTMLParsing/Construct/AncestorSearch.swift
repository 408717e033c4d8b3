/// A search for the nearest ancestor of some kind that takes constant time on average, however deep
/// a node is.
///
/// A long path is walked once: its nodes remember where it ends until one of them moves. The search
/// follows the tree, not the stack of open elements, since the two differ once nodes are foster
/// parented or adopted.
struct AncestorSearch {
  /// Returns whether the search looks for HTML elements of this name.
  let isTarget: @Sendable (Tag) -> Bool
  /// The nearest target above each node of the long paths, or 0. Targets have no entry.
  private var nearest: [Int32: Int32] = [:]
  /// The number of nodes on the long paths.
  private(set) var steps = 0

  /// The length up to which a path is walked each time.
  private static let shortPath = 8

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
    guard length > Self.shortPath else { return ancestor }
    steps &+= length
    var passed = parent
    for _ in 0..<length {
      nearest[passed] = ancestor
      passed = storage.pointee.nodes[passed].parent
    }
    return ancestor
  }

  /// Forgets all paths if a node that is about to move is on one.
  mutating func ancestorsChange(of node: Int32) {
    if nearest[node] != nil { nearest = [:] }
  }

  private func isTarget(_ record: NodeRecord) -> Bool {
    record.kind == .element && record.namespace == .html && isTarget(record.name.tag)
  }
}
