internal import JSPrimitives
internal import SourceJSON

extension RequestValidator {
  /// Returns a message or notification with its texts as the web app stores them.
  func storedTexts(of output: JSONValue) -> JSONValue {
    guard var body = output.object else { return output }
    switch request {
    case .logMessage:
      for key in ["programNote", "updateHook"] {
        let note = body[key]?.jsText?.trimmed() ?? ""
        body[key] = note.isEmpty ? .null : .string(note)
      }
    case .checkMessage:
      if let note = body["programNote"]?.jsText { body["programNote"] = .string(note.trimmed()) }
    case .createNotification:
      for key in ["message", "action_url"] where body[key]?.string?.isEmpty == true {
        body[key] = .null
      }
    default: break
    }
    return .object(body)
  }
}
