#include "ui/formats/wbc_dune/rules/rule_tools.h"

#include "ui/formats/wbc_dune/rules/adjudicate_tool.h"
#include "ui/formats/wbc_dune/rules/battle_tool.h"
#include "ui/formats/wbc_dune/rules/die_tool.h"
#include "ui/formats/wbc_dune/rules/turn_order_tool.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// What is typed stays until the event, or the boxes that it is played with, are others.
class RuleTools final : public QScrollArea {
public:
    explicit RuleTools(const PageContext& pageContext) : m_pageContext(pageContext) {
        setObjectName(u"ruleTools"_s);
        setFocusPolicy(Qt::NoFocus); // its fields are what is reached
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        OpenBook& book = m_pageContext.book;
        connect(&book, &OpenBook::eventChosen, this, [this] { makeTools(); });
        connect(&book, &OpenBook::eventChanged, this, [this] {
            if (m_pageContext.book.event().details.sets != m_sets)
                makeTools();
        });
        makeTools();
    }

private:
    void makeTools() {
        const OpenBook& book = m_pageContext.book;
        if (!book.hasEvent() || !heatsPlay(book.event()))
            return;
        m_sets = book.event().details.sets;
        auto* inner = new QWidget;
        auto* column = new QVBoxLayout(inner);
        column->setContentsMargins(0, 0, space::small, space::page);
        column->setSpacing(space::small);
        const auto add = [column](const QString& title, QWidget* tool) {
            if (column->count() > 0)
                column->addSpacing(space::group - space::small);
            column->addWidget(new TextLabel(TextLevel::GroupTitle, title));
            column->addWidget(tool);
        };
        add(BattleTool::tr("Battle losses"), new BattleTool(m_pageContext));
        add(AdjudicateTool::tr("Adjudication by hand"), new AdjudicateTool(m_pageContext));
        add(TurnOrderTool::tr("Turn order"), new TurnOrderTool(m_pageContext));
        add(DieTool::tr("Dice"), new DieTool(m_pageContext));
        add(ClockGuide::tr("Calling the clock"), new ClockGuide(m_pageContext));
        column->addStretch(1);
        setWidget(inner); // takes the one before away
    }

    PageContext m_pageContext;
    std::vector<GameSet> m_sets;
};

} // namespace

std::unique_ptr<QWidget> makeRuleTools(const PageContext& pageContext) {
    return std::make_unique<RuleTools>(pageContext);
}

} // namespace mentat
