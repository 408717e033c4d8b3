import CompassRules
import Testing

@Suite("Interaction exports")
struct InteractionExportTests {
  private let interaction = InteractionRules.Record(
    type: .init(.directMessage), direction: .init(.inbound),
    details: .init(
      schoolID: "s", coachID: "c", subject: "He said \"hi\"", content: "a \"b\""),
    sentiment: .init(.veryPositive), contactDate: Date(milliseconds: 1_770_563_045_000),
    attachmentCount: 2)
  private let bare = InteractionRules.Record(type: .init(.email), direction: .init("x"))

  @Test("Interaction Appendix C: one interaction as the web app's file")
  func single() {
    let export = InteractionRules.Export(
      interaction, schoolName: "Georgia", coachName: "Dana Cole", clock: .utc)
    #expect(
      export.csv == """
        "Field","Value"
        "Subject","He said "hi""
        "Type","dm"
        "Direction","inbound"
        "Sentiment","very_positive"
        "School","Georgia"
        "Coach","Dana Cole"
        "Date","Feb 8, 2026, 03:04 PM"
        "Content","a "b""
        "Attachments","2"
        """)
  }

  @Test("Interaction Appendix C: what is missing")
  func missing() {
    let export = InteractionRules.Export(bare, clock: .utc)
    #expect(
      export.csv == """
        "Field","Value"
        "Subject","N/A"
        "Type","email"
        "Direction","x"
        "Sentiment","N/A"
        "School","N/A"
        "Coach","N/A"
        "Date","Unknown"
        "Content","N/A"
        "Attachments","0"
        """)
  }

  @Test("Interaction Appendix C: the share sheet's text has names for stored words")
  func shared() {
    let lines = InteractionRules.Export(interaction, clock: .utc).sharedText.split(separator: "\n")
    #expect(lines.first == "Field,Value")
    #expect(
      lines[2...4] == [
        "\"Type\",\"Direct Message\"", "\"Direction\",\"Inbound\"",
        "\"Sentiment\",\"Very Positive\"",
      ])
    #expect(lines[7] == "\"Date\",\"Feb 8, 2026 at 3:04\u{202F}PM\"")
    var empty = bare
    (empty.subject, empty.content) = ("", "")
    #expect(
      InteractionRules.Export(empty, schoolName: "", clock: .utc).sharedText == """
        Field,Value
        "Subject",""
        "Type","Email"
        "Direction","Inbound"
        "Sentiment","N/A"
        "School",""
        "Coach","N/A"
        "Date","Unknown"
        "Content",""
        "Attachments","0"
        """)
    #expect(
      InteractionRules.Export(bare, clock: .utc).sharedText.contains("\"Subject\",\"Email\"\n"))
    #expect(InteractionRules.Export(bare, clock: .utc).sharedSubject == "Interaction: Email")
    #expect(InteractionRules.sharedMessage == "Exported from The Recruiting Compass")
  }

  @Test("Interaction Appendix C: the source chooses header and values")
  func sources() {
    let export = InteractionRules.Export(interaction, clock: .utc)
    #expect(export.text() == export.sharedText && export.text(source: .web) == export.csv)
    #expect(export.text().hasPrefix("Field,Value\n"))
    #expect(export.text(source: .web).hasPrefix("\"Field\",\"Value\"\n"))
  }

  @Test("A file is named after the subject")
  func fileName() {
    var interaction = interaction
    interaction.subject = "I  Like\tYou\u{A0}\u{391}\u{3A3}"
    #expect(
      InteractionRules.Export(interaction, clock: .utc).fileName
        == "interaction-i-like-you-\u{3B1}\u{3C2}.csv")
    #expect(InteractionRules.Export(bare, clock: .utc).fileName == "interaction-export.csv")
  }

  @Test("A list of interactions is a file, quotes doubled in the content alone")
  func list() {
    #expect(
      InteractionRules.ListExport([interaction, bare], clock: .utc).csv == #"""
        "Date","Type","Direction","School","Coach","Subject","Content","Sentiment"
        "2/8/2026","dm","inbound","s","c","He said "hi"","a ""b""","very_positive"
        "","email","x","","","","",""
        """#)
    let none: [InteractionRules.Record] = []
    #expect(InteractionRules.ListExport(none, clock: .utc).csv == "")
  }
}
