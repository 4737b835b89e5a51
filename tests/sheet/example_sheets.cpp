#include "sheet/example_sheets.h"

#include <cstdio>
#include <filesystem>
#include <memory>
#include <stdexcept>

#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "record/history.h"
#include "support/built_rulesets.h"
#include "support/cases.h"
#include "support/temporary_folder.h"

namespace linesman {

namespace {

Game game_of(const std::string& path) { return load_document(path).value().game; }

Order order_of(const std::string& path) { return read_order(load_json(path).value(), path).value(); }

SheetCase case_of_files(const std::string& game, const std::string& order) {
  auto sheet_case = case_of_order(*built_rulesets(), game_of(game), order_of(order));
  if (!sheet_case) throw std::runtime_error(order + ": " + sheet_case.problem().sentence());
  return std::move(sheet_case).value();
}

void add(const Grid& grid, std::string& words) {
  for (const GridRow& row : grid.rows) words += row.cells.join(" | ").toStdString() + "\n";
}

}  // namespace

SheetCase example_case(const std::string& name) {
  for (const Example& example : find_examples())
    for (const std::string& order : example.orders)
      if (std::filesystem::path(order).filename().string().starts_with(name + "-"))
        return case_of_files(example.file, order);
  throw std::runtime_error("no example " + name);
}

std::vector<SheetCase> all_example_cases() {
  std::vector<SheetCase> all;
  for (const Example& example : find_examples())
    for (const std::string& order : example.orders) all.push_back(case_of_files(example.file, order));
  return all;
}

Game played(const std::string& name) {
  for (const Example& example : find_examples()) {
    if (std::filesystem::path(example.file).stem() != name) continue;
    Game game = game_of(example.file);
    for (const std::string& path : example.orders) {
      const Order order = order_of(path);
      for (const auto& [purpose, faces] : order.dice)
        game = record_roll(game, {purpose, "", faces, RolledBy::table, {}});
      const auto hearing = built_referee().open(game);
      const auto carried = carry_out(*hearing, order);
      if (carried) game = carried->game;
    }
    return game;
  }
  throw std::runtime_error("no example " + name);
}

std::vector<std::string> pages_of_pdf(const QByteArray& pdf) {
#ifdef LINESMAN_PDFTOTEXT
  const TemporaryFolder folder;
  const std::string file = folder.write("sheet.pdf", pdf.toStdString());
  const std::string command = std::string(LINESMAN_PDFTOTEXT) + " -layout '" + file + "' - 2>&1";
  const std::unique_ptr<FILE, int (*)(FILE*)> out(popen(command.c_str(), "r"), &pclose);
  std::vector<std::string> pages(1);
  for (int c = out ? std::fgetc(out.get()) : EOF; c != EOF; c = std::fgetc(out.get())) {
    if (c == '\f')
      pages.emplace_back();
    else
      pages.back() += static_cast<char>(c);
  }
  pages.pop_back();  // each page ends with a form feed
  return pages;
#else
  (void)pdf;
  return {};
#endif
}

std::string words_of(const PaperText& text) {
  std::string words;
  for (const Block& block : text.blocks) {
    if (const auto* heading = std::get_if<Heading>(&block)) words += heading->text.toStdString() + "\n";
    if (const auto* paragraph = std::get_if<Paragraph>(&block)) words += paragraph->text.toStdString() + "\n";
    if (const auto* verdict = std::get_if<VerdictLine>(&block))
      words += (verdict->word + " " + verdict->margin).toStdString() + "\n";
    if (const auto* notice = std::get_if<Notice>(&block))
      words += (notice->title + " " + notice->text).toStdString() + "\n";
    if (const auto* grid = std::get_if<Grid>(&block)) add(*grid, words);
    if (const auto* signatures = std::get_if<Signatures>(&block))
      words += signatures->names.join(" | ").toStdString() + "\n";
    if (const auto* proof = std::get_if<Proof>(&block)) words += (proof->code + " " + proof->text).toStdString() + "\n";
  }
  return words;
}

}  // namespace linesman
