#include "ui/heats/standings/what_if_panel.h"

#include "ui/heats/shown_round.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QComboBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

QVariant dataOf(const GameAddress& place) {
    return QPoint(static_cast<int>(place.heat()->value()), static_cast<int>(place.table.value()));
}

} // namespace

WhatIfPanel::WhatIfPanel(OpenBook& book, WhatIfFields* fields, QWidget* parent)
    : QWidget(parent)
    , m_book(book)
    , m_games(named(new QComboBox, u"whatIfGame"_s, tr("Game")))
    , m_fields(fields)
    , m_effect(plainLabel(u"whatIfEffect"_s))
    , m_refusal(new ReasonLine)
    , m_asItIs(new QPushButton(tr("Reset")))
    , m_clear(keyed(new QPushButton(tr("Done")), QKeySequence(Qt::Key_Escape))) {
    layOut();
    connect(m_games, &QComboBox::currentIndexChanged, this, &WhatIfPanel::showGame);
    connect(m_fields, &WhatIfFields::supposed, this, &WhatIfPanel::suppose);
    connect(m_fields, &WhatIfFields::refused, this, &WhatIfPanel::showRefusal);
    connect(m_asItIs, &QPushButton::clicked, this, &WhatIfPanel::asItIs);
    connect(m_clear, &QPushButton::clicked, this, &WhatIfPanel::left);
}

void WhatIfPanel::layOut() {
    auto* form = new QFormLayout;
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("&Game"), m_games);
    m_fields->addRows(*form);
    m_games->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_games->setMinimumContentsLength(18);
    auto* buttons = rowOfParts({m_asItIs, FreeSpace{}, m_clear});
    auto* column = bareColumn(this, space::small);
    column->addWidget(new TextLabel(TextLevel::GroupTitle, tr("What if")));
    column->addLayout(form);
    addParts(column, {m_fields, m_refusal, m_effect, buttons, FreeSpace{}});
}

std::optional<GameAddress> WhatIfPanel::place() const {
    if (m_games->currentIndex() < 0)
        return std::nullopt;
    const QPoint shown = m_games->currentData().toPoint();
    return GameAddress{HeatNumber(shown.x()), TableNumber(shown.y())};
}

const Game* WhatIfPanel::shownGame() const {
    const auto shown = place();
    if (!shown || !m_book.hasEvent())
        return nullptr;
    const auto supposed = m_supposed.find(*shown);
    return supposed != m_supposed.end() ? &supposed->second : gameAt(m_book.event(), *shown);
}

QString WhatIfPanel::titleOf(const GameAddress& place, const Game& game) const {
    const auto heat = place.heat()->value();
    const auto table = place.table.value();
    if (m_supposed.contains(place))
        return tr("Heat %1, table %2: what if").arg(heat).arg(table);
    return hasResult(game) ? tr("Heat %1, table %2: as recorded").arg(heat).arg(table)
                           : tr("Heat %1, table %2: not finished").arg(heat).arg(table);
}

void WhatIfPanel::refresh() {
    std::erase_if(m_supposed, [this](const auto& entry) {
        return !m_book.hasEvent() || !gameAt(m_book.event(), entry.first);
    });
    fillGames();
    showGame();
}

/// Unfinished games first: they raise most questions.
void WhatIfPanel::fillGames() {
    const QSignalBlocker quiet(m_games);
    const auto shown = place();
    m_games->clear();
    const HeatsPlay* play = shownPlay(m_book);
    if (!play)
        return;
    for (const bool finished : {false, true}) {
        for (const Heat& heat : play->heats) {
            for (const Game& game : heat.games) {
                const GameAddress where{heat.number, game.table};
                if (!game.isVoid && hasResult(game) == finished)
                    m_games->addItem(titleOf(where, game), dataOf(where));
            }
        }
    }
    const int index = shown ? m_games->findData(dataOf(*shown)) : -1;
    m_games->setCurrentIndex(std::max(index, m_games->count() > 0 ? 0 : -1));
}

void WhatIfPanel::showGame() {
    m_games->setToolTip(m_games->currentText());
    m_fields->show(shownGame());
    m_asItIs->setEnabled(place() && m_supposed.contains(*place()));
}

void WhatIfPanel::suppose(const Game& game) {
    const auto where = place();
    if (!where || where->table != game.table)
        return;
    m_supposed.insert_or_assign(*where, game);
    fillGames();
    showGame();
    Q_EMIT changed();
}

void WhatIfPanel::asItIs() {
    if (const auto shown = place())
        m_supposed.erase(*shown);
    fillGames();
    showGame();
    Q_EMIT changed();
}

void WhatIfPanel::clear() {
    m_supposed.clear();
    m_effect->clear();
    m_refusal->setText({});
    fillGames();
    showGame();
}

void WhatIfPanel::startTyping() {
    m_games->setFocus(Qt::OtherFocusReason);
}

void WhatIfPanel::showEffect(const QString& effect) {
    m_refusal->setText({});
    m_effect->setText(m_supposed.empty() ? QString()
                      : effect.isEmpty() ? tr("It would not change who advances.")
                                         : tr("It would change: %1.").arg(effect));
}

void WhatIfPanel::showRefusal(const QString& why) {
    m_refusal->setText(why);
    m_effect->clear();
}

void WhatIfPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else
        QWidget::keyPressEvent(event);
}

} // namespace mentat

#include "moc_what_if_panel.cpp"
