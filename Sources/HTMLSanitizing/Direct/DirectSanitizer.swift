/// Cleans simple markup in one pass over its bytes, without a tree.
///
/// The result is the one that parsing, judging and writing have. That is possible where tree
/// construction adds to the end of the document only: what is open is a stack, what is closed is
/// written already, and of what is written a formatting element's tags alone come in between later. Everything
/// else is left to the parser: comments, tables, forms, raw text, elements that go with what they hold, other
/// elements between a formatting element and a block that outlives it, references and bytes that need more than
/// a small table.
struct DirectSanitizer: ~Copyable {
  /// The text is not of the simple kind.
  struct NotSimple: Error {}

  /// How many elements may be open: far from the depth at which browsers stop nesting.
  private static let maximumDepth = 256

  let input: UnsafeBufferPointer<UInt8>
  let elements: DirectElements
  let attributePolicy: AttributePolicy
  private let depthLimit: Int
  var position = 0
  var output: ByteWriter
  /// The stack of open elements, without the root and the body.
  var open: [OpenElement] = []
  /// The list of active formatting elements.
  var formatting: [FormattingElement] = []
  /// Whether the body has begun; white space and most end tags before that mean nothing.
  var hasBody = false
  /// The attributes of the current tag that may stay, and the value of the last of them.
  var names: [[UInt8]] = []
  var value: [UInt8] = []

  private init(_ input: UnsafeBufferPointer<UInt8>, _ sanitizer: HTMLSanitizer) {
    self.input = input
    elements = sanitizer.elements
    attributePolicy = AttributePolicy(policy: sanitizer.policy)
    depthLimit = min(Self.maximumDepth, sanitizer.limits.openElements)
    output = ByteWriter(capacity: input.count &+ input.count / 4 &+ 64)
    open.reserveCapacity(16)
  }

  /// What `HTMLSanitizer.sanitize` returns for a text with a `<`, or nil if the text is not simple.
  ///
  /// - Parameter bytes: WTF-8.
  static func sanitize(
    _ bytes: UnsafeBufferPointer<UInt8>, by sanitizer: HTMLSanitizer
  ) -> [UInt8]? {
    var direct = DirectSanitizer(bytes, sanitizer)
    do throws(NotSimple) {
      try direct.run()
      return direct.output.array
    } catch {
      return nil
    }
  }

  private mutating func run() throws(NotSimple) {
    // The byte order mark is a character like any other in a browser, not so in every parser.
    if input.count > 2, input[0] == 0xEF, input[1] == 0xBB, input[2] == 0xBF { throw NotSimple() }
    skipSpaceBeforeBody()
    while position < input.count {
      if input[position] == 0x3C { try readMarkup() } else { try readText() }
    }
    while !open.isEmpty { pop() }
  }

  /// The white space before the body: DOMPurify puts it back as far as it knows it.
  private mutating func skipSpaceBeforeBody() {
    while position < input.count, input[position].isSpace, input[position] != 0x0C {
      position &+= 1
    }
    output.append(UnsafeBufferPointer(rebasing: input[..<position]))
  }

  /// HTML Standard, "Data state" and "Tag open state".
  private mutating func readMarkup() throws(NotSimple) {
    let start = position
    position &+= 1
    guard position < input.count else { return try writeBracket() }
    switch input[position] {
    case 0x41...0x5A, 0x61...0x7A:
      try readStartTag()
    case 0x2F:
      position &+= 1
      guard position < input.count, input[position].isLetter else { throw NotSimple() }
      try readEndTag()
    case 0x21, 0x3F:
      throw NotSimple()
    default:
      position = start &+ 1
      try writeBracket()
    }
  }

  /// A `<` that stands for itself.
  private mutating func writeBracket() throws(NotSimple) {
    try beginText()
    output.append("&lt;")
  }

  /// To be called before any text, and before what stands in a line as text does.
  @inline(__always)
  mutating func beginText() throws(NotSimple) {
    hasBody = true
    if let last = formatting.last, last.place == nil { try reopenFormatting() }
  }

  /// Opens an element whose start tag was written at a place of the output.
  @inline(__always)
  mutating func push(_ element: DirectElement, tag: Range<Int>) throws(NotSimple) {
    guard open.count < depthLimit else { throw NotSimple() }
    open.append(OpenElement(element: element, tag: tag))
  }

  /// Closes the current element and writes its end tag.
  mutating func pop() {
    guard let element = open.popLast()?.element else { return }
    if element.isFormatting {
      for index in formatting.indices where formatting[index].place == open.count {
        formatting[index].place = nil
      }
    }
    if element.isKept { append(elements.endTags, endTag(of: element)) }
  }

  /// Where an element's end tag stands in `elements.endTags`.
  @inline(__always)
  func endTag(of element: DirectElement) -> Range<Int> {
    let start = Int(element.nameStart)
    return (start &- 2)..<(start &+ Int(element.nameCount) &+ 1)
  }

  /// Closes elements down to one of this name, which is open.
  mutating func pop(through element: DirectElement) {
    while let last = open.last {
      pop()
      if last.index == element.index { return }
    }
  }

  /// Writes an element's start tag without its closing bracket.
  @inline(__always)
  mutating func openTag(_ element: DirectElement) {
    output.append(0x3C)
    let start = Int(element.nameStart)
    append(elements.endTags, start..<(start &+ Int(element.nameCount)))
  }

  @inline(__always)
  private mutating func append(_ bytes: [UInt8], _ range: Range<Int>) {
    bytes.withUnsafeBufferPointer { output.append(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}

extension UInt8 {
  /// HTML's white space, a carriage return being one before line breaks are normalised.
  @inline(__always)
  var isSpace: Bool {
    switch self {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20: true
    default: false
    }
  }
}
