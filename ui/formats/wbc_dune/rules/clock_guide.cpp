#include "ui/formats/wbc_dune/rules/rule_tools.h"

#include "reports/wording/formats/wbc_dune/dune_clock_words.h"
#include "ui/desk/keys.h"
#include "ui/formats/wbc_dune/rules/tool_parts.h"
#include "ui/heats/clock/clock_panel.h"
#include "ui/look/spacing.h"

#include <QGridLayout>
#include <QLabel>

namespace mentat {

ClockGuide::ClockGuide(const PageContext& pageContext, QWidget* parent) : QWidget(parent) {
    const ClockWording wording(pageContext.book.wording().language(), duneClockWords());
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(space::group);
    grid->setVerticalSpacing(space::tight);
    int row = 0;
    for (const ClockWords& words : wording.all()) {
        auto* limit = new QLabel(clockLimit(*words.rule));
        auto* whenOver = new QLabel(tr("then: %1").arg(wording.whenOver(words)));
        whenOver->setWordWrap(true);
        grid->addWidget(new QLabel(wording.name(words)), row, 0);
        grid->addWidget(limit, row, 1, Qt::AlignRight);
        grid->addWidget(whenOver, row, 2);
        ++row;
    }
    grid->setColumnStretch(2, 1);
    auto* column = bareColumn(this, space::small);
    column->addLayout(grid);
    column->addWidget(
        makeToolNote(tr("%1 calls the clock, from any page.").arg(keyName(DeskKey::CallClock))));
    column->addWidget(new ClockPanel(pageContext.book, wording.all(), *this));
}

} // namespace mentat
