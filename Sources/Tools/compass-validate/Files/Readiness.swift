import Platform

/// The readiness of descriptors that don't wait, such as the pipes that Node gives its children.
enum Readiness {
  /// Waits until a descriptor can be read or written without waiting, or a signal arrives.
  ///
  /// - Parameter event: `POLLIN` or `POLLOUT`.
  static func wait(for descriptor: Int32, _ event: Int32) {
    _ = isReady(descriptor, event, timeout: -1)
  }

  /// Returns whether a descriptor can be read or written without waiting, or has ended.
  static func isReady(_ descriptor: Int32, _ event: Int32) -> Bool {
    isReady(descriptor, event, timeout: 0)
  }

  private static func isReady(_ descriptor: Int32, _ event: Int32, timeout: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    return poll(&request, 1, timeout) != 0
  }
}
