package import Diagnostics
internal import SchemaModel
internal import SourceJSON
package import Validation

/// Mends payloads where the change is safe, or on request where it is probable, and validates each change. It belongs to
/// one thread.
///
/// It never makes a valid payload invalid, changes only the bytes at fault, and keeps no change after which its finding
/// is still there.
package final class PayloadFixer {
  /// A payload after its changes.
  package struct FixedPayload: Sendable {
    /// The text after all changes; nil if nothing changed.
    package var text: [UInt8]?
    /// The changes, in the order of the text.
    package var fixes: [FixedPlace] = []
    /// The unsafe changes that were not requested, in the order of the text after all changes.
    package var withheld: [FixedPlace] = []
    /// Whether the payload was invalid before it was changed.
    package var wasInvalid = false
  }

  /// A change with its position.
  package struct FixedPlace: Sendable, Hashable {
    /// The change.
    package var title: String
    /// The question that the change answers; nil for one about blanks or case.
    package var question: String?
    /// The certainty that the change keeps what was meant.
    package var applicability: SuggestedFix.Applicability
    /// The first changed byte of the text as it was, or as the changes before made it.
    package var offset: Int

    init(_ candidate: FixCandidate) {
      title = candidate.change.title
      question = candidate.change.question
      applicability = candidate.change.applicability
      offset = candidate.start
    }
  }

  private let allowed: Set<SuggestedFix.Applicability>
  private let validator: Validator
  private let inspector: PayloadInspector

  /// The most runs through a payload: a renamed key makes its value one that can be mended.
  private static let passes = 3
  /// The most rounds in which changes are taken back together.
  private static let rounds = 4
  /// The most issues of a payload that is mended.
  private static let mostIssues = 10_000
  /// The most changes that are tried one by one.
  private static let mostSingles = 50

  /// A fixer of payloads of a validator's schema.
  ///
  /// - Parameter allowed: The changes to make.
  package init(_ validator: Validator, allowed: Set<SuggestedFix.Applicability> = [.safe]) {
    self.validator = validator
    self.allowed = allowed
    inspector = PayloadInspector(validator, kinds: [], findsFixes: true)
  }

  /// Returns what becomes of a payload. Nothing is changed without a verdict on it.
  package func fix(_ bytes: UnsafeBufferPointer<UInt8>) -> FixedPayload {
    var fixed = FixedPayload()
    for pass in 0...Self.passes {
      let found = fixed.text?.withUnsafeBufferPointer(candidates) ?? candidates(of: bytes)
      fixed.withheld = found.filter { !allowed.contains($0.change.applicability) }
        .map(FixedPlace.init)
      let candidates = found.filter { allowed.contains($0.change.applicability) }
      if candidates.isEmpty || pass == Self.passes { break }
      let text = fixed.text ?? Array(bytes)
      let before = validator.validate(text)
      switch before {
      case .undecided: return fixed
      // Each change is compared with all issues.
      case .invalid(let issues) where issues.count > Self.mostIssues: return fixed
      case .invalid, .valid: break
      }
      guard let (changed, applied) = change(text, before, candidates) else { break }
      if fixed.text == nil { fixed.wasInvalid = !before.isValid }
      fixed.text = changed
      fixed.fixes += applied.map(FixedPlace.init)
    }
    return fixed
  }

  private func candidates(of bytes: UnsafeBufferPointer<UInt8>) -> [FixCandidate] {
    inspector.inspect(bytes).candidates
  }

  /// Returns the text after the changes that prove good; nil if none does.
  private func change(
    _ text: [UInt8], _ before: Outcome<JSONValue>, _ candidates: [FixCandidate]
  ) -> (text: [UInt8], applied: [FixCandidate])? {
    var candidates = candidates
    for _ in 0..<Self.rounds {
      if candidates.isEmpty { return nil }
      let changed = Self.apply(candidates, to: text)
      let bad = offenders(candidates, before, validator.validate(changed))
      if bad.isEmpty { return (changed, candidates) }
      // It is unknown which change is at fault.
      if bad.count == candidates.count { break }
      candidates = candidates.filter { !bad.contains($0) }
    }
    var good: [FixCandidate] = []
    for candidate in candidates.prefix(Self.mostSingles) {
      let changed = Self.apply(good + [candidate], to: text)
      if offenders(good + [candidate], before, validator.validate(changed)).isEmpty {
        good.append(candidate)
      }
    }
    return good.isEmpty ? nil : (Self.apply(good, to: text), good)
  }

  /// Returns the changes that are not good: all of them if it is not known which ones.
  private func offenders(
    _ candidates: [FixCandidate], _ before: Outcome<JSONValue>, _ after: Outcome<JSONValue>
  ) -> Set<FixCandidate> {
    switch after {
    case .undecided: return Set(candidates)
    case .valid(let output):
      guard case .valid(let old) = before, candidates.allSatisfy({ $0.kind == .normalization })
      else { return [] }
      return output == old ? [] : Set(candidates)
    case .invalid(let issues):
      let bad = candidates.filter { candidate in
        issues.contains { issue in
          issue.path.starts(with: candidate.path)
            || (issue.code == .invalidUnion && candidate.path.starts(with: issue.path))
        }
      }
      if before.isValid, bad.isEmpty { return Set(candidates) }
      return Set(bad)
    }
  }

  /// Returns the payload with all replacements, which must not overlap.
  private static func apply(_ candidates: [FixCandidate], to text: [UInt8]) -> [UInt8] {
    let replacements = candidates.flatMap(\.change.replacements)
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    var changed: [UInt8] = []
    changed.reserveCapacity(text.count)
    var end = 0
    for replacement in replacements where replacement.range.lowerBound >= end {
      changed += text[end..<replacement.range.lowerBound]
      changed += Array(replacement.text.utf8)
      end = replacement.range.upperBound
    }
    return changed + text[end...]
  }
}
