#include <limits>

#include "files/documents/document.h"
#include "files/documents/parts_read.h"
#include "files/json.h"

namespace linesman {

using namespace files;

namespace {

/// False when the document cannot be read at all: it is no document, or one of a later Linesman.
bool readable(const JsonPlace& root, ProblemList& problems) {
  if (!root.value().is_object()) {
    problems.add(root, "a game document must be an object, not " + describe(root.value()));
    return false;
  }
  const JsonPlace place = root.member("linesman");
  const auto version = need_whole(place, problems, 1, INT64_MAX, "the version of the document, a whole number from 1");
  if (version && *version > DOCUMENT_VERSION)
    problems.add(place, "the document is of version " + std::to_string(*version) + ", and this program reads version " +
                            std::to_string(DOCUMENT_VERSION) + ": it needs a newer Linesman");
  return version && *version <= DOCUMENT_VERSION;
}

Value take_object(const JsonPlace& place, ProblemList& problems) {
  return place.given() && need_object(place, problems) ? place.value() : Value::empty_object();
}

void check_sides(const JsonPlace& place, ProblemList& problems) {
  if (!need_list(place, problems)) return;
  for (std::size_t i = 0; i < place.value().size(); ++i)
    if (const auto name = need_text(place.item(i), problems); name && name->empty())
      problems.add(place.item(i), "a side needs a name");
}

Value take_annotations(const JsonPlace& root, ProblemList& problems) {
  if (const JsonPlace sides = root.member("sides"); sides.given()) check_sides(sides, problems);
  if (const JsonPlace notes = root.member("notes"); notes.given()) check_notes(notes, problems);
  Value taken = Value::empty_object();
  for (const std::string_view name : ANNOTATIONS)
    if (const JsonPlace place = root.member(name); place.given()) taken = taken.with(name, place.value());
  return taken;
}

Game::Parts read_parts(const JsonPlace& root, Reading& reading) {
  ProblemList& problems = reading.problems;
  Game::Parts parts;
  if (const JsonPlace title = root.member("title"); title.given())
    parts.title = need_text(title, problems).value_or("");
  parts.ruleset = need_id(root.member("ruleset"), problems).value_or("");
  parts.options = take_object(root.member("options"), problems);
  parts.house_rules = take_object(root.member("house_rules"), problems);
  if (const JsonPlace tolerance = root.member("tolerance"); tolerance.given())
    parts.tolerance = need_number(tolerance, problems, {0, FARTHEST_COORDINATE}, "a number of at least 0").value_or(0);
  parts.table = read_table(root.member("table"), reading);
  parts.terrain = read_terrain(root.member("terrain"), reading);
  parts.units = read_units(root.member("units"), reading);
  parts.pieces = read_pieces(root.member("pieces"), parts.units, reading);
  if (const JsonPlace turn = root.member("turn"); turn.given())
    parts.turn = need_whole(turn, problems, 0, LAST_TURN, "a whole number of at least 0").value_or(1);
  parts.annotations = take_annotations(root, problems);
  return parts;
}

/// A document as far as it could be read.
struct Content {
  Game::Parts parts;
  Record record;
};

/// What is wrong, in document order; `content` is whole when nothing is, but for features of `known`.
std::vector<Problem> examine(const Value& json, const std::string& file, Content& content, const Value& known = Value(),
                             std::size_t most = MAX_PROBLEMS) {
  Reading reading;
  reading.problems = ProblemList(most);
  reading.known = known;
  const JsonPlace root(json);
  if (readable(root, reading.problems)) content = {read_parts(root, reading), read_record(root, reading.problems)};
  std::vector<Problem> found = std::move(reading.problems.all());
  sort_in_document_order(json, found);
  leave_at_most(found, most);
  for (Problem& problem : found) problem.file = file;
  return found;
}

}  // namespace

Result<Document> read_document(const Value& json, const std::string& file) {
  Content content;
  const std::vector<Problem> problems = examine(json, file, content);
  if (!problems.empty()) return problems.front();
  Game game = with_record(Game(std::move(content.parts)), content.record);
  return Document{game, json, std::make_shared<const Game>(game)};
}

Result<Document> load_document(const std::string& path) {
  const auto json = load_json(path);
  if (!json) return json.problem();
  return read_document(*json, path);
}

std::vector<Problem> check_document(const Value& json, const std::string& file) {
  Content content;
  return examine(json, file, content);
}

std::vector<Problem> every_problem(const Value& json, const std::string& file) {
  constexpr std::size_t ALL = std::numeric_limits<std::size_t>::max() / 2;
  Content content;
  return examine(json, file, content, Value(), ALL);
}

std::vector<Problem> files::check_changed(const Value& json, const Value& known, const std::string& file) {
  Content content;
  const bool same_table = known["table"] == json["table"];
  return examine(json, file, content, same_table ? known["terrain"] : Value());
}

}  // namespace linesman
