#include "ui/storm/standings/storm_standings_page.h"

#include "reports/storm/storm_report_parts.h"
#include "reports/wording/storm/storm_wording.h"
#include "ui/desk/printed_lists.h"
#include "ui/desk/widget_parts.h"
#include "ui/lists/empty_state.h"
#include "ui/lists/report_list.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {

StormStandingsPage::StormStandingsPage(const PageContext& pageContext)
    : m_book(pageContext.book)
    , m_list(new ReportList(pageContext.theme, tr("Session ranking")))
    , m_whose(wrapped(named(new TextLabel(TextLevel::GroupTitle), u"sumsOf"_s)))
    , m_sums(plainLabel(u"sums"_s)) {
    build();
    m_book.followEvent(this, &StormStandingsPage::showRanking);
    connect(m_list, &ReportList::rowMarked, this, &StormStandingsPage::showMarked);
    showRanking();
}

void StormStandingsPage::build() {
    m_list->list().setObjectName(u"sessionRanking"_s);
    m_list->list().setSelectionMode(QAbstractItemView::SingleSelection);
    auto* none = new EmptyState(
        m_list->list(),
        {LineIcon::Standings, tr("Standings appear after the first result."), tr("Type a game")},
        [this] { Q_EMIT leadsTo(u"games"_s, {}); });
    none->leadToNextStep();
    m_sums->setTextInteractionFlags(Qt::TextSelectableByMouse);
    addParts(pageColumn(this), {{m_list, 1}, m_whose, m_sums});
}

QString StormStandingsPage::context() const {
    return m_scores.empty()
               ? QString()
               : tr("%n player(s) with a game", nullptr, static_cast<int>(m_scores.size()));
}

void StormStandingsPage::showRanking() {
    const auto marked = m_list->markedRow();
    const auto whose
        = marked ? std::optional(m_scores[static_cast<size_t>(*marked)].player) : std::nullopt;
    const bool isPlayed = m_book.play<StormPlay>();
    m_scores = isPlayed ? stormScores(m_book.event()) : std::vector<TotalScore>();
    ReportTable ranking = isPlayed ? stormRanking(deskRequest(m_book)) : ReportTable();
    for (ReportRow& row : ranking.rows) {
        for (ReportCell& cell : row.cells)
            cell.isStrong = false; // bold names are for paper
    }
    m_list->setTable(std::move(ranking));
    if (whose)
        mark(*whose);
    if (!m_list->markedRow())
        m_list->markRow(0);
    showMarked();
    Q_EMIT contextChanged();
}

void StormStandingsPage::showMarked() {
    const auto marked = m_list->markedRow();
    m_whose->setVisible(marked.has_value());
    m_sums->setVisible(marked.has_value());
    if (!marked)
        return;
    const TotalScore& score = m_scores[static_cast<size_t>(*marked)];
    const Language& language = m_book.wording().language();
    m_whose->setText(pointsTitle(language, playerName(m_book.event(), score.player),
                                 static_cast<int>(score.total)));
    QStringList sums;
    for (const StormSum& sum : stormSums(m_book.event(), score.player))
        sums.append(gameSum(language, sum));
    m_sums->setText(sums.join(u'\n'));
}

void StormStandingsPage::arrive() {
    m_list->setFocus();
}

void StormStandingsPage::mark(const PlayerId& player) {
    const auto row = std::ranges::find(m_scores, player, &TotalScore::player);
    if (row != m_scores.end())
        m_list->markRow(static_cast<int>(row - m_scores.begin()));
}

void StormStandingsPage::reveal(const QString& address) {
    if (const auto player = PlayerId::fromText(address))
        mark(*player);
}

} // namespace mentat

#include "moc_storm_standings_page.cpp"
