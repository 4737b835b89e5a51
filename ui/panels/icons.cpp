#include "ui/panels/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QSvgRenderer>
#include "drawing/report/spoken.h"

#include "drawing/picture/palette.h"
#include "drawing/picture/terrain/terrain_picture.h"

// A static library's resources have to be named once, outside of any namespace.
static void load_icons() { Q_INIT_RESOURCE(icons); }

namespace linesman {

namespace {

// The colour that the files are drawn in, and that is exchanged.
const QByteArray DRAWN_IN = "#5b6b73";

QByteArray content_of(const QString& name) {
  static const bool loaded = (load_icons(), true);
  QFile file(":/icons/" + name + ".svg");
  return loaded && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

class SignEngine : public QIconEngine {
 public:
  explicit SignEngine(QByteArray svg) : svg_(std::move(svg)) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
    const QPalette palette = QGuiApplication::palette();
    const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
    const auto role = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::ButtonText;
    QByteArray svg = svg_;
    QSvgRenderer renderer(svg.replace(DRAWN_IN, palette.color(group, role).name().toLatin1()));
    renderer.render(painter, rect);
  }

  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(&painter, QRect(QPoint(), size), mode, state);
    return pixmap;
  }

  QIconEngine* clone() const override { return new SignEngine(svg_); }

 private:
  QByteArray svg_;
};

}  // namespace

QIcon icon_named(const QString& name) { return QIcon(new SignEngine(content_of(name))); }

QIcon program_icon() {
  const QByteArray svg = content_of("linesman");
  QIcon icon;
  for (const int side : {16, 24, 32, 48, 64, 128, 256}) {
    QPixmap sized(side, side);
    sized.fill(Qt::transparent);
    QPainter painter(&sized);
    QSvgRenderer(svg).render(&painter);
    painter.end();
    icon.addPixmap(sized);
  }
  return icon;
}

QString words_for_kind(Kind kind) { return spoken(name_of(kind)).replace(QLatin1Char('-'), QLatin1Char(' ')); }

QIcon kind_icon(Kind kind, QSize size, const QPalette& palette) {
  const double density = qGuiApp->devicePixelRatio();
  QPixmap pixels(size * density);
  pixels.setDevicePixelRatio(density);
  const Palette& colours = Palette::of(is_dark(palette));
  pixels.fill(colours.table);
  QPainter painter(&pixels);
  painter.setRenderHint(QPainter::Antialiasing);
  paint_kind_swatch(painter, QRectF(QPointF(0, 0), size), kind, colours);
  return QIcon(pixels);
}

}  // namespace linesman
