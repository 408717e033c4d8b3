/// The data of Normalization Forms KC and KD beyond those of Forms C and D.
///
/// UAX 15 (<https://www.unicode.org/reports/tr15/>).
package struct CompatibilityData: Sendable {
  /// The code points whose compatibility decomposition is not their canonical one, with all of what
  /// they become, ascending.
  package let decompositions: [(codePoint: UInt32, mapping: [UInt32])]

  /// Reads UnicodeData.txt.
  package init(folder: UnicodeFolder) throws(UnicodeFileError) {
    let file = "UnicodeData.txt"
    var canonical: [UInt32: [UInt32]] = [:]
    var all: [UInt32: [UInt32]] = [:]
    for record in try folder.records(of: file) {
      guard record.count == 15, let codePoint = UInt32(record[0], radix: 16) else {
        throw .malformed(record, in: file)
      }
      if record[5].isEmpty { continue }
      let fields = record[5].split(separator: " ")
      // A mapping that opens with a tag is a compatibility decomposition.
      let isTagged = record[5].hasPrefix("<")
      let mapping = fields.dropFirst(isTagged ? 1 : 0).compactMap { UInt32($0, radix: 16) }
      guard !mapping.isEmpty else { throw .malformed(record, in: file) }
      all[codePoint] = mapping
      if !isTagged { canonical[codePoint] = mapping }
    }
    var decompositions: [(codePoint: UInt32, mapping: [UInt32])] = []
    for codePoint in all.keys.sorted() {
      let mapping = Self.expanded(codePoint, by: all)
      if mapping != Self.expanded(codePoint, by: canonical) {
        decompositions.append((codePoint, mapping))
      }
    }
    self.decompositions = decompositions
  }

  private static func expanded(_ codePoint: UInt32, by mappings: [UInt32: [UInt32]]) -> [UInt32] {
    guard let mapping = mappings[codePoint] else { return [codePoint] }
    return mapping.flatMap { expanded($0, by: mappings) }
  }
}
