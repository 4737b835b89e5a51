#include <QGuiApplication>
#include <csignal>
#include <filesystem>
#include <iostream>

#include "cli/program.h"
#include "plugins/ruleset_folders.h"
#include "ui/picture/picture_file.h"
#include "ui/sheet/reach_figure.h"
#include "ui/sheet/sheet_file.h"

namespace {

/// The folder of this program, wherever it was moved to.
std::string executable_folder() {
  std::error_code error;
  return std::filesystem::read_symlink("/proc/self/exe", error).parent_path().string();
}

/// Fonts need an application; the offscreen platform needs no display. Only what draws pays for either.
class OffScreen {
 public:
  OffScreen() : named_(qputenv("QT_QPA_PLATFORM", "offscreen")), application_(count_, arguments_) {}

 private:
  int count_ = 1;
  char program_[13] = "linesman-cli";
  char* arguments_[2] = {program_, nullptr};
  bool named_;
  QGuiApplication application_;
};

linesman::ReachShot reach_shot(const linesman::ReachDrawn& drawn) {
  return {drawn.reaches, QString::fromStdString(drawn.title), drawn.symbol, true, drawn.facing};
}

linesman::Result<std::string> paint(const linesman::Drawn& drawn, const std::string& name,
                                    const linesman::PictureWish& wish) {
  const auto format = linesman::picture_format_of(name);
  if (!format) return linesman::Problem{"", "a picture's name ends in .png, .svg or .pdf"};
  const OffScreen drawing;
  linesman::Look look;
  look.legend = wish.legend;
  const linesman::PictureSize size{wish.scale, wish.dpi, wish.paper, wish.sheets, wish.bare, wish.title};
  const linesman::ReachShot reach = drawn.reach ? reach_shot(*drawn.reach) : linesman::ReachShot{};
  const linesman::Shot shot{drawn.game, drawn.bases, drawn.judgement, drawn.reach ? &reach : nullptr};
  const auto bytes = linesman::picture_bytes(shot, *format, size, look);
  if (!bytes) return bytes.problem();
  return bytes->toStdString();
}

linesman::Result<linesman::PaperText> sheet_text(const linesman::RulesetSource& rulesets, const linesman::Game& game,
                                                 const linesman::SheetWish& wish) {
  linesman::SheetManner manner{QString::fromStdString(game.title().empty() ? wish.title : game.title()),
                               linesman::LengthUnit::inch, nullptr};
  if (wish.all) return linesman::booklet(rulesets, game, manner);
  const auto about = wish.order ? linesman::case_of_order(rulesets, game, *wish.order)
                                : linesman::case_of_entry(rulesets, game, wish.seq);
  if (!about) return about.problem();
  if (wish.reach) manner.reach = linesman::reach_of_case(*about);
  if (wish.reach && !manner.reach)
    return linesman::Problem{"", "nothing can be said of where the pieces of this order could go"};
  return linesman::ruling_sheet(*about, manner);
}

linesman::Result<std::string> make_sheet(const linesman::RulesetSource& rulesets, const linesman::Game& game,
                                         const linesman::SheetWish& wish, const std::string& name) {
  const auto format = linesman::sheet_format_of(name);
  if (!format) return linesman::Problem{name, "", "the name of a sheet ends in .pdf, .html or .svg"};
  const OffScreen drawing;
  const auto text = sheet_text(rulesets, game, wish);
  if (!text) return text.problem();
  const auto bytes = linesman::sheet_bytes(*text, *format, wish.paper);
  if (!bytes) return linesman::Problem{name, "", bytes.problem().reason};
  return bytes->toStdString();
}

}  // namespace

int main(int argc, char** argv) {
  // A reader that went away and a limit of size are told as a failed write, not by a signal.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  // Messages of Qt about the machine or a plugin would spoil the one line that standard error has for a refusal.
  qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  linesman::Services services;
  services.library = [] {
    return std::make_shared<const linesman::RulesetLibrary>(linesman::ruleset_folders(executable_folder()));
  };
  services.painter = paint;
  services.sheets = make_sheet;
  return linesman::run_program({argv + 1, argv + argc}, services, {std::cin, std::cout, std::cerr});
}
