#pragma once

#include "app/session/sheets/sheet_kind.h"
#include "ui/desk/open_book.h"

#include <QObject>

#include <functional>

namespace mentat {

/// The game of a sheet. Texts are in the format of drafts.
struct SheetGame {
    DraftAddress draft;
    std::function<bool(const Event& event)> isThere;
    // For an existing game:
    std::function<bool(const Event& event)> isRecorded;
    std::function<QString(const Event& event)> recorded; // the recorded result, as if typed
    /// The draft in today's format; absent if it belongs to another kind.
    std::function<std::optional<QString>(const Event& event, const QString& draft)> kept;
    std::optional<GameAddress> table{}; // absent: it is not in a round
};
/// The game at a table, by the description of the event's kind.
[[nodiscard]] SheetGame gameAtTable(const SheetKind& kind, const GameAddress& place);

/// The unrecorded input for one game, kept as a draft at every change; and its recorded result,
/// read-only until its correction begins.
class SheetDraft : public QObject {
    Q_OBJECT

public:
    SheetDraft(OpenBook& book, SheetGame game);

    [[nodiscard]] const SheetGame& game() const { return m_game; }
    /// False once its game is gone.
    [[nodiscard]] bool isThere() const;
    /// The displayed text.
    [[nodiscard]] const QString& text() const { return m_text; }
    /// The recorded result, as if typed.
    [[nodiscard]] const QString& recorded() const { return m_recorded; }

    /// Whether there is unrecorded input.
    [[nodiscard]] bool isTyped() const { return isThere() && m_text != m_recorded; }
    /// Whether it shows the recorded result, which is read-only.
    [[nodiscard]] bool isReading() const { return m_reads; }
    [[nodiscard]] bool isRecorded() const;
    [[nodiscard]] bool hasDraft() const { return m_book.draft(m_game.draft).has_value(); }
    /// Whether the last input is in the file.
    [[nodiscard]] bool isDraftKept() const { return m_draftIsKept; }

    void setReading(bool reads);
    /// Whether the displayed text is read-only; reports it.
    [[nodiscard]] bool refuses();
    void take(const QString& text);

Q_SIGNALS:
    /// The displayed content changed.
    void changed();
    /// The input was discarded, moved here or restored.
    void replaced();

private:
    void keepDraft();
    [[nodiscard]] std::optional<QString> kept() const;
    void showWhatIsKept();
    void follow();
    void followDraft();

    OpenBook& m_book;
    SheetGame m_game;
    QString m_text;
    QString m_recorded;
    bool m_wasRecorded; // before the last change
    bool m_reads = false;
    bool m_keepsDraft = false; // right now
    bool m_draftIsKept = true;
};

} // namespace mentat
