#include <algorithm>
#include <map>
#include <set>

#include "base/text.h"
#include "files/documents/parts.h"
#include "files/documents/plan_check.h"
#include "geometry/boost/validity.h"
#include "table/plan.h"

namespace linesman::files {

namespace {

constexpr std::size_t MAX_MARKINGS = 10'000;
constexpr std::int64_t MAX_TURNS = 1'000'000;

std::size_t fewest_points(MarkingKind kind) {
  switch (kind) {
    case MarkingKind::zone: return 3;
    case MarkingKind::arrow: return 2;
    case MarkingKind::objective:
    case MarkingKind::text: return 1;
  }
  return 1;
}

void check_points(const JsonPlace& list, MarkingKind kind, Mistakes& problems) {
  const std::size_t before = problems.count();
  if (!need_list(list, problems)) return;
  Polyline points;
  for (std::size_t i = 0; i < list.value().size(); ++i)
    if (const auto p = need_point(list.item(i), problems)) points.push_back(*p);
  if (problems.count() > before) return;
  const std::size_t fewest = fewest_points(kind);
  const bool exactly = fewest == 1;
  if (points.size() < fewest || (exactly && points.size() > fewest))
    problems.must_be(list, exactly ? Argument("one point") : said<"at least {n} points">(fewest));
  else if (const auto why = kind == MarkingKind::zone ? why_invalid_ring(points) : std::nullopt)
    problems.add(list, *why);
  else if (const auto reason = kind == MarkingKind::arrow ? why_invalid_line(points) : std::nullopt)
    problems.add(list, *reason);
}

void check_marking(const JsonPlace& place, Mistakes& problems) {
  if (!need_object(place, problems)) return;
  const auto kind = need_named<MarkingKind>(place.member("kind"), problems);
  const JsonPlace text = place.member("text");
  const auto words = text.given() ? need_text(text, problems) : std::optional<std::string>("");
  if (kind == MarkingKind::text && words == "") problems.must_be(text, "what is to be read there");
  if (const JsonPlace side = place.member("side"); side.given()) need_text(side, problems);
  if (kind) check_points(place.member("points"), *kind, problems);
}

void check_range(const JsonPlace& place, double most, Mistakes& mistakes) {
  const NumberRange range{0, most};
  if (place.given() && !number_in(place.value(), range)) mistakes.must_be(place, number_wanted(range));
}

void check_for_clock(const JsonPlace& place, MarkingKind kind, Mistakes& mistakes) {
  const bool counts = kind == MarkingKind::objective || kind == MarkingKind::zone;
  if (kind == MarkingKind::objective) check_range(place.member("within"), MOST_WITHIN, mistakes);
  if (counts) check_range(place.member("weight"), MOST_WEIGHT, mistakes);
  if (const JsonPlace use = place.member("use"); use.given() && kind == MarkingKind::zone)
    need_named<ZoneUse>(use, mistakes);
}

}  // namespace

void check_notes(const JsonPlace& place, Mistakes& problems) {
  if (!need_object(place, problems)) return;
  if (const JsonPlace list = place.member("markings"); list.given() && need_list(list, problems)) {
    if (list.value().size() > MAX_MARKINGS) problems.add(list, said<"there are more than {n} markings">(MAX_MARKINGS));
    for (std::size_t i = 0; i < std::min(list.value().size(), MAX_MARKINGS); ++i) check_marking(list.item(i), problems);
  }
  if (const JsonPlace turns = place.member("turns"); turns.given())
    need_whole(turns, problems, 0, MAX_TURNS, "a whole number of turns");
  if (const JsonPlace playing = place.member("playing"); playing.given()) need_text(playing, problems);
}

}  // namespace linesman::files

namespace linesman {

std::vector<Problem> plan_mistakes(const Game& game) {
  Mistakes mistakes;
  const JsonPlace notes(game.annotation("notes"), "/notes");
  const JsonPlace markings = notes.member("markings");
  const std::vector<std::string> ids = ids_of_markings(plan_of(game));
  std::multiset<std::string> taken(ids.begin(), ids.end());
  for (std::size_t i = 0; markings.given() && i < markings.value().items().size(); ++i) {
    const JsonPlace marking = markings.item(i);
    const auto kind = named<MarkingKind>(marking.value()["kind"].text().value_or(""));
    if (kind) files::check_for_clock(marking, *kind, mistakes);
    const JsonPlace id = marking.member("id");
    if (!id.given()) continue;
    const auto given = files::need_id(id, mistakes);
    if (given && taken.count(*given) > 1) mistakes.add(id, "is the id of two markings");
  }
  return mistakes.take();
}

}  // namespace linesman
