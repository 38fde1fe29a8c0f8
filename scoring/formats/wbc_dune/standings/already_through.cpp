#include "scoring/formats/wbc_dune/standings/already_through.h"

#include "scoring/formats/wbc_dune/standings/certain_before_the_end.h"
#include "scoring/formats/wbc_dune/standings/dune_standings.h"
#include "scoring/formats/wbc_dune/standings/open_questions.h"

#include <algorithm>
#include <optional>

namespace mentat {

namespace {

/// Which rows a decision that is still open could carry over the cut, from one to before another.
struct Doubtful {
    size_t begin = 0;
    size_t end = 0;
    [[nodiscard]] bool contains(size_t row) const { return row >= begin && row < end; }
};

/// The rows around the cut whom something leaves equal.
template <class AreEqual>
Doubtful rowsAroundCut(size_t rows, size_t finalists, AreEqual areEqual) {
    if (rows <= finalists || !areEqual(finalists - 1))
        return {};
    Doubtful around{finalists - 1, finalists + 1};
    while (around.begin > 0 && areEqual(around.begin - 1))
        --around.begin;
    while (around.end < rows && areEqual(around.end - 1))
        ++around.end;
    return around;
}

/// All whom the games leave equal around the cut, where an unknown value could decide (R10.26);
/// else those of an open tie around it (R4.5).
Doubtful doubtfulRows(const Field& field, const std::vector<Standing>& ranked, size_t finalists) {
    const Doubtful equal = rowsAroundCut(ranked.size(), finalists, [&](size_t upper) {
        return areEqualInGames(ranked[upper], ranked[upper + 1]);
    });
    Standings group;
    for (size_t row = equal.begin; row < equal.end; ++row)
        group.ranked.push_back(ranked[row]);
    if (!unknownInStandings(field, group, placedGames(field.event())).empty())
        return equal;
    return rowsAroundCut(ranked.size(), finalists,
                         [&](size_t upper) { return isTie(ranked[upper].fromNext); });
}

/// When no game is left.
std::vector<Certainty> certainAtTheEnd(const Field& field) {
    const auto finalists = static_cast<size_t>(field.event().settings.finalists.value());
    const Standings standings = duneStandings(field);
    const auto& ranked = standings.ranked;
    const Doubtful doubtful = doubtfulRows(field, ranked, finalists);
    std::vector<std::optional<Certainty>> found(field.playerCount());
    for (size_t i = 0; i < ranked.size(); ++i) {
        const Standing& row = ranked[i];
        if (doubtful.contains(i))
            continue;
        const auto kind = i < finalists ? CertaintyKind::Through : CertaintyKind::Out;
        found[*field.positionOf(row.player)] = Certainty{row.player, kind, NoGameLeft{*row.rank}};
    }
    std::vector<Certainty> all;
    for (size_t player = 0; player < field.playerCount(); ++player) {
        if (found[player])
            all.push_back(*std::move(found[player]));
        else if (!field.isDisqualified(player) && field.gamesOf(player).empty())
            all.push_back({field.player(player).id, CertaintyKind::Out, NothingToRank{}});
    }
    return all;
}

} // namespace

std::vector<Certainty> alreadyCertain(const Field& field) {
    const Outlook outlook(field);
    if (outlook.heats().empty())
        return certainAtTheEnd(field);
    CertainBeforeTheEnd certain(field, outlook);
    std::vector<Certainty> all;
    for (const size_t player : outlook.contenders()) {
        if (const auto one = certain.of(player))
            all.push_back(*one);
    }
    return all;
}

std::vector<Certainty> alreadyCertain(const Event& event) {
    return alreadyCertain(Field(event));
}

} // namespace mentat
