/// The characters of `\p{...}` (ECMA-262, sec-compiletocharset, UnicodePropertyValueExpression).
enum PropertySets {
  /// The characters of a property whose name and value are in the grammar; nil if they depend on the
  /// Unicode Character Database beyond what the standard itself fixes.
  static func characters(name: String?, value: String) -> CharacterSet? {
    switch (name, value) {
    case (nil, "Any"):
      CharacterSet([0...0x10FFFF])
    case (nil, "ASCII"):
      CharacterSet([0...0x7F])
    case (nil, "ASCII_Hex_Digit"), (nil, "AHex"):
      CharacterSet([0x30...0x39, 0x41...0x46, 0x61...0x66])
    case (nil, "Noncharacter_Code_Point"), (nil, "NChar"):
      CharacterSet(
        [0xFDD0...0xFDEF] + (0...16).map { ($0 << 16 | 0xFFFE)...($0 << 16 | 0xFFFF) })
    case (nil, "Regional_Indicator"), (nil, "RI"):
      CharacterSet([0x1F1E6...0x1F1FF])
    case (nil, "Cs"), (nil, "Surrogate"), ("gc", "Cs"), ("gc", "Surrogate"),
      ("General_Category", "Cs"), ("General_Category", "Surrogate"):
      CharacterSet([0xD800...0xDFFF])
    case (nil, "Cc"), (nil, "Control"), (nil, "cntrl"), ("gc", "Cc"), ("gc", "Control"),
      ("gc", "cntrl"), ("General_Category", "Cc"), ("General_Category", "Control"),
      ("General_Category", "cntrl"):
      CharacterSet([0...0x1F, 0x7F...0x9F])
    default:
      nil
    }
  }
}
