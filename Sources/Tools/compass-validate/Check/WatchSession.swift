import Platform

/// Judges files again and again as they change.
struct WatchSession {
  private let settings: CheckSettings
  private let inputs: InputList
  private let paths: [String]

  /// Microseconds between two looks at the files.
  private static let pause: UInt32 = 200_000

  init(_ settings: CheckSettings, inputs: InputList, paths: [String]) {
    self.settings = settings
    self.inputs = inputs
    self.paths = paths
  }

  /// Watches until a signal comes or nothing can be printed any more.
  func run() throws(FileError) {
    var known: [String: FileStamp?] = [:]
    while true {
      // Looked at before it is read, so that no change in between is missed.
      let stamps = inputs.items(paths).map { ($0, FileStamp(path: $0.path)) }
      let changed = stamps.filter { item, stamp in
        known[item.path].map { $0 != stamp } ?? true
      }
      if !changed.isEmpty { _ = try CheckSession.judge(changed.map(\.0), settings) }
      known = Dictionary(stamps.map { ($0.0.path, $0.1) }) { $1 }
      usleep(Self.pause)
      try Interruption.check()
    }
  }
}
