#include "answers/interruption_json.h"

#include "answers/figure.h"

#include "base/json_reader.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "record/changes.h"

namespace linesman {

namespace {

Value ids_of(const Game& game, const FeatureSet& features) {
  Value::Array ids;
  for (const FeatureIndex feature : features) ids.emplace_back(game.feature(feature).id);
  return ids;
}

Value row_value(const Game& game, const WayRow& row) {
  Value::Object members;
  members.emplace_back(
      "at", row.at ? Value(Value::Object{{"step", static_cast<std::int64_t>(row.at->step)}, {"s", rounded(row.at->s)}})
                   : Value());
  if (row.after) members.emplace_back("after", static_cast<std::int64_t>(*row.after));
  if (row.hex) members.emplace_back("hex", Value::Array{row.hex->column, row.hex->row});
  members.emplace_back("inches", rounded(row.inches));
  const Pose& pose = row.stand.pose;
  members.emplace_back("pose", Value::Object{{"at", Value::Array{rounded(pose.at.x), rounded(pose.at.y)}},
                                             {"facing", rounded(pose.facing)},
                                             {"altitude", rounded(pose.altitude)}});
  members.emplace_back("ground", ids_of(game, row.stand.ground));
  members.emplace_back("within", ids_of(game, row.stand.within));
  members.emplace_back("surface", row.stand.surface ? Value(game.feature(*row.stand.surface).id) : Value());
  members.emplace_back("spent", figure(row.spent));
  members.emplace_back("left", figure(row.left));
  members.emplace_back("verdict", row.verdict ? Value(name_of(*row.verdict)) : Value());
  return members;
}

}  // namespace

Result<double> read_every(const Value& every, const std::string& pointer) {
  if (every.is_null()) return 1.0;
  const auto inches = every.number();
  if (!inches || !exceeds(*inches, 0))
    return Problem{pointer, said<"must be a number of inches above 0, not {found}">(word(describe(every)))};
  return *inches;
}

Result<Value> timeline_value(const Hearing& hearing, const Order& order, double every, Budget& budget) {
  const auto rows = way_rows(hearing, order, every, budget);
  if (!rows) return rows.problem();
  const Game& game = hearing.game();
  Value::Array pieces;
  for (const WayRows& each : *rows) {
    Value::Array all;
    for (const WayRow& row : each.rows) all.push_back(row_value(game, row));
    pieces.push_back(Value::Object{{"piece", game.piece(each.piece).id}, {"rows", std::move(all)}});
  }
  return Value(Value::Object{{"pieces", std::move(pieces)}});
}

Value wreck_value(const Game& before, const Wrecked& wrecked) {
  const Value change = change_between(before, wrecked.game);
  Value::Array removed;
  for (const std::string& id : wrecked.removed) removed.emplace_back(id);
  return Value::Object{{"feature", change["terrain"][0]}, {"removed", std::move(removed)}};
}

Value tray_value(const ChangedTray& changed) {
  const auto ids = [](const std::vector<std::string>& all) {
    Value::Array list;
    for (const std::string& id : all) list.emplace_back(id);
    return list;
  };
  return Value::Object{{"added", ids(changed.added)}, {"removed", ids(changed.removed)}};
}

Result<TrayRequest> read_tray_request(const Value& request) {
  Mistakes mistakes(1);
  Members members(request, "", mistakes);
  TrayRequest asked;
  asked.piece = members.text("piece", true);
  if (const auto losses = members.number("losses", {0, LARGEST_NUMBER, false, true}))
    asked.losses = static_cast<std::int64_t>(*losses);
  asked.breaks = members.flag("break").value_or(false);
  asked.models = members.texts("models");
  if (const auto files = members.number("files", {1, LARGEST_NUMBER, false, true}))
    asked.files = static_cast<std::int64_t>(*files);
  asked.gap = members.number("gap", NumberRange::from(0)).value_or(0);
  if (mistakes.count() > 0) return mistakes.all().front();
  const int wishes = (asked.losses ? 1 : 0) + (asked.breaks ? 1 : 0) + (asked.models.empty() ? 0 : 1);
  if (wishes != 1) return Problem{"", said<"a change of a tray has one of \"losses\", \"break\" and \"models\"">()};
  return asked;
}

Result<WreckRequest> read_wreck_request(const Value& piece, const Value& rating, const Value& aboard) {
  WreckRequest request;
  request.piece = std::string(piece.text().value_or(""));
  if (request.piece.empty())
    return Problem{"/piece", said<"must be the id of a piece, not {found}">(word(describe(piece)))};
  request.rating = rating;
  if (!aboard.is_null() && aboard.text() != "lost")
    return Problem{"/aboard", said<"must be \"lost\", not {found}">(word(describe(aboard)))};
  request.lose_aboard = !aboard.is_null();
  return request;
}

}  // namespace linesman
