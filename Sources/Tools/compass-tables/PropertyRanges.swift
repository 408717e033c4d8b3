/// One property of the character database, as ranges of code points with a value.
package struct PropertyRanges: Sendable {
  private var entries: [(range: Range<UInt32>, value: String)] = []

  /// Reads a file of ranges and values; or, of a file that holds several properties, the records
  /// that name `property`, whose value is empty where the property is binary.
  package init(
    _ file: String, property: String? = nil, in folder: UnicodeFolder
  ) throws(UnicodeFileError) {
    for record in try folder.records(of: file) {
      guard record.count >= 2 else { throw .malformed(record, in: file) }
      if let property, record[1] != property { continue }
      let value = property == nil ? record[1] : record.dropFirst(2).first ?? ""
      entries.append((try UnicodeFolder.range(of: record, in: file), String(value)))
    }
    entries.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The value at a code point; nil where the file has none.
  package subscript(codePoint: UInt32) -> String? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].range.upperBound <= codePoint { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].range.contains(codePoint) else { return nil }
    return entries[low].value
  }

  /// Returns all code points cut at the ends of the properties' ranges and at `cuts`, ascending and without
  /// gaps.
  package static func segments(
    of properties: [PropertyRanges], cuts: [UInt32] = []
  ) -> [Range<UInt32>] {
    var bounds = Set(cuts + [0, 0x11_0000])
    for property in properties {
      for entry in property.entries {
        bounds.insert(entry.range.lowerBound)
        bounds.insert(entry.range.upperBound)
      }
    }
    let sorted = bounds.sorted()
    return zip(sorted, sorted.dropFirst()).map { $0..<$1 }
  }
}
