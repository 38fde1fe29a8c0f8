#pragma once

#include "model/rounds/game_address.h"

#include <QPointer>
#include <QWidget>

namespace mentat {

/// In letters of the font: as wide as its fields, its outcome and what records it are at most.
inline constexpr int widestSheet = 130;

/// The sheet into which the result of one game is typed, as its format has it. What is typed and
/// not recorded is kept as a draft.
class HeatSheet : public QWidget {
    Q_OBJECT

public:
    explicit HeatSheet(QWidget* parent = nullptr);
    ~HeatSheet() override;

    /// The button that records, for the end of the bar of the page that it stands on: as long as
    /// the sheet is there. Wherever it stands, Tab comes to it behind the last field.
    [[nodiscard]] QWidget& acts() const { return *m_acts; }

    [[nodiscard]] virtual const GameAddress& place() const = 0;
    /// Whether something is typed that is not recorded.
    [[nodiscard]] virtual bool isTyped() const = 0;
    /// Whether the next table without a result is to be typed, once this one is recorded.
    [[nodiscard]] virtual bool leadsToNext() const { return false; }
    /// Whether it shows what is recorded, which cannot be typed over.
    [[nodiscard]] virtual bool isReading() const = 0;
    /// Whether a field of one player's row has the focus, or had it last.
    [[nodiscard]] virtual bool isInRow() const { return false; }
    /// Of what is recorded: its correction.
    virtual void beginTyping() = 0;
    /// What is recorded beside a correction that is half typed, and that again.
    virtual void toggleRecorded() = 0;
    /// Where the sheet lies among those of its round: "Sheet 3 of 6".
    virtual void setPosition(const QString& text) = 0;

    /// The field where the hand is, in words of the format's own.
    [[nodiscard]] virtual QString fieldNow() const = 0;
    /// To the field where typing goes on: where it stopped, or behind what was typed last. stopped:
    /// a fieldNow(); empty where it is not known, after another start of the program.
    virtual void goOn(const QString& stopped) = 0;

    // The keys of the page that concern the sheet.
    virtual void endNow() = 0;
    virtual void acceptWarnings() = 0;
    virtual void record() = 0;
    virtual void addPlayer() = 0;
    /// Of the row that has the focus.
    virtual void removePlayer() = 0;

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

private:
    QPointer<QWidget> m_acts; // the bar may go first
};

} // namespace mentat
