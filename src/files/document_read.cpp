#include "files/document.h"
#include "files/json.h"
#include "files/parts_read.h"

namespace linesman {

using namespace files;

namespace {

constexpr std::int64_t LAST_TURN = 1'000'000'000;

/// False when the document cannot be read at all: it is no document, or one of a later Linesman.
bool readable(const Spot& root, Findings& findings) {
  if (!root.value().is_object()) {
    findings.add(root, "a game document must be an object, not " + describe(root.value()));
    return false;
  }
  const Spot spot = root.member("linesman");
  const auto version = need_whole(spot, findings, 1, INT64_MAX, "the version of the document, a whole number from 1");
  if (version && *version > DOCUMENT_VERSION)
    findings.add(spot, "the document is of version " + std::to_string(*version) + ", and this program reads version " +
                           std::to_string(DOCUMENT_VERSION) + ": it needs a newer Linesman");
  return version && *version <= DOCUMENT_VERSION;
}

Value take_object(const Spot& spot, Findings& findings) {
  return spot.given() && need_object(spot, findings) ? spot.value() : Value::empty_object();
}

Value take_history(const Spot& spot, Findings& findings) {
  if (!spot.given() || !need_list(spot, findings)) return Value::empty_array();
  for (std::size_t i = 0; i < spot.value().size(); ++i) {
    const Spot entry = spot.item(i);
    need_object(entry, findings);
  }
  return spot.value();
}

Game::Parts read_parts(const Spot& root, Reading& reading) {
  Findings& findings = reading.findings;
  Game::Parts parts;
  if (const Spot title = root.member("title"); title.given()) parts.title = need_text(title, findings).value_or("");
  parts.ruleset = need_id(root.member("ruleset"), findings).value_or("");
  parts.options = take_object(root.member("options"), findings);
  parts.house_rules = take_object(root.member("house_rules"), findings);
  if (const Spot tolerance = root.member("tolerance"); tolerance.given())
    parts.tolerance = need_number(tolerance, findings, {0, FARTHEST_COORDINATE}, "a number of at least 0").value_or(0);
  parts.table = read_table(root.member("table"), reading);
  parts.terrain = read_terrain(root.member("terrain"), reading);
  parts.units = read_units(root.member("units"), reading);
  parts.pieces = read_pieces(root.member("pieces"), parts.units, reading);
  if (const Spot turn = root.member("turn"); turn.given())
    parts.turn = need_whole(turn, findings, 0, LAST_TURN, "a whole number of at least 0").value_or(1);
  parts.history = take_history(root.member("history"), findings);
  return parts;
}

/// What is wrong, in document order; `parts` are whole when nothing is.
std::vector<Problem> examine(const Value& json, const std::string& file, Game::Parts& parts) {
  Reading reading;
  const Spot root(json);
  if (readable(root, reading.findings)) parts = read_parts(root, reading);
  std::vector<Problem> problems = std::move(reading.findings.problems());
  sort_in_document_order(json, problems);
  for (Problem& problem : problems) problem.file = file;
  return problems;
}

}  // namespace

Result<Document> read_document(const Value& json, const std::string& file) {
  Game::Parts parts;
  const std::vector<Problem> problems = examine(json, file, parts);
  if (!problems.empty()) return problems.front();
  return Document{Game(std::move(parts)), json};
}

Result<Document> load_document(const std::string& path) {
  const auto json = load_json(path);
  if (!json) return json.problem();
  return read_document(*json, path);
}

std::vector<Problem> check_document(const Value& json, const std::string& file) {
  Game::Parts parts;
  return examine(json, file, parts);
}

}  // namespace linesman
