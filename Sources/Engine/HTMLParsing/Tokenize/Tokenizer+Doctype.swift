/// The states that read document types.
extension Tokenizer where Sink: ~Copyable {
  /// DOCTYPE state and before DOCTYPE name state.
  mutating func doctype() {
    var token = DoctypeToken()
    if position < end, !base[position].isHTMLSpace, base[position] != 0x3E {
      error(.missingWhitespaceBeforeDoctypeName)
    }
    skipSpace()
    guard position < end else { return emitDoctypeAtEndOfFile(&token) }
    if base[position] == 0x3E {
      error(.missingDoctypeName)
      token.forcesQuirks = true
    } else {
      token.name = doctypeName()
      skipSpace()
      guard position < end else { return emitDoctypeAtEndOfFile(&token) }
      if base[position] != 0x3E, !afterDoctypeName(&token) { return }
    }
    position &+= 1
    emit(token)
  }

  private mutating func skipSpace() {
    while position < end, base[position].isHTMLSpace { position &+= 1 }
  }

  private mutating func emit(_ token: DoctypeToken) {
    state = .data
    sink.doctype(token)
  }

  private mutating func emitDoctypeAtEndOfFile(_ token: inout DoctypeToken) {
    error(.eofInDoctype)
    token.forcesQuirks = true
    emit(token)
    emitEndOfFile()
  }

  /// DOCTYPE name state.
  private mutating func doctypeName() -> TextRange {
    let start = storage.pointee.bytes.count
    while position < end, !base[position].isHTMLSpace, base[position] != 0x3E {
      let byte = base[position]
      if byte == 0 {
        error(.unexpectedNullCharacter)
        appendCodePoint(0xFFFD)
      } else {
        storage.pointee.bytes.append(byte.asciiLowercased)
      }
      position &+= 1
    }
    return TextRange(start, storage.pointee.bytes.count)
  }

  /// After DOCTYPE name state, at a character that is neither white space nor `>`.
  ///
  /// Returns with the position at the `>`, or false if the token is emitted, the file having ended.
  private mutating func afterDoctypeName(_ token: inout DoctypeToken) -> Bool {
    if matches("public", at: position, ignoringCase: true) {
      position &+= 6
      return publicIdentifier(&token)
    }
    if matches("system", at: position, ignoringCase: true) {
      position &+= 6
      return systemIdentifier(&token)
    }
    error(.invalidCharacterSequenceAfterDoctypeName)
    token.forcesQuirks = true
    return bogusDoctype(&token)
  }

  /// Bogus DOCTYPE state.
  private mutating func bogusDoctype(_ token: inout DoctypeToken) -> Bool {
    while position < end, base[position] != 0x3E {
      if base[position] == 0 { error(.unexpectedNullCharacter) }
      position &+= 1
    }
    guard position < end else {
      emit(token)
      emitEndOfFile()
      return false
    }
    return true
  }

  /// After DOCTYPE public keyword state up to between DOCTYPE public and system identifiers state.
  private mutating func publicIdentifier(_ token: inout DoctypeToken) -> Bool {
    if position < end, base[position] == 0x22 || base[position] == 0x27 {
      error(.missingWhitespaceAfterDoctypePublicKeyword)
    }
    skipSpace()
    guard position < end else {
      emitDoctypeAtEndOfFile(&token)
      return false
    }
    let quote = base[position]
    guard quote == 0x22 || quote == 0x27 else {
      token.forcesQuirks = true
      if quote == 0x3E {
        error(.missingDoctypePublicIdentifier)
        return true
      }
      error(.missingQuoteBeforeDoctypePublicIdentifier)
      return bogusDoctype(&token)
    }
    guard
      quotedIdentifier(
        &token, \.publicIdentifier, quote, abrupt: .abruptDoctypePublicIdentifier)
    else { return false }
    guard base[position] == quote else { return true }
    position &+= 1
    let isSpace = position < end && base[position].isHTMLSpace
    skipSpace()
    guard position < end else {
      emitDoctypeAtEndOfFile(&token)
      return false
    }
    switch base[position] {
    case 0x3E: return true
    case 0x22, 0x27:
      if !isSpace { error(.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers) }
      return quotedSystemIdentifier(&token)
    default:
      error(.missingQuoteBeforeDoctypeSystemIdentifier)
      token.forcesQuirks = true
      return bogusDoctype(&token)
    }
  }

  /// After DOCTYPE system keyword state and before DOCTYPE system identifier state.
  private mutating func systemIdentifier(_ token: inout DoctypeToken) -> Bool {
    if position < end, base[position] == 0x22 || base[position] == 0x27 {
      error(.missingWhitespaceAfterDoctypeSystemKeyword)
    }
    skipSpace()
    guard position < end else {
      emitDoctypeAtEndOfFile(&token)
      return false
    }
    switch base[position] {
    case 0x22, 0x27: return quotedSystemIdentifier(&token)
    case 0x3E:
      error(.missingDoctypeSystemIdentifier)
      token.forcesQuirks = true
      return true
    default:
      error(.missingQuoteBeforeDoctypeSystemIdentifier)
      token.forcesQuirks = true
      return bogusDoctype(&token)
    }
  }

  /// DOCTYPE system identifier (quoted) states and after DOCTYPE system identifier state.
  private mutating func quotedSystemIdentifier(_ token: inout DoctypeToken) -> Bool {
    let quote = base[position]
    guard
      quotedIdentifier(
        &token, \.systemIdentifier, quote, abrupt: .abruptDoctypeSystemIdentifier)
    else { return false }
    guard base[position] == quote else { return true }
    position &+= 1
    skipSpace()
    guard position < end else {
      emitDoctypeAtEndOfFile(&token)
      return false
    }
    if base[position] == 0x3E { return true }
    error(.unexpectedCharacterAfterDoctypeSystemIdentifier)
    // This does not force quirks.
    return bogusDoctype(&token)
  }

  /// DOCTYPE public and system identifier (double-quoted) and (single-quoted) states.
  ///
  /// Returns with the position at the quote or at a `>` that ends the token early, or false at the
  /// end of the file.
  private mutating func quotedIdentifier(
    _ token: inout DoctypeToken, _ field: WritableKeyPath<DoctypeToken, TextRange?>,
    _ quote: UInt8, abrupt: HTMLParseError.Code
  ) -> Bool {
    position &+= 1
    let start = position
    position = ByteScan.first(quote, 0x3E, 0x3E, in: base, from: position, to: end)
    token[keyPath: field] = replacingNulls(start, position)
    guard position < end else {
      emitDoctypeAtEndOfFile(&token)
      return false
    }
    if base[position] == 0x3E {
      error(abrupt)
      token.forcesQuirks = true
    }
    return true
  }
}
