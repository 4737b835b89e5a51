#include "ui/workshop/sentence_edit.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QTextBlock>

namespace linesman {

SentenceEdit::SentenceEdit(QWidget* parent) : QPlainTextEdit(parent) {
  setAccessibleName(tr("Sentences of the rule"));
  setTabChangesFocus(true);
  setUndoRedoEnabled(true);
  setPlaceholderText(tr("Type the rule as a sentence: It moves at least 2."));
  constexpr int LINES = 5;
  setFixedHeight(LINES * fontMetrics().lineSpacing() + 2 * static_cast<int>(document()->documentMargin()) +
                 2 * frameWidth());
  connect(this, &QPlainTextEdit::textChanged, this, &SentenceEdit::underline);
}

void SentenceEdit::show_lines(std::vector<SlottedLine> lines) {
  shown_ = std::move(lines);
  QStringList all;
  for (const SlottedLine& line : shown_) all << line.text;
  const int line = textCursor().blockNumber();
  setPlainText(all.join('\n'));
  QTextCursor cursor(document()->findBlockByNumber(std::min(line, blockCount() - 1)));
  setTextCursor(cursor);
  underline();
}

QStringList SentenceEdit::typed() const {
  QStringList all;
  for (const QString& line : toPlainText().split('\n'))
    if (!line.trimmed().isEmpty()) all << line.trimmed();
  return all;
}

bool SentenceEdit::is_changed() const {
  QStringList all;
  for (const SlottedLine& line : shown_) all << line.text.trimmed();
  return typed() != all;
}

void SentenceEdit::mark_line(int line) {
  QTextCursor cursor(document()->findBlockByNumber(line));
  cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
  setTextCursor(cursor);
  setFocus();
}

// Only in lines that stand as they are in the chart: the slots of others are not known.
void SentenceEdit::underline() {
  QList<QTextEdit::ExtraSelection> all;
  for (std::size_t i = 0; i < shown_.size(); ++i) {
    const QTextBlock block = document()->findBlockByNumber(static_cast<int>(i));
    if (!block.isValid() || block.text() != shown_[i].text) continue;
    for (const SlottedLine::Slot& slot : shown_[i].slots_in) {
      QTextEdit::ExtraSelection mark;
      mark.cursor = QTextCursor(block);
      mark.cursor.setPosition(block.position() + slot.begin);
      mark.cursor.setPosition(block.position() + slot.end, QTextCursor::KeepAnchor);
      mark.format.setUnderlineStyle(QTextCharFormat::DotLine);
      mark.format.setForeground(palette().link());
      all << mark;
    }
  }
  setExtraSelections(all);
}

const SlottedLine::Slot* SentenceEdit::slot_at(int line, int column) const {
  if (line < 0 || static_cast<std::size_t>(line) >= shown_.size()) return nullptr;
  const SlottedLine& shown = shown_[static_cast<std::size_t>(line)];
  if (document()->findBlockByNumber(line).text() != shown.text) return nullptr;
  const SlottedLine::Slot* narrowest = nullptr;
  for (const SlottedLine::Slot& slot : shown.slots_in) {
    if (column < slot.begin || column >= slot.end) continue;
    if (narrowest == nullptr || slot.end - slot.begin <= narrowest->end - narrowest->begin) narrowest = &slot;
  }
  return narrowest;
}

void SentenceEdit::mouseReleaseEvent(QMouseEvent* event) {
  QPlainTextEdit::mouseReleaseEvent(event);
  QTextCursor cursor = textCursor();
  if (event->button() != Qt::LeftButton || cursor.hasSelection()) return;
  const SlottedLine::Slot* slot = slot_at(cursor.blockNumber(), cursor.positionInBlock());
  if (slot == nullptr) {
    emit slot_marked({});
    return;
  }
  const int begin = cursor.block().position();
  cursor.setPosition(begin + slot->begin);
  cursor.setPosition(begin + slot->end, QTextCursor::KeepAnchor);
  setTextCursor(cursor);
  emit slot_marked(slot->pointer);
}

// Return takes what is typed; with Shift it begins another sentence.
void SentenceEdit::keyPressEvent(QKeyEvent* event) {
  const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enters && (event->modifiers() & Qt::ShiftModifier) == 0) {
    emit entered();
    return;
  }
  if (enters) {
    textCursor().insertBlock();
    return;
  }
  if (event->key() == Qt::Key_Escape && is_changed()) return show_lines(shown_);
  QPlainTextEdit::keyPressEvent(event);
}

void SentenceEdit::focusOutEvent(QFocusEvent* event) {
  QPlainTextEdit::focusOutEvent(event);
  if (is_changed() && event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason)
    emit entered();
}

}  // namespace linesman
