// Reads the markers of a table that rests, from some frames of it, with a camera that is kept from rest to rest.
//
//   TableReader reader(game);
//   for (const Frame& frame : still) reader.look(frame, changed_parts);
//   const TableReading reading = reader.read(game);
#pragma once

#include <QRect>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "photo/kept_camera.h"
#include "photo/tag_detector.h"
#include "watch/frame.h"
#include "watch/reading.h"
#include "watch/rest_detector.h"

namespace linesman {

class TableReader {
 public:
  explicit TableReader(const Game& game);

  /// Finds markers in a frame: where they were and in the changed parts; everywhere if one is missed.
  void look(const Frame& frame, const std::vector<QRect>& changed);
  std::size_t looks() const { return looks_.size(); }
  void forget_looks() { looks_.clear(); }

  /// The middle of the looks, which are then forgotten.
  TableReading read(const Game& game);

  /// The game has other models, or its models other markers; its table is the same.
  void know(const Game& game);

  /// The frames have another size from now on.
  void begin_anew();

  /// A first idea of the camera from one frame; nothing when too few table markers are seen in it.
  std::optional<PhotoCamera> glance(const Frame& frame) const;
  /// Whether the frame shows the table in a mirror.
  bool is_mirrored(const Frame& frame) const;

  /// Once it was found.
  const KeptCamera* camera() const { return camera_ && camera_->stands() ? &*camera_ : nullptr; }
  QSize size() const { return size_; }
  /// The corners of the markers that were read last, by id.
  const std::map<int, std::array<PicturePoint, 4>>& corners() const { return corners_; }
  /// Where table markers lie or lay that were pushed: discs of the picture.
  std::vector<Explained> pushed() const;
  /// The tightest side of a cell of the piece's marker as it would be seen at a pose, pixels.
  std::optional<double> cell_at(const Piece& piece, const Pose& pose) const;

 private:
  std::vector<QRect> known_places(const QSize& size) const;
  std::vector<FoundTag> found_in(const Frame& frame, const std::vector<QRect>& parts) const;
  bool is_missed(const std::vector<FoundTag>& tags) const;
  std::vector<FoundTag> middle_of_looks() const;
  CameraNow place_camera(const std::vector<TableTag>& tags, TableReading& reading);
  void fit(const std::vector<TableTag>& tags, TableReading& reading);
  void read_tag(const FoundTag& tag, const Game& game, TableReading& reading) const;
  void say_repeated(const std::vector<FoundTag>& tags, const Game& game, TableReading& reading) const;

  KnownMarkers known_;
  MarkerFamily family_;
  TagDetector detector_;
  QRect table_;  ///< the part of the picture with the table; empty: not known
  QSize size_;
  std::optional<KeptCamera> camera_;
  std::vector<std::vector<FoundTag>> looks_;
  std::map<int, std::array<PicturePoint, 4>> corners_;
  std::map<int, std::array<PicturePoint, 4>>
      stance_;              ///< of the table markers, since the camera stands where it stands
  std::set<int> not_used_;  ///< table markers that lie elsewhere than in the game
};

}  // namespace linesman
