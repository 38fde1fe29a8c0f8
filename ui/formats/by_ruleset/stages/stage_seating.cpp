#include "ui/formats/by_ruleset/stages/stage_seating.h"

#include "app/session/rounds/round_acts.h"
#include "model/failure_kind.h"
#include "model/formats/by_ruleset/ruleset_play.h"
#include "reports/wording/formats/by_ruleset/stage_wording.h"
#include "scoring/formats/by_ruleset/stage_round.h"
#include "scoring/heats/final/final_line_up.h"
#include "ui/heats/tables/table_card.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

static constexpr int widestSizes = 24; // letters of the font

StageSeating::StageSeating(const PageContext& pageContext)
    : m_pageContext(pageContext)
    , m_book(pageContext.book)
    , m_hint(wrapped(named(new TextLabel(TextLevel::Weak), u"stageHint"_s)))
    , m_sizesRow(new QWidget)
    , m_sizes(named(new QLineEdit, u"stageSizes"_s))
    , m_cards(named(new CardArea, u"stageCards"_s))
    , m_buttons(new QWidget(this))
    , m_again(named(new QPushButton(tr("Draw again")), u"drawStageAgain"_s))
    , m_seatOver(named(new QPushButton(tr("Redo seating")), u"seatStageAgain"_s)) {
    build();
    connect(m_again, &QPushButton::clicked, this, &StageSeating::drawAgain);
    connect(m_seatOver, &QPushButton::clicked, this, &StageSeating::seatOver);
}

void StageSeating::build() {
    addParts(bareRow(m_buttons, space::small), {m_again, m_seatOver});
    m_again->hide(); // the window would be as wide as all buttons that a bar can have
    m_seatOver->hide();
    m_sizes->setMaximumWidth(widestSizes * fontMetrics().averageCharWidth());
    addParts(bareRow(m_sizesRow, space::small),
             {labelOf(*m_sizes, tr("Table si&zes")), m_sizes, FreeRoom{}});
    addParts(bareColumn(this, space::small), {m_hint, m_sizesRow, {m_cards, 1}});
    connect(m_sizes, &QLineEdit::editingFinished, this, &StageSeating::takeSizes);
}

const StageRule* StageSeating::rule() const {
    const auto* play = m_stage ? m_book.play<RulesetPlay>() : nullptr;
    return play ? findStageRule(play->ruleset, *m_stage) : nullptr;
}

bool StageSeating::isSeated() const {
    const auto* play = m_stage ? m_book.play<RulesetPlay>() : nullptr;
    const PlayedStage* stage = play ? findStage(*play, *m_stage) : nullptr;
    return stage && !stage->games.empty();
}

bool StageSeating::isLast() const {
    const auto* play = m_book.play<RulesetPlay>();
    return play && play->ruleset.stages.back().name == m_stage;
}

bool StageSeating::canDraw() const {
    return m_mayBeSeated && !isSeated();
}

void StageSeating::showRound(const std::optional<RoundId>& round) {
    m_stage = round ? round->stage() : std::nullopt;
    m_seed = m_pageContext.newSeed();
    m_sizes->clear();
    m_asked.clear();
}

void StageSeating::refresh() {
    m_whoPlays.clear();
    m_mayBeSeated = false;
    if (rule()) {
        const StageLineUps lineUps = stageLineUps(m_book.event());
        const auto lineUp = std::ranges::find(lineUps.stages, *m_stage, &StageLineUp::stage);
        const auto* games = gamesOf(*heatsPlay(m_book.event()), *m_stage);
        m_round = stageRound(m_book.event(), lineUps, *m_stage);
        m_whoPlays = finalLineUp(m_round);
        m_mayBeSeated = lineUp != lineUps.stages.end() && lineUp->held && !m_whoPlays.empty()
                        && !(games && std::ranges::any_of(*games, [](const Game& game) {
                                 return hasResult(game);
                             }));
    }
    showCards();
    Q_EMIT stateChanged();
}

Result<StageDraw> StageSeating::drawn(qint64 seed) const {
    return drawStage(m_book.event(), {*m_stage, seed, true, m_whoPlays, m_asked});
}

/// "4 4 3", "4, 4, 3"; nothing: those of the rule.
void StageSeating::takeSizes() {
    static const QRegularExpression between(u"\\D+"_s);
    std::vector<Count> asked;
    for (const QString& size : m_sizes->text().split(between, Qt::SkipEmptyParts)) {
        if (const auto count = Count::fromInt(size.toInt()))
            asked.push_back(*count);
    }
    if (asked == m_asked)
        return;
    m_asked = std::move(asked);
    showCards();
}

void StageSeating::showCards() {
    const auto draw = canDraw() ? drawn(m_seed) : failure(FailureKind::StageNotReady);
    const auto games = draw ? draw->games : std::vector<Game>();
    m_cards->showFaces(facesToCome(m_book.event(), games, m_whoPlays), [](TableCard& card) {
        // Nothing is seated yet: nobody is moved.
        card.setAcceptDrops(false);
        card.seats().setDragEnabled(false);
    });
    showHint(draw);
    const bool drawsByChance
        = rule() && (rule()->seeding == Seeding::Rows || rule()->seeding == Seeding::Random);
    m_again->setVisible(draw && !isLast() && m_book.canWrite() && drawsByChance);
    m_seatOver->setVisible(m_mayBeSeated && isSeated() && m_book.canWrite());
    m_sizesRow->setVisible(canDraw() && !isLast() && m_book.canWrite());
    if (draw && m_asked.empty()) {
        QStringList sizes;
        for (const Game& game : games)
            sizes.append(QString::number(game.seats.size()));
        m_sizes->setPlaceholderText(sizes.join(u", "_s));
    }
}

void StageSeating::showHint(const Result<StageDraw>& draw) {
    QStringList lines;
    if (!draw) {
        lines.append(canDraw() ? m_book.worded(draw.error())
                               : tr("Tables appear here once it is known who plays."));
    } else {
        if (!isLast())
            lines.append(seedingText(m_book.wording().language(), rule()->seeding));
        lines.append(tr("Seat numbers are drawn at the table."));
        if (!m_round.details.closed)
            lines.append(tr("The line-up is not closed yet: players who may miss the deadline are "
                            "still seated here."));
    }
    m_hint->setText(lines.join(u' '));
}

void StageSeating::draw() {
    if (!m_stage || isSeated())
        return;
    takeSizes(); // the key is faster than the field is left
    seat(m_seed);
}

void StageSeating::drawAgain() {
    m_seed = m_pageContext.newSeed();
    showCards();
}

void StageSeating::seatOver() {
    if (m_stage)
        seat(m_pageContext.newSeed());
}

void StageSeating::seat(qint64 seed) {
    const auto draw = drawn(seed);
    if (!draw) {
        m_book.refuse(draw.error());
        return;
    }
    if (m_book.perform(setTables(m_book.event(), draw->stage, draw->seed, draw->games)))
        Q_EMIT left();
}

} // namespace mentat
