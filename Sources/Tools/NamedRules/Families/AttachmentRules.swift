internal import CompassRules

/// The attachments' rules by their recorded names.
enum AttachmentRules {
  static let all = Rule.list {
    Rule(
      "attachment.validate", "Whether a file of a MIME type and size in bytes can be attached.",
      { (type: String, size: Double, source: RuleSource) throws(RuleError) -> Members in
        guard let size = Int(exactly: size), size >= 0 else {
          throw .arguments("the argument \"size\" must be a number of bytes")
        }
        let attachment = InteractionRules.Attachment(name: "", mimeType: type, byteCount: size)
        let error = attachment.refusal(source: source)?.message(source: source)
        return ["ok": error == nil, "error": error.omittingNil]
      }, "type", "size")
    Rule(
      "attachment.path", "Where a file is stored.",
      {
        (name: String, id: String, milliseconds: Double, source: RuleSource) throws(RuleError) in
        let now = Date(milliseconds: milliseconds)
        guard now.isValid else { throw .arguments("the argument \"nowMs\" must be a time") }
        return InteractionRules.Attachment(name: name, mimeType: "", byteCount: 0)
          .storagePath(interactionID: id, now: now, source: source)
      }, "name", "interactionId", "nowMs")
  }
}
