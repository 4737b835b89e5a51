// How the sources of this room say words and put blocks together. Inside `sheet` only.
#pragma once

#include <QCoreApplication>
#include <string>
#include <utility>

#include "drawing/sheet/block.h"

namespace linesman::sheet {

inline QString tr(const char* text) { return QCoreApplication::translate("Sheet", text); }

inline QString text(const std::string& words) { return QString::fromStdString(words); }

inline void append(Blocks& blocks, Blocks more) {
  for (Block& block : more) blocks.push_back(std::move(block));
}

}  // namespace linesman::sheet
