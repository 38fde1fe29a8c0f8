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

/// When an act on a sheet is possible.
enum class SheetWhen {
    Open,    // always
    Reading, // while the sheet shows the recorded result
    Typing,  // with its key while the sheet is edited; without the key always
    InRow,   // while a field of a row has the focus
    OfHeat,  // always for a game of a heat
};

/// The entries of a page's menu for the current sheet: each with its key as long as it is possible.
class SheetActions : public QObject {
    Q_OBJECT

public:
    /// shown: the current sheet; nullptr: none.
    SheetActions(std::function<SheetView*()> shown, QWidget* owner);

    /// The entry, for the menu of the owner.
    QAction* add(const SheetAct& act);
    /// Another sheet is shown, or other acts are possible with it.
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

/// "Correct the recorded result", with the label and key that all pages share.
[[nodiscard]] SheetAct correctRecorded();

class RulesPanel;
class SheetDraft;
class SheetFields;
class TablesToCome;
struct StandingsWindow;

/// A check box next to a draw.
struct DrawBox {
    QString text;
    bool (*isUsual)(const Event& event); // whether the event's settings tick it
    DrawPart (*part)(bool isTicked);     // what the draw then includes
};

/// An act on a sheet.
struct SheetAct {
    QString text;
    std::optional<DeskKey> key;
    std::function<void(SheetView& sheet)> act;
    SheetWhen when = SheetWhen::Open;
};

/// The interface of the pages of rounds to their kind.
struct HeatsWindow {
    /// Adds the acts on one seat to a table's menu; nullptr: none.
    void (*addSeatActs)(QMenu& menu, OpenBook& book, const GameAddress& table, const Seat& seat)
        = nullptr;
    /// The actions that can be timed at a table (R8).
    std::span<const ClockWords> (*clocks)();
    /// nullptr: there is none.
    DrawBox (*drawBox)() = nullptr;
    /// The players tied for what the order of the qualifiers decides; Phrase("LineUp", …).
    Phrase orderTied;
    /// Whether it has several advanced rounds, each with its name, and not only a final.
    bool hasStages = false;

    /// What the rules require before this round starts and is still missing, and that the same key
    /// starts it anyway; empty: nothing. nullptr: nothing is required.
    QString (*lackingAtStart)(const OpenBook& book, const RoundId& round) = nullptr;
    /// A preview of the tables of an advanced round; nullptr: the panel leads to them.
    TablesToCome* (*makeTablesToCome)(const PageContext& pageContext) = nullptr;
    /// Its parts for an advanced round in addition to people and tables.
    RulesPanel* (*makeRulesPanel)(const PageContext& pageContext);
    /// The fields of a game's sheet.
    SheetFields* (*makeFields)(OpenBook& book, SheetDraft& sheet, const GameAddress& place);
    /// Acts on a sheet in addition to those of every kind, in the order of the menu; nullptr: none.
    std::vector<SheetAct> (*sheetActs)() = nullptr;
    OutcomeText outcomeText;
    /// Columns that the list of a heat's results omits.
    std::span<const ResultsModel::Column> unusedColumns{};
    /// The interface of the page of standings.
    const StandingsWindow* standings;
    /// Records the answer to an open question of a game, as if typed into its sheet; returns
    /// whether it was accepted. Reports a failure. nullptr: there are no questions.
    bool (*answer)(OpenBook& book, const GameAddress& place, const GameQuestion& question,
                   const QString& typed)
        = nullptr;
};

} // namespace mentat
