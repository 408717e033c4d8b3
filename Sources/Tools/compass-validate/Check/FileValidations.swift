/// A ``FileValidation`` for each schema of a run, made for its first file. Each thread has its own.
struct FileValidations: ~Copyable {
  /// A reference to a ``FileValidation``, which no array can hold.
  private final class Box {
    var validation: FileValidation

    init(_ rule: CheckRule) { validation = FileValidation(rule.validator, rule.options) }
  }

  private let rules: [CheckRule]
  private var boxes: [Box?]

  init(_ rules: [CheckRule]) {
    self.rules = rules
    boxes = rules.map { _ in nil }
  }

  /// Validates an open file with its schema, and waits for it if it is a pipe.
  mutating func validate(_ input: InputItem, _ file: consuming InputFile) -> FileReport {
    box(of: input.rule).validation.validate(input, file)
  }

  /// Validates the text of a file that is one payload.
  mutating func validate(_ text: [UInt8], of input: InputItem, into report: inout ChunkReport) {
    box(of: input.rule).validation.validate(text, input.name, into: &report)
  }

  /// Writes the output of a large array that a schema found valid.
  mutating func write(
    _ array: [UInt8], of rule: Int, to file: inout OutputFile
  ) throws(FileError) {
    try box(of: rule).validation.write(array, to: &file)
  }

  private mutating func box(of rule: Int) -> Box {
    if let box = boxes[rule] { return box }
    let box = Box(rules[rule])
    boxes[rule] = box
    return box
  }
}

extension FileValidations: PoolWorker {
  /// Validates a file that was regular when it was queued.
  mutating func work(_ input: InputItem) -> FileReport {
    box(of: input.rule).validation.work(input)
  }
}
