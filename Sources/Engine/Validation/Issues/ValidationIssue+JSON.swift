internal import JSPrimitives
internal import SchemaModel
public import SourceJSON

extension ValidationIssue {
  /// The issue as a JSON object, with the properties of Zod's issue in Zod's order.
  public var json: JSONValue {
    var members: [JSONObject.Member] = []
    for (index, property) in properties.enumerated() {
      switch property.place {
      case .path: members.append(("path", .array(path.map(\.json))))
      case .message: members.append(("message", .string(messageText)))
      case nil: members.append((property.nameText, property.value))
      }
      if index == 0, let errors {
        members.append(("errors", .array(errors.map { .array($0.map(\.json)) })))
      }
      if index == placeOfIssues, let keyIssues {
        members.append(("issues", .array(keyIssues.map(\.json))))
      }
    }
    if !marks(.path) { members.append(("path", .array(path.map(\.json)))) }
    if !marks(.message) { members.append(("message", .string(messageText))) }
    return .object(JSONObject(members))
  }

  /// The index of the property before the issues of a key or element: behind the code, origin and key.
  private var placeOfIssues: Int { code == .invalidElement ? min(2, properties.count - 1) : 1 }

  /// Whether a property marks the place of the path or the message.
  private func marks(_ place: Parameter.Place) -> Bool {
    properties.contains { $0.place == place }
  }
}

extension ValidationIssue.Parameter {
  /// A member of the issue itself whose place a property marks.
  enum Place { case path, message }

  private static let pathName: JSText = "path"
  private static let messageName: JSText = "message"

  /// The member whose place the property marks; nil for a property with a value.
  var place: Place? {
    switch nameText.bytes.count {
    case 4 where nameText == Self.pathName: .path
    case 7 where nameText == Self.messageName: .message
    default: nil
    }
  }
}

extension ValidationIssue {
  /// Appends the members of `json` without the braces.
  package func appendMembers(to output: inout ByteBuffer) {
    // The issues of options and keys are between the properties, or follow the only one.
    let written = writtenProperties
    if !written.isEmpty, keyIssues == nil, errors == nil || properties.count == 1 {
      written.withUnsafeBufferPointer { output.append($0) }
      if let errors { Self.append(errors, to: &output) }
      output.append(UInt8(ascii: ","))
      appendPath(to: &output)
      output.append(UInt8(ascii: ","))
      return appendMessage(to: &output)
    }
    var needsPath = true
    var needsMessage = true
    for (index, property) in properties.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      switch property.place {
      case .path:
        appendPath(to: &output)
        needsPath = false
      case .message:
        appendMessage(to: &output)
        needsMessage = false
      case nil:
        JSONWriter.append(property.nameText, to: &output)
        output.append(UInt8(ascii: ":"))
        JSONWriter.append(property.value, to: &output)
      }
      if index == 0, let errors { Self.append(errors, to: &output) }
      if index == placeOfIssues, let keyIssues {
        output.append(literal: ",\"issues\":")
        Self.append(keyIssues, to: &output)
      }
    }
    if needsPath {
      if !properties.isEmpty { output.append(UInt8(ascii: ",")) }
      appendPath(to: &output)
    }
    if needsMessage {
      output.append(UInt8(ascii: ","))
      appendMessage(to: &output)
    }
  }

  private func appendPath(to output: inout ByteBuffer) {
    output.append(literal: "\"path\":[")
    for (index, segment) in path.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      switch segment {
      case .key(let key): JSONWriter.append(key, to: &output)
      case .index(let index): JSONWriter.append(Double(index), to: &output)
      }
    }
    output.append(UInt8(ascii: "]"))
  }

  private func appendMessage(to output: inout ByteBuffer) {
    output.append(literal: "\"message\":")
    JSONWriter.append(messageText, to: &output)
  }

  /// Appends the issues of a union's options, which follow the code.
  private static func append(_ errors: [[ValidationIssue]], to output: inout ByteBuffer) {
    output.append(literal: ",\"errors\":[")
    for (index, list) in errors.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      append(list, to: &output)
    }
    output.append(UInt8(ascii: "]"))
  }

  private static func append(_ issues: [ValidationIssue], to output: inout ByteBuffer) {
    output.append(UInt8(ascii: "["))
    for (index, issue) in issues.enumerated() {
      output.append(literal: index > 0 ? ",{" : "{")
      issue.appendMembers(to: &output)
      output.append(UInt8(ascii: "}"))
    }
    output.append(UInt8(ascii: "]"))
  }
}

extension PathSegment {
  fileprivate var json: JSONValue {
    switch self {
    case .key(let key): .string(key)
    case .index(let index): .number(Double(index))
    }
  }
}
