#include "architecture/rings.h"

#include <algorithm>

namespace linesman {

namespace {

/// All that a name comes to; itself only through others.
std::set<std::string> reached_from(const Uses& uses, const std::string& name) {
  std::set<std::string> reached;
  std::vector<std::string> open{name};
  while (!open.empty()) {
    const auto next = uses.find(open.back());
    open.pop_back();
    if (next == uses.end()) continue;
    for (const std::string& used : next->second)
      if (used != next->first && reached.insert(used).second) open.push_back(used);
  }
  return reached;
}

}  // namespace

std::vector<std::set<std::string>> rings(const Uses& uses) {
  std::map<std::string, std::set<std::string>> reached;
  for (const auto& [name, used] : uses) reached[name] = reached_from(uses, name);
  std::set<std::set<std::string>> found;
  for (const auto& [name, others] : reached) {
    if (!others.contains(name)) continue;
    std::set<std::string> ring;
    for (const std::string& other : others)
      if (reached.contains(other) && reached.at(other).contains(name)) ring.insert(other);
    found.insert(std::move(ring));
  }
  return {found.begin(), found.end()};
}

}  // namespace linesman
