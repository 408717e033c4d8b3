import Testing

@testable import HTMLParsing

/// The states that read CDATA sections and processing instructions. HTML Standard, "CDATA section
/// state" to "CDATA section end state" and "Processing instruction open state" and those behind it.
@Suite struct CDATAAndInstructionStateTests {
  @Test func cdataSectionStates() {
    expectTokens(
      from: .cdataSection,
      [
        ("", "", "eofInCDATA 0"),
        ("a&lt;<b>", "'a&lt;<b>'", "eofInCDATA 8"),
        ("a]]>b<c>", "'ab' <c>", ""),
        ("]]>", "", ""),
        // CDATA section bracket state.
        ("]", "']'", "eofInCDATA 1"),
        ("]a]]>", "']a'", ""),
        ("]>]]>", "']>'", ""),
        // CDATA section end state.
        ("]]", "']]'", "eofInCDATA 2"),
        ("]]]>", "']'", ""),
        ("]]]]>", "']]'", ""),
        ("]]a]]>", "']]a'", ""),
        // Tree construction deals with U+0000.
        ("a\0]]>", "'a\0'", ""),
        ("]\0]]>", "']\0'", ""),
      ])
  }

  @Test func processingInstructions() {
    expectTokens([
      ("<?a>", "<?a >", ""),
      ("<?a b>c", "<?a b> 'c'", ""),
      ("<?a \t\n\u{C}b c >", "<?a b c >", ""),
      ("<?_a-1 b>", "<?_a-1 b>", ""),
      ("<?Ab C>", "<?Ab C>", ""),
      ("<?a b='>'>", "<?a b='> ''>'", ""),
      ("<?a b\0c>", "<?a b\u{FFFD}c>", "unexpectedNullCharacter 5"),
      ("<?a &amp;>", "<?a &amp;>", ""),
    ])
  }

  @Test func oneQuestionMarkAtTheEndBelongsToTheMark() {
    expectTokens([
      ("<?a?>", "<?a >", ""),
      ("<?a b?>", "<?a b>", ""),
      ("<?a b??>", "<?a b?>", ""),
      ("<?a b? >", "<?a b? >", ""),
      ("<?a?b>", "<?a ?b>", ""),
    ])
  }

  @Test func anInstructionWithoutATargetIsAComment() {
    expectTokens([
      ("<?>", "<!--?-->", "invalidProcessingInstructionTarget 2"),
      ("<??>", "<!--??-->", "invalidProcessingInstructionTarget 2"),
      ("<? a>", "<!--? a-->", "invalidProcessingInstructionTarget 2"),
      ("<?1>", "<!--?1-->", "invalidProcessingInstructionTarget 2"),
      ("<?-a>", "<!--?-a-->", "invalidProcessingInstructionTarget 2"),
      ("<?a:b>", "<!--?a:b-->", "invalidProcessingInstructionTarget 2"),
      ("<?é>", "<!--?é-->", "invalidProcessingInstructionTarget 2"),
      (
        "<?a\0>", "<!--?a\u{FFFD}-->",
        "invalidProcessingInstructionTarget 2, unexpectedNullCharacter 3"
      ),
    ])
  }

  @Test func theTargetsOfXMLAreReserved() {
    expectTokens([
      (
        "<?xml version='1.0'?>", "<!--?xml version='1.0'?-->",
        "invalidProcessingInstructionTarget 2"
      ),
      ("<?XmL>", "<!--?XmL-->", "invalidProcessingInstructionTarget 2"),
      (
        "<?xml-stylesheet a?>", "<!--?xml-stylesheet a?-->",
        "invalidProcessingInstructionTarget 2"
      ),
      ("<?xmls>", "<?xmls >", ""),
      ("<?xml-style>", "<?xml-style >", ""),
    ])
  }

  /// An instruction that the file ends in leaves nothing.
  @Test func theEndOfTheFile() {
    expectTokens([
      ("a<?", "'a'", "eofInProcessingInstruction 3"),
      ("<?a", "", "eofInProcessingInstruction 3"),
      ("<?a ", "", "eofInProcessingInstruction 4"),
      ("<?a b?", "", "eofInProcessingInstruction 6"),
      ("<?1", "<!--?1-->", "invalidProcessingInstructionTarget 2"),
    ])
  }
}
