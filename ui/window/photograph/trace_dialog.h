// The table from a photograph without markers on the models: pins say where the camera was, models are put by eye at
// their true size, and terrain is drawn.
#pragma once

#include <QDialog>

#include "ui/session/photograph_service.h"
#include "ui/session/session.h"
#include "ui/window/photograph/ground_hand.h"
#include "ui/window/photograph/model_hand.h"
#include "ui/window/photograph/pin_hand.h"
#include "ui/window/photograph/trace_controls.h"

namespace linesman {

class TraceDialog : public QDialog {
  Q_OBJECT
 public:
  /// Reads the file on another thread. `folder`: of the document, beside which the straightened photograph is kept;
  /// empty: it goes inside.
  TraceDialog(const Session& session, const QString& path, const QString& folder, QWidget* parent = nullptr);

  /// The photograph is there, or there is none.
  bool is_ready() const { return ready_; }
  /// The game with everything that was put and drawn, once the dialog was accepted.
  const Game& traced_game() const { return game_after_; }
  const std::string& sha256() const { return read_.photograph.sha256; }
  const TracedTable& table() const { return table_; }

  PhotoView& view() { return *view_; }
  TraceControls& controls() { return *controls_; }
  void go_to(TraceStep step);

  void accept() override;

 private:
  struct Read : PhotographRead {
    std::vector<QImage> sizes;  ///< of the picture
    Photograph photograph;
  };
  void show_read(Read read);

  void connect_all();
  void list_groups();

  /// The pins, or another thing that they mark, have changed.
  void ask_pins();
  void see_by_pins();
  void take_place();
  void take_brush();
  void show_camera(const std::optional<PhotoCamera>& camera, double residual);
  void refresh();
  void refresh_words();
  void finish(Game game);

  const LengthUnit unit_;
  const QString path_;
  const QString folder_;
  TracedTable table_;
  PinHand pin_hand_;
  ModelHand model_hand_;
  GroundHand ground_hand_;
  TraceStep step_ = TraceStep::pins;
  Read read_;
  bool ready_ = false;
  double residual_ = 0;
  Game game_after_;
  QString trouble_;  ///< why the pins say nothing, or why something cannot be drawn
  PhotoView* view_;
  TraceControls* controls_;
  PhotographService service_{this};
  NewestWork work_{this};  ///< makes the photograph straight
};

}  // namespace linesman
