#include <QGuiApplication>
#include <csignal>
#include <filesystem>
#include <iostream>

#include "cli/program.h"
#include "plugins/ruleset_folders.h"
#include "ui/picture/picture.h"

namespace {

/// The folder of this program, wherever it was moved to.
std::string executable_folder() {
  std::error_code error;
  return std::filesystem::read_symlink("/proc/self/exe", error).parent_path().string();
}

/// Fonts need an application; the offscreen platform needs no display. Only a picture pays for either.
linesman::Result<void> paint(const linesman::Game& game, const std::vector<linesman::Footprint>& footprints,
                             const linesman::Judgement* judgement, const std::string& path) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  // Messages of Qt about the machine would spoil the one line that standard error has for a refusal.
  qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
  int count = 1;
  char name[] = "linesman-cli";
  char* arguments[] = {name, nullptr};
  const QGuiApplication application(count, arguments);
  return linesman::render_picture({game, footprints, judgement}, path);
}

}  // namespace

int main(int argc, char** argv) {
  // A reader that went away is told as a failed write, not by a signal.
  std::signal(SIGPIPE, SIG_IGN);
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  linesman::Services services;
  services.library = [] {
    return std::make_shared<const linesman::RulesetLibrary>(linesman::ruleset_folders(executable_folder()));
  };
  services.painter = paint;
  return linesman::run_program({argv + 1, argv + argc}, services, {std::cin, std::cout, std::cerr});
}
