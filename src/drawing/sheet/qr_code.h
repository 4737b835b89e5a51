// A text as a QR code.
#pragma once

#include <QPainter>
#include <QString>
#include <vector>

namespace linesman {

/// The modules of a QR code row by row, true where it is dark; empty when the text is empty or longer than such a code
/// holds.
std::vector<std::vector<bool>> qr_modules(const QString& text);

/// Paints the code dark on white into a square, with the white margin that readers need.
void paint_qr_code(QPainter& painter, const QRectF& square, const QString& text);

}  // namespace linesman
