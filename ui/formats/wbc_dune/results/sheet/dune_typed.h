#pragma once

#include "app/session/formats/wbc_dune/sheet/sheet_state.h"
#include "ui/sheets/sheet_draft.h"

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

} // namespace mentat
