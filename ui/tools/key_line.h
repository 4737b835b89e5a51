// What a key, or something done with the pointer, does: a line of the key sheet.
#pragma once

namespace linesman {

/// English; translated where it is shown.
struct KeyLine {
  const char* keys;
  const char* does;
};

}  // namespace linesman
