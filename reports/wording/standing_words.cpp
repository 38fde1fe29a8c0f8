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

int decimalsOf(const OrderValue& value) {
    const auto* number = std::get_if<Exact>(&value);
    return number ? static_cast<int>(number->rounded().section(u'.', 1).size()) : 0;
}

namespace {

template <class Row>
std::vector<PlayerId> sharing(const std::vector<Row>& rows, size_t row) {
    size_t begin = row;
    while (begin > 0 && isTie(rows[begin - 1].fromNext))
        --begin;
    std::vector<PlayerId> tied{rows[row].player};
    for (size_t i = begin; i < rows.size(); ++i) {
        if (i != row)
            tied.push_back(rows[i].player);
        if (!isTie(rows[i].fromNext))
            break;
    }
    return tied;
}

} // namespace

std::vector<PlayerId> tiedWith(const std::vector<Standing>& ranked, size_t row) {
    return sharing(ranked, row);
}

std::vector<PlayerId> tiedWith(const std::vector<Placement>& places, size_t row) {
    return sharing(places, row);
}

QString tieText(const Language& language, const Event& event, const std::vector<PlayerId>& players,
                const NameOf& nameOf) {
    return say(language, kindOf<StandingWords>(event).tied,
               {firstNames(language, players, nameOf)});
}

QString placementText(const Language& language, const Event& event,
                      const std::vector<Placement>& places, size_t row, const NameOf& nameOf) {
    if (row + 1 >= places.size())
        return {};
    const StandingWords& words = kindOf<StandingWords>(event);
    if (nameOf && isTie(places[row].fromNext))
        return say(language, words.placeTied,
                   {firstNames(language, tiedWith(places, row), nameOf)});
    return words.placeReason(language, event, places[row], places[row + 1], nameOf);
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
