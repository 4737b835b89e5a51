// Several models as the window shows them, moving as one body, from the answer to their order.
#pragma once

#include <memory>

#include "drawing/picture/ruling/unit_shown.h"
#include "ui/session/session.h"
#include "ui/tools/tool_host.h"

namespace linesman {

/// nullptr where it is about one model.
std::shared_ptr<const UnitShown> unit_shown_of(const AnswerPtr& answer);

/// Of the proposed order, in words.
BesideRuling beside_ruling_of(const Session& session);

}  // namespace linesman
