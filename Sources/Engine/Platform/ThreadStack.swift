/// The stack of the current thread, which grows towards lower addresses.
package enum ThreadStack {
  /// Returns the addresses of the stack; nil if the system does not report them.
  package static func bounds() -> Range<UInt>? {
    #if canImport(Darwin)
    let thread = pthread_self()
    let top = UInt(bitPattern: pthread_get_stackaddr_np(thread))
    return range(from: top &- UInt(pthread_get_stacksize_np(thread)), to: top)
    #elseif canImport(Glibc)
    guard let attributesOfThread else { return nil }
    var attributes = pthread_attr_t()
    guard attributesOfThread(pthread_self(), &attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    var lowest: UnsafeMutableRawPointer?
    var size = 0
    guard pthread_attr_getstack(&attributes, &lowest, &size) == 0 else { return nil }
    let start = UInt(bitPattern: lowest)
    return range(from: start, to: start &+ UInt(bitPattern: size))
    #else
    return nil
    #endif
  }

  #if canImport(Glibc)
  private typealias AttributesOfThread =
    @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

  /// `pthread_getattr_np`, which the headers declare for GNU sources only.
  private static let attributesOfThread: AttributesOfThread? = dlsym(nil, "pthread_getattr_np").map
  {
    unsafeBitCast($0, to: AttributesOfThread.self)
  }
  #endif

  private static func range(from start: UInt, to end: UInt) -> Range<UInt>? {
    start < end ? start..<end : nil
  }

  /// Returns an address in the caller's part of the stack.
  @inline(never)
  package static func position() -> UInt {
    var byte: UInt8 = 0
    return withUnsafeMutablePointer(to: &byte) { UInt(bitPattern: $0) }
  }
}
