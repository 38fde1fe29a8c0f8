#include "ui/formats/eye_of_the_storm/games/exchange_panel.h"

#include "reports/wording/formats/eye_of_the_storm/storm_wording.h"
#include "ui/desk/widget_parts.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QGridLayout>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int hoardLetters = 6;

} // namespace

ExchangePanel::ExchangePanel(OpenBook& book, QWidget* parent)
    : QWidget(parent)
    , m_book(book)
    , m_hoard(named(new QLineEdit, u"exchangeHoard"_s))
    , m_rate(plainLabel(u"exchangeRate"_s))
    , m_buy(plainLabel(u"exchangeBuy"_s))
    , m_sell(plainLabel(u"exchangeSell"_s)) {
    m_hoard->setFixedWidth(hoardLetters * fontMetrics().horizontalAdvance(u'0') + space::page);
    auto* grid = bareGrid<QGridLayout>(this, space::small, space::tight);
    grid->addWidget(new TextLabel(TextLevel::GroupTitle, tr("Exchange rate")), 0, 0, 1, 3);
    grid->addWidget(labelOf(*m_hoard, tr("&Spice in the Guild hoard")), 1, 0);
    grid->addWidget(m_hoard, 1, 1);
    grid->addWidget(m_rate, 1, 2);
    grid->addWidget(m_buy, 2, 0, 1, 3);
    grid->addWidget(m_sell, 3, 0, 1, 3);
    grid->setColumnStretch(2, 1);
    connect(m_hoard, &QLineEdit::textChanged, this, &ExchangePanel::showRates);
    showRates();
}

void ExchangePanel::showRates() {
    const QString text = m_hoard->text().trimmed();
    bool isNumber = false;
    const int hoard = text.toInt(&isNumber);
    const bool isHoard = isNumber && hoard >= 0;
    m_buy->setVisible(isHoard);
    m_sell->setVisible(isHoard);
    if (!isHoard) {
        m_rate->setText(text.isEmpty() ? QString() : tr("Type a whole number, 0 or more."));
        return;
    }
    const Language& language = m_book.wording().language();
    m_rate->setText(tr("Rate %1").arg(exchangeRate(hoard).value()));
    m_buy->setText(exchangeText(language, hoard, ExchangeSide::Buy));
    m_sell->setText(exchangeText(language, hoard, ExchangeSide::Sell));
}

} // namespace mentat
