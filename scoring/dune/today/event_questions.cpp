#include "scoring/dune/today/event_questions.h"

#include "model/finding_kind.h"
#include "scoring/dune/dune_awards.h"
#include "scoring/dune/final/dune_placements.h"
#include "scoring/dune/games/best_game.h"
#include "scoring/dune/results/adjudication.h"
#include "scoring/dune/results/game_questions.h"
#include "scoring/dune/standings/dune_standings.h"
#include "scoring/dune/today/places_that_matter.h"
#include "scoring/heats/games/games_played.h"

#include <algorithm>
#include <unordered_map>

namespace mentat {

namespace {

/// The seat's fact that a warning depends on.
AskedFact factOf(const Finding& warning) {
    if (warning.kind == FindingKind::UnknownInAward)
        return AskedFact::Points;
    return askedFactOf(*enumFromId<EndValue>(std::get<QString>(warning.values.front())));
}

auto sheetOrder(const GameQuestion& question) {
    return std::tuple(question.seat.has_value(), question.seat, question.fact);
}

/// By the pointer of the seat in the document.
using WarningsBySeat = std::unordered_map<QString, Findings>;

void addTo(WarningsBySeat& bySeat, const Findings& warnings) {
    for (const Finding& warning : warnings)
        bySeat[warning.where.text()].push_back(warning);
}

GameAddress placeOf(const AddressedGame& placed) {
    return {placed.heat ? RoundId(placed.heat->number) : RoundId(finalName()), placed.game.table};
}

/// Sorts an event's unknown values; computes what they share once.
class Sorting {
public:
    explicit Sorting(const Event& event)
        : m_event(event)
        , m_games(placedGames(event))
        , m_field(event)
        , m_standings(duneStandings(m_field))
        , m_awards(duneAwards(m_field))
        , m_places(m_field, m_standings)
        , m_areSettled(areStandingsSettled(event)) {
        for (const TieDoubt& doubt : doubtsInStandings(m_field, m_standings, m_games)) {
            if (m_places.areTouchedBy(doubt))
                addTo(m_deciding, {doubt.warning});
        }
        addTo(m_deciding, unknownInAwards(m_field, m_awards, m_games));
        addTo(m_deciding, unknownInFinal(event, dunePlacements(event), m_games));
    }

    [[nodiscard]] EventQuestions run() {
        for (const AddressedGame& placed : m_games) {
            if (hasResult(placed.game))
                addOf(placed);
            else
                addAwaited(placed);
        }
        return std::move(m_sorted);
    }

private:
    void addAwaited(const AddressedGame& placed) {
        for (const GameQuestion& one : awaitedVerdict(placed.game, m_event.settings).values)
            m_sorted.asked.push_back({placeOf(placed), one, true, true, {}});
    }

    void addOf(const AddressedGame& placed) {
        std::vector<OpenQuestion> asked;
        const auto compared = dune(placed.game).victory == Victory::Adjudicated
                                  ? comparedIn(placed.game, m_event.settings)
                                  : Compared();
        for (const GameQuestion& one : questionsOf(placed.game, m_event.settings, !placed.heat)) {
            if (isOnlyOfStandings(placed, one) && m_areSettled)
                continue;
            const OpenQuestion question{placeOf(placed), one, true, false, decidedBy(placed, one)};
            (matters(placed, one, compared) ? asked : m_sorted.notAsked).push_back(question);
        }
        addOfLosers(placed, asked);
        std::ranges::sort(asked, {},
                          [](const OpenQuestion& one) { return sheetOrder(one.question); });
        std::ranges::move(asked, std::back_inserter(m_sorted.asked));
    }

    /// Whether a value at the end of a heat's game matters to the standings alone, directly or
    /// through the verdict of an adjudicated game.
    [[nodiscard]] static bool isOnlyOfStandings(const AddressedGame& placed,
                                                const GameQuestion& one) {
        return placed.heat && endValueOf(one.fact);
    }

    [[nodiscard]] const Findings& warningsOf(const AddressedGame& placed, size_t seat) const {
        static const Findings none;
        const auto found = m_deciding.find(placed.seat(seat).text());
        return found == m_deciding.end() ? none : found->second;
    }

    /// The warnings that depend on this value and are not accepted as unknowable.
    [[nodiscard]] Findings decidedBy(const AddressedGame& placed, const GameQuestion& one) const {
        Findings deciding;
        if (!one.seat)
            return deciding;
        std::ranges::copy_if(warningsOf(placed, *one.seat), std::back_inserter(deciding),
                             [&](const Finding& warning) {
                                 return factOf(warning) == one.fact
                                        && !acceptanceOf(warning, placed.game);
                             });
        return deciding;
    }

    [[nodiscard]] bool matters(const AddressedGame& placed, const GameQuestion& one,
                               const Compared& compared) const {
        const Game& game = placed.game;
        switch (one.fact) {
        case AskedFact::TurnsPlayed:
            return placed.heat && std::ranges::any_of(game.seats, [&](const Seat& seat) {
                       return couldWin(game, seat);
                   });
        case AskedFact::EndTime: return false; // for statistics only (R7.6 asks for no time)
        case AskedFact::Predicted: return !placed.heat; // R2.4: scores no QP; R7.5: second place
        case AskedFact::SidePlayed:
        case AskedFact::Points: return placed.heat && couldWin(game, game.seats[*one.seat]);
        case AskedFact::Strongholds:
        case AskedFact::Tokens:
        case AskedFact::Spice:
        case AskedFact::Cards: return valueMatters(placed, one, compared);
        case AskedFact::DropoutTurn: // R7.5: the later departure ranks higher
            return std::ranges::count_if(game.seats, &Seat::dropout) > 1;
        }
        Q_UNREACHABLE();
    }

    [[nodiscard]] bool couldWin(const Game& game, const Seat& seat) const {
        return !m_field.isDisqualified(*m_field.positionOf(seat.player))
               && couldWinAward(m_event, m_awards, game, seat);
    }

    /// Whether a value that the sheet asks for can decide something. If an earlier one at the same
    /// seat can, so does this one: one walk to the table answers both.
    [[nodiscard]] bool valueMatters(const AddressedGame& placed, const GameQuestion& one,
                                    const Compared& compared) const {
        const Seat& seat = placed.game.seats[*one.seat];
        const auto& ofVerdict = compared.at(*endValueOf(one.fact));
        if (std::ranges::find(ofVerdict, seat.player) != ofVerdict.end())
            return true;
        const auto isUpToHere = [&](const Finding& warning) {
            return warning.kind == FindingKind::UnknownInTie && factOf(warning) <= one.fact;
        };
        if (std::ranges::any_of(warningsOf(placed, *one.seat), isUpToHere))
            return true;
        return placed.heat && !areHeatsOver(m_event) && mightMatter(placed.game, seat);
    }

    /// R4.3: to the player, or to allies whose values are summed with it.
    [[nodiscard]] bool mightMatter(const Game& game, const Seat& seat) const {
        const bool isSummed = m_event.settings.tieBreakValues == TieBreakValues::Alliance;
        return std::ranges::any_of(game.seats, [&](const Seat& other) {
            const size_t player = *m_field.positionOf(other.player);
            const auto games = m_field.gamesOf(player);
            const auto here = std::ranges::find(games, &game, &Appearance::game);
            return (&other == &seat || (isSummed && areAllied(other, seat))) && here != games.end()
                   && m_places.mightRestOn(player, *here);
        });
    }

    /// The losers' values, which the sheet does not ask for: those that touch a place in the
    /// standings, or one that no question covers.
    void addOfLosers(const AddressedGame& placed, std::vector<OpenQuestion>& asked) {
        if (!placed.heat || m_areSettled)
            return;
        const GameAddress place = placeOf(placed);
        for (size_t seat = 0; seat < placed.game.seats.size(); ++seat) {
            const EndValues own = ownValues(placed.game.seats[seat]);
            bool isListed = dune(placed.game.seats[seat]).winner;
            for (const EndValue value : allEndValues) {
                const GameQuestion one{askedFactOf(value), seat};
                if (own.at(value))
                    continue;
                if (isAmong(asked, one)) {
                    isListed = true;
                    continue;
                }
                const Findings deciding = decidedBy(placed, one);
                if (!deciding.empty())
                    asked.push_back({place, one, false, false, deciding});
                else if (!isListed && !isAmong(m_sorted.notAsked, one, place))
                    m_sorted.notAsked.push_back({place, one, false, false, {}});
                isListed = true;
            }
        }
    }

    [[nodiscard]] static bool isAmong(const std::vector<OpenQuestion>& questions,
                                      const GameQuestion& one) {
        return std::ranges::find(questions, one, &OpenQuestion::question) != questions.end();
    }
    [[nodiscard]] static bool isAmong(const std::vector<OpenQuestion>& questions,
                                      const GameQuestion& one, const GameAddress& place) {
        return std::ranges::any_of(questions, [&](const OpenQuestion& other) {
            return other.place == place && other.question == one;
        });
    }

    const Event& m_event;
    std::vector<AddressedGame> m_games;
    Field m_field;
    Standings m_standings;
    std::vector<Award> m_awards;
    PlacesThatMatter m_places;
    bool m_areSettled;
    WarningsBySeat m_deciding; // of values that affect a result
    EventQuestions m_sorted;
};

} // namespace

EventQuestions eventQuestions(const Event& event) {
    return Sorting(event).run();
}

bool areLosersStrongholds(const Event& event, const std::vector<OpenQuestion>& questions) {
    return std::ranges::all_of(questions, [&](const OpenQuestion& one) {
        return one.question.fact == AskedFact::Strongholds
               && !dune(gameAt(event, one.place)->seats[*one.question.seat]).winner;
    });
}

} // namespace mentat
