import Validation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A run that judges files again whenever they change.
struct WatchSession {
  private let validator: Validator
  private let options: CheckOptions
  private let inputs: InputList
  private let paths: [String]

  /// The microseconds between two looks at the files.
  private static let pause: UInt32 = 200_000

  /// - Parameters:
  ///   - inputs: the list that finds the files.
  ///   - paths: the files, folders and patterns to watch.
  init(_ validator: Validator, _ options: CheckOptions, inputs: InputList, paths: [String]) {
    self.validator = validator
    self.options = options
    self.inputs = inputs
    self.paths = paths
  }

  /// Watches until a signal arrives or output can't be written.
  func run() throws(FileError) {
    var known: [String: FileStamp?] = [:]
    while true {
      // Take the stamps before reading, so that no change is missed.
      let stamps = inputs.items(paths).map { ($0, FileStamp(path: $0.path)) }
      let changed = stamps.filter { item, stamp in
        known[item.path].map { $0 != stamp } ?? true
      }
      if !changed.isEmpty { _ = try CheckSession.judge(changed.map(\.0), validator, options) }
      known = Dictionary(stamps.map { ($0.0.path, $0.1) }) { $1 }
      usleep(Self.pause)
      try Interruption.check()
    }
  }
}
