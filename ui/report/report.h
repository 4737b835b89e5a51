// A ruling on paper: what was ordered, the picture of it, the verdict, every line with the clause that it rests on.
#pragma once

#include <QTextDocument>
#include <memory>

#include "base/result.h"
#include "ui/session/session.h"

class QPagedPaintDevice;

namespace linesman {

/// The report on an answer with a judgement. `ruleset`: under which it was judged, for the clauses' sentences and the
/// models' bases; may be nullptr. `title` is the game's, or its file's name. `usual`: the ruleset without house rules,
/// for what the players agreed on; may be nullptr. Lengths are shown as in ruling_lines.h.
std::unique_ptr<QTextDocument> make_report(const Answer& answer, const QString& title, const Ruleset* ruleset,
                                           const RulesetData* usual = nullptr, LengthUnit unit = LengthUnit::inch);

/// Puts a report on the pages of a printer, with page numbers.
void print_report(QTextDocument& report, QPagedPaintDevice& printer);

/// An A4 PDF.
Result<void> write_report(const QString& path, QTextDocument& report);

}  // namespace linesman
