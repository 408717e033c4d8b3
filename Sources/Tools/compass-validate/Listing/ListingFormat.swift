import ArgumentParser
import JSPrimitives
import SourceJSON

/// The format of a list that a command prints.
enum ListingFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

extension JSONValue {
  /// Returns the lines of an object whose last member is a list with an element a line: `{"codes":[`, the elements,
  /// `]}`.
  static func lines(
    of elements: [JSONValue], named name: String, after first: JSONObject = [:]
  ) -> String {
    let lines = elements.map { JSONWriter.string(of: $0) }.joined(separator: ",\n")
    let members = first.map { key, value in
      "\(JSONWriter.string(of: text(of: key))):\(JSONWriter.string(of: value)),"
    }
    return "{\(members.joined())\"\(name)\":[\n\(lines)\n]}\n"
  }

  /// A string.
  static func text(of string: String) -> JSONValue { .string(JSText(string)) }
}
