import ArgumentParser
import Diagnostics
import JSPrimitives
import JSRegex
import SourceJSON

/// Matches one subject after another, prints what is found, and keeps the worst outcome.
struct RegexSession: ~Copyable {
  private let regex: JSRegex
  private let reportsAll: Bool
  private var output = OutputStream.standardOutput()
  private var worst = ExitCode.success

  /// The most bytes that a line of input may have.
  private static let lineLimit = 134_217_728

  init(_ regex: JSRegex) {
    self.regex = regex
    reportsAll = regex.flags.contains("g")
  }

  /// Prints every intermediate form of the pattern.
  mutating func explain() throws(FileError) {
    try output.write(PrintableText.lines(regex.explanation) + "\n")
  }

  /// Matches one subject and prints a line.
  mutating func match(_ subject: JSText) throws(FileError) {
    let found: JSONValue
    do throws(MatchError) {
      found = try RegexReport.json(of: regex, on: subject, reportsAll: reportsAll)
    } catch {
      return try writeUndecided("\(error)")
    }
    if found == .null || found == [] { note(.invalid) }
    try write(found)
  }

  /// Matches each line of a file.
  mutating func matchLines(of file: consuming InputFile) throws(FileError) {
    var reader = ChunkReader(file, limit: Self.lineLimit)
    while let chunk = try reader.next() {
      var lines = LineChunk.Lines(of: chunk, limit: Self.lineLimit)
      while let line = lines.next() {
        if let text = line.text {
          try match(Array(text).jsText)
        } else {
          try writeUndecided("longer than the limit of \(Self.lineLimit) bytes")
        }
      }
    }
  }

  /// Flushes the output and returns the exit status: 0 if all match, 1 if any does not, 2 if any is undecided.
  consuming func finish() throws(FileError) -> ExitCode {
    try output.flush()
    return worst
  }

  private mutating func writeUndecided(_ reason: String) throws(FileError) {
    note(.notJudged)
    try write(["undecided": .string(JSText(reason))])
  }

  private mutating func write(_ value: JSONValue) throws(FileError) {
    try output.write { bytes in
      bytes += PrintableText.json(JSONWriter.string(of: value) + "\n").utf8
    }
  }

  private mutating func note(_ outcome: ExitCode) {
    if outcome.rawValue > worst.rawValue { worst = outcome }
  }
}
