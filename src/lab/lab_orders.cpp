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
  OrderReader(const LabInput& input, const std::function<bool(LabOrder)>& take, OrdersRead& read)
      : input_(input), path_(input.path), take_(take), read_(read) {}

  void read_all() {
    if (is_lines(path_))
      read_lines();
    else
      read_record();
  }

 private:
  void leave_out(std::int64_t line, Problem problem) { read_.unreadable.push_back({path_, line, std::move(problem)}); }

  Result<Document> document() const {
    if (!input_.text) return load_document(path_);
    const auto json = parse_json(*input_.text, path_);
    if (!json) return json.problem();
    return read_document(*json, path_);
  }

  void read_record() {
    const auto read = document();
    if (!read) return leave_out(0, read.problem());
    ++read_.games;
    try {
      read_entries(read->game);
    } catch (const WorkStopped&) {
      leave_out(0, {path_, "/history", "takes too much work to follow"});
    }
  }

  void read_entries(const Game& game) {
    TablesOfRecord tables(game);
    for (const Entry& entry : tables.entries()) {
      const auto before = tables.after(std::clamp<std::int64_t>(entry.after(), 0, entry.seq() - 1));
      const Value& seen = entry.json()["seen"]["order"];
      const Value& json = entry.kind() == EntryKind::order ? entry.order() : seen;
      if (!before || !json.is_object()) {
        if (!before && json.is_object()) leave_out(0, before.problem());
        continue;
      }
      const auto order = read_order(json, path_);
      if (!order)
        leave_out(0, order.problem());
      else if (!take_({{path_, true, entry.seq()}, *before, *order}))
        return;
    }
  }

  void read_lines() {
    if (input_.text) return read_lines_of(*input_.text);
    const auto text = read_file(path_);
    if (!text) return leave_out(0, text.problem());
    read_lines_of(*text);
  }

  void read_lines_of(const std::string& text) {
    std::int64_t number = input_.line - 1;
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = std::min(text.find('\n', at), text.size());
      const std::string_view line = std::string_view(text).substr(at, end - at);
      at = end + 1;
      ++number;
      const bool is_before = input_.skips_first && number == input_.line;
      if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
      if (is_before)
        last_json_ = game_named_in(line);
      else if (!read_line(number, line))
        return;
    }
  }

  /// The game of a line, as it is written; null where there is none.
  Value game_named_in(std::string_view line) const {
    const auto json = parse_json(line, path_);
    return json ? (*json)["game"] : Value();
  }

  /// False when no more is wanted.
  bool read_line(std::int64_t number, std::string_view line) {
    const auto json = parse_json(line, path_);
    const auto game = json ? game_of((*json)["game"]) : Result<Game>(json.problem());
    if (!json) last_json_ = Value();
    const auto order = game ? read_order((*json)["order"], path_) : Result<Order>(game.problem());
    if (order) return take_({{path_, false, number}, *game, *order});
    leave_out(number, game ? in_member("order", order.problem()) : order.problem());
    return true;
  }

  /// Lines with one game after another with the same table read it once.
  Result<Game> game_of(const Value& json) {
    const bool is_new = !(json == last_json_);
    if (!is_new && last_game_) return *last_game_;
    last_json_ = json;
    last_game_.reset();
    Value whole = json;
    std::string file = path_;
    if (const auto named = json.text()) {
      file = (fs::path(*named).is_absolute() ? fs::path(*named) : fs::path(path_).parent_path() / *named).string();
      auto loaded = load_json(file);
      if (!loaded) return loaded.problem();
      whole = std::move(loaded).value();
    }
    const auto document = read_document(whole, file);
    if (!document) return in_member("game", document.problem());
    if (is_new) ++read_.games;
    last_game_ = without_record(document->game);
    return *last_game_;
  }

  const LabInput& input_;
  const std::string& path_;
  const std::function<bool(LabOrder)>& take_;
  OrdersRead& read_;
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

std::int64_t size_of_input(const std::string& path) {
  if (!is_lines(path)) {
    const auto json = load_json(path);
    return json ? static_cast<std::int64_t>((*json)["history"].size()) : 0;
  }
  const auto text = read_file(path);
  if (!text) return 0;
  const auto lines = static_cast<std::int64_t>(std::count(text->begin(), text->end(), '\n'));
  return lines + (text->empty() || text->back() == '\n' ? 0 : 1);
}

void read_orders(const LabInput& input, const std::function<bool(LabOrder)>& take, OrdersRead& read) {
  OrderReader(input, take, read).read_all();
}

std::vector<LabOrder> orders_of(const std::vector<LabInput>& inputs, const LabWatch& watch) {
  std::vector<LabOrder> orders;
  OrdersRead read;
  const auto take = [&](LabOrder order) {
    orders.push_back(std::move(order));
    return !watch.is_stopped();
  };
  for (const LabInput& input : inputs) read_orders(input, take, read);
  return orders;
}

}  // namespace linesman::lab
