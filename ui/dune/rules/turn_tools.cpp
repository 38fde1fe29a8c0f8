#include "ui/dune/rules/turn_tools.h"

#include "app/session/acts.h"
#include "scoring/tools/dice.h"
#include "ui/dune/rules/rule_tools.h"
#include "ui/itemmodels/value_texts.h"
#include "ui/look/accent_button.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSpinBox>

#include <algorithm>
#include <ranges>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr int dotsInLine = 2;
constexpr int lettersOfChoice = 9;

} // namespace

TurnOrderTool::TurnOrderTool(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_storm(
          makeNumberBox({u"stormSector"_s, tr("Sector of the storm"), Sector::min, Sector::max}))
    , m_hint(makeToolNote(tr("Type the storm's sector, and who is at each dot.")))
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
            faction->addItem(m_book.wording().sideName(one), static_cast<int>(one));
        m_dots[i] = {sector, faction};
    }
}

void TurnOrderTool::layOut() {
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(space::small);
    grid->setVerticalSpacing(space::small);
    for (size_t i = 0; i < m_dots.size(); ++i) {
        const int line = static_cast<int>(i) / dotsInLine;
        const int column = 3 * (static_cast<int>(i) % dotsInLine);
        auto* label = new QLabel(tr("Dot %1").arg(i + 1));
        label->setBuddy(m_dots[i].sector);
        grid->addWidget(label, line, column);
        grid->addWidget(m_dots[i].sector, line, column + 1);
        grid->addWidget(m_dots[i].faction, line, column + 2);
    }
    grid->setColumnStretch(3 * dotsInLine, 1);
    m_hint->setObjectName(u"turnOrderHint"_s);
    m_order->setObjectName(u"turnOrder"_s);
    m_order->setWordWrap(true);
    m_guild->setObjectName(u"turnOrderGuild"_s);
    showPlainly(*m_guild);
    m_guild->setText(tr("The Guild ships and moves whenever it wants; its battles keep its dot's "
                        "place in the order."));
    m_clash->setObjectName(u"turnOrderClash"_s);
    auto* storm = new QLabel(tr("Storm sector"));
    storm->setBuddy(m_storm);
    auto* column = bareColumn(this, space::small);
    column->addLayout(rowOfParts({storm, m_storm, FreeSpace{}})); // above, to narrow the grid
    column->addLayout(grid);
    column->addWidget(m_hint);
    column->addWidget(m_order);
    column->addWidget(m_guild);
    column->addWidget(m_clash);
    column->addWidget(makeToolNote(
        tr("The storm moves counterclockwise, toward higher sectors. The player whose dot it "
           "reaches next goes first. A dot in the storm's own sector goes last, because the "
           "storm has already reached it; that is a house reading, since the sources are silent. "
           "The dots are in the board's usual sectors; 0 means none.")));
}

std::vector<TurnOrderTool::TakenDot> TurnOrderTool::placed() const {
    std::vector<TakenDot> dots;
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

/// The dot that is taken twice; empty: none.
QString TurnOrderTool::clash(const std::vector<TakenDot>& dots) const {
    for (size_t later = 1; later < dots.size(); ++later) {
        for (size_t earlier = 0; earlier < later; ++earlier) {
            if (dots[later].sector == dots[earlier].sector)
                return tr("Two dots are in sector %1.").arg(dots[later].sector.value());
            if (dots[later].faction && dots[later].faction == dots[earlier].faction)
                return tr("%1 is at two dots.")
                    .arg(m_book.wording().sideName(*dots[later].faction));
        }
    }
    return {};
}

QString TurnOrderTool::orderText(const std::vector<TakenDot>& dots) const {
    std::vector<Sector> sectors;
    for (const TakenDot& dot : dots)
        sectors.push_back(dot.sector);
    QStringList players;
    for (const size_t position : turnOrder(Sector(m_storm->value()), sectors)) {
        const TakenDot& dot = dots[position];
        const auto place = players.size() + 1;
        players.append(
            dot.faction ? tr("%1. %2 (sector %3)", "place, faction, sector")
                              .arg(place)
                              .arg(m_book.wording().sideName(*dot.faction))
                              .arg(dot.sector.value())
                        : tr("%1. sector %2", "place, sector").arg(place).arg(dot.sector.value()));
    }
    return players.join(u" · "_s);
}

/// Whether the storm and the dots are where the tool puts them at first.
bool TurnOrderTool::isAsMade() const {
    bool isUsual = m_storm->value() == Sector::max;
    for (size_t i = 0; i < m_dots.size(); ++i) {
        isUsual = isUsual && m_dots[i].sector->value() == usualDots[i].value()
                  && m_dots[i].faction->currentIndex() == 0;
    }
    return isUsual;
}

void TurnOrderTool::answer() {
    m_hint->setVisible(isAsMade());
    m_order->setVisible(!isAsMade());
    const auto dots = placed();
    const QString wrong = clash(dots);
    m_clash->setText(wrong);
    m_order->setText(wrong.isEmpty() ? orderText(dots) : QString());
    m_guild->setVisible(std::ranges::any_of(
        dots, [](const TakenDot& dot) { return dot.faction == Faction::Guild; }));
}

namespace {

constexpr int mostDice = 6;
constexpr int whatLetters = 20;     // at least
constexpr int mostWhatLetters = 60; // the button stays near
constexpr size_t earlierRolls = 5;

/// The topic of recorded rolls among the rulings; part of the file format, so not translated.
const QString& dieTopic() {
    static const QString topic = u"die"_s;
    return topic;
}

bool isRoll(const Ruling& ruling) {
    return ruling.topic == dieTopic() && ruling.answer;
}

/// "14:05 Who begins: 4"
QString rollText(const Ruling& ruling) {
    const QString what = ruling.question.value_or(DieTool::tr("(no purpose given)"));
    if (!ruling.time)
        return DieTool::tr("%1: %2", "what a die was for, its number").arg(what, *ruling.answer);
    return DieTool::tr("%1 %2: %3", "time, what a die was for, its number")
        .arg(timeText(ruling.time->time()), what, *ruling.answer);
}

} // namespace

DieTool::DieTool(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_pageContext(pageContext)
    , m_book(pageContext.book)
    , m_what(new QLineEdit)
    , m_dice(makeNumberBox({u"dieNumber"_s, tr("Number of dice"), 1, mostDice}))
    , m_roll(new AccentButton(tr("Roll")))
    , m_shown(new TextLabel(TextLevel::Loud))
    , m_recorded(new QLabel)
    , m_before(makeToolNote())
    , m_cannot(new ReasonLine) {
    setObjectName(u"dieTool"_s);
    layOut();
    connect(m_roll, &QPushButton::clicked, this, &DieTool::roll);
    connect(m_what, &QLineEdit::returnPressed, this, &DieTool::roll);
    connect(&m_book, &OpenBook::eventChanged, this, &DieTool::showRolls);
    showRolls();
}

void DieTool::layOut() {
    m_what->setObjectName(u"dieWhat"_s);
    m_what->setAccessibleName(tr("What the roll is for"));
    m_what->setMinimumWidth(whatLetters * fontMetrics().averageCharWidth());
    keepToMeasure(*m_what, mostWhatLetters);
    m_roll->setObjectName(u"dieRoll"_s);
    m_shown->setObjectName(u"dieShown"_s);
    m_recorded->setObjectName(u"dieRecorded"_s);
    m_before->setObjectName(u"dieBefore"_s);
    m_cannot->setObjectName(u"dieCannot"_s);
    showPlainly(*m_recorded);
    auto* what = new QLabel(tr("What for"));
    what->setBuddy(m_what);
    auto* dice = new QLabel(tr("Dice"));
    dice->setBuddy(m_dice);
    auto* line = new QHBoxLayout;
    line->setSpacing(space::small);
    line->addWidget(what);
    line->addWidget(m_what, 1);
    line->addWidget(dice);
    line->addWidget(m_dice);
    line->addWidget(m_roll);
    line->addStretch();
    auto* outcome = new QHBoxLayout;
    outcome->setSpacing(space::page);
    outcome->addWidget(m_shown);
    outcome->addWidget(m_recorded, 1);
    auto* column = bareColumn(this, space::small);
    column->addLayout(line);
    column->addLayout(outcome);
    column->addWidget(m_before);
    column->addWidget(m_cannot);
}

/// "4", or "4 6 2"
QString DieTool::rolledDice() const {
    QStringList dice;
    while (dice.size() < m_dice->value()) {
        if (const auto die = dieOf(m_pageContext.newSeed()))
            dice.append(QString::number(die->value()));
    }
    return dice.join(u' ');
}

void DieTool::roll() {
    if (!m_book.canWrite())
        return;
    Ruling ruling;
    const QString what = m_what->text().trimmed();
    if (!what.isEmpty())
        ruling.question = what;
    ruling.answer = rolledDice();
    ruling.topic = dieTopic();
    ruling.time = m_book.now();
    // Shows a roll only after it is saved: an unrecorded roll does not count.
    if (!m_book.perform(recordRuling(m_book.event(), ruling)))
        return;
    m_last = ruling;
    m_what->clear();
    showRolls();
}

void DieTool::showRolls() {
    const auto& rulings = m_book.event().rulings;
    const bool stands = m_last && std::ranges::find(rulings, *m_last) != rulings.end();
    m_shown->setVisible(stands);
    m_recorded->setVisible(m_last.has_value());
    if (m_last) {
        m_shown->setText(*m_last->answer);
        m_recorded->setText(stands ? tr("Recorded with the rulings: %1").arg(rollText(*m_last))
                                   : tr("Undone: %1").arg(rollText(*m_last)));
    }
    QStringList earlier;
    for (const Ruling& ruling : rulings | std::views::reverse | std::views::filter(isRoll)) {
        if (!(stands && ruling == *m_last) && earlier.size() < qsizetype(earlierRolls))
            earlier.append(rollText(ruling));
    }
    m_before->setText(earlier.isEmpty() ? tr("Every roll is recorded with the rulings.")
                                        : tr("Rolled before: %1").arg(earlier.join(u" · "_s)));
    m_roll->setEnabled(m_book.canWrite());
    m_cannot->setText(m_book.canWrite()
                          ? QString()
                          : tr("Rolls cannot be recorded: this event cannot be changed."),
                      ReasonLine::Weight::Warning);
}

} // namespace mentat

#include "moc_turn_tools.cpp"
