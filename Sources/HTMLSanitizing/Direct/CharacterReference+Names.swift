extension CharacterReference {
  /// Characters by the packed names that end in `;`.
  static let names = PackedNameTable(entries, filler: 0)

  /// The packed names that mean a character without a `;` too: those of Latin-1, and these.
  static let legacyNames: PackedNameTable<Bool> = {
    let latin = entries.filter { 0xA0...0xFF ~= $0.value }.map(\.key)
    let others = "amp AMP lt LT gt GT quot QUOT COPY REG".utf8.split(separator: 0x20)
    return PackedNameTable(
      (latin + others.map(packed)).map { (key: $0, value: true) }, filler: false)
  }()

  private static let entries: [(key: UInt64, value: UInt32)] = {
    let others: KeyValuePairs<String, UInt32> = [
      "amp": 0x26, "lt": 0x3C, "gt": 0x3E, "quot": 0x22, "apos": 0x27,
      "ndash": 0x2013, "mdash": 0x2014, "lsquo": 0x2018, "rsquo": 0x2019, "sbquo": 0x201A,
      "ldquo": 0x201C, "rdquo": 0x201D, "bdquo": 0x201E, "bull": 0x2022, "hellip": 0x2026,
      "prime": 0x2032, "euro": 0x20AC, "trade": 0x2122, "larr": 0x2190, "uarr": 0x2191,
      "rarr": 0x2192, "darr": 0x2193, "minus": 0x2212, "infin": 0x221E, "ne": 0x2260,
      "le": 0x2264, "ge": 0x2265, "ensp": 0x2002, "emsp": 0x2003, "thinsp": 0x2009,
      "zwj": 0x200D, "zwnj": 0x200C,
    ]
    var entries = others.map { (key: packed($0.key.utf8), value: $0.value) }
    // Latin-1 has all its characters from U+00A0 on in this order.
    let latin = """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn \
      sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave \
      Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml \
      ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN \
      szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave \
      iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute \
      ucirc uuml yacute thorn yuml
      """
    for (offset, name) in latin.utf8.split(separator: 0x20).enumerated() {
      entries.append((packed(name), 0xA0 + UInt32(offset)))
    }
    return entries
  }()

  /// A name of at most eight characters as a number.
  private static func packed(_ name: some Sequence<UInt8>) -> UInt64 {
    name.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
