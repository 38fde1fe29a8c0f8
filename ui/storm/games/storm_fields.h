#pragma once

#include "app/session/storm/sheet/storm_texts.h"
#include "ui/sheets/sheet_fields.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace mentat {

class GameRows;
class ReasonLine;

/// A game of a session, by its number.
[[nodiscard]] SheetGame stormSheetGame(StormGameNumber number);

/// The fields of a game of a session: its players by a few letters of their names, status and
/// totals of each, a note.
class StormFields : public SheetFields {
    Q_OBJECT

public:
    StormFields(OpenBook& book, SheetDraft& sheet, StormGameNumber number);

    [[nodiscard]] QString title() const override;
    void showSheet(const Shown& shown) override;
    [[nodiscard]] QWidget* outcome() const override { return m_buttons; }

    [[nodiscard]] QString fieldNow() const override { return {}; }
    void goOn(const QString& stopped) override;
    void leadToMark() override;
    void endNow() override {} // a session has no times

    void takePlayer(const std::optional<PlayerId>& player) override;
    /// Of the focused row.
    void removePlayer() override;
    /// Notes that the Great House was admitted by all six Dune fiefs (rulebook 7.1).
    void noteOtherVictory();

    [[nodiscard]] QKeySequence recordKey() const override;
    [[nodiscard]] bool isWrong() const override { return m_reading.fault.has_value(); }
    /// Warnings are shown, and recorded anyway.
    [[nodiscard]] bool isOdd() const override { return false; }
    [[nodiscard]] QString refusal(Refusal why) override;
    [[nodiscard]] bool isAsRecorded() const override;
    [[nodiscard]] Result<Change> recording(const Correction& correction) const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();
    void read();
    void take(const GameText& text) { m_sheet.take(draftOf(text)); }
    void takeTyped();
    void showMatches();
    [[nodiscard]] std::vector<PlayerId> matches() const;
    [[nodiscard]] QString warningsText() const;
    [[nodiscard]] QString rankChangesText() const;
    /// nullptr while it is not recorded.
    [[nodiscard]] const StormGame* recordedGame() const;
    [[nodiscard]] NameOf nameOf() const;

    StormGameNumber m_number;
    GameText m_text;
    GameReading m_reading;
    QLabel* m_setUp;
    QLineEdit* m_round;
    QLineEdit* m_table;
    QLineEdit* m_add;
    QLabel* m_matches;
    GameRows* m_rows;
    QLineEdit* m_note;
    QWidget* m_addRow;
    QWidget* m_noteRow;
    ReasonLine* m_warnings;
    QLabel* m_changes;
    ReasonLine* m_fault;
    QPushButton* m_otherVictory;
    QWidget* m_buttons;
};

} // namespace mentat
