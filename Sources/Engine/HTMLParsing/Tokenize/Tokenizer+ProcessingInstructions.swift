/// The states that read processing instructions, which are nodes since 2026-06-25.
///
/// HTML Standard, "Processing instruction open state" and those that follow. An instruction has a
/// target of ASCII letters, digits, `-` and `_` that begins with a letter or `_`; one that has not,
/// or that XML has reserved, is a bogus comment as it always was.
extension Tokenizer where Sink: ~Copyable {
  mutating func processingInstructionOpen() {
    // The question mark belongs to the data of a comment.
    dataStart = position &- 1
    guard position < end else {
      error(.eofInProcessingInstruction)
      return emitEndOfFile()
    }
    let targetStart = position
    var offset = position
    while offset < end, isTargetByte(base[offset], isFirst: offset == targetStart) {
      offset &+= 1
    }
    guard offset < end || offset == targetStart else {
      position = end
      error(.eofInProcessingInstruction)
      return emitEndOfFile()
    }
    guard offset > targetStart, endsTarget(base[offset]),
      !isReserved(targetStart, offset)
    else {
      error(.invalidProcessingInstructionTarget)
      state = .bogusComment
      return
    }
    position = offset
    processingInstructionData(target: TextRange(targetStart, offset))
  }

  /// Processing instruction after target, data and questionable states.
  private mutating func processingInstructionData(target: TextRange) {
    while position < end, base[position].isHTMLSpace { position &+= 1 }
    let start = position
    position = ByteScan.first(0x3E, 0x3E, 0x3E, in: base, from: position, to: end)
    guard position < end else {
      error(.eofInProcessingInstruction)
      return emitEndOfFile()
    }
    // One question mark in front of the bracket is not part of the data.
    let dataEnd = position > start && base[position &- 1] == 0x3F ? position &- 1 : position
    position &+= 1
    state = .data
    sink.processingInstruction(target: target, data: replacingNulls(start, dataEnd))
  }

  private func isTargetByte(_ byte: UInt8, isFirst: Bool) -> Bool {
    byte.isASCIIAlpha || byte == 0x5F || !isFirst && (byte.isASCIIDigit || byte == 0x2D)
  }

  private func endsTarget(_ byte: UInt8) -> Bool {
    byte.isHTMLSpace || byte == 0x3E || byte == 0x3F
  }

  /// Whether a target is one of XML's own: `xml` and `xml-stylesheet`, in any case.
  private func isReserved(_ start: Int, _ end: Int) -> Bool {
    end &- start == 3 && matches("xml", at: start, ignoringCase: true)
      || end &- start == 14 && matches("xml-stylesheet", at: start, ignoringCase: true)
  }
}
