// Tab goes through a panel as it is laid out, also when some of its controls were made later than others.
#pragma once

#include <QWidget>

namespace linesman {

/// The controls below `root` that can have the focus, in the order of its layouts, hidden ones too.
QWidgetList controls_as_laid_out(QWidget& root);

/// Makes Tab go from each of them to the next, beginning with the first.
void set_tab_order_as_laid_out(QWidget& root);

/// Where the keyboard enters `root`: its focus proxy, else its first control; of those that Tab reaches now. nullptr
/// when there is none.
QWidget* first_tab_stop(QWidget& root);

}  // namespace linesman
