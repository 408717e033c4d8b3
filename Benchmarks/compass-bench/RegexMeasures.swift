import JSPrimitives
import JSRegex

/// Everything that can be measured here, by name: `engine/pattern`, `matcher/random`, or `automatic/random`.
struct RegexMeasures {
  let patterns: [AppPattern]
  private var bodies: [String: () throws -> Measurement] = [:]

  /// Prepares all measures; those of a vector file only if there is one.
  init(vectors: String?) throws {
    patterns = AppPattern.all()
    for pattern in patterns {
      try add(pattern)
    }
    if let vectors {
      for (name, engines) in [("matcher", Engines.matcher), ("automatic", .automatic)] {
        let cases = try RandomCases(path: vectors, engines: engines)
        bodies["\(name)/random"] = { try cases.measure() }
      }
    }
  }

  /// Measures once; nil if the name is not known.
  func measure(_ name: String) throws -> Measurement? { try bodies[name]?() }

  private mutating func add(_ pattern: AppPattern) throws {
    let (name, texts) = (pattern.name, pattern.texts)
    let regex = try JSRegex(pattern: pattern.source, flags: "")
    bodies["test/\(name)"] = {
      try Self.passes(4, texts) { try texts.count { try regex.test($0, isASCII: true) } }
    }
    let matcher = try JSRegex(pattern: pattern.source, flags: "", engines: .matcher)
    bodies["matcher/\(name)"] = {
      try Self.passes(2, texts) { try texts.count { try matcher.test($0, isASCII: true) } }
    }
    #if canImport(CPCRE2)
    if let bare = BareProgram(regex) {
      bodies["bare/\(name)"] = { Self.passes(4, texts) { bare.count(in: texts) } }
    }
    #endif
    let swift = try Regex(pattern.source.string)
    bodies["swift-first/\(name)"] = {
      try Self.passes(1, texts) {
        try texts.strings.count { try swift.firstMatch(in: $0) != nil }
      }
    }
    bodies["swift-whole/\(name)"] = {
      try Self.passes(1, texts) {
        try texts.strings.count { try swift.wholeMatch(in: $0) != nil }
      }
    }
    bodies["compile/\(name)"] = { try Self.compilations(of: pattern.source) }
  }

  /// Returns the time of a call, from several passes over the texts.
  private static func passes(
    _ count: Int, _ texts: TextList, _ pass: () throws -> Int
  ) rethrows -> Measurement {
    var matches = 0
    let time = try CPUClock.time {
      for _ in 0..<count { matches += try pass() }
    }
    return Measurement(
      matches: matches / count, nanoseconds: [time / Double(count * texts.count)])
  }

  /// Returns the time from the pattern's text to the first answer, machine code included.
  private static func compilations(of source: JSText, count: Int = 50) throws -> Measurement {
    let subject: [UInt8] = Array("x".utf8)
    let time = try CPUClock.time {
      for _ in 0..<count {
        let regex = try JSRegex(pattern: source, flags: "")
        _ = try subject.withUnsafeBufferPointer { try regex.test($0, isASCII: true) }
      }
    }
    return Measurement(matches: 0, nanoseconds: [time / Double(count)])
  }
}
