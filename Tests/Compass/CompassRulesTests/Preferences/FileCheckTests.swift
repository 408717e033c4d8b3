import CompassRules
import Testing

@Suite("Checks of files")
struct FileCheckTests {
  private let rules = PreferenceRules.self

  private func file(_ name: String, _ type: String, size: Double = 1)
    -> PreferenceRules.FileToUpload
  {
    PreferenceRules.FileToUpload(name: name, mimeType: type, size: size)
  }

  @Test("The older check takes a type or an extension")
  func documents() {
    func isAccepted(_ name: String, _ type: String) -> Bool {
      rules.documentError(in: file(name, type), type: .transcript) == nil
    }
    #expect(isAccepted("a.exe", "application/pdf") && isAccepted("a.PDF", "x"))
    #expect(isAccepted("pdf", "") && isAccepted(".txt", "") && isAccepted("a.b.txt", ""))
    #expect(!isAccepted("a.pdf ", "") && !isAccepted("a.", "") && !isAccepted("", ""))
    #expect(!isAccepted("a", "APPLICATION/PDF") && !isAccepted("a.pdf.exe", ""))
    #expect(
      rules.documentError(in: file("a.pdf", ""), type: nil) == "Invalid document type")
  }

  @Test("The newer check takes a type and an extension, and reports the first failure")
  func uploads() {
    func code(_ name: String, _ type: String, size: Double = 1) -> PreferenceRules.UploadError.Code?
    {
      rules.fileError(in: file(name, type, size: size), type: .attachment)?.code
    }
    #expect(code("a.PNG", "image/png") == nil && code("a.pdf", "image/png") == nil)
    #expect(code("a.exe", "image/webp", size: 1e9) == .invalidType)
    #expect(code("a.exe", "image/png", size: 1e9) == .invalidExtension)
    #expect(code("a.png", "image/png", size: 1e9) == .invalidSize)
    #expect(code("a.png", "image/png", size: 0) == nil)
    #expect(code("a.png", "image/png", size: .nan) == nil)
  }

  @Test(
    "Fault: the two checks disagree on sizes",
    arguments: [
      (
        PreferenceRules.DocumentType.highlightVideo, PreferenceRules.UploadType.highlightVideo,
        100.0, 500.0
      ),
      (.transcript, .transcript, 10, 10), (.resume, .resume, 5, 5),
      (.recommendationLetter, .recommendationLetter, 10, 5),
      (.questionnaire, .questionnaire, 10, 5),
      (.statsSheet, .statsSheet, 5, 10),
    ])
  func sizes(
    document: PreferenceRules.DocumentType, upload: PreferenceRules.UploadType, older: Double,
    newer: Double
  ) throws {
    let olderLimits = rules.limits(of: document)
    let newerLimits = rules.limits(of: upload)
    #expect(olderLimits.megabytes == older && newerLimits.megabytes == newer)
    #expect(olderLimits.extensions == newerLimits.extensions)
    let type = try #require(newerLimits.mimeTypes.first)
    func file(_ size: Double) -> PreferenceRules.FileToUpload {
      PreferenceRules.FileToUpload(
        name: "a" + newerLimits.extensions[0], mimeType: type, size: size)
    }
    #expect(rules.documentError(in: file(olderLimits.maximumBytes), type: document) == nil)
    #expect(
      rules.documentError(in: file(olderLimits.maximumBytes + 1), type: document)
        == "File too large. Maximum size: \(Int(older))MB")
    #expect(rules.fileError(in: file(newerLimits.maximumBytes), type: upload) == nil)
    #expect(
      rules.fileError(in: file(newerLimits.maximumBytes + 1), type: upload)?.message
        == "File too large. Maximum size is \(Int(newer))MB")
  }

  @Test("All failures name their files")
  func several() {
    let errors = rules.fileErrors(
      in: [
        file("a.pdf", "application/pdf"),
        PreferenceRules.FileToUpload(name: "é", mimeType: "", size: 1),
      ], type: .resume)
    #expect(errors.count == 1)
    #expect(
      errors.first?.message == "é: Invalid file type. Expected PDF or Word documents")
  }
}
