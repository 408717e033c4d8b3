/// The element names that the standard's rules mention, lower case.
///
/// A raw value is also the name's `NameID`.
enum Tag: UInt8, CaseIterable {
  case none
  case a, address, annotationXML, applet, area, article, aside, b, base, basefont, bdi, bdo
  case bgsound, big, blockquote, body, br, button, canvas, caption, center, cite, code, col
  case colgroup, data, datalist, dd, del, desc, details, dfn, dialog, dir, div, dl, dt, em
  case embed, fieldset, figcaption, figure, font, footer, form, frame, frameset
  case h1, h2, h3, h4, h5, h6, head, header, hgroup, hr, html, i, iframe, image, img, input
  case ins, kbd, keygen, label, legend, li, link, listing, main, malignmark, map, mark, marquee
  case math, menu, menuitem, meta, meter, mglyph, mi, mn, mo, ms, mtext, nav, nobr, noembed
  case noframes, noscript, object, ol, optgroup, option, output, p, param, path, picture
  case plaintext, pre, progress, q, rb, rp, rt, rtc, ruby, s, samp, script, search, section
  case select, selectedcontent, slot, small, source, span, strike, strong, style, sub, summary
  case sup, svg, table, tbody, td, template, textarea, tfoot, th, thead, time, title, tr, track
  case tt, u, ul, `var`, video, wbr, xmp

  /// The names as they are written in markup, in the order of the cases, with spaces between them.
  static let list: StaticString = """
    none a address annotation-xml applet area article aside b base basefont bdi bdo \
    bgsound big blockquote body br button canvas caption center cite code col colgroup \
    data datalist dd del desc details dfn dialog dir div dl dt em embed fieldset \
    figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup \
    hr html i iframe image img input ins kbd keygen label legend li link listing main \
    malignmark map mark marquee math menu menuitem meta meter mglyph mi mn mo ms mtext nav \
    nobr noembed noframes noscript object ol optgroup option output p param path picture \
    plaintext pre progress q rb rp rt rtc ruby s samp script search section select \
    selectedcontent slot small source span strike strong style sub summary sup svg table \
    tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr \
    xmp
    """

  @inline(__always) var id: NameID { NameID(rawValue: Int32(rawValue)) }

  /// The number of cases. `allCases.count` creates an array at each use.
  static var count: Int { Int(xmp.rawValue) + 1 }
}

/// A name of an element or attribute, equal for equal text within one parse.
///
/// The names of `KnownNames` have the same ID in every parse.
package struct NameID: BitwiseCopyable, Equatable, Sendable {
  package var rawValue: Int32

  package static let none = NameID(rawValue: 0)

  /// The element name that the rules mention, or `.none`.
  @inline(__always) var tag: Tag {
    // In bounds: without payloads, a case is stored as its position, which is its raw value.
    // `Tag(rawValue:)` is not inlined.
    rawValue < Int32(Tag.count)
      ? unsafeBitCast(UInt8(truncatingIfNeeded: rawValue), to: Tag.self) : .none
  }
}
