// The texts that F1 shows, for pages of the manual.
#pragma once

#include <QByteArray>

namespace linesman::manual {

/// {"topics": [{"widget", "title", "text"}], "tools": [{"id", "title", "text", "keys": [[keys, does]]}], "keys": HTML},
/// in the installed language.
QByteArray topics_as_json();

}  // namespace linesman::manual
