#include "ui/pages/players/player_card.h"

#include "model/formats/format.h"
#include "scoring/formats/scoring_format.h"
#include "ui/itemmodels/players_games_model.h"
#include "ui/itemmodels/players_years_model.h"
#include "ui/lists/faction_delegate.h"
#include "ui/lists/whole_table.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QHeaderView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

void prepareCardList(WholeTable& list, QAbstractItemModel* model, int wideColumn) {
    list.setModel(model);
    list.setWideColumn(wideColumn);
    list.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list.setSelectionMode(QAbstractItemView::SingleSelection);
}

} // namespace

PlayerCard::PlayerCard(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_gamesTitle(new TextLabel(TextLevel::GroupTitle, tr("Games")))
    , m_noGames(new TextLabel(TextLevel::Weak, tr("No game in this event yet.")))
    , m_gamesList(new WholeTable(pageContext.theme, tr("Player's games")))
    , m_games(new PlayersGamesModel(pageContext.book.wording(), this))
    , m_apart(plainLabel(u"playerApart"_s))
    , m_yearsTitle(new TextLabel(TextLevel::GroupTitle, tr("Other years")))
    , m_yearsList(new WholeTable(pageContext.theme, tr("Player's other years")))
    , m_years(new PlayersYearsModel(this)) {
    m_gamesList->setObjectName(u"playerGames"_s);
    m_yearsList->setObjectName(u"playerYears"_s);
    prepareCardList(*m_gamesList, m_games, PlayersGamesModel::Note);
    prepareCardList(*m_yearsList, m_years, PlayersYearsModel::Event);
    m_gamesList->setNameColumn(PlayersGamesModel::Game);
    m_gamesList->setNameColumn(PlayersGamesModel::Played);
    m_gamesList->setSpareColumns({PlayersGamesModel::Note, PlayersGamesModel::Outcome});
    m_yearsList->setNameColumn(PlayersYearsModel::Event);
    m_gamesList->setItemDelegateForColumn(PlayersGamesModel::Played, new FactionDelegate(this));

    addParts(bareColumn(this, space::small), {m_gamesTitle, m_noGames, m_gamesList, m_apart,
                                              Distance{space::medium}, m_yearsTitle, m_yearsList});
}

void PlayerCard::show(const Person* person, const PlayerRecord* record) {
    showGames(record);
    showApart(record);
    showYears(person);
}

void PlayerCard::showGames(const PlayerRecord* record) {
    if (m_book.hasEvent())
        m_games->setCountsVictoryPoints(scoringFormatOf(m_book.event()).victoryScores != nullptr);
    m_games->setRows(record ? record->games : std::vector<GameRecord>());
    const bool hasNotes = record && std::ranges::any_of(record->games, [](const GameRecord& game) {
                              return game.note.has_value();
                          });
    const bool hasVictoryPoints
        = m_book.hasEvent() && scoringFormatOf(m_book.event()).victoryScores != nullptr;
    // Where factions have no awards there are none.
    const bool hasFactions = !m_book.hasEvent() || formatOf(m_book.event()).facts().awardDecisions;
    m_gamesList->setColumnHidden(PlayersGamesModel::Points, !hasFactions);
    for (const int ofFactions : {PlayersGamesModel::Performance, PlayersGamesModel::Played})
        m_gamesList->setColumnHidden(ofFactions, hasVictoryPoints || !hasFactions);
    m_gamesList->setColumnHidden(PlayersGamesModel::Note, !hasNotes);
    m_gamesTitle->setVisible(record);
    m_noGames->setVisible(record && record->games.empty());
    m_gamesList->setVisible(record && !record->games.empty());
    fitColumns(*m_gamesList);
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
    auto years
        = person ? earlierYears(m_book.book(), *person,
                                m_book.hasEvent() ? std::optional(m_book.eventId()) : std::nullopt)
                 : std::vector<EarlierYear>();
    const bool has = !years.empty();
    m_years->setRows(std::move(years));
    m_yearsTitle->setVisible(has);
    m_yearsList->setVisible(has);
    fitColumns(*m_yearsList);
}

} // namespace mentat
