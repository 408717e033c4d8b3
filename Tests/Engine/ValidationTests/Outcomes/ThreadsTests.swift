import CompassSchemas
import Foundation
import JSPrimitives
import JSRegex
import SchemaModel
import SourceJSON
import Synchronization
import Testing
import Validation

/// Ten thousand validations on sixteen threads that share their validators, each with the outcome that one
/// thread alone finds. ThreadSanitizer runs this suite: `.ci/configurations thread`.
@Suite struct ThreadsTests {
  private static let threads = 16
  private static let validations = 10_000

  /// A payload and the place of its validator.
  private struct Job: Sendable {
    var validator: Int
    var payload: [UInt8]
  }

  private typealias Answer = Outcome<JSONValue>

  /// Schemas of both revisions, and one with a pattern for each of the engines.
  private static func validators() throws -> [Validator] {
    var validators: [Validator] = []
    for revision in WebRevision.allCases {
      let functions = revision.functions
      for name in names {
        let document = try #require(
          SchemaCatalog.document(named: name, of: revision, currentYear: revision.recordedYear))
        validators.append(
          try Validator(document.schema, zod: revision.zod, functions: functions))
      }
    }
    validators.append(
      try Validator(engines, limits: ValidationLimits(maximumIssues: 4, regexSteps: 2_000)))
    return validators
  }

  private static let names = ["coach", "interaction", "event"]

  private static let engines = ZodSchema.object {
    // The automaton; PCRE2 in each of its widths; the matcher, which also has the budget to be used up.
    Field("automaton", .string().regex("^[a-zé]+$").optional())
    Field("bytes", .string().regex("b|[a-y]+z").optional())
    Field("units", .string().regex("[à-ÿ]+x?", flags: "i").optional())
    Field("points", .string().regex(#"\p{L}\u{1F600}?"#, flags: "u").optional())
    Field("matcher", .string().regex(#"^(?:(a)|b)*(?!\1)$"#).optional())
    Field("slow", .string().regex(#"(a*)\1[bc]d"#).optional())
    Field("numbers", .array(.number()).optional())
  }

  private static func jobs() throws -> [Job] {
    var jobs: [Job] = []
    for (index, name) in (names + names).enumerated() {
      var payloads = PayloadMutations(seed: 16, schema: name)
      for _ in 0..<25 {
        jobs.append(Job(validator: index, payload: Array(try payloads.next().utf8)))
      }
      // Misnested markup, and some with a tree beyond the limit of memory.
      let open = "<p>" + (0..<250).map { "<b class=\($0)>" }.joined()
      let large = open + String(repeating: "<p>x", count: 1_500)
      for text in ["<table><b>x<td>y</b>", large] {
        let payload = #"{"role":"head","notes":"\#(text)","content":"\#(text)","type":"email"}"#
        jobs.append(Job(validator: index, payload: Array(payload.utf8)))
      }
      for text in ["{", "[1,]", #"{"role": "head""#, String(repeating: "[", count: 600)] {
        jobs.append(Job(validator: index, payload: Array(text.utf8)))
      }
    }
    let texts = ["a", "éa", "É", "😀", "zzb", "ab", "bab", #"\ud83d"#, "", "x\u{e9}x"]
    let slow = String(repeating: "a", count: 300) + "!b!d"
    for text in texts + [slow, slow + "é"] {
      for key in ["automaton", "bytes", "units", "points", "matcher", "slow"] {
        jobs.append(Job(validator: 6, payload: Array(#"{"\#(key)":"\#(text)"}"#.utf8)))
      }
    }
    for numbers in ["1,2", "null", "1,null,null", "0,1,null,null,null,null,null"] {
      jobs.append(Job(validator: 6, payload: Array(#"{"numbers":[\#(numbers)]}"#.utf8)))
    }
    return jobs
  }

  private static func answer(_ job: Job, by validators: [Validator]) -> Answer {
    validators[job.validator].validate(job.payload)
  }

  /// Runs a body on each of the threads, all starting at once.
  private func onThreads(_ body: @escaping @Sendable (Int) -> Void) {
    let (start, end) = (DispatchSemaphore(value: 0), DispatchGroup())
    for number in 0..<Self.threads {
      end.enter()
      let thread = Thread {
        start.wait()
        body(number)
        end.leave()
      }
      // The smallest stack that a thread of Foundation gets on any platform.
      thread.stackSize = 524_288
      thread.start()
    }
    for _ in 0..<Self.threads { start.signal() }
    end.wait()
  }

  @Test func everyThreadFindsWhatOneFinds() throws {
    let jobs = try Self.jobs()
    let alone = try Self.validators()
    let expected = jobs.map { Self.answer($0, by: alone) }
    // All three outcomes occur.
    let outcomes = expected.filter { !$0.isNotJSON }
    #expect(outcomes.filter(\.isValid).count > 20)
    #expect(outcomes.filter { !$0.issues.isEmpty }.count > 100)
    #expect(outcomes.filter { !$0.isValid && $0.issues.isEmpty }.count > 10)
    #expect(outcomes.count < expected.count)

    // New validators, so that the first thread to match compiles a pattern.
    let shared = try Self.validators()
    let wrong = Mutex<[Int]>([])
    let done = Atomic<Int>(0)
    onThreads { number in
      for round in 0..<Self.validations / Self.threads {
        let place = (number * 7 + round) % jobs.count
        done.add(1, ordering: .relaxed)
        if Self.answer(jobs[place], by: shared) == expected[place] { continue }
        wrong.withLock { $0.append(place) }
      }
    }
    #expect(done.load(ordering: .relaxed) == Self.validations)
    #expect(wrong.withLock { $0 } == [])
  }

  @Test(arguments: [
    Engines.automatic, .automaton, .matcher, .native(usesJIT: true), .native(usesJIT: false),
  ])
  func everyEngineIsShared(_ engines: Engines) throws {
    let patterns = [
      ("^[a-z]+$", ""), ("b|[a-y]+z", ""), ("[à-ÿ]+x?", "i"), (#"\p{L}\u{1F600}?"#, "u"),
      (#"^(?:(a)|b)*(?!\1)$"#, ""), ("(?<=a)(b)|c", "g"), (#"(a*)\1[bc]d"#, ""),
    ]
    let subjects = [
      "", "ab", "zzé", "😀x", "bab", "ÀÉx", String(repeating: "a", count: 40) + "!b!d",
    ]
    .map { JSText($0) }
    func compiled() throws -> [JSRegex] {
      try patterns.map {
        try JSRegex(pattern: JSText($0.0), flags: JSText($0.1), engines: engines)
      }
    }
    @Sendable func answers(_ regex: JSRegex, _ subject: JSText) -> String {
      let limits = MatchLimits(steps: 1_000)
      let test = Result { () throws(MatchError) in try regex.test(subject, limits: limits) }
      let match = Result { () throws(MatchError) in try regex.exec(subject, limits: limits) }
      return "\(test) \(match.map { $0.map { $0.captures.map { $0?.range } } })"
    }
    let alone = try compiled()
    let expected = alone.map { regex in subjects.map { answers(regex, $0) } }
    let shared = try compiled()
    let wrong = Mutex<[String]>([])
    onThreads { number in
      for round in 0..<40 {
        let (regex, subject) = (
          (number + round) % shared.count, (number * 3 + round) % subjects.count
        )
        let found = answers(shared[regex], subjects[subject])
        if found == expected[regex][subject] { continue }
        wrong.withLock { $0.append("\(patterns[regex]) on \(subjects[subject]): \(found)") }
      }
    }
    #expect(wrong.withLock { $0 } == [])
  }
}
