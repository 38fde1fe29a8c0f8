#include "tests/document/games_rows.h"

#include "model/dune/dune_play.h"

#include <QStringList>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

QString halvesText(int halves) {
    return halves % 2 == 0 ? QString::number(halves / 2) : u"%1.5"_s.arg(halves / 2);
}

template <class Number>
void put(GamesRowCells& row, const QString& heading, const std::optional<Number>& number) {
    if (number)
        row[heading] = QString::number(number->value());
}

void putFlag(GamesRowCells& row, const QString& heading, bool flag) {
    if (flag)
        row[heading] = u"yes"_s;
}

void putSeat(GamesRowCells& row, const Seat& seat) {
    row[u"seat"_s] = QString::number(seat.number.value());
    if (dune(seat).faction)
        row[u"faction"_s] = QString(idOf(*dune(seat).faction));
    put(row, u"alliance"_s, dune(seat).alliance);
    putFlag(row, u"winner"_s, dune(seat).winner);
    if (dune(seat).performancePoints)
        row[u"pp"_s] = halvesText(dune(seat).performancePoints->halves());
    put(row, u"strongholds"_s, dune(seat).strongholds);
    putFlag(row, u"shield wall"_s, dune(seat).shieldWall);
    putFlag(row, u"tech tokens"_s, dune(seat).techTokens);
    put(row, u"tokens"_s, dune(seat).tokens);
    put(row, u"spice"_s, dune(seat).spice);
    put(row, u"cards"_s, dune(seat).cards);
    QStringList rolls;
    for (const Roll roll : dune(seat).rolls)
        rolls << QString::number(roll.value());
    row[u"roll"_s] = rolls.join(u' ');
    putFlag(row, u"dropout"_s, seat.dropout);
    put(row, u"dropout turn"_s, dune(seat).dropoutTurn);
    putFlag(row, u"excused"_s, seat.excused);
    if (seat.left)
        row[u"left"_s] = seat.left->text();
    putFlag(row, u"late"_s, seat.late);
    if (dune(seat).qp)
        row[u"qp"_s] = halvesText(dune(seat).qp->halves());
    row[u"qp reason"_s] = dune(seat).qpReason.value_or(QString());
}

void putGame(GamesRowCells& row, const Event& event, const Game& game) {
    putFlag(row, u"expansion"_s, game.variant);
    if (game.start)
        row[u"start"_s] = game.start->text();
    if (game.end)
        row[u"end"_s] = game.end->text();
    put(row, u"minutes"_s, game.minutes);
    put(row, u"turns"_s, game.turns);
    if (dune(game).ending)
        row[u"ending"_s] = QString(idOf(*dune(game).ending));
    if (dune(game).victory)
        row[u"victory"_s] = QString(idOf(*dune(game).victory));
    if (dune(game).predicted)
        row[u"predicted"_s] = playerName(event, *dune(game).predicted);
    putFlag(row, u"void"_s, game.isVoid);
    row[u"note"_s] = game.note.value_or(QString());
}

void addRows(std::vector<GamesRowCells>& rows, const Event& event, const QString& heat,
             const QString& table, const Game& game) {
    for (const Seat& seat : game.seats) {
        GamesRowCells row{
            {u"event"_s, event.details.name.text()},
            {u"year"_s, QString::number(event.details.year.value())},
            {u"heat"_s, heat},
            {u"table"_s, table},
            {u"player"_s, playerName(event, seat.player)},
            {u"from"_s, findPlayer(event, seat.player)->from.value_or(QString())},
            {u"turn limit"_s, QString::number(event.settings.turnLimit.value())},
            {u"alliance size"_s, QString::number(event.settings.allianceSize.value())},
            {u"finalists"_s, QString::number(event.settings.finalists.value())},
            {u"prize level"_s, QString::number(event.settings.prizeLevel.value())},
        };
        QStringList sets;
        for (const GameSet set : event.details.sets)
            sets << QString(idOf(set));
        row[u"sets"_s] = sets.join(u' ');
        putGame(row, event, game);
        putSeat(row, seat);
        rows.push_back(std::move(row));
    }
}

const QStringList ofGame{u"expansion"_s, u"start"_s,   u"end"_s,       u"minutes"_s, u"turns"_s,
                         u"ending"_s,    u"victory"_s, u"predicted"_s, u"void"_s,    u"note"_s};
const QStringList ofYear{u"turn limit"_s, u"alliance size"_s, u"finalists"_s, u"prize level"_s,
                         u"sets"_s};

/// Empties what an earlier row of the same game, or year, has said.
void leaveToFirstRows(std::vector<GamesRowCells>& rows) {
    std::set<QString> games;
    std::set<QString> years;
    for (GamesRowCells& row : rows) {
        const QString year = row[u"year"_s];
        const QString game = year + u'/' + row[u"heat"_s] + u'/' + row[u"table"_s];
        const bool isNewGame = games.insert(game).second;
        const bool isNewYear = years.insert(year).second;
        for (const QString& heading : isNewGame ? QStringList() : ofGame)
            row.erase(heading);
        for (const QString& heading : isNewYear ? QStringList() : ofYear)
            row.erase(heading);
    }
}

template <class List>
void shuffle(List& list, RandomSource& random) {
    for (auto left = list.end(); left != list.begin(); --left) {
        const auto count = static_cast<size_t>(left - list.begin());
        std::iter_swap(left - 1, list.begin() + static_cast<std::ptrdiff_t>(random.below(count)));
    }
}

/// A heading as people write it: "Shield-Wall", "SHIELD WALL", "shield_wall".
QString headingAsTyped(QString heading, RandomSource& random) {
    switch (random.below(4)) {
    case 0: return heading.toUpper();
    case 1: return heading.replace(u' ', u'-');
    case 2: return heading.replace(u' ', u'_');
    default: return heading;
    }
}

QString cellText(QString text, const GamesStyle& style) {
    const bool isSpecial = text.contains(u',') || text.contains(u';') || text.contains(u'"')
                           || text.contains(u'\n') || text.contains(u'\r');
    if (!style.quotesAll && !isSpecial)
        return text;
    return u'"' + text.replace(u'"', u"\"\""_s) + u'"';
}

} // namespace

std::vector<GamesRowCells> gamesRowsOf(const Event& event) {
    std::vector<GamesRowCells> rows;
    const auto& play = std::get<DunePlay>(event.play);
    for (const Heat& heat : play.heats) {
        for (const Game& game : heat.games)
            addRows(rows, event, QString::number(heat.number.value()),
                    QString::number(game.table.value()), game);
    }
    if (play.finalGame()) {
        const QString table = play.isFinalTableStated
                                  ? QString::number(play.finalGame()->table.value())
                                  : QString();
        addRows(rows, event, u"Final"_s, table, *play.finalGame());
    }
    return rows;
}

GamesStyle randomGamesStyle(RandomSource& random) {
    return {random.oneIn(2), random.oneIn(2), random.oneIn(2),
            random.oneIn(2), random.oneIn(2), random.oneIn(2)};
}

QByteArray gamesCsvOf(std::vector<GamesRowCells> rows, const GamesStyle& style,
                      RandomSource& random) {
    QStringList headings{u"year"_s, u"heat"_s, u"table"_s, u"player"_s};
    for (const GamesRowCells& row : rows) {
        for (const auto& [heading, text] : row) {
            if (!headings.contains(heading))
                headings << heading;
        }
    }
    if (style.shuffled) {
        shuffle(headings, random);
        shuffle(rows, random);
    }
    if (style.firstRowOnly)
        leaveToFirstRows(rows);
    const QString separator = style.semicolons ? u";"_s : u","_s;
    const QString end = style.crlf ? u"\r\n"_s : u"\n"_s;
    QStringList typed;
    for (const QString& heading : headings)
        typed << headingAsTyped(heading, random);
    QString text = typed.join(separator) + end;
    for (GamesRowCells& row : rows) {
        QStringList cells;
        for (const QString& heading : headings)
            cells << cellText(row[heading], style);
        text += cells.join(separator) + end;
    }
    return (style.byteOrderMark ? QByteArray("\xEF\xBB\xBF") : QByteArray()) + text.toUtf8();
}

} // namespace mentat::test
