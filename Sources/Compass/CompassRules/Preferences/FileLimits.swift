extension PreferenceRules {
  /// A kind of document that an athlete uploads.
  public enum DocumentType: String, Codable, CaseIterable, Sendable, Hashable {
    /// A video of the athlete.
    case highlightVideo = "highlight_video"
    /// The grades.
    case transcript
    /// The athlete's career.
    case resume
    /// A letter of recommendation.
    case recommendationLetter = "rec_letter"
    /// A filled form of a school.
    case questionnaire
    /// A table of the athlete's numbers.
    case statsSheet = "stats_sheet"
  }

  /// A kind of file that the newer check knows.
  public enum UploadType: String, Codable, CaseIterable, Sendable, Hashable {
    /// The document of that name.
    case highlightVideo = "highlight_video"
    /// The document of that name.
    case transcript
    /// The document of that name.
    case resume
    /// The document of that name.
    case recommendationLetter = "rec_letter"
    /// The document of that name.
    case questionnaire
    /// The document of that name.
    case statsSheet = "stats_sheet"
    /// A file attached to an interaction.
    case attachment
  }

  /// The files that a check accepts.
  public struct FileLimits: Sendable, Hashable {
    /// The MIME types, in lower case.
    public let mimeTypes: [String]
    /// The extensions with their dots, in lower case, such as `.pdf`.
    public let extensions: [String]
    /// The largest size in bytes.
    public let maximumBytes: Double
    /// The kinds of file in words; nil for documents.
    public let summary: String?

    /// The largest size in megabytes of 1,048,576 bytes.
    public var megabytes: Double { maximumBytes / 1_048_576 }

    var extensionList: String { extensions.joined(separator: ", ") }
  }
}
