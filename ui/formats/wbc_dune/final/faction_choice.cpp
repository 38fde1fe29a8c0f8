#include "ui/formats/wbc_dune/final/faction_choice.h"

#include "scoring/formats/wbc_dune/games/factions.h"
#include "ui/look/faction_chip.h"
#include "ui/look/spacing.h"

#include <QEvent>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

FactionChoice::FactionChoice(const Wording& wording, QWidget* parent)
    : QWidget(parent)
    , m_wording(wording) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FactionChoice::setFactions(const std::vector<Faction>& factions) {
    if (factions == m_factions)
        return;
    m_factions = factions;
    makeButtons();
}

void FactionChoice::makeButtons() {
    for (QPushButton* button : m_buttons)
        button->deleteLater();
    m_buttons.clear();
    for (const Faction faction : m_factions) {
        const QString name = m_wording.factionName(faction);
        const QString letter(letterOf(faction));
        auto* button
            = new QPushButton(tr("%1 (%2)", "faction, its letter").arg(name, letter), this);
        button->setObjectName(u"pick%1"_s.arg(letter));
        button->setFocusPolicy(Qt::TabFocus); // a click leaves the keys where they are
        connect(button, &QPushButton::clicked, this, [this, faction] { Q_EMIT chosen(faction); });
        button->show();
        m_buttons.push_back(button);
    }
    paintChips();
    arrange(width(), true);
    updateGeometry();
}

void FactionChoice::paintChips() {
    for (size_t i = 0; i < m_buttons.size(); ++i) {
        const QSize size = chipSize(fontMetrics());
        QPixmap chip(size * devicePixelRatioF());
        chip.setDevicePixelRatio(devicePixelRatioF());
        chip.fill(Qt::transparent);
        QPainter painter(&chip);
        painter.setFont(font());
        paintFactionChip(painter, QRect(QPoint(), size), m_factions[i],
                         palette().color(QPalette::ButtonText));
        painter.end();
        m_buttons[i]->setIcon(QIcon(chip));
        m_buttons[i]->setIconSize(size);
    }
}

int FactionChoice::arrange(int width, bool move) const {
    int x = 0;
    int y = 0;
    int lowest = 0;
    for (QPushButton* button : m_buttons) {
        const QSize size = button->sizeHint();
        if (x > 0 && x + size.width() > width) {
            x = 0;
            y = lowest + space::tight;
        }
        if (move)
            button->setGeometry(QRect(QPoint(x, y), size));
        x += size.width() + space::small;
        lowest = std::max(lowest, y + size.height());
    }
    return lowest;
}

QSize FactionChoice::sizeHint() const {
    int all = 0;
    for (const QPushButton* button : m_buttons)
        all += button->sizeHint().width() + space::small;
    return {all, arrange(std::max(all, 1), false)};
}

QSize FactionChoice::minimumSizeHint() const {
    int widest = 0;
    for (const QPushButton* button : m_buttons)
        widest = std::max(widest, button->sizeHint().width());
    return {widest, 0};
}

int FactionChoice::heightForWidth(int width) const {
    return arrange(width, false);
}

void FactionChoice::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange(width(), true);
}

void FactionChoice::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        paintChips();
        arrange(width(), true);
        updateGeometry();
    }
}

} // namespace mentat
