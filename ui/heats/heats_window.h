#pragma once

#include "model/rounds/round.h"
#include "reports/wording/heats/clock_wording.h"
#include "reports/wording/language/phrase.h"
#include "ui/desk/keys.h"
#include "ui/desk/page.h"
#include "ui/itemmodels/heats/results_model.h"

#include <QObject>

#include <functional>
#include <optional>
#include <vector>

class QAction;
class QMenu;

namespace mentat {

class SheetView;
struct SheetAct;

/// When something can be done with a sheet.
enum class SheetWhen {
    Open,    // whatever it shows
    Reading, // while it shows what is recorded
    Typing,  // its key, while it is typed; without the key always
    InRow,   // while a field of a row has the focus
    OfHeat,  // of a game of a heat, whatever it shows
};

/// The lines of a page's menu that are about the sheet that is shown: each with its key as long as
/// it can be done.
class SheetActions : public QObject {
    Q_OBJECT

public:
    /// shown: the sheet; nullptr while there is none.
    SheetActions(std::function<SheetView*()> shown, QWidget* owner);

    /// The line, for the menu of the owner.
    QAction* add(const SheetAct& act);
    /// Another sheet is shown, or another thing can be done with it.
    void follow();

private:
    struct Line {
        QAction* action;
        std::optional<DeskKey> key;
        SheetWhen when;
    };

    std::function<SheetView*()> m_shown;
    QWidget* m_owner;
    std::vector<Line> m_lines;
};

/// "Correct the recorded result", in the words and with the key that every page has for it.
[[nodiscard]] SheetAct correctRecorded();

class RulesPanel;
class SheetDraft;
class SheetFields;
class TablesToCome;
struct StandingsWindow;

/// A box to tick beside a draw.
struct DrawBox {
    QString text;
    bool (*isUsual)(const Event& event); // whether the event's settings tick it
    DrawPart (*part)(bool isTicked);     // what is then asked of the draw
};

/// Something that can be done with a sheet.
struct SheetAct {
    QString text;
    std::optional<DeskKey> key;
    std::function<void(SheetView& sheet)> act;
    SheetWhen when = SheetWhen::Open;
};

/// What the pages of rounds ask of the kind whose pages they are.
struct HeatsWindow {
    /// Adds to a table's menu what is done with one seat of it; nullptr: nothing is.
    void (*addSeatActs)(QMenu& menu, OpenBook& book, const GameAddress& table, const Seat& seat)
        = nullptr;
    /// What can be timed at a table (R8).
    std::span<const ClockWords> (*clocks)();
    /// nullptr: there is none.
    DrawBox (*drawBox)() = nullptr;
    /// Who is tied for what the order of the qualifiers decides; Phrase("LineUp", …).
    Phrase orderTied;
    /// Whether it has several advanced rounds, each with its name, and not only a final.
    bool hasStages = false;

    /// What the rules want before this round is started and is not there yet, and that the same key
    /// starts it all the same; empty: nothing. nullptr: they want nothing.
    QString (*lackingAtStart)(const OpenBook& book, const RoundId& round) = nullptr;
    /// What the tables of an advanced round would be; nullptr: the panel leads to them.
    TablesToCome* (*makeTablesToCome)(const PageContext& pageContext) = nullptr;
    /// What it has for an advanced round beside its people and tables.
    RulesPanel* (*makeRulesPanel)(const PageContext& pageContext);
    /// What is typed into the sheet of a game.
    SheetFields* (*makeFields)(OpenBook& book, SheetDraft& sheet, const GameAddress& place);
    /// What can be done with a sheet beside what every kind's can, in the order of the menu;
    /// nullptr: nothing.
    std::vector<SheetAct> (*sheetActs)() = nullptr;
    OutcomeText outcomeText;
    /// What the list of a heat's results does not show.
    std::span<const ResultsModel::Column> unusedColumns{};
    /// What the page of standings asks.
    const StandingsWindow* standings;
    /// Records the answer to an open question of a game, as it would be typed into its sheet;
    /// whether it was taken. What stands in its way is said. nullptr: nothing is asked.
    bool (*answer)(OpenBook& book, const GameAddress& place, const GameQuestion& question,
                   const QString& typed)
        = nullptr;
};

} // namespace mentat
