#include "lab/reduced.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <string>

#include "base/exact.h"
#include "base/tolerance.h"
#include "lab/number_places.h"

namespace linesman::lab {

namespace {

Value without_item(const Value& list, std::size_t from, std::size_t count) {
  Value::Array left;
  for (std::size_t i = 0; i < list.size(); ++i)
    if (i < from || i >= from + count) left.push_back(list[i]);
  return Value(std::move(left));
}

/// Members of an order without which it is none.
bool is_needed(std::string_view member) { return member == "piece" || member == "pieces" || member == "unit"; }

bool has_id(const Value& pieces, std::string_view id) {
  return std::any_of(pieces.items().begin(), pieces.items().end(),
                     [&](const Value& piece) { return piece["id"].text_or("") == id; });
}

/// The order where each list of ids, and each object by ids, has only those that `stays` says yes to.
Value with_ids(const Value& order, const std::function<bool(std::string_view)>& stays) {
  Value left = order;
  for (const char* member : {"paths", "ends", "starts"})
    for (const auto& [id, value] : order[member].members())
      if (!stays(id)) left = left.with(member, left[member].without(id));
  Value::Array ids;
  for (const Value& id : order["pieces"].items())
    if (stays(id.text_or(""))) ids.push_back(id);
  return order.find("pieces") ? left.with("pieces", Value(std::move(ids))) : left;
}

/// The order without the models of a game that are not among `pieces`.
Value without_gone(const Value& order, const Value& pieces) {
  return with_ids(order, [&](std::string_view id) { return has_id(pieces, id); });
}

/// The order for fewer of the models that it names.
Value ordered_alone(const Value& order, const Value& ids) {
  return with_ids(order, [&](std::string_view id) {
    return std::any_of(ids.items().begin(), ids.items().end(),
                       [&](const Value& each) { return each.text_or("") == id; });
  });
}

/// Makes a setup smaller while both sides still differ.
class Reducer {
 public:
  Reducer(Pair& pair, Setup setup, BothSaid said, std::int64_t most, const LabWatch& watch)
      : pair_(pair), setup_(std::move(setup)), said_(std::move(said)), ends_at_(pair.tried + most), watch_(watch) {}

  void reduce() {
    bool smaller = true;
    while (smaller && !is_used_up()) {
      smaller = take_parts_away();
      smaller = simplify_shapes() || smaller;
    }
    while (round_figures() && !is_used_up()) {
    }
    cut_table();
    // Rounder figures may let another part go.
    while (take_parts_away() && !is_used_up()) {
    }
    minimal_ = !is_used_up();
  }

  const Setup& setup() const { return setup_; }
  const BothSaid& said() const { return said_; }
  bool minimal() const { return minimal_; }

 private:
  bool is_used_up() const { return pair_.tried >= ends_at_ || watch_.is_stopped(); }

  bool take(Setup other) {
    if (is_used_up()) return false;
    auto said = pair_.differ(other);
    if (!said) return false;
    setup_ = std::move(other);
    said_ = *std::move(said);
    return true;
  }

  Setup with_game(std::string_view member, Value value) const {
    return {setup_.game.with(member, std::move(value)), setup_.order};
  }
  Setup with_order(std::string_view member, Value value) const {
    return {setup_.game, setup_.order.with(member, std::move(value))};
  }

  bool take_parts_away() {
    bool smaller = false;
    for (const char* list : {"terrain", "pieces", "units"})
      smaller =
          thin_out([&] { return setup_.game[list]; }, [&](Value left) { return take_list(list, left); }) || smaller;
    smaller = thin_out([&] { return setup_.order["pieces"]; },
                       [&](Value left) {
                         return take({setup_.game, ordered_alone(setup_.order, left)});
                       }) ||
              smaller;
    smaller = on_each_path([this](const Now& path, const Keep& keep) { return thin_out(path, keep); }) || smaller;
    smaller = drop_members() || smaller;
    return drop_of_things() || smaller;
  }

  using Now = std::function<Value()>;       ///< gives a value as it stands
  using Keep = std::function<bool(Value)>;  ///< is asked to change it

  /// The path of the order, and those that models have for themselves.
  bool on_each_path(const std::function<bool(const Now& path, const Keep& keep)>& shorten) {
    bool smaller = shorten([&] { return setup_.order["path"]; },
                           [&](Value path) { return take(with_order("path", std::move(path))); });
    const Value paths = setup_.order["paths"];
    for (const auto& [id, path] : paths.members())
      smaller = shorten([&, &id = id] { return setup_.order["paths"][id]; },
                        [&, &id = id](Value own) {
                          return take(with_order("paths", setup_.order["paths"].with(id, std::move(own))));
                        }) ||
                smaller;
    return smaller;
  }

  /// ddmin over a list: halves first, then ever smaller runs.
  bool thin_out(const Now& list, const Keep& keep) {
    bool smaller = false;
    for (std::size_t run = std::max<std::size_t>(1, list().size() / 2);; run /= 2) {
      for (std::size_t at = 0; at < list().size() && !is_used_up();) {
        if (keep(without_item(list(), at, run)))
          smaller = true;
        else
          at += run;
      }
      if (run <= 1) return smaller;
    }
  }

  /// A list of the game with fewer things. Models that go are named in the order no more.
  bool take_list(std::string_view list, const Value& left) {
    if (take(with_game(list, left))) return true;
    if (list != "pieces") return false;
    const Value order = without_gone(setup_.order, left);
    return !(order == setup_.order) && take({setup_.game.with(list, left), order});
  }

  /// `object` is a copy: `keep` changes what it is taken from.
  bool drop_each(Value object, const std::function<bool(const std::string&)>& keep) {
    bool smaller = false;
    for (const auto& [name, value] : object.members()) smaller = keep(std::string(name)) || smaller;
    return smaller;
  }

  bool drop_members() {
    bool smaller = drop_each(setup_.order, [&](const std::string& name) {
      return !is_needed(name) && take({setup_.game, setup_.order.without(name)});
    });
    smaller = drop_each(setup_.order["paths"],
                        [&](const std::string& name) {
                          return take(with_order("paths", setup_.order["paths"].without(name)));
                        }) ||
              smaller;
    smaller = drop_each(setup_.order["dice"],
                        [&](const std::string& name) {
                          return take(with_order("dice", setup_.order["dice"].without(name)));
                        }) ||
              smaller;
    for (const char* member : {"options", "house_rules"})
      smaller = drop_each(setup_.game[member],
                          [&](const std::string& name) {
                            return take(with_game(member, setup_.game[member].without(name)));
                          }) ||
                smaller;
    return drop_each(setup_.game,
                     [&](const std::string& name) {
                       const bool structural = name == "linesman" || name == "ruleset" || name == "table" ||
                                               name == "terrain" || name == "pieces" || name == "units";
                       return !structural && take({setup_.game.without(name), setup_.order});
                     }) ||
           smaller;
  }

  bool drop_of_things() {
    bool smaller = false;
    for (const char* list : {"terrain", "pieces", "units"})
      for (std::size_t i = 0; i < setup_.game[list].size(); ++i) {
        smaller = drop_each(setup_.game[list][i],
                            [&](const std::string& name) {
                              return take_item(list, i, setup_.game[list][i].without(name));
                            }) ||
                  smaller;
        for (const char* of : {"traits", "status"})
          smaller = drop_each(setup_.game[list][i][of],
                              [&](const std::string& name) {
                                return take_item(list, i,
                                                 setup_.game[list][i].with(of, setup_.game[list][i][of].without(name)));
                              }) ||
                    smaller;
      }
    return smaller;
  }

  bool take_item(std::string_view list, std::size_t at, Value item) {
    return take(with_game(list, with_item(setup_.game[list], at, std::move(item))));
  }

  bool simplify_shapes() {
    bool smaller = false;
    for (std::size_t i = 0; i < setup_.game["pieces"].size(); ++i) {
      const Value& base = setup_.game["pieces"][i]["base"];
      if (base["shape"].text_or("") == "circle" || !base.is_object()) continue;
      const double across = base["width"].number().value_or(1);
      const Value round = Value::Object{{"shape", "circle"}, {"diameter", across}};
      smaller = take_item("pieces", i, setup_.game["pieces"][i].with("base", round)) || smaller;
    }
    for (std::size_t i = 0; i < setup_.game["terrain"].size(); ++i) smaller = fewer_corners(i) || smaller;
    return on_each_path(one_line) || smaller;
  }

  /// Two steps of one kind, one behind the other, become one.
  static bool one_line(const Now& path, const Keep& keep) {
    bool smaller = false;
    for (std::size_t i = 0; i + 1 < path().size();) {
      const Value now = path();
      const auto& first = now[i].members();
      const auto& second = now[i + 1].members();
      const bool alike = first.size() == 1 && second.size() == 1 && first[0].first == second[0].first &&
                         first[0].second.is_number() && second[0].second.is_number();
      const double sum = alike ? *first[0].second.number() + *second[0].second.number() : 0;
      if (alike && keep(without_item(with_item(now, i, Value(Value::Object{{first[0].first, exact(sum)}})), i + 1, 1)))
        smaller = true;
      else
        ++i;
    }
    return smaller;
  }

  /// Lines lose points, polygons corners.
  bool fewer_corners(std::size_t feature) {
    const auto geometry = [&]() -> const Value& { return setup_.game["terrain"][feature]["geometry"]; };
    const bool line = geometry()["type"].text_or("") == "LineString";
    const bool polygon = geometry()["type"].text_or("") == "Polygon";
    if (!line && !polygon) return false;
    const auto ring = [&]() -> const Value& { return line ? geometry()["coordinates"] : geometry()["coordinates"][0]; };
    bool smaller = false;
    const std::size_t least = line ? 2 : 4;
    for (std::size_t i = line ? 0 : 1; i + (line ? 0 : 1) < ring().size() && ring().size() > least;) {
      const Value left = without_item(ring(), i, 1);
      const Value coordinates = line ? left : with_item(geometry()["coordinates"], 0, left);
      if (take_item("terrain", feature,
                    setup_.game["terrain"][feature].with("geometry", geometry().with("coordinates", coordinates))))
        smaller = true;
      else
        ++i;
    }
    return smaller;
  }

  /// Every number of places, shapes and steps, rounded as far as it goes.
  bool round_figures() {
    bool rounder = false;
    for (const char* list : {"terrain", "pieces"})
      for (std::size_t i = 0; i < setup_.game[list].size(); ++i)
        rounder =
            round_in([&] { return setup_.game[list][i]; }, [&](Value v) { return take_item(list, i, std::move(v)); }) ||
            rounder;
    return round_in([&] { return setup_.order; },
                    [&](Value v) {
                      return take({setup_.game, std::move(v)});
                    }) ||
           rounder;
  }

  /// Rounds each number in a value by itself.
  static bool round_in(const Now& now, const Keep& keep) {
    bool rounder = false;
    for (const NumberPlace& place : numbers_in(now())) {
      const auto keep_number = [&](Value v) { return keep(with_number(now(), place.path, std::move(v))); };
      rounder = round_one(place.number, place.heading, keep_number) || rounder;
    }
    return rounder;
  }

  static bool round_one(double number, bool heading, const Keep& keep) {
    constexpr std::array INCHES{1.0, 0.5, 0.25};
    constexpr std::array DEGREES_OF_TURNS{90.0, 45.0, 15.0};
    for (const double unit : heading ? DEGREES_OF_TURNS : INCHES) {
      if (same_length(std::round(number / unit) * unit, number)) return false;  // it is as round already
      const double near = std::round(number / unit) * unit;
      if (keep(exact(near))) return true;
    }
    return false;
  }

  /// The table ends where what is on it ends.
  void cut_table() {
    if (setup_.game["table"].find("hex")) return;
    double x = 1;
    double y = 1;
    const std::function<void(const Value&)> include = [&](const Value& value) {
      if (value.is_array() && value.size() == 2 && value[0].is_number() && value[1].is_number()) {
        x = std::max(x, *value[0].number());
        y = std::max(y, *value[1].number());
        return;
      }
      for (const Value& item : value.items()) include(item);
      for (const auto& [name, member] : value.members()) include(member);
    };
    include(setup_.game["terrain"]);
    include(setup_.game["pieces"]);
    include(setup_.order);
    constexpr double ROOM = 12;
    for (const double room : {2.0, 6.0, ROOM}) {
      const Value table = Value::Object{{"width", std::ceil(x + room)}, {"depth", std::ceil(y + room)}};
      if (take(with_game("table", table))) return;
    }
  }

  Pair& pair_;
  Setup setup_;
  BothSaid said_;
  std::int64_t ends_at_;
  const LabWatch& watch_;
  bool minimal_ = false;
};

}  // namespace

Reduced reduced(Pair& pair, Setup setup, BothSaid said, std::int64_t most, const LabWatch& watch) {
  Reducer reducer(pair, std::move(setup), std::move(said), most, watch);
  reducer.reduce();
  return {reducer.setup(), reducer.said(), reducer.minimal()};
}

}  // namespace linesman::lab
