#!/usr/bin/env python3
"""Write what is in the packages as SPDX 2.3 in JSON, and the notices of the works of others.

    bill_of_materials.py SOURCE VERSION SBOM            the bill of materials
    bill_of_materials.py SOURCE --notices FILE          resources/third-party.txt, and the texts of the licences of Debian's packages

The same tree gives the same bytes; the only time in them is SOURCE_DATE_EPOCH.
"""
import hashlib
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path


def works(source):
    """The works of others in resources/third-party.txt, a dictionary each."""
    blocks = (source / "resources/third-party.txt").read_text().strip().split("\n\n")[1:]
    return [dict(line.split(": ", 1) for line in block.splitlines()) for block in blocks]


def version_of(package):
    """The installed version; empty where the package is not installed."""
    done = subprocess.run(["dpkg-query", "-W", "-f", "${Version}", package], capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 else ""


def spdx_id(name):
    return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name)


def bill(source, version):
    ours = {"SPDXID": "SPDXRef-Linesman", "name": "linesman", "versionInfo": version, "downloadLocation": "NOASSERTION",
            "filesAnalyzed": False, "licenseConcluded": "MIT", "licenseDeclared": "MIT",
            "copyrightText": "Copyright (c) 2026 The Linesman authors"}
    packages, relations = [ours], [{"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES",
                                    "relatedSpdxElement": ours["SPDXID"]}]
    for work in works(source):
        package = {"SPDXID": spdx_id(work["Name"]), "name": work["Name"], "downloadLocation": "NOASSERTION", "homepage": work["Home"],
                   "filesAnalyzed": False, "licenseConcluded": work["Licence"], "licenseDeclared": work["Licence"],
                   "copyrightText": "Copyright (c) " + work["Copyright"]}
        if found := version_of(work["Debian"]):
            package["versionInfo"] = found
            package["externalRefs"] = [{"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl",
                                        "referenceLocator": f"pkg:deb/debian/{work['Debian']}@{found}"}]
        packages.append(package)
        kind = "DYNAMIC_LINK" if work["Part"] == "linked" else "STATIC_LINK"
        relations.append({"spdxElementId": ours["SPDXID"], "relationshipType": kind, "relatedSpdxElement": package["SPDXID"]})
    seconds = int(os.environ.get("SOURCE_DATE_EPOCH") or time.time())
    name = hashlib.sha256(json.dumps([packages, relations], sort_keys=True).encode()).hexdigest()
    return {"spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"linesman-{version}",
            "documentNamespace": f"urn:linesman:sbom:{version}:{name}",
            "creationInfo": {"created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds)),
                             "creators": ["Organization: The Linesman authors", "Tool: bill_of_materials.py"]},
            "packages": packages, "relationships": relations}


def notices(source):
    """The list, then for each work the copyright file that Debian has of it."""
    text = (source / "resources/third-party.txt").read_text()
    for work in works(source):
        file = Path("/usr/share/doc") / work["Debian"] / "copyright"
        if file.exists():
            text += f"\n{'=' * 100}\n{work['Name']}\n{'=' * 100}\n\n{file.read_text(encoding='utf-8', errors='replace').strip()}\n"
    return text


def main():
    source = Path(sys.argv[1])
    if sys.argv[2] == "--notices":
        Path(sys.argv[3]).write_text(notices(source))
    else:
        Path(sys.argv[3]).write_text(json.dumps(bill(source, sys.argv[2]), indent=2) + "\n")


if __name__ == "__main__":
    main()
