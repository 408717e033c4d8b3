@testable import JSRegexEngine

extension Engines {
  /// Every way to match that this build has.
  static var all: [Engines] { [.automatic, .matcher] + native }

  /// The ways to match on PCRE2 that this build has.
  static var native: [Engines] {
    #if canImport(CPCRE2)
    [.native(usesJIT: true), .native(usesJIT: false)]
    #else
    []
    #endif
  }
}
