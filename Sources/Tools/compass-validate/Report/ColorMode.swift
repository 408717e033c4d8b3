import ArgumentParser
import Diagnostics
import Platform

/// When findings are coloured.
enum ColorMode: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never

  /// The style for a descriptor: with `auto` coloured on a terminal, unless `NO_COLOR` is set to anything
  /// or the terminal is a dumb one.
  func style(for descriptor: Int32) -> TextStyle {
    switch self {
    case .always: return .colored
    case .never: return .plain
    case .auto:
      let isRefused = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
      let isDumb = getenv("TERM").map { strcmp($0, "dumb") == 0 } ?? false
      return isatty(descriptor) == 1 && !isRefused && !isDumb ? .colored : .plain
    }
  }
}
