#include "ui/session/photograph_service.h"

#include <algorithm>
#include <exception>

#include "photo/apart.h"
#include "reach/questions/could.h"

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
                            std::function<void(std::size_t, const AskedPtr&)> take, std::function<void()> finish) {
  ask_from(0, std::make_shared<const Questions>(hearing, std::move(seen), std::move(take), std::move(finish)));
}

void PhotographService::ask_from(std::size_t place, const std::shared_ptr<const Questions>& questions) {
  const Game& game = questions->hearing.game();
  const std::vector<PieceSeen>& seen = questions->seen;
  while (place < seen.size() && !game.piece(seen[place].piece).on_table()) ++place;
  if (place == seen.size()) return questions->finish();
  work_.begin(
      [questions, question = question_about(game, seen[place])](const std::stop_token& stop) {
        return ask_now(questions->hearing, question, RowEffort::whole, stop);
      },
      [this, place, questions](const AskedPtr& answer) {
        questions->take(place, answer);
        ask_from(place + 1, questions);
      });
}

Question question_about(const Game& game, const PieceSeen& seen) {
  const Pose pose = as_seen(game, seen).pose;
  Question question;
  question.who = {game.piece(seen.piece).id};
  question.to =
      PlaceAsked{ends_at({pose.at, {}, pose.facing, pose.altitude}), std::max(usual_slack(game), seen.uncertainty)};
  return question;
}

std::vector<Footprint> bases_in_play(const std::optional<Hearing>& hearing, const Game& game) {
  if (hearing) return footprints_of(hearing->ruleset(), game);
  std::vector<Footprint> bases;
  for (const auto& piece : game.pieces()) bases.push_back(piece->base);
  return bases;
}

}  // namespace linesman
