#include "ui/pages/players/player_card.h"

#include "app/session/people/known_people.h"
#include "reports/tables/player_lists.h"
#include "reports/wording/player_summary_wording.h"
#include "scoring/player_summary.h"
#include "scoring/scoring_kind.h"
#include "ui/desk/printed_lists.h"
#include "ui/lists/plain_lists.h"
#include "ui/lists/report_list.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/pages/players/player_figures.h"

#include <QHeaderView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

void prepareCardList(WholeTable& list, QAbstractItemModel* model) {
    list.setModel(model);
    list.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list.setSelectionMode(QAbstractItemView::SingleSelection);
}

} // namespace

ReportTable yearsTable(const Language& language, const std::vector<EarlierYear>& years) {
    ReportTable table{PlayerCard::tr("Other years"),
                      {wideColumn(u"name"_s, PlayerCard::tr("Event")),
                       numberColumn(u"games"_s, PlayerCard::tr("Games")),
                       numberColumn(u"qp"_s, PlayerCard::tr("QP")),
                       textColumn(u"place"_s, PlayerCard::tr("Place"))}};
    const ReportCell none = textCell(QString());
    for (const EarlierYear& year : years) {
        ReportCell event = textCell(
            PlayerCard::tr("%1 %2").arg(year.event.text(), QString::number(year.year.value())));
        event.number = year.year.value();
        // Event and year need not be unique: "Import as new" keeps both events.
        table.rows.push_back(
            {.cells = {event, year.record ? numberCell(language, year.record->completed) : none,
                       year.record ? halvesCell(language, year.record->points.halves()) : none,
                       year.place ? numberCell(language, year.place->value()) : none}});
    }
    return table;
}

PlayerCard::PlayerCard(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_figures(new PlayerFigures)
    , m_met(plainLabel(u"playerMet"_s))
    , m_gamesTitle(new TextLabel(TextLevel::GroupTitle, tr("Games")))
    , m_noGames(new TextLabel(TextLevel::Weak, tr("No game in this event yet.")))
    , m_gamesList(new WholeTable(pageContext.theme, tr("Player's games")))
    , m_games(new ReportTableModel(this))
    , m_apart(plainLabel(u"playerApart"_s))
    , m_yearsTitle(new TextLabel(TextLevel::GroupTitle, tr("Other years")))
    , m_yearsList(new WholeTable(pageContext.theme, tr("Player's other years")))
    , m_years(new ReportTableModel(this)) {
    m_gamesList->setObjectName(u"playerGames"_s);
    m_yearsList->setObjectName(u"playerYears"_s);
    prepareCardList(*m_gamesList, m_games);
    prepareCardList(*m_yearsList, m_years);

    addParts(bareColumn(this, space::small),
             {m_figures, m_gamesTitle, m_noGames, m_gamesList, m_met, m_apart,
              Distance{space::medium}, m_yearsTitle, m_yearsList});
    m_book.followEvent(this, [this] { m_standings.reset(); });
}

void PlayerCard::show(const Person* person, const PlayerRecord* record) {
    showFigures(record);
    showGames(record);
    showApart(record);
    showYears(person);
}

void PlayerCard::showPlayer(const std::optional<PlayerId>& player) {
    const Player* known
        = player && m_book.hasEvent() ? findPlayer(m_book.event(), *player) : nullptr;
    if (!known)
        return show(nullptr, nullptr);
    const auto records = kindOf<ScoringKind>(m_book.event()).records(m_book.event());
    const auto record = std::ranges::find(records, *player, &PlayerRecord::player);
    show(known->person ? findPerson(m_book.book(), *known->person) : nullptr,
         record == records.end() ? nullptr : &*record);
}

void PlayerCard::showFigures(const PlayerRecord* record) {
    if (!record) {
        m_figures->show({});
        return m_met->hide();
    }
    const Event& event = m_book.event();
    const Language& language = m_book.wording().language();
    if (!m_standings) {
        const auto standings = kindOf<ScoringKind>(event).standings;
        m_standings = standings ? standings(event) : Standings();
    }
    const PlayerSummary summary = summaryOf(event, *record, *m_standings);
    m_figures->show(summaryFigures(language, event, summary));
    const QString met = metText(language, event, summary);
    m_met->setText(met);
    m_met->setVisible(!met.isEmpty());
}

void PlayerCard::showGames(const PlayerRecord* record) {
    if (record)
        showTable(*m_gamesList, *m_games, listedAtDesk(m_book, gamesOfPlayer, record->games));
    m_gamesTitle->setVisible(record);
    m_noGames->setVisible(record && record->games.empty());
    m_gamesList->setVisible(record && !record->games.empty());
}

void PlayerCard::showApart(const PlayerRecord* record) {
    QStringList wishes;
    if (record) {
        for (const KeepApart& wish : m_book.event().keepApart) {
            if (std::ranges::find(wish.players, record->player) == wish.players.end())
                continue;
            QStringList others;
            for (const PlayerId& player : wish.players) {
                if (player != record->player)
                    others << playerName(m_book.event(), player);
            }
            const QString names = others.join(u", "_s);
            wishes << (wish.hard ? tr("Must not meet %1.").arg(names)
                                 : tr("Kept apart from %1 if possible.").arg(names));
        }
    }
    m_apart->setText(wishes.join(u'\n'));
    m_apart->setVisible(!wishes.isEmpty());
}

void PlayerCard::showYears(const Person* person) {
    const auto years
        = person ? earlierYears(m_book.book(), *person,
                                m_book.hasEvent() ? std::optional(m_book.eventId()) : std::nullopt)
                 : std::vector<EarlierYear>();
    m_yearsTitle->setVisible(!years.empty());
    m_yearsList->setVisible(!years.empty());
    showTable(*m_yearsList, *m_years, yearsTable(m_book.wording().language(), years));
}

} // namespace mentat

#include "moc_player_card.cpp"
