internal import JSPrimitives

extension ValidationIssue: CustomStringConvertible, CustomDebugStringConvertible {
  /// The message, and on a second line the path, as in `pretty` of a list.
  ///
  ///     ✖ Invalid ZIP code
  ///       → at people[2].address.zip
  public var description: String { CollectionOfOne(self).pretty }

  /// The path, the message and Zod's code on one line, as inside arrays:
  /// `people[2].address.zip: Invalid ZIP code [custom]`.
  public var debugDescription: String {
    var bytes: [UInt8] = []
    IssueText.appendDotPath(path, to: &bytes)
    let place = path.isEmpty ? "" : "\(JSText(wtf8: bytes)): "
    return "\(place)\(message) [\(code.rawValue)]"
  }
}

extension ValidationIssue: CustomReflectable {
  /// The code, the path, the message and the parameters, for `dump` and debuggers.
  public var customMirror: Mirror {
    var children: [(label: String?, value: Any)] = [
      ("code", code.rawValue), ("path", path.map(\.description)), ("message", message),
    ]
    children += parameters.map { ($0.name.string, $0.value) }
    if let errors { children.append(("errors", errors)) }
    if let keyIssues { children.append(("issues", keyIssues)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
