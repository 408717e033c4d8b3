import JSPrimitives
import Testing

@testable import HTMLSanitizing

@Suite("What stands in a select")
struct SelectContentsTests {
  @Test(
    "A select closes where it does in a browser: what follows it stays",
    arguments: [
      ("<select><button>a</button>b</select>c", "c"),
      ("<select><button>a</select>b", "b"),
      ("<select>a<select>b", "b"),
      ("<select>a<input>b", "b"),
      ("<div><select></div>a</select>b", "b"),
      ("<div><select><div></div>a</div>b</select>c", "c"),
      ("<h1><select></h2>a</select>b", "<h1>b</h1>"),
      ("<select><h1></h2>a</select>b", "b"),
      ("<select></o:p></nobr>a</select>b", "b"),
      ("<table><td><select>a</td></table>b", "b"),
      ("<SELECT><BUTTON></SELECT>a", "a"),
      ("<button><select></button>a</select>b</button>c", "c"),
      ("<button><select>a<select>b</button>c", "c"),
      ("<button>a</button><select><button><p></button>b</select>c", "c"),
    ])
  func end(text: String, expected: String) throws {
    #expect(try HTMLSanitizer.web2026August.sanitize(JSText(text)).string == expected)
  }

  @Test(
    "Its contents are elements like others",
    arguments: [
      ("<p><select></p>a</select></p>", "<p><p></p>a</p>"),
      ("<select><button><p>a</button>b</select>c", "<p>a</p>bc"),
    ])
  func contents(text: String, expected: String) throws {
    #expect(try sanitized(text) == expected)
  }
}
