#include "ui/session/case_service.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <filesystem>

#include "casebook/event.h"
#include "casebook/facts/facts.h"
#include "casebook/search/word_search.h"
#include "files/documents/record.h"
#include "files/json.h"
#include "files/orders/order_json.h"

namespace linesman {

namespace {

constexpr int CASE_REST = 40;       // ms
constexpr int FOLDER_REST = 5'000;  // ms
constexpr std::size_t MOST_LIKE = 20;
constexpr std::size_t MOST_SHOWN = 3;
constexpr std::size_t MOST_WITH_WORDS = 100;
const QString CHOSEN_FOLDER = QStringLiteral("cases/folder");

bool are_same_files(const FoundFiles& a, const FoundFiles& b) {
  return a.problems.size() == b.problems.size() &&
         std::equal(a.files.begin(), a.files.end(), b.files.begin(), b.files.end(),
                    [](const FoundFile& one, const FoundFile& other) {
                      return one.name == other.name && one.stamp == other.stamp;
                    });
}

/// The folder of cases that a game's file has beside it, or that of its event; empty: neither.
QString folder_beside(const QString& game_file) {
  if (game_file.isEmpty()) return {};
  const QDir beside = QFileInfo(game_file).absoluteDir();
  QDir above = beside;
  for (const QDir& folder : above.cdUp() ? QList<QDir>{beside, above} : QList<QDir>{beside})
    if (QFileInfo(folder.filePath("event.json")).isFile()) return folder.filePath("cases");
  return QFileInfo(beside.filePath("cases")).isDir() ? beside.filePath("cases") : QString();
}

}  // namespace

struct CaseService::Shelf {
  QString folder;
  FoundFiles files;
  std::shared_ptr<const CaseBook> book;
  std::vector<FileProblem> left_out;
  std::vector<Conflict> conflicts;

  /// Reads the folder where its files have changed.
  Result<void> read(const QString& wanted, const RulesetSource& rulesets) {
    const std::string path = wanted.toStdString();
    // An event has none before its first case.
    std::error_code error;
    const bool is_to_come = !std::filesystem::exists(path, error) && !event_folder(path).empty();
    auto now = is_to_come ? Result<FoundFiles>(FoundFiles{}) : files_in(path);
    if (!now) {
      book.reset();
      return now.problem();
    }
    if (book && wanted == folder && are_same_files(*now, files)) return {};
    auto read = is_to_come ? Result<ReadBook>(ReadBook{CaseBook(rulesets), {}}) : read_book(path, rulesets);
    if (!read) {
      book.reset();
      return read.problem();
    }
    ReadBook whole = std::move(read).value();
    folder = wanted;
    files = std::move(now).value();
    conflicts = whole.book.conflicts();
    book = std::make_shared<const CaseBook>(std::move(whole.book));
    left_out = std::move(whole.problems);
    return {};
  }
};

CaseService::CaseService(Session& session, CurrentQuestion& asking, QObject* parent)
    : QObject(parent),
      session_(session),
      asking_(asking),
      shelf_(std::make_shared<Shelf>()),
      work_(this),
      writing_(this) {
  rest_.setSingleShot(true);
  rest_.setInterval(CASE_REST);
  again_.setInterval(FOLDER_REST);
  connect(&rest_, &QTimer::timeout, this, &CaseService::begin);
  connect(&again_, &QTimer::timeout, this, &CaseService::look_into_folder);
  connect(&asking_, &CurrentQuestion::changed, this, &CaseService::outdate);
  connect(&session_, &Session::game_changed, this, &CaseService::outdate);
  connect(&session_.proposal(), &ProposedOrder::answer_changed, this, &CaseService::outdate);
  connect(&session_.proposal(), &ProposedOrder::order_changed, this, &CaseService::outdate);
  connect(&session_, &Session::game_opened, this, &CaseService::find_folder);
  connect(&session_.file(), &OpenFile::changed, this, &CaseService::find_folder);
  find_folder();
}

QString CaseService::event() const {
  return folder_.isEmpty() ? QString() : QString::fromStdString(event_folder(folder_.toStdString()));
}

void CaseService::choose_folder(const QString& folder) {
  QSettings().setValue(CHOSEN_FOLDER, folder);
  find_folder();
}

void CaseService::come_from(const RuledFrom& from) {
  from_ = from;
  find_folder();
}

void CaseService::find_folder() {
  const QString& own = session_.file().name();
  QString folder = folder_beside(own.isEmpty() ? from_.file : own);
  if (folder.isEmpty()) {
    folder = QSettings().value(CHOSEN_FOLDER).toString();
    if (!folder.isEmpty()) folder = QString::fromStdString(cases_folder(folder.toStdString()));
  }
  if (folder == folder_) return;
  folder_ = folder;
  found_.reset();
  outdate();
  emit folder_changed();
}

void CaseService::want(const QString& who, bool wanted) {
  if (wanted_by_.contains(who) == wanted) return;
  wanted ? wanted_by_.append(who) : void(wanted_by_.removeAll(who));
  if (wanted_by_.isEmpty()) {
    rest_.stop();
    again_.stop();
    return work_.forget();
  }
  again_.start();
  if (!current_) rest_.start();
}

void CaseService::look_for(const QString& words) {
  if (words == words_) return;
  words_ = words;
  outdate();
}

void CaseService::outdate() {
  work_.forget();
  current_ = false;
  if (!wanted_by_.isEmpty() && !folder_.isEmpty()) rest_.start();
  emit changed();
}

std::optional<std::pair<Game, Value>> CaseService::present() const {
  if (!session_.has_game() || !session_.hearing() || session_.past()) return std::nullopt;
  if (asking_.is_about_way()) {
    const auto order = session_.proposal().judged_order();
    if (!order || !session_.proposal().answer_is_current() || session_.proposal().answer()->judgement() == nullptr)
      return std::nullopt;
    return std::pair(session_.game(), write_order(*order));
  }
  const AskedPtr& asked = asking_.asked();
  if (!asking_.is_about_place() || asking_.is_grey() || !asked || asked->best() == nullptr) return std::nullopt;
  Value order = order_asked(asked->question, asked->best()->action, session_.game());
  if (order.is_null()) return std::nullopt;
  return std::pair(session_.game(), std::move(order));
}

void CaseService::begin() {
  if (folder_.isEmpty() || wanted_by_.isEmpty()) return;
  const auto look = [shelf = shelf_, folder = folder_, words = words_, move = present(),
                     rulesets = session_.shared_rulesets()](const std::stop_token& stop) -> CasesPtr {
    auto found = std::make_shared<CasesFound>();
    found->folder = folder;
    try {
      if (const auto read = shelf->read(folder, *rulesets); !read) {
        found->problem = read.problem();
        return found;
      }
      found->book = shelf->book;
      found->left_out = shelf->left_out;
      found->conflicts = shelf->conflicts;
      if (!words.isEmpty())
        found->with_words = cases_with_words(*found->book, words.toStdString(), MOST_WITH_WORDS, *rulesets);
      if (!move || stop.stop_requested()) return found;
      auto heard_now = heard(write_document({without_record(move->first), Value()}), move->second, *rulesets);
      if (!heard_now) {
        found->move_problem = heard_now.problem();
        return found;
      }
      found->move = std::make_shared<const HeardMove>(std::move(heard_now).value());
      found->facts = {root_of(move->first.ruleset(), *rulesets),
                      facts_of(found->move->hearing, found->move->judged(), *rulesets)};
      found->like = found->book->like(found->facts, MOST_LIKE);
    } catch (const std::exception& mistake) {
      found->problem = Problem{"", mistake.what()};
    }
    return found;
  };
  work_.begin(look, [this](const CasesPtr& found) {
    found_ = found;
    current_ = true;
    emit changed();
  });
}

// What is shown stays unless a file has come or changed since it was found.
void CaseService::look_into_folder() {
  if (!current_ || folder_.isEmpty()) return;
  const auto look = [shelf = shelf_, folder = folder_, shown = found_ ? found_->book : nullptr,
                     rulesets = session_.shared_rulesets()](const std::stop_token&) {
    try {
      return !shelf->read(folder, *rulesets) || shelf->book != shown;
    } catch (const std::exception&) {
      return true;  // the next look says why
    }
  };
  work_.begin(look, [this](bool is_other) {
    if (is_other) outdate();
  });
}

std::string CaseService::file_in_event() const {
  const QString folder = event();
  const QString file = session_.file().name().isEmpty() ? from_.file : session_.file().name();
  if (folder.isEmpty() || file.isEmpty()) return {};
  const QString inside = QDir(folder).relativeFilePath(QFileInfo(file).absoluteFilePath());
  return inside.startsWith(QLatin1String("..")) ? std::string() : inside.toStdString();
}

std::optional<EventTable> CaseService::table() const {
  const std::string inside = file_in_event();
  const auto read = inside.empty() ? Result<ReadEvent>(Problem{}) : read_event(event().toStdString());
  if (!read) return std::nullopt;
  for (const EventTable& table : read->event.tables)
    if (table.file == inside) return table;
  return std::nullopt;
}

std::optional<CaseDraft> CaseService::draft() const {
  const auto move = present();
  if (!move) return std::nullopt;
  CaseDraft draft;
  draft.game = write_document({without_record(move->first), Value()});
  draft.order = move->second;
  if (found_ && found_->move && current_)
    for (const LikeCase& like : found_->like)
      if (draft.shown.size() < MOST_SHOWN) draft.shown.push_back(found_->book->cases()[like.index].hash);
  if (const auto played = table()) draft.table = played->number;
  const std::string inside = file_in_event();
  if (from_.is_ruled && !from_.chain.empty() && session_.file().name().isEmpty() && !inside.empty())
    draft.from = Value::Object{{"file", inside}, {"seq", from_.seq}, {"chain", from_.chain}};
  return draft;
}

void CaseService::add(CaseDraft draft, std::function<void(const Result<AddedCase>& added)> taken) {
  const QString of_event = event();
  const auto write = [folder = (of_event.isEmpty() ? folder_ : of_event).toStdString(), draft = std::move(draft),
                      rulesets = session_.shared_rulesets()](const std::stop_token&) -> Result<AddedCase> {
    try {
      auto desk = CaseDesk::open(folder, *rulesets);
      if (!desk) return desk.problem();
      return CaseDesk(std::move(desk).value()).add(draft);
    } catch (const std::exception& mistake) {
      return Problem{"", mistake.what()};
    }
  };
  writing_.begin(write, [this, taken = std::move(taken)](const Result<AddedCase>& added) {
    taken(added);
    // Who turns to another page meanwhile has the search forgotten, and wants it again.
    current_ = false;
    emit changed();
    begin();
  });
}

Result<ShownCase> CaseService::whole_case(const QString& folder, const FiledCase& one, const RulesetSource& rulesets) {
  const auto text = text_of_file((folder + '/' + QString::fromStdString(one.file)).toStdString(), MAX_CASE_BYTES);
  if (!text) return text.problem();
  auto read = read_case_text(*text);
  if (!read) return read.problem();
  ShownCase shown{std::move(read).value(), nullptr};
  const Value& json = shown.one.json;
  const Value& way = json["way"];
  auto move = json["game"].is_null() ? Result<HeardMove>(Problem{"", "has no game"})
                                     : heard(json["game"], way.is_null() ? json["order"] : way, rulesets);
  if (move) shown.move = std::make_shared<const HeardMove>(std::move(move).value());
  return shown;
}

}  // namespace linesman
