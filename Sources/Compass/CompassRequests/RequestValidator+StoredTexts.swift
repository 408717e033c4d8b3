internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

extension RequestValidator {
  /// Returns a message or notification with its texts as the web app stores them.
  func storedTexts(of output: JSONValue) -> JSONValue {
    guard var body = output.object else { return output }
    switch request {
    case .logMessage:
      for key in ["programNote", "updateHook"] as [JSText] {
        body[key] = rules.requests.storedNote(body[key]?.text).map { .string($0) } ?? .null
      }
    case .checkMessage:
      if let note = body["programNote"]?.text { body["programNote"] = .string(note.trimmed()) }
    case .createNotification:
      for key in ["message", "action_url"] as [JSText] where body[key]?.text?.isEmpty == true {
        body[key] = .null
      }
    default: break
    }
    return .object(body)
  }
}
