#pragma once

#include "model/document/bytes/table.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace mentat {

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
