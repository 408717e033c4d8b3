import CompassSchemas
import IssueLocales
import JSPrimitives
import PayloadFormats
import SchemaModel
import SourceJSON
import Validation

/// A key of a project file that sets an option of `check`.
///
/// Only the table of all settings names them: the schema of project files is made of it, and so are the
/// words of the command line that a setting becomes.
struct ProjectSetting: Sendable {
  /// The part of a run that a setting is about.
  enum Scope: Sendable {
    /// The run as a whole.
    case run
    /// The files of an entry.
    case files
  }

  /// The values of a setting.
  enum Kind: Sendable {
    /// One of these words.
    case word([String])
    /// A whole number.
    case number(ClosedRange<Int>)
    /// A flag, which is given if the value is true.
    case flag
    /// The path of a file, from the project file's folder on.
    case path
    /// A JSON pointer.
    case pointer
    /// A character of CSV files, or its name.
    case character
  }

  /// The key in the project file.
  let key: String
  /// The option of the command line, with its dashes.
  let option: String
  let kind: Kind
  let scope: Scope
  /// The key of the object that the setting is a member of; nil if it is a member of the entry itself.
  var group: String?
  /// A sentence for editors.
  let about: String

  private init(
    _ key: String, _ option: String, _ kind: Kind, _ scope: Scope, in group: String? = nil,
    _ about: String
  ) {
    self.key = key
    self.option = option
    self.kind = kind
    self.scope = scope
    self.group = group
    self.about = about
  }

  /// The key of the object with the limits.
  static let limits = "limits"

  /// All settings, in the order of the schema.
  static let all: [ProjectSetting] = [
    .init(
      "revision", "--revision", .word(WebRevision.allCases.map(\.rawValue)), .files,
      "The web app's revision."),
    .init("zod", "--zod", .word(zodVersions), .files, "The version of Zod to restate."),
    .init(
      "year", "--year", .number(YearOption.range), .files,
      "The current year for schemas that depend on it; by default this year."),
    .init(
      "encode", "--encode", .flag, .files,
      "Whether payloads are outputs of the schema, which are turned back into inputs."),
    .init(
      "stubFunctions", "--stub-functions",
      .word(FunctionRegistry.StubBehavior.allCases.map(\.rawValue)), .files,
      "Validate although functions that a schema document names are not registered."),
    .init("ndjson", "--ndjson", .flag, .files, "Whether each line of every file is a payload."),
    .init(
      "inputFormat", "--input-format", .word(PayloadFormat.allCases.map(\.rawValue)), .files,
      "The format of every file, instead of that of its name."),
    .init(
      "delimiter", "--delimiter", .character, .files,
      "The character between the fields of CSV files, or comma, semicolon, tab or pipe."),
    .init(
      "comments", "--comments", .character, .files,
      "The character that starts the lines of CSV files to skip."),
    .init(
      "at", "--at", .pointer, .files,
      "Validate the values at a JSON pointer, in which * is each element or member."),
    .init(
      "embedded", "--embedded", .flag, .files, "Whether the JSON text in a string is validated."),
    .init("each", "--each", .flag, .files, "Whether each element of an array is validated."),
    limit("maxBytes", "--max-bytes", 1...sizes, "The most bytes in a payload."),
    limit(
      "maxDepth", "--max-depth", 0...JSONLimits.greatestDepth, "The deepest nesting of a payload."),
    limit("maxString", "--max-string", 0...sizes, "The most bytes in a string of a payload."),
    limit("maxLine", "--max-line", 1...sizes, "The most bytes in a line."),
    limit("maxPayloadIssues", "--max-payload-issues", 1...sizes, "The most issues of a payload."),
    limit("maxSteps", "--max-steps", 0...sizes, "The most steps of validating a payload."),
    limit(
      "maxMemory", "--max-memory", 0...sizes,
      "The most bytes of memory for the values and issues of a payload."),
    limit(
      "maxRegexSteps", "--max-regex-steps", 0...sizes,
      "The most steps of a pattern with backreferences."),
    limit(
      "maxRegexMemory", "--max-regex-memory", 0...sizes,
      "The most bytes of memory for a pattern match."),
    limit(
      "maxHTMLMemory", "--max-html-memory", 0...sizes,
      "The most bytes of memory for parsing the HTML of one string."),
    limit(
      "maxSchemaBytes", "--max-schema-bytes", 1...sizes, "The most bytes in a file with a schema."),
    .init(
      "format", "--format", .word(ReportFormat.allCases.map(\.rawValue)), .run,
      "The format of findings."),
    .init(
      "color", "--color", .word(ColorMode.allCases.map(\.rawValue)), .run, "When text is colored."),
    .init(
      "locale", "--locale", .word(IssueLocale.allValueStrings), .run,
      "The language of the messages that schemas do not give."),
    .init(
      "warnings", "--warnings", .word(WarningChoice.allValueStrings), .run,
      "The warnings to look for, and whether they count for the exit status."),
    .init(
      "baseline", "--baseline", .path, .run, "The file of known findings, which don't fail a run."),
    .init("statistics", "--statistics", .flag, .run, "Whether findings are counted, not printed."),
    .init(
      "maxIssues", "--max-issues", .number(0...sizes), .run, "The most findings to print."),
    .init("jobs", "--jobs", .number(1...sizes), .run, "The number of threads."),
    .init("quiet", "--quiet", .flag, .run, "Whether only the summary is printed."),
    .init("exitZero", "--exit-zero", .flag, .run, "Whether invalid payloads leave the status 0."),
    .init(
      "noIgnore", "--no-ignore", .flag, .run,
      "Whether the files that .gitignore files exclude are validated too."),
  ]

  /// The names of characters, `\t`, and every character that may be between fields.
  private static let character =
    "^(?:" + CSVCharacter.names.joined(separator: "|")
    + #"|\\t|[^"\n\r\u0000\u0080-\uFFFF])$"#

  private static let sizes = JSONLimits.greatestSize

  private static func limit(
    _ key: String, _ option: String, _ range: ClosedRange<Int>, _ about: String
  ) -> ProjectSetting {
    .init(key, option, .number(range), .files, in: limits, about)
  }

  /// The releases, and their first two numbers.
  private static var zodVersions: [String] {
    ZodVersion.allCases.map(\.rawValue)
      + ZodVersion.allCases.map { version in
        version.rawValue.split(separator: ".").prefix(2).joined(separator: ".")
      }
  }
}

extension ProjectSetting {
  /// The schema of the values.
  var schema: ZodSchema {
    let values: ZodSchema =
      switch kind {
      case .word(let words): .enumeration(words)
      case .number(let range): .int().min(range.lowerBound).max(range.upperBound)
      case .flag: .boolean()
      case .path: .string().min(1).max(1_024)
      case .pointer: .string().max(1_024).regex("^(?:/(?:[^/~]|~[01])*)+$")
      case .character: .string().regex(Self.character)
      }
    return values.describe("\(about) \(option)").optional()
  }

  /// Returns the words of the command line for a value that fits the schema.
  ///
  /// - Parameter prefix: the path of the project file's folder, which is empty or ends with a slash.
  func words(for value: JSONValue, prefix: String = "") -> [String] {
    switch kind {
    case .word: value.string.map { [option, $0] } ?? []
    case .number: value.int.map { [option, String($0)] } ?? []
    case .flag: value.boolean == true ? [option] : []
    // Joined, so that a name may start with a dash.
    case .path: value.string.map { ["\(option)=\(Self.path($0, below: prefix))"] } ?? []
    case .pointer, .character: value.string.map { ["\(option)=\($0)"] } ?? []
    }
  }

  /// Returns the path of a file that a project file names, from the working folder on.
  ///
  /// - Parameter prefix: the path of the project file's folder, which is empty or ends with a slash.
  static func path(_ text: String, below prefix: String) -> String {
    text.utf8.first == UInt8(ascii: "/") ? text : prefix + text
  }

  /// Returns the files that the settings of a run name, by the settings' keys.
  static func paths(of object: JSONObject, prefix: String) -> [(key: String, file: String)] {
    all.compactMap { setting in
      guard case .path = setting.kind, let text = object[setting.key]?.string else { return nil }
      return (setting.key, path(text, below: prefix))
    }
  }

  /// Returns the words of the command line for the settings of an object.
  ///
  /// - Parameter objects: the objects that settings may be in; the first that has one decides.
  static func words(
    _ scope: Scope, of objects: [JSONObject], prefix: String
  ) -> [String] {
    all.filter { $0.scope == scope }.flatMap { setting -> [String] in
      for object in objects {
        let members = setting.group.map { object[$0]?.object } ?? object
        if let value = members?[setting.key] { return setting.words(for: value, prefix: prefix) }
      }
      return []
    }
  }
}
