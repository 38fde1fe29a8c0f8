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
    Odd,     // something is worth a look first
    NotSaved // it could not be done
};

/// What a kind of rules has of its sheet in the window: the fields into which one game is typed,
/// and what recording them is. All else of a sheet is the SheetView's.
class SheetFields : public QWidget {
    Q_OBJECT

public:
    SheetFields(OpenBook& book, SheetDraft& sheet) : m_book(book), m_sheet(sheet) {}

    // How it looks.
    /// "Table 3"
    [[nodiscard]] virtual QString title() const = 0;
    struct Shown {
        bool isTried; // recording was: what may come right with what is still to be typed is said
        bool isAsked; // something else of the sheet waits for an answer
    };
    /// As the text of the sheet says now.
    virtual void showSheet(const Shown& shown) = 0;
    /// Whether they scroll by themselves where there is little room.
    [[nodiscard]] virtual bool doesScroll() const { return false; }
    /// What the sheet comes to, below what is asked; nullptr: the fields say it.
    [[nodiscard]] virtual QWidget* outcome() const { return nullptr; }
    /// The order of Tab, once all parts are in the window; last: what records.
    virtual void orderTabs(QWidget& last) { Q_UNUSED(last) }

    // Typing.
    /// The field where the hand is, in words of their own.
    [[nodiscard]] virtual QString fieldNow() const = 0;
    /// To the field where typing goes on: where it stopped, or behind what was typed last. stopped:
    /// a fieldNow(); empty where it is not known.
    virtual void goOn(const QString& stopped) = 0;
    /// From what was asked or accepted to the field where the hand had been; a fieldNow().
    virtual void comeBackTo(const QString& field) { goOn(field); }
    /// To what was marked at the last refusal.
    virtual void leadToMark() = 0;
    /// Whether a field of one player's row has the focus, or had it last.
    [[nodiscard]] virtual bool isInRow() const { return false; }
    /// Play ended now.
    virtual void endNow() = 0;

    // Who sat there.
    /// It is asked who else played here.
    virtual void beginAdding() {}
    /// Whoever was found, for what was asked last; absent: that was given up. Typing goes on.
    virtual void takePlayer(const std::optional<PlayerId>& player) = 0;
    virtual void removePlayer() = 0;

    // Recording.
    /// "Record" has this key beside it.
    [[nodiscard]] virtual QKeySequence recordKey() const { return sequenceOf(DeskKey::Record); }
    [[nodiscard]] virtual bool isWrong() const = 0;
    /// Whether something that can be recorded is worth a look, and nobody has accepted it.
    [[nodiscard]] virtual bool isOdd() const = 0;
    /// What is said, with what to do; notes where leadToMark() leads.
    [[nodiscard]] virtual QString refusal(Refusal why) = 0;
    /// Whether an Enter into a sheet in which nothing is typed leads to its field and is no
    /// refusal.
    [[nodiscard]] virtual bool isEnterTooMany() const { return false; }
    /// Whether what is typed says what is recorded.
    [[nodiscard]] virtual bool isAsRecorded() const = 0;
    /// Whether recording it corrects a result: who asked for that is asked first, and why.
    [[nodiscard]] virtual bool corrects() const { return false; }
    [[nodiscard]] virtual Result<Change> recording(const Correction& correction) const = 0;
    /// Whether a correction may change awards.
    [[nodiscard]] virtual bool hasAwards() const { return false; }
    /// Whether the next table without a result is typed next.
    [[nodiscard]] virtual bool leadsToNext() const { return true; }

    // Warnings.
    /// Those of what is recorded need no further look.
    virtual void acceptRecorded() {}
    /// What is odd in what is typed is so; the text has it.
    virtual void acceptTyped() {}

Q_SIGNALS:
    /// Somebody is to be found who sat there; title: what for.
    void playerWanted(const QString& title);
    /// Past the last field: to what is asked, else to what records.
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

/// Those of a game at a table of a round.
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
    /// As it is recorded.
    [[nodiscard]] const Game& game() const { return *gameAt(m_book.event(), m_place); }
    /// As it would be recorded now.
    [[nodiscard]] virtual Game gameTyped() const = 0;
    /// Why they are accepted, where that was typed; it is asked anew then.
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
