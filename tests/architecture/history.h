// Reads the log of the repository: how many files each commit changes by hand.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace linesman {

struct CommitSize {
  std::string hash;  ///< abbreviated
  std::string subject;
  std::size_t files = 0;  ///< added, changed or removed; without data, and without files that only moved
};

/// The commits of `git log --format=@%h %s --name-status -M`.
std::vector<CommitSize> commits_in(std::string_view log);

}  // namespace linesman
