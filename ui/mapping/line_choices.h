#pragma once

#include "model/document/bytes/table.h"
#include "model/document/people/people_csv.h"

#include <QWidget>

class QCheckBox;
class QPushButton;
class QComboBox;
class QLabel;

namespace mentat {

/// The decisions about the selected line of a list: whether to import it, and which of its changes.
class LineChoices : public QWidget {
    Q_OBJECT

public:
    struct Fact {
        PersonFact fact;
        QString text; // "badge 7, was 5"
        bool isTaken;
    };

    explicit LineChoices(QWidget* parent = nullptr);

    /// isTaken: absent if there is nothing to decide about the line as a whole. Keeps its room for
    /// any selected line.
    void show(std::optional<bool> isTaken, const std::vector<Fact>& facts);

Q_SIGNALS:
    void lineToggled();
    void factToggled(PersonFact fact, bool isTaken);

private:
    QPushButton* m_line;
    std::vector<std::pair<PersonFact, QCheckBox*>> m_facts;
};

/// How a list was read, if the user should know: the sheet of a workbook, the encoding of a text
/// that does not specify one. Both can be changed here. Takes no room if there is nothing to
/// report.
class TableChoices : public QWidget {
    Q_OBJECT

public:
    explicit TableChoices(QWidget* parent = nullptr);

    /// Another file: nothing is chosen yet.
    void forget();
    void show(const CellTable& table);
    [[nodiscard]] const TableChoice& choice() const { return m_choice; }

Q_SIGNALS:
    /// The user changed a choice.
    void changed();

private:
    TableChoice m_choice;
    QLabel* m_sheetLabel;
    QComboBox* m_sheet;
    QLabel* m_lettersLabel;
    QComboBox* m_letters;
};

} // namespace mentat
