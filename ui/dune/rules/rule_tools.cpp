#include "ui/dune/rules/rule_tools.h"

#include "reports/wording/dune/dune_clock_words.h"
#include "ui/desk/keys.h"
#include "ui/dune/rules/adjudicate_tool.h"
#include "ui/dune/rules/battle_tool.h"
#include "ui/dune/rules/turn_tools.h"
#include "ui/heats/clock/clock_panel.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

QLabel* makeToolNote(const QString& text) {
    auto* note = new TextLabel(TextLevel::Weak, text);
    note->setWordWrap(true);
    return note;
}

QSpinBox* makeNumberBox(const NumberField& field) {
    auto* box = new QSpinBox;
    box->setObjectName(field.name);
    box->setAccessibleName(field.spoken);
    box->setRange(field.least, field.most);
    box->setAlignment(Qt::AlignRight);
    return box;
}

bool hasSet(const Event& event, GameSet set) {
    return std::ranges::find(event.details.sets, set) != event.details.sets.end();
}

std::vector<Faction> factionsOf(const Event& event) {
    std::vector<Faction> factions;
    for (size_t i = 0; i < std::size(idsOf<Faction>); ++i) {
        const auto faction = static_cast<Faction>(i);
        if (hasSet(event, setOf(faction)))
            factions.push_back(faction);
    }
    return factions;
}

namespace {

/// Keeps typed values until another event is chosen, or its game sets change.
class RuleTools final : public QScrollArea {
public:
    explicit RuleTools(const PageContext& pageContext) : m_pageContext(pageContext) {
        setObjectName(u"ruleTools"_s);
        setFocusPolicy(Qt::NoFocus); // only its fields take the focus
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
        const auto titled = [](const QString& title, QWidget* tool) {
            auto* part = new QWidget;
            addParts(bareColumn(part, space::small),
                     {new TextLabel(TextLevel::GroupTitle, title), tool, FreeSpace{}});
            return part;
        };
        m_pair = new QBoxLayout(QBoxLayout::TopToBottom);
        m_pair->setSpacing(space::group);
        m_pair->addWidget(titled(BattleTool::tr("Battle losses"), new BattleTool(m_pageContext)),
                          1);
        m_pair->addWidget(titled(TurnOrderTool::tr("Turn order"), new TurnOrderTool(m_pageContext)),
                          1);
        auto* inner = new QWidget;
        addParts(
            columnWithin(inner, {0, 0, space::small, space::page}, space::group),
            {m_pair,
             titled(AdjudicateTool::tr("Adjudication by hand"), new AdjudicateTool(m_pageContext)),
             titled(DieTool::tr("Dice"), new DieTool(m_pageContext)),
             titled(ClockGuide::tr("Calling the clock"), new ClockGuide(m_pageContext)),
             FreeSpace{}});
        setWidget(inner); // deletes the previous widget
        pairTools();
    }

    void resizeEvent(QResizeEvent* event) override {
        QScrollArea::resizeEvent(event);
        pairTools();
    }
    bool viewportEvent(QEvent* event) override {
        if (event->type() == QEvent::LayoutRequest)
            pairTools(); // the letters have another size
        return QScrollArea::viewportEvent(event);
    }

    /// Puts the turn order beside the battle losses where both have room.
    void pairTools() {
        if (!m_pair)
            return;
        int both = m_pair->spacing() + space::small;
        for (int tool = 0; tool < m_pair->count(); ++tool)
            both += m_pair->itemAt(tool)->widget()->minimumSizeHint().width();
        m_pair->setDirection(both <= viewport()->width() ? QBoxLayout::LeftToRight
                                                         : QBoxLayout::TopToBottom);
    }

    PageContext m_pageContext;
    std::vector<GameSet> m_sets;
    QBoxLayout* m_pair = nullptr; // of the two tools of a turn
};

} // namespace

std::unique_ptr<QWidget> makeRuleTools(const PageContext& pageContext) {
    return std::make_unique<RuleTools>(pageContext);
}

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

#include "moc_rule_tools.cpp"
