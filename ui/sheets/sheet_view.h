#pragma once

#include "model/rounds/round.h"
#include "ui/sheets/sheet_draft.h"

#include <QPointer>
#include <QWidget>

class QLabel;

namespace mentat {

class AccentButton;
class CorrectionPanel;
class PlayerChoice;
class RefusedBar;
class SheetFields;
enum class Refusal;

/// In letters of the font: the maximum width of its fields, its outcome and its record button.
inline constexpr int widestSheet = 130;

/// The sheet of one game, typed by the keyboard alone, for any kind of event. Unrecorded input is
/// kept as a draft at every key. A recorded result opens read-only; F2 or its button begins its
/// correction, or continues its draft.
class SheetView : public QWidget {
    Q_OBJECT

public:
    /// makeFields: creates those of the kind of rules.
    SheetView(OpenBook& book, SheetGame game,
              const std::function<SheetFields*(SheetDraft& sheet)>& makeFields);
    ~SheetView() override;

    /// The record button, for the end of the bar of its page: exists as long as the sheet. Wherever
    /// it is, it follows the last field in the tab order.
    [[nodiscard]] QWidget& acts() const { return *m_acts; }
    [[nodiscard]] SheetFields& fields() const { return *m_fields; }

    /// Only for a game of a round.
    [[nodiscard]] const GameAddress& place() const { return *m_sheet->game().table; }
    /// Whether there is unrecorded input.
    [[nodiscard]] bool isTyped() const { return m_sheet->isTyped(); }
    /// Whether it shows the recorded result, which is read-only.
    [[nodiscard]] bool isReading() const { return m_sheet->isReading(); }
    /// Whether a field of one player's row has the focus, or had it last.
    [[nodiscard]] bool isInRow() const;
    /// Whether to continue with the next table without a result, now that this one is recorded.
    [[nodiscard]] bool leadsToNext() const { return m_leadsToNext; }
    /// For a recorded result: its correction.
    void beginTyping();
    /// Toggles between the recorded result and the draft.
    void toggleRecorded();
    /// The sheet's position among those of its round: "Sheet 3 of 6".
    void setPosition(const QString& text);

    /// The current field, by the kind's own name.
    [[nodiscard]] QString fieldNow() const;
    /// To the field where typing continues: where it stopped, or after the last typed one. stopped:
    /// a fieldNow(); empty if unknown, after a restart of the program.
    void goOn(const QString& stopped);

    // The acts of the page's keys on the sheet.
    void endNow();
    void acceptWarnings();
    void record();
    void addPlayer();
    /// Of the focused row, if there are rows.
    void removePlayer();
    /// For a key that would change the sheet: whether it is refused now, visibly.
    [[nodiscard]] bool refuses();

Q_SIGNALS:
    /// Esc: the input stays as a draft.
    void left();
    void recorded();
    /// Its acts have changed: it is read-only or editable, or another row has the focus.
    void stateChanged();

protected:
    /// Esc, if no other part of the sheet handles it: leaves the sheet.
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void build();
    void connectParts();
    void showSheet();
    [[nodiscard]] QString stateText() const;
    /// One thing at a time, in little room.
    [[nodiscard]] bool isAsked() const;
    void takePlayer(const std::optional<PlayerId>& player);
    void goOnTyping();
    /// It is not recorded: the focus leaves the fields.
    void refuse(Refusal why);
    /// If something has to be checked, and no one has accepted it: asks once to check it.
    [[nodiscard]] bool asksToLook();
    void performRecording();
    [[nodiscard]] QString effectOf(const Change& change) const;

    OpenBook& m_book;
    SheetDraft* m_sheet;
    SheetFields* m_fields;
    QString m_position;
    bool m_triedToRecord = false;
    bool m_leadsToNext = false;
    std::optional<QString> m_lookedAt; // the text that it asked about once

    QPointer<QWidget> m_acts; // the bar may be destroyed first
    QLabel* m_title;
    QLabel* m_state;
    RefusedBar* m_refused;
    CorrectionPanel* m_correction;
    PlayerChoice* m_players;
    AccentButton* m_record;
};

} // namespace mentat
