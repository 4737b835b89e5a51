#include "casebook/case_desk.h"

#include <filesystem>

#include "files/json.h"

namespace linesman {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t LIKE_TOLD = 3;

/// The id in the file of an event; empty when it cannot be read.
std::string event_id(const std::string& folder) {
  if (folder.empty()) return {};
  const auto text = text_of_file((fs::path(folder) / EVENT_FILE).string(), MAX_CASE_BYTES);
  const auto json = text ? parse_json(*text, "") : Result<Value>(text.problem());
  return json ? std::string((*json)["id"].text_or("")) : std::string();
}

}  // namespace

std::string cases_folder(const std::string& folder) {
  return has_event(folder) ? (fs::path(folder) / "cases").string() : folder;
}

std::string event_folder(const std::string& folder) {
  if (has_event(folder)) return folder;
  std::error_code error;
  const fs::path above = fs::absolute(folder, error).lexically_normal();
  const fs::path parent = above.has_filename() ? above.parent_path() : above.parent_path().parent_path();
  const std::string name = above.has_filename() ? above.filename().string() : above.parent_path().filename().string();
  return !error && name == "cases" && has_event(parent.string()) ? parent.string() : std::string();
}

CaseDesk::CaseDesk(std::string folder, ReadBook read, const RulesetSource& rulesets)
    : folder_(std::move(folder)),
      book_(std::move(read.book)),
      problems_(std::move(read.problems)),
      rulesets_(&rulesets) {
  event_ = event_id(event_folder(folder_));
}

Result<CaseDesk> CaseDesk::open(const std::string& folder, const RulesetSource& rulesets) {
  const std::string cases = cases_folder(folder);
  std::error_code error;
  if (cases != folder) fs::create_directory(cases, error);
  auto read = read_book(cases, rulesets);
  if (!read) return read.problem();
  CaseDesk desk(cases, std::move(read).value(), rulesets);
  for (const FiledCase& one : desk.book_.cases())
    if (!one.content.empty()) desk.by_content_.emplace(one.content, one.hash);
  return desk;
}

void CaseDesk::know(const Value& json, const std::string& hash) {
  if (const auto content = content_hash(json)) by_content_.emplace(*content, hash);
}

Result<AddedCase> CaseDesk::add(CaseDraft draft, bool without_people) {
  if (!draft.corrects.empty()) {
    const auto corrected = book_.find(draft.corrects);
    if (!corrected) return Problem{"/corrects", corrected.problem().reason};
    draft.corrects = book_.cases()[*corrected].hash;
  }
  if (draft.event.empty()) draft.event = event_;
  const auto dispute = heard(draft.game, draft.order, *rulesets_);
  if (!dispute) return dispute.problem();
  const auto json = made_case(draft, *dispute, *rulesets_);
  if (!json) return json.problem();
  auto read = read_case(*json);
  if (!read) return Problem{"", read.problem().reason};
  FiledCase made = std::move(read).value();
  AddedCase added{made.hash, {}, {}};
  for (const LikeCase& like : book_.like({root_of(made.ruleset, *rulesets_), made.facts}, LIKE_TOLD))
    added.like.push_back(book_.cases()[like.index].hash);
  if (const auto there = by_content_.find(content_hash(*json).value_or("")); there != by_content_.end()) {
    added.hash = there->second;
    added.file = (fs::path(folder_) / file_name_of(json->with("hash", there->second))).string();
    return added;
  }
  added.file = (fs::path(folder_) / file_name_of(*json)).string();
  const Value kept = without_people ? without_names(*json) : *json;
  if (auto written = add_file(folder_, file_name_of(*json), write_json(kept) + "\n"); !written)
    return written.problem();
  know(kept, made.hash);
  made.json = Value();
  book_.add(std::move(made));
  return added;
}

}  // namespace linesman
