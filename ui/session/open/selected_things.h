// The pieces and the features that are selected. Neither selection heeds the other.
#pragma once

#include <QObject>
#include <string>
#include <vector>

namespace linesman {

class HeardGame;

class SelectedThings : public QObject {
  Q_OBJECT
 public:
  /// Of a game, which outlives it.
  explicit SelectedThings(const HeardGame& heard) : heard_(heard) {}

  /// Ids in the order in which they were selected.
  const std::vector<std::string>& pieces() const { return pieces_; }
  const std::vector<std::string>& features() const { return features_; }

  /// Unknown ids are left out.
  void select(std::vector<std::string> piece_ids);
  void select_features(std::vector<std::string> feature_ids);

  // For the session.
  /// Another document is open; says nothing.
  void begin();
  /// The game has lost things.
  void drop_unknown();

 signals:
  void pieces_changed();
  void pieces_chosen();  ///< others were selected; emitted after that
  void features_changed();

 private:
  const HeardGame& heard_;
  std::vector<std::string> pieces_;
  std::vector<std::string> features_;
};

}  // namespace linesman
