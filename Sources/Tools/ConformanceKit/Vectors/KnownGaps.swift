internal import JSPrimitives
internal import SourceJSON

/// The cases that are known not to pass yet, each with the reason; a gap that has closed is a failure.
struct KnownGaps: Sendable {
  struct Gap: Sendable {
    var id: String?
    var tag: String?
    /// The name of the only suite that has the gap; nil for any.
    var suite: String?
    var reason: String

    /// The id or tag of the gap with its suite, for reports.
    var name: String {
      let name = id ?? tag.map { "tag \($0)" } ?? ""
      return suite.map { "\(name) of \($0)" } ?? name
    }
  }

  var gaps: [Gap] = []

  static let fileName = "known-gaps.json"
  static let none = KnownGaps()

  private init() {}

  /// Reads `{"format": "known-gaps/1", "gaps": [{"id" or "tag", "suite", "reason"}, ...]}`. `suite` is optional.
  init(file: String) throws(VectorError) {
    func error(_ reason: String) -> VectorError { VectorError(file: file, reason: reason) }
    let object = try StoredFile.json(at: file).value.object
    guard let object, object["format"]?.text == "known-gaps/1",
      let gaps = object["gaps"]?.elements
    else { throw error("format and gaps are needed") }
    for member in object.members where member.key != "format" && member.key != "gaps" {
      throw error("unknown field \"\(member.key)\"")
    }
    for (index, gap) in gaps.enumerated() {
      let id = gap["id"]?.text?.string
      let tag = gap["tag"]?.text?.string
      let suite = gap["suite"]?.text?.string
      guard let reason = gap["reason"]?.text?.string, !reason.isEmpty, (id == nil) != (tag == nil),
        gap.object?.count == (suite == nil ? 2 : 3)
      else {
        throw error(
          "\"gaps[\(index)]\": a gap has an id or a tag, a reason, and a suite or none, all strings"
        )
      }
      self.gaps.append(Gap(id: id, tag: tag, suite: suite, reason: reason))
    }
  }

  /// Returns the gap that a case of a suite falls into, if any.
  func place(of vector: VectorCase, in suite: String) -> Int? {
    gaps.firstIndex { gap in
      guard gap.suite == nil || gap.suite == suite else { return false }
      return gap.id == vector.id || gap.tag.map(vector.tags.contains) == true
    }
  }
}
