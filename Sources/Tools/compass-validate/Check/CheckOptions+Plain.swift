import SchemaModel
import SourceJSON

/// Command lines that need no argument parser.
extension CheckOptions {
  /// Reads a command line of a schema, files and the most frequent options, each given once and apart from its value.
  ///
  /// Declaring all options to the argument parser takes several times longer than judging a small payload. This reads
  /// what the parser reads in the same way, and leaves everything else to it.
  ///
  /// - Returns: nil for a line that needs the parser, such as one with another option, a wrong value or no file.
  init?(plain arguments: [String]) {
    var line = PlainLine()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard line.parse(argument, &rest) else { return nil }
    }
    var choice = SchemaChoice(place: .named(""))
    if let path = line.schema {
      choice.place = .document(
        path: path, maximumBytes: SchemaDocument.defaultLimits.maximumBytes)
    } else {
      guard !line.files.isEmpty else { return nil }
      // The files of a project file need the parser.
      guard !UnknownSchema.isInput(line.files[0]) || SchemaNames.isKnown(line.files[0]) else {
        return nil
      }
      choice.place = .named(line.files.removeFirst())
      choice.canBeCommand = true
    }
    guard !line.files.isEmpty else { return nil }
    choice.listsIgnoredKeywords = !line.isQuiet
    choice.takesStubs = true
    choice.canBeSwapped = true
    self.init(schema: choice, files: line.files)
    isNDJSON = line.isNDJSON
    isQuiet = line.isQuiet
    output = line.output
    jobs = line.jobs
    if let format = line.format { self.format = format }
  }
}

/// The parts of a command line that are read so far.
private struct PlainLine {
  var schema: String?
  var files: [String] = []
  var isNDJSON = false
  var isQuiet = false
  var output: String?
  var jobs: Int?
  var format: ReportFormat?

  /// Parses an argument, with its value from those behind it; false for one that needs the parser.
  mutating func parse(_ argument: String, _ rest: inout ArraySlice<String>) -> Bool {
    switch argument {
    case "--ndjson": return Self.set(&isNDJSON)
    case "--quiet", "-q": return Self.set(&isQuiet)
    case "--schema": return Self.set(&schema, Self.value(&rest))
    case "--output": return Self.set(&output, Self.value(&rest))
    case "--jobs", "-j":
      return Self.set(&jobs, Self.value(&rest).flatMap(Self.number))
    case "--format":
      return Self.set(&format, Self.value(&rest).flatMap(ReportFormat.init))
    default:
      guard argument.utf8.first != UInt8(ascii: "-") else { return false }
      files.append(argument)
      return true
    }
  }

  /// Sets a flag; false if it is set already.
  private static func set(_ flag: inout Bool) -> Bool {
    defer { flag = true }
    return !flag
  }

  /// Sets an option; false if it is set already, or has no value of the right kind.
  private static func set<Value>(_ option: inout Value?, _ value: Value?) -> Bool {
    guard option == nil, let value else { return false }
    option = value
    return true
  }

  /// Returns the value of an option; nil if there is none, or one that may be another option.
  private static func value(_ rest: inout ArraySlice<String>) -> String? {
    guard rest.first?.utf8.first != UInt8(ascii: "-") else { return nil }
    return rest.popFirst()
  }

  /// Returns a number of decimal digits from 1 on.
  private static func number(_ text: String) -> Int? {
    guard text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let number = Int(text), 1...JSONLimits.greatestSize ~= number
    else { return nil }
    return number
  }
}
