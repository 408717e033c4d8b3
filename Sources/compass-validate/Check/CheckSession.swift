import Diagnostics
import SourceJSON
import Validation

/// Judges one file after another, prints what is found, and keeps count.
struct CheckSession: ~Copyable {
  private let limits: JSONOptions
  private var record: RecordValidator
  private var findings: OutputStream
  private var errors = OutputStream.standardError()
  private var output: OutputFile?
  private let printsFindings: Bool
  private var tally = Tally()
  /// Whether a payload that has a file of its own was not valid, which leaves no output.
  private var isSpoiled = false

  /// - Parameters:
  ///   - output: the path for transformed payloads, `-` for standard output, or nil.
  ///   - printsFindings: whether findings are printed, or only counted.
  init(_ validator: Validator, output path: String?, printsFindings: Bool) throws(FileError) {
    limits = validator.limits
    record = RecordValidator(validator)
    self.printsFindings = printsFindings
    // Findings make way where the payloads themselves go to standard output.
    findings = path == "-" ? .standardError() : .standardOutput()
    if let path { output = try OutputFile(path: path) }
  }

  /// Judges a file's payload, or its lines' payloads.
  ///
  /// - Throws: when something can't be written. What can't be read is counted and said.
  mutating func check(_ path: String, isNDJSON: Bool) throws(FileError) {
    do throws(FileError) {
      let file = try InputFile(path: path)
      if isNDJSON {
        tally.unit = "record"
        try checkLines(of: file)
      } else {
        let name = file.path
        let bytes = try file.readAll(limit: limits.maximumBytes)
        try checkPayload(bytes, path: name)
      }
    } catch  where error.operation == .reading {
      if !isNDJSON { tally.payloads += 1 }
      tally.notJudged += 1
      isSpoiled = true
      try say("compass-validate: \(TextRenderer.oneLine("\(error)"))\n")
    }
  }

  /// Prints the summary, puts the output in its place, and tells what was seen.
  consuming func finish() throws(FileError) -> Tally {
    if !isSpoiled { try output?.commit() }
    try findings.flush()
    try errors.write(tally.summary + "\n")
    try errors.flush()
    return tally
  }

  private mutating func checkPayload(_ bytes: [UInt8], path: String) throws(FileError) {
    tally.payloads += 1
    var failure: FileError?
    let isValid = bytes.withUnsafeBufferPointer { buffer in
      do throws(FileError) {
        return try check(buffer, path: path, linesBefore: 0)
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
    if !isValid { isSpoiled = true }
  }

  private mutating func checkLines(of file: consuming InputFile) throws(FileError) {
    let path = file.path
    var lines = LineReader(file, limit: limits.maximumBytes)
    var count = 0
    while let line = try lines.next() {
      defer { count += 1 }
      switch line {
      case .tooLong:
        tally.payloads += 1
        tally.notJudged += 1
        try say(
          "\(TextRenderer.oneLine(path)):\(count + 1):1: error: longer than the limit of \(limits.maximumBytes) bytes\n"
        )
      case .bytes(let bytes):
        guard bytes.contains(where: { $0 > 0x20 }) else { continue }
        tally.payloads += 1
        _ = try check(bytes, path: path, linesBefore: count)
      }
    }
  }

  /// Judges one payload; true when it is valid.
  private mutating func check(
    _ bytes: UnsafeBufferPointer<UInt8>, path: @autoclosure () -> String, linesBefore: Int
  ) throws(FileError) -> Bool {
    let verdict: Verdict
    do throws(JSONError) {
      verdict = try record.judge(bytes)
    } catch {
      tally.notJudged += 1
      try say(TextRenderer(path: path(), linesBefore: linesBefore).render(error))
      return false
    }
    switch verdict {
    case .valid:
      try output?.writeLine { record.writeOutput(to: &$0) }
      return true
    case .invalid:
      switch record.explain() {
      case .success(let issues):
        tally.invalid += 1
        tally.issues += issues.count
        guard printsFindings else { return false }
        let renderer = TextRenderer(path: path(), linesBefore: linesBefore)
        try findings.write(renderer.render(issues, in: bytes))
      case .failure(let failure):
        tally.notJudged += 1
        try say(TextRenderer(path: path(), linesBefore: linesBefore).render(failure.reason))
      }
    case .undecided(let reason):
      tally.notJudged += 1
      try say(TextRenderer(path: path(), linesBefore: linesBefore).render(reason))
    }
    return false
  }

  /// Prints a line on standard error, behind the findings that were made before it.
  private mutating func say(_ line: String) throws(FileError) {
    try findings.flush()
    try errors.write(line)
    try errors.flush()
  }
}
