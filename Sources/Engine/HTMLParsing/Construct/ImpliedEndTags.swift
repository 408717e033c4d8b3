/// Closing elements whose end tags may be left out.
///
/// HTML Standard, "Closing elements that have implied end tags".
extension TreeConstruction {
  /// "Generate implied end tags", except for elements with a name.
  @inline(__always)
  mutating func generateImpliedEndTags(except exception: Tag = .none) {
    while true {
      let tag = open.currentTag
      guard tag.hasImpliedEndTag, tag != exception else { return }
      popCurrentNode()
    }
  }

  /// "Generate all implied end tags thoroughly".
  mutating func generateAllImpliedEndTagsThoroughly() {
    while open.currentTag.hasThoroughlyImpliedEndTag { popCurrentNode() }
  }

  /// "Close a p element".
  mutating func closeParagraph() {
    generateImpliedEndTags(except: .p)
    if open.currentTag != .p { error(.unexpectedEndTag) }
    popUntil(.p)
  }

  @inline(__always)
  mutating func closeParagraphInButtonScope() {
    if open.hasInButtonScope(.p) { closeParagraph() }
  }
}
