import ArgumentParser
import PayloadFormats

/// The options for the formats of files, and for payloads inside larger values.
struct ReadingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The format of every file, instead of that of its name: .ndjson and .jsonl, .jsonc, .json5, .yaml and \
      .yml, .csv, .tsv, else JSON.
      """,
      valueName: "name"))
  var inputFormat: PayloadFormat?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      The character between the fields of CSV files: comma, semicolon, tab, pipe or any other ASCII character but a \
      quote; by default a comma, in .tsv files a tab, or what a first line such as sep=; names.
      """,
      valueName: "character"))
  var delimiter: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Skip the lines of CSV files that start with a character, such as '#'.",
      valueName: "character"))
  var comments: String?

  @Option(
    name: .customLong("at"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      """
      Validate the values at a JSON pointer, in which * is each element or member, such as /rows/*; can be repeated.
      """,
      valueName: "pointer"))
  var pointers: [String] = []

  @Flag(help: "Validate the JSON text in a string, the one at --at or the whole payload.")
  var embedded = false

  @Flag(help: "Validate each element of an array, such as a list of rows.")
  var each = false

  /// The characters of CSV files.
  var rows: CSVChoice {
    CSVChoice(
      delimiter: delimiter.flatMap(CSVCharacter.byte), comment: comments.flatMap(CSVCharacter.byte))
  }

  /// The part of each value that is validated.
  var selection: PayloadSelection {
    PayloadSelection(
      pointers: pointers.compactMap { try? ValuePointer($0) }, isEmbedded: embedded, isEach: each)
  }

  func validate() throws {
    for (option, value) in [("--delimiter", delimiter), ("--comments", comments)] {
      guard let value, CSVCharacter.byte(value) == nil else { continue }
      throw ValidationError(
        """
        \(option) must be \(CSVCharacter.names.dropLast().joined(separator: ", ")), \
        \(CSVCharacter.names.last ?? "") or one ASCII character that is not a quote or a line break.
        """)
    }
    let rows = rows
    if let comment = rows.comment, comment == rows.delimiter {
      throw ValidationError("--delimiter and --comments must be different characters.")
    }
    for pointer in pointers {
      do throws(FormatError) {
        _ = try ValuePointer(pointer)
      } catch {
        throw ValidationError("--at \(pointer) is not a JSON pointer: \(error.message).")
      }
    }
  }
}

extension PayloadFormat: ExpressibleByArgument {}

/// The part of a value that is validated.
struct PayloadSelection: Sendable, Hashable {
  /// The pointers to values; all of it without one.
  var pointers: [ValuePointer] = []
  /// Whether the values are strings with JSON text, which is validated.
  var isEmbedded = false
  /// Whether the values are arrays, whose elements are validated.
  var isEach = false

  /// Whether this is the whole value.
  var isWhole: Bool { pointers.isEmpty && !isEmbedded && !isEach }
}
