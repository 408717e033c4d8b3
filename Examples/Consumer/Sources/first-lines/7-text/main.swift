// swift-format-ignore-file
import HTMLParsing
import JSRegex

let date = try JSRegex(#"(?<year>\d{4})-(?<month>\d{2})"#)
let text = "on 2026-02-10 and 2027-03-11"
for match in try date.matches(in: text) { print(match.text, match["year"] ?? "", text[match.range]) }
// 2026-02 2026 2026-02
// 2027-03 2027 2027-03
print(try date.replacing(in: text, with: "$<month>/$<year>"))  // on 02/2026-10 and 03/2027-11

let page = try HTMLParser().parse("<title>T</title><p>Hi <b>there</b><script>x()</script><a href=x>l</a>")
print(page.text)  // Hi therel 
print(page.elements(named: "a").map { $0["href"] ?? "" })  // ["x"]
