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

/// In letters of the font: as wide as its fields, its outcome and what records it are at most.
inline constexpr int widestSheet = 130;

/// The sheet of one game, typed by the keyboard alone, whatever the event goes by. What is typed
/// and not recorded yet is kept as a draft at every key. A recorded result is opened to be read; F2
/// or its button begins its correction, or goes on with the one that is half typed.
class SheetView : public QWidget {
    Q_OBJECT

public:
    /// makeFields: those of the kind of rules.
    SheetView(OpenBook& book, SheetGame game,
              const std::function<SheetFields*(SheetDraft& sheet)>& makeFields);
    ~SheetView() override;

    /// The button that records, for the end of the bar of the page that it stands on: as long as
    /// the sheet is there. Wherever it stands, Tab comes to it behind the last field.
    [[nodiscard]] QWidget& acts() const { return *m_acts; }
    [[nodiscard]] SheetFields& fields() const { return *m_fields; }

    /// Of a game of a round.
    [[nodiscard]] const GameAddress& place() const { return *m_sheet->game().table; }
    /// Whether something is typed that is not recorded.
    [[nodiscard]] bool isTyped() const { return m_sheet->isTyped(); }
    /// Whether it shows what is recorded, which cannot be typed over.
    [[nodiscard]] bool isReading() const { return m_sheet->isReading(); }
    /// Whether a field of one player's row has the focus, or had it last.
    [[nodiscard]] bool isInRow() const;
    /// Whether the next table without a result is to be typed, now that this one is recorded.
    [[nodiscard]] bool leadsToNext() const { return m_leadsToNext; }
    /// Of what is recorded: its correction.
    void beginTyping();
    /// Toggles between the recorded result and the draft.
    void toggleRecorded();
    /// Where the sheet lies among those of its round: "Sheet 3 of 6".
    void setPosition(const QString& text);

    /// The field where the hand is, in words of the kind's own.
    [[nodiscard]] QString fieldNow() const;
    /// To the field where typing goes on: where it stopped, or behind what was typed last. stopped:
    /// a fieldNow(); empty where it is not known, after another start of the program.
    void goOn(const QString& stopped);

    // The keys of the page that concern the sheet.
    void endNow();
    void acceptWarnings();
    void record();
    void addPlayer();
    /// Of the row that has the focus, where there are rows.
    void removePlayer();
    /// Of a key that would change the sheet: whether it is refused now, which is seen.
    [[nodiscard]] bool refuses();

Q_SIGNALS:
    /// Esc: what was typed stays as a draft.
    void left();
    void recorded();
    /// Something else can be done with it: it is read or typed, or another row has the focus.
    void stateChanged();

protected:
    /// Esc wherever nothing else of the sheet has it: it is left.
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void build();
    void connectParts();
    void showSheet();
    [[nodiscard]] QString stateText() const;
    /// One thing at a time, where there is little room.
    [[nodiscard]] bool isAsked() const;
    void takePlayer(const std::optional<PlayerId>& player);
    void goOnTyping();
    /// It is not recorded: the focus leaves the fields.
    void refuse(Refusal why);
    /// Something is worth a look, and nobody has accepted it: asks once to look at it.
    [[nodiscard]] bool asksToLook();
    void performRecording();
    [[nodiscard]] QString effectOf(const Change& change) const;

    OpenBook& m_book;
    SheetDraft* m_sheet;
    SheetFields* m_fields;
    QString m_position;
    bool m_triedToRecord = false;
    bool m_leadsToNext = false;
    std::optional<QString> m_lookedAt; // the text that was asked about once

    QPointer<QWidget> m_acts; // the bar may go first
    QLabel* m_title;
    QLabel* m_state;
    RefusedBar* m_refused;
    CorrectionPanel* m_correction;
    PlayerChoice* m_players;
    AccentButton* m_record;
};

} // namespace mentat
