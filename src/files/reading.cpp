#include "files/reading.h"

#include <algorithm>
#include <cmath>

namespace linesman::files {

const Value& Spot::value() const {
  static const Value nothing;
  return value_ ? *value_ : nothing;
}

std::string Spot::pointer() const {
  if (!parent_) return std::string(name_);
  return of_list_ ? pointer_to(parent_->pointer(), index_) : pointer_to(parent_->pointer(), name_);
}

std::string Spot::label() const {
  if (!parent_) return "the input";
  return of_list_ ? "item " + std::to_string(index_) : describe(Value(name_));
}

void Findings::must_be(const Spot& spot, std::string_view what) {
  if (spot.given())
    add(spot, spot.label() + " must be " + std::string(what) + ", not " + describe(spot.value()));
  else
    add(spot.parent(), spot.label() + " is missing");
}

std::optional<double> need_number(const Spot& spot, Findings& findings, Range range, std::string_view what) {
  const auto x = spot.value().number();
  if (x && std::isfinite(*x) && *x >= range.least && *x <= range.most) return *x + 0.0;
  findings.must_be(spot, what);
  return std::nullopt;
}

std::optional<std::int64_t> need_whole(const Spot& spot, Findings& findings, std::int64_t least, std::int64_t most,
                                       std::string_view what) {
  const auto n = spot.value().whole();
  if (n && *n >= least && *n <= most) return n;
  findings.must_be(spot, what);
  return std::nullopt;
}

std::optional<std::string> need_text(const Spot& spot, Findings& findings) {
  if (const auto text = spot.value().text()) return std::string(*text);
  findings.must_be(spot, "a text");
  return std::nullopt;
}

std::optional<std::string> need_id(const Spot& spot, Findings& findings) {
  const auto text = spot.value().text();
  if (text && valid_id(*text)) return std::string(*text);
  findings.must_be(spot, "an id: 1 to 64 of a-z, 0-9, - _ and .");
  return std::nullopt;
}

std::optional<bool> need_boolean(const Spot& spot, Findings& findings) {
  if (const auto b = spot.value().boolean()) return b;
  findings.must_be(spot, "true or false");
  return std::nullopt;
}

std::optional<Vec> need_point(const Spot& spot, Findings& findings) {
  const Value& pair = spot.value();
  const auto x = pair[0].number();
  const auto y = pair[1].number();
  if (pair.size() != 2 || !x || !y) {
    findings.must_be(spot, "a pair of numbers");
    return std::nullopt;
  }
  if (!(std::abs(*x) <= FARTHEST_COORDINATE && std::abs(*y) <= FARTHEST_COORDINATE)) {
    findings.add(spot, spot.label() + " lies beyond " + number_text(FARTHEST_COORDINATE) + " inches");
    return std::nullopt;
  }
  return Vec{*x + 0.0, *y + 0.0};
}

bool need_object(const Spot& spot, Findings& findings) {
  if (spot.value().is_object()) return true;
  findings.must_be(spot, "an object");
  return false;
}

bool need_list(const Spot& spot, Findings& findings) {
  if (spot.value().is_array()) return true;
  findings.must_be(spot, "a list");
  return false;
}

namespace {

/// The places, counted from 0, that a pointer's steps have in their objects and lists.
std::vector<std::size_t> places(const Value& document, std::string_view pointer) {
  std::vector<std::size_t> path;
  const Value* in = &document;
  while (!pointer.empty() && in) {
    const std::size_t end = std::min(pointer.find('/', 1), pointer.size());
    const std::string_view step = pointer.substr(0, end);
    pointer.remove_prefix(end);
    const Value* next = nullptr;
    if (in->is_array()) {
      const auto index = parse_number(step.substr(1));
      path.push_back(index ? static_cast<std::size_t>(*index) : in->size());
      next = path.back() < in->size() ? &in->items()[path.back()] : nullptr;
    } else {
      const auto& members = in->members();
      const auto it =
          std::find_if(members.begin(), members.end(), [&](const auto& m) { return pointer_to("", m.first) == step; });
      path.push_back(static_cast<std::size_t>(it - members.begin()));
      next = it == members.end() ? nullptr : &it->second;
    }
    in = next;
  }
  return path;
}

}  // namespace

void sort_in_document_order(const Value& document, std::vector<Problem>& problems) {
  if (problems.size() < 2) return;
  std::vector<std::pair<std::vector<std::size_t>, std::size_t>> keys;
  for (std::size_t i = 0; i < problems.size(); ++i) keys.emplace_back(places(document, problems[i].pointer), i);
  std::sort(keys.begin(), keys.end());
  std::vector<Problem> sorted;
  sorted.reserve(problems.size());
  for (const auto& [key, i] : keys) sorted.push_back(std::move(problems[i]));
  problems = std::move(sorted);
}

}  // namespace linesman::files
