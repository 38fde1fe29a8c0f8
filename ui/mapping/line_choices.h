#pragma once

#include "model/document/bytes/table.h"
#include "model/document/people/people_csv.h"

#include <QWidget>

class QCheckBox;
class QPushButton;
class QComboBox;
class QLabel;

namespace mentat {

/// What is decided of the line of a list that is selected: whether it is taken, and which of the
/// facts that it would change.
class LineChoices : public QWidget {
    Q_OBJECT

public:
    struct Fact {
        PersonFact fact;
        QString text; // "badge 7, was 5"
        bool isTaken;
    };

    explicit LineChoices(QWidget* parent = nullptr);

    /// isTaken: absent where nothing can be decided of the line as a whole. It keeps its room,
    /// whatever line is selected.
    void show(std::optional<bool> isTaken, const std::vector<Fact>& facts);

Q_SIGNALS:
    void lineToggled();
    void factToggled(PersonFact fact, bool isTaken);

private:
    QPushButton* m_line;
    std::vector<std::pair<PersonFact, QCheckBox*>> m_facts;
};

/// How a list was read, where a person should know: which sheet of a workbook, which letters of a
/// text that does not say. Both can be said otherwise here. It takes no room where there is nothing
/// to say.
class TableChoices : public QWidget {
    Q_OBJECT

public:
    explicit TableChoices(QWidget* parent = nullptr);

    /// Another file: nothing is said of it yet.
    void forget();
    void show(const CellTable& table);
    [[nodiscard]] const TableChoice& choice() const { return m_choice; }

Q_SIGNALS:
    /// Somebody has said something else.
    void changed();

private:
    TableChoice m_choice;
    QLabel* m_sheetLabel;
    QComboBox* m_sheet;
    QLabel* m_lettersLabel;
    QComboBox* m_letters;
};

} // namespace mentat
