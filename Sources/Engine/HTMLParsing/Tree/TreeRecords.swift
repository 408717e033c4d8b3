/// The namespace of an element.
public enum HTMLNamespace: UInt8, Sendable, Hashable, BitwiseCopyable {
  case html
  case mathML
  case svg
}

/// The namespace of an attribute that "adjust foreign attributes" has split into prefix and name.
public enum HTMLAttributeNamespace: UInt8, Sendable, Hashable, BitwiseCopyable {
  case none
  case xlink
  case xml
  case xmlns
}

/// One node of the tree. Links are indices of nodes; 0, which is the document, means none.
package struct NodeRecord: BitwiseCopyable {
  package var parent: Int32 = 0
  package var firstChild: Int32 = 0
  package var lastChild: Int32 = 0
  package var previous: Int32 = 0
  package var next: Int32 = 0
  package var kind: HTMLNodeKind
  package var namespace: HTMLNamespace = .html
  var isIntegrationPoint = false
  /// The element's name, the instruction's target or the document type's name.
  package var name = NameID.none
  /// An element's first attribute; the first piece of any other node's text; -1 for none.
  package var first: Int32 = -1
  /// An element's last attribute, the last piece of a text, or -1.
  var last: Int32 = -1
  /// While the tree is built: the element's entry in the stack of open elements, or 0.
  var openEntry: Int32 = 0
  /// While the tree is built: the element's entry in the list of active formatting elements, or 0.
  var formattingEntry: Int32 = 0
}

/// One attribute of an element; the attributes of an element are linked.
package struct AttributeRecord: BitwiseCopyable {
  package var name: NameID
  package var value: TextRange
  package var next: Int32 = -1
  var namespace: HTMLAttributeNamespace = .none
}

/// A part of a text node's text, which lies in as many places as the standard appended it from.
package struct TextPiece: BitwiseCopyable {
  package var range: TextRange
  package var next: Int32 = -1
}

/// A control that the parser has given to the form that was open when it was inserted.
///
/// HTML Standard, "Creating and inserting nodes": the form element pointer. The form need not be an
/// ancestor of the control.
package struct FormAssociation: BitwiseCopyable {
  package var control: Int32
  package var form: Int32
}
