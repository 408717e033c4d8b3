internal import JSPrimitives

extension JSONWriter {
  /// Returns the text of a value as `JSON.stringify(value, null, 2)` lays it out.
  public static func indentedString(of value: JSONValue) -> String {
    var output: [UInt8] = []
    append(value, indentation: 0, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  private static func append(_ value: JSONValue, indentation: Int, to output: inout [UInt8]) {
    func breakLine(_ indentation: Int) {
      output.append(UInt8(ascii: "\n"))
      output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
    }
    switch value {
    case .array(let elements) where !elements.isEmpty:
      output.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        breakLine(indentation + 2)
        append(element, indentation: indentation + 2, to: &output)
      }
      breakLine(indentation)
      output.append(UInt8(ascii: "]"))
    case .object(let object) where !object.isEmpty:
      output.append(UInt8(ascii: "{"))
      for (index, member) in object.members.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        breakLine(indentation + 2)
        append(member.key, to: &output)
        append(literal: ": ", to: &output)
        append(member.value, indentation: indentation + 2, to: &output)
      }
      breakLine(indentation)
      output.append(UInt8(ascii: "}"))
    default:
      append(value, to: &output)
    }
  }
}
