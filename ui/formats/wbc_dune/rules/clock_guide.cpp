#include "ui/formats/wbc_dune/rules/rule_tools.h"

#include "reports/wording/formats/wbc_dune/clock_wording.h"
#include "ui/desk/keys.h"
#include "ui/formats/wbc_dune/clock/clock_panel.h"
#include "ui/formats/wbc_dune/rules/tool_parts.h"
#include "ui/look/spacing.h"

#include <QGridLayout>
#include <QLabel>

namespace mentat {

ClockGuide::ClockGuide(const PageContext& pageContext, QWidget* parent) : QWidget(parent) {
    const Language& language = pageContext.book.wording().language();
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(space::group);
    grid->setVerticalSpacing(space::tight);
    int row = 0;
    for (const auto& [action, id] : idsOf<ClockAction>) {
        auto* limit = new QLabel(clockLimit(action));
        auto* whenOver = new QLabel(
            tr("then: %1").arg(clockDefaultName(language, clockRuleOf(action).whenOver)));
        whenOver->setWordWrap(true);
        grid->addWidget(new QLabel(clockActionName(language, action)), row, 0);
        grid->addWidget(limit, row, 1, Qt::AlignRight);
        grid->addWidget(whenOver, row, 2);
        ++row;
    }
    grid->setColumnStretch(2, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::small);
    column->addLayout(grid);
    column->addWidget(
        makeToolNote(tr("%1 calls the clock, from any page.").arg(keyName(DeskKey::CallClock))));
    column->addWidget(new ClockPanel(pageContext.book, *this));
}

} // namespace mentat
