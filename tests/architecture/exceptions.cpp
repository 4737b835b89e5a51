#include "architecture/exceptions.h"

namespace linesman {

std::vector<std::string> wall_faults(const Numbers& facts, std::size_t wall, const Numbers& exceptions) {
  std::vector<std::string> faults;
  for (const auto& [name, fact] : facts) {
    const auto exception = exceptions.find(name);
    const std::size_t limit = exception == exceptions.end() ? wall : exception->second;
    if (fact > limit)
      faults.push_back(name + " has " + std::to_string(fact) + ", and may have " + std::to_string(limit));
  }
  for (const auto& [name, limit] : exceptions) {
    const auto fact = facts.find(name);
    if (fact == facts.end())
      faults.push_back("the exception for " + name + " is stale: nothing needs it");
    else if (fact->second <= wall)
      faults.push_back("the exception for " + name + " is stale: it has " + std::to_string(fact->second) +
                       ", which all may have");
    else if (limit * 5 > fact->second * 6)
      faults.push_back("the exception for " + name + " is stale: it has " + std::to_string(fact->second) +
                       ", and its limit is " + std::to_string(limit));
  }
  return faults;
}

}  // namespace linesman
