#include "app/cli/formats/format_commands.h"

#include "app/cli/output/output.h"
#include "app/cli/output/problems.h"
#include "app/cli/shared/shared_options.h"
#include "app/session/formats/by_ruleset/built_in_rulesets.h"
#include "model/document/formats/by_ruleset/ruleset_file.h"
#include "model/failure_kind.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Answer listOf(const std::vector<Ruleset>& rulesets) {
    Json::List rows;
    for (const Ruleset& ruleset : rulesets) {
        rows.emplace_back(Json::Object{{u"name"_s, Json(ruleset.name.text())},
                                       {u"code"_s, ruleset.code ? Json(*ruleset.code) : Json()},
                                       {u"note"_s, ruleset.note ? Json(*ruleset.note) : Json()}});
    }
    return {Json(std::move(rows)), {{u"name"_s}, {u"code"_s}, {u"note"_s}}};
}

Failure unknownRuleset(const QString& wanted, const std::vector<Ruleset>& rulesets) {
    QStringList names;
    for (const Ruleset& ruleset : rulesets)
        names << ruleset.name.text();
    return {FailureKind::UnknownRuleset, {wanted, names.join(u", "_s)}, {}};
}

ExitCode runRulesets(const Arguments& arguments, CommandContext& context) {
    const auto rulesets = builtInRulesets();
    if (!rulesets)
        return reportFailure(context, rulesets.error());
    const auto wanted = arguments.operand(0);
    if (!wanted)
        return print(context, listOf(*rulesets), outputFormat(arguments));
    const auto found
        = std::ranges::find(*rulesets, normalisedText(*wanted),
                            [](const Ruleset& ruleset) { return ruleset.name.normalised(); });
    if (found == rulesets->end())
        return reportFailure(context, unknownRuleset(*wanted, *rulesets));
    return print(context, writeRulesetDocument(*found).toBytes());
}

} // namespace

Command rulesetsCommand() {
    return {
        u"rulesets"_s,
        u"list the rulesets of events in heats, or print one"_s,
        u"Lists the rulesets that come with Mentat. With NAME it prints that one as a\n"
        u"mentat-ruleset document, in every format: what it holds goes into the \"ruleset\" of\n"
        u"an event document."_s,
        {{{.name = u"NAME"_s, .description = u"the ruleset to print"_s, .required = false}},
         {formatOption()}},
        u"mentat-cli rulesets HMW-P"_s,
        runRulesets};
}

} // namespace mentat
