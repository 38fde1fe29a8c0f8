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
    explicit RuleTools(const Surroundings& surroundings) : m_surroundings(surroundings) {
        setObjectName(u"ruleTools"_s);
        setFocusPolicy(Qt::NoFocus); // its fields are what is reached
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        OpenBook& book = m_surroundings.book;
        connect(&book, &OpenBook::eventChosen, this, [this] { makeTools(); });
        connect(&book, &OpenBook::eventChanged, this, [this] {
            if (m_surroundings.book.event().details.sets != m_sets)
                makeTools();
        });
        makeTools();
    }

private:
    void makeTools() {
        const OpenBook& book = m_surroundings.book;
        if (!book.hasEvent() || !std::holds_alternative<DunePlay>(book.event().play))
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
        add(BattleTool::tr("Battle losses"), new BattleTool(m_surroundings));
        add(AdjudicateTool::tr("Adjudication by hand"), new AdjudicateTool(m_surroundings));
        add(TurnOrderTool::tr("Turn order"), new TurnOrderTool(m_surroundings));
        add(DieTool::tr("Dice"), new DieTool(m_surroundings));
        add(ClockGuide::tr("Calling the clock"), new ClockGuide(m_surroundings));
        column->addStretch(1);
        setWidget(inner); // takes the one before away
    }

    Surroundings m_surroundings;
    std::vector<GameSet> m_sets;
};

} // namespace

std::unique_ptr<QWidget> makeRuleTools(const Surroundings& surroundings) {
    return std::make_unique<RuleTools>(surroundings);
}

} // namespace mentat
