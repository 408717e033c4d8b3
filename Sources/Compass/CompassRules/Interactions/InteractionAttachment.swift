public import JSPrimitives

/// A file to attach to an interaction.
///
/// Specification "Interaction Detail & Add Interaction", 3 Form State Model, 6 Attachment File
/// Icons, 8 Validation Errors.
public struct InteractionAttachment: Sendable, Hashable {
  /// The file's name, with its extension.
  @JSTextBacked public var name: String
  /// The MIME type; an unknown one is rejected.
  @JSTextBacked public var mimeType: String
  public var byteCount: Int

  /// Creates an attachment; the size is in bytes.
  public init<Text: JSTextConvertible>(name: Text, mimeType: Text, byteCount: Int) {
    _name = JSTextBacked(name.jsText)
    _mimeType = JSTextBacked(mimeType.jsText)
    self.byteCount = byteCount
  }

  /// The maximum size of a file: 10 MB of 1,048,576 bytes.
  public static let maximumByteCount = 10 * bytesPerMegabyte
  private static let bytesPerMegabyte = 1_048_576

  /// The reason why a file can't be attached.
  public enum Refusal: Error, Sendable, Hashable {
    /// The MIME type is not accepted.
    case typeNotAllowed(JSText)
    /// The file exceeds the maximum size.
    case tooLarge(byteCount: Int)

    /// The web app's message.
    public var message: String { messageText.string }

    /// The same, with lone surrogates kept.
    package var messageText: JSText {
      switch self {
      case .typeNotAllowed(let type):
        return "File type " + type
          + " not allowed. Accepted: PDF, images, Word docs, Excel, text files"
      case .tooLarge(let byteCount):
        let megabytes = JSNumber.fixed(InteractionAttachment.megabytes(byteCount), 1)
        return JSText("File too large (\(megabytes)MB). Maximum: 10MB")
      }
    }

    /// The specification's message; it has none for a type.
    public var specifiedMessage: String? {
      switch self {
      case .typeNotAllowed: nil
      case .tooLarge: "File exceeds 10MB limit"
      }
    }
  }

  /// The reason why the file is rejected, or nil. The type is checked first; an empty file is
  /// valid.
  public var refusal: Refusal? {
    guard AttachmentType(rawValue: mimeType) != nil else { return .typeNotAllowed($mimeType) }
    return byteCount > Self.maximumByteCount ? .tooLarge(byteCount: byteCount) : nil
  }

  /// The size in megabytes of 1,048,576 bytes.
  public var megabytes: Double { Self.megabytes(byteCount) }

  private static func megabytes(_ byteCount: Int) -> Double {
    Double(byteCount) / Double(bytesPerMegabyte)
  }

  /// Returns the file's path in the bucket `interaction-attachments`. The name is unchanged,
  /// including slashes.
  ///
  ///     interactions/INTERACTION/MILLISECONDS-NAME
  public func storagePath<Text: JSTextConvertible>(interactionID: Text, now: Timestamp) -> Text {
    let time = JSText("/\(JSNumber.string(now.milliseconds))-")
    return Text(jsText: "interactions/" + interactionID.jsText + time + $name)
  }

  /// Returns the storage path for an address: each part is percent-encoded, including slashes in
  /// the name.
  public func encodedStoragePath(interactionID: String, now: Timestamp) -> String {
    let file = "\(JSNumber.string(now.milliseconds))-\(name)"
    return ["interactions", interactionID, file].map { part in
      PercentEncoding.component(part.utf16) ?? ""
    }.joined(separator: "/")
  }
}
