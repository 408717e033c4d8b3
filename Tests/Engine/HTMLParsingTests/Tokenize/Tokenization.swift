import Testing

@testable import HTMLParsing

/// The tokens of an input and its parse errors.
struct Tokenization {
  var tokens: [String]
  /// Each error's code and offset: `eofInTag 3`.
  var errors: [String]

  /// Tokenizes an input.
  ///
  /// - Parameters:
  ///   - state: the state that the tokenizer starts in.
  ///   - lastStartTag: the name whose end tag ends raw text.
  ///   - allowsCDATA: whether the text is in a foreign element.
  init(
    _ input: [UInt8], from state: TokenizerState = .data, lastStartTag: String? = nil,
    allowsCDATA: Bool = false
  ) {
    let tree = input.withUnsafeBufferPointer { HTMLTree($0) }
    let storage = tree.arena.storage
    var last = NameID.none
    if let lastStartTag {
      var hash = NameHash()
      for byte in lastStartTag.utf8 { hash.combine(byte) }
      last = Array(lastStartTag.utf8).withUnsafeBufferPointer {
        storage.pointee.names.id(of: $0, hash: hash)
      }
    }
    var tokenizer = Tokenizer(
      storage: storage, sink: RecordingSink(storage: storage, allowsCDATA: allowsCDATA),
      state: state, lastStartTag: last, collectsErrors: true)
    tokenizer.run()
    let count = storage.pointee.errorCount
    precondition(count == storage.pointee.errors.count)
    storage.pointee.finishErrors()
    tokens = tokenizer.sink.tokens
    errors = tree.errors.map { "\($0.code) \($0.offset)" }
  }
}

/// A line of a state's table: an input, its tokens, and its errors with their offsets.
typealias TokenCase = (input: String, tokens: String, errors: String)

/// Expects each input of a table to have the tokens and errors beside it, separated by spaces and
/// commas.
func expectTokens(
  from state: TokenizerState = .data, lastStartTag: String? = nil, allowsCDATA: Bool = false,
  _ table: [TokenCase], sourceLocation: SourceLocation = #_sourceLocation
) {
  for (input, tokens, errors) in table {
    let found = Tokenization(
      Array(input.utf8), from: state, lastStartTag: lastStartTag, allowsCDATA: allowsCDATA)
    #expect(
      found.tokens.joined(separator: " ") == tokens, "\(input.debugDescription)",
      sourceLocation: sourceLocation)
    #expect(
      found.errors.joined(separator: ", ") == errors, "\(input.debugDescription)",
      sourceLocation: sourceLocation)
  }
}
