#include "reports/formats/wbc_dune/dune_report_list.h"

#include "reports/heats/report_parts.h"
#include "reports/wording/heats/heats_wording.h"
#include "scoring/formats/wbc_dune/figures/event_figures.h"
#include "scoring/formats/wbc_dune/final/dune_placements.h"

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr size_t placesOnForm = 6;

/// Who sat at a table that is not void, by name; of a heat without tables, who is checked in.
std::vector<PlayerId> playersOfHeat(const Event& event, const Heat& heat) {
    std::vector<PlayerId> players;
    for (const Game& game : heat.games) {
        for (const Seat& seat : game.seats) {
            if (!game.isVoid)
                players.push_back(seat.player);
        }
    }
    if (heat.games.empty())
        players = heat.entrants;
    std::ranges::stable_sort(players, {}, [&](const PlayerId& player) {
        return findPlayer(event, player)->name.normalised();
    });
    return players;
}

class HandIn : ReportTeller {
public:
    explicit HandIn(const ReportRequest& request)
        : ReportTeller(request)
        , m_event(request.event)
        , m_figures(eventFigures(request.event))
        , m_placements(dunePlacements(request.event)) {}

    ReportFiles run() {
        ReportFiles files;
        files.files.push_back({text(QT_TRANSLATE_NOOP("Report", "1 participants")),
                               {ReportKind::Pdf, ReportKind::Xlsx},
                               participants()});
        files.files.push_back({text(QT_TRANSLATE_NOOP("Report", "2 result form")),
                               {ReportKind::Pdf, ReportKind::Xlsx},
                               resultForm()});
        files.stillEmpty = stillEmpty();
        return files;
    }

private:
    [[nodiscard]] ReportDocument participants() {
        ReportDocument document
            = titledDocument(m_request, text(QT_TRANSLATE_NOOP("Report", "Participants")));
        for (const Heat* heat : heatsInOrder(m_request)) {
            const QString title = heatTitle(m_language, *heat);
            ReportTable table{title,
                              {numberColumn(u"number"_s, text(QT_TRANSLATE_NOOP("Report", "No."))),
                               wideColumn(u"name"_s, text(QT_TRANSLATE_NOOP("Report", "Player"))),
                               textColumn(u"from"_s, text(QT_TRANSLATE_NOOP("Report", "From"))),
                               textColumn(u"badge"_s, text(QT_TRANSLATE_NOOP("Report", "Badge")))}};
            for (const PlayerId& id : playersOfHeat(m_event, *heat)) {
                const Player& player = *findPlayer(m_event, id);
                table.rows.push_back(
                    {{numberCell(m_language, static_cast<qint64>(table.rows.size()) + 1),
                      textCell(player.name.text()), textCell(player.from),
                      textCell(player.badge)}});
                m_participants.insert(id);
            }
            if (heat != heatsInOrder(m_request).front())
                document.add(PageBreak{});
            document.add(Heading{2, title});
            document.add(Paragraph{text(QT_TRANSLATE_N_NOOP("Report", "%n player(s)"), {},
                                        static_cast<int>(table.rows.size()))});
            if (!table.rows.empty())
                document.add(std::move(table));
        }
        if (m_participants.empty())
            document.add(Paragraph{text(QT_TRANSLATE_NOOP("Report", "No games yet."))});
        return document;
    }

    [[nodiscard]] ReportDocument resultForm() const {
        ReportDocument document
            = titledDocument(m_request, text(QT_TRANSLATE_NOOP("Report", "Result form")));
        const EventDetails& details = m_event.details;
        document.add(FactList{
            {{text(QT_TRANSLATE_NOOP("Report", "Event")), details.name.text()},
             {text(QT_TRANSLATE_NOOP("Report", "Code")), details.code.value_or(u"–"_s)},
             {text(QT_TRANSLATE_NOOP("Report", "Year")), QString::number(details.year.value())},
             {text(QT_TRANSLATE_NOOP("Report", "Game Master")), details.gm.value_or(u"–"_s)},
             {text(QT_TRANSLATE_NOOP("Report", "Players")),
              m_language.number(m_figures.players)}}});
        document.add(Heading{2, text(QT_TRANSLATE_NOOP("Report", "Games and hours of play"))});
        document.add(figuresTable());
        if (m_figures.heatGames.minutes.unknown + m_figures.finalGame.minutes.unknown > 0)
            document.add(Paragraph{
                text(QT_TRANSLATE_NOOP("Report", "Hours are those of the games whose time "
                                                 "is known.")),
                true});
        document.add(Heading{2, text(QT_TRANSLATE_NOOP("Report", "Top six"))});
        if (m_placements.empty())
            document.add(
                Paragraph{text(QT_TRANSLATE_NOOP("Report", "The final has no result yet."))});
        else
            document.add(topTable());
        return document;
    }

    [[nodiscard]] ReportRow figuresRow(const QString& title, const GameFigures& games) const {
        const auto hours = [&](qint64 minutes) -> ReportCell {
            if (games.minutes.known == 0)
                return unknownCell();
            return {.text = hoursText(m_language, Fraction(minutes, 1)),
                    .number = static_cast<double>(minutes) / 60};
        };
        return {{textCell(title), numberCell(m_language, games.games),
                 numberCell(m_language, games.playerStarts), hours(games.minutes.sum),
                 hours(games.playerMinutes), numberCell(m_language, games.minutes.unknown)}};
    }

    [[nodiscard]] ReportTable figuresTable() const {
        ReportTable table{
            text(QT_TRANSLATE_NOOP("Report", "Games and hours")),
            {textColumn(u"part"_s, text(QT_TRANSLATE_NOOP("Report", "Part"))),
             numberColumn(u"games"_s, text(QT_TRANSLATE_NOOP("Report", "Games"))),
             numberColumn(u"starts"_s, text(QT_TRANSLATE_NOOP("Report", "Player-starts"))),
             numberColumn(u"hours"_s, text(QT_TRANSLATE_NOOP("Report", "Hours of play"))),
             numberColumn(u"playerHours"_s, text(QT_TRANSLATE_NOOP("Report", "Player-hours"))),
             numberColumn(u"unknown"_s, text(QT_TRANSLATE_NOOP("Report", "Time not known")))}};
        for (const HeatFigures& heat : m_figures.heats)
            table.rows.push_back(figuresRow(
                heatTitle(m_language, *findHeat(playOf(m_request), heat.heat)), heat.completed));
        table.rows.push_back(
            figuresRow(text(QT_TRANSLATE_NOOP("Report", "Final")), m_figures.finalGame));
        GameFigures all = m_figures.heatGames;
        all.add(m_figures.finalGame);
        table.rows.push_back(figuresRow(text(QT_TRANSLATE_NOOP("Report", "Together")), all));
        table.rows.back().beginsPart = true;
        return table;
    }

    [[nodiscard]] ReportTable topTable() const {
        ReportTable table{text(QT_TRANSLATE_NOOP("Report", "Top six")),
                          {numberColumn(u"place"_s, text(QT_TRANSLATE_NOOP("Report", "Place"))),
                           wideColumn(u"name"_s, text(QT_TRANSLATE_NOOP("Report", "Player"))),
                           textColumn(u"from"_s, text(QT_TRANSLATE_NOOP("Report", "From")))}};
        for (const Placement& placement : m_placements) {
            if (table.rows.size() == placesOnForm)
                break;
            const Player& player = *findPlayer(m_event, placement.player);
            table.rows.push_back({{numberCell(m_language, placement.place.value()),
                                   strongCell(player.name.text()), textCell(player.from)}});
        }
        return table;
    }

    [[nodiscard]] QStringList stillEmpty() const {
        QStringList empty;
        if (!m_event.details.code)
            empty.append(text(QT_TRANSLATE_NOOP("Report", "The event's code is not given.")));
        if (!m_event.details.gm)
            empty.append(text(QT_TRANSLATE_NOOP("Report", "The Game Master's name is not given.")));
        for (const Player& player : m_event.players) {
            if (m_participants.contains(player.id) && !player.from)
                empty.append(text(QT_TRANSLATE_NOOP("Report", "No home is known of %1."),
                                  {player.name.text()}));
            if (m_participants.contains(player.id) && !player.badge)
                empty.append(text(QT_TRANSLATE_NOOP("Report", "No badge is known of %1."),
                                  {player.name.text()}));
        }
        for (const HeatFigures& heat : m_figures.heats) {
            const QString title = heatTitle(m_language, *findHeat(playOf(m_request), heat.heat));
            if (heat.completed.games + heat.unfinished == 0)
                empty.append(text(QT_TRANSLATE_NOOP("Report", "%1 has no games yet."), {title}));
            if (heat.unfinished > 0)
                empty.append(text(QT_TRANSLATE_N_NOOP("Report", "%1: %n game(s) without a result."),
                                  {title}, heat.unfinished));
            if (heat.completed.minutes.unknown > 0)
                empty.append(text(QT_TRANSLATE_N_NOOP("Report", "%1: %n game(s) without a time."),
                                  {title}, heat.completed.minutes.unknown));
        }
        if (m_placements.empty())
            empty.append(text(QT_TRANSLATE_NOOP("Report", "The final has no result yet.")));
        else if (m_figures.finalGame.minutes.unknown > 0)
            empty.append(text(QT_TRANSLATE_NOOP("Report", "The final has no time.")));
        if (std::ranges::any_of(m_placements, &Placement::tied))
            empty.append(
                text(QT_TRANSLATE_NOOP("Report", "Places of the final are shared until a roll.")));
        return empty;
    }

    const Event& m_event;
    EventFigures m_figures;
    std::vector<Placement> m_placements;
    std::set<PlayerId> m_participants;
};

} // namespace

Result<ReportFiles> handInFolder(const ReportRequest& request) {
    return HandIn(request).run();
}

} // namespace mentat
