#include "ui/formats/eye_of_the_storm/standings/storm_standings_page.h"

#include "reports/wording/formats/eye_of_the_storm/storm_wording.h"
#include "ui/lists/list_table.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace mentat {

StormStandingsPage::StormStandingsPage(const PageContext& pageContext)
    : m_book(pageContext.book)
    , m_ranking(new StormRankingModel(this))
    , m_list(new ListTable(pageContext.theme, tr("Ranking of the session")))
    , m_whose(new TextLabel(TextLevel::GroupTitle))
    , m_sums(new QLabel) {
    build();
    connect(&m_book, &OpenBook::eventChanged, this, &StormStandingsPage::showRanking);
    connect(&m_book, &OpenBook::eventChosen, this, &StormStandingsPage::showRanking);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &StormStandingsPage::showMarked);
    showRanking();
}

void StormStandingsPage::build() {
    m_list->setObjectName(u"sessionRanking"_s);
    m_list->setModel(m_ranking);
    m_list->setWideColumn(StormRankingModel::Player);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setEmptyText(emptyRankingText(m_book.wording().language()));
    m_whose->setObjectName(u"sumsOf"_s);
    m_whose->setWordWrap(true);
    m_sums->setObjectName(u"sums"_s);
    m_sums->setTextFormat(Qt::PlainText);
    m_sums->setWordWrap(true);
    m_sums->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::page, space::tight, space::page, space::page);
    column->setSpacing(space::small);
    column->addWidget(m_list, 1);
    column->addWidget(m_whose);
    column->addWidget(m_sums);
}

QString StormStandingsPage::context() const {
    const int players = m_ranking->rowCount();
    return players == 0 ? QString() : tr("%n player(s) with a game", nullptr, players);
}

void StormStandingsPage::showRanking() {
    const bool isPlayed
        = m_book.hasEvent() && std::holds_alternative<StormPlay>(m_book.event().play);
    m_ranking->setRows(isPlayed ? stormRankingRows(m_book.event(), m_book.wording())
                                : std::vector<StormRankingRow>());
    fitColumns(*m_list);
    if (!m_list->currentIndex().isValid() && m_ranking->rowCount() > 0)
        m_list->setCurrentIndex(m_ranking->index(0, StormRankingModel::Player));
    showMarked();
    Q_EMIT contextChanged();
}

void StormStandingsPage::showMarked() {
    const QModelIndex current = m_list->currentIndex();
    m_whose->setVisible(current.isValid());
    m_sums->setVisible(current.isValid());
    if (!current.isValid())
        return;
    const StormRankingRow& row = m_ranking->row(current);
    m_whose->setText(
        pointsTitle(m_book.wording().language(), row.name, static_cast<int>(row.points)));
    m_sums->setText(row.sums.join(u'\n'));
}

void StormStandingsPage::arrive() {
    m_list->setFocus();
}

void StormStandingsPage::reveal(const QString& address) {
    if (const int row = m_ranking->rowOf(address); row >= 0)
        m_list->setCurrentIndex(m_ranking->index(row, StormRankingModel::Player));
}

} // namespace mentat
