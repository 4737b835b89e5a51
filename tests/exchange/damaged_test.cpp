// Whatever is done to a file of the corpus, it is taken or refused with a sentence, and what is taken is a document.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <random>

#include "exchange/exchange.h"
#include "files/disk/file.h"
#include "files/documents/document.h"

namespace linesman {
namespace {

constexpr int ROUNDS = 300;  // for each file

struct Source {
  ExchangeFormat format;
  std::string text;
};

std::vector<Source> sources() {
  std::vector<std::string> paths;
  for (const auto& entry : std::filesystem::directory_iterator(LINESMAN_SOURCE_DIR "/tests/import"))
    if (exchange_format_of(entry.path().string())) paths.push_back(entry.path().string());
  std::sort(paths.begin(), paths.end());
  std::vector<Source> all;
  for (const std::string& path : paths) all.push_back({*exchange_format_of(path), read_file(path).value()});
  return all;
}

class Damage {
 public:
  explicit Damage(unsigned seed) : random_(seed) {}

  /// The text with one to four pieces cut out, doubled, exchanged for a token, or cut off.
  std::string of(std::string text) {
    for (int n = 1 + below(4); n > 0 && !text.empty(); --n) {
      const std::size_t at = static_cast<std::size_t>(below(static_cast<int>(text.size())));
      const std::size_t length = static_cast<std::size_t>(1 + below(12));
      switch (below(4)) {
        case 0: text.erase(at, length); break;
        case 1: text.insert(at, text.substr(at, length)); break;
        case 2: text.replace(at, std::min<std::size_t>(length, 3), token()); break;
        default:
          if (below(4) == 0) text.resize(at);
          break;
      }
    }
    return text;
  }

 private:
  int below(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }
  std::string token() {
    static const std::vector<std::string> tokens{"1e308", "-1",     "0",     "null", "[]", "{}",
                                                 "\"x\"", "1e-300", "99999", "\xFF", "\""};
    return tokens[static_cast<std::size_t>(below(static_cast<int>(tokens.size())))];
  }
  std::mt19937 random_;
};

TEST(ADamagedFile, IsTakenOrRefusedWithASentence) {
  Damage damage(7);
  int taken = 0;
  int refused = 0;
  for (const Source& source : sources())
    for (int i = 0; i < ROUNDS; ++i) {
      const std::string text = damage.of(source.text);
      const auto imported = import_text(source.format, text, "file", {});
      ++(imported ? taken : refused);
      if (imported) {
        EXPECT_TRUE(check_document(write_document({imported->game, Value()}), "").empty()) << text;
        continue;
      }
      EXPECT_EQ(imported.problem().file, "file");
      EXPECT_FALSE(imported.problem().reason.empty()) << text;
      EXPECT_EQ(imported.problem().sentence().find('\n'), std::string::npos);
    }
  EXPECT_GT(taken, ROUNDS);
  EXPECT_GT(refused, ROUNDS);
}

}  // namespace
}  // namespace linesman
