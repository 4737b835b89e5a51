#include "ui/session/photograph_service.h"

#include <exception>

#include "photo/apart.h"

namespace linesman {

void PhotographService::read_file(PhotographRead& done, const Game& game, const std::string& file,
                                  const std::function<void()>& prepare) {
  try {
    auto loaded = load_picture(file);
    if (!loaded) {
      done.reading = loaded.problem();
      return;
    }
    done.reading = read_loaded_apart(game, *loaded);
    done.loaded = *std::move(loaded);
    prepare();
  } catch (const std::exception& mistake) {
    done.loaded.reset();
    done.reading = Problem{file, "", mistake.what()};
  }
}

void PhotographService::ask(const Hearing& hearing, std::vector<PieceSeen> seen,
                            std::function<void(std::size_t, const CouldByAction&)> take, std::function<void()> finish) {
  ask_from(0, std::make_shared<const Questions>(hearing, std::move(seen), std::move(take), std::move(finish)));
}

void PhotographService::ask_from(std::size_t place, const std::shared_ptr<const Questions>& questions) {
  const Game& game = questions->hearing.game();
  const std::vector<PieceSeen>& seen = questions->seen;
  while (place < seen.size() && !game.piece(seen[place].piece).on_table()) ++place;
  if (place == seen.size()) return questions->finish();
  work_.begin(
      [questions, asked = seen[place]](const std::stop_token& stop) {
        const Game& before = questions->hearing.game();
        try {
          return could_stand_there(questions->hearing, before.piece(asked.piece).id, as_seen(before, asked).pose,
                                   asked.uncertainty, stop);
        } catch (const std::exception& mistake) {
          return CouldByAction{"", Could{.reason = mistake.what()}};
        }
      },
      [this, place, questions](const CouldByAction& answer) {
        questions->take(place, answer);
        ask_from(place + 1, questions);
      });
}

std::vector<Footprint> bases_in_play(const std::optional<Hearing>& hearing, const Game& game) {
  if (hearing) return footprints_of(hearing->ruleset(), game);
  std::vector<Footprint> bases;
  for (const auto& piece : game.pieces()) bases.push_back(piece->base);
  return bases;
}

}  // namespace linesman
