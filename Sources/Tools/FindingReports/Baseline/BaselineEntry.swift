internal import JSPrimitives
internal import SourceJSON

/// A known finding, by its content and not by its line.
///
/// Two findings are the same if the schema, the path, the code and the received value in a file are. Payloads may move, be
/// formatted anew or change elsewhere.
package struct BaselineEntry: Sendable, Hashable {
  /// The file, seen from the folder of the baseline.
  package var file: String
  /// The name of the schema.
  package var schema: String
  /// The path to the value with `*` for each index.
  package var path: String
  /// The code of the finding.
  package var code: String
  /// The received value; nil if it is absent.
  package var received: String?
  /// The difference between findings that are otherwise equal; empty for most findings.
  package var detail = ""

  /// The entry of a finding.
  package init(_ finding: CollectedFinding, file: String) {
    self.file = file
    schema = finding.schema
    path = finding.path
    code = finding.code
    received = finding.received
    detail = finding.detail
  }
}

extension BaselineEntry: Comparable {
  package static func < (left: BaselineEntry, right: BaselineEntry) -> Bool {
    left.order.lexicographicallyPrecedes(right.order)
  }

  private var order: [String] { [file, schema, path, code, received ?? "", detail] }
}

/// The JSON of an entry, an object on a line.
extension BaselineEntry {
  /// Returns the line of findings with this content.
  func line(count: Int) -> String {
    var object: JSONObject = [
      "file": .string(JSText(file)), "schema": .string(JSText(schema)),
      "path": .string(JSText(path)), "code": .string(JSText(code)),
    ]
    if let received { object["received"] = .string(JSText(received)) }
    if !detail.isEmpty { object["detail"] = .string(JSText(detail)) }
    object["count"] = .number(Double(count))
    return JSONWriter.string(of: .object(object)) + "\n"
  }

  /// Reads the members of a line except for the count; nil if one is missing or of another type.
  init?(_ object: JSONObject) {
    func text(_ name: String) -> String? { object[JSText(name)]?.text?.string }
    guard let file = text("file"), let schema = text("schema"), let path = text("path"),
      let code = text("code")
    else { return nil }
    (self.file, self.schema, self.path, self.code) = (file, schema, path, code)
    received = text("received")
    detail = text("detail") ?? ""
  }
}
