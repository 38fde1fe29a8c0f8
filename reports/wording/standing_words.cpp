#include "reports/wording/dune/dune_standing_words.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/ruleset/ruleset_kind_words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

template <>
const KindTable<StandingWords>& kindTable<StandingWords>() {
    static const KindTable table{rowOf<DunePlay>(duneStandingWords()),
                                 rowOf<StormPlay>(StandingWords()),
                                 rowOf<RulesetPlay>(rulesetStandingWords())};
    return table;
}

QString aheadText(const Language& language, const QStringList& names, const QString& reason) {
    if (!names.isEmpty())
        return say(language, Phrase("Reason", "%1 ahead of %2: %3"), names + QStringList{reason});
    QString sentence = reason;
    if (!sentence.isEmpty())
        sentence.front() = sentence.front().toUpper();
    return sentence;
}

QString decidedBy(const Separation& separation, const std::vector<StandingColumn>& columns) {
    if (const auto key = keyOf(separation))
        return std::ranges::find(columns, key, &StandingColumn::key)->word;
    if (std::holds_alternative<ByRoll>(separation))
        return u"roll"_s;
    return isTie(separation) ? u"tie"_s : u"last"_s;
}

} // namespace mentat
