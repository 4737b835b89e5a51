// Light or dark, whatever the desktop says.
#pragma once

#include <QString>

namespace linesman {

enum class Appearance { system, light, dark };

/// Of the whole program, at once.
void apply_appearance(Appearance appearance);

Appearance appearance_named(const QString& name);  ///< anything unknown is `system`
QString name_of(Appearance appearance);

}  // namespace linesman
