import Foundation

/// The named character references of the HTML Standard.
///
/// The input is `html5-entities.json`: an object from each name, without its ampersand, to its text. Python has
/// the table and writes it:
///
///     python3 -c "import json, html.entities; print(json.dumps(html.entities.html5))"
package struct CharacterReferenceData: Sendable {
  /// The name of the input file.
  package static let file = "html5-entities.json"

  /// The names in the order of their bytes, each with its one or two code points.
  package let references: [(name: String, codePoints: [UInt32])]

  /// Reads the input file.
  ///
  /// - Throws: `UnicodeFileError` if the file can't be read or has another form.
  package init(folder: UnicodeFolder) throws(UnicodeFileError) {
    guard let data = FileManager.default.contents(atPath: "\(folder.path)/\(Self.file)") else {
      throw UnicodeFileError(file: Self.file, kind: .unreadable)
    }
    guard let names = try? JSONDecoder().decode([String: String].self, from: data) else {
      throw UnicodeFileError(file: Self.file, kind: .malformed(["no object of texts"]))
    }
    var references: [(name: String, codePoints: [UInt32])] = []
    for (name, text) in names.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      let codePoints = text.unicodeScalars.map(\.value)
      let isName = name.utf8.allSatisfy { $0 == 0x3B || Self.isAlphanumeric($0) }
      guard isName, !name.isEmpty, (1...2).contains(codePoints.count) else {
        throw UnicodeFileError(file: Self.file, kind: .malformed([name, text]))
      }
      references.append((name, codePoints))
    }
    self.references = references
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}
