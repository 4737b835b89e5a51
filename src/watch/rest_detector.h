// Looks for motion on the table, frame by frame, and for what came in over its edge since it was settled.
#pragma once

#include <QRect>
#include <optional>
#include <string_view>
#include <vector>

#include "watch/looked_at.h"

namespace linesman {

/// A disc of a picture in which a change is explained: a marker that is known to have moved. Pixels.
struct Explained {
  PicturePoint middle;
  double radius = 0;
};

class RestDetector {
 public:
  /// Looks from now on at this part of pictures of that size.
  void look_at(LookedAt looked);
  bool looks() const { return looked_.has_value(); }

  /// Takes the next picture in. Whether nothing moves since the one before.
  bool is_still(SmallPicture now, double t);
  /// Seconds at which the pictures began to be alike.
  double still_since() const { return still_since_; }

  /// The last picture is what the table looks like from now on.
  void settle();
  bool is_settled() const { return !settled_.empty(); }

  /// Parts that differ from the settled picture. Pixels of the frame.
  std::vector<QRect> changed_parts() const;

  /// By side: whether something that is not explained lies over the edge there, "south"; empty: nowhere.
  std::string_view over_the_edge(const std::vector<Explained>& explained, const PhotoCamera& camera,
                                 const Table& table) const;

  /// Shares from 0 to 1: of the disc that changed, and of that change that reaches beyond all explained discs.
  struct Change {
    double share = 0;
    double beyond = 0;
  };
  Change change_in(const Explained& disc, const std::vector<Explained>& explained) const;

  /// Something has come over the disc since the table was settled: keeps how it and its surroundings looked before.
  void keep_uncovered(const Explained& disc);
  /// Shares from 0 to 1 that look otherwise than before they were covered: of a disc, and of what lies round a wider
  /// one and is not explained.
  struct SinceCovered {
    double inside = 0;
    double round = 0;
  };
  /// Nothing where it is not known how it looked.
  std::optional<SinceCovered> change_since_covered(const Explained& disc, const Explained& wider,
                                                   const std::vector<Explained>& explained) const;

  /// When the disc was last seen to change, seconds.
  double changed_last(const Explained& disc) const;

 private:
  std::vector<std::size_t> patches_in(const Explained& disc) const;
  std::vector<std::uint8_t> unexplained(const std::vector<Explained>& explained) const;
  std::vector<std::vector<std::size_t>> components(const std::vector<std::uint8_t>& patches) const;

  std::optional<LookedAt> looked_;
  SmallPicture last_;
  SmallPicture settled_;
  SmallPicture uncovered_;             ///< as covered places looked before
  std::vector<std::uint8_t> changed_;  ///< by patch: it differs from the settled picture
  std::vector<double> changed_at_;     ///< by patch, seconds
  double still_since_ = 0;
};

}  // namespace linesman
