import ArgumentParser

/// The options that mend payloads.
struct FixOptions: ParsableArguments {
  @Flag(
    help: """
      Mend in the files what is safe: a string that is an allowed value, or a key that is a declared one, but for case, \
      blanks or separators; blanks at the ends of a string that the schema rejects or removes; an e-mail address that \
      the schema writes in lower case. The result is validated. Standard input is written to standard output, mended \
      or not.
      """)
  var fix = false

  @Flag(
    help: """
      With --fix, mend also what is probably misspelt: a string or key that a slip of the keyboard makes an allowed \
      value or a declared key.
      """)
  var unsafeFixes = false

  @Flag(help: "With --fix, print the changes as a unified diff and write nothing.")
  var dryRun = false

  /// The treatment of mended payloads; nil to mend none.
  var mode: FixMode? { fix ? (dryRun ? .show : .write) : nil }

  func validate() throws {
    if unsafeFixes, !fix {
      throw ValidationError("--unsafe-fixes adds to what --fix writes; add --fix.")
    }
    if dryRun, !fix { throw ValidationError("--dry-run shows what --fix would change; add --fix.") }
  }
}

/// The treatment of mended payloads.
enum FixMode: Sendable {
  /// Print the differences.
  case show
  /// Replace the files.
  case write
}

extension CheckCommand {
  /// - Throws: A usage error for options that `--fix` can't be combined with.
  func validateFixes() throws {
    guard let mode = fixes.mode else { return }
    if output != nil {
      throw ValidationError(
        "--fix can't be combined with --output: one writes inputs, the other outputs.")
    }
    if watch { throw ValidationError("--fix can't be combined with --watch.") }
    if stubFunctions != nil {
      throw ValidationError(
        "--fix can't be combined with --stub-functions: only the schema's own functions decide what is certain."
      )
    }
    if mode == .show, format != .text {
      throw ValidationError("--dry-run prints a diff, so it needs the format text.")
    }
    let files = options.files
    if mode == .write, files.count > 1, files.contains("-") {
      throw ValidationError(
        "--fix writes standard input to standard output, so it takes no files beside it.")
    }
  }
}
