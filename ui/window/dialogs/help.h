// What keys and mouse do, and what this program is.
#pragma once

class QWidget;

namespace linesman {

/// Not modal: it can stay open beside the window.
void show_shortcuts(QWidget* parent);
void show_about(QWidget* parent);

}  // namespace linesman
