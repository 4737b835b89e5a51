// Sentences of a ruling in the language of the window. The ruling itself stays English.
#pragma once

#include <QString>
#include <optional>
#include <string>
#include <string_view>

#include "rules/terms.h"

namespace linesman {

/// `sentence` of that clause: the wording that it was made from is translated, and its figures and names are filled in
/// again. The sentence itself where no wording fits, or none of them is translated. `terms` may be nullptr.
QString spoken(const Terms* terms, std::string_view rule, const std::string& sentence);

/// A sentence that was made from `pattern`, whose {names} stand for any text, made again from `translated`: "3″ too
/// far" by "{a}″ too far" and "{a}″ zu weit" is "3″ zu weit". Nothing when it was not made from the pattern.
std::optional<QString> said_again(const QString& sentence, const QString& pattern, const QString& translated);

}  // namespace linesman
