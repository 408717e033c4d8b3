import ArgumentParser
import Diagnostics

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The condition for colored findings.
enum ColorMode: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never

  /// Returns the style for a descriptor. `auto` means colored on a terminal, unless `NO_COLOR` is set and not
  /// empty or the terminal is dumb.
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
