// The sentences of a rule as its form: their words are slots, a click marks one, and what is typed is read as a rule.
#pragma once

#include <QPlainTextEdit>
#include <string>
#include <vector>

namespace linesman {

/// A sentence with its slots; their places are counted in QChars.
struct SlottedLine {
  struct Slot {
    int begin = 0;
    int end = 0;
    std::string pointer;  ///< into the chart
  };
  QString text;
  std::vector<Slot> slots_in;
};

class SentenceEdit : public QPlainTextEdit {
  Q_OBJECT
 public:
  explicit SentenceEdit(QWidget* parent = nullptr);

  /// One line for each rule, as it stands in the chart.
  void show_lines(std::vector<SlottedLine> lines);
  const std::vector<SlottedLine>& lines() const { return shown_; }
  /// The lines of the field; those without a word are left out.
  QStringList typed() const;
  /// Something was typed that is not taken yet.
  bool is_changed() const;
  /// Marks the whole line, so that what is typed stands in its place.
  void mark_line(int line);

 signals:
  void entered();
  /// A slot was clicked: its words are marked, so that what is typed replaces them. Empty: no slot.
  void slot_marked(const std::string& pointer);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void underline();
  const SlottedLine::Slot* slot_at(int line, int column) const;

  std::vector<SlottedLine> shown_;
};

}  // namespace linesman
