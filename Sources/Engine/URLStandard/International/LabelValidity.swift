/// The validity criteria for a label that is mapped, composed and free of disallowed code points.
///
/// UTS 46, section 4.1 (<https://www.unicode.org/reports/tr46/#Validity_Criteria>), as Node's URL
/// parser (Ada) implements them. Ada is laxer than the RFCs in three points, all kept here because
/// the verdict must equal Node's:
/// - the first joiner of a label decides alone, without the bidi rule;
/// - a zero width non-joiner needs joining characters somewhere before and after it;
/// - in a label that starts left-to-right, the last character may have any direction.
///
/// Marks, bidi classes and joining types come from the Unicode versions that Node uses for them,
/// which are older than that of its mapping. The generator of `IDNALabelTable` in `compass-tables`
/// names them.
enum LabelValidity {
  /// Returns whether a label, which is not empty, is valid in a domain.
  static func isValid(_ label: ArraySlice<UInt32>) -> Bool {
    guard let first = label.first, !LabelProperties(of: first).isMark else { return false }
    if let joiner = label.firstIndex(where: { $0 == 0x200C || $0 == 0x200D }) {
      return isValidJoiner(at: joiner, in: label)
    }
    return followsBidiRule(label)
  }

  /// Returns whether a joiner is valid by RFC 5892, appendix A.1 and A.2.
  private static func isValidJoiner(at index: Int, in label: ArraySlice<UInt32>) -> Bool {
    let before = label[..<index]
    if let previous = before.last, LabelProperties(of: previous).isVirama { return true }
    guard label[index] == 0x200C else { return false }
    return before.contains { LabelProperties(of: $0).joinsWithNext }
      && label[(index + 1)...].contains { LabelProperties(of: $0).joinsWithPrevious }
  }

  /// Returns whether a label with right-to-left characters follows the bidi rule, RFC 5893, section
  /// 2.
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
