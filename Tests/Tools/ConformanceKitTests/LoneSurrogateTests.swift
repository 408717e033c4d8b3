import ConformanceKit
import SourceJSON
import Testing

/// A text with a surrogate without its partner passes through every rule as it came, as in the web app.
@Suite struct LoneSurrogateTests {
  private func value(_ json: String) throws -> JSONValue {
    try JSONDocument(Array(json.utf8)).value
  }

  @Test(arguments: [
    (
      "attachment.path", #"{"name":"\ud83d.pdf","interactionId":"\udc00","nowMs":5}"#,
      #""interactions/\udc00/5-\ud83d.pdf""#
    ),
    (
      "attachment.validate", #"{"type":"a/\ud800","size":1}"#,
      #"{"ok":false,"error":"File type a/\ud800 not allowed. Accepted: PDF, images, Word docs, "#
        + #"Excel, text files"}"#
    ),
    (
      "csv.single",
      #"{"interaction":{"type":"\ud801","direction":"\ud802","subject":"\ud803","content":"\ud804","#
        + #""sentiment":"\ud805"},"school":{"name":"\ud806"},"coach":{"first_name":"\ud807","#
        + #""last_name":"\udc08"}}"#,
      #""\"Field\",\"Value\"\n\"Subject\",\"\ud803\"\n\"Type\",\"\ud801\"\n\"Direction\",\"\ud802\"\n"#
        + #"\"Sentiment\",\"\ud805\"\n\"School\",\"\ud806\"\n\"Coach\",\"\ud807 \udc08\"\n"#
        + #"\"Date\",\"Unknown\"\n\"Content\",\"\ud804\"\n\"Attachments\",\"0\"""#
    ),
    (
      "csv.many",
      #"{"interactions":[{"type":"\ud801","direction":"\ud802","subject":"\ud803","#
        + #""content":"\"\ud804","sentiment":"\ud805","school_id":"\ud806","coach_id":"\ud807"}]}"#,
      #""\"Date\",\"Type\",\"Direction\",\"School\",\"Coach\",\"Subject\",\"Content\",\"Sentiment\"\n"#
        + #"\"\",\"\ud801\",\"\ud802\",\"\ud806\",\"\ud807\",\"\ud803\",\"\"\"\ud804\",\"\ud805\"""#
    ),
    (
      "event.defaults", #"{"set":[["start_date","\ud800"],["start_time","9:\ud801:\ud802"]]}"#,
      #"{"start_date":"\ud800","start_time":"9:\ud801:\ud802","end_date":"\ud800","#
        + #""end_time":"10:\ud801"}"#
    ),
    (
      "event.defaults", #"{"set":[["end_date","\ud800"],["end_time","\ud801"]]}"#,
      #"{"start_date":"","start_time":"","end_date":"\ud800","end_time":"\ud801"}"#
    ),
    (
      "event.insert",
      #"{"form":{"type":"\ud801","name":"\ud802","school_id":"\ud803","location":"\ud804","#
        + #""address":"\ud805","city":"\ud806","state":"\ud807","start_date":"\ud808","#
        + #""start_time":"\ud809","end_date":"\ud80a","end_time":"\ud80b","checkin_time":"\ud80c","#
        + #""url":"\ud80d","description":"\ud80e","event_source":"\ud80f","#
        + #""performance_notes":"\ud810"},"userId":"\ud811"}"#,
      #"{"type":"\ud801","name":"\ud802","school_id":"\ud803","location":"\ud804","#
        + #""address":"\ud805","city":"\ud806","state":"\ud807","start_date":"\ud808","#
        + #""start_time":"\ud809","end_date":"\ud80a","end_time":"\ud80b","checkin_time":"\ud80c","#
        + #""url":"\ud80d","description":"\ud80e","event_source":"\ud80f","cost":null,"#
        + #""registered":false,"attended":false,"performance_notes":"\ud810","user_id":"\ud811"}"#
    ),
    (
      "interaction.inboundAlert",
      #"{"type":"\ud801","direction":"inbound","alertsEnabled":true,"userId":"\ud802","#
        + #""interactionId":"\ud803","coach":{"first_name":" \ud804","last_name":"\ud805 "}}"#,
      #"{"user_id":"\ud802","type":"inbound_interaction","title":"New Contact from \ud804 \ud805","#
        + #""message":"\ud804 \ud805 reached out via \ud801. View the interaction to see details.","#
        + #""related_entity_type":"interaction","related_entity_id":"\ud803"}"#
    ),
    (
      "interest.append",
      #"{"content":"\ud800","level":"high","direction":"inbound","sentiment":"positive"}"#,
      #"{"showsCalibration":true,"content":"\ud800\n\n[Coach Interest Level: HIGH]"}"#
    ),
    ("label.role", #"{"role":"\ud800"}"#, #""\ud800""#),
    ("label.interactionType", #"{"type":"\ud800"}"#, #""\ud800""#),
    ("label.sentiment", #"{"sentiment":"\ud800"}"#, #""\ud800""#),
    ("label.direction", #"{"direction":"\ud800"}"#, #""Inbound""#),
    ("responsiveness.filterLabel", #"{"value":"\ud800"}"#, #""\ud800""#),
  ])
  func passThrough(rule: String, arguments: String, result: String) throws {
    #expect(try RuleCatalog.rule(named: rule)(value(arguments)) == value(result))
  }

  @Test func coachesAreFoundAndGivenBackByTheirTexts() throws {
    let coaches = #"""
      [{"id":"\ud801","first_name":"a","last_name":"\ud900"},
       {"id":"\ud802","first_name":"\ud83d\ude00","last_name":"\ud800"},
       {"id":"\ufffd","first_name":"a","last_name":"\ufffd"}]
      """#
    func ids(_ filters: String, by sort: String) throws -> JSONValue? {
      try RuleCatalog.rule(named: "coaches.list")(
        value(
          #"{"coaches":\#(coaches),"schools":[],"filters":\#(filters),"sortBy":"\#(sort)","#
            + #""now":"2026-02-10"}"#))["ids"]
    }
    #expect(try ids("{}", by: "name") == value(#"["\ud802","\ud801","\ufffd"]"#))
    #expect(try ids(#"{"search":"\ud900"}"#, by: "name") == value(#"["\ud801"]"#))
    // Half of a pair is found in it.
    #expect(try ids(#"{"search":"\ud83d"}"#, by: "name") == value(#"["\ud802"]"#))
    #expect(try ids(#"{"search":"\ufffd"}"#, by: "name") == value(#"["\ufffd"]"#))
  }

  @Test func textsWithDifferentSurrogatesAreDifferent() throws {
    func points(_ rule: String, _ arguments: String) throws -> JSONValue {
      try RuleCatalog.rule(named: rule)(value(arguments))
    }
    #expect(try points("fit.personal", #"{"athleteState":"\ud800","schoolState":"\ud800"}"#) == 11)
    #expect(try points("fit.personal", #"{"athleteState":"\ud800","schoolState":"\ud801"}"#) == 8)
    #expect(try points("fit.personal", #"{"athleteState":"\ud800","schoolState":"\ufffd"}"#) == 8)
    let position = #""athletePosition":"\ud800","schoolPositionNeeds":"#
    #expect(try points("fit.athletic", #"{\#(position)["\ud800"]}"#) == 12)
    #expect(try points("fit.athletic", #"{\#(position)["\ufffd"]}"#) == 5)
    let major = #""targetMajor":"\ud83d","schoolOfferedMajors":"#
    #expect(try points("fit.academic", #"{\#(major)["Art \ud83d\ude00"]}"#) == 7)
    #expect(try points("fit.academic", #"{\#(major)["\ufffd"]}"#) == 4)
  }

  @Test func aRowKeepsTheIdsOfItsUser() throws {
    let data = #"{"role":"head","first_name":"A","last_name":"B"}"#
    let result = try RuleCatalog.rule(named: "coach.insert")(
      value(#"{"schoolId":"\ud800","data":\#(data),"userId":"\ud801","familyId":"\ud802"}"#))
    #expect(try result["row"]?["school_id"] == value(#""\ud800""#))
    #expect(try result["row"]?["user_id"] == value(#""\ud801""#))
    #expect(try result["row"]?["family_unit_id"] == value(#""\ud802""#))
  }

  @Test func aFieldIsNamedByItsKey() throws {
    let arguments = #"{"schema":"coach","field":"\ud800","value":1}"#
    #expect(
      throws: RuleError.arguments("the schema coach has no field \"\u{FFFD}\"")
    ) { try RuleCatalog.rule(named: "form.validateField")(value(arguments)) }
  }
}
