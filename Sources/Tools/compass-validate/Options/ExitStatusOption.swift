import ArgumentParser

/// The option that keeps verdicts out of the exit status.
struct ExitStatusOption: ParsableArguments {
  @Flag(
    help: """
      Exit with status 0 whatever the verdicts are. Only a run that could not finish fails: a file that can't be read, \
      output that can't be written or is withheld, wrong usage.
      """)
  var exitZero = false
}
