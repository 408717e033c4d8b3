internal import JSPrimitives

extension PreferenceRules {
  /// A file that someone chose to upload.
  public struct FileToUpload: Sendable, Hashable, Decodable {
    /// The name with its extension.
    public var name: String
    /// The MIME type as the browser reports it; empty if unknown.
    public var mimeType: String
    /// The size in bytes.
    public var size: Double

    /// Creates a file.
    public init(name: String, mimeType: String, size: Double) {
      self.name = name
      self.mimeType = mimeType
      self.size = size
    }

    private enum CodingKeys: String, CodingKey {
      case name
      case mimeType = "type"
      case size
    }

    /// Whether the MIME type is one of the limits'; case matters.
    func hasType(of limits: FileLimits) -> Bool {
      limits.mimeTypes.contains { JSText($0) == mimeType.jsText }
    }

    /// Whether the text after the last dot is an extension of the limits, in any case. A name without
    /// a dot is an extension itself.
    func hasExtension(of limits: FileLimits) -> Bool {
      let last = name.jsText.split(".").last ?? ""
      let found = "." + last.lowercased()
      return limits.extensions.contains { JSText($0) == found }
    }
  }
}
