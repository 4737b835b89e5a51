#include "ui/panels/act_form.h"

#include <algorithm>

namespace linesman {

namespace {

const ActTerm* act_to_come(const Path& path, const std::string& action, const Terms* terms) {
  const ActTerm* term = terms != nullptr ? terms->act(action) : nullptr;
  if (term == nullptr || term->members.empty()) return nullptr;
  const bool there = std::any_of(path.begin(), path.end(), [&](const Step& step) {
    const auto* act = std::get_if<ActStep>(&step);
    return act != nullptr && act->name == term->id;
  });
  return there ? nullptr : term;
}

}  // namespace

ActForm::ActForm(QWidget* parent) : FieldForm(parent) { connect(this, &FieldForm::edited, this, &ActForm::take); }

void ActForm::show_act(const Path& path, std::optional<std::size_t> current, const std::string& action,
                       const Terms* terms, const Game& game) {
  const ActStep* act = current && *current < path.size() ? std::get_if<ActStep>(&path[*current]) : nullptr;
  const ActTerm* term = act != nullptr && terms != nullptr ? terms->act(act->name) : nullptr;
  const ActTerm* to_come = act == nullptr ? act_to_come(path, action, terms) : nullptr;
  if (to_come == nullptr || !to_come_ || to_come_->id != to_come->id)
    members_ = to_come != nullptr ? Value::empty_object().with("act", to_come->id) : Value();
  to_come_ = to_come != nullptr ? std::optional(*to_come) : std::nullopt;
  if (to_come != nullptr) term = to_come;
  setVisible(term != nullptr && !term->members.empty());
  set_fields(term != nullptr ? term->members : std::vector<Field>{});
  set_game(game);
  if (term != nullptr) show_values(act != nullptr ? act->members : members_);
}

void ActForm::take(const std::string& key, const Value& value) {
  if (!to_come_) return emit member_edited(key, value);
  members_ = value.is_null() ? members_.without(key) : members_.with(key, value);
  const auto is_open = [this](const Field& field) { return field.required && members_.find(field.key) == nullptr; };
  if (std::any_of(to_come_->members.begin(), to_come_->members.end(), is_open)) return;
  emit completed({to_come_->id, members_});
}

}  // namespace linesman
