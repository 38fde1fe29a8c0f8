#include "ui/pages/players/player_figures.h"

#include "reports/wording/player_summary_wording.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

using namespace Qt::StringLiterals;

namespace mentat {

PlayerFigures::PlayerFigures(QWidget* parent) : QWidget(parent), m_row(new WrappingRow(this)) {
    setObjectName(u"playerFigures"_s);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(space::group);
    hide();
}

void PlayerFigures::add() {
    auto* whole = new QWidget;
    auto* value = new TextLabel(TextLevel::Fact);
    auto* caption = new TextLabel(TextLevel::Weak);
    addParts(bareColumn(whole, 0), {value, caption});
    m_row->addWidget(whole, 0);
    m_figures.push_back({whole, value, caption});
}

void PlayerFigures::show(const std::vector<SummaryFigure>& figures) {
    while (m_figures.size() < figures.size())
        add();
    for (size_t i = 0; i < m_figures.size(); ++i) {
        const bool isShown = i < figures.size();
        const Figure& place = m_figures[i];
        if (isShown) {
            place.value->setText(figures[i].value);
            place.caption->setText(figures[i].caption);
            place.whole->setAccessibleName(figures[i].value + u' ' + figures[i].caption);
        }
        place.whole->setVisible(isShown);
    }
    setVisible(!figures.empty());
}

} // namespace mentat

#include "moc_player_figures.cpp"
