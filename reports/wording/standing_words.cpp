#include "reports/wording/dune/dune_standing_words.h"
#include "reports/wording/ruleset/ruleset_standing_words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// Of a kind without standings.
template <class Play>
StandingWords standingWordsOf(std::type_identity<Play>) {
    return {};
}

} // namespace

const StandingWords& standingWordsOf(const Event& event) {
    static const auto all = rowsOfFormats([](auto play) { return standingWordsOf(play); });
    return all[event.play.index()];
}

QString decidedBy(const Separation& separation, const std::vector<StandingColumn>& columns) {
    if (const auto key = keyOf(separation))
        return std::ranges::find(columns, key, &StandingColumn::key)->word;
    if (std::holds_alternative<ByRoll>(separation))
        return u"roll"_s;
    return isTie(separation) ? u"tie"_s : u"last"_s;
}

} // namespace mentat
