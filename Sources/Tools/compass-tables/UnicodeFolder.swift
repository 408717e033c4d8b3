import Foundation

/// A folder with files of the Unicode Character Database.
package struct UnicodeFolder: Sendable {
  /// The version every generated table states.
  package static let requiredVersion = "17.0.0"

  /// The path of the folder.
  package let path: String

  /// Makes the folder at a path, which is not read yet.
  package init(path: String) { self.path = path }

  /// Returns the records of a file of the folder: its lines without comments and blank ones, split at semicolons
  /// into trimmed fields (the format of UAX #44).
  ///
  /// - Throws: `UnicodeFileError` if the file can't be read, or if its first line names another version than
  ///   `requiredVersion`. Only UnicodeData.txt names no version.
  package func records(of file: String) throws(UnicodeFileError) -> [[Substring]] {
    let lines = try text(of: file).split(separator: "\n", omittingEmptySubsequences: true)
    let name = file.split(separator: "/").last ?? ""
    let stem = name.prefix { $0 != "." }
    if stem != "UnicodeData", lines.first != "# \(stem)-\(Self.requiredVersion).txt" {
      throw UnicodeFileError(file: file, kind: .otherVersion(String(lines.first ?? "")))
    }
    return lines.compactMap { line in
      let content = line.prefix { $0 != "#" }
      guard content.contains(where: { $0 != " " }) else { return nil }
      return content.split(separator: ";", omittingEmptySubsequences: false).map(Self.trimmed)
    }
  }

  /// Returns the lines of a file without comments and surrounding white space, blank lines omitted.
  func lines(of file: String) throws(UnicodeFileError) -> [Substring] {
    try text(of: file).split(separator: "\n").compactMap { line in
      let content = line.prefix { $0 != "#" }
      let start = content.firstIndex { !$0.isWhitespace }
      guard let start, let end = content.lastIndex(where: { !$0.isWhitespace }) else { return nil }
      return content[start...end]
    }
  }

  private func text(of file: String) throws(UnicodeFileError) -> String {
    guard let data = FileManager.default.contents(atPath: "\(path)/\(file)") else {
      throw UnicodeFileError(file: file, kind: .unreadable)
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// Returns the code points a record is about: `0041`, or `0041..005A`.
  static func range(
    of record: [Substring], in file: String
  ) throws(UnicodeFileError) -> Range<UInt32> {
    let ends = record[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
    guard let first = ends.first, let last = ends.last, first <= last, last <= 0x10FFFF else {
      throw .malformed(record, in: file)
    }
    return first..<last + 1
  }

  private static func trimmed(_ field: Substring) -> Substring {
    var field = field.drop { $0 == " " }
    while field.last == " " { field.removeLast() }
    return field
  }
}

/// A file of the character database that no table can be made from.
package struct UnicodeFileError: Error, Hashable, CustomStringConvertible {
  /// The kinds of error.
  package enum Kind: Hashable, Sendable {
    /// The file can't be read.
    case unreadable
    /// The file's first line, which names another version.
    case otherVersion(String)
    /// The fields of a record that isn't of the file's format.
    case malformed([String])
  }

  /// The name of the file.
  package var file: String
  /// The kind of error.
  package var kind: Kind

  /// Makes an error of a file.
  package init(file: String, kind: Kind) {
    self.file = file
    self.kind = kind
  }

  static func malformed(_ record: [Substring], in file: String) -> UnicodeFileError {
    UnicodeFileError(file: file, kind: .malformed(record.map(String.init)))
  }

  /// The reason for a person.
  package var description: String {
    switch kind {
    case .unreadable: "\(file) can't be read"
    case .otherVersion(let line):
      "\(file) isn't of version \(UnicodeFolder.requiredVersion); it opens with \"\(line)\""
    case .malformed(let fields): "\(file): unexpected record \(fields.joined(separator: ";"))"
    }
  }
}
