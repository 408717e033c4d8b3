/// A type that represents text.
///
/// `String`, `Substring`, `JSText`, arrays of UTF-16 code units (`[UInt16]`) and arrays of UTF-8 bytes
/// (`[UInt8]`) conform. Offsets into any of them count UTF-16 code units, as in JavaScript.
public protocol JSTextConvertible {
  /// The text as JavaScript sees it.
  var jsText: JSText { get }
  /// Creates the value for a text. Types that can't represent lone surrogates get U+FFFD in their
  /// place.
  init(jsText: JSText)
}

extension JSText: JSTextConvertible {
  /// The text itself.
  public var jsText: JSText { self }
  /// Creates a copy of a text.
  public init(jsText: JSText) { self = jsText }
}

extension String: JSTextConvertible {
  /// The text of the string.
  public var jsText: JSText { JSText(self) }
  /// Creates the string of a text, with U+FFFD for each lone surrogate.
  public init(jsText: JSText) { self = jsText.string }
}

extension Substring: JSTextConvertible {
  /// The text of the substring.
  public var jsText: JSText { JSText(String(self)) }
  /// Creates the substring of a text, with U+FFFD for each lone surrogate.
  public init(jsText: JSText) { self = Substring(jsText.string) }
}

extension Array: JSTextConvertible where Element: JSTextUnit {
  /// The text that the elements encode.
  public var jsText: JSText { Element.text(of: self) }
  /// Creates the units that encode a text.
  public init(jsText: JSText) { self = Element.units(of: jsText) }
}

/// An element of arrays that represent text: `UInt16` for UTF-16, `UInt8` for UTF-8.
public protocol JSTextUnit {
  /// Returns the text that the units encode.
  static func text(of units: [Self]) -> JSText
  /// Returns the units that encode a text.
  static func units(of text: JSText) -> [Self]
}

/// UTF-16 code units, lone surrogates included.
extension UInt16: JSTextUnit {
  /// Returns the text of UTF-16 code units. Lone surrogates are kept.
  public static func text(of units: [UInt16]) -> JSText { JSText(utf16: units) }
  /// Returns the UTF-16 code units of a text.
  public static func units(of text: JSText) -> [UInt16] { text.utf16 }
}

/// UTF-8 bytes. Ill-formed sequences become U+FFFD, as in the Encoding Standard's decoder.
extension UInt8: JSTextUnit {
  /// Returns the text of UTF-8 bytes, with U+FFFD for ill-formed sequences.
  public static func text(of units: [UInt8]) -> JSText {
    if units.withUnsafeBufferPointer(WTF8.isASCII) { return JSText(wtf8: units) }
    return JSText(String(decoding: units, as: UTF8.self))
  }

  /// Returns the UTF-8 bytes of a text, with U+FFFD for each lone surrogate.
  public static func units(of text: JSText) -> [UInt8] { WTF8.replacingLoneSurrogates(text.bytes) }
}
