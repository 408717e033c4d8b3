import Testing

@testable import HTMLParsing

/// The contents of `selectedcontent`. HTML Standard, "The selectedcontent element" (2025).
@Suite struct SelectedContentTests {
  @Test func theFirstOptionIsSelected() throws {
    try expectBodies([
      // An option inside is thrown out by its own copy.
      ("<select><selectedcontent><option>X", "select(selectedcontent)"),
      (
        "<select><button><selectedcontent></selectedcontent></button><option>a<b>c</b></option>",
        "select(button(selectedcontent('a' b('c'))) option('a' b('c')))"
      ),
      (
        "<select><button><selectedcontent></button><option>a<option>b",
        "select(button(selectedcontent('a')) option('a') option('b'))"
      ),
    ])
  }

  @Test func anOptionThatIsSelectedByItsAttribute() throws {
    try expectBodies([
      (
        "<select><button><selectedcontent></button><option>a</option><option selected>b</option>",
        "select(button(selectedcontent('b')) option('a') option[selected=]('b'))"
      ),
      (
        "<select><button><selectedcontent></button><option disabled>a</option><option>b</option>",
        "select(button(selectedcontent('b')) option[disabled=]('a') option('b'))"
      ),
    ])
  }

  @Test func selectsThatShowNothing() throws {
    try expectBodies([
      (
        "<select multiple><button><selectedcontent></button><option>a</option>",
        "select[multiple=](button(selectedcontent) option('a'))"
      ),
      (
        "<selectedcontent></selectedcontent><select><option>a</option>",
        "selectedcontent select(option('a'))"
      ),
    ])
  }
}
