#include "ui/formats/by_ruleset/stages/stage_panel.h"

#include "model/formats/by_ruleset/ruleset_play.h"
#include "reports/tables/places_list.h"
#include "reports/wording/formats/by_ruleset/stage_wording.h"
#include "scoring/formats/by_ruleset/stage_round.h"
#include "scoring/ranking/tie_rolls.h"
#include "ui/desk/keys.h"
#include "ui/desk/printed_lists.h"
#include "ui/desk/widget_parts.h"
#include "ui/heats/final/round_rolls.h"
#include "ui/heats/shown_round.h"
#include "ui/lists/empty_place.h"
#include "ui/lists/list_table.h"
#include "ui/lists/report_list.h"
#include "ui/look/spacing.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

PlacesView::PlacesView(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_model(new ReportTableModel(this))
    , m_list(named(new ListTable(pageContext.theme, tr("Places")), u"stagePlaces"_s))
    , m_note(wrapped(named(new TextLabel(TextLevel::Weak), u"placesNote"_s))) {
    m_list->setModel(m_model);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    new EmptyPlace(*m_list,
                   {LineIcon::Awards,
                    tr("Places appear here once the last stage's game is recorded."),
                    tr("Type a result")},
                   [this] { Q_EMIT resultsWanted(); });
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
    , m_places(new PlacesView(pageContext)) {
    addParts(bareColumn(this, space::small), {m_rolls, {m_places, 1}});
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

void StagePanel::refresh() {
    showRolls();
    m_places->refresh();
    // Where there are no stages the standings decide, and the page is about places alone.
    m_places->setVisible(isLast() && (!m_stage || m_places->hasPlaces()));
    setVisible(m_rolls->isShown() || m_places->isVisibleTo(this));
    showWords();
}

void StagePanel::showRolls() {
    const PlayedStage* stage = played();
    if (!stage)
        return m_rolls->showNothing();
    const Event& event = m_book.event();
    const Language& language = m_book.wording().language();
    const auto nameOf = [&](const PlayerId& id) { return playerName(event, id); };
    auto places = sharedPlaces(event, stage->name);
    // Who has to roll first, then who may.
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
    // Where nobody is known to play, the parts of the page say what will stand there.
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
                          stageNumberText(language, lineUp)};
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

} // namespace mentat
