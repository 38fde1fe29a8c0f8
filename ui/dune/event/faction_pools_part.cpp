#include "ui/dune/event/faction_pools_part.h"

#include "reports/wording/dune/rule_notes.h"
#include "scoring/dune/games/factions.h"
#include "ui/look/side_chip.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// A faction's chip with its name.
class FactionLine final : public QWidget {
public:
    FactionLine(Faction faction, const QString& name) : m_faction(faction), m_name(name) {
        setAccessibleName(name);
    }
    [[nodiscard]] QSize sizeHint() const override {
        const QSize chip = chipSize(fontMetrics());
        return {chip.width() + space::small + fontMetrics().horizontalAdvance(m_name),
                chip.height() + space::tight};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const QSize chip = chipSize(fontMetrics());
        const QColor text = palette().color(QPalette::WindowText);
        paintSideChip(painter, QRect(QPoint(0, (height() - chip.height()) / 2), chip), m_faction,
                      text);
        painter.setPen(text);
        painter.drawText(rect().adjusted(chip.width() + space::small, 0, 0, 0), Qt::AlignVCenter,
                         m_name);
    }

private:
    Faction m_faction;
    QString m_name;
};

/// Tables and the factions they draw from, as text.
struct Pool {
    QString title;
    QString rule;
    std::vector<Faction> factions;
};

} // namespace

FactionPoolsPart::FactionPoolsPart(const PageContext& pageContext) : m_book(pageContext.book) {
    setObjectName(u"factionPoolsPart"_s);
    setAccessibleName(tr("Factions by kind of table"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    m_book.followEvent(this, &FactionPoolsPart::showPools);
    showPools();
}

void FactionPoolsPart::showPools() {
    if (!m_book.hasEvent())
        return;
    constexpr size_t fullTable = 6;
    constexpr size_t smallTable = 3;
    const std::vector<GameSet>& sets = m_book.event().details.sets;
    if (sets == m_shown)
        return;
    m_shown = sets;
    const bool onlyBase = sets == std::vector<GameSet>{GameSet::Base};
    const auto note
        = [this](RuleNote which) { return ruleNote(m_book.wording().language(), which); };
    std::vector<Pool> pools{
        {onlyBase ? tr("Table of four to six") : tr("Base table of four to six"),
         note(RuleNote::PoolOfFullTable), factionPool(sets, false, fullTable)},
        {onlyBase ? tr("Table of three") : tr("Base table of three"), note(RuleNote::PoolOfThree),
         factionPool(sets, false, smallTable)}};
    if (!onlyBase)
        pools.push_back({tr("Table with the expansion"), note(RuleNote::PoolWithExpansion),
                         factionPool(sets, true, fullTable)});
    auto* inner = new QWidget;
    auto* row = rowWithin(inner, {0, 0, 0, space::page}, space::group);
    for (const Pool& pool : pools) {
        auto* column = bareColumn(nullptr, space::small);
        auto* title = wrapped(new TextLabel(TextLevel::GroupTitle, pool.title));
        column->addWidget(title);
        auto* rule = wrapped(new TextLabel(TextLevel::Weak, pool.rule));
        column->addWidget(rule);
        for (const Faction faction : pool.factions)
            column->addWidget(new FactionLine(faction, m_book.wording().sideName(faction)));
        column->addStretch(1);
        row->addLayout(column, 1);
    }
    setWidget(inner);
}

} // namespace mentat

#include "moc_faction_pools_part.cpp"
