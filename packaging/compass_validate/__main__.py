"""python -m compass_validate: the program compass-validate."""
import os
import sys

from . import program

if __name__ == "__main__":
    path = program()
    os.execv(path, [path, *sys.argv[1:]])
