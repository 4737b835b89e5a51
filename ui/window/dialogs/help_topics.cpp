#include "ui/window/dialogs/help_topics.h"

#include <QWidget>
#include <algorithm>

namespace linesman {

namespace {

constexpr HelpTopic TOPICS[]{
    // Pages beside the table
    {"OrderPanel", QT_TRANSLATE_NOOP("Help", "The move"),
     QT_TRANSLATE_NOOP("Help",
                       "Here stands the proposed move: who moves, how, and each step of the path. "
                       "Add steps, change their figures, or drag the model on the table. "
                       "Nothing happens until you carry it out. Escape cancels it.")},
    {"RulingPanel", QT_TRANSLATE_NOOP("Help", "The ruling"),
     QT_TRANSLATE_NOOP("Help",
                       "The verdict comes first, then every problem, every cost and the dice. Each names its rule. "
                       "Select a line to see its place on the table. "
                       "Below an illegal move stand legal alternatives. Enter proposes one.")},
    {"ReadingsPanel", QT_TRANSLATE_NOOP("Help", "Interpretations"),
     QT_TRANSLATE_NOOP("Help",
                       "The same move under every other option of the rules. "
                       "Select a row to see its ruling on the table.")},
    {"PiecePanel", QT_TRANSLATE_NOOP("Help", "The model"),
     QT_TRANSLATE_NOOP("Help",
                       "Name, side, unit, base, and what the rules need to know of the selected model. "
                       "Changes by hand are kept in the history, and undo takes them back.")},
    {"RosterPanel", QT_TRANSLATE_NOOP("Help", "Models on the table"),
     QT_TRANSLATE_NOOP("Help",
                       "All models by side and unit. Select one to find it on the table. "
                       "Those in reserve and aboard others stand here too.")},
    {"CataloguePanel", QT_TRANSLATE_NOOP("Help", "The catalogue"),
     QT_TRANSLATE_NOOP("Help",
                       "Choose a model, or type a few letters of its name. "
                       "Enter takes it up, a click on the table puts it down. "
                       "You can keep models of your own here.")},
    {"PalettePanel", QT_TRANSLATE_NOOP("Help", "Draw terrain"),
     QT_TRANSLATE_NOOP("Help",
                       "Choose a kind of terrain, then draw it on the table. "
                       "A drag makes a rectangle, clicks make a polygon, Enter ends it. "
                       "Holes and cuts change the selected terrain.")},
    {"FeaturePanel", QT_TRANSLATE_NOOP("Help", "The selected terrain"),
     QT_TRANSLATE_NOOP("Help",
                       "Name, kind, width and height of the terrain, and what the rules say of it. "
                       "Its corners can be typed too.")},
    {"LegendPanel", QT_TRANSLATE_NOOP("Help", "The legend"),
     QT_TRANSLATE_NOOP("Help", "Every kind of terrain on this table, with its rating under the rules.")},
    {"HistoryPanel", QT_TRANSLATE_NOOP("Help", "The history"),
     QT_TRANSLATE_NOOP("Help",
                       "Every step of the game. Select one to see the table as it stood then. "
                       "Go on from there, and a new branch begins. Nothing is lost. "
                       "Check codes show whether a step was changed.")},
    {"DiceTray", QT_TRANSLATE_NOOP("Help", "Dice"),
     QT_TRANSLATE_NOOP("Help",
                       "Type the faces that fell at the table, or let the program roll. "
                       "Each roll is kept in the history.")},
    {"PlanPanel", QT_TRANSLATE_NOOP("Help", "Notes for designers"),
     QT_TRANSLATE_NOOP("Help",
                       "Zones, objectives, arrows and words on the table, and how many turns there are. "
                       "No ruling reads them.")},
    {"ChecksPanel", QT_TRANSLATE_NOOP("Help", "Checks"),
     QT_TRANSLATE_NOOP("Help",
                       "What is wrong with this table, and what its designer may not want. "
                       "Enter leads there. Fix corrects it, Ignore keeps the reason.")},
    {"ClockPanel", QT_TRANSLATE_NOOP("Help", "The clock"),
     QT_TRANSLATE_NOOP("Help",
                       "The table shows who can be where by which turn: the earlier, the darker. "
                       "Dots are ground of which nothing is known. "
                       "Each objective says who is first there, and how often in 100 games. "
                       "Move terrain, and all of it is counted again.")},
    {"FairPanel", QT_TRANSLATE_NOOP("Help", "Make it fair"),
     QT_TRANSLATE_NOOP("Help",
                       "Choose what may be moved, on the table or in the list, and how far. "
                       "The search tries such moves and asks the clock about each table. "
                       "Select a fairer table to see it. Take it, and one undo takes it back.")},
    {"CaseBookPanel", QT_TRANSLATE_NOOP("Help", "The case book"),
     QT_TRANSLATE_NOOP("Help",
                       "How was that ruled before? Type words, or leave the field empty for the present move. "
                       "Select a case to lay it beside the move. What differs stands first. "
                       "Below stand the cases that contradict each other.")},
    {"RuledPanel", QT_TRANSLATE_NOOP("Help", "Decide a dispute"),
     QT_TRANSLATE_NOOP("Help",
                       "Write down what both sides say. The line names the cases like this one. "
                       "Uphold the ruling, or override it with a reason. "
                       "The decision is filed as a case in the folder of cases.")},
    {"HallPanel", QT_TRANSLATE_NOOP("Help", "The hall"),
     QT_TRANSLATE_NOOP("Help",
                       "A tile for each table of the event, the longest wait first. "
                       "Type the number of a table to open it. Enter takes the call of the chosen table. "
                       "Red tables have called, amber ones have an umpire.")},
    {"ClausesPanel", QT_TRANSLATE_NOOP("Help", "The rules"),
     QT_TRANSLATE_NOOP("Help",
                       "Every rule of the ruleset, as the rulebook numbers it. Type a word to find one. "
                       "A ruling names the rules that it rests on.")},
    // Parts of the window
    {"AnswerStrip", QT_TRANSLATE_NOOP("Help", "Question and answer"),
     QT_TRANSLATE_NOOP("Help",
                       "At the left stands your question, in the middle its answer. The buttons are at the right. "
                       "Digits fill the empty dice, Q says the action. "
                       "While the answer is grey the question has changed. Enter carries the move out.")},
    {"DisputeBar", QT_TRANSLATE_NOOP("Help", "A dispute"),
     QT_TRANSLATE_NOOP("Help",
                       "May it go there? Could it have got there? How far can it go? Are they within a distance? "
                       "Choose one of these questions. The answer is one sentence with its reason. "
                       "The game waits and is not changed.")},
    {"StartPage", QT_TRANSLATE_NOOP("Help", "The start page"),
     QT_TRANSLATE_NOOP("Help", "Settle a dispute or make a new table. Go on with a game, or open an example.")},
    {"Workshop", QT_TRANSLATE_NOOP("Help", "The workshop"),
     QT_TRANSLATE_NOOP("Help",
                       "Here you write a ruleset of your own, without a compiler. "
                       "Mistakes stand below with their place. "
                       "The move on the open table is judged by the rules as you write them.")},
    {"RulesPage", QT_TRANSLATE_NOOP("Help", "Rules of a ruleset"),
     QT_TRANSLATE_NOOP("Help",
                       "Each rule is a row with its parts below it. Enter changes a value. "
                       "The sentence above says what the rule means.")},
    {"TroopsPage", QT_TRANSLATE_NOOP("Help", "Troops by ground"),
     QT_TRANSLATE_NOOP("Help",
                       "A row for each kind of troops, a column for each ground. "
                       "Type full, half, no, stop, at most 4, or +2 into a cell.")},
    {"CasesPage", QT_TRANSLATE_NOOP("Help", "Cases"),
     QT_TRANSLATE_NOOP("Help",
                       "A case is a move with the answer that you expect. "
                       "All are judged again with every change of the rules.")},
    // Dialogs
    {"NewGameDialog", QT_TRANSLATE_NOOP("Help", "A new game"),
     QT_TRANSLATE_NOOP("Help",
                       "Choose the rules and the size of the table. A template brings terrain and models. "
                       "Terrain can be scattered by density.")},
    {"ScatterDialog", QT_TRANSLATE_NOOP("Help", "Scatter terrain"),
     QT_TRANSLATE_NOOP("Help", "Terrain is laid out by density. The same number gives the same table.")},
    {"ImportDialog", QT_TRANSLATE_NOOP("Help", "Import"),
     QT_TRANSLATE_NOOP("Help",
                       "A file of another program becomes a table. "
                       "Below stands what was fixed and what was skipped. "
                       "For a word that is not known, choose what it means.")},
    {"ExportDialog", QT_TRANSLATE_NOOP("Help", "Export"),
     QT_TRANSLATE_NOOP("Help",
                       "The table as a picture, on paper, or for another program. "
                       "A PDF can be life size, over several sheets.")},
    {"AgreementDialog", QT_TRANSLATE_NOOP("Help", "Options and house rules"),
     QT_TRANSLATE_NOOP("Help",
                       "What you agreed on for this game. First come the options that players dispute. "
                       "Every ruling names what is not as usual. "
                       "You can save your house rules as a ruleset.")},
    {"DecisionDialog", QT_TRANSLATE_NOOP("Help", "An umpire's decision"),
     QT_TRANSLATE_NOOP("Help", "The umpire lets an illegal move pass. The history keeps name and reason.")},
    {"CaseReasonDialog", QT_TRANSLATE_NOOP("Help", "The reason of a decision"),
     QT_TRANSLATE_NOOP("Help", "The reason is filed with the case. Later umpires read it.")},
    {"CardDialog", QT_TRANSLATE_NOOP("Help", "A card for a player"),
     QT_TRANSLATE_NOOP("Help", "The card is filed with the decision, and the hall counts it.")},
    {"MissingDialog", QT_TRANSLATE_NOOP("Help", "What the rules need"),
     QT_TRANSLATE_NOOP("Help", "The rules need these facts before the model can move.")},
    {"PreferencesDialog", QT_TRANSLATE_NOOP("Help", "Preferences"),
     QT_TRANSLATE_NOOP("Help",
                       "Language, unit of length, colours, size of text, and every key. "
                       "They can be saved as a file for another computer.")},
    {"MarkerDialog", QT_TRANSLATE_NOOP("Help", "Markers"),
     QT_TRANSLATE_NOOP("Help",
                       "Print markers, put them on the table and under the models, and take a photograph. "
                       "Check the ruler on the page with a tape.")},
    {"PhotographDialog", QT_TRANSLATE_NOOP("Help", "A photograph"),
     QT_TRANSLATE_NOOP("Help",
                       "Every model with a marker is found, and where it stands now. "
                       "Choose which moves to accept.")},
    {"WatchDialog", QT_TRANSLATE_NOOP("Help", "What watches the table"),
     QT_TRANSLATE_NOOP("Help",
                       "Choose a camera, a film or a folder of pictures. See that the table is found. "
                       "Then each move is judged as soon as the hands have gone. No picture is kept, unless you choose "
                       "a folder for them.")},
    {"TraceDialog", QT_TRANSLATE_NOOP("Help", "Put a photograph on the table by eye"),
     QT_TRANSLATE_NOOP("Help",
                       "Pins lie on the corners of the table. Then put models and terrain where you see them. "
                       "Nothing happens on the table until you accept.")},
    {"RulesPreview", QT_TRANSLATE_NOOP("Help", "Rules from another player"),
     QT_TRANSLATE_NOOP("Help",
                       "Here stand the rules of a file or of a game before you take them. "
                       "They judge only when you agree.")},
    {"BackdropDialog", QT_TRANSLATE_NOOP("Help", "The picture under the terrain"),
     QT_TRANSLATE_NOOP("Help", "A photograph or a map lies under the terrain. You can draw over it.")},
    {"CalibrationDialog", QT_TRANSLATE_NOOP("Help", "The size of a screen"),
     QT_TRANSLATE_NOOP("Help",
                       "Hold a bank card to the screen and make the picture as wide. "
                       "Then an inch in the second window is an inch.")},
    {"WordsDialog", QT_TRANSLATE_NOOP("Help", "Words of your own"),
     QT_TRANSLATE_NOOP("Help", "Give actions, dice and rules the names that your group uses.")},
    {"NewRulesetDialog", QT_TRANSLATE_NOOP("Help", "A new ruleset"),
     QT_TRANSLATE_NOOP("Help", "Begin with a copy of another ruleset or with a short one. You can change all of it.")},
    {"SpectatorWindow", QT_TRANSLATE_NOOP("Help", "The second window"),
     QT_TRANSLATE_NOOP("Help",
                       "Your opponents see the table and the verdict here, without panels. "
                       "F11 fills the screen.")},
};

}  // namespace

std::span<const HelpTopic> all_help_topics() { return TOPICS; }

namespace {

QString class_of(const QWidget& widget) { return QString(widget.metaObject()->className()).section("::", -1); }

const HelpTopic* own_topic(const QWidget& widget) {
  const QString name = class_of(widget);
  const auto topic = std::find_if(std::begin(TOPICS), std::end(TOPICS),
                                  [&](const HelpTopic& each) { return name == QLatin1String(each.widget); });
  return topic == std::end(TOPICS) ? nullptr : topic;
}

/// A page has tabs and buttons around its panels: they are about the one that is seen.
const HelpTopic* topic_on_page(const QWidget& page) {
  for (const QWidget* part : page.findChildren<QWidget*>())
    if (part->isVisible())
      if (const HelpTopic* topic = own_topic(*part)) return topic;
  return nullptr;
}

}  // namespace

const HelpTopic* topic_of(const QWidget* focus) {
  for (const QWidget* widget = focus; widget != nullptr; widget = widget->parentWidget()) {
    if (const HelpTopic* topic = own_topic(*widget)) return topic;
    if (class_of(*widget) == "DrawerPage") return topic_on_page(*widget);
  }
  return nullptr;
}

}  // namespace linesman
