#include "reports/heats/hand_in_files.h"

#include "model/event.h"
#include "model/people/names.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/language/phrase.h"
#include "scoring/statistics/history.h"

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr size_t placesOnForm = 6;

/// The players at tables that are not void, by name; in a heat without tables, those checked in.
std::vector<PlayerId> playersOfHeat(const PlayerIndex& index, const Heat& heat) {
    std::vector<PlayerId> players;
    for (const Game& game : heat.games) {
        for (const Seat& seat : game.seats) {
            if (!game.isVoid)
                players.push_back(seat.player);
        }
    }
    if (heat.games.empty())
        players = heat.entrants;
    std::ranges::stable_sort(
        players, {}, [&](const PlayerId& player) { return index.find(player)->name.normalized(); });
    return players;
}

class HandIn : ReportTeller {
public:
    HandIn(const ReportRequest& request, const HandInFacts& facts)
        : ReportTeller(request)
        , m_event(request.event)
        , m_players(request.event)
        , m_hours(request, facts.rounds)
        , m_facts(facts) {}

    ReportFiles run() {
        ReportFiles files;
        files.files.push_back({say(m_language, Phrase("Report", "1 participants")),
                               {ReportKind::Pdf, ReportKind::Xlsx},
                               participants()});
        files.files.push_back({say(m_language, Phrase("Report", "2 result form")),
                               {ReportKind::Pdf, ReportKind::Xlsx},
                               resultForm()});
        files.stillEmpty = stillEmpty();
        return files;
    }

private:
    [[nodiscard]] ReportDocument participants() {
        ReportDocument document
            = titledDocument(m_request, say(m_language, Phrase("Report", "Participants")));
        for (const Heat* heat : heatsInOrder(m_request)) {
            const QString title = heatTitle(m_language, *heat);
            ReportTable table{title,
                              {numberColumn(u"number"_s, say(m_language, Phrase("Report", "No."))),
                               wideColumn(u"name"_s, say(m_language, Phrase("Report", "Player"))),
                               textColumn(u"from"_s, say(m_language, Phrase("Report", "From"))),
                               textColumn(u"badge"_s, say(m_language, Phrase("Report", "Badge")))}};
            table.hasLeaders = true;
            for (const PlayerId& id : playersOfHeat(m_players, *heat)) {
                const Player& player = *m_players.find(id);
                table.rows.push_back(
                    {{numberCell(m_language, static_cast<qint64>(table.rows.size()) + 1),
                      textCell(m_players.nameOf(id)), textCell(player.from),
                      textCell(player.badge)}});
                m_participants.insert(id);
            }
            if (heat != heatsInOrder(m_request).front())
                document.add(PageBreak{});
            document.add(Heading{2, title});
            document.add(Paragraph{sayCounted(m_language, CountedPhrase("Report", "%n player(s)"),
                                              static_cast<int>(table.rows.size()))});
            if (!table.rows.empty())
                document.add(std::move(table));
        }
        if (m_participants.empty())
            document.add(Paragraph{say(m_language, Phrase("Report", "No games yet."))});
        return document;
    }

    [[nodiscard]] ReportDocument resultForm() const {
        ReportDocument document
            = titledDocument(m_request, say(m_language, Phrase("Report", "Result form")));
        const EventDetails& details = m_event.details;
        FactList facts{
            {{say(m_language, Phrase("Report", "Event")), details.name.text()},
             {say(m_language, Phrase("Report", "Code")), details.code.value_or(u"–"_s)},
             {say(m_language, Phrase("Report", "Year")), QString::number(details.year.value())},
             {say(m_language, Phrase("Report", "Game Master")), details.gm.value_or(u"–"_s)},
             {say(m_language, Phrase("Report", "Assistants")),
              details.assistants.empty()
                  ? u"–"_s
                  : QStringList(details.assistants.begin(), details.assistants.end())
                        .join(u", "_s)},
             {say(m_language, Phrase("Report", "Players")), m_language.number(m_hours.players())}}};
        if (const auto returning = returningPlayers(m_request.book, m_event))
            facts.facts.push_back({say(m_language, Phrase("Report", "Played in an earlier year")),
                                   m_language.number(*returning)});
        document.add(std::move(facts));
        m_hours.addTo(document);
        m_hours.addParticipation(document);
        document.add(Heading{2, say(m_language, Phrase("Report", "Top six"))});
        if (m_facts.placements.empty())
            document.add(
                Paragraph{say(m_language, Phrase("Report", "The final has no result yet."))});
        else
            document.add(topTable());
        document.add(SignatureLine{
            {{say(m_language, Phrase("Report", "Game Master")), details.gm.value_or(QString())},
             {say(m_language, Phrase("Report", "Signature")), {}},
             {say(m_language, Phrase("Report", "Date")), {}}}});
        return document;
    }

    [[nodiscard]] ReportTable topTable() const {
        ReportTable table{
            say(m_language, Phrase("Report", "Top six")),
            {numberColumn(u"place"_s, say(m_language, Phrase("Report", "Place"))),
             wideColumn(u"name"_s, say(m_language, Phrase("Report", "Player"))),
             textColumn(u"from"_s, say(m_language, Phrase("Report", "From"))),
             numberColumn(u"laurels"_s, say(m_language, Phrase("Report", "Laurels")))}};
        table.hasLeaders = true;
        for (const Placement& placement : m_facts.placements) {
            if (table.rows.size() == placesOnForm)
                break;
            const Player& player = *m_players.find(placement.player);
            table.rows.push_back(
                {{numberCell(m_language, placement.place.value()),
                  strongCell(m_players.nameOf(placement.player)), textCell(player.from),
                  laurelsCell(m_language, placement.laurels)}});
        }
        return table;
    }

    [[nodiscard]] QStringList stillEmpty() const {
        QStringList empty;
        if (!m_event.details.code)
            empty.append(say(m_language, Phrase("Report", "The event has no code.")));
        if (!m_event.details.gm)
            empty.append(say(m_language, Phrase("Report", "The Game Master's name is missing.")));
        addWhatPlayersLack(empty);
        addWhatHeatsLack(empty);
        addWhatRoundsLack(empty);
        if (std::ranges::any_of(m_facts.placements, &Placement::tied))
            empty.append(
                say(m_language, Phrase("Report", "Places in the final are shared until a roll.")));
        return empty;
    }

    void addWhatPlayersLack(QStringList& empty) const {
        addWhoLacks(empty, &Player::from, Phrase("Report", "Hometown missing for %1."),
                    CountedPhrase("Report", "Hometown missing for %n player(s)."));
        addWhoLacks(empty, &Player::badge, Phrase("Report", "Badge missing for %1."),
                    CountedPhrase("Report", "Badge missing for %n player(s)."));
    }

    /// Adds a sentence with the players' names, or with their number if there are many.
    void addWhoLacks(QStringList& empty, std::optional<QString> Player::*known, Phrase named,
                     Phrase counted) const {
        QStringList names;
        for (const Player& player : m_event.players) {
            if (m_participants.contains(player.id) && !(player.*known))
                names.append(calledName(m_event, player));
        }
        if (names.size() > m_facts.maxNamed)
            empty.append(sayCounted(m_language, counted, names.size()));
        else if (!names.isEmpty())
            empty.append(say(m_language, named, {names.join(u", "_s)}));
    }

    void addWhatHeatsLack(QStringList& empty) const {
        for (const HeatCount& heat : m_hours.heats()) {
            const QString title = heatTitle(m_language, *heat.heat);
            if (heat.completed.games + heat.unfinished == 0)
                empty.append(say(m_language, Phrase("Report", "%1 has no games yet."), {title}));
            if (heat.unfinished > 0)
                empty.append(sayCounted(m_language,
                                        CountedPhrase("Report", "%1: %n game(s) without a result."),
                                        heat.unfinished, {title}));
            addUntimed(empty, title, heat.completed);
        }
    }

    void addWhatRoundsLack(QStringList& empty) const {
        const auto& rounds = m_hours.rounds();
        for (size_t i = 0; i + 1 < rounds.size(); ++i)
            addUntimed(empty, m_facts.rounds[i].title, rounds[i]);
        if (m_facts.placements.empty())
            empty.append(say(m_language, Phrase("Report", "The final has no result yet.")));
        else if (!rounds.empty() && rounds.back().untimed > 0)
            empty.append(say(m_language, Phrase("Report", "The final has no time.")));
    }

    void addUntimed(QStringList& empty, const QString& title, const GamesAndHours& games) const {
        if (games.untimed > 0)
            empty.append(sayCounted(m_language,
                                    CountedPhrase("Report", "%1: %n game(s) without a time."),
                                    games.untimed, {title}));
    }

    const Event& m_event;
    PlayerIndex m_players;
    PlayedHours m_hours;
    const HandInFacts& m_facts;
    std::set<PlayerId> m_participants;
};

} // namespace

ReportFiles handInFiles(const ReportRequest& request, const HandInFacts& facts) {
    return HandIn(request, facts).run();
}

} // namespace mentat
