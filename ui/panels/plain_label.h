// The window's labels.
#pragma once

#include <QLabel>
#include <vector>

namespace linesman {

/// Shows its text as it stands, whatever a document has put into it: every label of the window is one.
class PlainLabel : public QLabel {
 public:
  explicit PlainLabel(QWidget* parent = nullptr);
  explicit PlainLabel(const QString& text, QWidget* parent = nullptr);

  /// A word to click, and what `linkActivated` gives for it.
  struct Link {
    QString words;
    QString target;
  };
  /// The links in place of the text; without any, the text.
  void show_links(const std::vector<Link>& links, const QString& without);
};

}  // namespace linesman
