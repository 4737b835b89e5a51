#include "casebook/case_cache.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include "files/disk/file.h"
#include "record/sha256.h"

namespace linesman {

namespace fs = std::filesystem;

namespace {

/// The first line; another version of the program or of the facts has another one.
constexpr std::string_view HEAD = "linesman cases, cache 3, facts 1\n";

/// A checksum against a disk or a copy that went wrong, not against people: it is the user's own cache. It is a hundred
/// times as fast as SHA-256.
std::uint64_t checksum(std::string_view text) {
  constexpr std::uint64_t PRIME = 0x9E3779B97F4A7C15ULL;
  std::uint64_t sum = text.size() * PRIME;
  for (; !text.empty(); text.remove_prefix(std::min(text.size(), sizeof sum))) {
    std::uint64_t part = 0;
    std::memcpy(&part, text.data(), std::min(text.size(), sizeof part));
    sum = (sum ^ part) * PRIME;
    sum ^= sum >> 32;
  }
  return sum;
}

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

/// Numbers as eight bytes, those of facts as four, texts behind their length.
class CacheWriter {
 public:
  void number(std::int64_t n) { bytes(n); }
  void text(const std::string& text) {
    number(static_cast<std::int64_t>(text.size()));
    out_ += text;
  }
  void texts(const std::vector<std::string>& texts) {
    number(static_cast<std::int64_t>(texts.size()));
    for (const std::string& each : texts) text(each);
  }
  void numbers(const std::vector<std::uint32_t>& numbers) {
    number(static_cast<std::int64_t>(numbers.size()));
    for (const std::uint32_t each : numbers) bytes(each);
  }
  std::string take() { return std::move(out_); }

 private:
  template <class Number>
  void bytes(Number n) {
    char bytes[sizeof n];
    std::memcpy(bytes, &n, sizeof n);
    out_.append(bytes, sizeof n);
  }

  std::string out_;
};

/// Reads what CacheWriter wrote. `ok` is false once something does not fit.
class CacheReader {
 public:
  explicit CacheReader(std::string_view text) : left_(text) {}

  bool ok() const { return ok_; }
  bool at_end() const { return left_.empty(); }

  std::int64_t number() { return bytes<std::int64_t>(); }
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
  std::vector<std::string> texts() {
    std::vector<std::string> texts(count(left_.size()));
    for (std::string& each : texts)
      if (ok_) each = text();
    return texts;
  }
  /// Numbers below `end`.
  std::vector<std::uint32_t> numbers(std::size_t end) {
    std::vector<std::uint32_t> numbers(count(left_.size()));
    for (std::uint32_t& each : numbers) {
      each = bytes<std::uint32_t>();
      if (each >= end) fail();
    }
    return numbers;
  }

 private:
  void fail() { ok_ = false; }
  template <class Number>
  Number bytes() {
    Number n = 0;
    if (left_.size() < sizeof n) return fail(), Number{0};
    std::memcpy(&n, left_.data(), sizeof n);
    left_.remove_prefix(sizeof n);
    return n;
  }

  std::string_view left_;
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

void write_cached(CacheWriter& out, const CachedCase& cached) {
  const FiledCase& one = cached.one;
  out.text(one.hash);
  out.text(one.made);
  out.text(one.ruleset);
  out.numbers(cached.sure);
  out.numbers(cached.side);
  out.number(one.decision.upheld ? 1 : 0);
  out.number(static_cast<std::int64_t>(one.decision.verdict));
  out.text(one.decision.reason);
  out.number(one.table);
  out.number(one.minutes);
  out.number(static_cast<std::int64_t>(one.cards.size()));
  for (const CardKind card : one.cards) out.number(static_cast<std::int64_t>(card));
  out.text(one.corrects);
  out.number(one.withdrawn ? 1 : 0);
  out.number(one.has_names ? 1 : 0);
  out.text(one.content);
  out.text(one.words);
  out.texts(one.rules);
}

CachedCase read_cached(CacheReader& in, std::size_t facts) {
  CachedCase cached;
  FiledCase& one = cached.one;
  one.hash = in.text();
  one.made = in.text();
  one.ruleset = in.text();
  cached.sure = in.numbers(facts);
  cached.side = in.numbers(facts);
  one.decision.upheld = in.number() != 0;
  one.decision.verdict = static_cast<Verdict>(in.count(static_cast<std::size_t>(Verdict::illegal)));
  one.decision.reason = in.text();
  one.table = in.number();
  one.minutes = in.number();
  one.cards.resize(in.count(MAX_CARDS));
  for (CardKind& card : one.cards) card = static_cast<CardKind>(in.count(static_cast<std::size_t>(CardKind::red)));
  one.corrects = in.text();
  one.withdrawn = in.number() != 0;
  one.has_names = in.number() != 0;
  one.content = in.text();
  one.words = in.text();
  one.rules = in.texts();
  return cached;
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
  if (text && !cache.read(*text)) {
    cache.entries_.clear();
    cache.texts_.clear();
  }
  return cache;
}

bool CaseCache::read(std::string_view text) {
  std::uint64_t sum = 0;
  if (!text.starts_with(HEAD) || text.size() < HEAD.size() + sizeof sum) return false;
  text.remove_prefix(HEAD.size());
  std::memcpy(&sum, text.data(), sizeof sum);
  text.remove_prefix(sizeof sum);
  if (checksum(text) != sum) return false;
  CacheReader in(text);
  texts_ = in.texts();
  const std::size_t count = in.count(MAX_CASE_FILES);
  entries_.reserve(count);
  for (std::size_t i = 0; i < count && in.ok(); ++i) {
    std::string name = in.text();
    const FileStamp stamp = read_stamp(in);
    CachedCase cached = read_cached(in, texts_.size());
    cached.one.file = name;
    entries_.emplace(std::move(name), Entry{stamp, std::move(cached)});
  }
  return in.ok() && in.at_end();
}

const CachedCase* CaseCache::known(const FoundFile& file) const {
  const auto entry = entries_.find(file.name);
  return entry != entries_.end() && entry->second.stamp == file.stamp ? &entry->second.cached : nullptr;
}

bool CaseCache::knows_all(const std::vector<FoundFile>& files) const {
  return entries_.size() <= 2 * files.size() &&
         std::all_of(files.begin(), files.end(), [&](const FoundFile& file) { return known(file) != nullptr; });
}

CachedCase CaseCache::take(const FoundFile& file) { return std::move(entries_.at(file.name).cached); }

std::vector<std::uint32_t> CaseCache::numbers_of(const std::vector<std::string>& facts) {
  if (numbers_.empty())
    for (std::size_t i = 0; i < texts_.size(); ++i) numbers_.emplace(texts_[i], static_cast<std::uint32_t>(i));
  std::vector<std::uint32_t> numbers;
  for (const std::string& fact : facts) {
    const auto [place, is_new] = numbers_.try_emplace(fact, static_cast<std::uint32_t>(texts_.size()));
    if (is_new) texts_.push_back(fact);
    numbers.push_back(place->second);
  }
  return numbers;
}

void CaseCache::keep(const FoundFile& file, FiledCase one) {
  CachedCase cached{std::move(one), {}, {}};
  cached.sure = numbers_of(cached.one.facts.sure);
  cached.side = numbers_of(cached.one.facts.side);
  cached.one.facts = {};
  cached.one.json = Value();
  entries_.insert_or_assign(file.name, Entry{file.stamp, std::move(cached)});
  changed_ = true;
}

std::string CaseCache::text() const {
  CacheWriter out;
  out.texts(texts_);
  out.number(static_cast<std::int64_t>(entries_.size()));
  for (const auto& [name, entry] : entries_) {
    out.text(name);
    write_stamp(out, entry.stamp);
    write_cached(out, entry.cached);
  }
  const std::string body = out.take();
  const std::uint64_t sum = checksum(body);
  return std::string(HEAD) + std::string(reinterpret_cast<const char*>(&sum), sizeof sum) + body;
}

void CaseCache::save(std::size_t files) const {
  // Files that are gone stay in it until something else changes, or half of it is gone.
  if (path_.empty() || (!changed_ && entries_.size() <= 2 * files)) return;
  std::error_code error;
  fs::create_directories(fs::path(path_).parent_path(), error);
  if (!error) static_cast<void>(save_file(path_, text()));
}

}  // namespace linesman
