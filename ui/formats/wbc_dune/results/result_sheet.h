#pragma once

#include "ui/desk/page.h"
#include "ui/formats/wbc_dune/results/sheet_edit.h"
#include "ui/formats/wbc_dune/results/sheet_state.h"

#include <QWidget>

#include <map>

class QLabel;
class QPlainTextEdit;
class QScrollArea;

namespace mentat {

class ControlGridView;
class CorrectionPanel;
class PlayerChoice;
class SheetForm;
class SheetOutcome;

/// The sheet of one game, typed by the keyboard alone. What is typed and not recorded yet is kept
/// as a draft at every key. A recorded result is opened to be read; Enter begins its correction, or
/// goes on with the one that is half typed.
class ResultSheet : public QWidget {
    Q_OBJECT

public:
    ResultSheet(const Surroundings& surroundings, const GamePlace& place,
                QWidget* parent = nullptr);

    [[nodiscard]] const GamePlace& place() const { return m_place; }
    [[nodiscard]] const SheetState& state() const { return m_state; }
    /// Whether something is typed that is not recorded.
    [[nodiscard]] bool isTyped() const;
    /// Whether it shows what is recorded, which cannot be typed over.
    [[nodiscard]] bool isReading() const { return m_reads; }
    /// Of what is recorded: its correction.
    void beginTyping();
    /// What is recorded beside a correction that is half typed, and that again.
    void toggleRecorded();
    /// Where the sheet lies among those of its heat: "Sheet 3 of 6".
    void setPosition(const QString& text);

    /// The field where typing goes on: where it stopped, or behind what was typed last. stopped:
    /// absent where that is not known, after another start of the program.
    void focusNextOpen(const std::optional<SheetField>& stopped = std::nullopt);
    [[nodiscard]] const SheetField& current() const { return m_current; }
    void focus(const SheetField& field);

    // The keys of the page that concern the sheet.
    void endNow();
    void toggleControlGrid();
    void toggleAllValues();
    void acceptWarnings();
    void record();
    void addPlayer();
    /// Of the row that has the focus.
    void removePlayer();
    void choosePlayer();

Q_SIGNALS:
    /// Esc: what was typed stays as a draft.
    void left();
    void recorded();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void connectParts();
    void load();
    void setReading(bool reads);
    void showWhatIsKept();
    [[nodiscard]] QString stateText() const;
    [[nodiscard]] bool isRecorded() const;
    [[nodiscard]] bool refuses();
    void follow();
    void followDraft();
    [[nodiscard]] const Game* game() const;
    void take(const SheetText& text);
    void keepDraft();
    void showSheet();
    void showFindings();
    void fitHeight();
    void type(const SheetField& field, const QString& text);
    void tidyTime(const SheetField& field);
    void completeField(const SheetField& field, bool byItself);
    void moveOn(const SheetField& field);
    void moveOnByItself(const SheetField& field);
    void moveBack(const SheetField& field);
    void moveBy(const SheetField& field, int rows, int fields);
    void command(const SheetField& field, QChar letter);
    void commandRow(const SheetField& field, QChar letter);
    void seatPlayer(const PlayerId& player);
    void closeCorrection();
    /// What is typed is marked somewhere, and nobody has accepted that: asks once to look at it.
    [[nodiscard]] bool asksToLook();
    void performRecording();
    [[nodiscard]] QString effectOf(const Change& change) const;
    [[nodiscard]] NameOf names() const;

    OpenBook& m_book;
    GamePlace m_place;
    SheetState m_state;
    QString m_position;
    bool m_reads = false;
    bool m_keepsDraft = false; // right now
    bool m_allValues = false;
    bool m_triedToRecord = false;
    std::optional<SheetText> m_lookedAt; // whose marks were asked about once
    SheetField m_current{FieldKind::TurnsPlayed};
    SheetField m_returnTo{FieldKind::TurnsPlayed}; // after a field below a row
    int m_seatToFill = -1;                         // row whose player is chosen; -1: a new one

    QLabel* m_title;
    QLabel* m_draft;
    bool m_draftIsKept = true; // what was typed last is in the file
    SheetForm* m_form;
    ControlGridView* m_grid;
    QPlainTextEdit* m_note;
    SheetOutcome* m_outcome;
    CorrectionPanel* m_correction;
    PlayerChoice* m_players;
    QScrollArea* m_area;
};

} // namespace mentat
