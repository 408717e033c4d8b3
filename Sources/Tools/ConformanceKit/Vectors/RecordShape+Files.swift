internal import JSPrimitives

/// The files of each kind.
extension RecordShape {
  /// Returns the shape of a file of a kind and a format, its cases aside.
  static func file(of kind: VectorSuite.Kind, _ format: VectorSuite.Format) -> RecordShape {
    let head = RecordShape(needed: [
      "format": .text, "suite": .name, "kind": .text, "cases": .list(.any, mayBeEmpty: false),
    ])
    switch format {
    case .golden:
      return head.adding(
        needed: ["recorded": .record(recorded)],
        allowed: ["seed": .text, "revision": .text].merging(kind == .rule ? shared : [:]) { $1 })
    case .defs: return head.adding(needed: ["recorded": .record(recorded)])
    case .documents, .locales, .valueFunctions:
      return head.adding(
        needed: ["recorded": .record(recordedOfZod)],
        allowed: ["note": .text].merging(kind == .toJSONSchema ? dialects : [:]) { $1 })
    }
  }

  /// The sources of the recording; every member is a string.
  private static let recorded = RecordShape(needed: ["from": .text], others: .text)

  private static let recordedOfZod = RecordShape(
    needed: ["zod": .text], others: .either(.text, .number))

  /// The values that the cases of recorded rules share.
  private static let shared: Members = [
    "coaches": .array, "rules": .array, "schools": .array, "taskIdsBySlug": .object,
    "calibrationQuestions": .count,
  ]

  /// The member `$schema` of the results by target, which they leave out.
  private static let dialects: Members = ["$schema": .map(.either(.text, .null))]
}
