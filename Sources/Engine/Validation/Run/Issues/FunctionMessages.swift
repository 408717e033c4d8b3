internal import JSPrimitives

/// The messages of the schema's functions, in the order in which the functions were asked.
///
/// Issues can be worded twice so, though each function is called once: first to learn whether a function fails, then to
/// pass on one issue at a time.
struct FunctionMessages {
  private var texts = TextNumbers()
  /// The number of each message; -1 where the functions had none.
  private var numbers: [Int32] = []
  /// The position of the next message to read; nil while messages are added.
  private var position: Int?

  /// Adds the next message.
  mutating func add(_ message: JSText?) {
    numbers.append(message.map { texts.add($0.bytes) } ?? -1)
  }

  /// Starts to read from the first message.
  mutating func rewind() { position = 0 }

  /// Returns the next message, which may be nil; nothing while messages are added.
  mutating func next() -> JSText?? {
    guard let position, position < numbers.count else { return nil }
    self.position = position + 1
    let number = numbers[position]
    return .some(number < 0 ? nil : JSText(wtf8: Array(texts[number])))
  }
}
