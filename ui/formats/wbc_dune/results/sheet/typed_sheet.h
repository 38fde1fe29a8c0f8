#pragma once

#include "app/session/formats/wbc_dune/sheet/sheet_state.h"
#include "ui/desk/open_book.h"

#include <QObject>

namespace mentat {

/// What is typed of one game and not recorded yet, kept as a draft at every change; and what is
/// recorded, which is only to be read until its correction begins.
class TypedSheet : public QObject {
    Q_OBJECT

public:
    TypedSheet(OpenBook& book, const GameAddress& place);

    [[nodiscard]] const GameAddress& place() const { return m_place; }
    /// As it is recorded; nullptr where it is gone.
    [[nodiscard]] const Game* game() const;
    [[nodiscard]] const SheetState& state() const { return m_state; }
    [[nodiscard]] const SheetText& text() const { return m_state.text; }
    /// The game as it would be recorded now: what has no verdict yet waits for it (R3.5).
    [[nodiscard]] Game outcome() const;

    /// Whether something is typed that is not recorded.
    [[nodiscard]] bool isTyped() const;
    /// Whether it shows what is recorded, which cannot be typed over.
    [[nodiscard]] bool isReading() const { return m_reads; }
    [[nodiscard]] bool isRecorded() const;
    [[nodiscard]] bool hasDraft() const;
    /// Whether what was typed last is in the file.
    [[nodiscard]] bool isDraftKept() const { return m_draftIsKept; }

    void setReading(bool reads);
    /// What is typed as the end may be although the clock has not reached it.
    void acceptEnd();
    /// Whether what the sheet shows cannot be typed over; that is said.
    [[nodiscard]] bool refuses();
    void take(const SheetText& text);
    void keepDraft();

Q_SIGNALS:
    /// Something is to be shown.
    void changed();
    /// What is typed was thrown away, moved here or brought back.
    void replaced();

private:
    void show(SheetText text);
    [[nodiscard]] std::optional<SheetFault> endToCome() const;
    void showWhatIsKept();
    void follow();
    void followDraft();

    OpenBook& m_book;
    GameAddress m_place;
    SheetState m_state;
    std::optional<VenueTime> m_acceptedEnd;
    bool m_wasRecorded; // before the last change
    bool m_reads = false;
    bool m_keepsDraft = false; // right now
    bool m_draftIsKept = true;
};

} // namespace mentat
