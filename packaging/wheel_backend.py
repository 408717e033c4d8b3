"""Builds the wheel: the backend of pyproject.toml, by PEP 517, without a build dependency.

The wheel carries the program as a script, as ruff's does, and the Python package compass_validate. The program is
COMPASS_VALIDATE_PROGRAM, the path of a built one; without it, ./build-static builds one with Swift.
"""
import base64
import hashlib
import os
import pathlib
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import zipfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import program as packages
from program import ROOT, SUMMARY, PackagingError, Program, build_time, python_version
from program import version as package_version

DISTRIBUTION = "compass_validate"
PACKAGE = pathlib.Path(__file__).resolve().parent / "compass_validate"

DESCRIPTION = """\
`compass-validate` validates JSON payloads with Zod schemas, exactly as Zod 4 does: the verdict, output and issues, with
the line and column of each. This package carries the program, so nothing else is needed.

```
$ echo '{"role": "owner"}' | compass-validate coach
<stdin>:1:10: error: Invalid option: expected one of "head"|"assistant"|"recruiting" [invalid_value]
```

`python -m compass_validate` runs the same program, and `python -m compass_validate.code_quality` turns its output for
programs into a code quality report of GitLab.
"""


def version():
    return python_version(package_version())


def tags(program):
    """The platform tags of a wheel with a program, by PEP 600 and PEP 656."""
    if program.is_static:
        # It asks neither glibc nor musl for anything, so the oldest that pip knows will do.
        return [f"manylinux2014_{program.machine}", f"manylinux_2_17_{program.machine}", f"musllinux_1_1_{program.machine}"]
    return [f"linux_{program.machine}"]


def metadata():
    fields = [
        "Metadata-Version: 2.4", f"Name: {DISTRIBUTION.replace('_', '-')}", f"Version: {version()}", f"Summary: {SUMMARY}",
        "Requires-Python: >=3.8", "License-File: copyright", "Description-Content-Type: text/markdown",
        "Keywords: json,schema,validation,zod", "Classifier: Environment :: Console", "Classifier: Operating System :: POSIX :: Linux",
        "Classifier: Topic :: Software Development :: Quality Assurance",
    ]
    return "\n".join(fields) + "\n\n" + DESCRIPTION


def write_wheel(folder, platforms, executable):
    """Writes the wheel with a program's bytes into a folder and returns its name. Equal contents make equal bytes."""
    name = f"{DISTRIBUTION}-{version()}"
    about = f"{name}.dist-info"
    wheel = ["Wheel-Version: 1.0", "Generator: compass-validation", "Root-Is-Purelib: false"]
    wheel += [f"Tag: py3-none-{platform}" for platform in platforms]
    entries = [(f"{DISTRIBUTION}/{path.name}", path.read_bytes(), 0o644) for path in sorted(PACKAGE.glob("*.py"))]
    entries += [
        (f"{name}.data/scripts/compass-validate", executable, 0o755),
        (f"{about}/METADATA", metadata().encode(), 0o644),
        (f"{about}/WHEEL", ("\n".join(wheel) + "\n").encode(), 0o644),
        (f"{about}/licenses/copyright", (ROOT / "packaging/copyright").read_bytes(), 0o644),
    ]
    record = "".join(f"{path},sha256={digest(content)},{len(content)}\n" for path, content, _ in entries)
    entries.append((f"{about}/RECORD", (record + f"{about}/RECORD,,\n").encode(), 0o644))

    file = f"{name}-py3-none-{'.'.join(platforms)}.whl"
    moment = time.gmtime(max(build_time(), 315532800))[:6]
    with zipfile.ZipFile(os.path.join(folder, file), "w", zipfile.ZIP_DEFLATED, compresslevel=packages.COMPRESSION) as archive:
        for path, content, mode in entries:
            entry = zipfile.ZipInfo(path, moment)
            entry.compress_type, entry.create_system, entry.external_attr = zipfile.ZIP_DEFLATED, 3, (0o100000 | mode) << 16
            archive.writestr(entry, content)
    return file


def digest(content):
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def package(path, folder, may_be_dynamic=False):
    """Writes the wheel of a program for Linux into a folder and returns its name."""
    program = Program(path)
    program.require_static(may_be_dynamic)
    program.check_version()
    return write_wheel(folder, tags(program), program.stripped())


# MARK: PEP 517

def get_requires_for_build_wheel(config_settings=None):
    return []


def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
    folder = f"{DISTRIBUTION}-{version()}.dist-info"
    os.makedirs(os.path.join(metadata_directory, folder, "licenses"))
    pathlib.Path(metadata_directory, folder, "METADATA").write_text(metadata(), encoding="utf-8")
    shutil.copy(ROOT / "packaging/copyright", os.path.join(metadata_directory, folder, "licenses"))
    return folder


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    if path := os.environ.get("COMPASS_VALIDATE_PROGRAM"):
        # Whoever installs from a checkout installs for this machine, so the program may need its libraries.
        return package(path, wheel_directory, may_be_dynamic=True)
    if not shutil.which("swift"):
        raise PackagingError(
            "compass-validate is written in Swift, and there is no swift here: install a released wheel, or set "
            "COMPASS_VALIDATE_PROGRAM to the path of a built program")
    with tempfile.TemporaryDirectory() as folder:
        built = subprocess.run([ROOT / "build-static", folder], stdout=subprocess.PIPE, text=True)
        if built.returncode != 0:
            raise PackagingError("./build-static failed; .ci/setup installs the libraries that it needs")
        path = built.stdout.splitlines()[-1]
        if sys.platform == "darwin":
            platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
            return write_wheel(wheel_directory, [platform], pathlib.Path(path).read_bytes())
        return package(path, wheel_directory, may_be_dynamic=True)


def build_sdist(sdist_directory, config_settings=None):
    raise PackagingError("there is no source distribution: build the wheel from a checkout")
