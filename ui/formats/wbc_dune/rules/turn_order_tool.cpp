#include "ui/formats/wbc_dune/rules/turn_order_tool.h"

#include "ui/formats/wbc_dune/rules/tool_parts.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QComboBox>
#include <QGridLayout>
#include <QSpinBox>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int dotsInLine = 2;
constexpr int lettersOfChoice = 12;

} // namespace

TurnOrderTool::TurnOrderTool(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_storm(
          makeNumberBox({u"stormSector"_s, tr("Sector of the storm"), Sector::min, Sector::max}))
    , m_order(new TextLabel(TextLevel::Strong))
    , m_guild(new QLabel)
    , m_clash(new ReasonLine) {
    setObjectName(u"turnOrderTool"_s);
    m_storm->setValue(Sector::max);
    m_storm->setWrapping(true);
    makeDots();
    layOut();
    connect(m_storm, &QSpinBox::valueChanged, this, &TurnOrderTool::answer);
    for (const Dot& dot : m_dots) {
        connect(dot.sector, &QSpinBox::valueChanged, this, &TurnOrderTool::answer);
        connect(dot.faction, &QComboBox::currentIndexChanged, this, &TurnOrderTool::answer);
    }
    answer();
}

void TurnOrderTool::makeDots() {
    for (size_t i = 0; i < m_dots.size(); ++i) {
        const int number = static_cast<int>(i) + 1;
        auto* sector = makeNumberBox(
            {u"dotSector%1"_s.arg(number), tr("Sector of dot %1").arg(number), 0, Sector::max});
        sector->setSpecialValueText(tr("none"));
        sector->setValue(usualDots[i].value());
        auto* faction = new QComboBox;
        faction->setObjectName(u"dotFaction%1"_s.arg(number));
        faction->setAccessibleName(tr("Faction of dot %1").arg(number));
        faction->setAccessibleDescription(tr("The faction whose dot is there"));
        faction->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        faction->setMinimumContentsLength(lettersOfChoice);
        connect(faction, &QComboBox::currentTextChanged, faction, &QWidget::setToolTip);
        faction->addItem(tr("– any faction"));
        for (const Faction one : factionsOf(m_book.event()))
            faction->addItem(m_book.wording().factionName(one), static_cast<int>(one));
        m_dots[i] = {sector, faction};
    }
}

void TurnOrderTool::layOut() {
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(space::small);
    grid->setVerticalSpacing(space::small);
    const auto add = [grid](const QString& text, QWidget* field, int line, int column) {
        auto* label = new QLabel(text);
        label->setBuddy(field);
        grid->addWidget(label, line, column);
        grid->addWidget(field, line, column + 1);
    };
    add(tr("Storm in sector"), m_storm, 0, 0);
    for (size_t i = 0; i < m_dots.size(); ++i) {
        const int line = 1 + static_cast<int>(i) / dotsInLine;
        const int column = 3 * (static_cast<int>(i) % dotsInLine);
        add(tr("Dot %1").arg(i + 1), m_dots[i].sector, line, column);
        grid->addWidget(m_dots[i].faction, line, column + 2);
    }
    grid->setColumnStretch(3 * dotsInLine, 1);
    m_order->setObjectName(u"turnOrder"_s);
    m_order->setWordWrap(true);
    m_guild->setObjectName(u"turnOrderGuild"_s);
    showPlainly(*m_guild);
    m_guild->setText(tr("The Guild ships and moves whenever it wants; its battles keep its dot's "
                        "place in the order."));
    m_clash->setObjectName(u"turnOrderClash"_s);
    auto* column = bareColumn(this, space::small);
    column->addLayout(grid);
    column->addWidget(m_order);
    column->addWidget(m_guild);
    column->addWidget(m_clash);
    column->addWidget(makeToolNote(tr(
        "The storm moves counterclockwise, toward higher sectors. The player whose dot it "
        "reaches next goes first. A dot in the storm's own sector goes last, because the "
        "storm has already reached it; that is a house reading, since the sources are silent.")));
    column->addWidget(makeToolNote(tr("Dots are in the board's usual sectors: 2, 5, 8, 11, 14, "
                                      "and 17. You can change them; 0 means none.")));
}

std::vector<TurnOrderTool::Placed> TurnOrderTool::placed() const {
    std::vector<Placed> dots;
    for (const Dot& dot : m_dots) {
        if (dot.sector->value() == 0)
            continue;
        const QVariant chosen = dot.faction->currentData();
        dots.push_back({Sector(dot.sector->value()),
                        chosen.isValid() ? std::optional(static_cast<Faction>(chosen.toInt()))
                                         : std::nullopt});
    }
    return dots;
}

/// What stands twice; empty where nothing does.
QString TurnOrderTool::clash(const std::vector<Placed>& dots) const {
    for (size_t later = 1; later < dots.size(); ++later) {
        for (size_t earlier = 0; earlier < later; ++earlier) {
            if (dots[later].sector == dots[earlier].sector)
                return tr("Two dots are in sector %1.").arg(dots[later].sector.value());
            if (dots[later].faction && dots[later].faction == dots[earlier].faction)
                return tr("%1 is at two dots.")
                    .arg(m_book.wording().factionName(*dots[later].faction));
        }
    }
    return {};
}

QString TurnOrderTool::orderText(const std::vector<Placed>& dots) const {
    std::vector<Sector> sectors;
    for (const Placed& dot : dots)
        sectors.push_back(dot.sector);
    QStringList players;
    for (const size_t position : turnOrder(Sector(m_storm->value()), sectors)) {
        const Placed& dot = dots[position];
        const auto place = players.size() + 1;
        players.append(
            dot.faction ? tr("%1. %2 (sector %3)", "place, faction, sector")
                              .arg(place)
                              .arg(m_book.wording().factionName(*dot.faction))
                              .arg(dot.sector.value())
                        : tr("%1. sector %2", "place, sector").arg(place).arg(dot.sector.value()));
    }
    return players.join(u" · "_s);
}

void TurnOrderTool::answer() {
    const auto dots = placed();
    const QString wrong = clash(dots);
    m_clash->setText(wrong);
    m_order->setText(wrong.isEmpty() ? orderText(dots) : QString());
    m_guild->setVisible(
        std::ranges::any_of(dots, [](const Placed& dot) { return dot.faction == Faction::Guild; }));
}

} // namespace mentat
