#include "journal/unsaved.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <optional>
#include <span>

#include "files/disk/file.h"
#include "files/disk/folder.h"
#include "files/disk/held_file.h"
#include "journal/game_change.h"
#include "journal/journal_file.h"
#include "journal/journal_text.h"

namespace linesman {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view ENDING = ".journal";

/// A journal that no window uses.
struct JournalPart {
  JournalText text;
  Unsaved::File file;
  std::int64_t last() const { return text.head.seq + static_cast<std::int64_t>(text.changes.size()); }
};

/// An ordinary file that was not locked; it is locked now.
struct UnusedFile {
  Descriptor file;
  std::size_t size = 0;
};

std::optional<UnusedFile> taken_if_unused(const std::string& path) {
  Descriptor file = open_there(path);
  if (!file || !may_be_written(file)) return std::nullopt;
  const auto state = state_of(file);
  if (!state || !state->is_ordinary || try_to_lock(file) != LockState::taken) return std::nullopt;
  return UnusedFile{std::move(file), static_cast<std::size_t>(state->size)};
}

void put_aside(const std::string& path) { rename_file(path, path + ".damaged"); }

/// Whether the program ended while it wrote head and base. No change was written then.
bool was_just_begun(const std::string& text) {
  constexpr std::string_view BEGINS = R"({"journal":)";
  constexpr std::ptrdiff_t HEAD_AND_BASE = 2;
  const bool is_one = text.starts_with(BEGINS) || BEGINS.starts_with(text);
  return is_one && std::count(text.begin(), text.end(), '\n') < HEAD_AND_BASE;
}

/// The journal in a file; nothing when it has no change. Such a file is removed if it was just begun, else put aside.
std::optional<JournalPart> part_in(const std::string& path) {
  JournalPart part;
  part.file.path = path;
  auto unused = taken_if_unused(path);
  if (!unused) return std::nullopt;
  part.file.lock = std::move(unused->file);
  if (unused->size > MAX_JOURNAL_BYTES) {
    put_aside(path);
    return std::nullopt;
  }
  const auto text = content_of(part.file.lock, MAX_JOURNAL_BYTES);
  if (!text) return std::nullopt;
  auto journal = read_journal(*text, path);
  if (!journal) {
    was_just_begun(*text) ? static_cast<void>(remove_file(path)) : put_aside(path);
    return std::nullopt;
  }
  part.text = std::move(journal).value();
  part.file.damaged = part.text.damaged;
  if (part.last() > 0) return part;
  part.file.damaged ? put_aside(path) : static_cast<void>(remove_file(path));
  return std::nullopt;
}

/// Sorted paths of the journals in a folder whose names begin with `beginning`.
std::vector<std::string> files_like(const fs::path& folder, const std::string& beginning) {
  std::vector<std::string> paths;
  std::error_code error;
  for (const std::string& name : names_in(folder, error))
    if (name.starts_with(beginning) && name.ends_with(ENDING)) paths.push_back((folder / name).string());
  return paths;
}

/// The game after some changes of a journal.
struct Led {
  Game game;
  std::size_t changes;  ///< the number of changes that lead to it
};

/// Applies all changes. If they lead to no game, bisection finds the greatest number that does.

Led led_to(const Game& base, std::span<const Value> changes) {
  if (const auto game = game_after(base, changes)) return {*game, changes.size()};
  Led led{base, 0};
  for (std::size_t bad = changes.size(); bad - led.changes > 1;) {
    const std::size_t middle = led.changes + (bad - led.changes) / 2;
    if (auto game = game_after(base, changes.first(middle)))
      led = {*std::move(game), middle};
    else
      bad = middle;
  }
  return led;
}

/// Nothing when the base cannot be read.
std::optional<Unsaved> restored(const JournalPart& part) {
  auto document = read_document(part.text.base, part.file.path);
  if (!document) return std::nullopt;
  Unsaved unsaved;
  unsaved.path = part.text.head.document;
  unsaved.of = part.text.head.of;
  unsaved.torn = part.text.torn;
  unsaved.base = *document;
  Led led = led_to(document->game, part.text.changes);
  if (led.changes < part.text.changes.size())
    unsaved.torn = "The journal's last changes lead to no game and are left out.";
  unsaved.game = std::move(led.game);
  unsaved.changes = part.text.head.seq + static_cast<std::int64_t>(led.changes);
  return unsaved;
}

/// The game from the journal of a window that can be restored the furthest. All journals of the window become its
/// files; one that goes further than could be restored is marked as damaged. If none can be read, all are put aside.
std::optional<Unsaved> furthest_restored(std::vector<JournalPart> of_one) {
  std::optional<Unsaved> furthest;
  for (const JournalPart& part : of_one) {
    if (furthest && furthest->changes >= part.last()) break;
    auto unsaved = restored(part);
    if (unsaved && (!furthest || unsaved->changes > furthest->changes)) furthest = std::move(unsaved);
  }
  for (JournalPart& part : of_one) {
    part.file.damaged = part.file.damaged || !furthest || part.last() > furthest->changes;
    if (furthest)
      furthest->files.push_back(std::move(part.file));
    else
      put_aside(part.file.path);
  }
  return furthest;
}

bool is_whole(const Unsaved& unsaved) {
  return std::none_of(unsaved.files.begin(), unsaved.files.end(), [](const auto& file) { return file.damaged; });
}

bool stands_in_its_file(const Unsaved& unsaved) {
  if (unsaved.path.empty()) return false;
  const auto document = load_document(unsaved.path);
  return document && game_change(document->game, unsaved.game).size() == 0;
}

// Among the journals of one window the one with the greatest number of a change has the changes of all others. Times of
// files are not used, as clocks go wrong.
std::vector<Unsaved> newest_of_each_session(std::vector<JournalPart> parts) {
  std::map<std::string, std::vector<JournalPart>> sessions;
  for (JournalPart& part : parts) sessions[part.text.head.session].push_back(std::move(part));
  std::vector<Unsaved> found;
  for (auto& [session, of_one] : sessions) {
    std::stable_sort(of_one.begin(), of_one.end(),
                     [](const JournalPart& a, const JournalPart& b) { return a.last() > b.last(); });
    auto unsaved = furthest_restored(std::move(of_one));
    if (!unsaved) continue;
    // After a kill between restoring and removing, two journals have equal games.
    const bool twice = std::any_of(found.begin(), found.end(), [&](const Unsaved& other) {
      return other.path == unsaved->path && game_change(other.game, unsaved->game).size() == 0;
    });
    const bool nothing_new = twice || unsaved->changes == 0 || stands_in_its_file(*unsaved);
    if (nothing_new) unsaved->changes = 0;
    if (nothing_new && is_whole(*unsaved))
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
  for (const File& file : files) file.damaged ? put_aside(file.path) : static_cast<void>(remove_file(file.path));
  files.clear();
}

std::vector<Unsaved> unsaved_of(const std::string& document, const std::string& state_folder) {
  const auto meant = file_meant(document);
  if (!meant) return {};
  std::string beginning = fs::path(journal_beside(meant->string(), "")).filename().string();
  beginning.resize(beginning.size() - ENDING.size());
  std::vector<std::string> beside = files_like(meant->parent_path(), beginning);
  // The journals of "game.linesman" do not belong to "game".
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
    const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): no variable is set meanwhile
    return fs::path(value != nullptr ? value : "");
  };
  const fs::path state = variable("XDG_STATE_HOME");
  const fs::path home = variable("HOME");
  return ((state.is_absolute() ? state : home / ".local" / "state") / "linesman").string();
}

}  // namespace linesman
