#include "casebook/case_cache.h"

#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <map>

#include "files/disk/file.h"
#include "record/sha256.h"

namespace linesman {

namespace fs = std::filesystem;

namespace {

/// The first line; another version of the program or of the facts has another one.
constexpr std::string_view HEAD = "linesman cases, cache 1, facts 1\n";
constexpr std::size_t SUM_DIGITS = 64;

std::string variable(const char* name) {
  const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): no variable is set meanwhile
  return value ? value : "";
}

/// The folder of caches; empty where the system names none.
std::string cache_folder() {
  const std::string own = variable("XDG_CACHE_HOME");
  if (!own.empty() && fs::path(own).is_absolute()) return own;
  const std::string home = variable("HOME");
  return home.empty() ? std::string() : home + "/.cache";
}

/// Numbers as eight bytes, texts behind their length; texts that come again are a number.
class CacheWriter {
 public:
  void number(std::int64_t n) {
    char bytes[sizeof n];
    std::memcpy(bytes, &n, sizeof n);
    out_.append(bytes, sizeof n);
  }
  void text(const std::string& text) {
    number(static_cast<std::int64_t>(text.size()));
    out_ += text;
  }
  /// Negative where it is new: then the text follows.
  void repeated(const std::string& text_of) {
    const auto [place, is_new] = known_.try_emplace(text_of, static_cast<std::int64_t>(known_.size()));
    number(is_new ? -1 : place->second);
    if (is_new) text(text_of);
  }
  void repeated(const std::vector<std::string>& texts) {
    number(static_cast<std::int64_t>(texts.size()));
    for (const std::string& each : texts) repeated(each);
  }
  std::string take() { return std::move(out_); }

 private:
  std::string out_;
  std::map<std::string, std::int64_t> known_;
};

/// Reads what CacheWriter wrote. `ok` is false once something does not fit.
class CacheReader {
 public:
  explicit CacheReader(std::string_view text) : left_(text) {}

  bool ok() const { return ok_; }
  bool at_end() const { return left_.empty(); }

  std::int64_t number() {
    std::int64_t n = 0;
    if (left_.size() < sizeof n) return fail(), 0;
    std::memcpy(&n, left_.data(), sizeof n);
    left_.remove_prefix(sizeof n);
    return n;
  }
  std::size_t count(std::size_t most) {
    const std::int64_t n = number();
    if (n < 0 || static_cast<std::size_t>(n) > most) return fail(), 0;
    return static_cast<std::size_t>(n);
  }
  std::string text() {
    const std::size_t size = count(left_.size());
    if (size > left_.size()) return fail(), std::string();
    std::string text(left_.substr(0, size));
    left_.remove_prefix(size);
    return text;
  }
  std::string repeated() {
    const std::int64_t n = number();
    if (n < -1 || n >= static_cast<std::int64_t>(known_.size())) return fail(), std::string();
    if (n >= 0) return known_[static_cast<std::size_t>(n)];
    known_.push_back(text());
    return known_.back();
  }
  std::vector<std::string> several() {
    std::vector<std::string> texts(count(MAX_CASE_BYTES));
    for (std::string& each : texts)
      if (ok_) each = repeated();
    return texts;
  }

 private:
  void fail() { ok_ = false; }

  std::string_view left_;
  std::vector<std::string> known_;
  bool ok_ = true;
};

void write_stamp(CacheWriter& out, const FileStamp& stamp) {
  out.number(static_cast<std::int64_t>(stamp.device));
  out.number(static_cast<std::int64_t>(stamp.number));
  out.number(stamp.size);
  out.number(stamp.written);
  out.number(stamp.changed);
}

FileStamp read_stamp(CacheReader& in) {
  FileStamp stamp;
  stamp.device = static_cast<std::uint64_t>(in.number());
  stamp.number = static_cast<std::uint64_t>(in.number());
  stamp.size = in.number();
  stamp.written = in.number();
  stamp.changed = in.number();
  return stamp;
}

void write_cached(CacheWriter& out, const FiledCase& one) {
  out.text(one.hash);
  out.text(one.made);
  out.repeated(one.ruleset);
  out.repeated(one.facts.sure);
  out.repeated(one.facts.side);
  out.number(one.decision.upheld ? 1 : 0);
  out.number(static_cast<std::int64_t>(one.decision.verdict));
  out.repeated(one.decision.reason);
  out.number(one.table);
  out.text(one.corrects);
  out.number(one.withdrawn ? 1 : 0);
  out.number(one.has_names ? 1 : 0);
  out.text(one.content);
}

FiledCase read_cached(CacheReader& in) {
  FiledCase one;
  one.hash = in.text();
  one.made = in.text();
  one.ruleset = in.repeated();
  one.facts.sure = in.several();
  one.facts.side = in.several();
  one.decision.upheld = in.number() != 0;
  one.decision.verdict = static_cast<Verdict>(in.count(static_cast<std::size_t>(Verdict::illegal)));
  one.decision.reason = in.repeated();
  one.table = in.number();
  one.corrects = in.text();
  one.withdrawn = in.number() != 0;
  one.has_names = in.number() != 0;
  one.content = in.text();
  return one;
}

}  // namespace

CaseCache CaseCache::of_folder(const std::string& folder) {
  CaseCache cache;
  const std::string caches = cache_folder();
  std::error_code error;
  const fs::path whole = fs::weakly_canonical(folder, error);
  if (caches.empty() || error) return cache;
  constexpr std::size_t NAME_DIGITS = 32;
  cache.path_ = caches + "/linesman/cases/" + sha256(whole.string()).substr(0, NAME_DIGITS);
  if (!fs::is_regular_file(fs::symlink_status(cache.path_, error))) return cache;
  const auto text = read_file(cache.path_);
  if (text && !cache.read(*text)) cache.entries_.clear();
  return cache;
}

bool CaseCache::read(std::string_view text) {
  if (!text.starts_with(HEAD) || text.size() < HEAD.size() + SUM_DIGITS) return false;
  text.remove_prefix(HEAD.size());
  const std::string_view sum = text.substr(0, SUM_DIGITS);
  text.remove_prefix(SUM_DIGITS);
  if (sha256(text) != sum) return false;
  CacheReader in(text);
  const std::size_t count = in.count(MAX_CASE_FILES);
  entries_.reserve(count);
  for (std::size_t i = 0; i < count && in.ok(); ++i) {
    std::string name = in.text();
    const FileStamp stamp = read_stamp(in);
    entries_.emplace(std::move(name), Entry{stamp, read_cached(in)});
  }
  return in.ok() && in.at_end();
}

const FiledCase* CaseCache::known(const FoundFile& file) const {
  const auto entry = entries_.find(file.name);
  return entry != entries_.end() && entry->second.stamp == file.stamp ? &entry->second.one : nullptr;
}

void CaseCache::keep(const FoundFile& file, FiledCase one) {
  one.json = Value();
  entries_.insert_or_assign(file.name, Entry{file.stamp, std::move(one)});
  changed_ = true;
}

std::string CaseCache::text() const {
  CacheWriter out;
  out.number(static_cast<std::int64_t>(entries_.size()));
  for (const auto& [name, entry] : entries_) {
    out.text(name);
    write_stamp(out, entry.stamp);
    write_cached(out, entry.one);
  }
  const std::string body = out.take();
  return std::string(HEAD) + sha256(body) + body;
}

void CaseCache::save(std::size_t files) const {
  // Files that are gone stay in it until something else changes, or half of it is gone.
  if (path_.empty() || (!changed_ && entries_.size() <= 2 * files)) return;
  std::error_code error;
  fs::create_directories(fs::path(path_).parent_path(), error);
  if (!error) static_cast<void>(save_file(path_, text()));
}

}  // namespace linesman
