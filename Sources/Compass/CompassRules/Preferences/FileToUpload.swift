public import JSPrimitives

/// A file that someone chose to upload.
public struct FileToUpload: Sendable, Hashable {
  /// The name with its extension.
  /// The MIME type as the browser reports it; empty if unknown.
  @JSTextBacked public var name: String
  @JSTextBacked public var mimeType: String
  /// The size in bytes.
  public var size: Double

  /// Creates a file from texts: Swift strings, or `JSText` that may have lone surrogates.
  public init<Text: JSTextConvertible>(name: Text, mimeType: Text, size: Double) {
    _name = JSTextBacked(name.jsText)
    _mimeType = JSTextBacked(mimeType.jsText)
    self.size = size
  }

  /// Whether the MIME type is one of the limits'; case matters.
  func hasType(of limits: FileLimits) -> Bool {
    limits.mimeTypes.contains { JSText($0) == $mimeType }
  }

  /// Whether the text after the last dot is an extension of the limits, in any case. A name without
  /// a dot is an extension itself.
  func hasExtension(of limits: FileLimits) -> Bool {
    let last = $name.split(".").last ?? ""
    let found = "." + last.lowercased()
    return limits.extensions.contains { JSText($0) == found }
  }
}
