#pragma once

#include "model/document/schedule/schedule_csv.h"
#include "ui/desk/prompts.h"
#include "ui/mapping/columns_by_hand.h"
#include "ui/mapping/line_choices.h"

class QLabel;
class QPushButton;

namespace mentat {

class Wording;

/// Where a schedule comes from: a file that is chosen, or cells on the clipboard. What stands in
/// the way is said; columns that are not found by their names are asked for, and remembered.
class ScheduleSource : public QWidget {
    Q_OBJECT

public:
    ScheduleSource(Prompts& prompts, Preferences& preferences, const Wording& wording,
                   QWidget* parent = nullptr);

    /// Without events where none was read.
    [[nodiscard]] const Schedule& schedule() const { return m_schedule; }
    void choose();
    void open(const QString& path);
    void paste();
    /// The focus goes to what is asked for.
    void startTyping();
    /// Whether columns are asked for.
    [[nodiscard]] bool isAsking() const { return m_byHand->isVisibleTo(this); }
    [[nodiscard]] QPushButton& chooseButton() { return *m_choose; }

Q_SIGNALS:
    /// The same was read by other columns.
    void changed();
    /// Somebody has chosen one; it was read, and whatever is asked for is shown.
    void taken();

private:
    void layOut();
    void take(const QString& name, const QByteArray& bytes);
    /// Its cells, by what was said of them.
    void readCells();
    void takeTable(std::vector<CsvRow> rows);
    void read();
    void showState();
    [[nodiscard]] QString stateText() const;
    /// What is asked for where columns are not known.
    [[nodiscard]] QString columnsText() const;
    [[nodiscard]] QString problemsText() const;
    /// What was doubted, and what is not read.
    [[nodiscard]] QString notesText() const;
    [[nodiscard]] bool lacksColumns() const;
    [[nodiscard]] ScheduleColumns columnsByHand() const;

    Prompts& m_prompts;
    const Wording& m_wording;
    QString m_name; // empty: nothing was chosen yet
    QByteArray m_bytes;
    std::vector<CsvRow> m_rows;
    Schedule m_schedule;
    QString m_failure; // of what is no table at all
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
