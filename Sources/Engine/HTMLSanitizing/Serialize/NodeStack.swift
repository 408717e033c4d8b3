/// A stack of nodes that grows as it needs to and is freed with its owner.
struct NodeStack: ~Copyable {
  private var nodes: UnsafeMutablePointer<Int32>
  private var capacity = 64
  /// The number of nodes, with the 0 at the bottom.
  private var count = 1

  init() {
    nodes = .allocate(capacity: capacity)
    nodes.initialize(to: 0)
  }

  deinit { nodes.deallocate() }

  /// The node on top; 0 for none.
  @inline(__always)
  var top: Int32 { nodes[count &- 1] }

  @inline(__always)
  mutating func push(_ node: Int32) {
    if count == capacity { grow() }
    (nodes + count).initialize(to: node)
    count &+= 1
  }

  @inline(__always)
  mutating func pop() {
    assert(count > 1)
    count &-= 1
  }

  @inline(never)
  private mutating func grow() {
    let grown = UnsafeMutablePointer<Int32>.allocate(capacity: capacity * 2)
    grown.moveInitialize(from: nodes, count: count)
    nodes.deallocate()
    nodes = grown
    capacity *= 2
  }
}
