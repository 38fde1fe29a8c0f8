#pragma once

#include "app/session/dune/sheet/sheet_state.h"
#include "reports/wording/language/phrase.h"
#include "scoring/dune/results/sheet_field.h"
#include "ui/desk/keys.h"
#include "ui/desk/open_book.h"
#include "ui/sheets/sheet_draft.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <span>

namespace mentat {

/// The typed content of a Dune sheet, with everything derived from it.
class DuneTyped {
public:
    DuneTyped(OpenBook& book, SheetDraft& sheet, const GameAddress& place)
        : m_book(book)
        , m_sheet(sheet)
        , m_place(place) {}

    [[nodiscard]] const SheetState& state() const { return m_state; }
    [[nodiscard]] const SheetText& text() const { return m_state.text; }
    /// The game as it would be recorded now; if its verdict is open, it is recorded without one
    /// (R3.5).
    [[nodiscard]] Game outcome() const;
    [[nodiscard]] bool isTyped() const { return m_sheet.isTyped(); }
    [[nodiscard]] bool isReading() const { return m_sheet.isReading(); }

    /// Whether the displayed sheet is read-only; reports it.
    [[nodiscard]] bool refuses() { return m_sheet.refuses(); }
    void take(const SheetText& text) { m_sheet.take(draftOf(text)); }
    /// Accepts the typed end although the clock has not reached it.
    void acceptEnd() { m_acceptedEnd = m_state.reading.game.end; }
    /// The text of the sheet or the event changed.
    void read();

private:
    [[nodiscard]] std::optional<SheetFault> endToCome(const Game& before) const;

    OpenBook& m_book;
    SheetDraft& m_sheet;
    GameAddress m_place;
    SheetState m_state;
    std::optional<VenueTime> m_acceptedEnd;
};

class SheetArea;

/// The course of typing on a sheet: the focused field, and the targets of Enter, Shift+Tab and the
/// arrows.
class SheetCourse {
public:
    /// toQuestion: leads from the end of the sheet to an open question; returns whether there is
    /// one. Otherwise the note is the end.
    SheetCourse(DuneTyped& sheet, SheetArea& area, std::function<bool()> toQuestion);

    [[nodiscard]] const SheetField& current() const { return m_current; }
    void setCurrent(const SheetField& field);
    /// Whether to ask for the losers' values at the end of play, too.
    [[nodiscard]] bool allValues() const { return m_allValues; }
    void setAllValues(bool allValues) { m_allValues = allValues; }

    void focus(const SheetField& field);
    /// The field where typing continues: where it stopped, or after the last typed one.
    void focusNextOpen(const std::optional<SheetField>& stopped);
    /// The field to return to from a field below a row, and from the question who played: this one,
    /// unless it is below a row itself.
    void rememberRow(const SheetField& field);
    void setReturn(const SheetField& field) { m_returnTo = field; }
    void returnToRow() { focus(m_returnTo); }

    void moveOn(const SheetField& field);
    /// The field was complete and moved on automatically: a late Enter or Tab for it is swallowed.
    void moveOnByItself(const SheetField& field);
    void moveBack(const SheetField& field);
    void moveBy(const SheetField& field, int rows, int fields);

private:
    [[nodiscard]] bool leavesToRow(const SheetField& field) const;
    [[nodiscard]] QString throwsIn(const SheetField& field) const;
    void noteThrows(const SheetField& field);
    [[nodiscard]] std::optional<SheetField> nextRound(const SheetField& field) const;
    void moveBeside(const SheetField& field, int fields);
    void moveToRow(const SheetField& field, int row);

    DuneTyped& m_sheet;
    SheetArea& m_area;
    std::function<bool()> m_toQuestion;
    bool m_allValues = false;
    SheetField m_current{FieldKind::TurnsPlayed};
    QString m_throwsBefore;                        // of the focused die, on arrival
    SheetField m_returnTo{FieldKind::TurnsPlayed}; // after a field below a row
};

/// The act of a letter in a row, for the menus.
struct RowAct {
    Phrase text;
    DeskKey key;
};
[[nodiscard]] std::span<const RowAct> rowActs();

/// Applies letters that a row's fields do not take to the row, and sets its player.
class RowCommands : public QObject {
    Q_OBJECT

public:
    struct Parts {
        DuneTyped& sheet;
        SheetCourse& course;
        SheetArea& area;
    };
    RowCommands(OpenBook& book, const Parts& parts, QObject* parent);

    /// In a field of a row; the field flashes if it does not take the letter.
    void command(const SheetField& field, QChar letter);
    /// The same by the act of the key.
    void act(const SheetField& field, DeskKey key);
    /// Asks who else played.
    void beginAdding();
    /// The answer to the last question; absent: no one.
    void takePlayer(const std::optional<PlayerId>& player);
    /// Of the focused row.
    void removePlayer();

Q_SIGNALS:
    void playerWanted(const QString& title);

private:
    void turn(const SheetField& field, RowMark mark);
    void choosePlayer(int row);

    OpenBook& m_book;
    Parts m_parts;
    std::optional<int> m_rowToFill; // the row whose player is being chosen; absent: a new one
};

} // namespace mentat
