#include "ui/ruleset/stages/stage_panel.h"

#include "app/session/rounds/round_acts.h"
#include "app/session/ruleset/stage_word.h"
#include "model/failure_kind.h"
#include "model/ruleset/ruleset_play.h"
#include "reports/tables/places_list.h"
#include "reports/wording/ruleset/stage_wording.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/ranking/tie_rolls.h"
#include "scoring/ruleset/stage_round.h"
#include "ui/desk/keys.h"
#include "ui/desk/printed_lists.h"
#include "ui/desk/widget_parts.h"
#include "ui/dialogs/form.h"
#include "ui/dialogs/question_dialogs.h"
#include "ui/heats/final/round_rolls.h"
#include "ui/heats/shown_round.h"
#include "ui/heats/tables/table_card.h"
#include "ui/lists/empty_state.h"
#include "ui/lists/list_table.h"
#include "ui/lists/report_list.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/ruleset/stages/bracket_view.h"

#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int linesOfPlaces = 16; // lowest height before the whole page scrolls

} // namespace

PlacesView::PlacesView(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_model(new ReportTableModel(this))
    , m_list(named(new ListTable(pageContext.theme, tr("Places")), u"stagePlaces"_s))
    , m_note(wrapped(named(new TextLabel(TextLevel::Weak), u"placesNote"_s))) {
    m_list->setModel(m_model);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    auto* none = new EmptyState(*m_list,
                                {LineIcon::Awards,
                                 tr("Places appear here once the last stage's game is recorded."),
                                 tr("Type a result")},
                                [this] { Q_EMIT resultsWanted(); });
    none->leadToNextStep();
    addParts(bareColumn(this, space::small), {{m_list, 1}, m_note});
}

void PlacesView::refresh() {
    if (!m_book.play<RulesetPlay>()) {
        m_model->setTable({});
        return;
    }
    showTable(*m_list, *m_model, listedAtDesk(m_book, placesList));
    const bool any = m_model->rowCount() > 0;
    if (any && !m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_model->index(0, m_model->columnOf(u"name"_s)));
    m_list->setMinimumHeight(
        std::min(m_list->sizeHint().height(), linesOfPlaces * fontMetrics().height()));
    m_note->setVisible(any);
    m_note->setText(laurelsNote(m_book.wording().language(), m_book.event().settings.prizeLevel));
}

bool PlacesView::hasPlaces() const {
    return m_model->rowCount() > 0;
}

void PlacesView::arrive() {
    m_list->setFocus();
}

namespace {

const StageLineUp* lineUpIn(const StageLineUps& lineUps, const Name& stage) {
    const auto found = std::ranges::find(lineUps.stages, stage, &StageLineUp::stage);
    return found == lineUps.stages.end() ? nullptr : &*found;
}

} // namespace

StagePanel::StagePanel(const PageContext& pageContext)
    : m_book(pageContext.book)
    , m_rolls(new RoundRolls(m_book))
    , m_places(new PlacesView(pageContext))
    , m_bracket(new BracketView(m_book, this))
    , m_word(new QWidget)
    , m_hold(named(new QPushButton(tr("Hold this stage…")), u"holdStage"_s))
    , m_skip(named(new QPushButton(tr("Do not hold it…")), u"skipStage"_s))
    , m_byRule(named(new QPushButton(tr("As the ruleset has it")), u"stageByRule"_s)) {
    addParts(bareRow(m_word, space::small), {m_hold, m_skip, m_byRule, FreeSpace{}});
    addParts(bareColumn(this, space::small), {m_word, m_rolls, {m_places, 1}});
    connect(m_hold, &QPushButton::clicked, this, [this] { decide(true); });
    connect(m_skip, &QPushButton::clicked, this, [this] { decide(false); });
    connect(m_byRule, &QPushButton::clicked, this, &StagePanel::decideByRule);
    m_bracket->hide(); // until the page takes it over
    m_acts.push_back(makeAct(this, tr("Enter tie rolls"), DeskKey::TypeRolls,
                             [this] { m_rolls->startTyping(); }));
    connect(m_rolls, &RoundRolls::left, this, &RulesPanel::left);
    connect(m_places, &PlacesView::resultsWanted, this,
            [this] { Q_EMIT leadsTo(u"results"_s, {}); });
}

const StageRule* StagePanel::rule() const {
    const auto* play = m_stage ? m_book.play<RulesetPlay>() : nullptr;
    return play ? findStageRule(play->ruleset, *m_stage) : nullptr;
}

const PlayedStage* StagePanel::played() const {
    return rule() ? findStage(*m_book.play<RulesetPlay>(), *m_stage) : nullptr;
}

bool StagePanel::isLast() const {
    const auto* play = m_book.play<RulesetPlay>();
    return play && (play->ruleset.stages.empty() || play->ruleset.stages.back().name == m_stage);
}

void StagePanel::showRound(const std::optional<RoundId>& round) {
    m_stage = round ? round->stage() : std::nullopt;
}

QWidget* StagePanel::overview() const {
    return m_bracket;
}

void StagePanel::refresh() {
    showRolls();
    m_bracket->refresh();
    m_places->refresh();
    // Without stages the standings decide, and only places are shown.
    m_places->setVisible(isLast() && (!m_stage || m_places->hasPlaces()));
    showWord();
    setVisible(m_rolls->isShown() || m_places->isVisibleTo(this) || m_word->isVisibleTo(this));
    showWords();
}

/// Offers the opposite of the current decision, and a return to the ruleset if the GM decided.
void StagePanel::showWord() {
    const bool canBeSaid = rule() && m_book.canWrite() && canDecideStage(m_book.event(), *m_stage);
    m_word->setVisible(canBeSaid);
    if (!canBeSaid)
        return;
    const StageLineUps lineUps = stageLineUps(m_book.event());
    const StageLineUp* lineUp = lineUpIn(lineUps, *m_stage);
    const PlayedStage* stage = played();
    const auto word = stage ? stage->details.held : std::nullopt;
    m_hold->setVisible(word != true && !(lineUp && lineUp->held));
    m_skip->setVisible(word != false && (!lineUp || lineUp->held));
    m_byRule->setVisible(word.has_value());
}

void StagePanel::decide(bool held) {
    ReasonDialog dialog(
        held ? tr("Hold the %1").arg(m_stage->text()) : tr("Skip the %1").arg(m_stage->text()),
        held ? tr("Hold it") : tr("Do not hold it"),
        held ? tr("It is held whatever the ruleset says, and those who qualify play it.")
             : tr("It is not held whatever the ruleset says, and all who qualify go on to the next "
                  "stage."),
        window());
    openWhole(dialog);
    if (dialog.exec() == QDialog::Accepted
        && m_book.perform(decideStage(m_book.event(), *m_stage, held, dialog.reason())))
        Q_EMIT left();
}

void StagePanel::decideByRule() {
    if (m_stage && m_book.perform(decideStage(m_book.event(), *m_stage, std::nullopt)))
        Q_EMIT left();
}

void StagePanel::showRolls() {
    const PlayedStage* stage = played();
    if (!stage)
        return m_rolls->showNothing();
    const Event& event = m_book.event();
    const Language& language = m_book.wording().language();
    const auto nameOf = [&](const PlayerId& id) { return playerName(event, id); };
    auto places = sharedPlaces(event, stage->name);
    // Ties that must be rolled first, then the optional ones.
    std::ranges::stable_sort(
        places, {}, [](const SharedPlace& one) { return !one.isForTheLine && !one.isForTheWin; });
    std::vector<AskedRoll> asked;
    for (const SharedPlace& place : places) {
        const bool again = TieRolls(stage->details.tieRolls).rollOf(place.players) != nullptr;
        asked.push_back({place.players, sharedPlaceText(language, place, again, nameOf)});
    }
    Event unrolled = event;
    for (PlayedStage& one : heatsPlay(unrolled)->stages) {
        if (one.name == stage->name)
            one.details.tieRolls.clear();
    }
    std::vector<std::vector<PlayerId>> ties;
    for (const SharedPlace& place : sharedPlaces(unrolled, stage->name))
        ties.push_back(place.players);
    m_rolls->showRound(stage->name, asked, stage->details.tieRolls, ties);
}

void StagePanel::showWords() {
    m_stateText.clear();
    m_whyText.clear();
    const StageRule* shown = rule();
    if (!shown) {
        if (m_book.play<RulesetPlay>())
            m_stateText = tr("The ruleset has no advanced rounds: the standings decide.");
        return;
    }
    const StageLineUps lineUps = stageLineUps(m_book.event());
    const StageLineUp* lineUp = lineUpIn(lineUps, shown->name);
    // Until players are known, the parts of the page explain what they will show.
    if (!lineUp || lineUp->reason.qualified == 0)
        return;
    const AdvancedRound round = stageRound(m_book.event(), lineUps, shown->name);
    m_stateText = stateOf(*shown, *lineUp, round);
    m_whyText = whyOf(*shown, *lineUp, round);
}

QString StagePanel::stateOf(const StageRule& rule, const StageLineUp& lineUp,
                            const AdvancedRound& round) const {
    if (!lineUp.held)
        return heldText(m_book.wording().language(), rule, lineUp.reason);
    const PlayedStage* stage = played();
    if (!stage || stage->games.empty())
        return tr("%n player(s) (plays|play); tables are not seated yet.", nullptr,
                  static_cast<int>(round.advancement.lineUp.size()));
    int games = 0;
    int recorded = 0;
    for (const Game& game : stage->games) {
        games += game.isVoid ? 0 : 1;
        recorded += !game.isVoid && hasResult(game) ? 1 : 0;
    }
    return tr("%1 of %n game(s) recorded", nullptr, games).arg(recorded);
}

QString StagePanel::whyOf(const StageRule& rule, const StageLineUp& lineUp,
                          const AdvancedRound& round) const {
    if (!lineUp.held)
        return {};
    const Language& language = m_book.wording().language();
    const auto nameOf = [this](const PlayerId& id) { return playerName(m_book.event(), id); };
    QStringList sentences{heldText(language, rule, lineUp.reason),
                          stageNumberText(language, lineUp),
                          stageByesText(language, rule, lineUp, nameOf)};
    sentences.append(movesUpTexts(language, lineUp, round.details.unavailable, nameOf));
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

bool StagePanel::arrive() {
    if (!m_rolls->isEmpty())
        m_rolls->startTyping();
    else if (m_places->isVisibleTo(this))
        m_places->arrive();
    else
        return false;
    return true;
}

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
    m_again->hide(); // a visible button would widen the window
    m_seatOver->hide();
    m_sizes->setMaximumWidth(widestSizes * fontMetrics().averageCharWidth());
    addParts(bareRow(m_sizesRow, space::small),
             {labelOf(*m_sizes, tr("Table si&zes")), m_sizes, FreeSpace{}});
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
                                 return hasResult(game) && !isBye(game);
                             }));
    }
    showCards();
    Q_EMIT stateChanged();
}

Result<StageDraw> StageSeating::drawn(qint64 seed) const {
    return drawStage(m_book.event(), {*m_stage, seed, true, m_whoPlays, m_asked});
}

/// Reads "4 4 3" or "4, 4, 3"; empty: the ruleset's sizes.
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
        // A preview: no one can be moved yet.
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
            lines.append(seedingText(m_book.wording().language(), *rule()));
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
    takeSizes(); // the key comes before the field loses the focus
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

#include "moc_stage_panel.cpp"
