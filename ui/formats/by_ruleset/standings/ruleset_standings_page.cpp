#include "ui/formats/by_ruleset/standings/ruleset_standings_page.h"

#include "model/formats/by_ruleset/ruleset_play.h"
#include "reports/wording/disqualification_wording.h"
#include "reports/wording/formats/by_ruleset/ruleset_wording.h"
#include "scoring/formats/by_ruleset/stage_lineups.h"
#include "scoring/formats/scoring_format.h"
#include "scoring/heats/final/ties_to_roll.h"
#include "ui/desk/keys.h"
#include "ui/heats/heat_text.h"
#include "ui/heats/standings/cut_delegate.h"
#include "ui/heats/standings/standing_reasons.h"
#include "ui/heats/standings/ties_panel.h"
#include "ui/itemmodels/formats/by_ruleset/ruleset_standings_model.h"
#include "ui/lists/empty_place.h"
#include "ui/lists/list_table.h"
#include "ui/look/fitting/down_area.h"
#include "ui/look/spacing.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QScrollArea>
#include <QStyle>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int rollsLetters = 44; // how wide the ties beside the list are

bool isInRulesetCut(const QModelIndex& index) {
    const auto* model = dynamic_cast<const RulesetStandingsModel*>(index.model());
    return model && model->row(index).kind == RulesetRow::Kind::Cut;
}

} // namespace

RulesetStandingsPage::RulesetStandingsPage(const PageContext& pageContext)
    : m_book(pageContext.book)
    , m_model(new RulesetStandingsModel(this))
    , m_list(named(new ListTable(pageContext.theme, tr("Standings")), u"standingsList"_s))
    , m_reasons(new StandingReasons)
    , m_ties(new TiesPanel(pageContext))
    , m_tiesArea(named(new DownArea, u"tiesArea"_s)) {
    build();
    m_rollAction = addAct(tr("Enter tie &rolls"), DeskKey::TypeRolls, [this] { typeRolls(); });
    addAct(tr("&Copy why"), DeskKey::CopyReasons, [this] { copyReasons(); });
    m_book.followEvent(this, [this] {
        m_isStale = true;
        if (isVisible())
            refresh();
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &RulesetStandingsPage::showReasons);
    connect(m_ties, &TiesPanel::left, this, [this] { m_list->setFocus(); });
}

void RulesetStandingsPage::build() {
    m_list->setModel(m_model);
    m_list->setItemDelegate(new CutDelegate(isInRulesetCut, m_list));
    m_list->setNameColumn(RulesetStandingsModel::Name);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    new EmptyPlace(
        *m_list,
        {LineIcon::Standings, tr("Standings appear with the first result."), tr("Type a result")},
        [this] { Q_EMIT leadsTo(u"results"_s, {}); });
    m_tiesArea->setWidget(m_ties);
    auto* main = addParts(bareColumn(nullptr, space::small), {{m_list, 1}, m_reasons});
    auto* row = addParts(bareRow(nullptr, space::page), {{main, 1}, m_tiesArea});
    addParts(pageColumn(this), {{row, 1}});
}

QString RulesetStandingsPage::context() const {
    const auto* play = m_book.play<RulesetPlay>();
    return play ? recordedText(*play) : QString();
}

void RulesetStandingsPage::arrive() {
    if (m_isStale)
        refresh();
    m_list->setFocus();
}

void RulesetStandingsPage::reveal(const QString& address) {
    if (m_isStale)
        refresh();
    if (address == u"ties"_s)
        return typeRolls();
    const auto player = PlayerId::fromText(address);
    const int row = player ? m_model->rowOf(RulesetStandingsModel::keyOf(*player)) : -1;
    if (row >= 0)
        m_list->setCurrentIndex(m_model->index(row, RulesetStandingsModel::Name));
}

void RulesetStandingsPage::refresh() {
    m_isStale = false;
    if (m_book.play<RulesetPlay>()) {
        showStandings();
    } else {
        m_standings = {};
        m_model->setRows({});
        m_ties->refresh({});
    }
    showReasons();
    const bool hasTies = m_book.play<RulesetPlay>()
                         && (m_ties->hasSomething() || !m_book.event().tieRolls.empty());
    m_tiesArea->setVisible(hasTies);
    m_rollAction->setEnabled(hasTies);
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, m_tiesArea);
    m_tiesArea->setFixedWidth(std::max(m_ties->minimumSizeHint().width() + bar,
                                       rollsLetters * fontMetrics().averageCharWidth()));
    Q_EMIT contextChanged();
}

void RulesetStandingsPage::showStandings() {
    const Event& event = m_book.event();
    const Language& language = m_book.wording().language();
    m_standings = rulesetStandings(event);
    const std::vector<OpenTie> ties = scoringFormatOf(event).advancement(event).ties;
    QStringList keys;
    for (const OrderKey& key : std::get<RulesetPlay>(event.play).ruleset.order)
        keys.append(orderKeyName(language, orderBy(key)));
    m_model->setKeys(keys);
    std::vector<int> spare{m_model->statusColumn()}; // then the keys that decide last, first
    for (int column = m_model->statusColumn() - 1; column > RulesetStandingsModel::FirstKey;
         --column)
        spare.push_back(column);
    m_list->setSpareColumns(std::move(spare));
    const bool wasEmpty = m_model->rowCount() == 0;
    m_model->setRows(rulesetRows({event, m_standings, ties, cutSentence(), language}));
    spanCut();
    if (wasEmpty && m_model->rowCount() > 0)
        m_list->setCurrentIndex(m_model->index(0, RulesetStandingsModel::Name));
    m_ties->refresh(tiesToRoll(event));
    fitColumns(*m_list);
}

/// The cut is one cell over all columns.
void RulesetStandingsPage::spanCut() {
    m_list->clearSpans();
    const auto& rows = m_model->rows();
    for (size_t row = 0; row < rows.size(); ++row) {
        if (rows[row].kind == RulesetRow::Kind::Cut)
            m_list->setSpan(static_cast<int>(row), 0, 1, m_model->columnCount());
    }
}

/// The stage that the first go on to is the first that is held (H8).
QString RulesetStandingsPage::cutSentence() const {
    const auto stages = stageLineUps(m_book.event()).stages;
    const auto held = std::ranges::find_if(stages, &StageLineUp::held);
    const auto count = std::ranges::count(m_standings.ranked, RulesetStatus::Qualifier,
                                          &RulesetStanding::status);
    const int qualify = static_cast<int>(count);
    return held == stages.end()
               ? tr("Cut: the first %n qualify (H8)", nullptr, qualify)
               : tr("Cut: the first %n qualify for the stage %1 (H8)", nullptr, qualify)
                     .arg(held->stage.text());
}

QStringList RulesetStandingsPage::reasonsOf(const PlayerId& player) const {
    const Event& event = m_book.event();
    const Language& language = m_book.wording().language();
    const auto& ranked = m_standings.ranked;
    const auto nameOf = [&](const PlayerId& id) { return playerName(event, id); };
    const auto found = std::ranges::find(ranked, player, &RulesetStanding::player);
    if (found == ranked.end()) {
        const Player* shown = findPlayer(event, player);
        const QString why = shown ? shown->disqualifiedReason.value_or(QString()) : QString();
        return {disqualificationText(language, why)};
    }
    const Ruleset& ruleset = std::get<RulesetPlay>(event.play).ruleset;
    QStringList reasons;
    if (found != ranked.begin())
        reasons.append(rulesetStandingReason(language, ruleset, *(found - 1), *found, nameOf));
    if (found + 1 != ranked.end())
        reasons.append(rulesetStandingReason(language, ruleset, *found, *(found + 1), nameOf));
    return reasons;
}

void RulesetStandingsPage::showReasons() {
    const QModelIndex current = m_list->currentIndex();
    const auto player
        = current.isValid() ? m_model->row(current).player : std::optional<PlayerId>();
    m_reasons->showReasons(player ? reasonsOf(*player) : QStringList());
}

void RulesetStandingsPage::typeRolls() {
    m_ties->startTyping();
}

void RulesetStandingsPage::copyReasons() {
    const QString text = m_reasons->text();
    if (text.isEmpty())
        return;
    QApplication::clipboard()->setText(text);
    m_book.say(Gravity::Note, tr("Copied the reason for the selected row's rank."));
}

} // namespace mentat
