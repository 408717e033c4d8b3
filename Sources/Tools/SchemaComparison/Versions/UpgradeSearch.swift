internal import PayloadGeneration
package import SchemaModel
package import SourceJSON
package import Validation

/// The search for payloads on which two versions of Zod differ for one schema.
///
/// It judges payloads that aim at the changes of `ZodChange.all`, generated payloads, and payloads from outside. A
/// difference counts only if both versions were judged on the payload that shows it.
package struct UpgradeSearch {
  var mixture: MixedVersions
  /// The changes between the versions that touch a construct of the schema.
  let suspects: [ZodChange]
  let sites: [ProbedNode]
  var report: UpgradeReport
  var groups = FindingGroups()
  /// The texts of the payloads so far.
  var seen: Set<JSONValue> = []
  private let old: Result<Validator, SchemaError>
  private let new: Result<Validator, SchemaError>
  private let seed: UInt64
  private let count: UInt64
  private let work: SearchWork
  /// The parts of a schema with many fields, which are searched one after the other; empty for any other.
  private let pieces: [ZodSchema]

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - schema: the schema.
  ///   - from: the version before the upgrade.
  ///   - to: the version after it, another one.
  ///   - direction: whether payloads are inputs or outputs of the schema.
  ///   - functions: the functions that the schema names.
  ///   - limits: the limits of a payload.
  ///   - count: the number of generated payloads of each kind, valid and invalid, and of each version.
  ///   - seed: the seed of the generated payloads.
  ///   - work: the work so far, with its limit.
  /// - Throws: `SchemaError` if the schema can't be made in either version.
  package init(
    _ schema: ZodSchema, from: ZodVersion, to: ZodVersion,
    direction: Validator.Direction = .decode, functions: FunctionRegistry,
    limits: ValidationLimits = .default, count: UInt64 = 100, seed: UInt64 = 0,
    work: SearchWork = SearchWork()
  ) throws(SchemaError) {
    mixture = MixedVersions(
      schema, from: from, to: to, direction: direction, functions: functions, limits: limits)
    let all = mixture.changes
    old = mixture.validator(with: [])
    new = mixture.validator(with: Set(all))
    if case .failure(let error) = old, case .failure = new { throw error }
    let features = SchemaFeatures(of: schema)
    suspects = all.filter { change in
      change.effect.map { !features.isDisjoint(with: $0.features) } ?? true
    }
    let walk = ProbedNodes(
      schema, examples: ExampleMaker(version: from, functions: functions, seed: seed))
    sites = walk.sites
    report = UpgradeReport(from: from, to: to)
    self.count = count
    self.seed = seed
    self.work = work
    pieces = direction == .decode ? schema.pieces : []
    report.isCut = walk.isCut && pieces.isEmpty
  }

  /// Runs the search.
  ///
  /// - Parameter payloads: payloads to judge besides those that the search makes.
  /// - Returns: the differences, each with its smallest witness.
  package mutating func run(_ payloads: [JSONValue] = []) -> UpgradeReport {
    guard case .success(let old) = old, case .success(let new) = new else {
      reportSchema()
      return report
    }
    let pair = VersionPair(old, new)
    for payload in payloads { judge(payload, at: nil, pair) }
    guard pieces.isEmpty else {
      seen = []
      finish(pair)
      searchPieces(pair)
      return report
    }
    for site in sites {
      let values = ProbeValues(site).values
      for value in values {
        if let payload = site.payload(value) { judge(payload, at: site, pair) }
        guard site.hasTwins, value?.text != nil else { continue }
        if let payload = site.payload(value, setsTwins: true) { judge(payload, at: site, pair) }
      }
    }
    judgeGenerated(pair)
    seen = []
    finish(pair)
    return report
  }

  /// Judges generated payloads of both versions, valid ones and invalid ones.
  private mutating func judgeGenerated(_ pair: VersionPair) {
    guard count > 0 else { return }
    for version in [mixture.from, mixture.to] {
      let generator = try? PayloadGenerator(
        mixture.schema, version: version, functions: mixture.functions)
      guard let generator else { continue }
      for index in 0..<count where !work.isExhausted {
        if let payload = try? generator.valid(seed: seed, index: index) {
          judge(payload, at: nil, pair)
        }
        if let invalid = try? generator.invalid(seed: seed, index: index) {
          judge(invalid.payload, at: nil, pair)
        }
      }
    }
  }

  /// Judges a payload, and on encoding also the output that it has as an input.
  private mutating func judge(_ payload: JSONValue, at site: ProbedNode?, _ pair: VersionPair) {
    compare(payload, at: site, pair)
    for output in pair.outputs(of: payload) { compare(output, at: site, pair) }
  }

  private mutating func compare(_ payload: JSONValue, at site: ProbedNode?, _ pair: VersionPair) {
    guard seen.insert(payload).inserted else { return }
    guard work.validate(payload), work.validate(payload) else {
      endAtLimit()
      return
    }
    let (before, after) = pair.outcomes(of: payload)
    report.judged += 1
    if before.isUndecided || after.isUndecided { report.undecided += 1 }
    guard let effect = PayloadEffect(from: before, to: after) else { return }
    let changes = mixture.explanation(of: payload, outcome: after, suspects: suspects)
    for change in changes.map({ $0.map(Optional.some) }) ?? [nil] {
      let place = place(of: change, at: site, before, after)
      groups.add(payload, effect, place: place, change: change)
    }
  }

  /// Notes that the limit of steps ended the search.
  private mutating func endAtLimit() {
    report.isCut = true
    report.endedAtSteps = work.limit
  }

  /// The fewest generated payloads of each kind for a part of a schema.
  private static let generatedOfPiece: UInt64 = 4

  /// Searches the parts of a schema with many fields, and puts what is found into payloads of the schema.
  private mutating func searchPieces(_ pair: VersionPair) {
    var completion = PayloadCompletion(
      mixture.schema, version: mixture.from, functions: mixture.functions, seed: seed)
    var shown = Set(report.findings.flatMap(\.changes))
    let count = count == 0 ? 0 : max(Self.generatedOfPiece, count / UInt64(pieces.count))
    for piece in pieces {
      guard !work.isExhausted else {
        endAtLimit()
        break
      }
      guard
        var search = try? UpgradeSearch(
          piece, from: mixture.from, to: mixture.to, functions: mixture.functions,
          limits: mixture.limits, count: count, seed: seed, work: work)
      else { continue }
      let part = search.run()
      report.judged += part.judged
      report.undecided += part.undecided
      report.isCut = report.isCut || part.isCut
      report.endedAtSteps = report.endedAtSteps ?? part.endedAtSteps
      for var finding in part.findings {
        guard case .payload(let payload, _, _) = finding.witness else { continue }
        let whole = completion.completed(payload, of: piece)
        let (before, after) = pair.outcomes(of: whole)
        guard PayloadEffect(from: before, to: after) == finding.effect else { continue }
        finding.witness = .payload(whole, before: before, after: after)
        shown.formUnion(finding.changes)
        report.findings.append(finding)
      }
    }
    report.findings = Self.ordered(report.findings)
    report.possible.removeAll { shown.contains($0) }
  }

  /// Returns the findings with the gravest first, of each path and change one.
  private static func ordered(_ findings: [UpgradeFinding]) -> [UpgradeFinding] {
    struct Key: Hashable {
      var place: String
      var changes: [ZodChange]
    }
    var known: Set<Key> = []
    let gravest = findings.enumerated().sorted {
      ($0.element.effect, $0.offset) < ($1.element.effect, $1.offset)
    }
    return gravest.map(\.element).filter {
      known.insert(Key(place: $0.place, changes: $0.changes)).inserted
    }
  }

  /// Reports a schema that can be made in one of the versions only.
  private mutating func reportSchema() {
    func reason(_ result: Result<Validator, SchemaError>) -> String? {
      if case .failure(let error) = result { "\(error)" } else { nil }
    }
    let changes = mixture.explanationOfSchema(suspects: suspects, isMade: reason(new) == nil) ?? []
    report.findings = [
      UpgradeFinding(
        place: "$", changes: changes, effect: .schema,
        witness: .schema(before: reason(old), after: reason(new)))
    ]
  }
}

extension PayloadOutcome {
  var isUndecided: Bool { if case .undecided = self { true } else { false } }
}
