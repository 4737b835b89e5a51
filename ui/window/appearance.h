// Light or dark, whatever the desktop says.
#pragma once

#include "base/names.h"

namespace linesman {

enum class Appearance { system, light, dark };
constexpr Names<Appearance::dark> names_of(Appearance) { return {"system", "light", "dark"}; }

/// The appearance that was chosen last, in this window or an earlier one; at first the desktop's.
Appearance chosen_appearance();
void remember_appearance(Appearance appearance);

/// Of the whole program, at once.
void apply_appearance(Appearance appearance);

}  // namespace linesman
