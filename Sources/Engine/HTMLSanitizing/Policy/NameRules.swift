internal import HTMLParsing
private import JSPrimitives

/// A policy's rule for each name, as bits: looked up by number for the names that the parser knows, and
/// found out from the text for all others.
struct NameRules: Sendable {
  struct Rule: OptionSet, Sendable {
    let rawValue: UInt8

    /// An element that is kept.
    static let allowedTag = Rule(rawValue: 1)
    /// An element that goes with all it holds.
    static let forbiddenContents = Rule(rawValue: 2)
    /// An attribute that is kept.
    static let allowedAttribute = Rule(rawValue: 4)
    /// An attribute whose value is not checked as a URI.
    static let uriSafe = Rule(rawValue: 8)
    /// An attribute that is kept whatever its value, for its prefix.
    static let allowedPrefix = Rule(rawValue: 16)
    /// An element without contents and end tag.
    static let void = Rule(rawValue: 32)
    /// An element whose text is written as it is. HTML Standard, "Serializing HTML fragments"; scripting
    /// being off, `noscript` is not among them.
    static let rawText = Rule(rawValue: 64)
  }

  private let policy: SanitizerPolicy
  private let known: [Rule]

  private static let voidElements = NameList(
    """
    area base basefont bgsound br col embed frame hr img input keygen link meta param source track \
    wbr
    """)
  private static let rawTextElements = NameList(
    "style script xmp iframe noembed noframes plaintext")

  init(_ policy: SanitizerPolicy) {
    self.policy = policy
    known = (0..<HTMLKnownNames.count).map { Self.rule(for: HTMLKnownNames.text($0), policy) }
  }

  /// Returns the policy's rule for a name.
  @inline(__always)
  func rule(for id: NameID, in markup: Markup) -> Rule {
    let index = Int(id.rawValue)
    return index < known.count
      ? known[index] : Self.rule(for: Array(markup.records.name(id)), policy)
  }

  /// Names are compared after `String.prototype.toLowerCase`. The parser has lower-cased ASCII
  /// letters; of all other characters only U+212A KELVIN SIGN has an ASCII lower case.
  private static func rule(for name: [UInt8], _ policy: SanitizerPolicy) -> Rule {
    let name = name.contains(0xE2) ? replacingKelvinSigns(name) : name
    var rule: Rule = []
    if policy.allowedTags.contains(name) { rule.insert(.allowedTag) }
    if policy.forbiddenContents.contains(name) { rule.insert(.forbiddenContents) }
    if policy.allowedAttributes.contains(name) { rule.insert(.allowedAttribute) }
    if policy.uriSafeAttributes.contains(name) { rule.insert(.uriSafe) }
    if policy.allowsDataAttributes && isDataAttribute(name)
      || policy.allowsARIAAttributes && isARIAAttribute(name)
    {
      rule.insert(.allowedPrefix)
    }
    if voidElements.contains(name) { rule.insert(.void) }
    if rawTextElements.contains(name) { rule.insert(.rawText) }
    return rule
  }

  private static func replacingKelvinSigns(_ name: [UInt8]) -> [UInt8] {
    var lowered: [UInt8] = []
    var rest = name[...]
    while let byte = rest.first {
      let isKelvinSign = rest.starts(with: [0xE2, 0x84, 0xAA])
      lowered.append(isKelvinSign ? 0x6B : byte)
      rest = rest.dropFirst(isKelvinSign ? 3 : 1)
    }
    return lowered
  }

  /// `/^data-[\-\w.\u00B7-\uFFFF]+$/`; surrogates lie in the range, so all beyond U+FFFF does.
  private static func isDataAttribute(_ name: [UInt8]) -> Bool {
    guard name.starts(with: "data-".utf8), name.count > 5 else { return false }
    return name.withUnsafeBufferPointer { name in
      var offset = 5
      while offset < name.count {
        let (codePoint, length) = WTF8.decode(name, at: offset)
        guard isWordOrHyphen(codePoint) || codePoint == 0x2E || codePoint >= 0xB7 else {
          return false
        }
        offset += length
      }
      return true
    }
  }

  /// `/^aria-[\-\w]+$/`.
  private static func isARIAAttribute(_ name: [UInt8]) -> Bool {
    name.starts(with: "aria-".utf8) && name.count > 5
      && name.dropFirst(5).allSatisfy { isWordOrHyphen(UInt32($0)) }
  }

  private static func isWordOrHyphen(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x2D, 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
    default: false
    }
  }
}
