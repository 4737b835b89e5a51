#include "plugins/library.h"

#include <QJsonObject>
#include <QPluginLoader>
#include <algorithm>
#include <filesystem>
#include <set>
#include <utility>

#include "base/text.h"
#include "chart/chart.h"
#include "files/disk/places.h"
#include "files/json.h"
#include "plugins/chart_file.h"
#include "plugins/ruleset_folders.h"
#include "plugins/ruleset_plugin.h"

namespace linesman {

/// A ruleset.json that was found. It may turn out to be unusable.
struct RulesetCandidate {
  std::string id;
  std::string folder;
  std::string extends;
  Value json;
  std::string plugin;  ///< path of its shared object; empty for a variant or a chart

  bool is_chart() const { return chart::is_chart(json); }
  std::string data_file() const { return folder.empty() ? std::string() : folder + "/ruleset.json"; }
};

namespace {

using Candidate = RulesetCandidate;

/// All files are parsed when the program starts, so their size is limited.
constexpr std::uintmax_t MAX_RULESET_BYTES = std::uintmax_t{1} << 20;

Result<Candidate> candidate_in(const std::string& folder) {
  Candidate found{"", folder, "", {}, ""};
  std::error_code error;
  if (const auto bytes = std::filesystem::file_size(found.data_file(), error); !error && bytes > MAX_RULESET_BYTES)
    return Problem{found.data_file(), "", said<"is larger than {n} MiB">(MAX_RULESET_BYTES >> 20)};
  auto json = load_json(found.data_file());
  if (!json) return json.problem();
  found.json = std::move(json).value();
  const auto id = found.json["id"].text();
  if (!id || !valid_id(*id))
    return Problem{found.data_file(), "/id", "must be the id of the ruleset, 1 to 64 of a-z, 0-9, - _ and ."};
  found.id = *id;
  const Value& extends = found.json["extends"];
  if (!extends.is_null() && !extends.is_text())
    return Problem{found.data_file(), "/extends",
                   said<"must be the id of another ruleset, not {a}">(described(extends))};
  found.extends = extends.text().value_or("");
  const std::vector<std::string> objects = shared_objects(folder);
  if (!found.extends.empty() && !objects.empty())
    return Problem{objects.front(), "",
                   said<"is not wanted here: the ruleset extends \"{id}\" and uses the rules of that">(found.extends)};
  if (found.is_chart()) {
    if (objects.empty()) return found;
    return Problem{objects.front(), "", "is not wanted here: the rules of a chart stand in its ruleset.json"};
  }
  if (found.extends.empty() && objects.size() != 1)
    return Problem{folder, "",
                   objects.empty() ? "holds no shared object with the rules, and its ruleset.json extends no other"
                                   : "holds more than one shared object: " + listed(objects, " and ")};
  if (!objects.empty()) found.plugin = objects.front();
  return found;
}

/// The id of the judge of charts: its folder has a plugin and no ruleset.json.
constexpr std::string_view JUDGE_OF_CHARTS = "charts";

/// The shared object of that judge, in the first folder that has it; empty when none does.
std::string judge_of_charts(const std::vector<std::string>& folders) {
  for (const std::string& folder : folders) {
    const std::vector<std::string> objects = shared_objects(folder + "/" + std::string(JUDGE_OF_CHARTS));
    if (objects.size() == 1) return objects.front();
  }
  return {};
}

Candidate in_no_folder(const Value& json) {
  return {std::string(json["id"].text().value_or("")), "", std::string(json["extends"].text().value_or("")), json, ""};
}

Problem in_file(Problem problem, const std::string& file) {
  problem.file = file;
  return problem;
}

/// The metadata of a plugin. It is read without running code.
struct PluginFacts {
  std::string id;
  std::string edition;  ///< empty: any, of a judge of others' rulesets
};

std::string text(const QString& s) { return s.toStdString(); }

std::string quoted(const std::string& s) { return "\"" + s + "\""; }

/// The interface version in a plugin's metadata, or "none".
std::string version_text(const QJsonValue& version) {
  return version.isDouble() ? number_text(version.toDouble()) : "none";
}

/// Qt keeps one record of a plugin for all loaders of its file. Libraries in several threads take turns with it.
std::mutex& plugin_records() {
  static std::mutex mutex;
  static const bool held = (hold_over_fork(mutex), true);
  static_cast<void>(held);
  return mutex;
}

/// A Problem when the file is no Qt plugin, has another interface or interface version, or another id or edition than
/// the ruleset.json `ruleset`. No code of the file runs.
Result<void> check_plugin(const std::string& file, const PluginFacts& ruleset) {
  const std::lock_guard turn(plugin_records());
  const QPluginLoader loader(QString::fromStdString(file));
  const QJsonObject all = loader.metaData();
  if (all.isEmpty())
    return Problem{file, "", said<"is not a plugin for this program: {reason}">(text(loader.errorString()))};
  const std::string interface_id = text(all["IID"].toString());
  if (interface_id != LINESMAN_RULESET_IID)
    return Problem{file, "",
                   said<"is a plugin for {a}, not for {b}">(quoted(interface_id), quoted(LINESMAN_RULESET_IID))};
  const QJsonObject facts = all["MetaData"].toObject();
  if (facts["interface"].toDouble(-1) != RULESET_INTERFACE)
    return Problem{file, "",
                   said<"was built for version {a} of the ruleset interface, and this program has version {b}">(
                       version_text(facts["interface"]), RULESET_INTERFACE)};
  if (const std::string id = text(facts["id"].toString()); id != ruleset.id)
    return Problem{file, "",
                   said<"holds the rules of {a}, but its ruleset.json is that of {b}">(quoted(id), quoted(ruleset.id))};
  if (const std::string edition = text(facts["edition"].toString());
      !ruleset.edition.empty() && edition != ruleset.edition)
    return Problem{file, "",
                   said<"was built for edition {edition}, but its ruleset.json is of edition {edition2}">(
                       quoted(edition), quoted(ruleset.edition))};
  return {};
}

/// Loads the plugin, which runs its code. It stays loaded until the program ends, because rulings refer to it.
Result<const RulesetPlugin*> load_plugin(const std::string& file) {
  const std::lock_guard turn(plugin_records());
  QPluginLoader loader(QString::fromStdString(file));
  loader.setLoadHints(QLibrary::ResolveAllSymbolsHint | QLibrary::PreventUnloadHint);
  QObject* instance = loader.instance();
  if (!instance) return Problem{file, "", said<"cannot be loaded: {reason}">(text(loader.errorString()))};
  const auto* plugin = qobject_cast<RulesetPlugin*>(instance);
  if (!plugin) return Problem{file, "", "is loaded, but does not offer the interface that it names"};
  if (plugin->layout() != ruleset_layout())
    return Problem{file, "", "was built from other sources than this program; building both again makes them fit"};
  return plugin;
}

/// Says the terms of a ruleset in other words. Ids, keys and the wordings of rulings stay, and so does a title that
/// players gave.
class TermsInWords {
 public:
  TermsInWords(RulesetData& data, const RulesetLibrary::Wording& wording)
      : terms_(data.terms), own_(data.raw["words"]), context_(context_of(data.terms)), wording_(wording) {}

  void say_all() {
    say(terms_.summary);
    for (Action& action : terms_.actions) say_titled("actions", action.id, action);
    for (DicePurpose& dice : terms_.dice) say_titled("dice", dice.purpose, dice);
    for (ActTerm& act : terms_.acts) {
      say_titled("acts", act.id, act);
      for (Field& member : act.members) say_field("members", member);
    }
    for (const auto& [part, fields] : {std::pair{"traits", &terms_.traits}, std::pair{"status", &terms_.status},
                                       std::pair{"options", &terms_.options}, std::pair{"members", &terms_.members}})
      for (Field& field : *fields) say_field(part, field);
    for (Clause& clause : terms_.clauses) {
      if (!is_own("clauses", clause.id)) say(clause.title);
      say(clause.text);
    }
  }

 private:
  bool is_own(std::string_view part, std::string_view name) const { return own_[part].find(name) != nullptr; }

  void say(std::string& text) const { text = wording_(text, context_); }

  template <class Thing>
  void say_titled(std::string_view part, std::string_view name, Thing& thing) const {
    if (!is_own(part, name)) say(thing.title);
    say(thing.help);
  }

  void say_field(std::string_view part, Field& field) const {
    say_titled(part, field.key, field);
    for (std::string& title : field.choice_titles) say(title);
    for (Field& member : field.members) say_field("members", member);
  }

  Terms& terms_;
  const Value& own_;
  std::string context_;
  const RulesetLibrary::Wording& wording_;
};

}  // namespace

struct RulesetLibrary::Loaded {
  struct Entry {
    FoundRuleset found;
    std::string plugin;  ///< the shared object with its rules: its own or that of the ruleset that it extends
  };

  std::map<std::string, Entry> entries;
  std::vector<Candidate> waiting;  ///< found in the folders and not settled yet, in the order of the search
  std::vector<Problem> problems;
  std::map<std::string, Problem> refused;  ///< the first problem of an id that has no entry
  std::string judge;                       ///< the shared object that judges charts; empty: none is installed
  Wording wording;                         ///< empty: the terms stay English

  std::mutex mutex;  ///< guards all of it
  std::map<std::string, const RulesetPlugin*> plugins;
  std::map<std::pair<std::string, std::string>, std::shared_ptr<const Ruleset>> instances;

  void refuse(const std::string& id, Problem problem) {
    if (!id.empty()) refused.emplace(id, problem);
    problems.push_back(std::move(problem));
  }

  /// The rulesets in all folders, in the order of the search.
  std::vector<Candidate> candidates(const std::vector<std::string>& folders) {
    std::vector<Candidate> all;
    for (const std::string& folder : folders) {
      const std::vector<std::string> inside = folders_with_rulesets(folder);
      for (const std::string& place : inside) {
        auto candidate = candidate_in(place);
        if (candidate)
          all.push_back(std::move(candidate).value());
        else
          // The name of the folder is the best guess for the id.
          refuse(place.substr(place.rfind('/') + 1), candidate.problem());
      }
    }
    return all;
  }

  Result<Entry> settle_own(const Candidate& c) const {
    auto data = read_ruleset_data(c.json);
    if (!data) return in_file(data.problem(), c.data_file());
    for (const std::string& file : {c.data_file(), c.plugin})
      if (const auto safe = check_trust(file); !safe) return safe.problem();
    if (const auto fits = check_plugin(c.plugin, {c.id, data->terms.edition}); !fits) return fits.problem();
    return Entry{{c.id, c.folder, "", std::move(data).value()}, c.plugin};
  }

  /// A chart is only data. The first of its mistakes is reported here; `check` says all.
  Result<Entry> settle_chart(const Candidate& c) const {
    if (auto mistakes = chart::chart_mistakes(c.json); !mistakes.empty())
      return in_file(std::move(mistakes.front()), c.data_file());
    if (judge.empty()) return Problem{c.data_file(), "/judge", "the judge of charts is not installed"};
    auto data = read_ruleset_data(chart::for_engine(c.json));
    if (!data) return in_file(data.problem(), c.data_file());
    if (const auto trusted = check_trust(judge); !trusted) return trusted.problem();
    if (const auto fits = check_plugin(judge, {std::string(JUDGE_OF_CHARTS), {}}); !fits) return fits.problem();
    const auto safe = c.folder.empty() ? Result<void>() : check_trust(c.data_file());
    return Entry{{c.id, c.folder, "", std::move(data).value(), safe ? std::string() : safe.problem().file}, judge};
  }

  Result<Entry> settle_variant(const Candidate& c, const Entry& base) const {
    const auto whole = extended(base.found.data.raw, c.json);
    if (!whole) return in_file(whole.problem(), c.data_file());
    auto data = read_ruleset_data(*whole);
    if (!data) return in_file(data.problem(), c.data_file());
    const auto safe = c.folder.empty() ? Result<void>() : check_trust(c.data_file());
    return Entry{{c.id, c.folder, c.extends, std::move(data).value(), safe ? std::string() : safe.problem().file},
                 base.plugin};
  }

  /// Adds the problem that an earlier ruleset with the id hides this one, unless both are one folder with two names.
  void hide(const Candidate& c, const std::string& by) {
    if (by.empty()) return;  // the players agreed to that chart
    std::error_code error;
    if (std::filesystem::equivalent(c.folder, by, error)) return;
    problems.push_back({c.data_file(), "/id", said<"is hidden: a ruleset \"{id}\" of {a} goes before it">(c.id, by)});
  }

  /// `base`: what it extends, if it does.
  Result<Entry> settled(const Candidate& c, const Entry* base) const {
    auto entry = c.is_chart() ? settle_chart(c) : base ? settle_variant(c, *base) : settle_own(c);
    if (!entry || !wording) return entry;
    Entry worded = std::move(entry).value();
    TermsInWords(worded.found.data, wording).say_all();
    return worded;
  }

  /// Adds or refuses a candidate. False while the ruleset that it extends is not added yet.
  bool settle(const Candidate& c) {
    if (const auto first = entries.find(c.id); first != entries.end()) {
      hide(c, first->second.found.folder);
      return true;
    }
    const auto base = entries.find(c.extends);
    if (!c.extends.empty() && base == entries.end()) return false;
    auto entry = settled(c, base == entries.end() ? nullptr : &base->second);
    if (entry)
      entries.emplace(c.id, std::move(entry).value());
    else
      refuse(c.id, entry.problem());
    return true;
  }

  /// Adds the ruleset of an id and what it extends, and no other. Nothing where a choice or a mistake is to be said:
  /// more than one has the id, or it cannot be used. `chain` bounds what may extend what.
  const Entry* settle_alone(const std::string& id, std::size_t chain) {
    if (const auto known = entries.find(id); known != entries.end()) return &known->second;
    const auto has_id = [&](const Candidate& c) { return c.id == id; };
    const auto found = std::find_if(waiting.begin(), waiting.end(), has_id);
    if (chain == 0 || found == waiting.end() || std::any_of(found + 1, waiting.end(), has_id)) return nullptr;
    const Entry* base = found->extends.empty() ? nullptr : settle_alone(found->extends, chain - 1);
    if (!found->extends.empty() && base == nullptr) return nullptr;
    auto entry = settled(*found, base);
    return entry ? &entries.emplace(id, std::move(entry).value()).first->second : nullptr;
  }

  /// The ruleset of an id; nullptr when there is none that can be used.
  const Entry* entry(const std::string& id) {
    if (const Entry* alone = settle_alone(id, waiting.size())) return alone;
    settle_all();
    const auto known = entries.find(id);
    return known == entries.end() ? nullptr : &known->second;
  }

  Problem unsettled(const Candidate& c, const std::vector<Candidate>& left) const {
    std::set<std::string> seen;
    std::string id = c.id;
    while (seen.insert(id).second) {
      const auto next = std::find_if(left.begin(), left.end(), [&](const Candidate& other) { return other.id == id; });
      if (next == left.end()) {
        const std::string reason =
            c.extends == id ? "extends \"" + id + "\", " : "extends, by way of others, \"" + id + "\", ";
        return {c.data_file(), "/extends",
                reason + (refused.contains(id) ? "which cannot be used" : "which was not found")};
      }
      id = next->extends;
    }
    return {c.data_file(), "/extends",
            "leads in a circle: \"" + c.id + "\" extends \"" + c.extends + "\", which leads back"};
  }

  void search(const std::vector<std::string>& folders, const std::vector<Value>& charts) {
    judge = judge_of_charts(folders);
    for (const Value& chart : charts)
      if (const Candidate c = in_no_folder(chart); !settle(c)) refuse(c.id, unsettled(c, {}));
    waiting = candidates(folders);
  }

  void settle_all() {
    std::vector<Candidate> left = std::exchange(waiting, {});
    // Rulesets with rules come first. A variant must extend the first ruleset of an id, not one from a later folder.
    std::erase_if(left, [&](const Candidate& c) { return c.extends.empty() && settle(c); });
    for (std::size_t before = left.size() + 1; left.size() < before;) {
      before = left.size();
      std::erase_if(left, [&](const Candidate& c) { return settle(c); });
    }
    for (const Candidate& c : left) refuse(c.id, unsettled(c, left));
  }

  std::vector<std::string> ids() {
    settle_all();
    std::vector<std::string> all;
    for (const auto& [id, entry] : entries) all.push_back(id);
    return all;
  }

  Result<const RulesetPlugin*> plugin(const std::string& file) {
    if (const auto known = plugins.find(file); known != plugins.end()) return known->second;
    // Checked again, as the file may have been replaced since it was found.
    if (const auto safe = check_trust(file); !safe) return safe.problem();
    auto loaded = load_plugin(file);
    if (loaded) plugins.emplace(file, *loaded);
    return loaded;
  }

  Result<std::shared_ptr<const Ruleset>> make(const Entry& entry, const Value& house_rules) {
    auto read = with_house_rules(entry.found.data, house_rules);
    if (!read) return read.problem();
    RulesetData data = std::move(read).value();
    if (wording && house_rules.size() > 0) TermsInWords(data, wording).say_all();  // they were read anew
    const auto rules = plugin(entry.plugin);
    if (!rules) return rules.problem();
    auto made = (*rules)->make(std::move(data));
    if (made) return made;
    // Without house rules the file was valid.
    if (house_rules.size() > 0) return Problem{"/house_rules" + made.problem().pointer, made.problem().reason};
    const std::string& folder = entry.found.folder;
    return in_file(made.problem(), folder.empty() ? std::string() : folder + "/ruleset.json");
  }
};

RulesetLibrary::RulesetLibrary(const std::vector<std::string>& folders, Wording wording,
                               const std::vector<Value>& charts)
    : loaded_(std::make_unique<Loaded>()) {
  loaded_->wording = std::move(wording);
  loaded_->search(folders, charts);
}

RulesetLibrary::RulesetLibrary(std::unique_ptr<Loaded> loaded) : loaded_(std::move(loaded)) {}

RulesetLibrary::~RulesetLibrary() = default;

Result<std::shared_ptr<const Ruleset>> RulesetLibrary::ruleset(const std::string& id, const Value& house_rules) const {
  const std::lock_guard lock(loaded_->mutex);
  const Loaded::Entry* entry = loaded_->entry(id);
  if (entry == nullptr) {
    if (const auto refused = loaded_->refused.find(id); refused != loaded_->refused.end()) return refused->second;
    if (id.empty()) return Problem{"", "no ruleset is named"};
    const std::vector<std::string> known = loaded_->ids();
    return Problem{"", known.empty()
                           ? said<"no ruleset \"{id}\" is installed; none is">(id)
                           : said<"no ruleset \"{id}\" is installed; there is {ids}">(id, several_names(known, "and"))};
  }
  const std::pair key(id, write_json(house_rules));
  if (const auto known = loaded_->instances.find(key); known != loaded_->instances.end()) return known->second;
  auto made = loaded_->make(*entry, house_rules);
  if (!made) return made;
  // Each call may have other house rules, so the cache is limited. Users of a ruleset share its ownership.
  constexpr std::size_t MAX_INSTANCES = 64;
  if (loaded_->instances.size() >= MAX_INSTANCES) loaded_->instances.clear();
  loaded_->instances.emplace(key, *made);
  return made;
}

Result<std::shared_ptr<const Ruleset>> RulesetLibrary::of_chart(const Value& chart, const Value& house_rules) const {
  if (!chart::is_chart(chart)) return why_no_chart(chart);
  const std::lock_guard lock(loaded_->mutex);
  const auto entry = loaded_->settle_chart(in_no_folder(chart));
  if (!entry) return Problem{entry.problem().pointer, entry.problem().reason};
  return loaded_->make(*entry, house_rules);
}

Result<std::shared_ptr<const RulesetLibrary>> RulesetLibrary::with_charts(const std::vector<Value>& charts) const {
  auto loaded = std::make_unique<Loaded>();
  const std::lock_guard lock(loaded_->mutex);
  loaded_->settle_all();  // a variant in a folder extends what it extended without them
  loaded->entries = loaded_->entries;
  loaded->problems = loaded_->problems;
  loaded->refused = loaded_->refused;
  loaded->judge = loaded_->judge;
  loaded->wording = loaded_->wording;
  for (const Value& chart : charts) {
    const Candidate c = in_no_folder(chart);
    if (!c.extends.empty() && !loaded->entries.contains(c.extends)) return loaded->unsettled(c, {});
    loaded->entries.erase(c.id);
    loaded->refused.erase(c.id);
    loaded->settle(c);
    if (const auto refused = loaded->refused.find(c.id); refused != loaded->refused.end()) return refused->second;
  }
  return std::shared_ptr<const RulesetLibrary>(new RulesetLibrary(std::move(loaded)));
}

std::vector<std::string> RulesetLibrary::ids() const {
  const std::lock_guard lock(loaded_->mutex);
  return loaded_->ids();
}

const FoundRuleset* RulesetLibrary::find(const std::string& id) const {
  const std::lock_guard lock(loaded_->mutex);
  const Loaded::Entry* entry = loaded_->entry(id);
  return entry ? &entry->found : nullptr;
}

const std::vector<Problem>& RulesetLibrary::problems() const {
  const std::lock_guard lock(loaded_->mutex);
  loaded_->settle_all();
  return loaded_->problems;
}

}  // namespace linesman
