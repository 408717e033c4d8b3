internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// The attachments' rules by their recorded names.
enum AttachmentRules {
  static let all = [
    Rule(
      "attachment.validate", "Whether a file of a MIME type and size in bytes can be attached.",
      [.text("type"), .number("size"), .source]
    ) { arguments throws(RuleError) in
      guard let size = arguments.number("size").flatMap(Int.init(exactly:)), size >= 0 else {
        throw .arguments("the argument \"size\" must be a number of bytes")
      }
      let attachment = InteractionRules.Attachment(
        name: "", mimeType: arguments.text("type") ?? "", byteCount: size)
      let source = try arguments.source()
      guard let refusal = attachment.refusal(source: source) else { return ["ok": true] }
      let message = refusal.message(source: source)
      return ["ok": false, "error": .text(message)]
    },
    Rule(
      "attachment.path", "Where a file is stored.",
      [.text("name"), .text("interactionId"), .number("nowMs"), .source]
    ) { arguments throws(RuleError) in
      let now = Date(milliseconds: arguments.number("nowMs") ?? .nan)
      guard now.isValid else { throw .arguments("the argument \"nowMs\" must be a time") }
      let attachment = InteractionRules.Attachment(
        name: arguments.text("name") ?? "", mimeType: "", byteCount: 0)
      return .text(
        attachment.storagePath(
          interactionID: arguments.text("interactionId") ?? "", now: now,
          source: try arguments.source()))
    },
  ]
}
