// The sounds of a watched table: tones by the sound card, and sentences by a voice. An application must live.
#pragma once

#include <memory>
#include <string>

#include "watch/film_calls.h"

namespace linesman {

/// nullptr without a sound card.
std::unique_ptr<TonePlayer> tone_player();

/// The calls have a voice where the program was built with one.
void add_voice(FilmCalls& calls);

}  // namespace linesman
