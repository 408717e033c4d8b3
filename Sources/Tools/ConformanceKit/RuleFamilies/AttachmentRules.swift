internal import CompassRules
internal import SourceJSON

/// The attachments' rules by their recorded names.
enum AttachmentRules {
  static let all = [
    Rule(
      "attachment.validate", "Whether a file of a MIME type and size in bytes can be attached.",
      [.text("type"), .number("size")]
    ) { arguments throws(RuleError) in
      guard let size = arguments.number("size").flatMap(Int.init(exactly:)), size >= 0 else {
        throw .arguments("the argument \"size\" must be a number of bytes")
      }
      let attachment = InteractionAttachment(
        name: "", mimeType: arguments.text("type") ?? "", byteCount: size)
      guard let refusal = attachment.refusal(source: .web) else { return ["ok": true] }
      return ["ok": false, "error": .text(refusal.webMessage)]
    },
    Rule(
      "attachment.path", "Where a file is stored.",
      [.text("name"), .text("interactionId"), .number("nowMs")]
    ) { arguments throws(RuleError) in
      let now = Timestamp(milliseconds: arguments.number("nowMs") ?? .nan)
      guard now.isValid else { throw .arguments("the argument \"nowMs\" must be a time") }
      let attachment = InteractionAttachment(
        name: arguments.text("name") ?? "", mimeType: "", byteCount: 0)
      return .text(
        attachment.storagePath(
          interactionID: arguments.text("interactionId") ?? "", now: now, source: .web))
    },
  ]
}
