#include "model/ruleset/ruleset_kind.h"

#include "model/errors.h"
#include "model/finding_kind.h"
#include "model/rounds/heats_errors.h"
#include "model/ruleset/results.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

namespace mentat {
namespace {

class RulesetErrors {
public:
    RulesetErrors(const Ruleset& ruleset, Findings& findings)
        : m_ruleset(ruleset)
        , m_findings(findings) {}

    void addAll(const Pointer& where) {
        if (m_ruleset.sizes.empty())
            add(FindingKind::NothingInList, where.key("sizes"), {});
        addSizesTwice(m_ruleset.sizes, where.key("sizes"));
        addOrder(where.key("order"));
        addEliminated(where.key("eliminated"));
        addStages(where.key("stages"));
    }

private:
    void add(FindingKind kind, const Pointer& where, Values values) {
        m_findings.push_back({kind, where, std::move(values), {}, Rule::H10_1});
    }

    void addSizesTwice(const ListedSizes& sizes, const Pointer& where) {
        for (const size_t later : laterOfTwo(sizes, [](ListedSize size) { return size; }))
            add(FindingKind::Twice, where.index(later), {qint64(sizes[later].value())});
    }

    void addOrder(const Pointer& where) {
        if (m_ruleset.order.empty())
            add(FindingKind::NothingInList, where, {});
        for (size_t i = 0; i < m_ruleset.order.size(); ++i) {
            const OrderKey& key = m_ruleset.order[i];
            const OrderBy by = orderBy(key);
            const Pointer place = where.index(i).key("by");
            if (by == OrderBy::ScoreShare && m_ruleset.score != Scores::High)
                add(FindingKind::NeedsHighScores, place, {QString(idOf(by))});
            else if (needsScores(key) && m_ruleset.score == Scores::None)
                addNeedsScores(where.index(i), by);
        }
    }

    /// Reported at the key, or at the parameter that needs scores.
    void addNeedsScores(const Pointer& key, OrderBy by) {
        const QString needing
            = by == OrderBy::PlacePoints ? QStringLiteral("ratio") : QString(idOf(by));
        const char* at = by == OrderBy::PlacePoints ? "ratio" : "by";
        add(FindingKind::NeedsScores, key.key(at), {needing});
    }

    void addEliminated(const Pointer& where) {
        if (m_ruleset.eliminated.empty())
            add(FindingKind::NothingInList, where, {});
        if (m_ruleset.score != Scores::None)
            return;
        for (size_t i = 0; i < m_ruleset.eliminated.size(); ++i) {
            const EliminatedBy by = m_ruleset.eliminated[i];
            if (needsScores(by))
                add(FindingKind::NeedsScores, where.index(i).key("by"), {QString(idOf(by))});
        }
    }

    void addStages(const Pointer& where) {
        const auto& stages = m_ruleset.stages;
        for (const size_t later :
             laterOfTwo(stages, [](const StageRule& stage) { return stage.name.text(); }))
            add(FindingKind::Twice, where.index(later).key("name"), {stages[later].name.text()});
        for (size_t i = 0; i < stages.size(); ++i) {
            const Pointer place = where.index(i);
            addSizesTwice(stages[i].sizes, place.key("sizes"));
            if (i > 0 && stages[i].entrants)
                add(FindingKind::EntrantsNotFirst, place.key("entrants"), {});
            else if (i == 0 && !stages[i].entrants)
                add(FindingKind::MissingKey, place, {QStringLiteral("entrants")});
            else if (i == 0)
                addEntrants(*stages[i].entrants, place.key("entrants"));
            addNumbers(stages[i], place);
            addPattern(stages[i].pattern, place.key("seeding").key("pattern"));
        }
    }

    /// H8, H9: lists of numbers.
    void addNumbers(const StageRule& stage, const Pointer& where) {
        if (const auto* list = std::get_if<std::vector<Count>>(&stage.fillTo)) {
            const Pointer fillTo = where.key("fillTo");
            if (list->empty())
                add(FindingKind::NothingInList, fillTo, {});
            addAscending(
                *list, [](Count number) { return number; },
                [&](size_t i) { return fillTo.index(i); });
        }
        const auto* pairs = stage.tables ? std::get_if<NumbersFrom>(&*stage.tables) : nullptr;
        if (pairs)
            addPairs(*pairs, where.key("tables"));
    }

    void addPairs(const NumbersFrom& pairs, const Pointer& where) {
        if (pairs.empty())
            add(FindingKind::NothingInList, where, {});
        addAscending(
            pairs, [](const NumberFrom& pair) { return pair.from; },
            [&](size_t i) { return where.index(i).index(0); });
    }

    /// Reports each that is not greater than all before it.
    template <class List, class NumberOf, class PlaceOf>
    void addAscending(const List& list, NumberOf numberOf, PlaceOf placeOf) {
        for (size_t i = 1, greatest = 0; i < list.size(); ++i) {
            if (numberOf(list[i]) > numberOf(list[greatest]))
                greatest = i;
            else
                add(FindingKind::NotAscending, placeOf(i), {});
        }
    }

    /// H9: each number once, from 1; 2 to 12 for each table.
    void addPattern(const SeatPattern& pattern, const Pointer& where) {
        const size_t before = m_findings.size();
        std::set<Positive> all;
        for (size_t table = 0; table < pattern.size(); ++table) {
            const Pointer place = where.index(table);
            const auto size = static_cast<qint64>(pattern[table].size());
            if (size < ListedSize::min || size > ListedSize::max)
                add(FindingKind::PatternTableSize, place,
                    {size, qint64(ListedSize::min), qint64(ListedSize::max)});
            for (size_t i = 0; i < pattern[table].size(); ++i) {
                if (!all.insert(pattern[table][i]).second)
                    add(FindingKind::Twice, place.index(i), {qint64(pattern[table][i].value())});
            }
        }
        if (m_findings.size() > before)
            return;
        int next = 1;
        for (const Positive number : all) {
            if (number.value() != next)
                return add(FindingKind::PatternGap, where, {qint64(next)});
            ++next;
        }
    }

    void addEntrants(const Entrants& entrants, const Pointer& where) {
        if (std::holds_alternative<EntrantsByWins>(entrants)) {
            if (!m_ruleset.order.empty() && orderBy(m_ruleset.order.front()) != OrderBy::Wins)
                add(FindingKind::WinsNotFirst, where, {});
            return;
        }
        if (const auto* byField = std::get_if<EntrantsByField>(&entrants))
            addPairs(*byField, where);
    }

    const Ruleset& m_ruleset;
    Findings& m_findings;
};

} // namespace

void addRulesetErrors(const Ruleset& ruleset, const Pointer& where, Findings& findings) {
    RulesetErrors(ruleset, findings).addAll(where);
}

namespace {

constexpr size_t maxAtTable = ListedSize::max;

/// H10.3: the place that follows from the number of better places in a complete game.
int rightPlace(const std::vector<Seat>& seats, TablePlace place) {
    return 1 + static_cast<int>(std::ranges::count_if(seats, [&](const Seat& other) {
               return !other.dropout && byRuleset(other).place < place;
           }));
}

void addPlaceErrors(const GameToCheck& checked, Findings& findings) {
    const auto& seats = checked.game.seats;
    if (!isComplete(seats))
        return;
    for (size_t i = 0; i < seats.size(); ++i) {
        const auto& place = byRuleset(seats[i]).place;
        if (seats[i].dropout || !place || place->value() == rightPlace(seats, *place))
            continue;
        findings.push_back({FindingKind::PlaceOutOfStep,
                            checked.seat(i, "place"),
                            {qint64(place->value()), qint64(rightPlace(seats, *place))},
                            checked.where()});
    }
}

void addGameErrors(const GameToCheck& checked, Scores scores, const KnownPlayers& players,
                   Findings& findings) {
    const Game& game = checked.game;
    addSeatErrors(checked, players, findings);
    if (!game.isVoid)
        addTwiceInGameErrors(checked, players, Rule::H10_2, findings);
    if (game.seats.size() > maxAtTable) {
        findings.push_back({FindingKind::TableTooLarge,
                            checked.where().key("seats"),
                            {qint64(game.seats.size()), qint64(maxAtTable)},
                            {}});
    }
    addPlaceErrors(checked, findings);
    for (size_t i = 0; scores == Scores::None && i < game.seats.size(); ++i) {
        if (byRuleset(game.seats[i]).score)
            findings.push_back({FindingKind::ScoreWithout, checked.seat(i, "score"), {}, {}});
    }
}

void addGameByRulesetErrors(const GameToCheck& checked, const Event& event,
                            const KnownPlayers& players, Findings& findings) {
    addGameErrors(checked, std::get<RulesetPlay>(event.play).ruleset.score, players, findings);
}

/// H10.5, and errors of any stage.
class StagesErrors {
public:
    StagesErrors(const RulesetPlay& play, const KnownPlayers& players, Findings& findings)
        : m_play(play)
        , m_hasStageTwice(!laterOfTwo(play.ruleset.stages, nameOf).empty())
        , m_players(players)
        , m_findings(findings) {}

    void addAll() const {
        const Pointer stages = Pointer().key("stages");
        for (size_t i = 0; i < m_play.stages.size(); ++i) {
            const PlayedStage& stage = m_play.stages[i];
            if (!m_hasStageTwice) // otherwise it is unclear which one is meant
                addPlace(i, stages.index(i).key("name"));
            addStageErrors(stage.details, stages.index(i), m_players, m_findings);
            addGames(stage, stages.index(i).key("games"));
        }
    }

private:
    static QString nameOf(const StageRule& stage) { return stage.name.text(); }

    [[nodiscard]] std::optional<size_t> positionOf(const PlayedStage& stage) const {
        return stagePosition(m_play.ruleset, stage.name);
    }

    void addPlace(size_t i, const Pointer& name) const {
        const PlayedStage& stage = m_play.stages[i];
        const auto position = positionOf(stage);
        if (!position) {
            m_findings.push_back({FindingKind::NoSuchStage, name, {stage.name.text()}, {}});
            return;
        }
        for (size_t earlier = 0; earlier < i; ++earlier) {
            const auto before = positionOf(m_play.stages[earlier]);
            if (!before || *before < *position)
                continue;
            m_findings.push_back({FindingKind::StageOutOfOrder,
                                  name,
                                  {stage.name.text(), m_play.stages[earlier].name.text()},
                                  {}});
            return;
        }
    }

    void addGames(const PlayedStage& stage, const Pointer& games) const {
        checkTwice(
            stage.games, [](const Game& game) { return game.table; },
            [](const Game& game) { return Value(qint64(game.table.value())); },
            [&](size_t i) { return games.index(i).key("table"); }, {}, m_findings);
        for (size_t i = 0; i < stage.games.size(); ++i) {
            addGameErrors({stage.games[i], false, [&] { return games.index(i); }},
                          m_play.ruleset.score, m_players, m_findings);
        }
        addTwoGames(stage, games);
        if (!m_hasStageTwice && positionOf(stage) == m_play.ruleset.stages.size() - 1)
            addSecondFinal(stage, games);
    }

    /// H10.2 over the tables of a stage.
    void addTwoGames(const PlayedStage& stage, const Pointer& games) const {
        forEachSecondGame(stage.games, [&](size_t game, size_t seat, size_t first) {
            m_findings.push_back({FindingKind::PlayerInTwoStageGames,
                                  games.index(game).key("seats").index(seat).key("player"),
                                  {m_players.name(stage.games[game].seats[seat].player),
                                   stage.name.text(), qint64(stage.games[first].table.value())},
                                  games});
        });
    }

    void addSecondFinal(const PlayedStage& stage, const Pointer& games) const {
        bool isFirst = true;
        for (size_t i = 0; i < stage.games.size(); ++i) {
            if (stage.games[i].isVoid)
                continue;
            if (!isFirst)
                m_findings.push_back({FindingKind::SecondFinal, games.index(i), {}, games});
            isFirst = false;
        }
    }

    const RulesetPlay& m_play;
    bool m_hasStageTwice;
    const KnownPlayers& m_players;
    Findings& m_findings;
};

} // namespace

void addRulesetEventErrors(const Event& event, const KnownPlayers& players, const EditList* edits,
                           Findings& findings) {
    const auto& play = std::get<RulesetPlay>(event.play);
    addRulesetErrors(play.ruleset, Pointer().key("event").key("ruleset"), findings);
    // The ruleset affects every game.
    const bool isRulesetNew = edits && std::ranges::any_of(*edits, [](const AnyEdit& edit) {
                                  return std::holds_alternative<Edit<RulesetSlot>>(edit);
                              });
    addHeatsErrors(event, {addGameByRulesetErrors, Rule::H10_2}, players,
                   isRulesetNew ? nullptr : edits, findings);
    StagesErrors(play, players, findings).addAll();
}

} // namespace mentat
