internal import Synchronization

/// A place in memory where one thread publishes an address and any number of threads read it.
///
/// It is outside the object that owns it, so reading it costs no lock and no reference count.
/// Readers must ensure that the owner lives.
struct PublishedPointer<Value>: @unchecked Sendable {
  private let address: UnsafeMutablePointer<Atomic<UnsafeMutableRawPointer?>>

  /// Creates a place without a published address.
  init() {
    address = .allocate(capacity: 1)
    address.initialize(to: Atomic(nil))
  }

  /// Frees the place, but not the published value.
  func deallocate() {
    address.deinitialize(count: 1)
    address.deallocate()
  }

  /// Publishes a value, which must not change any more.
  func publish(_ value: UnsafePointer<Value>) {
    address.pointee.store(UnsafeMutableRawPointer(mutating: value), ordering: .releasing)
  }

  /// The published address.
  @inline(__always)
  var current: UnsafePointer<Value>? {
    guard let value = address.pointee.load(ordering: .acquiring) else { return nil }
    return UnsafePointer(value.assumingMemoryBound(to: Value.self))
  }
}
