#include "reports/dune/game_parts.h"

#include "reports/heats/report_parts.h"
#include "reports/wording/dune/dune_wording.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/language/phrase.h"
#include "scoring/dune/games/best_game.h"
#include "scoring/dune/games/points.h"
#include "scoring/dune/results/adjudication.h"
#include "scoring/heats/games/games_played.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

class GameDescription : ReportTeller {
public:
    GameDescription(const ReportRequest& request, const GameAddress& place, const Game& game)
        : ReportTeller(request)
        , m_place(place)
        , m_game(game)
        , m_title(tableTitle(m_language, request.event, place)) {}

    void addTo(ReportDocument& document) const {
        document.add(Heading{m_place.round.isAdvanced() ? 2 : 3, heading()});
        document.add(Paragraph{course(), true});
        document.add(seats());
        if (dune(m_game).victory == Victory::Adjudicated && !m_game.isVoid) {
            const Verdict verdict = adjudicate(m_game, m_request.event.settings);
            document.add(Paragraph{
                verdictReason(m_request.wording.language(), verdict, namesIn(m_request.event)),
                true});
        }
    }

private:
    [[nodiscard]] QString outcome() const {
        if (m_game.isVoid)
            return say(m_language, Phrase("Report", "void, does not count"));
        if (!hasResult(m_game))
            return say(m_language, Phrase("Report", "no result yet"));
        const QString victory = victoryName(m_language, *dune(m_game).victory);
        const QString winners = winnersText(m_request, m_game);
        return winners.isEmpty() ? victory
                                 : say(m_language, Phrase("Report", "%1: %2"), {victory, winners});
    }

    /// Below the heading of its heat.
    [[nodiscard]] QString heading() const {
        return m_place.round.isAdvanced() ? m_title
                                          : say(m_language, Phrase("Report", "Table %1"),
                                                {m_language.number(m_place.table.value())});
    }

    [[nodiscard]] QString time() const {
        QStringList parts;
        if (m_game.start)
            parts.append(m_game.end ? say(m_language, Phrase("Report", "%1 to %2"),
                                          {m_language.clockTime(m_game.start->time()),
                                           m_language.clockTime(m_game.end->time())})
                                    : say(m_language, Phrase("Report", "from %1"),
                                          {m_language.clockTime(m_game.start->time())}));
        if (const auto minutes = minutesOf(m_game))
            parts.append(durationText(m_language, *minutes));
        return parts.join(u", "_s);
    }

    [[nodiscard]] QString turns() const {
        const QString turns = m_game.turns
                                  ? sayCounted(m_language, CountedPhrase("Report", "%n turn(s)"),
                                               m_game.turns->value())
                                  : say(m_language, Phrase("Report", "turns unknown"));
        return dune(m_game).ending ? say(m_language, Phrase("Report", "%1, ended by %2"),
                                         {turns, endingName(m_language, *dune(m_game).ending)})
                                   : turns;
    }

    /// How it went, on one line, without unknown facts.
    [[nodiscard]] QString course() const {
        QStringList parts{outcome()};
        if (hasResult(m_game))
            parts.append(turns());
        parts.append(time());
        if (dune(m_game).predicted)
            parts.append(say(m_language, Phrase("Report", "predicted: %1"),
                             {playerName(m_request.event, *dune(m_game).predicted)}));
        if (m_game.variant)
            parts.append(say(m_language, Phrase("Report", "with the expansion")));
        parts.removeAll(QString());
        parts.first().front() = parts.first().front().toUpper();
        return parts.join(u" · "_s);
    }

    [[nodiscard]] ReportTable seats() const {
        ReportTable table{
            m_title,
            {numberColumn(u"seat"_s, say(m_language, Phrase("Report", "Seat"))),
             wideColumn(u"name"_s, say(m_language, Phrase("Report", "Player"))),
             textColumn(u"faction"_s, say(m_language, Phrase("Report", "Faction"))),
             textColumn(u"result"_s, say(m_language, Phrase("Report", "Result"))),
             numberColumn(u"performancePoints"_s, say(m_language, Phrase("Report", "PP"))),
             numberColumn(u"normalized"_s, say(m_language, Phrase("Report", "Norm."))),
             numberColumn(u"strongholds"_s, say(m_language, Phrase("Report", "Str."))),
             numberColumn(u"tokens"_s, say(m_language, Phrase("Report", "Tok."))),
             numberColumn(u"spice"_s, say(m_language, Phrase("Report", "Spice"))),
             numberColumn(u"cards"_s, say(m_language, Phrase("Report", "Cards"))),
             numberColumn(u"qp"_s, say(m_language, Phrase("Report", "QP")))}};
        makeSpare(table, {u"strongholds"_s, u"tokens"_s, u"spice"_s, u"cards"_s});
        table.isDense = true;
        if (m_place.round.isHeat())
            table.partOf = say(m_language, Phrase("Report", "Game"));
        for (const Seat& seat : m_game.seats)
            table.rows.push_back(rowOf(seat));
        return table;
    }

    [[nodiscard]] ReportRow rowOf(const Seat& seat) const {
        const Settings& settings = m_request.event.settings;
        const auto points = performanceOf(seat, settings);
        const EndValues values = ownValues(seat);
        const bool isWinner = dune(seat).winner && hasResult(m_game) && !m_game.isVoid;
        const QString name = playerName(m_request.event, seat.player);
        ReportRow row{{numberCell(m_language, seat.number.value()),
                       isWinner ? strongCell(name) : textCell(name),
                       dune(seat).faction
                           ? textCell(m_request.wording.sideName(*dune(seat).faction))
                           : unknownCell(),
                       textCell(resultOf(seat, isWinner)),
                       points ? halvesCell(m_language, points->halves()) : unknownCell(),
                       thousandthsCell(m_language, normalizedOf(points))}};
        for (const EndValue value : allEndValues)
            row.cells.push_back(amountCell(m_language, values.at(value)));
        // The final scores no QP: it decides places (R7.5).
        row.cells.push_back(
            isCompleted(m_game) && m_place.round.isHeat() ? halvesCell(
                m_language, pointsOf(seat, winnersPoints(m_game, settings.winPoints)).halves())
                                                          : unknownCell());
        return row;
    }

    [[nodiscard]] std::optional<Fraction>
    normalizedOf(const std::optional<PerformancePoints>& points) const {
        if (!points || !m_game.turns || m_game.turns->value() == 0)
            return std::nullopt;
        return normalized(*points, *m_game.turns, startersOf(m_game));
    }

    /// "won, alliance 1", "left in turn 4", "Shield Wall".
    [[nodiscard]] QString resultOf(const Seat& seat, bool isWinner) const {
        QStringList parts;
        if (isWinner)
            parts.append(say(m_language, Phrase("Report", "won")));
        if (seat.dropout)
            parts.append(dune(seat).dropoutTurn
                             ? say(m_language, Phrase("Report", "left in turn %1"),
                                   {m_language.number(dune(seat).dropoutTurn->value())})
                             : say(m_language, Phrase("Report", "left")));
        else if (dune(seat).alliance)
            parts.append(say(m_language, Phrase("Report", "alliance %1"),
                             {m_language.number(dune(seat).alliance->value())}));
        if (dune(seat).shieldWall)
            parts.append(say(m_language, Phrase("Report", "Shield Wall")));
        if (dune(seat).techTokens)
            parts.append(say(m_language, Phrase("Report", "tech tokens")));
        if (dune(seat).qp)
            parts.append(say(m_language, Phrase("Report", "QP set by the GM")));
        return parts.join(u", "_s);
    }

    const GameAddress& m_place;
    const Game& m_game;
    QString m_title;
};

} // namespace

void addGame(ReportDocument& document, const ReportRequest& request, const GameAddress& place,
             const Game& game) {
    GameDescription(request, place, game).addTo(document);
}

QString nameAndFaction(const ReportRequest& request, const Seat& seat) {
    const QString name = playerName(request.event, seat.player);
    return dune(seat).faction ? say(request, Phrase("Report", "%1 (%2)"),
                                    {name, request.wording.sideName(*dune(seat).faction)})
                              : name;
}

QString winnersText(const ReportRequest& request, const Game& game) {
    QStringList winners;
    for (const Seat& seat : game.seats) {
        if (dune(seat).winner)
            winners.append(nameAndFaction(request, seat));
    }
    return winners.join(u", "_s);
}

} // namespace mentat
