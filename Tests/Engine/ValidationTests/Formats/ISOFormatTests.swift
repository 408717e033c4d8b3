import SchemaModel
import Testing

/// Dates and times of ISO 8601, with their options.
@Suite struct ISOFormatTests {
  @Test func times() throws {
    try expect(
      #""2020-01-01T00:00Z""#, by: .iso.datetime(), #""2020-01-01T00:00Z""#)
    try expect(
      #""2020-01-01T00:00:00""#, by: .iso.datetime(),
      #"{"origin":"string","code":"invalid_format","format":"datetime","pattern":"/^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z))$/","path":[],"message":"Invalid ISO datetime"}"#
    )
    try expect(
      #""2020-01-01T00:00:00""#, by: .iso.datetime(local: true), #""2020-01-01T00:00:00""#)
    try expect(
      #""2020-01-01""#, by: .iso.datetime(local: true),
      #"{"origin":"string","code":"invalid_format","format":"datetime","pattern":"/^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z|))$/","path":[],"message":"Invalid ISO datetime"}"#,
      from467:
        #"{"origin":"string","code":"invalid_format","format":"datetime","pattern":"/^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z)?)$/","path":[],"message":"Invalid ISO datetime"}"#
    )
    try expect(
      #""2020-01-01T00:00:00+02:00""#, by: .iso.datetime(offset: true),
      #""2020-01-01T00:00:00+02:00""#)
    try expect(
      #""2020-01-01T00:00:00+0200""#, by: .iso.datetime(offset: true),
      #"{"origin":"string","code":"invalid_format","format":"datetime","pattern":"/^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$/","path":[],"message":"Invalid ISO datetime"}"#
    )
    try expect(
      #""x""#, by: .iso.datetime(offset: true, local: true),
      #"{"origin":"string","code":"invalid_format","format":"datetime","pattern":"/^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z||([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$/","path":[],"message":"Invalid ISO datetime"}"#,
      from467:
        #"{"origin":"string","code":"invalid_format","format":"datetime","pattern":"/^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d))?)$/","path":[],"message":"Invalid ISO datetime"}"#
    )
    try expect(
      #""2020-01-01T00:00:00.123Z""#, by: .iso.datetime(precision: 3),
      #""2020-01-01T00:00:00.123Z""#)
    try expect(
      #""2020-01-01T00:00:00Z""#, by: .iso.datetime(precision: 3),
      #"{"origin":"string","code":"invalid_format","format":"datetime","pattern":"/^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}(?:Z))$/","path":[],"message":"Invalid ISO datetime"}"#
    )
    try expect(
      #""2020-01-01T00:00Z""#, by: .iso.datetime(precision: -1), #""2020-01-01T00:00Z""#)
    try expect(
      #""2023-02-29""#, by: .iso.date(),
      #"{"origin":"string","code":"invalid_format","format":"date","pattern":"/^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$/","path":[],"message":"Invalid ISO date"}"#
    )
    try expect(
      #""2024-02-29""#, by: .iso.date(), #""2024-02-29""#)
    try expect(
      #""24:00""#, by: .iso.time(),
      #"{"origin":"string","code":"invalid_format","format":"time","pattern":"/^(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?$/","path":[],"message":"Invalid ISO time"}"#
    )
    try expect(
      #""12:30:00""#, by: .iso.time(precision: 0), #""12:30:00""#)
    try expect(
      #""12:30""#, by: .iso.time(precision: 0),
      #"{"origin":"string","code":"invalid_format","format":"time","pattern":"/^(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$/","path":[],"message":"Invalid ISO time"}"#
    )
    try expect(
      #""P1DT2H""#, by: .iso.duration(), #""P1DT2H""#)
    try expect(
      #""P1W2D""#, by: .iso.duration(),
      #"{"origin":"string","code":"invalid_format","format":"duration","pattern":"/^P(?:(\\d+W)|(?!.*W)(?=\\d|T\\d)(\\d+Y)?(\\d+M)?(\\d+D)?(T(?=\\d)(\\d+H)?(\\d+M)?(\\d+([.,]\\d+)?S)?)?)$/","path":[],"message":"Invalid ISO duration"}"#
    )
  }
}
