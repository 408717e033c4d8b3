public import JSPrimitives

extension InteractionAttachment {
  /// The reason why a file can't be attached.
  public enum Refusal: Error, Sendable, Hashable {
    /// The MIME type is not accepted.
    case typeNotAllowed(JSText)
    /// The file exceeds the maximum size.
    case tooLarge(byteCount: Int)

    /// Returns the message. The web app's has the type or the size; the specification's title does
    /// not, and the page adds file name and size.
    public func message(source: RuleSource = .specification) -> String {
      switch (source, self) {
      case (.web, _): webMessage.string
      case (.specification, .typeNotAllowed):
        "Accepted: \(InteractionAttachment.acceptedNames.joined(separator: ", "))"
      case (.specification, .tooLarge): "File exceeds 10MB limit"
      }
    }

    /// The web app's message, with lone surrogates kept.
    package var webMessage: JSText {
      switch self {
      case .typeNotAllowed(let type):
        "File type " + type + " not allowed. Accepted: PDF, images, Word docs, Excel, text files"
      case .tooLarge(let byteCount):
        JSText("File too large (\(sizeText(byteCount: byteCount))). Maximum: 10MB")
      }
    }
  }
}
