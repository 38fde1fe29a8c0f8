#include "ui/mapping/line_choices.h"

#include "ui/desk/widget_parts.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"

#include <QCheckBox>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

LineChoices::LineChoices(QWidget* parent)
    : QWidget(parent)
    , m_line(named(new QPushButton(tr("Leave out")), u"importToggle"_s)) {
    auto* row = new WrappingRow;
    row->setSpacing(space::small);
    row->addWidget(m_line);
    for (const PersonFact fact : allPersonFacts) {
        auto* box
            = named(new QCheckBox(tr("Take it")), u"importFact%1"_s.arg(static_cast<int>(fact)));
        connect(box, &QCheckBox::clicked, this,
                [this, fact](bool isTaken) { Q_EMIT factToggled(fact, isTaken); });
        m_facts.emplace_back(fact, box);
        row->addWidget(box);
    }
    row->addStretch();
    bareColumn(this, 0)->addLayout(row);
    setMinimumHeight(m_line->sizeHint().height());
    connect(m_line, &QPushButton::clicked, this, &LineChoices::lineToggled);
    show({}, {});
}

void LineChoices::show(std::optional<bool> isTaken, const std::vector<Fact>& facts) {
    m_line->setEnabled(isTaken.has_value());
    setTextAndKey(*m_line, isTaken.value_or(true) ? tr("Leave out") : tr("Take it"),
                  QKeySequence(Qt::Key_Space));
    for (const auto& [fact, box] : m_facts) {
        const auto said = std::ranges::find(facts, fact, &Fact::fact);
        box->setVisible(said != facts.end());
        if (said == facts.end())
            continue;
        box->setText(said->text);
        box->setChecked(said->isTaken);
    }
}

} // namespace mentat
