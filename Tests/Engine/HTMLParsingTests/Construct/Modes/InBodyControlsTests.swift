import Testing

@testable import HTMLParsing

/// HTML Standard, "in body": buttons, inputs, and select as it is since 2025.
@Suite struct InBodyControlsTests {
  @Test func buttons() throws {
    try expectBodies([
      ("<button>a<button>b", "button('a') button('b')"),
      ("<button><p>a<button>b", "button(p('a')) button('b')"),
      ("<button><object><button>a", "button(object(button('a')))"),
      ("<b><button></b>a</button>b", "b button(b 'a') 'b'"),
      ("</button>a", "'a'"),
    ])
  }

  @Test func inputs() throws {
    try expectBodies([
      ("<select><input>a", "select input 'a'"),
      ("<select><div><input>a", "select(div) input 'a'"),
      ("<select><object><input>a", "select(object(input 'a'))"),
      ("<p><b></p><input>", "p(b) b(input)"),
    ])
  }

  @Test func selects() throws {
    try expectBodies([
      ("<select>a<b>c<div>d", "select('a' b('c' div('d')))"),
      ("<select><select>a", "select 'a'"),
      ("<select><object><select>a", "select(object(select('a')))"),
      ("<select></select>a", "select 'a'"),
      ("<select><textarea>a</textarea><p>b", "select(textarea('a') p('b'))"),
      ("<select><table><td>a", "select(table(tbody(tr(td('a')))))"),
      ("<table><td><select><td>a", "table(tbody(tr(td(select) td('a'))))"),
      ("<select><template>a</template>b", "select(template('a') 'b')"),
      ("<select><tr>a", "select('a')"),
      ("<a><select><a>b", "a(select(a('b')))"),
    ])
  }

  @Test func options() throws {
    try expectBodies([
      ("<select><option>a<option>b", "select(option('a') option('b'))"),
      ("<select><option><b>a<option>c", "select(option(b('a' option('c'))))"),
      ("<select><option><p>a<option>b", "select(option(p('a')) option('b'))"),
      (
        "<select><option>a<optgroup>b<option>c",
        "select(option('a') optgroup('b' option('c')))"
      ),
      ("<select><optgroup><option>a<optgroup>b", "select(optgroup(option('a')) optgroup('b'))"),
      // Outside of select an option closes an option only.
      ("<option>a<option>b", "option('a') option('b')"),
      ("<option><p>a<option>b", "option(p('a' option('b')))"),
      ("<option>a<optgroup>b", "option('a') optgroup('b')"),
      ("<optgroup>a<optgroup>b", "optgroup('a' optgroup('b'))"),
    ])
  }

  @Test func rules() throws {
    try expectBodies([
      ("<select><option>a<hr>b", "select(option('a') hr 'b')"),
      ("<select><optgroup><option>a<hr>b", "select(optgroup(option('a')) hr 'b')"),
      ("<select><p>a<hr>b", "select(p('a') hr 'b')"),
      ("<option>a<hr>b", "option('a' hr 'b')"),
    ])
  }

  @Test func fragments() throws {
    try expectFragments(
      in: HTMLContext("select"),
      [
        ("<input>a<select>b<option>c<option>d", "'ab' option('c') option('d')"),
        ("<div>a</select>b", "div('ab')"),
      ])
  }
}
