#include "ui/pages/rules/turn_view.h"

#include "ui/desk/book_rules.h"
#include "ui/lists/plain_lists.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/spacing.h"
#include "ui/pages/rules/rule_text.h"
#include "ui/pages/rules/rule_view.h"

using namespace Qt::StringLiterals;

namespace mentat {

static constexpr int stepsLetters = 110; // of the steps, with the room around their text

TurnView::TurnView(const PageContext& pageContext, const Turn& turn, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_turn(turn)
    , m_phases(named(new LineList, u"turnPhases"_s, tr("Phases of a turn")))
    , m_steps(named(new RuleView(tr("Steps of the phase")), u"turnSteps"_s)) {
    setObjectName(u"turn"_s);
    setFocusProxy(m_phases);
    for (const TurnPhase& phase : turn.phases)
        m_phases->addItem(phase.title);
    keepToMeasure(*m_steps, stepsLetters);
    addParts(bareRow(this, space::page), {m_phases, {m_steps, 1000}, FreeRoom{}});
    connect(m_phases, &QListWidget::currentRowChanged, this, &TurnView::showPhase);
    connect(m_phases, &QListWidget::itemActivated, m_steps, [this] { m_steps->setFocus(); });
    connect(m_steps, &RuleView::ruleWanted, this, &TurnView::ruleWanted);
    connect(&m_book.rules(), &BookRules::changed, this,
            [this] { showPhase(m_phases->currentRow()); });
    m_phases->setCurrentRow(0);
}

void TurnView::showPhase(int place) {
    const RulesDesk* desk = m_book.rules().desk();
    if (desk && place >= 0)
        m_steps->showHtml(phaseText(*desk, m_turn.phases[static_cast<size_t>(place)],
                                    m_book.rules().scope(), m_book.wording()));
}

} // namespace mentat
