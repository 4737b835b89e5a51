#include "charts/fare.h"

#include <algorithm>

#include "base/tolerance.h"
#include "charts/way.h"

namespace linesman::charts {

FareEntries::FareEntries(const Game& of)
    : game(of), cleared(of.terrain().size(), false), covered(cleared), leads(cleared) {}

GroundFare& FareEntries::ground_of(FeatureIndex feature) {
  for (GroundFare& ground : fare.grounds)
    if (ground.feature == feature) return ground;
  GroundFare ground{.feature = feature};
  ground.led_through = cleared[at(feature)];
  ground.under_ways = covered[at(feature)];
  fare.grounds.push_back(ground);
  return fare.grounds.back();
}

WayFare& FareEntries::way_of(FeatureIndex feature) {
  for (WayFare& way : fare.ways)
    if (way.feature == feature) return way;
  fare.ways.push_back({feature, 1, leads[at(feature)], false});
  return fare.ways.back();
}

PieceFare& FareEntries::piece_of(PieceIndex other) {
  for (PieceFare& piece : fare.pieces)
    if (piece.piece == other) return piece;
  fare.pieces.push_back({other});
  return fare.pieces.back();
}

void FareEntries::bar(FeatureIndex feature, chart::MetBy by) {
  const FeatureClass kind = class_of(game.feature(feature).kind);
  const bool is_line = kind == FeatureClass::obstacle;
  if (by == chart::MetBy::crossed) {
    if (is_line) fare.lines.push_back({feature, cleared[at(feature)]});
    return;
  }
  if (by != chart::MetBy::base || (!is_line && kind != FeatureClass::area && kind != FeatureClass::structure)) return;
  ground_of(feature).barred = true;
}

void FareEntries::sort_ways() {
  std::sort(fare.ways.begin(), fare.ways.end(),
            [](const WayFare& a, const WayFare& b) { return a.feature < b.feature; });
}

namespace {

/// Times the price of an inch: no way of a search leads over it.
constexpr double DEAR = 1000;

class OthersLeftOut {
 public:
  OthersLeftOut(const Scene& scene, std::size_t model, bool close, FareEntries& entries)
      : scene_(scene), model_(model), close_(close), entries_(entries) {}

  bool leave_out(const Supposed& supposed) {
    if (supposed.questions) {
      const auto& questions = supposed.questions->all();
      for (std::size_t i = 0; i < questions.size(); ++i)
        if (supposed.answers[i] && supposed.answers[i] == questions[i].narrows) leave_out(questions[i]);
    }
    avoid_tolls(supposed);
    entries_.sort_ways();
    return leaves_some_in_;
  }

 private:
  void leave_out(const WayQuestion& question) {
    const chart::Way& said = *question.said;
    switch (question.about) {
      case WayQuestion::About::touches: return avoid(*said.touches);
      case WayQuestion::About::keeps_to: return keep_to(*said.keeps_to);
      case WayQuestion::About::passes: return go_round(*said.passes);
      case WayQuestion::About::manners: return go_otherwise(said.manners);
      case WayQuestion::About::gone:
        if (costs_no_more_than_inches()) fare().allowance = std::min(fare().allowance, *question.most);
        return;
    }
  }

  Fare& fare() { return entries_.fare; }

  /// A search that does not pay them looks for ways round what they are paid for.
  void avoid_tolls(const Supposed& supposed) {
    for (const Rule* rule : scene_.chart().of(chart::Kind::toll)) {
      const auto& ground = rule->as<chart::Toll>().ground;
      if (!ground || ground->slope || applies_beforehand(scene_, model_, *rule, supposed) == Applies::no) continue;
      const Chosen& wanted = chosen(scene_, model_, *ground);
      if (std::none_of(wanted.begin(), wanted.end(), [](bool is) { return is; })) continue;
      leaves_some_in_ = true;
      if (close_) avoid(*ground);
    }
  }

  void avoid(const chart::Ground& ground) {
    if (ground.slope) return;
    const Chosen& wanted = chosen(scene_, model_, ground);
    for (std::size_t i = 0; i < wanted.size(); ++i)
      if (wanted[i]) avoid(static_cast<FeatureIndex>(i), ground.by);
  }

  void avoid(FeatureIndex feature, chart::MetBy by) {
    const FeatureClass kind = class_of(scene_.game().feature(feature).kind);
    if (kind == FeatureClass::relief) return;
    // Another surface may lie on top of it.
    if (kind == FeatureClass::surface) {
      leaves_some_in_ = true;
      if (close_) entries_.way_of(feature).factor = DEAR;
      return;
    }
    const bool is_line = kind == FeatureClass::obstacle;
    if (by == chart::MetBy::base || (by == chart::MetBy::crossed && is_line)) return entries_.bar(feature, by);
    if (is_line) return;
    GroundFare& ground = entries_.ground_of(feature);
    // One entry says where its ground counts.
    if (!ground.by_centre && (ground.barred || ground.factor != 1 || ground.once > 0)) return;
    ground.by_centre = ground.barred = true;
    ground.left_free = by == chart::MetBy::crossed;
  }

  void keep_to(const chart::Ground& ground) {
    const Chosen& wanted = chosen(scene_, model_, ground);
    std::vector<FeatureIndex> held;
    bool told = !ground.slope;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      if (!wanted[i]) continue;
      const auto feature = static_cast<FeatureIndex>(i);
      const FeatureClass kind = class_of(scene_.game().feature(feature).kind);
      const bool by_centre = kind == FeatureClass::surface || ground.by == chart::MetBy::centre;
      // The base may be on it where the centre is not.
      told = told && by_centre && kind != FeatureClass::relief;
      if (kind != FeatureClass::relief) held.push_back(feature);
    }
    leaves_some_in_ = leaves_some_in_ || !told;
    if (!told && !close_) return;
    fare().keeps_to_ways = true;
    for (const FeatureIndex feature : held) entries_.way_of(feature).holds_to = true;
  }

  void go_round(const chart::Who& who) {
    for (const std::size_t other : company(scene_, model_, who))
      if (!scene_.others[other].moves_along) entries_.piece_of(scene_.others[other].piece).passed = false;
  }

  void go_otherwise(const std::vector<std::string>& manners) {
    const auto has = [&](const char* manner) {
      return std::find(manners.begin(), manners.end(), manner) != manners.end();
    };
    if (has("forward")) fare().manners.forward.reset();
    if (has("reverse")) fare().manners.reverse.reset();
    if (has("sideways")) fare().manners.sideways.reset();
  }

  /// By this fare no way costs more than the inches that it goes.
  bool costs_no_more_than_inches() {
    const auto plain = [](const std::optional<double>& factor) { return factor.value_or(1) <= 1; };
    const auto cheap = [](const GroundFare& ground) {
      return ground.barred || (ground.factor <= 1 && ground.once <= 0);
    };
    const Fare& all = fare();
    return all.spent <= 0 && all.inch <= scene_.facts.currency(1) + EPS && plain(all.manners.forward) &&
           plain(all.manners.reverse) && plain(all.manners.sideways) && all.turns.bands.empty() &&
           all.turns.first.empty() && all.turns.paid_by.empty() &&
           std::all_of(all.grounds.begin(), all.grounds.end(), cheap);
  }

  const Scene& scene_;
  std::size_t model_;
  bool close_;
  FareEntries& entries_;
  bool leaves_some_in_ = false;
};

}  // namespace

bool leave_out_others(const Scene& scene, std::size_t model, const Supposed& supposed, bool close,
                      FareEntries& entries) {
  return OthersLeftOut(scene, model, close, entries).leave_out(supposed);
}

}  // namespace linesman::charts
