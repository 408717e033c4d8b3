import Testing

@testable import HTMLSanitizing

@Suite struct ElementPolicyTests {
  @Test(arguments: [
    ("<p>&lt;b<!-- x --></p>y", "y"),
    ("<div>&lt;/b<!-- x --></div>y", "y"),
    ("<div>&lt;<!-- x -->!</div>y", "y"),
    ("<p>&lt;b</p>y", "<p>&lt;b</p>y"),
    ("<p>&lt; b<!-- x --></p>y", "<p>&lt; b</p>y"),
    ("<p>&lt;b<!-- x --><br></p>y", "<p>&lt;b<br></p>y"),
    ("<p><!-- <b> --></p>y", "<p></p>y"),
  ])
  func markupThatAnotherParserMightReadOtherwiseGoes(text: String, expected: String) throws {
    #expect(try sanitized(text) == expected)
  }

  @Test(arguments: [
    "nodeName", "textContent", "removeChild", "attributes", "removeAttribute", "setAttribute",
    "namespaceURI", "insertBefore", "hasChildNodes",
  ])
  func aFormThatAControlClobbersGoes(property: String) throws {
    #expect(try sanitized("<form><p><input name=\(property)></p>1</form>2") == "2")
    #expect(try sanitized("<form>1<img id=\(property)></form>2") == "2")
    #expect(try sanitized("<form>1<input type=Image name=\(property)></form>2") == "12")
    #expect(try sanitized("<form>1<p name=\(property)>x</p></form>2") == "1<p>x</p>2")
    #expect(try sanitized("<div>1<input name=\(property)></div>2") == "12")
  }

  @Test(arguments: [
    ("<form id=f>1</form><input form=f name=attributes>2", "2"),
    ("<input form=f name=attributes>0<form id=f>1</form>2", "012"),
    ("<p id=f></p><form id=f>1</form><input form=f name=attributes>2", "<p></p>12"),
    ("<form>1<input form=f name=attributes></form>2", "12"),
    ("<form>1<template><input name=attributes></template></form>2", "12"),
  ])
  func aControlMayBelongToAFormElsewhere(text: String, expected: String) throws {
    #expect(try sanitized(text) == expected)
  }

  @Test(arguments: ["children", "nodename", "removeAttributeNode", ""])
  func otherNamesDoNotClobber(name: String) throws {
    #expect(try sanitized("<form><input name='\(name)'>1</form>2") == "12")
  }

  @Test func theKelvinSignIsLowerCasedToALetter() throws {
    #expect(
      try sanitized("<bloc\u{212A}quote>x</p>") == "<bloc\u{212A}quote>x<p></p></bloc\u{212A}quote>"
    )
    #expect(try sanitized("<p aria-\u{212A}=1>x</p>") == "<p aria-\u{212A}=\"1\">x</p>")
  }
}
