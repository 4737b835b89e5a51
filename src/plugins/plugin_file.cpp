#include "plugins/plugin_file.h"

#include <QJsonObject>
#include <QPluginLoader>

#include "base/text.h"
#include "plugins/ruleset_plugin.h"

namespace linesman {

namespace {

std::string text(const QString& s) { return s.toStdString(); }

std::string quoted(const std::string& s) { return "\"" + s + "\""; }

/// The interface version in a plugin's metadata, or "none".
std::string version_text(const QJsonValue& version) {
  return version.isDouble() ? number_text(version.toDouble()) : "none";
}

}  // namespace

Result<void> check_plugin(const std::string& file, const PluginFacts& ruleset) {
  const QPluginLoader loader(QString::fromStdString(file));
  const QJsonObject all = loader.metaData();
  if (all.isEmpty()) return Problem{file, "", "is not a plugin for this program: " + text(loader.errorString())};
  const std::string interface_id = text(all["IID"].toString());
  if (interface_id != LINESMAN_RULESET_IID)
    return Problem{file, "", "is a plugin for " + quoted(interface_id) + ", not for " + quoted(LINESMAN_RULESET_IID)};
  const QJsonObject said = all["MetaData"].toObject();
  if (said["interface"].toDouble(-1) != RULESET_INTERFACE)
    return Problem{file, "",
                   "was built for version " + version_text(said["interface"]) +
                       " of the ruleset interface, and this program has version " + std::to_string(RULESET_INTERFACE)};
  if (const std::string id = text(said["id"].toString()); id != ruleset.id)
    return Problem{file, "",
                   "holds the rules of " + quoted(id) + ", but its ruleset.json is that of " + quoted(ruleset.id)};
  if (const std::string edition = text(said["edition"].toString());
      !ruleset.edition.empty() && edition != ruleset.edition)
    return Problem{
        file, "",
        "was built for edition " + quoted(edition) + ", but its ruleset.json is of edition " + quoted(ruleset.edition)};
  return {};
}

Result<const RulesetPlugin*> load_plugin(const std::string& file) {
  QPluginLoader loader(QString::fromStdString(file));
  loader.setLoadHints(QLibrary::ResolveAllSymbolsHint | QLibrary::PreventUnloadHint);
  QObject* instance = loader.instance();
  if (!instance) return Problem{file, "", "cannot be loaded: " + text(loader.errorString())};
  const auto* plugin = qobject_cast<RulesetPlugin*>(instance);
  if (!plugin) return Problem{file, "", "is loaded, but does not offer the interface that it names"};
  if (plugin->layout() != ruleset_layout())
    return Problem{file, "", "was built from other sources than this program; building both again makes them fit"};
  return plugin;
}

}  // namespace linesman
