internal import JSPrimitives
internal import SourceJSON
internal import Validation

/// The allowed value that a person most likely meant.
enum NearestValue {
  /// The most values to compare with. A longer list is not one that a person spells.
  private static let limit = 1000

  /// Returns the string that is closest to the string of an issue; nil if none is close, or two are equally close.
  static func of(
    _ issue: ValidationIssue, among values: [JSONValue], in locator: ValueLocator
  ) -> JSText? {
    guard values.count <= limit, let word = locator.string(of: issue, limit: 256),
      !word.hasLoneSurrogates
    else { return nil }
    if let index = ClosestName.only(
      closestTo: word.bytes, among: values.lazy.map { $0.text?.bytes })
    {
      return values[index].text
    }
    // Characters that can't be seen count as edits above.
    guard !word.isASCII else { return nil }
    let name = SpelledName(word)
    let same = values.filter { $0.text.map { SpelledName($0).sameness(to: name) == .same } == true }
    return same.count == 1 ? same[0].text : nil
  }
}
