// Five pictures that show a beginner how a game goes, painted by the program from an example.
#pragma once

#include <QImage>
#include <QString>
#include <QStringList>
#include <vector>

#include "referee/referee.h"

namespace linesman {

struct HelpPicture {
  QImage image;
  QString sentence;
};

/// Ground, models, a legal move, an illegal one, and where a model can go: from the first of the games beside which
/// such orders lie. Fewer where an example has no such order, none where there is no example.
std::vector<HelpPicture> help_pictures(const QStringList& games, const std::shared_ptr<const RulesetSource>& rulesets,
                                       QSize size, bool dark);

}  // namespace linesman
