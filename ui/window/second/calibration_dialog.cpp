#include "ui/window/second/calibration_dialog.h"

#include <QDialogButtonBox>
#include <QPainter>
#include <QScreen>
#include <QVBoxLayout>
#include <cmath>

#include "base/lengths.h"
#include "ui/panels/widgets.h"
#include "ui/window/second/spectator_window.h"

namespace linesman {

namespace {

constexpr double CARD_INCHES = 85.60 / MILLIMETRES_IN_AN_INCH;  // ISO/IEC 7810, ID-1
constexpr double CARD_HEIGHT = 53.98 / MILLIMETRES_IN_AN_INCH;
constexpr int NARROWEST_CARD = 100;  // pixels
constexpr int WIDEST_CARD = 1600;
constexpr int SHOWN_HEIGHT = 220;  // pixels of its height

/// A card as wide as the slider says.
class CardPicture : public QWidget {
 public:
  explicit CardPicture(const QSlider& width) : width_(width) {
    setMinimumSize(480, SHOWN_HEIGHT);
    setAccessibleName(CalibrationDialog::tr("Picture of a bank card"));
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double wide = width_.value();
    const QRectF card(1, 1, wide, wide * CARD_HEIGHT / CARD_INCHES);
    painter.setPen(QPen(palette().text().color(), 2));
    painter.setBrush(palette().highlight());
    painter.drawRoundedRect(card, wide / 27, wide / 27);
  }

 private:
  const QSlider& width_;
};

}  // namespace

CalibrationDialog::CalibrationDialog(QWidget* parent) : QDialog(parent), width_(new QSlider(Qt::Horizontal)) {
  setWindowTitle(tr("Size of this screen"));
  auto* words = new PlainLabel(tr("Hold a bank card against the picture and make both equally wide."));
  words->setWordWrap(true);
  width_->setRange(NARROWEST_CARD, WIDEST_CARD);
  width_->setAccessibleName(tr("Width of the card, pixels"));
  width_->setValue(static_cast<int>(std::lround(linesman::pixels_an_inch(*parent->screen()) * CARD_INCHES)));
  auto* card = new CardPicture(*width_);
  connect(width_, &QSlider::valueChanged, card, qOverload<>(&QWidget::update));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(words);
  layout->addWidget(card, 1);
  layout->addWidget(width_);
  layout->addWidget(buttons);
}

double CalibrationDialog::pixels_an_inch() const { return width_->value() / CARD_INCHES; }

}  // namespace linesman
