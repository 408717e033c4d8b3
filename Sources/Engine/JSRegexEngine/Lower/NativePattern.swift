/// A pattern as PCRE2 text for one width of the subject.
package struct NativePattern: Sendable {
  /// What a program is asked for.
  package enum Purpose: Sendable {
    /// Whether there is a match: groups that no reference needs are not kept.
    case test
    /// Where the match and its captures are.
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

    /// The largest character the alphabet has.
    var lastCharacter: UInt32 {
      switch self {
      case .ascii: 0x7F
      case .codeUnits: 0xFFFF
      case .codePoints: 0x10FFFF
      }
    }
  }

  /// A capture that is unset unless it is of the last iteration of its loops; see `CaptureRepair`.
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
  /// For each group of the pattern, from group 1 on, its number in the text; nil if it is never set.
  package let groupNumbers: [Int?]
  /// The captures to be checked after a match.
  package let repairs: [Repair]
  /// The number of groups in the text.
  package let groupCount: Int
  /// The longest subject, in characters, for which the text means what the pattern means.
  package let subjectLimit: Int
  /// What the search does at one place, at the most.
  package let cost: AttemptCost
  /// What one step of a match may pass over.
  package let runs: UncountedRuns
}

extension NativePattern: CustomStringConvertible {
  /// The text.
  package var description: String { String(decoding: text, as: UTF8.self) }
}
