#include <QGuiApplication>
#include <csignal>
#include <filesystem>
#include <iostream>

#include "cli/program.h"
#include "plugins/ruleset_folders.h"
#include "ui/picture/picture_file.h"

namespace {

/// The folder of this program, wherever it was moved to.
std::string executable_folder() {
  std::error_code error;
  return std::filesystem::read_symlink("/proc/self/exe", error).parent_path().string();
}

/// Fonts need an application; the offscreen platform needs no display. Only a picture pays for either.
linesman::Result<std::string> paint(const linesman::Game& game, const std::vector<linesman::Footprint>& footprints,
                                    const linesman::Judgement* judgement, const std::string& name,
                                    const linesman::PictureWish& wish) {
  const auto format = linesman::picture_format_of(name);
  if (!format) return linesman::Problem{"", "a picture's name ends in .png, .svg or .pdf"};
  qputenv("QT_QPA_PLATFORM", "offscreen");
  // Messages of Qt about the machine would spoil the one line that standard error has for a refusal.
  qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
  int count = 1;
  char program[] = "linesman-cli";
  char* arguments[] = {program, nullptr};
  const QGuiApplication application(count, arguments);
  linesman::Look look;
  look.legend = wish.legend;
  const linesman::PictureSize size{wish.scale, wish.dpi, wish.paper, wish.sheets, wish.bare, wish.title};
  const auto bytes = linesman::picture_bytes({game, footprints, judgement}, *format, size, look);
  if (!bytes) return bytes.problem();
  return bytes->toStdString();
}

}  // namespace

int main(int argc, char** argv) {
  // A reader that went away and a limit of size are told as a failed write, not by a signal.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  linesman::Services services;
  services.library = [] {
    return std::make_shared<const linesman::RulesetLibrary>(linesman::ruleset_folders(executable_folder()));
  };
  services.painter = paint;
  return linesman::run_program({argv + 1, argv + argc}, services, {std::cin, std::cout, std::cerr});
}
