#include "ui/storm/storm_pages.h"

#include "reports/wording/language/phrase.h"
#include "ui/storm/games/games_page.h"
#include "ui/storm/houses/houses_page.h"
#include "ui/storm/standings/storm_standings_page.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace mentat {

static std::vector<PageEntry> stormPages() {
    return {pageEntry<HousesPage>(u"houses"_s, LineIcon::Awards, Phrase("Pages", "Houses")),
            pageEntry<GamesPage>(u"games"_s, LineIcon::Results, Phrase("Pages", "Games")),
            pageEntry<StormStandingsPage>(u"standings"_s, LineIcon::Standings,
                                          Phrase("Pages", "Standings"))};
}

/// Recorded games.
static std::vector<FindEntry> stormFindable(const Event& event) {
    std::vector<FindEntry> entries;
    for (const StormGame& game : std::get<StormPlay>(event.play).games) {
        QStringList players;
        for (const StormSeat& seat : game.seats)
            players.append(playerName(event, seat.player));
        const int number = game.number.value();
        entries.push_back({.kind = FindKind::Game,
                           .word = QCoreApplication::translate("Find", "game"),
                           .title = QCoreApplication::translate("Find", "Game %1").arg(number),
                           .detail = players.join(u", "_s),
                           .names = {QString::number(number)},
                           .page = u"games"_s,
                           .address = QString::number(number),
                           .icon = LineIcon::Results});
    }
    return entries;
}

namespace {

ToDoTarget inHouses(const ToDo& item) {
    return {u"houses"_s, item.players.empty() ? QString() : item.players.front().text(), {}};
}

constexpr ToDoRow stormToDos[] = {
    {ToDoKind::RecordGames, Phrase("ToDoTarget", "Games"),
     [](const ToDo&) {
         return ToDoTarget{u"games"_s, u"new"_s, {}};
     }},
    {ToDoKind::LookAtGame, Phrase("ToDoTarget", "View"),
     [](const ToDo& item) {
         return ToDoTarget{u"games"_s, QString::number(item.number.value()), {}};
     }},
    {ToDoKind::LookAtPlayerParts, Phrase("ToDoTarget", "Houses"), inHouses},
    {ToDoKind::AskPlayerParts, Phrase("ToDoTarget", "Houses"), inHouses},
};

} // namespace

PagesKind stormPagesKind() {
    return {.name = Phrase("PagesKind", "Eye of the Storm, scoring play"),
            .pages = stormPages,
            .findable = stormFindable,
            .toDos = stormToDos};
}

} // namespace mentat
