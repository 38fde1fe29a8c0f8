#pragma once

#include "app/session/formats/by_ruleset/result_text.h"
#include "app/session/rounds/tables/draft_acts.h"
#include "app/session/rounds/tables/result_acts.h"
#include "scoring/formats/by_ruleset/ruleset_warnings.h"
#include "scoring/warnings.h"
#include "ui/desk/open_book.h"

#include <QObject>

namespace mentat {

/// The typed result of one game, kept as a draft at every key; and what is recorded of it, which is
/// only to be read until its correction begins.
class TypedResult : public QObject {
    Q_OBJECT

public:
    TypedResult(OpenBook& book, const GameAddress& place, QObject* parent);

    [[nodiscard]] const GameAddress& place() const { return m_place; }
    /// As it is recorded; nullptr where it is gone.
    [[nodiscard]] const Game* game() const;
    [[nodiscard]] const Ruleset& ruleset() const;
    [[nodiscard]] const ResultText& text() const { return m_text; }
    [[nodiscard]] const ResultReading& reading() const { return m_reading; }
    /// Of the game as it is typed; none while it cannot be recorded.
    [[nodiscard]] const Warnings& warnings() const { return m_warnings; }

    /// Whether something is typed that is not recorded.
    [[nodiscard]] bool isTyped() const;
    [[nodiscard]] bool isReading() const { return m_reads; }
    [[nodiscard]] bool isRecorded() const;
    [[nodiscard]] bool hasDraft() const;
    [[nodiscard]] bool isDraftKept() const { return m_draftIsKept; }

    void setReading(bool reads);
    /// Whether what the sheet shows cannot be typed over; that is said.
    [[nodiscard]] bool refuses();
    void take(const ResultText& text);
    void keepDraft();

Q_SIGNALS:
    void changed();

private:
    void show(ResultText text);
    void showWhatIsKept();
    void follow();
    void followDraft();

    OpenBook& m_book;
    GameAddress m_place;
    ResultText m_text;
    ResultReading m_reading;
    Warnings m_warnings;
    bool m_wasRecorded; // before the last change
    bool m_reads = false;
    bool m_keepsDraft = false; // right now
    bool m_draftIsKept = true;
};

} // namespace mentat
