/// The element whose contents a fragment is: the context element.
public struct HTMLContext: Sendable, Hashable {
  /// The element's namespace.
  public var namespace: HTMLNamespace
  /// The element's local name, as the tree has it.
  public var name: String
  /// The mode of the document that the element is in.
  public var mode = HTMLDocumentMode.noQuirks

  /// An element of HTML, unless a namespace is given.
  public init(_ name: String, namespace: HTMLNamespace = .html) {
    self.name = name
    self.namespace = namespace
  }
}

extension TreeConstruction {
  /// "Parsing HTML fragments": prepares for the contents of an element. Returns the tokenizer's state.
  mutating func begin(fragmentIn context: HTMLContext) -> TokenizerState {
    storage.pointee.mode = context.mode
    storage.pointee.isFragment = true
    var hash = NameHash()
    var name = Array(context.name.utf8)
    // The table lowers case; the one adjusted name that matters is found again below.
    let isForeignObject = context.namespace == .svg && context.name == "foreignObject"
    for index in name.indices { name[index] = name[index].asciiLowercased }
    for byte in name { hash.combine(byte) }
    let id = name.withUnsafeBufferPointer { storage.pointee.names.id(of: $0, hash: hash) }
    var record = NodeRecord(kind: .element)
    record.namespace = context.namespace
    record.name = isForeignObject ? known.foreignObject : id
    record.isIntegrationPoint =
      context.namespace == .svg && (isForeignObject || id.tag == .desc || id.tag == .title)
    contextElement = Int32(truncatingIfNeeded: storage.pointee.nodes.append(record))
    insertRoot()
    headElement = 0
    let isHTML = context.namespace == .html
    if isHTML, id.tag == .template { templateModes.append(.inTemplate) }
    resetInsertionMode()
    if isHTML, id.tag == .form { formElement = contextElement }
    guard isHTML else { return .data }
    switch id.tag {
    case .title, .textarea: return .rcdata
    case .style, .xmp, .iframe, .noembed, .noframes: return .rawText
    case .script: return .scriptData
    case .noscript where options.isScriptingEnabled: return .rawText
    case .plaintext: return .plainText
    default: return .data
    }
  }
}
