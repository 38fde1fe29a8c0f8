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

/// What is typed into a sheet of Dune, with all that follows from it.
class DuneTyped {
public:
    DuneTyped(OpenBook& book, SheetDraft& sheet, const GameAddress& place)
        : m_book(book)
        , m_sheet(sheet)
        , m_place(place) {}

    [[nodiscard]] const SheetState& state() const { return m_state; }
    [[nodiscard]] const SheetText& text() const { return m_state.text; }
    /// The game as it would be recorded now: what has no verdict yet waits for it (R3.5).
    [[nodiscard]] Game outcome() const;
    [[nodiscard]] bool isTyped() const { return m_sheet.isTyped(); }
    [[nodiscard]] bool isReading() const { return m_sheet.isReading(); }

    /// Whether what the sheet shows cannot be typed over; that is said.
    [[nodiscard]] bool refuses() { return m_sheet.refuses(); }
    void take(const SheetText& text) { m_sheet.take(draftOf(text)); }
    /// What is typed as the end may be although the clock has not reached it.
    void acceptEnd() { m_acceptedEnd = m_state.reading.game.end; }
    /// The text of the sheet is another, or the event is.
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

/// Where typing goes on a sheet: the field that has the focus, and where Enter, Shift+Tab and the
/// arrows lead from one.
class SheetCourse {
public:
    /// toQuestion: leads from the end of the sheet to what is asked; whether anything is. Its note
    /// is the end else.
    SheetCourse(DuneTyped& sheet, SheetArea& area, std::function<bool()> toQuestion);

    [[nodiscard]] const SheetField& current() const { return m_current; }
    void setCurrent(const SheetField& field);
    /// Whether the losers' values at the end of play are asked for too.
    [[nodiscard]] bool allValues() const { return m_allValues; }
    void setAllValues(bool allValues) { m_allValues = allValues; }

    void focus(const SheetField& field);
    /// The field where typing goes on: where it stopped, or behind what was typed last.
    void focusNextOpen(const std::optional<SheetField>& stopped);
    /// Where a field below a row leads back to, and the question who played: here, unless this is
    /// such a field itself.
    void rememberRow(const SheetField& field);
    void setReturn(const SheetField& field) { m_returnTo = field; }
    void returnToRow() { focus(m_returnTo); }

    void moveOn(const SheetField& field);
    /// The field was complete and moved on by itself: an Enter or Tab that is still to come for it
    /// is eaten.
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
    QString m_throwsBefore; // of the die that has the focus, as it was reached
    SheetField m_returnTo{FieldKind::TurnsPlayed}; // after a field below a row
};

/// What a letter does in a row, for the menus.
struct RowAct {
    Phrase text;
    DeskKey key;
};
[[nodiscard]] std::span<const RowAct> rowActs();

/// What the letters that a row's fields do not take as their own do to the row, and who sits in it.
class RowCommands : public QObject {
    Q_OBJECT

public:
    struct Parts {
        DuneTyped& sheet;
        SheetCourse& course;
        SheetArea& area;
    };
    RowCommands(OpenBook& book, const Parts& parts, QObject* parent);

    /// In a field of a row; it flashes where the letter is nothing for it.
    void command(const SheetField& field, QChar letter);
    /// The same by what the key does.
    void act(const SheetField& field, DeskKey key);
    /// It is asked who else played.
    void beginAdding();
    /// For what was asked last; absent: nobody.
    void takePlayer(const std::optional<PlayerId>& player);
    /// Of the row that has the focus.
    void removePlayer();

Q_SIGNALS:
    void playerWanted(const QString& title);

private:
    void turn(const SheetField& field, RowMark mark);
    void choosePlayer(int row);

    OpenBook& m_book;
    Parts m_parts;
    std::optional<int> m_rowToFill; // whose player is chosen; absent: a new one
};

} // namespace mentat
