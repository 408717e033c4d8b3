internal import JSPrimitives

extension ValidationIssue: CustomStringConvertible, CustomDebugStringConvertible {
  /// The path, the message and Zod's code on one line: `people[2].address.zip: Invalid ZIP code [custom]`.
  ///
  /// `pretty` of a list has two lines an issue, as Zod's `prettifyError`.
  public var description: String { "\(line) [\(code.rawValue)]" }

  /// The same as `description`.
  public var debugDescription: String { description }

  /// The path and the message on one line; only the message if the issue is about the whole payload.
  var line: String {
    guard !path.isEmpty else { return message }
    var bytes: [UInt8] = []
    IssueText.appendDotPath(path, to: &bytes)
    return "\(JSText(wtf8: bytes)): \(message)"
  }
}

extension ValidationIssue: CustomReflectable {
  /// The code, the path, the message and the parameters, for `dump` and debuggers.
  public var customMirror: Mirror {
    var children: [(label: String?, value: Any)] = [
      ("code", code.rawValue), ("path", path.map(\.description)), ("message", message),
    ]
    children += parameters.map { ($0.name, $0.value) }
    if let errors { children.append(("errors", errors)) }
    if let keyIssues { children.append(("issues", keyIssues)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
