#pragma once

#include "ui/desk/open_book.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace mentat {

/// The rate of exchange for so much spice in the Guild hoard, and what up to three spice cost or
/// bring when the rate is reset after each.
class ExchangePanel : public QWidget {
    Q_OBJECT

public:
    explicit ExchangePanel(OpenBook& book, QWidget* parent = nullptr);

private:
    void showRates();

    OpenBook& m_book;
    QLineEdit* m_hoard;
    QLabel* m_rate;
    QLabel* m_buy;
    QLabel* m_sell;
};

} // namespace mentat
