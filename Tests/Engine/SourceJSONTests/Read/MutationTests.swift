import SourceJSON
import TestSupport
import Testing

@Suite("Damaged texts")
struct MutationTests {
  private static let seeds = [
    #"{"school_id":"123e4567-e89b-42d3-a456-426614174000","role":"head","email":"A@B.CO","n":-1.5e-7}"#,
    #"[null,true,false,0,-0,1e999,"é漢😀","\ud83d\ude00\ud800\n\"",[],{},[[[1]]],{"":{"2":1,"1":2}}]"#,
    #"  {"a" : [ 1 , 2.25 , "x\\y" ] , "b" : { "a" : null , "a" : "again" } , "10":0,"9":1 }  "#,
    "\"\u{FEFF}abcdefghijklmnopqrstuvwxyz é 0123456789 \\u00e9 \u{10FFFF}\"",
  ]
  private static let fragments = [
    "\"", "\\", "\\u", "[", "]", "{", "}", ",", ":", "0", "-", "e", ".", "null", "\u{1}", "é", "😀",
    "\n",
    "\\ud800", "\u{FEFF}", "1e400",
  ].map { Array($0.utf8) }

  @Test(
    "A damaged text is rejected or survives a round trip", arguments: 0..<8)
  func mutations(seed: Int) throws {
    var generator = SeededRandom(seed: UInt64(seed))
    var readable = 0
    for _ in 0..<1500 {
      var bytes = Array(Self.seeds[seed % Self.seeds.count].utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) { mutate(&bytes, &generator) }
      do throws(JSONError) {
        let document = try JSONDocument(bytes)
        readable += 1
        let text = JSONWriter.bytes(of: document.value)
        let written = try rewritten(bytes)
        guard written == text, try rewritten(text) == text,
          JSONWriter.bytes(of: try JSONDocument(text).value) == text
        else {
          Issue.record("\(String(decoding: bytes, as: UTF8.self)) becomes other texts")
          return
        }
      } catch {
        guard (0...bytes.count).contains(error.offset), error.line >= 1, error.column >= 1 else {
          Issue.record("\(String(decoding: bytes, as: UTF8.self)) fails at \(error.offset)")
          return
        }
      }
    }
    #expect(readable > 0)
  }

  private func mutate(_ bytes: inout [UInt8], _ generator: inout SeededRandom) {
    let place = Int.random(in: 0..<max(bytes.count, 1), using: &generator)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0 where place < bytes.count:
      bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
    case 1 where place < bytes.count: bytes.remove(at: place)
    case 2 where place < bytes.count:
      bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 3: bytes.removeLast(bytes.count - Swift.min(place, bytes.count))
    case 4:
      let end = Int.random(in: Swift.min(place, bytes.count)...bytes.count, using: &generator)
      bytes.append(contentsOf: bytes[Swift.min(place, bytes.count)..<end])
    default:
      let fragment = Self.fragments.randomElement(using: &generator) ?? []
      bytes.insert(contentsOf: fragment, at: Swift.min(place, bytes.count))
    }
  }
}
