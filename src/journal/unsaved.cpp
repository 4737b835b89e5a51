#include "journal/unsaved.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <optional>

#include "files/file_meant.h"
#include "journal/game_change.h"
#include "journal/journal_file.h"
#include "journal/journal_text.h"

namespace linesman {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view ENDING = ".journal";

/// A journal that no window has at work.
struct JournalPart {
  JournalText text;
  Unsaved::File file;
  std::int64_t last() const { return text.head.seq + static_cast<std::int64_t>(text.changes.size()); }
};

/// The whole of an ordinary file that nobody has locked, and a lock on it. Journals have no greatest length.
std::optional<std::string> text_if_unused(const std::string& path, Descriptor& lock) {
  Descriptor file = open_file(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK);
  struct stat facts {};
  if (!file || ::fstat(file.number(), &facts) != 0 || !S_ISREG(facts.st_mode)) return std::nullopt;
  if (::flock(file.number(), LOCK_EX | LOCK_NB) != 0) return std::nullopt;
  std::string text;
  std::array<char, 1 << 16> block{};
  for (;;) {
    const ssize_t n = uninterrupted([&] { return ::read(file.number(), block.data(), block.size()); });
    if (n < 0) return std::nullopt;
    if (n == 0) break;
    text.append(block.data(), static_cast<std::size_t>(n));
  }
  lock = std::move(file);
  return text;
}

void put_aside(const std::string& path) { ::rename(path.c_str(), (path + ".damaged").c_str()); }

/// Nothing for what holds no change; such a journal is taken away, or put aside when it is not for want of an end.
std::optional<JournalPart> part_in(const std::string& path) {
  JournalPart part;
  part.file.path = path;
  const auto text = text_if_unused(path, part.file.lock);
  if (!text) return std::nullopt;
  auto journal = read_journal(*text, path);
  if (!journal) {
    constexpr std::ptrdiff_t HEAD_AND_BASE = 2;
    const bool whole = std::count(text->begin(), text->end(), '\n') >= HEAD_AND_BASE;
    whole ? put_aside(path) : static_cast<void>(::unlink(path.c_str()));
    return std::nullopt;
  }
  part.text = std::move(journal).value();
  part.file.damaged = part.text.damaged;
  if (part.last() > 0) return part;
  part.file.damaged ? put_aside(path) : static_cast<void>(::unlink(path.c_str()));
  return std::nullopt;
}

/// Paths in a folder that begin and end like that, sorted.
std::vector<std::string> files_like(const fs::path& folder, const std::string& beginning) {
  std::vector<std::string> paths;
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    const std::string name = it->path().filename().string();
    if (name.starts_with(beginning) && name.ends_with(ENDING)) paths.push_back(it->path().string());
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

/// The game that the first `count` changes of a journal lead to.
Result<Game> game_after(const Game& base, const std::vector<Value>& changes, std::size_t count) {
  Restoring restoring(base);
  for (std::size_t i = 0; i < count; ++i)
    if (const auto changed = restoring.change(changes[i]); !changed) return changed.problem();
  return restoring.game();
}

/// Nothing when not even the base can be read.
std::optional<Unsaved> restored(const JournalPart& part) {
  auto document = read_document(part.text.base, part.file.path);
  if (!document) return std::nullopt;
  Unsaved unsaved;
  unsaved.path = part.text.head.document;
  unsaved.of = part.text.head.of;
  unsaved.torn = part.text.torn;
  unsaved.base = *document;
  std::size_t count = part.text.changes.size();
  auto game = game_after(document->game, part.text.changes, count);
  for (; !game && count > 0; game = game_after(document->game, part.text.changes, --count))
    unsaved.torn = "The journal's last changes lead to no game and are left out.";
  if (!game) return std::nullopt;
  unsaved.game = *std::move(game);
  unsaved.changes = part.text.head.seq + static_cast<std::int64_t>(count);
  return unsaved;
}

bool stands_in_its_file(const Unsaved& unsaved) {
  if (unsaved.path.empty()) return false;
  const auto document = load_document(unsaved.path);
  return document && game_change(document->game, unsaved.game).size() == 0;
}

// Of the journals of one window the one that goes furthest holds all of the others. That is asked of the numbers of its
// changes: clocks go wrong.
std::vector<Unsaved> newest_of_each_session(std::vector<JournalPart> parts) {
  std::map<std::string, std::vector<JournalPart>> sessions;
  for (JournalPart& part : parts) sessions[part.text.head.session].push_back(std::move(part));
  std::vector<Unsaved> found;
  for (auto& [session, of_one] : sessions) {
    std::stable_sort(of_one.begin(), of_one.end(),
                     [](const JournalPart& a, const JournalPart& b) { return a.last() > b.last(); });
    std::optional<Unsaved> unsaved;
    for (std::size_t i = 0; i < of_one.size() && !unsaved; ++i) unsaved = restored(of_one[i]);
    if (!unsaved) continue;
    for (JournalPart& part : of_one) unsaved->files.push_back(std::move(part.file));
    // Killed between the restoring and the taking away, two journals hold the same.
    const bool twice = std::any_of(found.begin(), found.end(), [&](const Unsaved& other) {
      return other.path == unsaved->path && game_change(other.game, unsaved->game).size() == 0;
    });
    if (twice || stands_in_its_file(*unsaved))
      unsaved->discard();
    else
      found.push_back(*std::move(unsaved));
  }
  return found;
}

std::vector<JournalPart> parts_in(const std::vector<std::string>& paths) {
  std::vector<JournalPart> parts;
  for (const std::string& path : paths)
    if (auto part = part_in(path)) parts.push_back(*std::move(part));
  return parts;
}

}  // namespace

void Unsaved::discard() {
  for (const File& file : files) file.damaged ? put_aside(file.path) : static_cast<void>(::unlink(file.path.c_str()));
  files.clear();
}

std::vector<Unsaved> unsaved_of(const std::string& document, const std::string& state_folder) {
  const auto meant = file_meant(document);
  if (!meant) return {};
  std::string beginning = fs::path(journal_beside(meant->string(), "")).filename().string();
  beginning.resize(beginning.size() - ENDING.size());
  std::vector<std::string> beside = files_like(meant->parent_path(), beginning);
  // Those of "game.linesman" are none of "game".
  constexpr std::size_t SESSION_DIGITS = 16;
  std::erase_if(beside, [&](const std::string& path) {
    return fs::path(path).filename().string().size() != beginning.size() + SESSION_DIGITS + ENDING.size();
  });
  std::vector<JournalPart> parts = parts_in(beside);
  std::vector<JournalPart> elsewhere = parts_in(files_like(state_folder, ""));
  std::erase_if(elsewhere, [&](const JournalPart& part) { return part.text.head.document != meant->string(); });
  std::move(elsewhere.begin(), elsewhere.end(), std::back_inserter(parts));
  return newest_of_each_session(std::move(parts));
}

std::vector<Unsaved> unsaved_in(const std::string& state_folder) {
  return newest_of_each_session(parts_in(files_like(state_folder, "")));
}

std::string state_folder() {
  const auto variable = [](const char* name) {
    const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): nobody sets variables while it runs
    return fs::path(value != nullptr ? value : "");
  };
  const fs::path state = variable("XDG_STATE_HOME");
  const fs::path home = variable("HOME");
  return ((state.is_absolute() ? state : home / ".local" / "state") / "linesman").string();
}

}  // namespace linesman
