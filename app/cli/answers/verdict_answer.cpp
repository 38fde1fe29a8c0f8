#include "app/cli/answers/answers.h"

#include "app/cli/answers/parts.h"

using namespace Qt::StringLiterals;

namespace mentat {

Answer verdictAnswer(const Verdict& verdict, const Asked& asked) {
    Json::List tied;
    for (const auto& side : verdict.tied)
        tied.push_back(idsJson(side));
    Json::List needs;
    for (const Need& need : verdict.needs) {
        needs.emplace_back(Json::Object{{u"player"_s, Json(need.player.text())},
                                        {u"value"_s, Json(idOf(need.value))}});
    }
    Json::Object value{{u"winners"_s, idsJson(verdict.winners)},
                       {u"decidedBy"_s, Json(idOf(verdict.decidedBy))},
                       {u"tied"_s, Json(std::move(tied))},
                       {u"needs"_s, Json(std::move(needs))}};
    if (asked.explained) {
        const auto id = [](const PlayerId& player) { return player.text(); };
        value.push_back({u"why"_s, Json(asked.wording.verdict(verdict, id))});
    }
    return {Json(std::move(value)),
            {{u"winners"_s},
             {u"decidedBy"_s},
             {u"tied"_s},
             {u"needs.player"_s},
             {u"needs.value"_s},
             reasonColumn()}};
}

} // namespace mentat
