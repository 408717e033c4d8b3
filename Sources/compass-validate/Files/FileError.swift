#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Why a file could not be read or written, in one line.
struct FileError: Error, CustomStringConvertible {
  enum Operation {
    case reading, writing
  }

  var operation: Operation
  var path: String
  var reason: String

  init(_ operation: Operation, _ path: String, reason: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }

  /// - Parameter code: what `errno` says.
  init(_ operation: Operation, _ path: String, code: Int32) {
    self.init(operation, path, reason: String(cString: strerror(code)))
  }

  var description: String { "\(path): \(reason)" }
}
