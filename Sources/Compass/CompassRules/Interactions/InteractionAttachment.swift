internal import JSPrimitives

extension InteractionRules {
  /// A file to attach to an interaction.
  ///
  /// Specification "Interaction Detail & Add Interaction", 3 Form State Model, 6 Attachment File
  /// Icons, 8 Validation Errors.
  public struct Attachment: Sendable, Hashable {
    /// The file's name, with its extension.
    public var name: String
    /// The MIME type; an unknown one is rejected.
    public var mimeType: String
    /// The size in bytes.
    public var byteCount: Int

    /// Creates an attachment; the size is in bytes.
    public init(name: String, mimeType: String, byteCount: Int) {
      self.name = name
      self.mimeType = mimeType
      self.byteCount = byteCount
    }

    /// The maximum size of a file: 10 MB of 1,048,576 bytes.
    public static let maximumByteCount = 10 * bytesPerMegabyte
    private static let bytesPerMegabyte = 1_048_576

    /// The kinds of files that the specification accepts, as displayed.
    public static let acceptedNames = ["images", "PDF", "DOC", "DOCX", "TXT"]

    /// Returns the reason why the file is rejected, or nil. An empty file is valid.
    ///
    /// The specification checks the size first and accepts images of any kind, PDF, DOC, DOCX and TXT
    /// (6 Attachments Section). The web app checks the type first and accepts those of
    /// `InteractionRules.AttachmentType`.
    public func refusal(source: RuleSource = .specification) -> Refusal? {
      let tooLarge =
        byteCount > Self.maximumByteCount ? Refusal.tooLarge(byteCount: byteCount) : nil
      let wrongType = isAccepted(by: source) ? nil : Refusal.typeNotAllowed(mimeType)
      return source == .web ? wrongType ?? tooLarge : tooLarge ?? wrongType
    }

    private func isAccepted(by source: RuleSource) -> Bool {
      let type = AttachmentType(rawValue: mimeType)
      if source == .web { return type != nil }
      return switch type {
      case .pdf, .word, .wordDocument, .plainText: true
      case .jpeg, .png, .gif, .excel, .excelSheet, nil: mimeType.hasPrefix("image/")
      }
    }

    /// Returns a size with one decimal, such as "10.5MB".
    public static func sizeText(byteCount: Int) -> String {
      JSNumber.fixed(megabytes(byteCount), 1) + "MB"
    }

    /// The size in megabytes of 1,048,576 bytes.
    public var megabytes: Double { Self.megabytes(byteCount) }

    private static func megabytes(_ byteCount: Int) -> Double {
      Double(byteCount) / Double(bytesPerMegabyte)
    }

    /// Returns the file's path in the bucket `interaction-attachments`. The name is unchanged,
    /// including slashes.
    ///
    ///     interactions/INTERACTION/NAME  // the specification
    ///     interactions/INTERACTION/MILLISECONDS-NAME  // the web app
    ///
    /// - Parameter now: the time of the upload; only the web app's path has it.
    public func storagePath(
      interactionID: String, now: Date, source: RuleSource = .specification
    ) -> String {
      let file = storedName(now: now, source: source)
      return "interactions/\(interactionID)/" + file.string
    }

    /// Returns the storage path with each part percent-encoded, including slashes in the name (8 Edge
    /// Cases).
    public func encodedStoragePath(
      interactionID: String, now: Date, source: RuleSource = .specification
    ) -> String {
      let file = storedName(now: now, source: source).string
      return ["interactions", interactionID, file].map { part in
        PercentEncoding.component(String(part))
      }.joined(separator: "/")
    }

    private func storedName(now: Date, source: RuleSource) -> JSText {
      source == .web ? JSText("\(JSNumber.string(now.milliseconds))-") + name.jsText : name.jsText
    }
  }
}
