#include "ui/window/preferences/preferences.h"

#include <QApplication>
#include <QFileInfo>
#include <QFont>
#include <QSettings>
#include <algorithm>

#include "ui/window/language.h"

namespace linesman {

namespace {

const QString KEYS = QStringLiteral("keys/");

QString text_of(std::string_view name) { return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())); }

template <class T>
T kept_choice(const QSettings& settings, const char* key, T usual) {
  return named<T>(settings.value(key).toString().toStdString()).value_or(usual);
}

/// Letters of the table are no keys of the window: one key may be both.
bool meet(const Command& a, const Command& b) { return a.details.on_table == b.details.on_table; }

}  // namespace

Preferences kept_preferences() {
  const QSettings settings;
  Preferences now;
  now.language = chosen_language();
  now.appearance = chosen_appearance();
  now.colours = kept_choice(settings, "colours", now.colours);
  now.text_percent = std::clamp(settings.value("text_percent", now.text_percent).toInt(), MIN_TEXT, MAX_TEXT);
  now.unit = kept_view_style({}).unit;
  now.bases_in_mm = settings.value("base_unit").toString() == "mm";
  now.tables_in_feet = settings.value("tables_in_feet").toBool();
  now.ruleset = settings.value("new_game/ruleset").toString().toStdString();
  now.tolerance = std::max(0.0, settings.value("new_game/tolerance").toDouble());
  now.autosave_minutes = std::clamp(settings.value("autosave_minutes").toInt(), 0, MAX_AUTOSAVE);
  now.at_start = kept_choice(settings, "at_start", now.at_start);
  for (const QString& key : settings.allKeys())
    if (key.startsWith(KEYS)) now.keys[key.mid(KEYS.size()).toStdString()] = settings.value(key).toString();
  return now;
}

void keep_preferences(const Preferences& preferences) {
  QSettings settings;
  remember_language(preferences.language);
  remember_appearance(preferences.appearance);
  settings.setValue("colours", text_of(name_of(preferences.colours)));
  settings.setValue("text_percent", preferences.text_percent);
  ViewStyle style = kept_view_style({});
  style.unit = preferences.unit;
  keep_view_style(style);
  settings.setValue("base_unit", preferences.bases_in_mm ? "mm" : "inch");  // the form of bases reads it
  settings.setValue("tables_in_feet", preferences.tables_in_feet);
  settings.setValue("new_game/ruleset", QString::fromStdString(preferences.ruleset));
  settings.setValue("new_game/tolerance", preferences.tolerance);
  settings.setValue("autosave_minutes", preferences.autosave_minutes);
  settings.setValue("at_start", text_of(name_of(preferences.at_start)));
  settings.remove("keys");
  for (const auto& [id, keys] : preferences.keys) settings.setValue(KEYS + QString::fromStdString(id), keys);
}

QList<QKeySequence> keys_in_force(const Command& command, const Preferences& preferences) {
  const auto own = preferences.keys.find(command.id);
  return QKeySequence::listFromString(own != preferences.keys.end() ? own->second : QString::fromLatin1(command.keys));
}

QList<QKeySequence> keys_of_tool(const Command& tool, std::span<const Command> commands,
                                 const Preferences& preferences) {
  QList<QKeySequence> keys = keys_in_force(tool, preferences);
  for (const Command& command : commands)
    if (command.details.on_table)
      for (const QKeySequence& key : keys_in_force(command, preferences)) keys.removeAll(key);
  return keys;
}

QStringList commands_with(const QList<QKeySequence>& keys, const Command& command, std::span<const Command> commands,
                          const Preferences& preferences) {
  QStringList titles;
  for (const Command& other : commands) {
    if (std::string_view(other.id) == command.id || !meet(command, other)) continue;
    const QList<QKeySequence> theirs = keys_in_force(other, preferences);
    const auto shared = [&](const QKeySequence& key) { return !key.isEmpty() && theirs.contains(key); };
    if (std::any_of(keys.begin(), keys.end(), shared)) titles << command_title(other).remove('&');
  }
  return titles;
}

Result<void> export_preferences(const QString& path) {
  keep_preferences(kept_preferences());
  const QSettings settings;
  QSettings file(path, QSettings::IniFormat);
  file.clear();
  file.setValue("linesman", "preferences");
  for (const QString& key : settings.allKeys())
    if (key != "geometry" && key != "recent") file.setValue(key, settings.value(key));
  file.sync();
  if (file.status() == QSettings::NoError) return {};
  return Problem{path.toStdString(), {}, QT_TR_NOOP("The preferences cannot be written to this file.")};
}

Result<void> import_preferences(const QString& path) {
  const QSettings file(path, QSettings::IniFormat);
  if (!QFileInfo(path).isReadable() || file.status() != QSettings::NoError || file.value("linesman") != "preferences")
    return Problem{path.toStdString(), {}, QT_TR_NOOP("This file holds no preferences of Linesman.")};
  QSettings settings;
  for (const QString& key : file.allKeys())
    if (key != "linesman") settings.setValue(key, file.value(key));
  return {};
}

void apply_look(const Preferences& preferences) {
  static const QFont usual = QApplication::font();
  use_colours(preferences.colours);
  QFont font = usual;
  if (font.pointSizeF() > 0) font.setPointSizeF(usual.pointSizeF() * preferences.text_percent / MIN_TEXT);
  QApplication::setFont(font);
  apply_appearance(preferences.appearance);
}

}  // namespace linesman
