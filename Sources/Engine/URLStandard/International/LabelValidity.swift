/// The validity criteria for a label that is mapped, composed and free of disallowed code points.
///
/// UTS 46, section 4.1 (<https://www.unicode.org/reports/tr46/#Validity_Criteria>), read as Node's
/// URL parser (Ada) reads it. It is laxer than the RFCs in three points, all kept here because the
/// verdict must be Node's:
/// - the first joiner of a label decides alone, and the bidi rule is then not asked;
/// - a zero width non-joiner needs joining characters somewhere before and behind it;
/// - in a label that starts left-to-right, the last character may have any direction.
///
/// Marks, bidi classes and joining types are of the versions of Unicode that Node knows them from,
/// which are older than its mapping; `compass-tables` names them where it makes `IDNALabelTable`.
enum LabelValidity {
  /// Returns whether the label, which is not empty, may stand in a domain.
  static func isValid(_ label: ArraySlice<UInt32>) -> Bool {
    guard let first = label.first, !LabelProperties(of: first).isMark else { return false }
    if let joiner = label.firstIndex(where: { $0 == 0x200C || $0 == 0x200D }) {
      return isValidJoiner(at: joiner, in: label)
    }
    return followsBidiRule(label)
  }

  /// RFC 5892, appendix A.1 and A.2.
  private static func isValidJoiner(at index: Int, in label: ArraySlice<UInt32>) -> Bool {
    let before = label[..<index]
    if let previous = before.last, LabelProperties(of: previous).isVirama { return true }
    guard label[index] == 0x200C else { return false }
    return before.contains { LabelProperties(of: $0).joinsWithNext }
      && label[(index + 1)...].contains { LabelProperties(of: $0).joinsWithPrevious }
  }

  /// RFC 5893, section 2, asked only of a label that holds right-to-left characters.
  private static func followsBidiRule(_ label: ArraySlice<UInt32>) -> Bool {
    let classes = label.map { LabelProperties(of: $0).bidi }
    guard classes.contains(where: { $0 == .right || $0 == .arabicNumber }) else { return true }
    let last = classes.lastIndex { $0 != .nonspacingMark } ?? 0
    if classes[0] == .left {
      return classes[..<last].allSatisfy {
        $0 == .left || $0 == .europeanNumber || $0 == .neutral || $0 == .nonspacingMark
      }
    }
    let text = classes[...last]
    if text.contains(.left) || text.contains(.other) { return false }
    if text.contains(.arabicNumber), text.contains(.europeanNumber) { return false }
    return classes[last] != .neutral
  }
}
