// How the sources of this folder call Windows. Only they include this header.
//
// Paths are UTF-8: the programs for Windows have a manifest with that code page.
#pragma once

#ifndef NOMINMAX
#define NOMINMAX
#endif
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
// windows.h comes before these.
#include <aclapi.h>
#include <sddl.h>

#include <string>

#include "files/disk/descriptor.h"

// Words of ours that are macros of 16-bit Windows.
#undef near
#undef far
#undef small

namespace linesman {

/// Sets errno to what an error of Windows means.
void set_errno(DWORD error);

/// A handle that others may open, rename and remove meanwhile, as a descriptor. None, with errno, when it cannot be
/// opened. `access` and `disposition` are those of CreateFile.
Descriptor opened(const std::string& path, DWORD access, DWORD disposition, DWORD flags = FILE_ATTRIBUTE_NORMAL);

HANDLE handle_of(const Descriptor& file);

}  // namespace linesman
