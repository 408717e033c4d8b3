/// The versions of Unicode that code points were assigned in: property Age, DerivedAge.txt.
package struct UnicodeAges: Sendable {
  /// The versions as the file writes them, such as `15.1`.
  package let ranges: PropertyRanges

  /// Reads DerivedAge.txt.
  ///
  /// - Throws: `UnicodeFileError` if the file can't be read or is of another version.
  package init(folder: UnicodeFolder) throws(UnicodeFileError) {
    ranges = try PropertyRanges("DerivedAge.txt", in: folder)
  }

  /// Returns whether a code point was assigned in this version already, and isn't younger.
  package func has(_ codePoint: UInt32, in version: (major: Int, minor: Int)) -> Bool {
    let age = (ranges[codePoint] ?? "").split(separator: ".").compactMap { Int($0) }
    return age.count == 2 && (age[0], age[1]) <= version
  }
}
