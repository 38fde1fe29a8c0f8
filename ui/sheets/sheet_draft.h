#pragma once

#include "app/session/sheets/sheet_kind.h"
#include "ui/desk/open_book.h"

#include <QObject>

#include <functional>

namespace mentat {

/// The game that a sheet is of. Texts are as drafts keep them.
struct SheetGame {
    DraftAddress draft;
    std::function<bool(const Event& event)> isThere;
    // Of a game that is there:
    std::function<bool(const Event& event)> isRecorded;
    std::function<QString(const Event& event)> recorded; // what is recorded, as it would be typed
    /// The draft as it would be written today; absent where it is none of such a game.
    std::function<std::optional<QString>(const Event& event, const QString& draft)> kept;
    std::optional<GameAddress> table{}; // absent: it is of no round
};
/// The game at a table, by the description of the event's kind.
[[nodiscard]] SheetGame gameAtTable(const SheetKind& kind, const GameAddress& place);

/// What is typed of one game and not recorded yet, kept as a draft at every change; and what is
/// recorded, which is only to be read until its correction begins.
class SheetDraft : public QObject {
    Q_OBJECT

public:
    SheetDraft(OpenBook& book, SheetGame game);

    [[nodiscard]] const SheetGame& game() const { return m_game; }
    /// False once its game is gone.
    [[nodiscard]] bool isThere() const;
    /// What the sheet shows.
    [[nodiscard]] const QString& text() const { return m_text; }
    /// What is recorded, as it would be typed.
    [[nodiscard]] const QString& recorded() const { return m_recorded; }

    /// Whether something is typed that is not recorded.
    [[nodiscard]] bool isTyped() const { return isThere() && m_text != m_recorded; }
    /// Whether it shows what is recorded, which cannot be typed over.
    [[nodiscard]] bool isReading() const { return m_reads; }
    [[nodiscard]] bool isRecorded() const;
    [[nodiscard]] bool hasDraft() const { return m_book.draft(m_game.draft).has_value(); }
    /// Whether what was typed last is in the file.
    [[nodiscard]] bool isDraftKept() const { return m_draftIsKept; }

    void setReading(bool reads);
    /// Whether what the sheet shows cannot be typed over; that is said.
    [[nodiscard]] bool refuses();
    void take(const QString& text);

Q_SIGNALS:
    /// Something is to be shown.
    void changed();
    /// What is typed was thrown away, moved here or brought back.
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
