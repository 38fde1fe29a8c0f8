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
#include <QFrame>
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

/// A tool below its title, with a border like a table's card.
QFrame* cardOf(const QString& title, QWidget* tool) {
    auto* card = new QFrame;
    card->setFrameShape(QFrame::StyledPanel);
    card->setAutoFillBackground(true);
    card->setBackgroundRole(QPalette::Base);
    addParts(columnWithin(card, {space::medium, space::small, space::medium, space::small},
                          space::small),
             {new TextLabel(TextLevel::GroupTitle, title), tool, FreeSpace{}});
    for (QLabel* label : card->findChildren<QLabel*>())
        label->setForegroundRole(QPalette::WindowText); // on a base, weak words would be black
    return card;
}

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
        auto* adjudicate = new AdjudicateTool(m_pageContext);
        auto* shorter = new QWidget; // both together are about as high as the adjudication
        addParts(bareColumn(shorter, space::medium),
                 {cardOf(DieTool::tr("Dice"), new DieTool(m_pageContext)),
                  {cardOf(ClockGuide::tr("Calling the clock"), new ClockGuide(m_pageContext)), 1}});
        m_rows = {Row{cardOf(BattleTool::tr("Battle losses"), new BattleTool(m_pageContext)),
                      cardOf(TurnOrderTool::tr("Turn order"), new TurnOrderTool(m_pageContext))},
                  Row{cardOf(AdjudicateTool::tr("Adjudication by hand"), adjudicate), shorter}};
        m_adjudicate = adjudicate;
        auto* inner = new QWidget;
        auto* column = columnWithin(inner, {0, 0, space::small, 0}, space::medium);
        for (Row& row : m_rows) {
            row.line = new QBoxLayout(QBoxLayout::TopToBottom);
            row.line->setSpacing(space::medium);
            row.line->addWidget(row.left, 1);
            row.line->addWidget(row.right, 1);
            column->addLayout(row.line);
        }
        column->addStretch();
        setWidget(inner); // deletes the previous widget
        arrange();
    }

    void resizeEvent(QResizeEvent* event) override {
        QScrollArea::resizeEvent(event);
        arrange();
    }
    bool viewportEvent(QEvent* event) override {
        if (event->type() == QEvent::LayoutRequest)
            arrange(); // the letters have another size
        return QScrollArea::viewportEvent(event);
    }

    /// Two tools, side by side or one below the other.
    struct Row {
        QWidget* left = nullptr;
        QWidget* right = nullptr;
        QBoxLayout* line = nullptr;

        /// The widths that both need side by side, with whole titles of columns.
        [[nodiscard]] int leftWidth(const AdjudicateTool& adjudicate) const {
            const int least = left->minimumSizeHint().width();
            if (!left->isAncestorOf(&adjudicate))
                return least;
            const int edges = least - adjudicate.minimumSizeHint().width();
            return std::max(least, adjudicate.wholeWidth() + edges);
        }
        [[nodiscard]] int rightWidth() const { return right->minimumSizeHint().width(); }
        void put(QBoxLayout::Direction direction, int leftLeast, int rightLeast) const {
            line->setDirection(direction);
            left->setMinimumWidth(leftLeast);
            right->setMinimumWidth(rightLeast);
        }
    };

    /// Puts tools side by side where both have room: all in two columns, or else row by row.
    void arrange() {
        if (m_rows.empty() || !widget())
            return;
        const QMargins margins = widget()->layout()->contentsMargins();
        const int room = viewport()->width() - margins.left() - margins.right();
        const int gap = m_rows.front().line->spacing();
        int left = 0;
        int right = 0;
        for (const Row& row : m_rows) {
            left = std::max(left, row.leftWidth(*m_adjudicate));
            right = std::max(right, row.rightWidth());
        }
        const bool areColumns = left + gap + right <= room;
        for (const Row& row : m_rows) {
            const int ownLeft = areColumns ? left : row.leftWidth(*m_adjudicate);
            const int ownRight = areColumns ? right : row.rightWidth();
            if (ownLeft + gap + ownRight <= room)
                row.put(QBoxLayout::LeftToRight, ownLeft, ownRight);
            else
                row.put(QBoxLayout::TopToBottom, 0, 0);
        }
    }

    PageContext m_pageContext;
    std::vector<GameSet> m_sets;
    std::vector<Row> m_rows;
    const AdjudicateTool* m_adjudicate = nullptr;
};

} // namespace

std::unique_ptr<QWidget> makeRuleTools(const PageContext& pageContext) {
    return std::make_unique<RuleTools>(pageContext);
}

ClockGuide::ClockGuide(const PageContext& pageContext, QWidget* parent) : QWidget(parent) {
    const ClockWording wording(pageContext.book.wording().language(), duneClockWords());
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(space::page);
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
