#include "app/cli/answers/answers.h"

#include "app/cli/answers/parts.h"
#include "app/cli/output/text_table.h"
#include "app/cli/shared/event_choice.h"
#include "scoring/formats/scoring_format.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Json tiesJson(const std::vector<OpenTie>& ties) {
    Json::List list;
    for (const OpenTie& tie : ties) {
        list.emplace_back(Json::Object{{u"players"_s, idsJson(tie.players)},
                                       {u"matters"_s, Json(idOf(tie.matters))}});
    }
    return Json(std::move(list));
}

/// A line for each player of a list, and one for each tie.
QString tableOf(const Advancement& advancement, const Names& names) {
    Json::List rows;
    const auto add = [&](const QString& list, const std::vector<PlayerId>& players) {
        for (size_t i = 0; i < players.size(); ++i) {
            rows.emplace_back(Json::Object{{u"list"_s, Json(list)},
                                           {u"place"_s, Json(static_cast<qint64>(i) + 1)},
                                           {u"player"_s, Json(players[i].text())},
                                           {u"name"_s, Json(names(players[i]))}});
        }
    };
    add(u"lineup"_s, advancement.lineUp);
    add(u"qualifiers"_s, advancement.qualifiers);
    add(u"alternates"_s, advancement.alternates);
    for (const OpenTie& tie : advancement.ties) {
        for (const PlayerId& player : tie.players) {
            rows.emplace_back(Json::Object{{u"list"_s, Json(u"tie ("_s + idOf(tie.matters) + u')')},
                                           {u"player"_s, Json(player.text())},
                                           {u"name"_s, Json(names(player))}});
        }
    }
    return textTable(
        gridOf(Json(std::move(rows)), {{u"list"_s}, {u"place"_s}, {u"player"_s}, {u"name"_s}}));
}

} // namespace

Result<Answer> finalistsAnswer(const Event& event, const Asked&) {
    const auto advance = scoringFormatOf(event).advancement;
    if (!advance)
        return tl::unexpected(otherRules(event));
    const Advancement advancement = advance(event);
    return Answer{Json(Json::Object{{u"qualifiers"_s, idsJson(advancement.qualifiers)},
                                    {u"alternates"_s, idsJson(advancement.alternates)},
                                    {u"lineup"_s, idsJson(advancement.lineUp)},
                                    {u"ties"_s, tiesJson(advancement.ties)}}),
                  {{u"qualifiers"_s},
                   {u"alternates"_s},
                   {u"lineup"_s},
                   {u"ties.players"_s},
                   {u"ties.matters"_s}},
                  tableOf(advancement, Names(event))};
}

} // namespace mentat
