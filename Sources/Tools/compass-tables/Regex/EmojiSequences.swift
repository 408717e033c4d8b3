import Foundation

/// A property of strings: the emoji of one kind.
struct EmojiSequences: Sendable {
  let name: String
  /// The strings of one code point.
  let characters: CodePointSet
  /// The longer strings, in order.
  let strings: [[UInt32]]

  /// Reads emoji-sequences.txt and emoji-zwj-sequences.txt.
  static func read(from folder: UnicodeFolder) throws(UnicodeFileError) -> [EmojiSequences] {
    var characters: [Substring: [Range<UInt32>]] = [:]
    var strings: [Substring: [[UInt32]]] = [:]
    for file in ["emoji-sequences.txt", "emoji-zwj-sequences.txt"] {
      for record in try folder.emojiRecords(of: file) where record.count >= 2 {
        let string = record[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
        let ends = record[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
        if string.count > 1 {
          strings[record[1], default: []].append(string)
        } else if let first = ends.first, let last = ends.last, first <= last, last <= 0x10FFFF {
          characters[record[1], default: []].append(first..<last + 1)
        } else {
          throw UnicodeFileError(file: file, kind: .malformed(record.map(String.init)))
        }
      }
    }
    return PropertyNamesList.ofStrings.map { name in
      EmojiSequences(
        name: name, characters: CodePointSet(characters[name[...]] ?? []),
        strings: (strings[name[...]] ?? []).sorted { $0.lexicographicallyPrecedes($1) })
    }
  }
}

extension UnicodeFolder {
  /// The part of the database that is derived from UnicodeData.txt.
  var extracted: UnicodeFolder { UnicodeFolder(path: path + "/extracted") }

  /// Returns the records of a file in the folder `emoji`. These files have their version, without the last part,
  /// on a line of its own.
  func emojiRecords(of file: String) throws(UnicodeFileError) -> [[Substring]] {
    guard let data = FileManager.default.contents(atPath: "\(path)/emoji/\(file)") else {
      throw UnicodeFileError(file: "emoji/\(file)", kind: .unreadable)
    }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let version = Self.requiredVersion.split(separator: ".").prefix(2).joined(separator: ".")
    guard lines.contains("# Version: \(version)") else {
      let stated = lines.first { $0.hasPrefix("# Version") } ?? lines.first ?? ""
      throw UnicodeFileError(file: "emoji/\(file)", kind: .otherVersion(String(stated)))
    }
    return lines.compactMap { line in
      let content = line.prefix { $0 != "#" }
      guard content.contains(";") else { return nil }
      return content.split(separator: ";", omittingEmptySubsequences: false).map {
        Substring($0.trimmingCharacters(in: .whitespaces))
      }
    }
  }
}
