#include "ui/window/exports.h"

#include <QFileInfo>

#include "drawing/picture/picture_file.h"
#include "ui/window/save_dialog.h"
#include "ui/window/words.h"

namespace linesman {
namespace {

using window::tr;

QString proposed_file(const Session& session, const QString& ending) {
  const QString name = QFileInfo(session.file_name()).completeBaseName();
  return folder_for(session.file_name()) + "/" + (name.isEmpty() ? "linesman" : name) + ending;
}

QString outcome(const Result<void>& done, const QString& path) {
  return done ? tr("Written to %1.").arg(path) : QString::fromStdString(done.problem().sentence());
}

}  // namespace

QString export_picture(Session& session, const Look& look, QWidget* window) {
  const QString path = ask_where_to_write(window, tr("Write a picture of the table"), proposed_file(session, ".png"),
                                          tr("Pictures (*.png *.svg *.pdf)"), {"png", "svg", "pdf"});
  if (path.isEmpty()) return {};
  const AnswerPtr answer = session.answer_now();
  const Judgement* judgement = answer ? answer->judgement() : nullptr;
  const Footprints footprints =
      session.hearing() ? footprints_of(session.hearing()->ruleset(), session.game()) : Footprints{};
  return outcome(render_picture({session.game(), footprints, judgement}, path.toStdString(), look), path);
}

}  // namespace linesman
