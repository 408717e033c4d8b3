/// Elements that hold nothing but text.
///
/// HTML Standard, "Parsing elements that contain only text", and the insertion mode "text".
extension TreeConstruction {
  /// "The generic raw text element parsing algorithm", and the one for RCDATA.
  mutating func insertTextElement(_ state: TextState) {
    insertHTMLElement()
    nextTextState = state
    originalMode = mode
    mode = .text
  }

  /// The insertion mode "text": every end tag is that of the current node.
  mutating func textEndTag() {
    popCurrentNode()
    mode = originalMode
  }
}
