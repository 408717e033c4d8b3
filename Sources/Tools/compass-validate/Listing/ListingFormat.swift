import ArgumentParser
import JSPrimitives
import SourceJSON

/// The format of a list that a command prints.
enum ListingFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

extension JSONValue {
  /// Returns the lines of an object with one member, a list with an element a line: `{"codes":[`, the elements, `]}`.
  static func lines(of elements: [JSONValue], named name: String) -> String {
    let lines = elements.map { JSONWriter.string(of: $0) }.joined(separator: ",\n")
    return "{\"\(name)\":[\n\(lines)\n]}\n"
  }

  /// A string.
  static func text(of string: String) -> JSONValue { .string(JSText(string)) }
}
