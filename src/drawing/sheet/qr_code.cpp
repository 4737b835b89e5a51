#include "drawing/sheet/qr_code.h"

#include <qrencode.h>

#include <QPainterPath>
#include <memory>

namespace linesman {

std::vector<std::vector<bool>> qr_modules(const QString& text) {
  const QByteArray bytes = text.toUtf8();
  const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
      bytes.isEmpty() ? nullptr : QRcode_encodeString(bytes.constData(), 0, QR_ECLEVEL_M, QR_MODE_8, 1), &QRcode_free);
  if (!code) return {};
  const auto side = static_cast<std::size_t>(code->width);
  std::vector<std::vector<bool>> rows(side, std::vector<bool>(side));
  for (std::size_t row = 0; row < side; ++row)
    for (std::size_t column = 0; column < side; ++column)
      rows[row][column] = (code->data[row * side + column] & 1U) != 0;
  return rows;
}

void paint_qr_code(QPainter& painter, const QRectF& square, const QString& text) {
  constexpr double QUIET = 2;  // modules; the paper round it is white too
  const auto rows = qr_modules(text);
  if (rows.empty()) return;
  const double module = square.width() / (static_cast<double>(rows.size()) + 2 * QUIET);
  QPainterPath dark;
  dark.setFillRule(Qt::WindingFill);
  for (std::size_t row = 0; row < rows.size(); ++row)
    for (std::size_t column = 0; column < rows.size(); ++column)
      if (rows[row][column])
        dark.addRect(QRectF(square.left() + (static_cast<double>(column) + QUIET) * module,
                            square.top() + (static_cast<double>(row) + QUIET) * module, module, module));
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setPen(Qt::NoPen);
  painter.setBrush(Qt::white);
  painter.drawRect(square);
  painter.setBrush(Qt::black);
  painter.drawPath(dark);
  painter.restore();
}

}  // namespace linesman
