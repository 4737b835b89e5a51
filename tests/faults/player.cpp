// Plays a game with the classes of the window until it is killed.
//
//   faults_player FOLDER SEED         plays and saves without an end
//   faults_player FOLDER SEED once    makes one change, saves and ends; status 2 and one line when that fails
//
// FOLDER has game.linesman. Each line on standard output is a letter and a hash of the game:
//   R  the game after opening and restoring
//   I  the game that is about to be accepted
//   A  the accepted game
//   S  the saved game
#include <unistd.h>

#include <cstdio>
#include <iostream>
#include <random>

#include "files/disk/file.h"
#include "files/json.h"
#include "journal/file_lock.h"
#include "journal/game_keeper.h"
#include "journal/unsaved.h"
#include "record/history.h"
#include "record/sha256.h"
#include "referee/toy_ruleset.h"
#include "support/patience.h"

namespace {

using namespace linesman;

/// Writes a line in one call, so that a kill leaves it whole or not at all.
void say(char what, const std::string& hash) {
  const std::string line = std::string(1, what) + " " + hash + "\n";
  if (::write(STDOUT_FILENO, line.data(), line.size()) < 0) ::_exit(3);
}

std::string hash_of(const Game& game) { return sha256(write_json(write_document({game, Value()}))); }

int refuse(const Problem& problem) {
  std::cerr << problem.sentence() << '\n';
  return 2;
}

class Player {
 public:
  Player(std::string folder, unsigned seed)
      : path_(folder + "/game.linesman"), keeper_(folder + "/state"), random_(seed) {}

  Result<void> open() {
    auto lock = FileLock::take(path_, "linesman", std::chrono::milliseconds(PATIENCE));
    if (!lock) return lock.problem();
    lock_ = std::move(lock).value();
    const auto text = read_file(path_);
    if (!text) return text.problem();
    const auto json = parse_json(*text, path_);
    if (!json) return json.problem();
    auto document = read_document(*json, path_);
    if (!document) return document.problem();
    game_ = document->game;
    source_ = document->source;
    keeper_.begin(*document, path_, sha256(*text));
    auto unsaved = unsaved_of(path_, keeper_.state_folder());
    say('R', hash_of(unsaved.empty() ? game_ : unsaved.front().game));
    for (Unsaved& each : unsaved)
      if (become(each.game)) each.discard();
    return {};
  }

  /// Makes a change of a random kind. False when the change is in memory alone.
  bool change() {
    switch (random_() % 5) {
      case 0: return become(record_edit(game_, game_.with_turn(game_.turn() + 1)));
      case 1: return become(game_.with_title("title " + std::to_string(random_() % 1000)));
      case 2:
        if (!earlier_.empty()) return become(take_back());
        [[fallthrough]];
      default: return become(after_an_order());
    }
  }

  Result<void> save() {
    const Document document{game_, source_};
    const auto text = document_text(path_, document);
    if (!text) return text.problem();
    if (const auto saved = save_file(path_, *text); !saved) return saved;
    say('S', hash_of(game_));
    source_ = write_document(document);
    keeper_.saved({game_, source_}, path_, sha256(*text));
    return {};
  }

  void end() { keeper_.end(); }
  bool wants_to_save() { return random_() % 4 == 0; }

 private:
  bool become(const Game& game) {
    earlier_.push_back(game_);
    if (earlier_.size() > 20) earlier_.erase(earlier_.begin());
    game_ = game;
    say('I', hash_of(game_));
    if (keeper_.keep(game_) == JournalPlace::in_memory) return false;
    say('A', hash_of(game_));
    return true;
  }

  Game take_back() {
    const Game game = earlier_.back();
    earlier_.pop_back();
    return game;
  }

  Game after_an_order() {
    static const auto rules = std::make_shared<const ToyRuleset>();
    const auto hearing = Hearing::open(game_, rules);
    Order order;
    order.who = OnePiece{"tank"};
    order.action = "move";
    order.paths.set_all({ForwardStep{0.001}});
    return carry_out(hearing.value(), order).value().game;
  }

  std::string path_;
  GameKeeper keeper_;
  FileLock lock_;
  std::mt19937 random_;
  Game game_;
  Value source_;
  std::vector<Game> earlier_;
};

int play_once(Player& player) {
  const bool on_disk = player.change();
  const auto saved = player.save();
  if (saved) player.end();
  static_cast<void>(on_disk);
  return saved ? 0 : refuse(saved.problem());
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) return 3;
  Player player(argv[1], static_cast<unsigned>(std::stoul(argv[2])));
  if (const auto opened = player.open(); !opened) return refuse(opened.problem());
  if (argc > 3) return play_once(player);
  for (;;) {
    player.change();
    if (!player.wants_to_save()) continue;
    if (const auto saved = player.save(); !saved) return refuse(saved.problem());
  }
}
