import CompassForms
import CompassRules
import Foundation
import Testing

/// Specification "Interaction Detail & Add Interaction", 8 Validation Errors: the alerts about files.
@Suite struct AttachmentRulesTests {
  private func refusal(_ name: String, _ type: String, _ size: Int) -> InteractionForm
    .AttachmentRules.Refusal?
  {
    InteractionForm.AttachmentRules.refusal(
      of: InteractionRules.Attachment(name: name, mimeType: type, byteCount: size))
  }

  @Test func theAlertAboutALargeFileHasItsNameAndSize() {
    let refusal = refusal("swing.png", "image/png", 11_010_048)
    #expect(refusal == .tooLarge(name: "swing.png", byteCount: 11_010_048))
    #expect(refusal?.message == "File exceeds 10MB limit")
    #expect(refusal?.detail == "swing.png (10.5MB)")
    #expect(refusal?.localizedDescription == "File exceeds 10MB limit")
  }

  @Test func theAlertAboutAnotherTypeListsTheAcceptedOnes() {
    let refusal = refusal("stats.xls", "application/vnd.ms-excel", 2_000)
    #expect(refusal == .typeNotAccepted(name: "stats.xls"))
    #expect(refusal?.message == "Accepted: images, PDF, DOC, DOCX, TXT")
    #expect(refusal?.detail == "stats.xls")
  }

  @Test func theSizeIsCheckedFirst() {
    #expect(refusal("a.mov", "video/mp4", .max)?.detail.hasPrefix("a.mov (") == true)
    #expect(refusal("a.pdf", "application/pdf", 10_485_760) == nil)
  }
}
