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

  /// The name as it is written in markup.
  var name: String { self == .annotationXML ? "annotation-xml" : "\(self)" }

  @inline(__always) var id: NameID { NameID(rawValue: Int32(rawValue)) }
}

/// A name of an element or attribute, equal for equal text within one parse.
///
/// The names of `KnownNames` have the same ID in every parse.
package struct NameID: BitwiseCopyable, Equatable, Sendable {
  package var rawValue: Int32

  package static let none = NameID(rawValue: 0)

  /// The element name that the rules mention, or `.none`.
  @inline(__always) var tag: Tag {
    rawValue < Int32(Tag.allCases.count)
      ? Tag(rawValue: UInt8(truncatingIfNeeded: rawValue)) ?? .none : .none
  }
}
