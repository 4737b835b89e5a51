// F1 explains the part of the window that has the focus: there is a page for each panel, dialog and tool.
#pragma once

#include <QString>
#include <span>

class QWidget;

namespace linesman {

/// A page of help. Its texts are English, translated where they are shown.
struct HelpTopic {
  const char* widget;  ///< the class of the panel, dialog or window
  const char* title;
  const char* text;  ///< a few sentences
};

std::span<const HelpTopic> all_help_topics();

/// The topic of the innermost part around a widget that has one; nullptr: none has.
const HelpTopic* topic_of(const QWidget* focus);

}  // namespace linesman
