internal import JSPrimitives

extension PreferenceRules {
  /// A reason to reject a file, with the newer check's code.
  public struct UploadError: Error, Sendable, Hashable, Encodable {
    /// The failed condition.
    public enum Code: String, Codable, CaseIterable, Sendable, Hashable {
      /// The MIME type isn't accepted.
      case invalidType = "INVALID_TYPE"
      /// The extension isn't accepted.
      case invalidExtension = "INVALID_EXTENSION"
      /// The file is too large.
      case invalidSize = "INVALID_SIZE"
    }

    /// The failed condition.
    public let code: Code
    /// The web app's message, in English.
    public private(set) var message: String

    fileprivate init(_ code: Code, _ message: JSText) {
      self.code = code
      self.message = message.string
    }

    private enum CodingKeys: String, CodingKey {
      case code
      case message = "error"
    }
  }

  /// Returns the documents that the older check accepts.
  ///
  /// Restates `document.limits`. The web app gives an unknown type no extensions and 0 megabytes.
  ///
  /// Fault of the web app: the newer check has other limits for the same documents. A video may have
  /// 100 megabytes here and 500 there, a letter and a questionnaire 10 and 5, a sheet 5 and 10.
  public static func limits(of type: DocumentType) -> FileLimits {
    FilesData.limits(of: type)
  }

  /// Returns the files that the newer check accepts.
  ///
  /// Restates `file.limits`.
  public static func limits(of type: UploadType) -> FileLimits {
    FilesData.limits(of: type)
  }

  /// Returns the older check's message for a document; nil if it is accepted.
  ///
  /// Restates `document.validate`. The MIME type or the extension must fit, so a file of any type
  /// passes with the right name. An empty file passes.
  ///
  /// - Parameter type: the type; nil for an unknown one.
  public static func documentError(in file: FileToUpload, type: DocumentType?) -> String? {
    guard let limits = type.map({ limits(of: $0) }) else { return "Invalid document type" }
    guard file.hasType(of: limits) || file.hasExtension(of: limits) else {
      return "File type not allowed. Accepted: \(limits.extensionList)"
    }
    guard file.size > limits.maximumBytes else { return nil }
    return "File too large. Maximum size: \(JSNumber.string(limits.megabytes))MB"
  }

  /// Returns the newer check's first reason to reject a file; nil if it is accepted.
  ///
  /// Restates `file.validate`. The MIME type, the extension and the size must fit, and are checked in
  /// this order. An empty file passes.
  public static func fileError(in file: FileToUpload, type: UploadType) -> UploadError? {
    let limits = limits(of: type)
    guard file.hasType(of: limits) else {
      return UploadError(
        .invalidType, JSText("Invalid file type. Expected \(limits.summary ?? "")"))
    }
    guard file.hasExtension(of: limits) else {
      return UploadError(
        .invalidExtension, JSText("Invalid file extension. Expected \(limits.extensionList)"))
    }
    guard file.size > limits.maximumBytes else { return nil }
    let megabytes = JSNumber.string(limits.megabytes)
    return UploadError(.invalidSize, JSText("File too large. Maximum size is \(megabytes)MB"))
  }

  /// Returns the newer check's reasons for all rejected files, each with the file's name in front.
  ///
  /// Restates `file.validateAll`. A file has one reason at most.
  public static func fileErrors(in files: [FileToUpload], type: UploadType) -> [UploadError] {
    files.compactMap { file in
      fileError(in: file, type: type).map { error in
        UploadError(error.code, file.name.jsText + ": " + error.message.jsText)
      }
    }
  }
}
