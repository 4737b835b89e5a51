#include "lab/lab_orders.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>

#include "base/text.h"
#include "files/disk/file.h"
#include "files/documents/document.h"
#include "files/documents/record.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "record/changes.h"
#include "record/numbered.h"
#include "record/timeline.h"

namespace linesman::lab {

namespace {

namespace fs = std::filesystem;

Problem in_member(const char* member, Problem problem) {
  problem.pointer = pointer_to("", member) + problem.pointer;
  return problem;
}

bool is_record(const std::string& path) { return path.ends_with(".linesman"); }
bool is_lines(const std::string& path) { return path.ends_with(".jsonl"); }

/// Follows a record from its start. A table is made of the one before it where the entry says how, else of the whole
/// record.
class TablesOfRecord {
 public:
  explicit TablesOfRecord(const Game& game)
      : game_(game), record_(numbered(game)), entries_(entries_of(record_)), tables_(entries_.size() + 1) {}

  const std::vector<Entry>& entries() const { return entries_; }

  /// The table after an entry, 0: at the start.
  Result<Game> after(std::int64_t seq) {
    std::optional<Game>& table = tables_[static_cast<std::size_t>(seq)];
    if (!table) {
      auto made = made_after(seq);
      if (!made) return made.problem();
      table = std::move(made).value();
    }
    return *table;
  }

 private:
  Result<Game> made_after(std::int64_t seq) {
    if (seq > 0) {
      const Entry& entry = entries_[static_cast<std::size_t>(seq - 1)];
      const auto& before = tables_[static_cast<std::size_t>(entry.after())];
      const bool still = !entry.kind() || (*entry.kind() != EntryKind::order && *entry.kind() != EntryKind::edit &&
                                           !entry.order().is_object());
      if (before && still) return *before;
      if (before && !entry.change().is_null()) {
        Budget budget;
        return changed(*before, entry.change(), "", budget);
      }
    }
    const auto game = at_entry(game_, seq);
    if (!game) return game.problem();
    return without_record(*game);
  }

  const Game& game_;
  Record record_;
  std::vector<Entry> entries_;
  std::vector<std::optional<Game>> tables_;
};

class OrderReader {
 public:
  explicit OrderReader(const std::function<void(const LabOrder&)>& take) : take_(take) {}

  void read(const std::string& path) {
    if (is_lines(path))
      read_lines(path);
    else
      read_record(path);
  }

  OrdersRead done() { return std::move(read_); }

 private:
  void leave_out(const std::string& input, std::int64_t line, Problem problem) {
    read_.unreadable.push_back({input, line, std::move(problem)});
  }

  void read_record(const std::string& path) {
    const auto document = load_document(path);
    if (!document) return leave_out(path, 0, document.problem());
    ++read_.games;
    try {
      read_entries(path, document->game);
    } catch (const WorkStopped&) {
      leave_out(path, 0, {path, "/history", "takes too much work to follow"});
    }
  }

  void read_entries(const std::string& path, const Game& game) {
    TablesOfRecord tables(game);
    for (const Entry& entry : tables.entries()) {
      const auto before = tables.after(std::clamp<std::int64_t>(entry.after(), 0, entry.seq() - 1));
      const Value& seen = entry.json()["seen"]["order"];
      const Value& json = entry.kind() == EntryKind::order ? entry.order() : seen;
      if (!before || !json.is_object()) {
        if (!before && json.is_object()) leave_out(path, 0, before.problem());
        continue;
      }
      const auto order = read_order(json, path);
      if (order)
        take_({path, true, entry.seq(), *before, *order});
      else
        leave_out(path, 0, order.problem());
    }
  }

  void read_lines(const std::string& path) {
    const auto text = read_file(path);
    if (!text) return leave_out(path, 0, text.problem());
    std::int64_t number = 0;
    for (std::size_t at = 0; at < text->size();) {
      const std::size_t end = std::min(text->find('\n', at), text->size());
      const std::string_view line = std::string_view(*text).substr(at, end - at);
      at = end + 1;
      ++number;
      if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
      if (auto problem = read_line(path, number, line)) leave_out(path, number, *std::move(problem));
    }
  }

  std::optional<Problem> read_line(const std::string& path, std::int64_t number, std::string_view line) {
    const auto json = parse_json(line, path);
    if (!json) return json.problem();
    const auto game = game_of(path, (*json)["game"]);
    if (!game) return game.problem();
    const auto order = read_order((*json)["order"], path);
    if (!order) return in_member("order", order.problem());
    take_({path, false, number, *game, *order});
    return std::nullopt;
  }

  /// Lines with one game after another with the same table read it once.
  Result<Game> game_of(const std::string& path, const Value& json) {
    if (last_game_ && json == last_json_) return *last_game_;
    Value whole = json;
    std::string file = path;
    if (const auto named = json.text()) {
      file = (fs::path(*named).is_absolute() ? fs::path(*named) : fs::path(path).parent_path() / *named).string();
      auto loaded = load_json(file);
      if (!loaded) return loaded.problem();
      whole = std::move(loaded).value();
    }
    const auto document = read_document(whole, file);
    if (!document) return in_member("game", document.problem());
    ++read_.games;
    last_json_ = json;
    last_game_ = without_record(document->game);
    return *last_game_;
  }

  const std::function<void(const LabOrder&)>& take_;
  OrdersRead read_;
  Value last_json_;
  std::optional<Game> last_game_;
};

}  // namespace

std::vector<std::string> files_of(const std::vector<std::string>& inputs) {
  std::vector<std::string> files;
  for (const std::string& input : inputs) {
    std::error_code error;
    if (!fs::is_directory(input, error)) {
      files.push_back(input);
      continue;
    }
    std::vector<std::string> below;
    for (fs::recursive_directory_iterator it(input, fs::directory_options::skip_permission_denied, error), end;
         !error && it != end; it.increment(error)) {
      const std::string path = it->path().string();
      if ((is_record(path) || is_lines(path)) && it->is_regular_file(error)) below.push_back(path);
    }
    std::sort(below.begin(), below.end());
    files.insert(files.end(), below.begin(), below.end());
  }
  return files;
}

OrdersRead read_orders(const std::vector<std::string>& files, const std::function<void(const LabOrder&)>& take) {
  OrderReader reader(take);
  for (const std::string& file : files) reader.read(file);
  return reader.done();
}

}  // namespace linesman::lab
