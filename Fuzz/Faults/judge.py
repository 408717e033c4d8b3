"""The rules for a run in which a call failed."""
import re

# Lines that a run adds when it reports that it could not finish.
COUNT = re.compile(rb"^ *[0-9]+ ")
REPORTS = re.compile(rb'"unreadable"|"notJudged":[1-9]|"executionSuccessful":false|errors="[1-9]|tests="|<testcase name='
                     rb'|::error .*title=unreadable|type="unreadable"|</?test|</error>|= help: The file can\'t be read'
                     rb'|: no schema: ')
# The times of JUnit, whole or cut, which differ from run to run.
TIME, CUT_TIME = re.compile(rb' time="[0-9.]+"'), re.compile(rb' time="[0-9.]*\Z')


class Run:
    """The end of a run: its status, output, files, and the log of the preloaded library."""

    def __init__(self, status, output, errors, files, links, left, kept, log):
        self.status = status
        self.output, self.errors = without_times(output), without_times(errors)
        self.files, self.links, self.left, self.kept = files, links, left, kept
        self.lines = [line.split() for line in log.splitlines()]
        self.has_fault = any(words[0] == "fault" for words in self.lines)

    def counts(self):
        """The number of calls of each function."""
        return {words[1]: int(words[2]) for words in self.lines if words[0] == "count"}

    def descriptors(self):
        """The descriptors of the calls that failed."""
        return {int(words[2]) for words in self.lines if words[0] == "fault"}


def without_times(output):
    return CUT_TIME.sub(b' time="', TIME.sub(b' time="0"', output)) if output.startswith(b"<?xml") else output


def faults_of(command, clean, run, fault):
    """The reasons why a run ended wrong; empty if it did not."""
    call, _, error = fault
    if run is None:
        return ["it did not end"]
    reasons = []
    if run.status == clean.status and run.status != 2:
        if run.output != clean.output:
            reasons.append(f"the status of a whole run with other output: {run.output[-200:]!r}")
        # A lock that can't be removed locks nothing once the run has ended.
        files = {path: text for path, text in run.files.items() if call != "unlink" or not path.endswith(".lock")}
        if files != clean.files:
            reasons.append(f"the status of a whole run with other files: {changed(clean, run)}")
        if run.errors != clean.errors:
            reasons.append(f"the status of a whole run with other errors: {run.errors!r}")
    elif run.status == -13 and error.startswith("EPIPE"):
        reasons += cut(command, clean, run)
    elif run.status == 2:
        # A message about a project file starts with its position.
        if not any(line.startswith((b"compass-validate: ", b"compass-validate.json:")) for line in run.errors.splitlines()):
            if not (call == "write" and 2 in run.descriptors()) and b": no schema: " not in run.output:
                reasons.append(f"no message: {run.errors!r}")
        reasons += cut(command, clean, run)
    else:
        reasons.append(f"status {run.status}: {run.errors[-300:]!r}")
    is_whole = clean.status == 2 and (run.output, run.errors) == (clean.output, clean.errors)
    if (error.rstrip("+") in ("EINTR", "EAGAIN", "S") and call in ("read", "pread", "write", "open")
            and run.status == 2 and not is_whole):
        reasons.append("a call that only has to be repeated ended the run")
    for path, content in run.files.items():
        # A file that can't be removed has to be named. That of a lock locks nothing once the run has ended.
        if call == "unlink" and (path.encode() in run.errors or path.endswith(".lock")):
            continue
        # A page lists a file that could not be read.
        if path.endswith(".html") and run.status == 2 and b'"unreadable"' in content:
            continue
        if content not in (command.files.get(path), clean.files.get(path)):
            reasons.append(f"{path} has {content[:80]!r}")
    for path in clean.files:
        if path in command.files and path not in run.files:
            reasons.append(f"{path} is gone")
        elif path in run.files and path in command.files and run.kept[path] != clean.kept[path]:
            reasons.append(f"{path} has other attributes: {run.kept[path]}")
    if run.links != clean.links:
        reasons.append(f"the links are {run.links}")
    # What can't be removed has to be named.
    left = [name for name in run.left if name.encode() not in run.errors]
    if left:
        reasons.append(f"left behind: {left}")
    return reasons


def cut(command, clean, run):
    """The reasons why output that may end early is wrong: it must be that of a whole run up to there."""
    if command.is_cut_at_any_byte:
        return [] if clean.output.startswith(run.output) and b'{"end"' not in run.output else [
            f"the output is not the start of a whole run's: {run.output[-200:]!r}"]
    # The last member of a JSON array has no comma.
    expected, lines = ([line.rstrip(b",") for line in text.splitlines()] for text in (clean.output, run.output))
    if command.is_table:
        # The table of fewer findings has other counts, examples and widths.
        expected, lines = ([b" ".join(COUNT.sub(b"", line).split()[:3]) for line in text
                            if b" unreadable" not in line] for text in (expected, lines))
    position = 0
    for number, line in enumerate(lines):
        if line in expected[position:]:
            position = expected.index(line, position) + 1
        elif number == len(lines) - 1 and any(other.startswith(line) for other in expected[position:]):
            break
        elif not REPORTS.search(line):
            return [f"a line that a whole run does not print: {line!r}"]
    return []


def changed(clean, run):
    return [path for path in clean.files.keys() | run.files.keys() if clean.files.get(path) != run.files.get(path)]
