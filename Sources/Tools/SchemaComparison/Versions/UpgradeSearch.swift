internal import PayloadGeneration
package import SchemaModel
package import SourceJSON
package import Validation

/// The search for payloads on which two versions of Zod differ for one schema.
///
/// It shares values, validators, effects and the shrinker with `RelationSearch`, but asks another question. That one looks for a
/// payload for each direction, from the inside out, and knows nothing of the difference. Here the rules that differ are known: the
/// table of changes leads to the nodes and values that can show one, and mixtures of both versions find the changes that explain
/// a payload. So each change at each node has its own payload.
///
/// A difference counts only if both versions validated the payload that shows it.
package struct UpgradeSearch {
  var mixture: MixedVersions
  /// The changes between the versions that touch a construct of the schema.
  let suspects: [ZodChange]
  let nodes: [ProbedNode]
  var report: UpgradeReport
  var groups = FindingGroups()
  /// The payloads so far.
  var seen: Set<JSONValue> = []
  private let old: Result<Validator, SchemaError>
  private let new: Result<Validator, SchemaError>
  private let seed: UInt64
  private let count: UInt64
  private let work: SearchWork
  /// The pieces of a schema with many fields, which are searched one after the other; empty for any other.
  private let pieces: [ZodSchema]

  private var side: ComparedSchema { mixture.side }

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - side: the schema, in the version before the upgrade.
  ///   - version: the version after it, another one.
  ///   - count: the number of generated payloads of each kind, valid and invalid, and of each version.
  ///   - seed: the seed of the generated payloads.
  ///   - work: the work so far, with its limit.
  /// - Throws: `SchemaError` if the schema can't be made in either version.
  package init(
    _ side: ComparedSchema, to version: ZodVersion, count: UInt64 = 100, seed: UInt64 = 0,
    work: SearchWork = SearchWork()
  ) throws(SchemaError) {
    mixture = MixedVersions(side, to: version)
    old = mixture.validator(with: [])
    new = mixture.validator(with: Set(mixture.changes.all))
    if case .failure(let error) = old, case .failure = new { throw error }
    suspects = mixture.changes.suspects(in: side.schema)
    let walk = ProbedNodes(ExampleMaker(side, seed: seed))
    nodes = walk.nodes
    report = UpgradeReport(from: side.zod, to: version)
    self.count = count
    self.seed = seed
    self.work = work
    pieces = side.direction == .decode ? side.schema.pieces : []
    report.isCut = walk.isCut && pieces.isEmpty
  }

  /// Runs the search.
  ///
  /// - Parameter payloads: payloads to validate besides those that the search makes.
  /// - Returns: the differences, each with its smallest witness.
  package mutating func run(_ payloads: [JSONValue] = []) -> UpgradeReport {
    guard case .success(let old) = old, case .success(let new) = new else {
      reportSchema()
      return report
    }
    let pair = ValidatorPair(old, new)
    for payload in payloads { validate(payload, at: nil, pair) }
    guard pieces.isEmpty else {
      seen = []
      finish(pair)
      searchPieces(pair)
      return report
    }
    for node in nodes {
      let values = ProbeValues(node).values
      for value in values {
        if let payload = node.payload(value) { validate(payload, at: node, pair) }
        guard node.hasTwins, value?.text != nil else { continue }
        if let payload = node.payload(value, setsTwins: true) { validate(payload, at: node, pair) }
      }
    }
    validateGenerated(pair)
    seen = []
    finish(pair)
    return report
  }

  /// Validates generated payloads of both versions, valid ones and invalid ones.
  private mutating func validateGenerated(_ pair: ValidatorPair) {
    guard count > 0 else { return }
    for version in [side.zod, mixture.changes.to] {
      guard let generator = side.at(version).generator() else { continue }
      for index in 0..<count where !work.isExhausted {
        if let payload = try? generator.valid(seed: seed, index: index) {
          validate(payload, at: nil, pair)
        }
        if let invalid = try? generator.invalid(seed: seed, index: index) {
          validate(invalid.payload, at: nil, pair)
        }
      }
    }
  }

  /// Validates a payload, and on encoding also the output that it has as an input.
  private mutating func validate(_ payload: JSONValue, at node: ProbedNode?, _ pair: ValidatorPair)
  {
    compare(payload, at: node, pair)
    for output in pair.outputs(of: payload) { compare(output, at: node, pair) }
  }

  private mutating func compare(_ payload: JSONValue, at node: ProbedNode?, _ pair: ValidatorPair) {
    guard seen.insert(payload).inserted else { return }
    guard work.validate(payload), work.validate(payload) else {
      endAtLimit()
      return
    }
    let (before, after) = pair.outcomes(of: payload)
    report.validated += 1
    if before.isUndecided || after.isUndecided { report.undecided += 1 }
    guard let effect = PayloadEffect(from: before, to: after) else { return }
    let changes = mixture.explanation(of: payload, outcome: after, suspects: suspects)
    for change in changes.map({ $0.map(Optional.some) }) ?? [nil] {
      let path = path(of: change, at: node, before, after)
      groups.add(payload, effect, path: path, change: change)
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
  private mutating func searchPieces(_ pair: ValidatorPair) {
    var completion = PayloadCompletion(side, seed: seed, work)
    var shown = Set(report.findings.flatMap(\.changes))
    let count = count == 0 ? 0 : max(Self.generatedOfPiece, count / UInt64(pieces.count))
    for piece in pieces {
      guard !work.isExhausted else {
        endAtLimit()
        break
      }
      guard
        var search = try? UpgradeSearch(
          side.with(piece), to: mixture.changes.to, count: count, seed: seed, work: work)
      else { continue }
      let part = search.run()
      report.validated += part.validated
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
      var path: String
      var changes: [ZodChange]
    }
    var known: Set<Key> = []
    let gravest = findings.enumerated().sorted {
      ($0.element.effect, $0.offset) < ($1.element.effect, $1.offset)
    }
    return gravest.map(\.element).filter {
      known.insert(Key(path: $0.path, changes: $0.changes)).inserted
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
        path: "$", changes: changes, effect: .schema,
        witness: .schema(before: reason(old), after: reason(new)))
    ]
  }
}

extension PayloadOutcome {
  var isUndecided: Bool { if case .undecided = self { true } else { false } }
}
