#include "scoring/heats/draw/draw_options.h"

#include "model/failure_kind.h"
#include "scoring/heats/disqualified_players.h"
#include "scoring/heats/draw/heat_plan.h"
#include "scoring/heats/heats_scoring.h"
#include "scoring/heats/seating/repeat_bound.h"

#include <algorithm>

namespace mentat {

namespace {

class OptionMaker {
public:
    OptionMaker(const Event& event, const Heat& heat, const GameLengths& lengths)
        : m_event(event)
        , m_heat(heat)
        , m_lengths(lengths) {}

    [[nodiscard]] std::vector<DrawOption> make(const std::vector<PlayerId>& entrants) {
        m_hasByes = !heatsScoringOf(m_event).before(m_event, m_heat.number, entrants).byes.empty();
        const std::vector<HeatSplit> splits = splitsOf(entrants.size());
        for (const HeatSplit& split : splits)
            add(split, entrants);
        addWithStandby(entrants);
        const bool isShortageListed = std::ranges::any_of(splits, isMissingSome);
        if (m_heat.standby.empty() && !isShortageListed)
            addOneMore(entrants);
        return std::move(m_options);
    }

private:
    [[nodiscard]] static bool isMissingSome(const HeatSplit& split) { return split.out < 0; }

    [[nodiscard]] std::vector<HeatSplit> splitsOf(size_t players) const {
        return heatsScoringOf(m_event).splits(m_event, static_cast<int>(players));
    }
    /// The sizes of the default; empty where there is none.
    [[nodiscard]] std::vector<int> usualSizes(size_t players) const {
        const auto splits = splitsOf(players);
        const bool isThere = !splits.empty() && splits.front().kind == SplitKind::Default;
        return isThere ? splits.front().sizes : std::vector<int>();
    }

    void add(const HeatSplit& split, std::vector<PlayerId> entrants) {
        DrawOption option{.kind = split.kind, .sizes = split.sizes};
        option.missing = std::max(-split.out, 0);
        if (split.out > 0 && m_hasByes) {
            option.kind = SplitKind::Default; // H1: the default kind of draw for this number
            option.byes = split.out;
            option.minutes = m_lengths.expected(option.sizes);
            m_options.push_back(std::move(option)); // byes not drawn yet: nothing is proven
            return;
        }
        for (int out = split.out; out > 0; --out) {
            option.leftOut.insert(option.leftOut.begin(), entrants.back());
            entrants.pop_back();
        }
        addFor(std::move(option), entrants);
    }

    void addWithStandby(std::vector<PlayerId> entrants) {
        std::vector<PlayerId> broughtIn;
        const DisqualifiedPlayers out(m_event);
        for (const PlayerId& player : m_heat.standby) {
            if (out.contains(player))
                continue;
            entrants.push_back(player);
            broughtIn.push_back(player);
            if (const auto sizes = usualSizes(entrants.size()); !sizes.empty())
                addFor({.kind = SplitKind::OneMore, .sizes = sizes, .broughtIn = broughtIn},
                       entrants);
        }
    }

    /// Adds an entrant without history.
    void addOneMore(const std::vector<PlayerId>& entrants) {
        DrawOption option{.kind = SplitKind::OneMore, .sizes = usualSizes(entrants.size() + 1)};
        if (option.sizes.empty())
            return;
        option.missing = 1;
        addFor(std::move(option), entrants);
    }

    void addFor(DrawOption option, const std::vector<PlayerId>& entrants) {
        SeatingTask task;
        task.preferences = wishesOf(m_event, entrants);
        for (int missing = 0; missing < option.missing; ++missing)
            task.preferences.push_back(Preference::Either);
        for (const int size : option.sizes)
            task.tables.push_back({static_cast<size_t>(size), false});
        task.past = historyBefore(m_event, m_heat.number, entrants).past;
        option.mostVariantTables = variantTables(m_event, task.preferences, task.tables).most;
        option.minutes = m_lengths.expected(option.sizes);
        option.bound = repeatBound(task);
        m_options.push_back(std::move(option));
    }

    const Event& m_event;
    const Heat& m_heat;
    const GameLengths& m_lengths;
    bool m_hasByes = false;
    std::vector<DrawOption> m_options;
};

} // namespace

Result<std::vector<DrawOption>> drawOptions(const Event& event, HeatNumber number,
                                            const GameLengths& lengths) {
    const Heat* heat = findHeat(*heatsPlay(event), number);
    if (!heat)
        return failure(FailureKind::UnknownHeat, {qint64(number.value())});
    const auto entrants = entrantsToSeat(event, *heat, Count(0));
    if (!entrants)
        return tl::unexpected(entrants.error());
    return OptionMaker(event, *heat, lengths).make(*entrants);
}

} // namespace mentat
