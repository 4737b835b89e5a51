// Formats that are not read, known by their first bytes, so that a refusal says what to do. Inside `exchange` only.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/sentence.h"
#include "base/value.h"

namespace linesman::exchange {

/// That the format of a file is not known, and which ones are.
Sentence no_known_format();

/// The kind of a file that is no text, and what to do with it, as a sentence; nothing for another file. `name` is the
/// file's: its ending says what is in a packed one.
std::optional<std::string> what_binary_is(std::string_view bytes, std::string_view name);

/// The kind of a file of JSON, and of a text, and what to do with it; nothing for any other.
std::optional<Sentence> what_json_is(const Value& json);
std::optional<Sentence> what_text_is(std::string_view text);

/// The kind of a file of XML, as a sentence.
Sentence what_xml_is(std::string_view text);

}  // namespace linesman::exchange
