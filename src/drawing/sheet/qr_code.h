// A text as a square that cameras read.
#pragma once

#include <QPainter>
#include <QString>
#include <vector>

namespace linesman {

/// The modules of a QR code row by row, true where it is dark; empty when the text is empty or longer than such a code
/// holds.
std::vector<std::vector<bool>> qr_modules(const QString& text);

/// Painted dark on white into a square, with the white round it that readers need.
void paint_qr_code(QPainter& painter, const QRectF& square, const QString& text);

}  // namespace linesman
