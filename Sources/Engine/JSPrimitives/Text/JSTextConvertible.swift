/// Text in one of the forms that programs keep it in.
///
/// `String`, `Substring`, `JSText`, arrays of UTF-16 code units (`[UInt16]`) and arrays of UTF-8 bytes
/// (`[UInt8]`) conform. Offsets into any of them count UTF-16 code units, as in JavaScript.
public protocol JSTextConvertible {
  /// The text as JavaScript sees it.
  var jsText: JSText { get }
  /// This form of a text. Forms that can't hold lone surrogates have U+FFFD in their place.
  init(jsText: JSText)
}

extension JSText: JSTextConvertible {
  public var jsText: JSText { self }
  public init(jsText: JSText) { self = jsText }
}

extension String: JSTextConvertible {
  public var jsText: JSText { JSText(self) }
  public init(jsText: JSText) { self = jsText.string }
}

extension Substring: JSTextConvertible {
  public var jsText: JSText { JSText(String(self)) }
  public init(jsText: JSText) { self = Substring(jsText.string) }
}

extension Array: JSTextConvertible where Element: JSTextUnit {
  public var jsText: JSText { Element.text(of: self) }
  public init(jsText: JSText) { self = Element.units(of: jsText) }
}

/// The elements of an array that is text: `UInt16` for UTF-16, `UInt8` for UTF-8.
public protocol JSTextUnit {
  /// Returns the text that the units encode.
  static func text(of units: [Self]) -> JSText
  /// Returns the units that encode a text.
  static func units(of text: JSText) -> [Self]
}

/// UTF-16 code units, lone surrogates included.
extension UInt16: JSTextUnit {
  public static func text(of units: [UInt16]) -> JSText { JSText(utf16: units) }
  public static func units(of text: JSText) -> [UInt16] { text.utf16 }
}

/// UTF-8 bytes. What is not UTF-8 is read as U+FFFD, as by the web's decoder.
extension UInt8: JSTextUnit {
  public static func text(of units: [UInt8]) -> JSText {
    if units.withUnsafeBufferPointer(WTF8.isASCII) { return JSText(wtf8: units) }
    return JSText(String(decoding: units, as: UTF8.self))
  }

  public static func units(of text: JSText) -> [UInt8] { WTF8.replacingLoneSurrogates(text.bytes) }
}
