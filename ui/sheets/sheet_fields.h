#pragma once

#include "app/session/rounds/result_acts.h"
#include "model/changes/change_kind.h"
#include "model/result.h"
#include "scoring/heats/heats_scoring.h"
#include "ui/desk/keys.h"
#include "ui/sheets/sheet_draft.h"

#include <QWidget>

namespace mentat {

struct Correction;

/// Why a sheet is not recorded as it is.
enum class Refusal {
    Wrong,   // something is marked in red
    Odd,     // something has to be checked first
    NotSaved // recording failed
};

/// A kind of rules' part of its sheet in the window: the fields for one game, and how to record
/// them. Everything else of a sheet is in SheetView.
class SheetFields : public QWidget {
    Q_OBJECT

public:
    SheetFields(OpenBook& book, SheetDraft& sheet) : m_book(book), m_sheet(sheet) {}

    // Appearance.
    /// "Table 3"
    [[nodiscard]] virtual QString title() const = 0;
    struct Shown {
        bool isTried; // recording was attempted: errors that later input may resolve are shown
        bool isAsked; // another part of the sheet waits for an answer
    };
    /// From the current text of the sheet.
    virtual void showSheet(const Shown& shown) = 0;
    /// Whether they scroll by themselves in little room.
    [[nodiscard]] virtual bool doesScroll() const { return false; }
    /// The outcome of the sheet, below the questions; nullptr: the fields show it.
    [[nodiscard]] virtual QWidget* outcome() const { return nullptr; }
    /// The order of Tab, once all parts are in the window; last: the record button.
    virtual void orderTabs(QWidget& last) { Q_UNUSED(last) }

    // Typing.
    /// The current field, by a name of their own.
    [[nodiscard]] virtual QString fieldNow() const = 0;
    /// To the field where typing continues: where it stopped, or after the last typed one. stopped:
    /// a fieldNow(); empty if unknown.
    virtual void goOn(const QString& stopped) = 0;
    /// From a question or an accepted warning to the previous field; a fieldNow().
    virtual void comeBackTo(const QString& field) { goOn(field); }
    /// To the mark of the last refusal.
    virtual void leadToMark() = 0;
    /// Whether a field of one player's row has the focus, or had it last.
    [[nodiscard]] virtual bool isInRow() const { return false; }
    /// Play ended now.
    virtual void endNow() = 0;

    // Players.
    /// Asks who else played here.
    virtual void beginAdding() {}
    /// The answer to the last question; absent: canceled. Typing continues.
    virtual void takePlayer(const std::optional<PlayerId>& player) = 0;
    virtual void removePlayer() = 0;

    // Recording.
    /// The key shown with "Record".
    [[nodiscard]] virtual QKeySequence recordKey() const { return sequenceOf(DeskKey::Record); }
    [[nodiscard]] virtual bool isWrong() const = 0;
    /// Whether recordable input has to be checked, and no one has accepted it.
    [[nodiscard]] virtual bool isOdd() const = 0;
    /// The message, with what to do; stores the target of leadToMark().
    [[nodiscard]] virtual QString refusal(Refusal why) = 0;
    /// Whether Enter in an empty sheet leads to its field and is not a refusal.
    [[nodiscard]] virtual bool isEnterTooMany() const { return false; }
    /// Whether the input equals the recorded result.
    [[nodiscard]] virtual bool isAsRecorded() const = 0;
    /// Whether recording it corrects a result: then it first asks who requested that, and why.
    [[nodiscard]] virtual bool corrects() const { return false; }
    [[nodiscard]] virtual Result<Change> recording(const Correction& correction) const = 0;
    /// Whether a correction may change awards.
    [[nodiscard]] virtual bool hasAwards() const { return false; }
    /// Whether to continue with the next table without a result.
    [[nodiscard]] virtual bool leadsToNext() const { return true; }

    // Warnings.
    /// Warnings of the recorded result need no further check.
    virtual void acceptRecorded() {}
    /// Accepts the warnings of the input; the text includes that.
    virtual void acceptTyped() {}

Q_SIGNALS:
    /// Asks for a player who sat there; title: the purpose.
    void playerWanted(const QString& title);
    /// Past the last field: to the open question, otherwise to the record button.
    void endReached();
    void recordWanted();
    void acceptWanted();
    /// Esc.
    void left();
    /// Another row has the focus.
    void stateChanged();

protected:
    OpenBook& m_book;
    SheetDraft& m_sheet;
};

/// The fields of a game at a table of a round.
class TableFields : public SheetFields {
    Q_OBJECT

public:
    TableFields(OpenBook& book, SheetDraft& sheet, const GameAddress& place)
        : SheetFields(book, sheet)
        , m_place(place) {}

    [[nodiscard]] QString title() const override;
    [[nodiscard]] bool isAsRecorded() const override { return gameTyped() == game(); }
    [[nodiscard]] bool corrects() const override;
    [[nodiscard]] Result<Change> recording(const Correction& correction) const override;
    void acceptRecorded() override;

protected:
    /// As recorded.
    [[nodiscard]] const Game& game() const { return *gameAt(m_book.event(), m_place); }
    /// As it would be recorded now.
    [[nodiscard]] virtual Game gameTyped() const = 0;
    /// The typed reason for accepting them; clears it, so that it is asked again.
    [[nodiscard]] virtual QString takeReason() { return {}; }
    [[nodiscard]] const GameAddress& place() const { return m_place; }

private:
    GameAddress m_place;
};

inline QString TableFields::title() const {
    const QString table = tr("Table %1").arg(place().table.value());
    return game().isVoid ? tr("%1 · void").arg(table) : table;
}

inline bool TableFields::corrects() const {
    return recordingOf(game(), gameTyped()) == ChangeKind::ResultCorrected;
}

inline Result<Change> TableFields::recording(const Correction& correction) const {
    return recordGame(m_book.event(), place(), gameTyped(), correction);
}

inline void TableFields::acceptRecorded() {
    const Event& event = m_book.event();
    const auto rules = heatsScoringOf(event).rulesToAccept(event, place(), game());
    if (!rules.empty())
        m_book.perform(acceptWarnings(event, place(), rules, takeReason()));
}

} // namespace mentat
