import Diagnostics
import JSONSchema
import SchemaModel

/// The keywords of a JSON Schema that Zod ignores, as a list for standard error.
struct IgnoredKeywordReport {
  /// The file of the JSON Schema.
  var path: String
  /// The version of Zod that read it.
  var zod: ZodVersion
  /// The keywords, in the order of reading.
  var keywords: [IgnoredKeyword]

  /// The most places of a keyword that are listed.
  private static let shownPlaces = 3

  /// A line with the count, then a line for each keyword with its count and its first places; empty without keywords.
  var text: String {
    guard !keywords.isEmpty else { return "" }
    let noun = keywords.count == 1 ? "keyword" : "keywords"
    let file = PrintableText.oneLine(path)
    let count = "\(keywords.count) \(noun)"
    var lines = [
      "compass-validate: \(file): Zod \(zod.rawValue) ignores \(count) of this JSON Schema:"
    ]
    var names: [String] = []
    for keyword in keywords where !names.contains(keyword.keyword) { names.append(keyword.keyword) }
    for name in names {
      let places = keywords.filter { $0.keyword == name }
      let count = places.count == 1 ? "" : " (\(places.count))"
      let shown = places.prefix(Self.shownPlaces).map { place in
        place.pointer + (place.reason.map { " (\($0))" } ?? "")
      }
      let more = places.count - shown.count
      let list = shown.joined(separator: ", ") + (more > 0 ? ", and \(more) more" : "")
      lines.append("  " + PrintableText.oneLine("\(name)\(count): \(list)"))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Writes the list to standard error.
  func write() {
    guard !keywords.isEmpty else { return }
    var errors = OutputStream.standardError()
    // Without standard error there is nowhere to report to.
    try? errors.write(text)
    try? errors.flush()
  }
}
