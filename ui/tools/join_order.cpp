#include "ui/tools/join_order.h"

namespace linesman {

std::unique_ptr<Gesture> JoinOrder::begin(ToolHost& host, const Pointer& pointer) {
  if (plays_on_hexes(host.game(), host.terms())) return nullptr;
  std::vector<PieceIndex> taken = host.pieces_at(pointer.at);
  if (taken.size() != 1) return nullptr;
  auto draft = OrderDraft::joined_by(host, taken.front());
  if (!draft) return nullptr;
  const Pose pose = host.game().piece(taken.front()).pose;
  Hold hold{standing_order(host), std::move(taken), *std::move(draft), {}, pose, pointer};
  return std::unique_ptr<Gesture>(new JoinOrder(host, std::move(hold)));
}

void JoinOrder::clicked() {
  std::vector<PieceIndex> pieces = host().selection();
  if (std::erase(pieces, taken().front()) == 0) pieces.push_back(taken().front());
  host().select(pieces);
}

}  // namespace linesman
