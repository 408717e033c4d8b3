private import Platform

/// Memory for trivial values that grows in place where it can.
///
/// A large block is moved by its pages, not by copying it, so that it is never there twice: a tape of a large
/// document would not fit beside its own copy in what such a document may take.
package struct GrowingMemory<Element: BitwiseCopyable>: ~Copyable {
  /// The first of `capacity` elements, of which the owner knows how many are initialised.
  package private(set) var base: UnsafeMutablePointer<Element>
  package private(set) var capacity: Int

  /// - Parameter capacity: at least 1.
  package init(capacity: Int) {
    base = Self.resized(nil, to: capacity)
    self.capacity = capacity
  }

  deinit { free(base) }

  /// Makes room for at least so many elements. What is there stays, but not where it is.
  @inline(never)
  package mutating func grow(to least: Int) {
    let larger = max(capacity * 2, least)
    base = Self.resized(base, to: larger)
    capacity = larger
  }

  private static func resized(
    _ base: UnsafeMutablePointer<Element>?, to capacity: Int
  ) -> UnsafeMutablePointer<Element> {
    let (size, overflow) = capacity.multipliedReportingOverflow(by: MemoryLayout<Element>.stride)
    // Without memory there is nothing to go on with, here as in any other allocation.
    guard !overflow, let memory = realloc(base, size) else { preconditionFailure("out of memory") }
    return memory.bindMemory(to: Element.self, capacity: capacity)
  }
}
