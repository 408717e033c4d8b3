"""The program compass-validate, as a wheel installs it."""
import os
import sysconfig

__all__ = ["program"]


def program():
    """The path of the installed program. Raises FileNotFoundError if it is missing."""
    here = os.path.dirname(os.path.abspath(__file__))
    folders = [sysconfig.get_path("scripts")]
    if "posix_user" in sysconfig.get_scheme_names():
        folders.append(sysconfig.get_path("scripts", "posix_user"))
    # `pip install --target` puts scripts into a folder beside the package.
    folders.append(os.path.join(os.path.dirname(here), "bin"))
    for folder in folders:
        path = os.path.join(folder, "compass-validate")
        if os.path.isfile(path):
            return path
    raise FileNotFoundError("compass-validate is in none of " + ", ".join(folders))
