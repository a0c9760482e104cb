# What ezdxf finds in DXF files, as lines of "file: fault"; dimensions must say what they measure.
import re
import sys

from ezdxf import recover


def inches(text):
    found = re.fullmatch(r"(-?)(?:(\d+)'-)?(\d+(?= |\"))? ?(?:(\d+)/(\d+))?\"", text)
    if not found or found.group(3) is None and found.group(4) is None:
        return None
    sign, feet, whole, top, bottom = found.groups()
    length = int(feet or 0) * 12 + int(whole or 0) + (int(top) / int(bottom) if top else 0)
    return -length if sign else length


for name in sys.argv[1:]:
    document, audit = recover.readfile(name)
    for fault in [*audit.errors, *audit.fixes]:
        print(f"{name}: {fault.message}")
    for dimension in document.modelspace().query("DIMENSION"):
        said = inches(dimension.dxf.text)
        measured = dimension.get_measurement()
        if said is None or abs(said - measured) > 1 / 32 + 1e-6:
            print(f"{name}: a dimension of {measured} says {dimension.dxf.text!r}")
