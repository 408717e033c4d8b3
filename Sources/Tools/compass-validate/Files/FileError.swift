import Platform

/// Why a file could not be read or written, in one line.
struct FileError: Error, CustomStringConvertible {
  enum Operation {
    case reading, writing
    /// A signal asks the run to end.
    case interrupted
  }

  var operation: Operation
  var path: String
  var reason: String
  /// The value of `errno`; 0 if the error is not the system's.
  var code: Int32 = 0

  init(_ operation: Operation, _ path: String, reason: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }

  /// - Parameter code: what `errno` says.
  init(_ operation: Operation, _ path: String, code: Int32) {
    self.init(operation, path, reason: String(cString: strerror(code)))
    self.code = code
  }

  /// The reason of a file that another program wrote at the same time.
  static let changedWhileRead = "changed while it was read"

  /// Whether the next try may end otherwise, as the contents of the file are not the reason.
  var isTransient: Bool { code != 0 || reason == Self.changedWhileRead }

  var description: String { "\(path): \(reason)" }
}
