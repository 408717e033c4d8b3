import CompassRules
import Testing

@Suite("Attachments")
struct InteractionAttachmentTests {
  private func refusal(
    _ type: String, _ byteCount: Int, _ source: RuleSource = .web
  ) -> InteractionRules.Attachment.Refusal? {
    InteractionRules.Attachment(name: "a", mimeType: type, byteCount: byteCount).refusal(
      source: source)
  }

  @Test("Interaction 6: images and four kinds of files are accepted, the size counts first")
  func specified() {
    let types = [InteractionRules.AttachmentType.pdf, .word, .wordDocument, .plainText].map(
      \.rawValue)
    for type in types + ["image/png", "image/heic", "image/"] {
      #expect(refusal(type, 10_485_760, .specification) == nil)
      #expect(
        refusal(type, 10_485_761, .specification) == .tooLarge(byteCount: 10_485_761))
    }
    for type in [
      InteractionRules.AttachmentType.excel.rawValue,
      InteractionRules.AttachmentType.excelSheet.rawValue, "", "video/mp4",
    ] {
      #expect(refusal(type, 1, .specification) == .typeNotAllowed(type))
      #expect(refusal(type, .max, .specification) == .tooLarge(byteCount: .max))
    }
    #expect(
      refusal("x/y", 1, .specification)?.message() == "Accepted: images, PDF, DOC, DOCX, TXT")
    #expect(InteractionRules.Attachment(name: "a", mimeType: "x/y", byteCount: 1).refusal() != nil)
  }

  @Test("The web app accepts nine types", arguments: InteractionRules.AttachmentType.allCases)
  func accepted(type: InteractionRules.AttachmentType) {
    #expect(refusal(type.rawValue, 0) == nil)
    #expect(refusal(type.rawValue, 10_485_760) == nil)
  }

  @Test("The web app refuses other types, whatever the size")
  func types() {
    for type in ["image/webp", "", "TEXT/PLAIN", "text/plain; charset=utf-8"] {
      #expect(refusal(type, .max) == .typeNotAllowed(type))
    }
    #expect(
      refusal("x/y", 1)?.message(source: .web)
        == "File type x/y not allowed. Accepted: PDF, images, Word docs, Excel, text files")
  }

  @Test(
    "Interaction 8: files over 10 MB are refused, their size to a tenth",
    arguments: [
      (10_485_761, "10.0"), (10_538_189, "10.1"), (10_747_904, "10.3"),
      (10_433_332 + 104_858, "10.1"),
      (104_857_600, "100.0"), (1_073_741_824, "1024.0"), (1 << 50, "1073741824.0"),
    ])
  func sizes(byteCount: Int, megabytes: String) {
    let refusal = refusal("text/plain", byteCount)
    #expect(refusal?.message(source: .web) == "File too large (\(megabytes)MB). Maximum: 10MB")
    #expect(refusal?.message() == "File exceeds 10MB limit")
    #expect(InteractionRules.Attachment.sizeText(byteCount: byteCount) == megabytes + "MB")
  }

  @Test("Sizes no file has are refused too")
  func extremes() {
    #expect(refusal("text/plain", .max) == .tooLarge(byteCount: .max))
    #expect(
      refusal("text/plain", .max)?.message(source: .web).hasPrefix("File too large (") == true)
    #expect(refusal("text/plain", -1) == nil)
  }

  @Test("Interaction 4: the path in the storage, and encoded for an address")
  func paths() {
    let now = Date(milliseconds: 1_770_552_000_000)
    let file = InteractionRules.Attachment(
      name: "a/b é.pdf", mimeType: "application/pdf", byteCount: 1)
    #expect(file.storagePath(interactionID: "i1", now: now) == "interactions/i1/a/b é.pdf")
    #expect(
      file.storagePath(interactionID: "i1", now: now, source: .web)
        == "interactions/i1/1770552000000-a/b é.pdf")
    #expect(
      file.encodedStoragePath(interactionID: "i/1", now: now)
        == "interactions/i%2F1/a%2Fb%20%C3%A9.pdf")
    #expect(
      file.encodedStoragePath(interactionID: "i1", now: now, source: .web)
        == "interactions/i1/1770552000000-a%2Fb%20%C3%A9.pdf")
  }

  @Test(
    "Interaction 6: icons by type",
    arguments: [
      ("image/heic", InteractionRules.AttachmentIcon.image, "photo"),
      ("application/pdf", .pdf, "doc.richtext"),
      ("application/msword", .document, "doc.text"), ("text/plain", .text, "doc.plaintext"),
      (
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document", .document,
        "doc.text"
      ),
      ("application/zip", .file, "paperclip"), ("", .file, "paperclip"),
    ])
  func icons(type: String, icon: InteractionRules.AttachmentIcon, symbol: String) {
    #expect(InteractionRules.AttachmentIcon(mimeType: type) == icon)
    #expect(icon.symbol.rawValue == symbol)
  }

  @Test("Interaction 6: names are cut behind 20 characters")
  func names() {
    let twenty = "12345678901234567890"
    #expect(InteractionRules.AttachmentIcon.displayName(of: twenty) == twenty)
    #expect(InteractionRules.AttachmentIcon.displayName(of: twenty + "1") == twenty + "\u{2026}")
    #expect(InteractionRules.AttachmentIcon.displayName(of: "") == "")
  }
}
