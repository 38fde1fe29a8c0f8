#include "ui/dune/rules/adjudicate_tool.h"

#include "app/session/people/known_people.h"
#include "model/event.h"
#include "reports/wording/dune/dune_wording.h"
#include "reports/wording/dune/rule_notes.h"
#include "scoring/dune/games/factions.h"
#include "scoring/dune/results/value_warnings.h"
#include "ui/dune/rules/rule_tools.h"
#include "ui/look/side_chip.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

PlayerId handPlayer(size_t row) {
    return *PlayerId::fromText(u"p%1"_s.arg(row + 1));
}

std::optional<Count> countIn(const QString& typed) {
    bool isNumber = false;
    const int number = typed.toInt(&isNumber);
    return isNumber ? Count::fromInt(number) : std::nullopt;
}

std::vector<Roll> rollsIn(const QString& typed) {
    std::vector<Roll> rolls;
    for (const QString& one : typed.split(u' ', Qt::SkipEmptyParts)) {
        if (const auto roll = Roll::fromInt(one.toInt()))
            rolls.push_back(*roll);
    }
    return rolls;
}

Seat typedSeat(const HandRow& row, size_t place) {
    Seat seat = seatOf(SeatNumber(static_cast<int>(place) + 1), handPlayer(place));
    dune(seat).faction = row.faction;
    if (const auto side = countIn(row.side))
        dune(seat).alliance = AllianceNumber(side->value());
    dune(seat).strongholds = countIn(row.values[0]);
    dune(seat).tokens = countIn(row.values[1]);
    dune(seat).spice = countIn(row.values[2]);
    dune(seat).cards = countIn(row.values[3]);
    dune(seat).shieldWall = row.shieldWall;
    dune(seat).rolls = rollsIn(row.die);
    return seat;
}

/// A copy of the event with one heat and one table for them.
Event eventOf(const std::vector<HandRow>& rows, const Event& event) {
    Event made{event.details, event.settings, {}, {}, {}, {}, {}, {}};
    Heat heat{HeatNumber(1), {}, {}, {}, {}, {}};
    for (size_t i = 0; i < rows.size(); ++i) {
        made.players.push_back(
            newPlayer(Name::fromText(rows[i].name).value_or(Name::placeholder()), handPlayer(i)));
        heat.entrants.push_back(handPlayer(i));
    }
    DunePlay play;
    play.heats.push_back(std::move(heat));
    made.play = std::move(play);
    return made;
}

/// Any other error only means that no one has won yet.
bool keepsFromVerdict(const Finding& error) {
    const Rule rule = ruleOf(error);
    return rule == Rule::R10_3 || rule == Rule::R10_6 || rule == Rule::R10_8;
}

bool isOfTypedValues(const Finding& warning) {
    const Rule rule = ruleOf(warning);
    return rule == Rule::R10_22 || rule == Rule::R10_23;
}

} // namespace

HandVerdict handVerdict(const std::vector<HandRow>& rows, const Event& event) {
    HandVerdict result{eventOf(rows, event), {}, {}, {}};
    Game game;
    dune(game).victory = Victory::Adjudicated;
    game.variant = hasVariant(event);
    for (size_t i = 0; i < rows.size(); ++i)
        game.seats.push_back(typedSeat(rows[i], i));
    GameReview review = reviewGame(result.event, {HeatNumber(1), TableNumber(1)}, game);
    std::ranges::copy_if(review.errors, std::back_inserter(result.errors), keepsFromVerdict);
    if (!result.errors.empty())
        return result;
    result.verdict = std::move(review.verdict);
    const Heat& heat = heatsPlay(result.event)->heats.front();
    std::ranges::copy_if(valueWarnings(result.event, {game, &heat, Pointer()}),
                         std::back_inserter(result.warnings), isOfTypedValues);
    return result;
}

namespace {

enum HandColumn {
    HandWho,
    HandSide,
    HandStrongholds,
    HandShieldWall,
    HandTokens,
    HandSpice,
    HandCards,
    HandDie,
    HandColumnCount
};

constexpr int whoLetters = 12;
constexpr int numberLetters = 4;

QString columnName(int column) {
    switch (column) {
    case HandWho: return AdjudicateTool::tr("Faction or name");
    case HandSide: return AdjudicateTool::tr("Side");
    case HandStrongholds: return AdjudicateTool::tr("Strongholds");
    case HandShieldWall: return AdjudicateTool::tr("Shield Wall");
    case HandTokens: return AdjudicateTool::tr("Tokens");
    case HandSpice: return AdjudicateTool::tr("Spice");
    case HandCards: return AdjudicateTool::tr("Cards");
    case HandDie: return AdjudicateTool::tr("Die");
    default: return {};
    }
}

Qt::Alignment alignmentOf(int column) {
    switch (column) {
    case HandWho: return Qt::AlignLeft | Qt::AlignVCenter;
    case HandShieldWall: return Qt::AlignCenter;
    default: return Qt::AlignRight | Qt::AlignVCenter;
    }
}

/// "Tokens, row 2"
QString spokenName(int column, int index) {
    return AdjudicateTool::tr("%1, row %2", "column, its row")
        .arg(columnName(column))
        .arg(index + 1);
}

RuleNote countedAt(CountAt when) {
    return when == CountAt::Stop ? RuleNote::CountedAtStop : RuleNote::CountedAfterTurn;
}

} // namespace

AdjudicateTool::AdjudicateTool(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_grid(new QGridLayout)
    , m_hint(makeToolNote())
    , m_verdict(new TextLabel(TextLevel::Strong))
    , m_findings(new ReasonLine)
    , m_clear(new QPushButton(tr("Clear"))) {
    setObjectName(u"adjudicateTool"_s);
    makeHeader(*m_grid);
    for (int i = 0; i < rowCount; ++i)
        makeRow(*m_grid, i);
    layOut();
    moveOnByEnter();
    fitWidths();
    connect(m_clear, &QPushButton::clicked, this, &AdjudicateTool::clear);
    connect(&m_book, &OpenBook::eventChanged, this, &AdjudicateTool::answer); // its settings decide
    answer();
}

void AdjudicateTool::makeHeader(QGridLayout& grid) const {
    for (int column = 0; column < HandColumnCount; ++column) {
        grid.addWidget(new ColumnTitle(columnName(column), alignmentOf(column)), 0, column);
    }
    grid.setColumnStretch(HandColumnCount, 1);
}

void AdjudicateTool::makeRow(QGridLayout& grid, int index) {
    const auto edit = [&](int column, const QString& name, const QRegularExpression& what) {
        auto* made = new QLineEdit;
        made->setObjectName(u"hand%1%2"_s.arg(name).arg(index + 1));
        made->setAccessibleName(spokenName(column, index));
        made->setValidator(new QRegularExpressionValidator(what, made));
        made->setAlignment(alignmentOf(column));
        grid.addWidget(made, index + 1, column, alignmentOf(column));
        connect(made, &QLineEdit::textChanged, this, &AdjudicateTool::answer);
        return made;
    };
    static const QRegularExpression dice(u"((1\\d|20|[1-9])( (1\\d|20|[1-9]))*)? ?"_s);
    static const QRegularExpression anything(u".*"_s);
    static const QRegularExpression oneDigit(u"[1-9]?"_s);
    static const QRegularExpression digits(u"\\d{0,3}"_s);
    Row& row = m_rows[static_cast<size_t>(index)];
    row.who = edit(HandWho, u"Who"_s, anything);
    row.tag = new SideTag;
    row.tag->setAttribute(Qt::WA_TransparentForMouseEvents); // a click there is for the field
    auto* within = addParts(bareRow(row.who), {FreeSpace{}, row.tag});
    within->setContentsMargins(0, 0, space::tight, 0);
    row.side = edit(HandSide, u"Side"_s, oneDigit);
    row.values[0] = edit(HandStrongholds, u"Strongholds"_s, digits);
    row.shieldWall = new QCheckBox;
    row.shieldWall->setObjectName(u"handShieldWall%1"_s.arg(index + 1));
    row.shieldWall->setAccessibleName(spokenName(HandShieldWall, index));
    grid.addWidget(row.shieldWall, index + 1, HandShieldWall, alignmentOf(HandShieldWall));
    connect(row.shieldWall, &QCheckBox::toggled, this, &AdjudicateTool::answer);
    row.values[1] = edit(HandTokens, u"Tokens"_s, digits);
    row.values[2] = edit(HandSpice, u"Spice"_s, digits);
    row.values[3] = edit(HandCards, u"Cards"_s, digits);
    row.die = edit(HandDie, u"Die"_s, dice);
}

void AdjudicateTool::layOut() {
    m_hint->setObjectName(u"handHint"_s);
    m_verdict->setObjectName(u"handVerdict"_s);
    m_verdict->setWordWrap(true);
    m_findings->setObjectName(u"handFindings"_s);
    m_clear->setObjectName(u"handClear"_s);
    m_clear->setAccessibleName(tr("Clear the adjudication"));
    m_grid->setHorizontalSpacing(space::small);
    m_grid->setVerticalSpacing(space::tight);
    auto* column = bareColumn(this, space::small);
    column->addLayout(m_grid);
    auto* outcome = rowOfParts({{m_hint, 1}, {m_verdict, 1}, {m_clear, 0, Qt::AlignTop}});
    column->addLayout(outcome);
    column->addWidget(m_findings);
    column->addWidget(
        makeToolNote(ruleNote(m_book.wording().language(), RuleNote::AdjudicationByHand)));
}

std::vector<QLineEdit*> AdjudicateTool::editsOf(const Row& row) {
    return {row.who, row.side, row.values[0], row.values[1], row.values[2], row.values[3], row.die};
}

/// As on a sheet.
void AdjudicateTool::moveOnByEnter() {
    QLineEdit* before = nullptr;
    for (const Row& row : m_rows) {
        for (QLineEdit* edit : editsOf(row)) {
            if (before)
                connect(before, &QLineEdit::returnPressed, edit, [edit] { edit->setFocus(); });
            before = edit;
        }
    }
    connect(before, &QLineEdit::returnPressed, m_clear, [this] { m_clear->setFocus(); });
}

void AdjudicateTool::fitWidths() {
    const int letter = fontMetrics().horizontalAdvance(u'0');
    const auto widthOf = [letter](int letters) { return letter * letters + 2 * space::medium; };
    for (const Row& row : m_rows) {
        for (QLineEdit* edit : editsOf(row))
            edit->setFixedWidth(widthOf(numberLetters));
        const int tag = row.tag->sizeHint().width() + space::tight;
        row.who->setTextMargins(0, 0, tag, 0); // the chip appears at the end of the field
        row.who->setFixedWidth(widthOf(whoLetters) + tag);
    }
}

void AdjudicateTool::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitWidths();
}

int AdjudicateTool::wholeWidth() const {
    return m_grid->sizeHint().width();
}

void AdjudicateTool::clear() {
    for (const Row& row : m_rows) {
        for (QLineEdit* edit : editsOf(row))
            edit->clear();
        row.shieldWall->setChecked(false);
    }
    m_rows.front().who->setFocus();
}

bool AdjudicateTool::isTyped(const Row& row) {
    return row.shieldWall->isChecked()
           || std::ranges::any_of(editsOf(row), [](const QLineEdit* edit) {
                  return !edit->text().trimmed().isEmpty();
              });
}

std::optional<Faction> AdjudicateTool::factionIn(const QString& typed) const {
    for (const Faction faction : factionsOf(m_book.event())) {
        if (typed.compare(QString(letterOf(faction)), Qt::CaseInsensitive) == 0
            || typed.compare(m_book.wording().sideName(faction), Qt::CaseInsensitive) == 0)
            return faction;
    }
    return std::nullopt;
}

HandRow AdjudicateTool::handRow(const Row& row, int index) const {
    HandRow typed;
    const QString who = row.who->text().trimmed();
    typed.faction = factionIn(who);
    if (typed.faction)
        typed.name = m_book.wording().sideName(*typed.faction);
    else
        typed.name = Name::isAcceptable(who) ? who : tr("Row %1").arg(index + 1);
    typed.side = row.side->text();
    for (size_t value = 0; value < row.values.size(); ++value)
        typed.values[value] = row.values[value]->text();
    typed.shieldWall = row.shieldWall->isChecked();
    typed.die = row.die->text();
    return typed;
}

void AdjudicateTool::answer() {
    const Event& event = m_book.event();
    std::vector<HandRow> typed;
    for (int i = 0; i < rowCount; ++i) {
        const Row& row = m_rows[static_cast<size_t>(i)];
        row.shieldWall->setEnabled(event.settings.shieldWallAdjudicated);
        const HandRow hand = handRow(row, i);
        row.tag->setSide(hand.faction, hand.faction ? hand.name : QString());
        if (isTyped(row))
            typed.push_back(hand);
    }
    const bool isCompared = typed.size() > 1;
    m_verdict->setVisible(isCompared);
    m_hint->setVisible(!isCompared);
    if (!isCompared) {
        m_hint->setText(ruleNote(m_book.wording().language(), countedAt(event.settings.countAt)));
        m_findings->setText({});
        return;
    }
    const HandVerdict result = handVerdict(typed, event);
    const NameOf nameOf = [&](const PlayerId& player) { return playerName(result.event, player); };
    m_verdict->setText(result.verdict
                           ? verdictReason(m_book.wording().language(), *result.verdict, nameOf)
                           : tr("No verdict until this is fixed:"));
    QStringList sentences;
    for (const Finding& finding : result.errors.empty() ? result.warnings : result.errors)
        sentences.append(m_book.worded(finding));
    m_findings->setText(sentences.join(u'\n'), result.errors.empty() ? ReasonLine::Weight::Warning
                                                                     : ReasonLine::Weight::Wrong);
}

} // namespace mentat

#include "moc_adjudicate_tool.cpp"
