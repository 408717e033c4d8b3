package import Diagnostics
internal import JSPrimitives
internal import SchemaGraph
internal import SchemaModel
package import SourceJSON
package import Validation

/// Finds what is probably a mistake in payloads: it walks a payload beside the schema. It belongs to one thread.
///
/// The time of a payload is bounded: beyond some number of warnings, comparisons of names or validations of parts, it
/// looks for no more.
package final class PayloadInspector {
  /// The results for one payload.
  package struct Report {
    /// The warnings, in the order of the text.
    package var warnings: [PayloadWarning] = []
    /// The suggestions for keys that a strict object rejects.
    package var rejectedKeys: [RejectedKey] = []
    /// The changes that may mend the payload.
    var candidates: [FixCandidate] = []
  }

  /// The kinds of warnings to look for.
  let kinds: Set<WarningCode>
  let findsFixes: Bool
  let tree: SchemaTree
  private let limits: JSONLimits
  /// The first look at a payload.
  private let quiet: QuietWalk
  var report = Report()
  var search = NameSearch()
  /// The declared keys that unknown ones are close to, of this payload and earlier ones.
  var closeNames: [CloseKey: [NameMatch]] = [:]
  /// The bytes that parts of the payload may still have when they are validated separately.
  var bytesToValidate = 0
  private var tape = Tape()
  private var pending: [Visit] = []
  private var steps: [Step] = []

  /// The most warnings of a payload.
  private static let mostWarnings = 10_000
  /// The most unknown keys that are remembered.
  static let mostCloseNames = 1_000

  /// Whether more warnings may be found.
  var isLooking: Bool { report.warnings.count < Self.mostWarnings }

  /// Makes an inspector.
  ///
  /// - Parameters:
  ///   - validator: The schema and the limits of a payload.
  ///   - kinds: The kinds of warnings to look for.
  ///   - hasStubs: Whether functions of the schema have stubs, so that a valid payload may have values that the schema rejects.
  package convenience init(
    _ validator: Validator, kinds: Set<WarningCode>, hasStubs: Bool = false
  ) {
    self.init(validator, kinds: kinds, findsFixes: false, hasStubs: hasStubs)
  }

  init(
    _ validator: Validator, kinds: Set<WarningCode>, findsFixes: Bool, hasStubs: Bool = false
  ) {
    self.kinds = kinds
    self.findsFixes = findsFixes
    limits = validator.limits.reading
    tree = SchemaTree(validator)
    quiet = QuietWalk(QuietSchema(tree, isTrusted: !hasStubs))
  }

  /// Whether there is nothing to report about payloads that a validator calls ordinary after one pass over their text.
  package var trustsOrdinary: Bool { quiet.knowsObjects }

  /// Returns the warnings about a payload; none if the bytes are not JSON or beyond the limits.
  ///
  /// - Parameters:
  ///   - bytes: The payload.
  ///   - isValid: Whether the payload is known to be valid, which saves work.
  package func inspect(_ bytes: UnsafeBufferPointer<UInt8>, isValid: Bool = false) -> Report {
    do throws(JSONError) {
      try JSONScanner.scan(bytes, into: &tape, limits: limits)
    } catch {
      return Report()
    }
    let view = JSONView(bytes: bytes, entries: tape.entries, count: tape.count)
    return inspect(view, isValid: isValid)
  }

  /// Returns the warnings about a payload from its tape.
  ///
  /// - Parameters:
  ///   - view: The payload.
  ///   - isValid: Whether the payload is known to be valid, which saves work.
  package func inspect(_ view: JSONView, isValid: Bool) -> Report {
    guard findsFixes || !isQuiet(view, isValid: isValid) else { return Report() }
    return inspect(view)
  }

  /// Returns whether there is surely nothing to report about a payload; false if that is not known.
  ///
  /// - Parameters:
  ///   - view: The payload.
  ///   - isValid: Whether the payload is known to be valid.
  package func isQuiet(_ view: JSONView, isValid: Bool) -> Bool {
    quiet.isQuiet(view, isValid: isValid)
  }

  /// Returns whether there is surely nothing to report about an element of an array that is the payload.
  ///
  /// - Parameters:
  ///   - view: The element.
  ///   - index: The number of elements before it.
  package func isQuiet(element view: JSONView, at index: Int) -> Bool {
    quiet.isQuiet(element: view, at: index)
  }

  /// Returns the warnings about a payload from its tape.
  package func inspect(_ view: JSONView) -> Report {
    report = Report()
    search = NameSearch()
    bytesToValidate = 1_048_576 + 64 * view.bytes.count
    steps.removeAll(keepingCapacity: true)
    pending = [Visit(entry: 0, schemas: [tree.root], parent: -1, segment: .none)]
    while isLooking, let visit = pending.popLast() {
      switch view[visit.entry].kind {
      case .object: inspectObject(visit, view)
      case .array: inspectArray(visit, view)
      case .string: inspectString(visit, view)
      case .number: inspectNumber(visit, view)
      case .null, .true, .false, .key: break
      }
    }
    pending = []
    // Values are visited from the last to the first.
    report.warnings.sort {
      ($0.range.lowerBound, $0.code.rawValue) < ($1.range.lowerBound, $1.code.rawValue)
    }
    report.candidates.sort { $0.start < $1.start }
    defer { report = Report() }
    return report
  }
}

/// A value to inspect.
struct Visit {
  /// The step from a value to one inside it.
  enum Segment {
    case none
    /// The entry of the key.
    case key(Int)
    case index(Int)
  }

  /// The entry on the tape.
  var entry: Int
  /// The schemas that all apply to the value; empty if none is known.
  var schemas: [SchemaGraph.Node]
  /// The step to the value around it; -1 for none.
  var parent: Int
  var segment: Segment
}

extension PayloadInspector {
  /// A step of a path.
  struct Step {
    var parent: Int
    var segment: Visit.Segment
  }

  /// Adds the step to a container and returns its number.
  func addStep(to visit: Visit) -> Int {
    steps.append(Step(parent: visit.parent, segment: visit.segment))
    return steps.count - 1
  }

  func push(_ visit: Visit) { pending.append(visit) }

  /// Returns the path to a value.
  func path(of visit: Visit, _ view: JSONView) -> [PathSegment] {
    var path: [PathSegment] = []
    var step = Step(parent: visit.parent, segment: visit.segment)
    while true {
      switch step.segment {
      case .none: break
      case .key(let entry): path.append(.key(view.text(of: view[entry])))
      case .index(let index): path.append(.index(index))
      }
      guard step.parent >= 0 else { break }
      step = steps[step.parent]
    }
    return path.reversed()
  }

  func warn(_ warning: PayloadWarning) {
    if kinds.contains(warning.code) { report.warnings.append(warning) }
  }

  private func inspectArray(_ visit: Visit, _ view: JSONView) {
    let leaves = leaves(of: visit.schemas, at: visit.entry, view)
    let step = addStep(to: visit)
    let end = Int(view[visit.entry].next)
    var place = visit.entry + 1
    var index = 0
    while place < end {
      let schemas = leaves.compactMap { $0.form.element(at: index) }
      push(Visit(entry: place, schemas: schemas, parent: step, segment: .index(index)))
      place = Int(view[place].next)
      index += 1
    }
  }

  private func inspectNumber(_ visit: Visit, _ view: JSONView) {
    guard kinds.contains(.lostDigits) else { return }
    let source = view.source(of: view[visit.entry])
    guard let value = WrittenNumber.lossyValue(source) else { return }
    warn(
      PayloadWarning(
        code: .lostDigits, message: "the number becomes \(value) in JavaScript",
        path: path(of: visit, view), range: view[visit.entry].sourceRange))
  }
}
