internal import HTMLParsing
private import JSPrimitives

/// A policy's rule for each name, as bits: looked up by number for the names that the parser knows, and
/// found out from the text for all others.
struct NameRules: Sendable {
  struct Rule: OptionSet, Sendable {
    let rawValue: UInt16

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
    /// `template`, which has no children in HTML.
    static let template = Rule(rawValue: 128)
    /// The attribute `is`.
    static let isAttribute = Rule(rawValue: 256)
  }

  private let policy: SanitizerPolicy
  /// The rules of the names that the parser knows, by ID.
  let known: [Rule]

  private static let voidElements = NameList(
    """
    area base basefont bgsound br col embed frame hr img input keygen link meta param source track \
    wbr
    """)
  private static let rawTextElements = NameList(
    "style script xmp iframe noembed noframes plaintext")

  private static let templates = NameList("template")
  private static let isAttributes = NameList("is")

  init(_ policy: SanitizerPolicy) {
    self.policy = policy
    var known = [Rule](repeating: [], count: HTMLKnownNames.count)
    // Few names have a rule: the lists are looked up in the parser's table, not its names in the lists.
    for (list, rule) in Self.lists(policy) {
      for name in list.names {
        guard let id = name.withUnsafeBufferPointer(HTMLKnownNames.id) else { continue }
        known[Int(id.rawValue)].insert(rule)
      }
    }
    for id in known.indices where Self.hasAllowedPrefix(HTMLKnownNames.text(id), policy) {
      known[id].insert(.allowedPrefix)
    }
    self.known = known
  }

  private static func lists(_ policy: SanitizerPolicy) -> [(NameList, Rule)] {
    [
      (policy.allowedTags, .allowedTag), (policy.forbiddenContents, .forbiddenContents),
      (policy.allowedAttributes, .allowedAttribute), (policy.uriSafeAttributes, .uriSafe),
      (voidElements, .void), (rawTextElements, .rawText), (templates, .template),
      (isAttributes, .isAttribute),
    ]
  }

  /// Returns the policy's rule for a name that the parser does not know.
  ///
  /// Names are compared after `String.prototype.toLowerCase`. The parser has lower-cased ASCII
  /// letters; of all other characters only U+212A KELVIN SIGN has an ASCII lower case.
  func rule(forUnknown name: UnsafeBufferPointer<UInt8>) -> Rule {
    let name = name.contains(0xE2) ? Self.replacingKelvinSigns(Array(name)) : Array(name)
    var rule: Rule = []
    for (list, bit) in Self.lists(policy) where list.contains(name) { rule.insert(bit) }
    if name.withUnsafeBufferPointer({ Self.hasAllowedPrefix($0, policy) }) {
      rule.insert(.allowedPrefix)
    }
    return rule
  }

  private static func hasAllowedPrefix(
    _ name: UnsafeBufferPointer<UInt8>, _ policy: SanitizerPolicy
  ) -> Bool {
    policy.allowsDataAttributes && isDataAttribute(name)
      || policy.allowsARIAAttributes && isARIAAttribute(name)
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
  private static func isDataAttribute(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard name.count > 5, name.starts(with: "data-".utf8) else { return false }
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

  /// `/^aria-[\-\w]+$/`.
  private static func isARIAAttribute(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name.count > 5 && name.starts(with: "aria-".utf8)
      && name.dropFirst(5).allSatisfy { isWordOrHyphen(UInt32($0)) }
  }

  private static func isWordOrHyphen(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x2D, 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
    default: false
    }
  }
}
