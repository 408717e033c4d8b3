internal import JSPrimitives
internal import SourceJSON

/// The properties of an issue and their JSON, which all issues of a template share.
final class IssueProperties: Sendable {
  /// The properties, in Zod's order.
  let list: [ValidationIssue.Parameter]
  /// The members of a JSON object, without braces; empty if they have to be written one by one.
  let json: [UInt8]

  /// Properties that only one issue has, which are written one by one.
  init(ofOneIssue list: [ValidationIssue.Parameter]) {
    self.list = list
    json = []
  }

  /// The properties of a template. If one of them marks the place of the path or the message, they have no JSON.
  init(ofTemplate list: [ValidationIssue.Parameter]) {
    var output: [UInt8] = []
    if list.allSatisfy({ $0.place == nil }) {
      for (index, property) in list.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        JSONWriter.append(property.nameText, to: &output)
        output.append(UInt8(ascii: ":"))
        JSONWriter.append(property.value, to: &output)
      }
    }
    self.list = list
    json = output
  }
}
