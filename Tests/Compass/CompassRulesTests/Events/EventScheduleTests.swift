import CompassRules
import Testing

@Suite("Event dates and times")
struct EventScheduleTests {
  @Test("Create Event 9: the end date defaults to the start date")
  func endDate() {
    var schedule = EventRules.Schedule()
    schedule.setStartDate("2026-04-15")
    #expect(schedule.endDate == "2026-04-15")
    schedule.setStartDate("2026-05-01")
    #expect(schedule.endDate == "2026-04-15")
    schedule.endDate = ""
    schedule.setStartDate("2026-05-01")
    #expect(schedule.endDate == "")
    schedule.setStartDate("2026-05-02")
    #expect(schedule.endDate == "2026-05-02")
  }

  @Test(
    "Create Event 9: the end time defaults to an hour after the start time",
    arguments: [
      ("09:00", "10:00"), ("08:59", "09:59"), ("23:30", "00:30"), ("00:05", "01:05"), ("", ""),
      ("22:59", "23:59"), ("19:00", "20:00"),
    ])
  func endTime(start: String, end: String) {
    var schedule = EventRules.Schedule()
    schedule.setStartTime(start)
    #expect(schedule.endTime == end)
    #expect(schedule.endDate == "")
  }

  @Test(
    "Create Event 5: a text that is no time sets no end time",
    arguments: [
      "24:00", "23:60", "99:99", "9:00", "09:0", "09:00:30", "x", ":", "0９:00", "09.00", " 9:00",
    ])
  func noTime(start: String) {
    var schedule = EventRules.Schedule()
    schedule.setStartTime(start)
    #expect(schedule.startTime == start && schedule.endTime == "")
    schedule.setStartTime("08:00")
    #expect(schedule.endTime == "09:00")
  }

  @Test("Create Event 9: an end that was chosen stays")
  func chosen() {
    var schedule = EventRules.Schedule()
    schedule.endTime = "17:00"
    schedule.setStartTime("09:00")
    #expect(schedule.endTime == "17:00")
    schedule.endTime = ""
    schedule.setStartTime("")
    #expect(schedule.endTime == "")
  }

  @Test(
    "Create Event Appendix A: texts that are no times give what the web app makes of them",
    arguments: [
      ("9:00", "10:00"), ("09:00:30", "10:00"), ("23:30", "00:30"), ("-5:00", "-4:00"),
      ("-0:30", "01:30"), ("-25:10", "00:10"), ("-24:00", "-23:00"),
      ("99999999999999999999999:1", "08:1"), ("\u{A0}7:5", "08:5"), ("+4:00", "05:00"),
      ("12abc:9", "13:9"), ("0x:1", "NaN:1"), ("0x1F:1", "08:1"), ("0b1:2", "01:2"),
      (":30", "NaN:30"), ("9", "10:undefined"), ("\u{663}:00", "NaN:00"),
      (String(repeating: "9", count: 400) + ":00", "NaN:00"),
    ])
  func oddities(start: String, end: String) {
    var schedule = EventRules.Schedule(source: .web)
    schedule.setStartTime(start)
    #expect(schedule.endTime == end)
  }
}
