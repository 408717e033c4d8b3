internal import Synchronization

/// A place in memory where one thread publishes an address and any number of threads read it.
///
/// It lies outside the object that owns it, so that reading it costs no lock and no reference count; whoever
/// reads it must know that the owner lives.
struct PublishedPointer<Value>: @unchecked Sendable {
  private let address: UnsafeMutablePointer<Atomic<UnsafeMutableRawPointer?>>

  /// Creates a place where nothing is published yet.
  init() {
    address = .allocate(capacity: 1)
    address.initialize(to: Atomic(nil))
  }

  /// Frees the place, but not what is published there.
  func deallocate() {
    address.deinitialize(count: 1)
    address.deallocate()
  }

  /// Publishes a value, which is not written to any more.
  func publish(_ value: UnsafePointer<Value>) {
    address.pointee.store(UnsafeMutableRawPointer(mutating: value), ordering: .releasing)
  }

  /// What has been published.
  @inline(__always)
  var current: UnsafePointer<Value>? {
    guard let value = address.pointee.load(ordering: .acquiring) else { return nil }
    return UnsafePointer(value.assumingMemoryBound(to: Value.self))
  }
}
