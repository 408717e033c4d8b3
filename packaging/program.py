"""The program that a package carries, and the files beside it: shared by the scripts of this folder."""
import argparse
import gzip
import os
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
NAME = "compass-validate"
SUMMARY = "Validate JSON payloads exactly as Zod 4 does"

# By e_machine in the header of an ELF file: the names of the kernel and wheels, and of Debian.
MACHINES = {62: ("x86_64", "amd64"), 183: ("aarch64", "arm64")}
COMPRESSION = 9
"""The level of deflate; tests lower it."""

INTERPRETER = 3  # PT_INTERP: the program asks for a dynamic loader.


class PackagingError(Exception):
    """A reason why a package can't be built, for people."""


def version():
    """The version of the package, which the tool, the man page and all packages share."""
    source = (ROOT / "Sources/Tools/compass-validate/Main.swift").read_text(encoding="utf-8")
    return re.search(r'static let version = "([^"]+)"', source)[1]


def debian_version(version):
    """A version as Debian sorts it: 1.0.0-beta.2, 1.0.0~beta.2 there, is before 1.0.0."""
    return version.replace("-", "~")


def python_version(version):
    """A version by PEP 440, which has its own words for a prerelease: 1.0.0b2 for 1.0.0-beta.2."""
    match = re.fullmatch(r"([\d.]+)(?:-(alpha|beta|rc)\.(\d+))?", version)
    if not match:
        raise PackagingError(f"the version {version} has no form in PEP 440: alpha.N, beta.N and rc.N do")
    return match[1] + ({"alpha": "a", "beta": "b", "rc": "rc"}[match[2]] + match[3] if match[2] else "")


def build_time():
    """The time that all files of a package get, in seconds since 1970: SOURCE_DATE_EPOCH, else that of the commit."""
    if epoch := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(epoch)
    try:
        # In a container the checkout may be another user's.
        printed = subprocess.run(["git", "-c", f"safe.directory={ROOT}", "-C", ROOT, "log", "-1", "--format=%ct"],
                                 capture_output=True, text=True)
    except FileNotFoundError:
        return 315532800
    # 1980, the first year that a zip file can name, for a checkout without its history.
    return int(printed.stdout) if printed.returncode == 0 and printed.stdout.strip() else 315532800


class CommandLine(argparse.ArgumentParser):
    """The arguments of a script, whose docstring has the usage in its second paragraph. Wrong usage ends with status 64."""

    def __init__(self, document):
        super().__init__(add_help=False)
        self.text = document.split("\n\n")[1]

    def error(self, message):
        print(f"{message}\n{self.text}", file=sys.stderr)
        sys.exit(64)


class Program:
    """An executable file for Linux.

    `is_static` is True if it needs no shared library, so that it runs on every distribution.
    """

    def __init__(self, path):
        self.path = pathlib.Path(path).resolve()
        try:
            content = self.path.read_bytes()
        except OSError as error:
            raise PackagingError(f"{path}: {error.strerror}") from None
        if len(content) < 64 or content[:5] != b"\x7fELF\x02" or content[5] != 1:
            raise PackagingError(f"{path}: not a 64-bit program for Linux")
        kind = struct.unpack_from("<H", content, 18)[0]
        if kind not in MACHINES:
            raise PackagingError(f"{path}: a program for an unknown processor, e_machine {kind}")
        self.machine, self.debian_machine = MACHINES[kind]
        headers, size, count = struct.unpack_from("<Q", content, 32)[0], *struct.unpack_from("<HH", content, 54)
        if headers + size * count > len(content) or count and size < 56:
            raise PackagingError(f"{path}: a damaged program")
        kinds = [struct.unpack_from("<I", content, headers + size * index)[0] for index in range(count)]
        self.is_static = INTERPRETER not in kinds

    def require_static(self, may_be_dynamic):
        """Rejects a program that runs only where its libraries are, unless the caller asked for one."""
        if not self.is_static and not may_be_dynamic:
            raise PackagingError(
                f"{self.path}: needs shared libraries, so it runs on few other machines; ./build-static makes one that needs "
                "none, and --dynamic packages this one all the same")

    def run(self, *arguments):
        """The output of a run of the program, or None if a program of its processor can't run here."""
        try:
            done = subprocess.run([self.path, *arguments], stdin=subprocess.DEVNULL, capture_output=True)
        except OSError:
            return None
        if done.returncode != 0:
            raise PackagingError(f"{self.path} {' '.join(arguments)}: status {done.returncode}")
        return done.stdout

    def check_version(self):
        """Rejects a program of another version. A program of another processor is not asked."""
        printed = self.run("--version")
        if printed is not None and printed.decode(errors="replace").split() != [NAME, version()]:
            raise PackagingError(f"{self.path}: prints {printed.decode(errors='replace').strip()!r}, but the sources are {version()}")

    def stripped(self):
        """The program without symbols. LLVM's tool, which comes with Swift, knows all processors; binutils' only this one."""
        swift = shutil.which("swift")
        beside = os.path.join(os.path.dirname(os.path.realpath(swift)), "llvm-objcopy") if swift else ""
        names = (beside, "llvm-objcopy", f"{self.machine}-linux-gnu-objcopy", "objcopy")
        tools = [name for name in names if name and shutil.which(name)]
        with tempfile.TemporaryDirectory() as folder:
            copy = os.path.join(folder, NAME)
            for tool in tools:
                if subprocess.run([tool, "--strip-all", self.path, copy], capture_output=True).returncode == 0:
                    return pathlib.Path(copy).read_bytes()
        print(f"{self.path}: not stripped, no objcopy reads it", file=sys.stderr)
        return self.path.read_bytes()


def prefix_files(program, speaker, zsh="share/zsh/site-functions", compresses=False):
    """The files that belong below a prefix such as /usr: their paths, contents and modes.

    `speaker` is a program of the same version that runs here, which prints the completion scripts; mostly `program` itself.
    """
    scripts = {"bash": "share/bash-completion/completions/compass-validate", "zsh": f"{zsh}/_compass-validate",
               "fish": "share/fish/vendor_completions.d/compass-validate.fish"}
    found = [("bin/compass-validate", program.stripped(), 0o755)]
    for shell, path in scripts.items():
        script = speaker.run("complete", "--script", shell)
        if script is None:
            raise PackagingError(
                f"{speaker.path}: can't run here to print the completions; name a program that can with --completions")
        found.append((path, script, 0o644))
    manual = (ROOT / "docs/compass-validate.1").read_bytes()
    if compresses:
        found.append(("share/man/man1/compass-validate.1.gz", compressed(manual), 0o644))
    else:
        found.append(("share/man/man1/compass-validate.1", manual, 0o644))
    found.append(("share/doc/compass-validate/copyright", (ROOT / "packaging/copyright").read_bytes(), 0o644))
    return found


def compressed(content):
    """Content as gzip without a name or a time, so that it is the same on each build."""
    return gzip.compress(content, COMPRESSION, mtime=0)
