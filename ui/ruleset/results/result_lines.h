#pragma once

#include "app/session/ruleset/result_text.h"
#include "model/ruleset/ruleset.h"
#include "reports/wording/ruleset/result_wording.h"
#include "scoring/warnings.h"
#include "ui/sheets/sheet_fields.h"

#include <QWidget>

#include <array>

class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace mentat {

/// The seats of a game as a card, with the values of the typed lines: seat, player, side, score,
/// and place.
class SeatResults : public QWidget {
    Q_OBJECT

public:
    explicit SeatResults(QWidget* parent = nullptr);

    void showReading(const Event& event, const ResultReading& reading, const Ruleset& ruleset,
                     const ResultTitles& titles);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void addRow(int row, const QStringList& texts);
    [[nodiscard]] bool isNumber(int column) const;

    QWidget* m_inner = nullptr;
    QGridLayout* m_grid = nullptr;
    std::vector<QStringList> m_shown;
    int m_firstNumber = 0; // the first column of numbers
};

class ReasonLine;
class TextLabel;

/// The fields of a game by a ruleset: places or scores typed as one line, in the order of the
/// seats. Enter records.
class ResultLines : public TableFields {
    Q_OBJECT

public:
    ResultLines(OpenBook& book, SheetDraft& sheet, const GameAddress& place);

    void showSheet(const Shown& shown) override;

    [[nodiscard]] QString fieldNow() const override;
    void goOn(const QString& stopped) override;
    void leadToMark() override;
    void endNow() override;

    void takePlayer(const std::optional<PlayerId>& player) override;
    void removePlayer() override;

    [[nodiscard]] QKeySequence recordKey() const override { return {Qt::Key_Return}; }
    [[nodiscard]] bool isWrong() const override { return m_reading.fault.has_value(); }
    [[nodiscard]] bool isOdd() const override { return !m_warnings.open.empty(); }
    [[nodiscard]] QString refusal(Refusal why) override;
    [[nodiscard]] bool isEnterTooMany() const override { return true; }
    void acceptTyped() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

    [[nodiscard]] Game gameTyped() const override { return m_reading.game; }

private:
    void build();
    void keepCardNarrow();
    [[nodiscard]] const Ruleset& ruleset() const;
    void read();
    void take(const ResultText& text);
    void takeTyped();
    void showLines(bool isTried);
    void showHint();
    void showWarnings();
    [[nodiscard]] QLineEdit* field(ResultLine line) const {
        return m_lines[static_cast<size_t>(line)];
    }
    /// The line that usually determines how the game ended.
    [[nodiscard]] ResultLine firstLine() const;
    void step(const QLineEdit& from, int fields);

    ResultText m_text;
    ResultReading m_reading;
    Warnings m_warnings; // none while it cannot be recorded

    QWidget* m_card; // everything, at a readable width
    SeatResults* m_seats;
    std::array<QLineEdit*, 3> m_lines; // by ResultLine
    std::array<QLabel*, 3> m_names;
    ReasonLine* m_fault;
    TextLabel* m_hint;
    QLineEdit* m_note;
    ReasonLine* m_warned;
    QPushButton* m_accept;
};

} // namespace mentat
