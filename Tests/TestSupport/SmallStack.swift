import Foundation
import Synchronization

/// A thread with the smallest stack that a thread of Foundation gets: 512 KB.
package enum SmallStack {
  /// Returns what a body returns on such a thread.
  package static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result? {
    let (result, done) = (Shared<Result>(), DispatchSemaphore(value: 0))
    let thread = Thread {
      let found = body()
      result.value.withLock { $0 = found }
      done.signal()
    }
    thread.stackSize = 524_288
    thread.start()
    done.wait()
    return result.value.withLock { $0 }
  }

  /// A value that threads share.
  private final class Shared<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }
}
