import Diagnostics
import PayloadWarnings
import Platform
import SourceJSON

/// Files whose payloads are mended before they are validated.
extension CheckSession {
  /// The most changes of a file that are listed.
  private static let mostListed = 100

  /// Mends a file and validates the result. A file that can't be mended is only validated.
  mutating func checkFixing(
    _ input: InputItem, _ fixer: FileFixer, _ mode: FixMode
  ) throws(FileError) {
    let isStandardInput = input.path == "-"
    guard input.problem == nil else { return try checkAlone(input) }
    guard !input.isInParts(lineSchema.options) else {
      try tell("\(input.name): not JSON as it is, so it is not fixed")
      return try checkAlone(input)
    }
    var status = stat()
    guard isStandardInput || (stat(input.path, &status) == 0 && FileStamp(status) != nil) else {
      // What is missing can't be read, which is reported then.
      if status.st_mode != 0 { try tell("\(input.name): not a regular file, so it is not fixed") }
      return try checkAlone(input)
    }
    var text: [UInt8] = []
    var fixed: FileFixer.FixedText
    do throws(FileError) {
      var file = try InputFile(path: input.path, name: input.name, inflates: true)
      guard !file.isCompressed || isStandardInput else {
        try tell("\(input.name): compressed, so it is not fixed")
        return try checkAlone(input)
      }
      guard !file.isUTF16 || isStandardInput else {
        try tell("\(input.name): in UTF-16, so it is not fixed")
        return try checkAlone(input)
      }
      text = try file.readAll(limit: lineSchema.validator.limits.reading.maximumBytes)
      bytesBefore += file.bytesRead
      fixed = try fixer.fix(text, isNDJSON: input.isNDJSON)
      if !fixed.fixes.isEmpty, mode == .write, !isStandardInput { try file.checkUnchanged() }
    } catch {
      return try end(input, RunSummary(), error)
    }
    switch mode {
    case .show: try report.write(UnifiedDiff.text(path: input.name, old: text, new: fixed.text))
    case .write:
      if isStandardInput || !fixed.fixes.isEmpty {
        var file = try OutputFile(path: input.path)
        try file.write(fixed.text)
        try file.commit()
      }
      if !options.isQuiet { try list(fixed.fixes, input.name) }
    }
    if !options.isQuiet { try listWithheld(fixed.withheld, input.name) }
    var seen = RunSummary()
    seen.fixed = fixed.fixes.count
    seen.fixedFiles = fixed.fixes.isEmpty ? 0 : 1
    seen.showsFixes = mode == .show
    if mode == .show, fixed.wasInvalid { leavesInvalid = true }
    try validate(fixed.text, input, &seen)
    try end(input, seen, nil)
  }

  private mutating func list(
    _ fixes: [FileFixer.FixedText.Fix], _ name: String
  ) throws(FileError) {
    try list(fixes, name, as: "fixed") { change in
      change.applicability == .safe ? "fixed: \(change.title)" : "fixed, unsafe: \(change.title)"
    }
  }

  private mutating func listWithheld(
    _ fixes: [FileFixer.FixedText.Fix], _ name: String
  ) throws(FileError) {
    try list(fixes, name, as: "not fixed") { change in
      let question = change.question.map { "\($0) " } ?? ""
      return "not fixed: \(question)--unsafe-fixes would \(change.title)"
    }
  }

  private mutating func list(
    _ fixes: [FileFixer.FixedText.Fix], _ name: String, as word: String,
    line: (PayloadFixer.FixedPlace) -> String
  ) throws(FileError) {
    let fixes = fixes.sorted {
      ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column)
    }
    for fix in fixes.prefix(Self.mostListed) {
      try tell("\(name):\(fix.place.line):\(fix.place.column): \(line(fix.change))")
    }
    if fixes.count > Self.mostListed {
      try tell("\(name): \(fixes.count - Self.mostListed) more \(word)")
    }
  }

  /// Validates the text of a file, which may be another one than the file's.
  private mutating func validate(
    _ text: [UInt8], _ input: InputItem, _ seen: inout RunSummary
  ) throws(FileError) {
    guard input.isNDJSON else {
      var part = ChunkReport()
      judges.judge(text, of: input, into: &part)
      return try take(part, &seen)
    }
    var start = 0
    var linesBefore = 0
    let buffers = ChunkBuffers(size: 1)
    while start < text.count {
      var end = min(start + 1_048_576, text.count)
      end = text[end...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
      let storage = buffers.take(atLeast: end - start)
      storage.copyBytes(from: text[start..<end])
      let lineFeeds = (start..<end).filter { text[$0] == UInt8(ascii: "\n") }.map { $0 - start }
      let chunk = LineChunk(
        path: input.name, linesBefore: linesBefore, bytesBefore: start, storage: storage,
        range: 0..<end - start, lineFeeds: lineFeeds, buffers: buffers, isTooLongLine: false)
      try take(lines.judge(chunk), &seen)
      linesBefore += chunk.lines
      start = end
    }
  }
}
