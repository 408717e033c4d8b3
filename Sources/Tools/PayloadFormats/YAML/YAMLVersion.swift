/// The version of YAML that a `%YAML` line names.
package struct YAMLVersion: Hashable, Sendable {
  /// The digits before the point, without leading zeros.
  var major: String
  /// The digits behind the point, without leading zeros.
  var minor: String
  /// The offset of the line.
  package var offset: Int

  /// A version, such as `1.1`; nil for any other word.
  init?(_ word: String, at offset: Int) {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2,
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(NumberText.isDigit) })
    else { return nil }
    let digits = parts.map { part in
      let rest = part.drop { $0 == "0" }
      return rest.isEmpty ? "0" : String(rest)
    }
    (major, minor) = (digits[0], digits[1])
    self.offset = offset
  }

  /// The version, such as `1.1`.
  var name: String { "\(major).\(minor)" }

  /// A sentence for a file of this version, which is read as YAML 1.2.
  package var note: String {
    let isOlder = minor == "0" || minor == "1"
    return "%YAML \(name) is read as YAML 1.2"
      + (isOlder ? ": yes, no, on and off are strings, 010 is 10, and 12:30 is a string" : "")
  }
}
