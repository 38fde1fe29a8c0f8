#pragma once

#include "model/values/numbers.h"

#include <QDialog>

class QLineEdit;

namespace mentat {

/// H9: asks who drew which seat at a table, by the seats where they stand now.
class SeatsDrawnDialog : public QDialog {
    Q_OBJECT

public:
    /// seats: so many are at the table.
    SeatsDrawnDialog(TableNumber table, int seats, QWidget* parent = nullptr);

    /// "3 1 2 4", with or without spaces: who sits in seat 3 now has drawn the first. 0 for what is
    /// no number.
    [[nodiscard]] std::vector<int> seats() const;

private:
    QLineEdit* m_seats;
};

} // namespace mentat
