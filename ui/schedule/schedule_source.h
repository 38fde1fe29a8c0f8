#pragma once

#include "model/document/schedule/schedule_csv.h"
#include "ui/desk/prompts.h"
#include "ui/mapping/columns_by_hand.h"
#include "ui/mapping/line_choices.h"

class QLabel;
class QPushButton;

namespace mentat {

class Wording;

/// The source of a schedule: a chosen file, or cells on the clipboard. Reports obstacles; asks for
/// columns that are not recognized by name, and remembers them.
class ScheduleSource : public QWidget {
    Q_OBJECT

public:
    ScheduleSource(Prompts& prompts, Preferences& preferences, const Wording& wording,
                   QWidget* parent = nullptr);

    /// Without events if none was read.
    [[nodiscard]] const Schedule& schedule() const { return m_schedule; }
    void choose();
    void open(const QString& path);
    void paste();
    /// Moves the focus to the question.
    void startTyping();
    /// Whether it asks for columns.
    [[nodiscard]] bool isAsking() const { return m_byHand->isVisibleTo(this); }
    [[nodiscard]] QPushButton& chooseButton() { return *m_choose; }

Q_SIGNALS:
    /// The same source was read with other columns.
    void changed();
    /// The user chose one; it was read, and its questions are shown.
    void taken();

private:
    void layOut();
    void take(const QString& name, const QByteArray& bytes);
    /// Its cells, with the chosen options.
    void readCells();
    void takeTable(std::vector<CsvRow> rows);
    void read();
    void showState();
    [[nodiscard]] QString stateText() const;
    /// The question about unknown columns.
    [[nodiscard]] QString columnsText() const;
    [[nodiscard]] QString problemsText() const;
    /// Doubtful and ignored parts.
    [[nodiscard]] QString notesText() const;
    [[nodiscard]] bool lacksColumns() const;
    [[nodiscard]] ScheduleColumns columnsByHand() const;

    Prompts& m_prompts;
    const Wording& m_wording;
    QString m_name; // empty: nothing was chosen yet
    QByteArray m_bytes;
    std::vector<CsvRow> m_rows;
    Schedule m_schedule;
    QString m_failure; // if it is not a table at all
    QLabel* m_state;
    QLabel* m_problems;
    QLabel* m_notes;
    QPushButton* m_choose;
    QPushButton* m_paste;
    TableChoices* m_choices;
    QPushButton* m_columns;
    ColumnsByHand* m_byHand;
};

} // namespace mentat
