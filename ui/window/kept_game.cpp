#include "ui/window/kept_game.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <future>
#include <utility>

#include "drawing/report/spoken.h"
#include "files/disk/descriptor.h"
#include "files/disk/file.h"
#include "files/json.h"
#include "journal/unsaved.h"
#include "record/sha256.h"
#include "ui/window/places.h"

namespace linesman {
namespace {

constexpr const char* PROGRAM = "linesman";

/// The program does not write over an example: many players may look at it at once.
bool is_example(const QString& path) {
  const QString whole = QFileInfo(path).canonicalFilePath();
  const QStringList examples = example_games();
  return std::any_of(examples.begin(), examples.end(),
                     [&](const QString& example) { return QFileInfo(example).canonicalFilePath() == whole; });
}

QString shown(const std::string& path) { return QDir::toNativeSeparators(QString::fromStdString(path)); }

}  // namespace

KeptGame::KeptGame(Session& session, QObject* parent) : QObject(parent), session_(session), keeper_(state_folder()) {
  connect(&session_, &Session::game_opened, this, &KeptGame::begin);
  connect(&session_, &Session::game_changed, this, &KeptGame::keep);
}

KeptGame::~KeptGame() { keeper_.end(); }

Result<void> KeptGame::open(const QString& path) {
  const QString whole = QFileInfo(path).absoluteFilePath();
  const std::string name = path.toStdString();
  const bool ours = whole == locked_ && lock_.held();
  auto lock = ours || is_example(whole) ? Result<FileLock>(FileLock()) : FileLock::take(name, PROGRAM);
  const auto stamp = stamp_of(name);
  const auto text = read_file(name);
  if (!text) return text.problem();
  // A large file takes a while to hash; meanwhile it is read.
  auto hash = std::async(std::launch::async | std::launch::deferred, [&text] { return sha256(*text); });
  const auto json = parse_json(*text, name);
  if (!json) return json.problem();
  auto document = read_document(*json, name);
  if (!document) return document.problem();
  in_use_ = lock ? QString() : spoken(lock.problem().reason);
  if (lock && !ours) lock_ = std::move(lock).value();
  locked_ = in_use_.isEmpty() ? whole : QString();
  stamp_ = stamp;
  hash_ = in_use_.isEmpty() ? hash.get() : std::string();
  if (!in_use_.isEmpty()) lock_ = FileLock();
  session_.open(std::move(document).value(), locked_);
  return {};
}

Result<void> KeptGame::take_over(const QString& path) {
  // The name of the other host goes with this lock; then nothing is in the way any more.
  if (const auto lock = FileLock::take_over(path.toStdString(), PROGRAM); !lock) return lock.problem();
  return open(path);
}

// Whatever was open before was left on purpose.
void KeptGame::begin() {
  keeper_.end();
  if (session_.file().name().isEmpty()) {
    lock_ = FileLock();
    locked_.clear();
    hash_.clear();
    stamp_.reset();
  }
  if (session_.has_game())
    keeper_.begin(session_.file().document(), session_.file().name().toStdString(), hash_,
                  !is_example(session_.file().name()));
}

void KeptGame::keep() {
  if (!session_.has_game()) return;
  const JournalPlace before = keeper_.kept();
  const JournalPlace now = keeper_.keep(session_.game());
  if (now == before || now == JournalPlace::beside || keeper_.problem().reason.empty()) return;
  const QString why = spoken(keeper_.problem().reason);
  if (now == JournalPlace::in_memory)
    emit kept_elsewhere(tr("Your changes are only in memory (%1). Save the game somewhere else.").arg(why));
  else
    emit kept_elsewhere(tr("Your changes are kept in %2. Save the game under another name (%1).")
                            .arg(why, shown(keeper_.state_folder())));
}

bool KeptGame::changed_outside() const {
  const auto now = stamp_of(session_.file().name().toStdString());
  return !session_.file().name().isEmpty() && now && now != stamp_;
}

Result<void> KeptGame::save(const QString& path, bool changed_too) {
  const QString whole = QFileInfo(path).absoluteFilePath();
  const std::string name = path.toStdString();
  const auto text = document_text(name, session_.file().document());
  if (!text) return text.problem();
  const bool ours = whole == locked_ && lock_.held();
  auto lock = ours ? Result<FileLock>(FileLock()) : FileLock::take(name, PROGRAM);
  if (!lock) return lock.problem();
  const auto unchanged = [&]() -> Result<void> {
    if (whole == session_.file().name() && !changed_too && changed_outside())
      return Problem{name, "", "was changed by another program"};
    return {};
  };
  if (auto saved = save_file(name, *text, unchanged); !saved) return saved;
  if (!ours) lock_ = std::move(lock).value();
  locked_ = whole;
  stamp_ = stamp_of(name);
  hash_ = sha256(*text);
  session_.file().saved_as(whole, write_document(session_.file().document()));
  keeper_.saved(session_.file().document(), whole.toStdString(), hash_);
  return {};
}

}  // namespace linesman
