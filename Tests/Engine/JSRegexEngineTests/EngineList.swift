@testable import JSRegexEngine

extension Engines {
  /// All engines of this build.
  static var all: [Engines] { [.automatic, .matcher] + native }

  /// The PCRE2 engines of this build.
  static var native: [Engines] {
    #if canImport(CPCRE2)
    [.native(usesJIT: true), .native(usesJIT: false)]
    #else
    []
    #endif
  }
}
