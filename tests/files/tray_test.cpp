// Trays in documents: read, refused, written.
#include <gtest/gtest.h>

#include "support/documents.h"
#include "table/losses.h"

namespace linesman {
namespace {

using files_test::ford_at_dawn;
using files_test::json;
using files_test::read;
using files_test::refusal;
using files_test::with;

/// The first piece, on a base of 1.2 by 2.6 inches, on a tray.
Value on_tray(std::string_view tray) { return with(ford_at_dawn(), "/pieces/0/tray", json(tray)); }

std::string refused(std::string_view tray) { return refusal(on_tray(tray)); }

TEST(ATrayInADocument, IsReadWithItsOutlineAsTheBase) {
  const Value source = with(on_tray(R"({"models": 6, "files": 3, "gap": 0.1, "ours": 1})"), "/pieces/0/status",
                            json(R"({"losses": 3})"));
  const Document document = read(source);
  const Piece& piece = document.game.piece(PieceIndex{0});
  EXPECT_EQ(piece.tray, (Tray{RectangleBase{1.2, 2.6}, 6, 3, 0.1}));
  EXPECT_NEAR(std::get<RectangleBase>(piece.base).width, 3 * 1.2 + 2 * 0.1, 1e-12);
  EXPECT_EQ(std::get<RectangleBase>(piece.base).length, 2.6);
  EXPECT_EQ(write_document(document), source);
}

TEST(ATrayInADocument, IsWrittenAsItIsChanged) {
  const Value source = on_tray(R"({"models": 6, "files": 3, "ours": 1})");
  const Document document = read(source);
  Piece piece = document.game.piece(PieceIndex{0});
  piece.tray->files = 2;
  piece.tray->gap = 0.5;
  piece.tray->model = CircleBase{1};
  const Value written = write_document({document.game.with_piece(PieceIndex{0}, piece), source});
  EXPECT_EQ(written["pieces"][0]["tray"], json(R"({"models": 6, "files": 2, "ours": 1, "gap": 0.5})"));
  EXPECT_EQ(written["pieces"][0]["base"]["shape"], Value("circle"));
  EXPECT_EQ(read(written).game.piece(PieceIndex{0}).base, Footprint(RectangleBase{2.5, 4}));
  Piece broken = document.game.piece(PieceIndex{0});
  broken.tray.reset();
  const Value without = write_document({document.game.with_piece(PieceIndex{0}, broken), source});
  EXPECT_EQ(without["pieces"][0].find("tray"), nullptr);
  const Footprint base = read(without).game.piece(PieceIndex{0}).base;
  const auto* block = std::get_if<RectangleBase>(&base);
  ASSERT_NE(block, nullptr);
  EXPECT_NEAR(block->width, 3.6, 1e-9);
  EXPECT_NEAR(block->length, 5.2, 1e-9);
}

TEST(ATrayInADocument, ThatIsBentIsRefused) {
  EXPECT_EQ(refused("3"), "/pieces/0/tray: \"tray\" must be an object, not 3");
  EXPECT_EQ(refused(R"({"models": 6})"), "/pieces/0/tray: \"files\" is missing");
  EXPECT_EQ(refused(R"({"models": 6, "files": 0})"),
            "/pieces/0/tray/files: \"files\" must be a whole number above 0, not 0");
  EXPECT_EQ(refused(R"({"models": 2.5, "files": 2})"),
            "/pieces/0/tray/models: \"models\" must be a whole number above 0, not 2.5");
  EXPECT_EQ(refused(R"({"models": 20001, "files": 2})"), "/pieces/0/tray/models: a tray has at most 20000 models");
  EXPECT_EQ(refused(R"({"models": 20000, "files": 20000})"),
            "/pieces/0/tray: the tray is more than 10000 inches wide or long");
  EXPECT_EQ(refused(R"({"models": 6, "files": 2, "gap": -1})"),
            "/pieces/0/tray/gap: \"gap\" must be a number of inches of at least 0, not -1");
  EXPECT_EQ(refusal(with(ford_at_dawn(), "/pieces/2/tray", json(R"({"models": 6, "files": 2})"))),
            "/pieces/2/base: a tray's models have round or rectangular bases");
}

TEST(TheLossesOfATray, AreNoMoreThanItsModels) {
  const auto lost = [](std::string_view losses) {
    return refusal(with(on_tray(R"({"models": 6, "files": 3})"), "/pieces/0/status",
                        json(R"({"losses": )" + std::string(losses) + "}")));
  };
  EXPECT_EQ(lost("6"), "read");
  EXPECT_EQ(lost("7"), "/pieces/0/status/losses: \"losses\" are more than its models");
  EXPECT_EQ(lost("-1"), "/pieces/0/status/losses: \"losses\" must be a whole number of models, not -1");
  EXPECT_EQ(lost("1.5"), "/pieces/0/status/losses: \"losses\" must be a whole number of models, not 1.5");
  EXPECT_EQ(lost(R"({"is": 1, "until": 2})"),
            "/pieces/0/status/losses: must be a text, a number, true, false or null, not an object");
}

}  // namespace
}  // namespace linesman
