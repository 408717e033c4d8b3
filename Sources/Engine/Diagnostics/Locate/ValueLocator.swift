internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// Finds the values that issues are about on a payload's tape.
///
/// An issue holds its entry on the tape. If its value is absent, that is the entry of the innermost present value
/// on the path. The locator points into the payload's text and tape and must not outlive them.
struct ValueLocator {
  private let view: JSONView

  /// A locator of issues whose entries are on this tape.
  init(_ view: JSONView) { self.view = view }

  /// Returns the bytes to mark for an issue: the value, or else a key near an absent value or an unknown key.
  func mark(for issue: ValidationIssue) -> Range<Int> {
    guard let range = issue.range else { return 0..<0 }
    let entry = entry(of: issue)
    guard issue.isOfAbsentValue else {
      guard issue.code == .unrecognizedKeys else { return range }
      return unknownKey(of: issue, in: entry) ?? range
    }
    if let key = key(of: entry) { return view[key].sourceRange }
    return range.lowerBound..<min(range.lowerBound + 1, range.upperBound)
  }

  /// Returns a short description of an issue's value.
  func summary(of issue: ValidationIssue) -> String {
    issue.isOfAbsentValue ? "nothing" : ValueSummary.text(of: entry(of: issue), in: view)
  }

  /// Returns Zod's name of the kind of an issue's value.
  func kind(of issue: ValidationIssue) -> String {
    issue.isOfAbsentValue ? "undefined" : ValueSummary.kind(of: view[entry(of: issue)].kind)
  }

  /// Returns an issue's entry; the root's if the issue has none on this tape.
  private func entry(of issue: ValidationIssue) -> Int {
    guard let entry = issue.entry, entry < view.count else { return 0 }
    return entry
  }

  private func key(of entry: Int) -> Int? {
    entry > 0 && view[entry - 1].kind == .key ? entry - 1 : nil
  }

  private func unknownKey(of issue: ValidationIssue, in entry: Int) -> Range<Int>? {
    guard view[entry].kind == .object, case .string(let wanted)? = issue[parameter: "keys"]?[0]
    else { return nil }
    var place = entry + 1
    while place < Int(view[entry].next) {
      if view.text(of: view[place]) == wanted { return view[place].sourceRange }
      place = Int(view[place + 1].next)
    }
    return nil
  }
}
