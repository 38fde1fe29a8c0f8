#pragma once

#include "ui/desk/page.h"
#include "ui/formats/by_ruleset/results/typed_result.h"
#include "ui/heats/results/heat_sheet.h"

#include <array>

class QLabel;
class QLineEdit;
class QPushButton;

namespace mentat {

class AccentButton;
class CorrectionPanel;
class PlayerChoice;
class ReasonLine;
class RefusedBar;
class SeatResults;
class TextLabel;

/// The sheet of a game by a ruleset: places or scores typed as one line, in the order of the seats.
/// Enter records. What is typed and not recorded is kept as a draft at every key; a recorded result
/// is opened to be read, and F2 or its button begins its correction.
class RulesetSheet : public HeatSheet {
    Q_OBJECT

public:
    RulesetSheet(const PageContext& pageContext, const GameAddress& place,
                 QWidget* parent = nullptr);

    [[nodiscard]] const GameAddress& place() const override { return m_result->place(); }
    [[nodiscard]] bool isTyped() const override { return m_result->isTyped(); }
    [[nodiscard]] bool isReading() const override { return m_result->isReading(); }
    [[nodiscard]] bool leadsToNext() const override { return m_leadsToNext; }
    void beginTyping() override;
    void toggleRecorded() override;
    void setPosition(const QString& text) override;

    [[nodiscard]] QString fieldNow() const override;
    void goOn(const QString& stopped) override;

    void endNow() override;
    void acceptWarnings() override;
    void record() override;
    void addPlayer() override;
    void removePlayer() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void connectParts();
    void takeTyped();
    void showResult();
    void showLines();
    void showWarnings();
    [[nodiscard]] QString stateText() const;
    [[nodiscard]] QLineEdit* field(ResultLine line) const {
        return m_lines[static_cast<size_t>(line)];
    }
    /// The line that says how the game ended, as a rule.
    [[nodiscard]] ResultLine firstLine() const;
    void step(const QLineEdit& from, int fields);
    /// There are warnings that nobody has accepted: asks once to look at them.
    [[nodiscard]] bool asksToLook();
    void focusMarked();
    void performRecording();
    [[nodiscard]] QString effectOf(const Change& change) const;

    OpenBook& m_book;
    TypedResult* m_result;
    QString m_position;
    bool m_triedToRecord = false;
    bool m_leadsToNext = false;
    std::optional<ResultText> m_lookedAt; // whose warnings were asked about once

    TextLabel* m_title;
    TextLabel* m_state;
    SeatResults* m_seats;
    std::array<QLineEdit*, 3> m_lines; // by ResultLine
    std::array<QLabel*, 3> m_names;
    ReasonLine* m_fault;
    TextLabel* m_hint;
    QLineEdit* m_note;
    ReasonLine* m_warnings;
    QPushButton* m_accept;
    AccentButton* m_record;
    RefusedBar* m_refused;
    CorrectionPanel* m_correction;
    PlayerChoice* m_players;
};

} // namespace mentat
