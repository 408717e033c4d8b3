internal import SchemaModel
internal import SourceJSON

/// Runs a plan over documents: for the verdict and the output, and for the issues of an invalid document.
///
/// Each part may call what it holds: one pass over a text holds the walk over a tape, which holds the explanation
/// behind a door of one function. All have the memory of the run. A run belongs to one thread and can run again after a reset.
struct Run: ~Copyable {
  /// The memory of the run, which ends with it.
  private let shared: SharedMemory
  /// One pass over a text, and the walk over a tape that it holds.
  var onePass: OnePass
  /// Whether the output of this run becomes a `ZodValue`, which may hold what JSON lacks.
  var givesAnyValue = false

  /// - Parameter keepsOutput: Whether the document's output will be read; without it, a large array takes much
  ///   less memory.
  init(
    _ plan: Plan, document: JSONView, limits: ValidationLimits, keepsOutput: Bool = true
  ) {
    shared = SharedMemory(
      RunMemory(plan, document: document, limits: limits, keepsOutput: keepsOutput))
    onePass = OnePass(shared)
  }

  deinit { shared.free() }

  /// The memory of the run.
  var memory: RunMemory {
    @inline(__always) unsafeAddress { UnsafePointer(shared.memory) }
    @inline(__always) unsafeMutableAddress { shared.memory }
  }

  /// The values of the run.
  var values: RunValues {
    @inline(__always) unsafeAddress { UnsafePointer(shared.values) }
    @inline(__always) unsafeMutableAddress { shared.values }
  }

  /// The plan that is run.
  var plan: Plan {
    @inline(__always) _read { yield shared.memory.pointee.operations.plan }
  }

  /// The caller's messages.
  var messages: IssueMessages? {
    @inline(__always) get { explanation.messages }
    @inline(__always) set { explanation.messages = newValue }
  }

  /// Whether no node was explained since the last reset.
  var isClean: Bool {
    @inline(__always) get { explanation.isClean }
  }

  /// The memory that is kept between runs, in bytes.
  var keptSize: Int {
    @inline(__always) get { explanation.keptSize + onePass.refusals.keptSize }
  }

  /// Prepares for another document.
  mutating func reset(document: JSONView) { explanation.reset(document: document) }

  /// Returns whether text is valid; nil if that needs a tape of the text.
  ///
  /// - Parameters:
  ///   - text: The text, from its start on.
  ///   - tape: Memory for the values that are walked from a tape.
  mutating func judgeInOnePass(_ text: inout OnePassText, _ tape: inout Tape) -> Bool? {
    guard onePass.fits else { return nil }
    tape.removeAll()
    reset(document: JSONView(bytes: text.bytes, entries: tape.entries, count: 0))
    return onePass.judge(&text, &tape)
  }
}
