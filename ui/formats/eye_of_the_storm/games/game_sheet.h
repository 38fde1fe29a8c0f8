#pragma once

#include "app/session/formats/eye_of_the_storm/sheet/game_text.h"
#include "ui/desk/page.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace mentat {

class AccentButton;
class GameRows;
class ReasonLine;
class RefusedBar;
class TextLabel;

/// One game of a session, typed by keys alone: its players by a few letters of their names, status
/// and totals of each, a note. Every key is kept as a draft until the game is recorded; a recorded
/// game is opened to be read, and F2 or its button begins its correction.
class GameSheet : public QWidget {
    Q_OBJECT

public:
    explicit GameSheet(const PageContext& pageContext, QWidget* parent = nullptr);

    void show(StormGameNumber number);
    [[nodiscard]] std::optional<StormGameNumber> number() const { return m_number; }
    void startTyping();
    /// The event has changed: what is half typed stays.
    void follow();

    void record();
    /// Of a recorded game, which is read until then; to what is marked, where it was refused.
    void correct();
    /// Takes out the player of the row that has the focus.
    void takeOut();
    /// Notes that the Great House was admitted by all six Dune fiefs (rulebook 7.1).
    void noteOtherVictory();
    /// Everything half typed is gone; a recorded game stands as it was recorded.
    void discard();
    /// Recording, for the bar of the page that it stands on; Tab comes to it behind the sheet.
    [[nodiscard]] QWidget* acts() const { return m_acts; }

Q_SIGNALS:
    void recorded();
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void layOut();
    void load();
    void keep();
    [[nodiscard]] bool canType() const;
    /// Whether what is shown cannot be typed over; that is said.
    [[nodiscard]] bool refuses();
    void focusMarked();
    void showAll();
    void showMatches();
    void addMarked();
    [[nodiscard]] std::vector<PlayerId> matches() const;
    [[nodiscard]] QString faultText(const GameFault& fault) const;
    [[nodiscard]] QString warningsText(const StormGame& game) const;
    [[nodiscard]] QString rankChangesText(const StormGame& game) const;
    /// nullptr while it is not.
    [[nodiscard]] const StormGame* recordedGame() const;
    [[nodiscard]] NameOf nameOf() const;

    OpenBook& m_book;
    std::optional<StormGameNumber> m_number;
    GameText m_text;
    bool m_isLoading = false;
    bool m_wasRecorded = false; // before the last change
    bool m_isReading = false;   // shows what is recorded, which cannot be typed over
    TextLabel* m_title;
    QLabel* m_setUp;
    QLineEdit* m_round;
    QLineEdit* m_table;
    QLineEdit* m_add;
    QLabel* m_matches;
    GameRows* m_rows;
    QLineEdit* m_note;
    ReasonLine* m_warnings;
    QLabel* m_changes;
    ReasonLine* m_fault;
    RefusedBar* m_refused;
    QPushButton* m_otherVictory;
    QWidget* m_acts;
    AccentButton* m_record;
};

} // namespace mentat
