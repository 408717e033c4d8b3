/// A pattern as PCRE2 text for one width of the subject.
package struct NativePattern: Sendable {
  /// The purpose of a program.
  package enum Purpose: Sendable {
    /// Tests whether there is a match: groups without references are not kept.
    case test
    /// Finds the match and its captures.
    case exec
  }

  /// The alphabet of the subject, and the library that matches it.
  package enum Width: Sendable {
    /// ASCII text in bytes.
    case ascii
    /// UTF-16 code units.
    case codeUnits
    /// Code points.
    case codePoints

    /// The largest character of the alphabet.
    var lastCharacter: UInt32 {
      switch self {
      case .ascii: 0x7F
      case .codeUnits: 0xFFFF
      case .codePoints: 0x10FFFF
      }
    }
  }

  /// A capture that counts only if it is of the last iteration of its loops; see `CaptureRepair`.
  package struct Repair: Sendable {
    /// The group, by its number in the pattern.
    package let group: Int
    /// The marker groups, from the outside in, by their numbers in the text.
    package let markers: [Int]
    /// Whether a capture at the last marker is of an earlier iteration.
    package let isStrict: Bool
  }

  /// The text, all of it ASCII.
  package let text: [UInt8]
  /// Whether a match can only start at the start of the subject.
  package let isAnchored: Bool
  /// The number in the text of each group of the pattern, from group 1 on; nil if the group is
  /// never set.
  package let groupNumbers: [Int?]
  /// The captures to check after a match.
  package let repairs: [Repair]
  /// The number of groups in the text.
  package let groupCount: Int
  /// The longest subject, in characters, for which text and pattern have the same meaning.
  package let subjectLimit: Int
  /// The greatest cost of one start position.
  package let cost: AttemptCost
  /// The runs that one step of a match may take uncounted.
  package let runs: UncountedRuns
}

extension NativePattern: CustomStringConvertible {
  /// The text.
  package var description: String { String(decoding: text, as: UTF8.self) }
}
