// The message of an exception, as players may read it.
#pragma once

#include <exception>
#include <string>

namespace linesman {

/// For a broken promise (base/check.h) the message leaves out the folders of the machine that built the program.
inline std::string words_of(const std::exception& mistake) {
  std::string words = mistake.what();
  const std::size_t place = words.rfind(" (");
  const std::size_t name = words.rfind('/');
  if (place != std::string::npos && name != std::string::npos && name > place) words.erase(place + 2, name - place - 1);
  return words;
}

}  // namespace linesman
