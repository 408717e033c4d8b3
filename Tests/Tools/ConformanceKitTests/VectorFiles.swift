import ConformanceKit
import TestSupport

/// Vector files that tests write.
enum VectorFiles {
  /// Returns a vector file's text; each case is JSON text.
  static func suite(
    _ name: String = "sample", kind: String = "url", cases: String..., extra: String = ""
  ) -> String {
    """
    {"format":"golden-vectors/1","suite":"\(name)","kind":"\(kind)","recorded":{"from":"x"},\(extra)"cases":[
    \(cases.joined(separator: ",\n"))
    ]}
    """
  }

  /// Returns the text of a file of `def` trees.
  ///
  /// - Parameters:
  ///   - zod: the version of Zod in the words of `recorded`.
  ///   - functions: whether the cases have recorded functions.
  static func trees(
    zod: String = "4.4.3", functions: Bool = false, cases: String...
  ) -> String {
    """
    {"format":"zod-def-vectors/1","suite":"sample","kind":"\(functions ? "def+functions" : "def")",\
    "recorded":{"from":"x","zod":"\(zod)"},"cases":[
    \(cases.joined(separator: ",\n"))
    ]}
    """
  }

  /// Returns a case of the kind `url` that passes.
  static func passing(_ id: String, tags: String = "[]") -> String {
    #"{"id":"\#(id)","input":"https://a.b","valid":true,"href":"https://a.b/","tags":\#(tags)}"#
  }

  /// Returns a case of the kind `url` that fails.
  static func failing(_ id: String, tags: String = "[]") -> String {
    #"{"id":"\#(id)","input":"https://a.b","valid":true,"href":"https://c.d/","tags":\#(tags)}"#
  }

  /// Returns the report on one file with this text.
  static func report(on text: String, gaps: String? = nil) throws -> RunReport {
    let folder = try TemporaryFolder()
    let file = try folder.write(text, to: "sample.json")
    let gaps = try gaps.map { try folder.write($0, to: "known-gaps.json") }
    return try ConformanceRun(knownGaps: gaps).report(on: [file])
  }
}
