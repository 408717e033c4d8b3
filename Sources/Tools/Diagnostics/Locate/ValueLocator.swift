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
      return unknownKey(of: issue, in: entry).map { view[$0].sourceRange } ?? range
    }
    if let key = key(of: entry) { return view[key].sourceRange }
    return range.lowerBound..<min(range.lowerBound + 1, range.upperBound)
  }

  /// Returns the bytes of the key whose value an issue is about; nil if it is not a member of an object.
  func keyRange(of issue: ValidationIssue) -> Range<Int>? {
    key(of: entry(of: issue)).map { view[$0].sourceRange }
  }

  /// Returns a short description of the value or key that an issue is about; nil for an absent value.
  ///
  /// - Parameter isOfKey: Whether the key of the value is at fault. An issue about unknown keys is about the first one.
  func received(by issue: ValidationIssue, isOfKey: Bool = false) -> String? {
    if isOfKey { return key(of: entry(of: issue)).map { ValueSummary.text(of: $0, in: view) } }
    if issue.isOfAbsentValue { return nil }
    if issue.code == .unrecognizedKeys, let key = unknownKey(of: issue, in: entry(of: issue)) {
      return ValueSummary.text(of: key, in: view)
    }
    return summary(of: issue)
  }

  /// Returns the part that is missing where an issue's value is absent; nil if the value is there, or could not be.
  ///
  /// - Parameter last: The last segment of the path from the payload to the value.
  func missingPart(of issue: ValidationIssue, at last: PathSegment?) -> MissingPart? {
    guard issue.isOfAbsentValue, let last else { return nil }
    switch (last, view[entry(of: issue)].kind) {
    case (.key, .object): return .key
    case (.index, .array): return .element
    default: return nil
    }
  }

  /// Returns the number of entries that an issue's value takes on the tape.
  func size(of issue: ValidationIssue) -> Int {
    let entry = entry(of: issue)
    return switch view[entry].kind {
    case .array, .object: Int(view[entry].next) - entry
    default: 1
    }
  }

  /// Returns the string of an issue's value; nil for other values and for longer strings.
  ///
  /// - Parameter limit: The maximum length of its source, in bytes.
  func string(of issue: ValidationIssue, limit: Int) -> JSText? {
    let value = view[entry(of: issue)]
    guard !issue.isOfAbsentValue, value.kind == .string, value.sourceRange.count <= limit else {
      return nil
    }
    return view.text(of: value)
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

  private func unknownKey(of issue: ValidationIssue, in entry: Int) -> Int? {
    guard view[entry].kind == .object, case .string(let wanted)? = issue[parameter: "keys"]?[0]
    else { return nil }
    var place = entry + 1
    while place < Int(view[entry].next) {
      if view.text(of: view[place]) == wanted { return place }
      place = Int(view[place + 1].next)
    }
    return nil
  }
}
