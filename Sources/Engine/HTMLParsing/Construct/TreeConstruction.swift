/// Builds the tree from the tokens. HTML Standard, "Tree construction".
///
/// Each insertion mode is an extension in a file of its own below `Modes`. The token that is being
/// processed is `tag` with `tokenAttributes`, or the argument of the function.
///
/// Some functions that only read are `mutating`: for a call that is not inlined, the compiler copies
/// a borrowed struct of this size to the stack, but passes an `inout` one by address.
struct TreeConstruction: TokenSink, ~Copyable {
  let storage: UnsafeMutablePointer<TreeStorage>
  let options: HTMLParser.Options
  /// The bytes of memory that the parse may use.
  let memoryLimit: Int

  /// The memory of the tables that end with the parse.
  private let block: MemoryBlock
  var open: OpenElements
  var formatting: ActiveFormattingElements
  var mode = InsertionMode.initial
  /// The mode to return to from "text" and "in table text".
  var originalMode = InsertionMode.initial
  var templateModes = GrowableBuffer<InsertionMode>()

  /// The root element, and its entry in the stack of open elements; 0 before it is inserted.
  var rootElement: Int32 = 0
  var rootEntry: Int32 = 0
  /// The element pointers; 0 for none.
  var headElement: Int32 = 0
  var formElement: Int32 = 0
  /// The context element of the fragment case, or 0. It is not part of the tree.
  var contextElement: Int32 = 0

  /// Whether nodes go in front of a table instead of into it.
  var fosterParenting = false
  /// The frameset-ok flag.
  var framesetOK = true
  /// Whether a line feed at the start of the next token is ignored.
  var skipsLineFeed = false
  /// The pending table character tokens, and whether one of them is not white space.
  var pendingTableText = GrowableBuffer<TextRange>()
  var pendingTableTextHasOthers = false
  /// The state that few inputs need, nil until one does.
  private var rareState: RareState?
  /// Whether the input may have copies of selected options is decided at the first `select`.
  var isSelectedContentDecided = false

  /// The tag that is being processed.
  var tag = TagToken()
  var tokenAttributes: UnsafeMutablePointer<TokenAttribute>
  /// Whether the tag's self-closing flag was acknowledged.
  var isSelfClosingAcknowledged = false
  /// The state in which the tokenizer goes on behind the start tag.
  var nextTextState = TextState.data

  var isStopped = false
  /// The number of records at which the use of memory is looked at next.
  private var nextMemoryCheck = 1024

  init(
    storage: UnsafeMutablePointer<TreeStorage>, options: HTMLParser.Options, memoryLimit: Int
  ) {
    self.storage = storage
    self.options = options
    self.memoryLimit = memoryLimit
    var block = MemoryBlock(byteCount: OpenElements.blockSize &+ ActiveFormattingElements.blockSize)
    open = OpenElements(in: &block)
    formatting = ActiveFormattingElements(in: &block)
    self.block = block
    // Never read before a tag has set it.
    tokenAttributes = UnsafeMutablePointer(bitPattern: 8)!
  }

  /// The copies of selected options, if the input may have any.
  var selectedContent: SelectedContent? { rareState?.selectedContent }

  /// Returns the state that few inputs need.
  mutating func makeRareState() -> RareState {
    if let rareState { return rareState }
    let created = RareState()
    rareState = created
    return created
  }

  /// The names that have the same ID in every parse.
  @inline(__always) var known: KnownNames { storage.pointee.names.known }

  // MARK: Tokens

  var allowsCDATA: Bool {
    let node = adjustedCurrentNode
    return node != 0 && storage.pointee.nodes[node].namespace != .html
  }

  @inline(__always)
  mutating func startTag(
    _ tag: TagToken, _ attributes: borrowing GrowableBuffer<TokenAttribute>
  ) -> TextState {
    begin(tag)
    tokenAttributes = attributes.base
    nextTextState = .data
    isSelfClosingAcknowledged = false
    if isInPlainBody {
      inBodyStartTag()
    } else if isForeign(startTag: tag.tag) {
      foreignStartTag()
    } else {
      processStartTag(mode)
    }
    if tag.isSelfClosing, !isSelfClosingAcknowledged {
      error(.nonVoidHTMLElementStartTagWithTrailingSolidus)
    }
    checkMemory()
    return nextTextState
  }

  @inline(__always)
  mutating func endTag(_ tag: TagToken) {
    begin(tag)
    if isInPlainBody {
      inBodyEndTag()
    } else if isCurrentNodeForeign {
      foreignEndTag()
    } else {
      processEndTag(mode)
    }
    checkMemory()
  }

  @inline(__always)
  private mutating func begin(_ tag: TagToken) {
    skipsLineFeed = false
    if mode == .inTableText { endTableText() }
    self.tag = tag
  }

  @inline(__always)
  mutating func characters(_ text: TextRange) {
    if isInPlainBody, !skipsLineFeed, !storage.pointee.isNull(text) {
      insertBodyText(text)
    } else {
      otherCharacters(text)
    }
  }

  private mutating func otherCharacters(_ text: TextRange) {
    var text = text
    // Browsers drop a null outside of foreign content before any rule sees it. The standard ignores
    // it in the body alone, but in the modes before that it implies the body, as other text does.
    if storage.pointee.isNull(text), !isForeignForText { return error(.unexpectedNullCharacter) }
    if skipsLineFeed {
      skipsLineFeed = false
      if storage.pointee.bytes[text.lower] == 0x0A { text = text.dropFirst(1) }
      if text.isEmpty { return }
    }
    if isForeignForText { foreignText(text) } else { processText(text, mode) }
  }

  mutating func comment(_ data: TextRange) {
    insertOutsideElements(.comment, data)
  }

  mutating func processingInstruction(target: TextRange, data: TextRange) {
    insertOutsideElements(.processingInstruction, target, data)
  }

  mutating func doctype(_ doctype: DoctypeToken) {
    skipsLineFeed = false
    if mode == .inTableText { endTableText() }
    // In foreign content and in every other mode a document type is an error and ignored.
    if mode == .initial { initialDoctype(doctype) } else { error(.unexpectedDoctype) }
  }

  mutating func endOfFile() {
    if mode == .inTableText { endTableText() }
    while processEndOfFile(mode) {}
    stopParsing()
  }

  /// "Stop parsing": all elements are popped.
  private mutating func stopParsing() {
    guard selectedContent != nil else { return }
    while open.top != 0 { popCurrentNode() }
  }

  // MARK: The dispatcher

  /// The adjusted current node: in the fragment case the context element while only the root is
  /// open.
  @inline(__always) var adjustedCurrentNode: Int32 {
    contextElement != 0 && open.count == 1 ? contextElement : open.current
  }

  /// Whether the rules for "in body" apply to any token: most are read in this mode, in an HTML element.
  /// False for a fragment, whose context may be foreign.
  @inline(__always) private var isInPlainBody: Bool {
    mode == .inBody && contextElement == 0 && open.entries[open.top].categories.contains(.html)
  }

  /// Whether an end tag or anything but text and start tags follows the rules of foreign content.
  @inline(__always) var isCurrentNodeForeign: Bool {
    let node = adjustedCurrentNode
    return node != 0 && storage.pointee.nodes[node].namespace != .html
  }

  @inline(__always) var isForeignForText: Bool {
    mutating get {
      let node = adjustedCurrentNode
      guard node != 0, storage.pointee.nodes[node].namespace != .html else { return false }
      return !storage.pointee.nodes[node].isIntegrationPoint && !isMathMLTextIntegrationPoint(node)
    }
  }

  @inline(__always)
  private mutating func isForeign(startTag tag: Tag) -> Bool {
    let node = adjustedCurrentNode
    guard node != 0, storage.pointee.nodes[node].namespace != .html else { return false }
    return isForeign(startTag: tag, in: node)
  }

  private mutating func isForeign(startTag tag: Tag, in node: Int32) -> Bool {
    if isMathMLTextIntegrationPoint(node) { return tag == .mglyph || tag == .malignmark }
    let record = storage.pointee.nodes[node]
    if record.namespace == .mathML, record.name == Tag.annotationXML.id, tag == .svg {
      return false
    }
    return !record.isIntegrationPoint
  }

  mutating func isMathMLTextIntegrationPoint(_ node: Int32) -> Bool {
    guard storage.pointee.nodes[node].namespace == .mathML else { return false }
    switch storage.pointee.nodes[node].name.tag {
    case .mi, .mo, .mn, .ms, .mtext: return true
    default: return false
    }
  }

  /// Processes the start tag by the rules for an insertion mode.
  mutating func processStartTag(_ mode: InsertionMode) {
    switch mode {
    case .inBody: inBodyStartTag()
    case .inTable: inTableStartTag()
    case .inTableBody: inTableBodyStartTag()
    case .inRow: inRowStartTag()
    case .inCell: inCellStartTag()
    case .inCaption: inCaptionStartTag()
    case .inColumnGroup: inColumnGroupStartTag()
    case .inTemplate: inTemplateStartTag()
    case .initial:
      if insertImpliedElements() { return inBodyStartTag() }
      leaveInitial()
      processStartTag(self.mode)
    case .beforeHTML: beforeHTMLStartTag()
    case .beforeHead: beforeHeadStartTag()
    case .inHead: inHeadStartTag()
    case .inHeadNoscript: inHeadNoscriptStartTag()
    case .afterHead: afterHeadStartTag()
    case .afterBody, .afterAfterBody: afterBodyStartTag()
    case .inFrameset: inFramesetStartTag()
    case .afterFrameset, .afterAfterFrameset: afterFramesetStartTag()
    // Text holds no start tags, and "in table text" has ended before.
    case .text, .inTableText: break
    }
  }

  /// Processes the end tag by the rules for an insertion mode.
  mutating func processEndTag(_ mode: InsertionMode) {
    switch mode {
    case .inBody: inBodyEndTag()
    case .text: textEndTag()
    case .inTable: inTableEndTag()
    case .inTableBody: inTableBodyEndTag()
    case .inRow: inRowEndTag()
    case .inCell: inCellEndTag()
    case .inCaption: inCaptionEndTag()
    case .inColumnGroup: inColumnGroupEndTag()
    case .inTemplate: inTemplateEndTag()
    case .initial:
      leaveInitial()
      processEndTag(self.mode)
    case .beforeHTML: beforeHTMLEndTag()
    case .beforeHead: beforeHeadEndTag()
    case .inHead: inHeadEndTag()
    case .inHeadNoscript: inHeadNoscriptEndTag()
    case .afterHead: afterHeadEndTag()
    case .afterBody: afterBodyEndTag()
    case .afterAfterBody:
      returnToBody(.unexpectedEndTag)
      processEndTag(.inBody)
    case .inFrameset: inFramesetEndTag()
    case .afterFrameset: afterFramesetEndTag()
    case .afterAfterFrameset: error(.unexpectedEndTag)
    case .inTableText: break
    }
  }

  /// Processes text by the rules for an insertion mode.
  mutating func processText(_ text: TextRange, _ mode: InsertionMode) {
    switch mode {
    case .inBody, .inCaption, .inCell, .inTemplate: inBodyText(text)
    case .text: insertText(text)
    case .inTable, .inTableBody, .inRow: inTableText(text)
    case .inTableText: appendTableText(text)
    case .initial: initialText(text)
    case .beforeHTML: beforeHTMLText(text)
    case .beforeHead: beforeHeadText(text)
    case .inHead: inHeadText(text)
    case .inHeadNoscript: inHeadNoscriptText(text)
    case .afterHead: afterHeadText(text)
    case .inColumnGroup: inColumnGroupText(text)
    case .afterBody, .afterAfterBody: afterBodyText(text)
    case .inFrameset, .afterFrameset: framesetText(text)
    case .afterAfterFrameset: afterAfterFramesetText(text)
    }
  }

  /// Processes the end of the file; true if it is to be processed again.
  private mutating func processEndOfFile(_ mode: InsertionMode) -> Bool {
    switch mode {
    case .initial:
      leaveInitial()
      return true
    case .beforeHTML:
      insertRoot()
      return true
    case .beforeHead:
      insertHead()
      return true
    case .inHead:
      leaveHead()
      return true
    case .inHeadNoscript:
      leaveNoscript(.unexpectedEndOfFile)
      return true
    case .afterHead:
      insertBody()
      return true
    case .text:
      error(.unexpectedEndOfFile)
      popCurrentNode()
      self.mode = originalMode
      return true
    case .inTemplate: return inTemplateEndOfFile()
    case .inBody, .inTable, .inTableBody, .inRow, .inCell, .inCaption, .inColumnGroup:
      if templateModes.count > 0 { return inTemplateEndOfFile() }
      if open.unclosedCount > 0 { error(.unexpectedEndOfFile) }
      return false
    case .inFrameset:
      if open.count > 1 { error(.unexpectedEndOfFile) }
      return false
    case .inTableText, .afterBody, .afterFrameset, .afterAfterBody, .afterAfterFrameset:
      return false
    }
  }

  // MARK: Errors and memory

  mutating func error(_ code: HTMLParseError.Code) {
    storage.pointee.errorCount &+= 1
    if options.collectsErrors {
      storage.pointee.errors.append(HTMLParseError(code: code, offset: HTMLParseError.unknown))
    }
  }

  /// Whether one token has made more nodes than memory allows; the check behind it then stops the parse.
  var isOverLimit: Bool { storage.pointee.nodes.byteCount > memoryLimit }

  /// The bytes that the tree and what builds it take.
  var usedMemory: Int {
    storage.pointee.byteCount &+ open.byteCount &+ formatting.byteCount
      &+ (selectedContent?.workDone ?? 0) &* 16
  }

  /// Stops the parse when it uses more memory than it may. Looks once in many records.
  @inline(__always)
  private mutating func checkMemory() {
    let records = storage.pointee.nodes.count &+ storage.pointee.attributes.count
    if records >= nextMemoryCheck || rareState != nil { stopAtLimit(records) }
  }

  @inline(never)
  private mutating func stopAtLimit(_ records: Int) {
    let work = records &+ (selectedContent?.workDone ?? 0)
    guard work >= nextMemoryCheck else { return }
    nextMemoryCheck = work &+ max(1024, work / 64)
    if usedMemory > memoryLimit { isStopped = true }
  }
}

extension TextRange {
  @inline(__always)
  func dropFirst(_ number: Int) -> TextRange { TextRange(lower &+ number, upper) }
}
