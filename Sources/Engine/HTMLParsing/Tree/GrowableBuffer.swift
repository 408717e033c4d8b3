private import Platform

/// A growable array of trivial values that is moved, never copied, and freed with its owner.
///
/// The parser's tables are of this type: `Array` would check for uniqueness and bounds on each of
/// the many small writes that a tag causes. Every index comes from an earlier `append`; a debug
/// build checks it.
///
/// The memory comes from `realloc`, which moves the pages of a large buffer instead of copying them.
/// It is aligned for any element without vectors. A buffer may begin in memory that it does not own, a
/// part of a `MemoryBlock`, and moves out once it outgrows that.
struct GrowableBuffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int
  private var ownsMemory: Bool

  /// An empty buffer, which allocates nothing.
  init() {
    capacity = 0
    base = Self.noElements
    ownsMemory = false
  }

  /// An empty buffer in memory that outlives it.
  init(borrowing memory: UnsafeMutablePointer<Element>, capacity: Int) {
    base = memory
    self.capacity = capacity
    ownsMemory = false
  }

  deinit { if ownsMemory { free(base) } }

  /// Returns memory for a number of elements that begins with the contents of the old memory.
  private static func reallocated(
    _ old: UnsafeMutableRawPointer?, capacity: Int
  ) -> UnsafeMutablePointer<Element> {
    // No overflow: the parser limits its memory. Running out of memory is fatal, as in any other allocation.
    guard let memory = realloc(old, capacity &* MemoryLayout<Element>.stride) else {
      preconditionFailure("out of memory")
    }
    return memory.bindMemory(to: Element.self, capacity: capacity)
  }

  /// The address of a buffer without capacity: aligned, never read, never freed.
  private static var noElements: UnsafeMutablePointer<Element> {
    UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  /// The bytes that the elements take.
  var byteCount: Int { count &* MemoryLayout<Element>.stride }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    @inline(__always) nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) nonmutating _modify { yield &self[Int(index)] }
  }

  /// Appends an element and returns its index.
  @inline(__always)
  @discardableResult
  mutating func append(_ element: Element) -> Int {
    if count == capacity { grow(to: count &+ 1) }
    base[count] = element
    count &+= 1
    return count &- 1
  }

  /// Makes room for an element, which the caller writes next, and returns its index.
  @inline(__always)
  mutating func appendPlace() -> Int {
    if count == capacity { grow(to: count &+ 1) }
    count &+= 1
    return count &- 1
  }

  mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
    guard let source = elements.baseAddress else { return }
    reserve(elements.count)
    (base + count).update(from: source, count: elements.count)
    count &+= elements.count
  }

  mutating func append(repeating element: Element, count extra: Int) {
    reserve(extra)
    (base + count).update(repeating: element, count: extra)
    count &+= extra
  }

  /// Makes room for a number of further elements.
  @inline(__always)
  mutating func reserve(_ extra: Int) {
    if count &+ extra > capacity { grow(to: count &+ extra) }
  }

  @inline(__always)
  mutating func removeLast(_ number: Int = 1) {
    assert(number <= count)
    count &-= number
  }

  @inline(__always)
  mutating func removeAll() { count = 0 }

  @inline(never)
  private mutating func grow(to minimum: Int) {
    let grown = max(minimum, capacity &+ capacity / 2 &+ 8)
    let memory = Self.reallocated(ownsMemory ? base : nil, capacity: grown)
    if !ownsMemory { memory.update(from: base, count: count) }
    base = memory
    capacity = grown
    ownsMemory = true
  }
}
