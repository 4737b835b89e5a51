#include "ui/window/exports.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPrintDialog>
#include <QPrinter>

#include "ui/picture/picture_file.h"
#include "ui/report/report.h"
#include "ui/window/save_dialog.h"

namespace linesman {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("Exports", text); }

QString title_of_game(const Session& session) {
  const QString title = QString::fromStdString(session.game().title());
  return title.isEmpty() ? QFileInfo(session.file_name()).completeBaseName() : title;
}

QString proposed_file(const Session& session, const QString& ending) {
  const QString name = QFileInfo(session.file_name()).completeBaseName();
  return folder_for(session.file_name()) + "/" + (name.isEmpty() ? "linesman" : name) + ending;
}

/// The report on the proposed order, or nullptr when there is no ruling.
std::unique_ptr<QTextDocument> report_now(Session& session) {
  const AnswerPtr answer = session.answer_now();
  if (!answer || answer->ruling() == nullptr) return nullptr;
  const auto usual = session.usual_ruleset();
  return make_report(*answer, title_of_game(session), session.ruleset(), usual ? &usual->data() : nullptr,
                     session.unit());
}

QString outcome(const Result<void>& done, const QString& path) {
  return done ? tr("Written to %1.").arg(path) : QString::fromStdString(done.problem().sentence());
}

}  // namespace

QString export_report(Session& session, QWidget* window) {
  const auto report = report_now(session);
  if (!report) return tr("There is no ruling yet: propose a move first.");
  const QString path = ask_where_to_write(window, tr("Write the ruling as PDF"), proposed_file(session, ".pdf"),
                                          tr("PDF (*.pdf)"), {"pdf"});
  return path.isEmpty() ? QString() : outcome(write_report(path, *report), path);
}

QString print_ruling(Session& session, QWidget* window) {
  const auto report = report_now(session);
  if (!report) return tr("There is no ruling yet: propose a move first.");
  QPrinter printer(QPrinter::HighResolution);
  QPrintDialog dialog(&printer, window);
  if (dialog.exec() != QDialog::Accepted) return {};
  print_report(*report, printer);
  return printer.printerState() == QPrinter::Error ? tr("The ruling could not be printed.") : tr("Printed.");
}

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
