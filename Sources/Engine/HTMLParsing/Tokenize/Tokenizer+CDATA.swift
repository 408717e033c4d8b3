/// The states that read CDATA sections, which foreign content alone has.
extension Tokenizer where Sink: ~Copyable {
  /// CDATA section, CDATA section bracket and CDATA section end states.
  mutating func cdataSection() {
    textStart = position
    while true {
      position = ByteScan.first(0x5D, 0, 0, in: base, from: position, to: end)
      guard position < end else {
        error(.eofInCDATA)
        emitText(to: end)
        return emitEndOfFile()
      }
      if base[position] == 0 {
        emitText(to: position)
        // Not an error here; tree construction deals with it.
        sink.characters(TextRange(position, position &+ 1))
        position &+= 1
        textStart = position
      } else if matches("]]>", at: position, ignoringCase: false) {
        emitText(to: position)
        position &+= 3
        state = .data
        return
      } else {
        position &+= 1
      }
    }
  }
}
