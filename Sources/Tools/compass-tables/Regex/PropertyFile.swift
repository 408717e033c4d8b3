/// A file of the character database that lists the code points of properties or property values.
struct PropertyFile: Sendable {
  private let file: String
  /// The members of each value of the second field; blanks separate several values.
  private let sets: [String: CodePointSet]

  /// Reads a file whose records are a range and a value.
  init(_ file: String, in folder: UnicodeFolder) throws(UnicodeFileError) {
    try self.init(file, records: folder.records(of: file))
  }

  /// Sorts records by their values.
  init(_ file: String, records: [[Substring]]) throws(UnicodeFileError) {
    var ranges: [String: [Range<UInt32>]] = [:]
    for record in records where record.count >= 2 {
      let ends = record[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last, first <= last, last <= 0x10FFFF else {
        throw UnicodeFileError(file: file, kind: .malformed(record.map(String.init)))
      }
      for value in record[1].split(separator: " ") {
        ranges[String(value), default: []].append(first..<last + 1)
      }
    }
    self.file = file
    sets = ranges.mapValues(CodePointSet.init)
  }

  /// All values.
  var values: [String] { sets.keys.sorted() }

  /// The members of a value; nil if no record names it.
  subscript(value: String) -> CodePointSet? { sets[value] }

  /// The code points that have a value.
  var all: CodePointSet { CodePointSet(sets.values.flatMap(\.ranges)) }
}
