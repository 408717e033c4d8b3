import Foundation
import TestSupport
import Testing

/// A run of the tool with its expected results, read from a file of `Cases`.
///
/// Sections start with a line `=== NAME`: `command` (words, in single quotes where they hold spaces),
/// `environment` (NAME=VALUE lines), `stdin`, `file PATH`, then what is expected: `stdout`, `stderr`,
/// `status`, `after PATH` (a file's text) and `absent PATH`. `base64` after the name marks an encoded section,
/// `unended` one whose last line has no line feed. A missing section is empty.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  struct Section: Sendable {
    var name: String
    var argument = ""
    var bytes: [UInt8] = []
  }

  /// The error of a malformed case.
  struct Malformed: Error {
    var file: String
    var reason: String
  }

  let name: String
  let sections: [Section]

  var testDescription: String { name }

  init(name: String, text: String) throws {
    self.name = name
    var sections: [Section] = []
    var options: [Set<String>] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("=== ") {
        let words = line.dropFirst(4).split(separator: " ").map(String.init)
        let names = words.filter { !["base64", "unended"].contains($0) }
        guard let first = names.first, names.count <= 2 else {
          throw Malformed(file: name, reason: "\(line)")
        }
        sections.append(Section(name: first, argument: names.count > 1 ? names[1] : ""))
        options.append(Set(words).subtracting(names))
      } else {
        guard !sections.isEmpty else { throw Malformed(file: name, reason: "\(line)") }
        sections[sections.count - 1].bytes += Array(line.utf8) + [0x0A]
      }
    }
    for (index, options) in options.enumerated() {
      if options.contains("unended") { sections[index].bytes.removeLast() }
      if options.contains("base64") {
        let text = String(decoding: sections[index].bytes, as: UTF8.self)
        guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else {
          throw Malformed(file: name, reason: "base64")
        }
        sections[index].bytes = Array(data)
      }
    }
    self.sections = sections
  }

  /// Returns the sections of a name.
  func all(_ name: String) -> [Section] { sections.filter { $0.name == name } }

  /// Returns the text of the section of a name; empty when there is none.
  func text(_ name: String) -> String {
    String(decoding: all(name).first?.bytes ?? [], as: UTF8.self)
  }

  /// The arguments of the command.
  var arguments: [String] {
    var words: [String] = []
    for (index, part) in text("command").split(
      separator: "'", omittingEmptySubsequences: false
    ).enumerated() {
      if index % 2 == 1 {
        words.append(String(part))
      } else {
        words += part.split(whereSeparator: \.isWhitespace).map(String.init)
      }
    }
    return words
  }

  /// The additional environment variables.
  var environment: [String: String] {
    Dictionary(
      text("environment").split(separator: "\n").compactMap { line in
        line.firstIndex(of: "=").map {
          (String(line[..<$0]), String(line[line.index(after: $0)...]))
        }
      }
    ) { $1 }
  }

  /// The cases of the tree, sorted by name.
  static let all: [GoldenCase] = {
    let folder = Repository.path("Tests/Tools/CommandLineTests/Golden/Cases")
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".case") }.sorted().compactMap { name in
      FileManager.default.contents(atPath: "\(folder)/\(name)").flatMap {
        try? GoldenCase(name: name, text: String(decoding: $0, as: UTF8.self))
      }
    }
  }()
}
