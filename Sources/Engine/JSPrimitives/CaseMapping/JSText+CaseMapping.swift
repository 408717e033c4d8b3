extension JSText {
  /// Returns the text in upper case, as `toUpperCase` returns it; it may be longer.
  ///
  /// ECMA-262, sec-string.prototype.touppercase.
  ///
  ///     JSText("Stra\u{DF}e").uppercased()  // STRASSE
  public func uppercased() -> JSText {
    bytes.withUnsafeBufferPointer(CaseMapping.uppercased).map(JSText.init(wtf8:)) ?? self
  }

  /// Returns the text in lower case, as `toLowerCase` returns it; a capital sigma at the end of a
  /// word becomes a final sigma.
  ///
  /// ECMA-262, sec-string.prototype.tolowercase.
  public func lowercased() -> JSText {
    bytes.withUnsafeBufferPointer(CaseMapping.lowercased).map(JSText.init(wtf8:)) ?? self
  }
}
