import CompassForms
import CompassRules
import Foundation
import SourceJSON
import Testing

/// The rules of the form to log an interaction that only it has.
enum InteractionRows {
  typealias Check = @Sendable (RuleRow, FormUnderTest) throws -> Void

  private static func form() -> InteractionForm {
    var form = InteractionForm(now: FormUnderTest.now)
    form.schoolID = FormUnderTest.school
    form.type = .email
    return form
  }

  private static func yes(_ count: Int) -> InterestCalibration {
    InterestCalibration(answers: (0..<6).map { $0 < count })
  }

  private static func sent(_ form: InteractionForm) -> InteractionForm.Submission? {
    form.submission(by: FormUnderTest.author).submission
  }

  static let checks: [String: Check] = [
    "gate.submitEnabledWhen": { _, _ throws in
      var session = FormSession(InteractionForm(now: FormUnderTest.now))
      #expect(session.isSubmitDisabled)
      session.form.type = .email
      #expect(session.isSubmitDisabled)
      session.form.schoolID = FormUnderTest.school
      #expect(!session.isSubmitDisabled)
      #expect(session.submit(by: FormUnderTest.author)?.submission != nil)
      #expect(session.isSubmitDisabled)
    },
    "defaults.direction": { row, _ throws in
      #expect(InteractionForm(now: .now).direction.rawValue == row.value.text?.string)
    },
    "defaults.occurred_at": { _, _ throws in
      #expect(InteractionForm(now: FormUnderTest.now).occurredAt == FormUnderTest.now)
    },
    "fields.coach_id.resetWhen": { _, _ throws in
      var form = form()
      form.coachID = "coach"
      form.schoolID = FormUnderTest.school
      #expect(form.coachID == "coach")
      form.schoolID = "another"
      #expect(form.coachID == nil)
    },
    "crossField.0": { row, _ throws in
      #expect(row.value["message"] == .null)
      // The school is required, so that the rule has nothing left to say.
      var form = form()
      form.schoolID = ""
      #expect(form.validate().list.map(\.field) == [.schoolID])
    },
    "attachments.maxMB": { row, _ throws in
      #expect(
        Double(InteractionRules.Attachment.maximumByteCount) == (row.value.number ?? 0) * 1_048_576)
    },
    "attachments.tooLargeWhen": { _, _ throws in
      func refusal(_ bytes: Int) -> InteractionForm.AttachmentRules.Refusal? {
        InteractionForm.AttachmentRules.refusal(
          of: InteractionRules.Attachment(
            name: "a.pdf", mimeType: "application/pdf", byteCount: bytes))
      }
      #expect(refusal(10_485_760) == nil)
      #expect(refusal(10_485_761) == .tooLarge(name: "a.pdf", byteCount: 10_485_761))
    },
    "attachments.accepts": { row, _ throws in
      #expect(InteractionForm.AttachmentRules.acceptedNames == row.texts)
      #expect(["image/png", "image/heic", "application/msword", "text/plain"].allSatisfy(isTaken))
      #expect(!["application/vnd.ms-excel", "text/html", "video/mp4", ""].contains(where: isTaken))
    },
    "attachments.pickerTypes": { row, _ throws in
      #expect(row.texts.count == 6)
      let types: [InteractionRules.AttachmentType] = [
        .pdf, .jpeg, .png, .gif, .plainText, .word, .wordDocument,
      ]
      #expect(types.map(\.rawValue).allSatisfy(isTaken))
    },
    "attachments.message": { row, _ throws in
      #expect(
        InteractionForm.AttachmentRules.Refusal.tooLarge(name: "a", byteCount: 0).message
          == row.value.text?.string)
    },
    "newCoach.required": { row, _ throws in
      #expect(NewCoachForm(schoolID: "school").validate().list.map(\.field.rawValue) == row.texts)
    },
    "newCoach.measure": { _, _ throws in
      var form = NewCoachForm(schoolID: "school")
      (form.firstName, form.lastName) = (" \t\u{3000}", "Lee")
      #expect(!form.isSubmittable)
      // A line break is no blank here.
      form.firstName = "\n"
      #expect(form.isSubmittable)
    },
    "newCoach.defaultRole": { row, _ throws in
      #expect(NewCoachForm(schoolID: "school").role.rawValue == row.value.text?.string)
    },
    "calibration.shownWhen": { _, _ throws in
      for direction in InteractionDirection.allCases {
        for sentiment in InteractionSentiment.allCases.map(Optional.some) + [nil] {
          var form = form()
          (form.direction, form.sentiment) = (direction, sentiment)
          let isPositive = sentiment == .positive || sentiment == .veryPositive
          #expect(form.showsCalibration == (direction == .inbound && isPositive))
        }
      }
    },
    "calibration.answers": { row, _ throws in
      #expect(Double(form().calibration.answers.count) == row.value.number)
    },
    "calibration.levels.0": level, "calibration.levels.1": level, "calibration.levels.2": level,
    "calibration.levels.3": level,
    "calibration.appendWhen": { _, _ throws in
      var form = form()
      (form.direction, form.sentiment, form.content) = (.inbound, .positive, "x")
      #expect(form.submittedContent == "x")
      form.calibration = yes(1)
      #expect(form.submittedContent == "x\n\n[Coach Interest Level: LOW]")
      // What is typed stays as it is, and the note goes with the questions.
      #expect(form.content == "x")
      form.direction = .outbound
      #expect(form.submittedContent == "x")
    },
    "calibration.appends": { row, _ throws in
      var form = form()
      (form.direction, form.sentiment, form.calibration) = (.inbound, .veryPositive, yes(6))
      let note = "\n\n[Coach Interest Level: HIGH]"
      #expect(
        row.value.text?.string.hasPrefix(note.replacingOccurrences(of: "HIGH", with: "LEVEL"))
          == true)
      #expect(sent(form)?.content == note)
    },
    "transform.order": { row, form throws in
      #expect(row.texts.count == 6)
      #expect(
        InteractionForm(now: FormUnderTest.now).submission(by: FormUnderTest.author).submission
          == nil)
      var form = Self.form()
      (form.direction, form.sentiment, form.calibration) = (.inbound, .positive, yes(2))
      form.occurredAt = Date(timeIntervalSince1970: 1_770_552_000.5)
      form.subject = "1 < 2 <script>x</script>"
      form.content = " <p onclick='x'>Hi</p>"
      let row = try #require(sent(form))
      #expect(row.columns["occurred_at"] == "2026-02-08T12:00:00.500Z")
      #expect(row.subject == "1 &lt; 2 ")
      #expect(row.content == " <p>Hi</p>\n\n[Coach Interest Level: MEDIUM]")
      #expect(row.attachments == [])
      form.sentiment = nil
      (form.subject, form.content) = ("", "")
      #expect(sent(form)?.subject == nil)
      #expect(sent(form)?.content == nil)
    },
    "otherMessages.timeout": { row, _ throws in
      #expect(InteractionForm.message(for: .timeout) == row.value.text?.string)
    },
    "otherMessages.server": { row, _ throws in
      #expect(InteractionForm.message(for: .server) == row.value.text?.string)
    },
    "otherMessages.notFound": { row, _ throws in
      #expect(InteractionForm.message(for: .notFound) == row.value.text?.string)
    },
    "otherMessages.onlyPlayers": { row, _ throws in
      let parent = FormAuthor(userID: "p", role: .parent, familyUnitID: "family")
      #expect(form().submission(by: parent) == .refused(.onlyPlayers))
      #expect(FormRefusal.onlyPlayers.message == row.value.text?.string)
    },
    "otherMessages.discard": { row, _ throws in
      var session = FormSession(form())
      #expect(!session.needsDiscardConfirmation)
      session.form.subject = "x"
      #expect(session.needsDiscardConfirmation)
      #expect(FormSession<InteractionForm>.discardQuestion == row.value.text?.string)
    },
  ]

  private static func isTaken(_ mimeType: String) -> Bool {
    InteractionForm.AttachmentRules.refusal(
      of: InteractionRules.Attachment(name: "a", mimeType: mimeType, byteCount: 1))
      == nil
  }

  private static let level: Check = { row, _ throws in
    let bounds = row.value["yes"]?.elements?.compactMap(\.number)
    let range = try #require(bounds)
    for count in Int(range[0])...Int(range[1]) {
      #expect(try yes(count).level.rawValue == row.text("level"))
    }
  }
}
