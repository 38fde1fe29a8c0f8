#include "app/session/rounds/table_news.h"

#include "app/session/rounds/table_reports.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace mentat {

DraftAddress walkAddress(HeatNumber heat) {
    return u"heats/%1/walk"_s.arg(heat.value());
}

std::map<TableNumber, QString> turnsOfWalk(const QString& draft) {
    std::map<TableNumber, QString> turns;
    // "1:6 3:5" has tables and turns.
    for (const QString& part : draft.split(u' ', Qt::SkipEmptyParts)) {
        if (const auto table = TableNumber::fromInt(part.section(u':', 0, 0).toInt()))
            turns.emplace(*table, part.section(u':', 1));
    }
    return turns;
}

QString walkDraft(const std::map<TableNumber, QString>& turns) {
    QStringList parts;
    for (const auto& [table, turn] : turns) {
        if (!turn.isEmpty())
            parts.append(u"%1:%2"_s.arg(table.value()).arg(turn));
    }
    return parts.join(u' ');
}

NewsOfTables newsOfTables(const Session& session, EventId event, const RoundId& round) {
    NewsOfTables news;
    if (const auto heat = round.heat()) {
        const Draft* walk = session.draftAt(event, walkAddress(*heat));
        for (const auto& [table, typed] : turnsOfWalk(walk ? walk->content : QString())) {
            if (const int turn = typed.toInt(); turn > 0)
                news[table].turn = turn;
        }
    }
    const Event* played = findEvent(session.book(), event);
    const auto shown = played ? findRound(*played, round) : std::nullopt;
    for (const Game& game : shown ? shown->games() : std::vector<Game>()) {
        if (!hasResult(game) && !tableReports(session, event, {round, game.table}).empty())
            news[game.table].hasReported = true;
    }
    return news;
}

} // namespace mentat
