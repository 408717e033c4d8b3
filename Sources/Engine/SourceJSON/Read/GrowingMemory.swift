private import Platform

/// Memory for trivial values that grows in place if it can.
///
/// A large block moves by remapping its pages, not by copying them, so it never exists twice. The
/// tape of a large document and a copy of it would exceed the memory allowed for such a document.
@usableFromInline
package struct GrowingMemory<Element: BitwiseCopyable>: ~Copyable {
  /// The first of `capacity` elements. The owner knows how many are initialised.
  @usableFromInline package private(set) var base: UnsafeMutablePointer<Element>
  @usableFromInline package private(set) var capacity: Int

  /// - Parameter capacity: The number of elements to make room for, at least 1.
  package init(capacity: Int) {
    base = Self.resized(nil, to: capacity)
    self.capacity = capacity
  }

  deinit { free(base) }

  /// The size of the memory in bytes.
  @inlinable
  package var size: Int { capacity * MemoryLayout<Element>.stride }

  /// Makes room for at least `least` elements. Keeps the elements, but may move them.
  @inline(never) @usableFromInline
  package mutating func grow(to least: Int) {
    let larger = max(capacity * 2, least)
    base = Self.resized(base, to: larger)
    capacity = larger
  }

  private static func resized(
    _ base: UnsafeMutablePointer<Element>?, to capacity: Int
  ) -> UnsafeMutablePointer<Element> {
    let (size, overflow) = capacity.multipliedReportingOverflow(by: MemoryLayout<Element>.stride)
    // Running out of memory is fatal, as in any other allocation.
    guard !overflow, let memory = realloc(base, size) else { preconditionFailure("out of memory") }
    return memory.bindMemory(to: Element.self, capacity: capacity)
  }
}
