/// JSON values as nodes, in memory that the next value can reuse.
///
/// The keys of an object are distinct and in JavaScript's order. Texts are valid as long as those that were appended.
package struct ValueNodes: ~Copyable {
  private var memory: GrowingMemory<ValueNode>
  package private(set) var count = 0
  /// The innermost open container, or -1. While a container is open, its payload is the one around it.
  package private(set) var current = -1
  /// The texts that were made for nodes.
  private var texts = ByteChunks()

  package init(capacity: Int = 16) { memory = GrowingMemory(capacity: capacity) }

  /// The first `count` nodes are initialized; the first of them is the whole value.
  @inline(__always)
  package var base: UnsafeMutablePointer<ValueNode> { memory.base }

  /// The memory that is kept for the next value, in bytes.
  @inline(__always)
  package var keptSize: Int { memory.size + texts.keptSize }

  package mutating func removeAll() {
    count = 0
    current = -1
    texts.removeAll()
  }

  /// Appends a null, an element or member of the open container, and returns its place until the next call. The caller
  /// gives it its key and its value.
  @inline(__always)
  package mutating func next() -> UnsafeMutablePointer<ValueNode> {
    if count == memory.capacity { memory.grow(to: count + 1) }
    // In bounds: there is room for one more node now, and the open container is one of those before it.
    let node = memory.base + count
    node.initialize(to: ValueNode())
    if current >= 0 { memory.base[current].length &+= 1 }
    count &+= 1
    return node
  }

  /// Appends a string as WTF-8, a member of the open object.
  ///
  /// - Parameters:
  ///   - text: The string.
  ///   - isASCII: Whether it is known to be ASCII.
  ///   - key: The member's key, whose bytes belong to the schema.
  package mutating func append(
    _ text: UnsafeBufferPointer<UInt8>, isASCII: Bool, key: UnsafeBufferPointer<UInt8>
  ) {
    if count == memory.capacity { memory.grow(to: count + 1) }
    // In bounds: as in `next`; an object is open.
    (memory.base + count).initialize(to: ValueNode(text, isASCII: isASCII, lastingKey: key))
    memory.base[current].length &+= 1
    count &+= 1
  }

  /// Makes the last node an array or object that is open for elements or members.
  ///
  /// - Parameter isInOrder: Whether its keys are known to be distinct and in JavaScript's order.
  package mutating func open(_ kind: ValueNode.Kind, isInOrder: Bool) {
    let outer = current
    // In bounds: there is a last node.
    current = count - 1
    base[current].kind = kind
    base[current].payload = UInt64(bitPattern: Int64(outer))
    base[current].isInOrder = isInOrder
  }

  /// Closes the innermost open container.
  package mutating func close() {
    // In bounds: a container is open, and its payload is the place of the one around it.
    let closed = current
    current = Int(Int64(bitPattern: base[closed].payload))
    base[closed].payload = 0
    base[closed].size = UInt32(truncatingIfNeeded: count - closed)
    guard base[closed].kind == .object, !base[closed].isInOrder else { return }
    putInOrder(closed)
    base[closed].isInOrder = true
  }

  /// Returns a copy of a text that lasts as long as the nodes.
  package mutating func copy(_ text: [UInt8]) -> UnsafeBufferPointer<UInt8> { texts.copy(text) }

  /// Removes the last container's nodes after it and appends others in their place.
  mutating func replaceMembers(of container: Int, by members: [ValueNode], count memberCount: Int) {
    count = container + 1
    // In bounds: there are at most as many members as before.
    for node in members {
      base[count] = node
      count += 1
    }
    base[container].length = memberCount
    base[container].size = UInt32(truncatingIfNeeded: count - container)
  }
}
