#include "app/session/rounds/tables/draft_acts.h"
#include "model/formats/by_ruleset/ruleset_play.h"
#include "ui/formats/by_ruleset/ruleset_pages.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// Where its words are translated.
struct HalfTypedStages {
    Q_DECLARE_TR_FUNCTIONS(mentat::HalfTypedStages)
};

} // namespace

std::vector<HalfTyped> halfTypedStages(const OpenBook& book) {
    std::vector<HalfTyped> all;
    const auto* play = book.play<RulesetPlay>();
    for (const PlayedStage& stage : play ? play->stages : std::vector<PlayedStage>()) {
        for (const Game& game : stage.games) {
            if (!book.draft(draftPlaceOf({stage.name, game.table})))
                continue;
            const QString what = hasResult(game)
                                     ? HalfTypedStages::tr("%1, table %2: unfinished correction")
                                     : HalfTypedStages::tr("%1, table %2: unfinished result");
            const QString table = QString::number(game.table.value());
            all.push_back({what.arg(stage.name.text(), table), u"final"_s,
                           u"%1/%2"_s.arg(stage.name.text(), table)});
        }
    }
    return all;
}

} // namespace mentat
