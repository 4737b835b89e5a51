#include "journal/game_keeper.h"

#include <filesystem>
#include <random>

#include "files/disk/file.h"
#include "journal/game_change.h"

namespace linesman {

namespace {

/// Sixteen random hexadecimal digits.
std::string new_session() {
  constexpr std::string_view DIGITS = "0123456789abcdef";
  std::random_device random;
  std::string session;
  for (int i = 0; i < 16; ++i) session += DIGITS[random() % DIGITS.size()];
  return session;
}

}  // namespace

GameKeeper::GameKeeper(std::string state_folder) : state_folder_(std::move(state_folder)) {}

void GameKeeper::begin(const Document& document, const std::string& path, const std::string& of, bool beside) {
  const auto meant = path.empty() ? Result<std::filesystem::path>(std::filesystem::path()) : file_meant(path);
  path_ = meant ? meant->string() : path;
  source_ = document.source;
  of_ = of;
  may_lie_beside_ = beside;
  game_ = document.game;
  session_ = new_session();
  seq_ = 0;
  file_.reset();
  earlier_.clear();
  kept_ = JournalPlace::beside;
  problem_ = {};
  const std::string folder = lies_beside() ? std::filesystem::path(path_).parent_path().string() : state_folder_;
  // If no thread can be started, the first change does the work.
  prepared_ = std::async(std::launch::async | std::launch::deferred,
                         [document, folder, head = JournalHead{session_, seq_, path_, of_}] {
                           Prepared prepared{journal_base(write_document(document)), {}};
                           auto file = JournalFile::begin_nameless(folder, head, prepared.base);
                           if (file) prepared.file.emplace(std::move(file).value());
                           return prepared;
                         });
}

JournalPlace GameKeeper::keep(const Game& game) {
  if (session_.empty()) return kept_;
  Value change = game_change(game_, game);
  if (change.size() == 0) return kept_;
  change = change.with("seq", Value(++seq_));
  game_ = game;
  if (file_) {
    const auto added = file_->add(change);
    if (added) return kept_;
    problem_ = added.problem();
    earlier_.push_back(file_->path());
    file_.reset();
  }
  return kept_ = keep_in_next(game, change);
}

// The first journal begins with the game from its file, so that it has all changes. A later one begins with the present
// game, as the earlier journal may be unreadable.
JournalPlace GameKeeper::keep_in_next(const Game& game, const Value& change) {
  const bool first = seq_ == 1;
  const auto as_it_is = [&] { return Prepared{journal_base(write_document({game, source_})), {}}; };
  if (!first) return begin_anew(as_it_is());
  --seq_;
  const JournalPlace where = begin_anew(prepared_.get());
  ++seq_;
  if (!file_ || file_->add(change)) return where;
  earlier_.push_back(file_->path());
  file_.reset();
  return begin_anew(as_it_is());
}

JournalPlace GameKeeper::begin_anew(Prepared prepared) {
  if (lies_beside() && begin_file(journal_beside(path_, session_), prepared)) return JournalPlace::beside;
  std::error_code error;
  std::filesystem::create_directories(state_folder_, error);
  // The folder may still have an earlier journal of this session that could not be continued.
  const std::string name = session_ + (earlier_.empty() ? "" : "-" + std::to_string(seq_));
  return begin_file(journal_in(state_folder_, name), prepared) ? JournalPlace::in_state_folder
                                                               : JournalPlace::in_memory;
}

bool GameKeeper::begin_file(const std::string& path, Prepared& prepared) {
  if (prepared.file && prepared.file->give_name(path)) {
    file_ = std::move(prepared.file);
    return true;
  }
  auto file = JournalFile::begin(path, {session_, seq_, path_, of_}, prepared.base);
  if (!file) {
    problem_ = file.problem();
    return false;
  }
  file_.emplace(std::move(file).value());
  return true;
}

void GameKeeper::saved(const Document& document, const std::string& path, const std::string& of) {
  remove_journals();
  begin(document, path, of);
}

void GameKeeper::end() {
  remove_journals();
  session_.clear();
}

void GameKeeper::remove_journals() {
  if (file_) file_->remove();
  for (const std::string& path : earlier_) {
    std::error_code gone;
    std::filesystem::remove(path, gone);
  }
  file_.reset();
  earlier_.clear();
}

}  // namespace linesman
