internal import SourceJSON

/// A stack of trivial values, without reference counting and uniqueness checks.
struct Stack<Element: BitwiseCopyable>: ~Copyable {
  private var memory: GrowingMemory<Element>
  private(set) var count = 0

  init(capacity: Int = 32) { memory = GrowingMemory(capacity: capacity) }

  @inline(__always)
  private var base: UnsafeMutablePointer<Element> { memory.base }

  /// The memory that is kept, in bytes.
  var keptSize: Int { memory.size }

  /// The memory of the elements, in bytes.
  var usedSize: Int { count * MemoryLayout<Element>.stride }

  /// The element at an index less than `count`.
  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == memory.capacity { memory.grow(to: count + 1) }
    base[count] = element
    count &+= 1
  }

  /// Makes room for elements, which stays when others were appended and cut.
  @inline(__always)
  mutating func makeRoom(for added: Int) {
    if count &+ added > memory.capacity { memory.grow(to: count &+ added) }
  }

  /// Appends an element for which there is room.
  @inline(__always)
  mutating func appendWithRoom(_ element: Element) {
    assert(count < memory.capacity)
    base[count] = element
    count &+= 1
  }

  /// Appends an element `added` times.
  @inline(__always)
  mutating func append(_ element: Element, count added: Int) {
    makeRoom(for: added)
    (base + count).update(repeating: element, count: added)
    count &+= added
  }

  /// Appends the elements of another stack from `start` on.
  @inline(__always)
  mutating func append(_ other: borrowing Stack<Element>, from start: Int) {
    let added = other.count &- start
    makeRoom(for: added)
    (base + count).update(from: other.base + start, count: added)
    count &+= added
  }

  /// Calls a function with the elements, which stay in place until it returns.
  @inline(__always)
  mutating func withElements<Result, Failure: Error>(
    _ body: (UnsafeMutableBufferPointer<Element>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeMutableBufferPointer(start: base, count: count))
  }

  /// Removes the elements from `newCount` on.
  @inline(__always)
  mutating func cut(to newCount: Int) {
    assert(newCount >= 0 && newCount <= count)
    count = newCount
  }
}
