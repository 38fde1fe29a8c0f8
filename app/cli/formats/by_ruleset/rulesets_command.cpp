#include "app/cli/formats/by_ruleset/ruleset_choice.h"
#include "app/cli/formats/format_commands.h"

#include "app/cli/output/output.h"
#include "app/cli/output/problems.h"
#include "app/cli/shared/shared_options.h"
#include "app/session/formats/by_ruleset/built_in_rulesets.h"
#include "model/document/formats/by_ruleset/ruleset_file.h"
#include "model/failure_kind.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Answer listOf(const std::vector<Ruleset>& rulesets) {
    Json::List rows;
    for (const Ruleset& ruleset : rulesets) {
        rows.emplace_back(Json::Object{{u"name"_s, Json(ruleset.name.text())},
                                       {u"code"_s, textOrNull(ruleset.code)},
                                       {u"note"_s, textOrNull(ruleset.note)}});
    }
    return {Json(std::move(rows)), {{u"name"_s}, {u"code"_s}, {u"note"_s}}};
}

ExitCode runRulesets(const Arguments& arguments, CommandContext& context) {
    if (const auto wanted = arguments.operand(0)) {
        const auto found = rulesetNamed(*wanted);
        return found ? print(context, writeRulesetDocument(*found).toBytes())
                     : reportFailure(context, found.error());
    }
    const auto rulesets = builtInRulesets();
    return rulesets ? print(context, listOf(*rulesets), outputFormat(arguments))
                    : reportFailure(context, rulesets.error());
}

} // namespace

Result<Ruleset> rulesetNamed(const QString& wanted) {
    auto rulesets = builtInRulesets();
    if (!rulesets)
        return tl::unexpected(rulesets.error());
    QStringList names;
    for (Ruleset& ruleset : *rulesets) {
        if (ruleset.name.normalised() == normalisedText(wanted))
            return std::move(ruleset);
        names << ruleset.name.text();
    }
    return tl::unexpected(Failure{FailureKind::UnknownRuleset, {wanted, names.join(u", "_s)}, {}});
}

Command rulesetsCommand() {
    return {u"rulesets"_s,
            u"list the rulesets for events in heats, or print one"_s,
            u"Lists the rulesets that come with Mentat. With NAME, prints that one as a mentat-\n"
            u"ruleset document, in every format: its contents go into the \"ruleset\" of an event\n"
            u"document."_s,
            {{{.name = u"NAME"_s, .description = u"the ruleset to print"_s, .required = false}},
             {formatOption()}},
            u"mentat-cli rulesets HMW-P"_s,
            runRulesets};
}

} // namespace mentat
