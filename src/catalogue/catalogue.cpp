#include "catalogue/catalogue.h"

#include <algorithm>
#include <filesystem>
#include <set>

#include "base/json_reader.h"
#include "base/lengths.h"
#include "base/text.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "table/roster.h"
#include "table/shared_keys.h"

namespace linesman {

namespace {

// Entries are read as pieces of a document: one sample for the entry, one for each of its rulesets.
struct Sample {
  std::size_t entry = 0;
  std::string ruleset;  ///< empty: for the entry itself
  Value json;
};

std::string pointer_of(std::size_t entry) { return pointer_to("/entries", entry); }

Value in_inches(const Value& length) {
  if (length.is_array()) {
    Value::Array items;
    for (const Value& item : length.items()) items.push_back(in_inches(item));
    return items;
  }
  const auto number = length.number();
  return number ? Value(*number / MILLIMETRES_IN_AN_INCH) : length;
}

/// The base as documents have it; `pointer` leads to it.
Result<Value> document_base(const Value& base, const std::string& pointer) {
  const Value& unit = base["unit"];
  if (unit.is_null() || unit.text() == "inch") return base.is_object() ? base.without("unit") : base;
  if (unit.text() != "mm")
    return Problem{pointer_to(pointer, "unit"), said<"must be mm or inch, not {a}">(described(unit))};
  Value measured = base.without("unit");
  for (const char* length : {"width", "length", "diameter", "points"})
    if (const Value* given = base.find(length)) measured = measured.with(length, in_inches(*given));
  return measured;
}

Value sample_piece(const Value& id, const Value& entry, const Value& base, const Value& own) {
  Value json =
      Value::empty_object().with("id", id).with("side", "any").with("at", Value::Array{0, 0}).with("base", base);
  if (const Value* name = entry.find("name")) json = json.with("name", *name);
  if (const Value* traits = own.find("traits")) json = json.with("traits", *traits);
  if (const Value* status = own.find("status")) json = json.with("status", *status);
  return json;
}

Result<void> add_samples(const Value& entry, std::size_t index, std::vector<Sample>& samples) {
  const std::string pointer = pointer_of(index);
  if (!entry.is_object()) return Problem{pointer, said<"an entry must be an object, not {a}">(described(entry))};
  const auto text = [&](const char* key) { return entry[key].text().value_or("").size(); };
  for (const char* key : {"name", "group"})
    if (text(key) == 0)
      return Problem{pointer_to(pointer, key), said<"\"{key}\" must be a text that is not empty">(std::string(key))};
  const auto base = document_base(entry["base"], pointer_to(pointer, "base"));
  if (!base) return base.problem();
  samples.push_back({index, "", sample_piece(entry["id"], entry, *base, entry.without("status"))});
  const Value& rulesets = entry["rulesets"];
  if (!rulesets.is_object() || rulesets.size() == 0)
    return Problem{pointer_to(pointer, "rulesets"), "\"rulesets\" must be an object that names at least one ruleset"};
  for (const auto& [ruleset, own] : rulesets.members()) {
    if (!own.is_object())
      return Problem{pointer_to(pointer_to(pointer, "rulesets"), ruleset), must_be("an object", own)};
    samples.push_back({index, ruleset, sample_piece("_" + std::to_string(samples.size()), entry, *base, own)});
  }
  return {};
}

Result<std::vector<Sample>> samples_of(const Value& json) {
  if (!json.is_object()) return Problem{"", said<"a catalogue must be an object, not {a}">(described(json))};
  if (json["catalogue"].whole() != CATALOGUE_VERSION)
    return Problem{
        "/catalogue",
        said<"\"catalogue\" must be {n}, the version of the format: this is no catalogue that is known here">(
            CATALOGUE_VERSION)};
  const Value& entries = json["entries"];
  if (!entries.is_array()) return Problem{"/entries", said<"\"entries\" must be a list, not {a}">(described(entries))};
  if (entries.size() > MAX_ENTRIES)
    return Problem{"/entries",
                   said<"there are {n} entries, and at most {m} may be in a catalogue">(entries.size(), MAX_ENTRIES)};
  std::vector<Sample> samples;
  for (std::size_t i = 0; i < entries.size(); ++i)
    if (auto added = add_samples(entries[i], i, samples); !added) return added.problem();
  return samples;
}

/// Changes the pointer of a problem from the document of samples to the catalogue.
Problem in_catalogue(const Problem& problem, const std::vector<Sample>& samples) {
  constexpr std::string_view PIECES = "/pieces/";
  if (!problem.pointer.starts_with(PIECES)) return problem;
  const std::string_view rest = std::string_view(problem.pointer).substr(PIECES.size());
  const std::string_view number = rest.substr(0, rest.find('/'));
  const auto index = parse_number(number);
  if (!index || *index >= static_cast<double>(samples.size())) return problem;
  const Sample& sample = samples[static_cast<std::size_t>(*index)];
  const std::string_view member = rest.substr(number.size());
  const bool own = !sample.ruleset.empty() && (member.starts_with("/traits") || member.starts_with("/status"));
  std::string place = pointer_of(sample.entry);
  if (own) place = pointer_to(pointer_to(place, "rulesets"), sample.ruleset);
  return {place + std::string(member), problem.reason};
}

Value document_of(const std::vector<Sample>& samples) {
  Value::Array pieces;
  for (const Sample& sample : samples) pieces.push_back(sample.json);
  return Value::empty_object()
      .with("linesman", DOCUMENT_VERSION)
      .with("ruleset", "any")
      .with("table", Value::empty_object().with("width", 1).with("depth", 1))
      .with("pieces", std::move(pieces));
}

Value base_value(const Footprint& footprint) {
  const Value base = Value::empty_object();
  if (const auto* circle = std::get_if<CircleBase>(&footprint))
    return base.with("shape", "circle").with("diameter", circle->diameter);
  if (const auto* box = std::get_if<RectangleBase>(&footprint))
    return base.with("shape", "rectangle").with("width", box->width).with("length", box->length);
  Value::Array points;
  for (const Vec p : std::get<PolygonBase>(footprint).points) points.push_back(Value::Array{p.x, p.y});
  return base.with("shape", "polygon").with("points", std::move(points));
}

Value entry_value(const CatalogueEntry& entry) {
  Value rulesets = Value::empty_object();
  for (const EntryForRuleset& part : entry.rulesets) {
    Value own = Value::empty_object();
    if (part.traits.size() > 0) own = own.with("traits", part.traits);
    if (part.status.size() > 0) own = own.with("status", part.status);
    rulesets = rulesets.with(part.ruleset, own);
  }
  Value json = Value::empty_object()
                   .with("id", entry.id)
                   .with("name", entry.name)
                   .with("group", entry.group)
                   .with("base", base_value(entry.base));
  if (entry.traits.size() > 0) json = json.with("traits", entry.traits);
  return json.with("rulesets", rulesets);
}

}  // namespace

const EntryForRuleset* CatalogueEntry::part_for(const std::vector<std::string>& lineage) const {
  for (const std::string& wanted : lineage)
    for (const EntryForRuleset& part : rulesets)
      if (part.ruleset == wanted) return &part;
  for (const std::string& wanted : lineage)
    if (std::find(served.begin(), served.end(), wanted) != served.end()) return nullptr;
  for (const EntryForRuleset& part : rulesets)
    if (part.ruleset == ANY_RULESET) return &part;
  return nullptr;
}

Result<std::vector<CatalogueEntry>> read_catalogue(const Value& json, const std::string& file) {
  const auto in_file = [&](Problem problem) {
    problem.file = file;
    return problem;
  };
  const auto samples = samples_of(json);
  if (!samples) return in_file(samples.problem());
  const auto document = read_document(document_of(*samples), file);
  if (!document) return in_file(in_catalogue(document.problem(), *samples));
  std::vector<CatalogueEntry> entries;
  for (std::size_t i = 0; i < samples->size(); ++i) {
    const Sample& sample = (*samples)[i];
    const Piece& piece = *document->game.pieces()[i];
    if (sample.ruleset.empty())
      entries.push_back({piece.id,
                         piece.name,
                         std::string(*json["entries"][sample.entry]["group"].text()),
                         piece.base,
                         piece.traits,
                         {},
                         {}});
    else
      entries.back().rulesets.push_back({sample.ruleset, piece.traits, piece.status});
  }
  return entries;
}

Result<std::vector<CatalogueEntry>> load_catalogue(const std::string& path) {
  const auto json = load_json(path);
  return json ? read_catalogue(*json, path) : Result<std::vector<CatalogueEntry>>(json.problem());
}

namespace {

/// Tells the entries for any ruleset which rulesets have their own.
void note_served(std::vector<CatalogueEntry>& entries) {
  std::set<std::string> served;
  for (const CatalogueEntry& entry : entries)
    for (const EntryForRuleset& part : entry.rulesets)
      if (part.ruleset != ANY_RULESET) served.insert(part.ruleset);
  for (CatalogueEntry& entry : entries) {
    const auto is_for_any = [](const EntryForRuleset& part) { return part.ruleset == ANY_RULESET; };
    if (std::any_of(entry.rulesets.begin(), entry.rulesets.end(), is_for_any))
      entry.served.assign(served.begin(), served.end());
  }
}

}  // namespace

Result<std::vector<CatalogueEntry>> load_catalogues(const std::string& folder) {
  std::set<std::string> paths;
  std::error_code none;
  for (const auto& file : std::filesystem::directory_iterator(folder, none))
    if (file.path().extension() == ".json") paths.insert(file.path().string());
  std::vector<CatalogueEntry> all;
  std::set<std::string> ids;
  for (const std::string& path : paths) {
    auto entries = load_catalogue(path);
    if (!entries) return entries;
    for (std::size_t i = 0; i < entries->size(); ++i) {
      const CatalogueEntry& entry = (*entries)[i];
      if (!ids.insert(entry.id).second)
        return Problem{path, pointer_to(pointer_of(i), "id"),
                       said<"the id \"{id}\" is that of an entry before it">(entry.id)};
      all.push_back(entry);
    }
  }
  note_served(all);
  return all;
}

namespace {

/// The name in lower case, without blanks around it and without a plural s.
std::string plain_name(std::string_view name) {
  std::string plain = in_small_letters(trimmed(name));
  if (plain.size() > 2 && plain.ends_with('s') && !plain.ends_with("ss")) plain.pop_back();
  return plain;
}

}  // namespace

const CatalogueEntry* entry_named(const std::vector<CatalogueEntry>& entries, std::string_view name,
                                  const std::vector<std::string>& lineage) {
  const std::string wanted = plain_name(name);
  for (const CatalogueEntry& entry : entries)
    if (plain_name(entry.name) == wanted && entry.part_for(lineage)) return &entry;
  return nullptr;
}

std::vector<CatalogueEntry> with_entry(std::vector<CatalogueEntry> entries, CatalogueEntry entry) {
  const std::string name = plain_name(entry.name);
  std::erase_if(entries, [&](const CatalogueEntry& other) {
    return other.group == entry.group && plain_name(other.name) == name;
  });
  const auto taken = [&](const std::string& id) {
    return std::any_of(entries.begin(), entries.end(), [&](const CatalogueEntry& other) { return other.id == id; });
  };
  const std::string stem = entry.id;
  for (int n = 2; taken(entry.id); ++n) entry.id = stem + '-' + std::to_string(n);
  entries.push_back(std::move(entry));
  return entries;
}

Value write_catalogue(const std::vector<CatalogueEntry>& entries) {
  Value::Array list;
  for (const CatalogueEntry& entry : entries) list.push_back(entry_value(entry));
  return Value::empty_object().with("catalogue", CATALOGUE_VERSION).with("entries", std::move(list));
}

CatalogueEntry entry_of(const Game& game, PieceIndex index, std::string group) {
  const Piece& piece = game.piece(index);
  CatalogueEntry entry{
      id_from(label(piece)), label(piece), std::move(group), piece.base, Value::empty_object(), {}, {}};
  Value traits = piece.unit ? game.unit(*piece.unit).traits : Value::empty_object();
  for (const auto& [key, value] : piece.traits.members()) traits = traits.with(key, value);
  Value status = Value::empty_object();
  if (const Value* formation = piece.status.find(FORMATION)) status = status.with(FORMATION, *formation);
  entry.rulesets.push_back({game.ruleset(), traits, status});
  return entry;
}

}  // namespace linesman
