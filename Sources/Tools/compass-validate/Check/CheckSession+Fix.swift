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
      try printNote("\(input.name): not JSON as it is, so it is not fixed")
      return try checkAlone(input)
    }
    if !isStandardInput {
      do throws(FileError) {
        guard try Self.isReplaceable(input) else {
          try printNote("\(input.name): not a regular file, so it is not fixed")
          return try checkAlone(input)
        }
      } catch {
        return try end(input, RunSummary(), error)
      }
    }
    var text: [UInt8] = []
    var fixed: FileFixer.FixedText
    var state: FileState?
    do throws(FileError) {
      var file = try InputFile(path: input.path, name: input.name, inflates: true)
      guard !file.isCompressed || isStandardInput else {
        try printNote("\(input.name): compressed, so it is not fixed")
        return try checkAlone(input)
      }
      guard !file.isUTF16 || isStandardInput else {
        try printNote("\(input.name): in UTF-16, so it is not fixed")
        return try checkAlone(input)
      }
      text = try file.readAll(limit: lineSchema.validator.limits.reading.maximumBytes)
      bytesBefore += file.bytesRead
      fixed = try fixer.fix(text, isNDJSON: input.isNDJSON)
      state = file.state
    } catch {
      return try end(input, RunSummary(), error)
    }
    switch mode {
    case .show: try report.write(UnifiedDiff.text(path: input.name, old: text, new: fixed.text))
    case .write:
      if isStandardInput {
        try write(fixed.text, to: OutputFile(path: input.path))
      } else if !fixed.fixes.isEmpty {
        do throws(FileError) {
          try replace(input, state, with: fixed.text)
        } catch {
          return try end(input, RunSummary(), error)
        }
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

  /// Returns whether a path is that of a regular file, which can be replaced: not that of a descriptor.
  private static func isReplaceable(_ input: InputItem) throws(FileError) -> Bool {
    var status = stat()
    guard stat(input.path, &status) == 0 else {
      throw FileError(.reading, input.name, code: errno)
    }
    guard FileStamp(status) != nil else { return false }
    do throws(FileError) {
      guard case .file = try OutputPlace(input.path) else { return false }
      return true
    } catch {
      throw FileError(.reading, input.name, reason: error.reason)
    }
  }

  /// Replaces a file that was read.
  ///
  /// - Throws: the reason why the file is kept, for which it has no verdict.
  private func replace(
    _ input: InputItem, _ state: FileState?, with text: [UInt8]
  ) throws(FileError) {
    guard let state else {
      throw FileError(.reading, input.name, reason: "not written: its state can't be looked up")
    }
    do throws(FileError) {
      try write(text, to: OutputFile(path: input.path, replacing: .file(state)))
    } catch {
      guard error.operation == .writing else { throw error }
      throw FileError(.reading, input.name, reason: error.reason)
    }
  }

  private func write(
    _ text: [UInt8], to file: consuming OutputFile
  ) throws(FileError) {
    try file.write(text)
    try file.commit()
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
      try printNote("\(name):\(fix.place.line):\(fix.place.column): \(line(fix.change))")
    }
    if fixes.count > Self.mostListed {
      try printNote("\(name): \(fixes.count - Self.mostListed) more \(word)")
    }
  }

  /// Validates the text of a file, which may be another one than the file's.
  private mutating func validate(
    _ text: [UInt8], _ input: InputItem, _ seen: inout RunSummary
  ) throws(FileError) {
    guard input.isNDJSON else {
      var part = ChunkReport()
      validations.validate(text, of: input, into: &part)
      return try write(part, &seen)
    }
    var start = 0
    var linesBefore = 0
    let buffers = ChunkBuffers(size: 1)
    while start < text.count {
      var end = min(start + 1_048_576, text.count)
      end = text[end...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
      let storage = buffers.buffer(atLeast: end - start)
      storage.copyBytes(from: text[start..<end])
      let lineFeeds = (start..<end).filter { text[$0] == UInt8(ascii: "\n") }.map { $0 - start }
      let chunk = LineChunk(
        path: input.name, linesBefore: linesBefore, bytesBefore: start, storage: storage,
        range: 0..<end - start, lineFeeds: lineFeeds, buffers: buffers, isTooLongLine: false)
      try write(lines.validate(chunk), &seen)
      linesBefore += chunk.lines
      start = end
    }
  }
}
