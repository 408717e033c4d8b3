extension InteractionRules.Attachment {
  /// The reason why a file can't be attached.
  public enum Refusal: Error, Sendable, Hashable {
    /// The MIME type is not accepted.
    case typeNotAllowed(String)
    /// The file exceeds the maximum size.
    case tooLarge(byteCount: Int)

    /// Returns the message. The web app's has the type or the size; the specification's title does
    /// not, and the page adds file name and size.
    public func message(source: RuleSource = .specification) -> String {
      switch (source, self) {
      case (.web, .typeNotAllowed(let type)):
        "File type \(type) not allowed. Accepted: PDF, images, Word docs, Excel, text files"
      case (.web, .tooLarge(let byteCount)):
        "File too large (\(sizeText(byteCount: byteCount))). Maximum: 10MB"
      case (.specification, .typeNotAllowed):
        "Accepted: \(InteractionRules.Attachment.acceptedNames.joined(separator: ", "))"
      case (.specification, .tooLarge): "File exceeds 10MB limit"
      }
    }
  }
}
