#include <QLibrary>
#include <array>
#include <cstdio>
#include <iostream>
#include <new>

#include "cli/drawing.h"
#include "cli/program.h"
#include "cli/text/language.h"
#include "files/disk/places.h"
#include "files/disk/terminal.h"
#include "plugins/ruleset_folders.h"
#include "words/columns.h"

namespace {

std::string& language_of_drawings() {
  static std::string language = "en";
  return language;
}

/// The first call that draws loads the module; it stays loaded.
linesman::Result<linesman::DrawingCalls> load_drawing() {
  QLibrary module(QString::fromStdString(linesman::program_folder() + linesman::DRAWING_MODULE));
  const auto fill = reinterpret_cast<linesman::DrawingFunction>(module.resolve(linesman::DRAWING_FUNCTION));
  if (fill == nullptr)
    return linesman::Problem{module.fileName().toStdString(), "", "cannot be loaded, so nothing can be drawn"};
  linesman::DrawingCalls drawing;
  fill(drawing);
  drawing.speak(language_of_drawings(), linesman::ruleset_folders(linesman::program_folder()));
  return drawing;
}

const linesman::Result<linesman::DrawingCalls>& drawing() {
  static const auto loaded = load_drawing();
  return loaded;
}

linesman::Result<std::string> paint(const linesman::Drawn& drawn, const std::string& name,
                                    const linesman::PictureOptions& options) {
  return drawing() ? drawing()->painter(drawn, name, options) : drawing().problem();
}

linesman::Result<std::string> make_sheet(const linesman::RulesetSource& rulesets, const linesman::Game& game,
                                         const linesman::SheetRequest& request, const std::string& name) {
  return drawing() ? drawing()->sheets(rulesets, game, request, name) : drawing().problem();
}

linesman::Result<std::string> print_lab(const linesman::lab::Experiment& experiment,
                                        const linesman::lab::Findings& findings) {
  return drawing() ? drawing()->lab_pages(experiment, findings) : drawing().problem();
}

linesman::Result<std::string> print_markers(const linesman::MarkerRequest& request, const std::string& name) {
  return drawing() ? drawing()->markers(request, name) : drawing().problem();
}

linesman::Result<std::string> print_book(const linesman::BookRequest& request) {
  return drawing() ? drawing()->books(request) : drawing().problem();
}

linesman::Result<linesman::PhotoReading> read_photo(const linesman::Game& game, const std::string& path) {
  return drawing() ? drawing()->photographs(game, path) : drawing().problem();
}

linesman::Result<linesman::MadeBackdrop> make_backdrop(const linesman::Game& game,
                                                       const linesman::BackdropRequest& request) {
  return drawing() ? drawing()->backdrops(game, request) : drawing().problem();
}

linesman::Result<void> watch_table(const linesman::WatchRequest& request, const linesman::Hearing& hearing,
                                   const linesman::EntryBasis& basis, const linesman::WatchTold& told,
                                   const std::atomic<bool>& stop) {
  return drawing() ? drawing()->watcher(request, hearing, basis, told, stop) : drawing().problem();
}

linesman::Result<std::vector<std::string>> camera_names() {
  return drawing() ? drawing()->cameras() : drawing().problem();
}

linesman::Result<linesman::Speaker> speaker() { return drawing() ? drawing()->speaker() : drawing().problem(); }

int run(int argc, char** argv) {
  linesman::let_writes_fail();
  // A refusal is one line on standard error; messages of Qt would add others. Its last words are said.
  qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type == QtFatalMsg) std::fprintf(stderr, "linesman-cli: %s\n", qPrintable(message));  // the program ends now
  });
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  static std::array<char, 1 << 16> input;  // as much as a pipe holds
  std::cin.rdbuf()->pubsetbuf(input.data(), input.size());
  linesman::Services services;
  services.library_after = [](std::vector<std::string> folders, const std::vector<linesman::Value>& charts,
                              const linesman::Phrasebook& words) {
    for (std::string& folder : linesman::ruleset_folders(linesman::program_folder()))
      folders.push_back(std::move(folder));
    linesman::RulesetLibrary::Wording wording;
    if (!words.empty()) wording = linesman::wording_in(words);
    return std::make_shared<const linesman::RulesetLibrary>(folders, wording, charts);
  };
  services.ruleset_folders = [] { return linesman::ruleset_folders(linesman::program_folder()); };
  services.data_folder = linesman::data_folder();
  services.library = [&services] { return services.library_after({}, {}, {}); };
  services.worded_library = [&services](const linesman::Phrasebook& words) {
    return services.library_after({}, {}, words);
  };
  services.speak = [](const std::string& language) { language_of_drawings() = language; };
  services.painter = paint;
  services.sheets = make_sheet;
  services.markers = print_markers;
  services.books = print_book;
  services.lab_pages = print_lab;
  services.photographs = read_photo;
  services.backdrops = make_backdrop;
  services.watcher = watch_table;
  services.cameras = camera_names;
  services.speaker = speaker;
  const linesman::Terminal terminal{linesman::is_terminal(linesman::StandardStream::in),
                                    linesman::is_terminal(linesman::StandardStream::out),
                                    linesman::is_terminal(linesman::StandardStream::err)};
  if (const auto columns = linesman::terminal_columns()) linesman::set_page_width(*columns);
  return linesman::run_program({argv + 1, argv + argc}, services, {std::cin, std::cout, std::cerr, {}, terminal});
}

}  // namespace

// Where memory ends before a call begins, there is none for the sentence either: its bytes are in the program.
int main(int argc, char** argv) try { return run(argc, argv); } catch (const std::bad_alloc&) {
  std::fputs("linesman-cli: there is not enough memory for this\n", stderr);
  return linesman::UNUSABLE;
}
