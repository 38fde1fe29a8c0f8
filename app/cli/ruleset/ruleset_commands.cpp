#include "app/cli/kind_commands.h"

#include "app/cli/output/output.h"
#include "app/cli/output/problems.h"
#include "app/cli/ruleset/ruleset_answers.h"
#include "app/cli/shared/event_file.h"
#include "app/cli/shared/shared_options.h"
#include "app/session/ruleset/built_in_rulesets.h"
#include "app/session/ruleset/plan_reading.h"
#include "model/document/ruleset/ruleset_file.h"
#include "model/failure_kind.h"
#include "model/result.h"
#include "model/ruleset/ruleset.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// The built-in ruleset of that name, ignoring case, blanks, and punctuation. Failures:
/// UnknownRuleset, naming all of them.
Result<Ruleset> rulesetNamed(const QString& wanted);

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

Result<Ruleset> rulesetNamed(const QString& wanted) {
    auto rulesets = builtInRulesets();
    if (!rulesets)
        return tl::unexpected(rulesets.error());
    QStringList names;
    for (Ruleset& ruleset : *rulesets) {
        if (ruleset.name.normalized() == normalizedText(wanted))
            return std::move(ruleset);
        names << ruleset.name.text();
    }
    return tl::unexpected(Failure{FailureKind::UnknownRuleset, {wanted, names.join(u", "_s)}, {}});
}

} // namespace

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

namespace {

/// The basis of a plan: a ruleset, and what is known from an event, if one is given.
struct PlanGround {
    Ruleset ruleset;
    PlanExpectation known;
};

/// The exit code of a request that got no plan, or the basis of its plan.
using GroundOrEnd = tl::expected<PlanGround, ExitCode>;

const QString planName = u"plan"_s;

/// Text that is not a number is a usage error, as in all commands.
ExitCode reportPlanFault(CommandContext& context, const PlanFault& fault) {
    const QString text = planFaultText(context.wording.language(), fault);
    if (fault.kind == PlanFaultKind::NoNumber || fault.kind == PlanFaultKind::NoSizes
        || fault.kind == PlanFaultKind::NoHeat)
        return reportWrongUsage(context.err, text, planName);
    context.err.write((text + u'\n').toUtf8());
    return ExitCode::WrongRequest;
}

bool isGrounded(const Arguments& arguments) {
    return arguments.operand(0) || arguments.has(u"ruleset"_s) || arguments.has(u"document"_s);
}

/// What is wrong with the request.
std::optional<QString> complaintOn(const Arguments& arguments) {
    const bool isElimination = arguments.has(u"elimination"_s);
    const auto clash = [&](const char* name) {
        return arguments.has(QString::fromLatin1(name))
                   ? std::optional(u"--elimination and --%1 cannot be used together."_s.arg(
                       QString::fromLatin1(name)))
                   : std::nullopt;
    };
    if (isElimination) {
        for (const auto* name : {"players", "field", "winners", "start"}) {
            if (auto complaint = clash(name))
                return complaint;
        }
        if (!isGrounded(arguments) && !arguments.has(u"sizes"_s))
            return u"--elimination needs --sizes, or a ruleset that has them."_s;
    } else {
        for (const auto* name : {"sizes", "advance"}) {
            if (arguments.has(QString::fromLatin1(name)))
                return u"--%1 needs --elimination."_s.arg(QString::fromLatin1(name));
        }
        if (!isGrounded(arguments))
            return u"FILE, --ruleset or --document is missing."_s;
    }
    if (arguments.operand(0) && (arguments.has(u"ruleset"_s) || arguments.has(u"document"_s)))
        return u"FILE and a ruleset cannot be used together."_s;
    if (arguments.has(u"event"_s) && !arguments.operand(0))
        return u"--event needs FILE."_s;
    return std::nullopt;
}

GroundOrEnd groundOfEvent(const Arguments& arguments, CommandContext& context) {
    const auto opened = openEvent(arguments, context);
    if (!opened)
        return tl::unexpected(reportFailure(context, opened.error()));
    const auto* play = std::get_if<RulesetPlay>(&opened->event().play);
    if (!play)
        return tl::unexpected(reportFailure(context, otherRules(opened->event())));
    return PlanGround{play->ruleset, expectedOf(opened->book(), opened->event())};
}

GroundOrEnd groundOf(const Arguments& arguments, CommandContext& context) {
    if (arguments.operand(0))
        return groundOfEvent(arguments, context);
    if (const auto name = arguments.value(u"ruleset"_s)) {
        auto ruleset = rulesetNamed(*name);
        if (!ruleset)
            return tl::unexpected(reportFailure(context, ruleset.error()));
        return PlanGround{*std::move(ruleset), {}};
    }
    const auto bytes = readInput(*arguments.value(u"document"_s), context.in);
    if (!bytes)
        return tl::unexpected(reportInputFailure(context, bytes.error()));
    auto ruleset = readRulesetDocument(*bytes);
    if (!ruleset)
        return tl::unexpected(reportInputFailure(context, ruleset.error()));
    return PlanGround{*std::move(ruleset), {}};
}

QString typedOf(const Arguments& arguments, const char* option) {
    return arguments.value(QString::fromLatin1(option)).value_or(QString());
}

ExitCode planEvent(const Arguments& arguments, CommandContext& context) {
    auto ground = groundOf(arguments, context);
    if (!ground)
        return ground.error();
    if (const auto typed = arguments.value(u"start"_s)) {
        const auto start = VenueTime::fromText(*typed);
        if (!start)
            return reportWrongUsage(
                context.err, u"--start must be a time such as 2026-07-29T09:00."_s, planName);
        auto& starts = ground->known.heatStarts;
        starts.resize(std::max<size_t>(starts.size(), 1));
        starts.front() = start;
    }
    const auto expected = readPlan(ground->ruleset,
                                   {typedOf(arguments, "players"), typedOf(arguments, "field"),
                                    typedOf(arguments, "winners"), typedOf(arguments, "minutes")},
                                   ground->known);
    if (!expected)
        return reportPlanFault(context, expected.error());
    return print(context,
                 planAnswer(context.wording.language(), ground->ruleset,
                            eventPlan(ground->ruleset, *expected)),
                 outputFormat(arguments));
}

ExitCode planElimination(const Arguments& arguments, CommandContext& context) {
    ListedSizes sizes;
    if (const auto typed = arguments.value(u"sizes"_s)) {
        const auto read = readSizes(*typed);
        if (!read)
            return reportPlanFault(context, read.error());
        sizes = *read;
    } else {
        const auto ground = groundOf(arguments, context);
        if (!ground)
            return ground.error();
        sizes = ground->ruleset.sizes;
    }
    const auto players = readCrowd(typedOf(arguments, "elimination"));
    if (!players)
        return reportPlanFault(context, players.error());
    const auto minutes = readLength(typedOf(arguments, "minutes"));
    if (!minutes)
        return reportPlanFault(context, minutes.error());
    const auto advance = readAdvance(arguments.value(u"advance"_s).value_or(u"1"_s), sizes);
    if (!advance)
        return reportPlanFault(context, advance.error());
    return print(
        context,
        eliminationAnswer(context.wording.language(), {*players, sizes, *advance, *minutes}),
        outputFormat(arguments));
}

ExitCode runPlan(const Arguments& arguments, CommandContext& context) {
    if (const auto complaint = complaintOn(arguments))
        return reportWrongUsage(context.err, *complaint, planName);
    return arguments.has(u"elimination"_s) ? planElimination(arguments, context)
                                           : planEvent(arguments, context);
}

std::vector<Option> planOptions() {
    const auto number = [](const QString& name, const QString& value, const QString& description) {
        return Option{.name = name,
                      .value = value,
                      .description = description,
                      .kind = ValueKind::WholeNumber};
    };
    return {{.name = u"ruleset"_s,
             .value = u"NAME"_s,
             .description = u"a ruleset that comes with Mentat, instead of an event's"_s},
            {.name = u"document"_s,
             .value = u"RULESET"_s,
             .description = u"a ruleset document, instead of an event's; - is standard input"_s,
             .instead = u"ruleset"_s},
            {.name = u"players"_s,
             .value = u"20,18,…"_s,
             .description = u"how many you expect in each heat; the default is who is checked "_s
                            u"in"_s},
            number(u"field"_s, u"N"_s,
                   u"how many different people come; the default is the largest heat"_s),
            number(u"winners"_s, u"N"_s,
                   u"how many have the wins needed; the default is the most possible"_s),
            number(u"minutes"_s, u"M"_s, u"how long a game takes; the default is past games"_s),
            {.name = u"start"_s,
             .value = u"TIME"_s,
             .description = u"when the first heat begins, such as 2026-07-29T09:00"_s},
            number(u"elimination"_s, u"N"_s,
                   u"N people in rounds where only the top of each table advance"_s),
            {.name = u"sizes"_s,
             .value = u"4,3,…"_s,
             .description = u"the table sizes in these rounds; the default is the ruleset's"_s},
            number(u"advance"_s, u"K"_s, u"how many of each table advance; the default is 1"_s),
            eventOption(),
            formatOption()};
}

} // namespace

Command planCommand() {
    return {u"plan"_s,
            u"show what an event in heats would be like"_s,
            u"Shows each heat's tables, which stages would be held with how many people, and the\n"
            u"hours. The rules are FILE's, or a ruleset's. With --elimination it shows the tables\n"
            u"round by round down to a final, and which other number of tables in one round makes\n"
            u"all later ones full. Nothing is stored."_s,
            {{{.name = u"FILE"_s, .description = u"the event file"_s, .required = false}},
             planOptions()},
            u"mentat-cli plan --ruleset HMW-P --players 32,28,30 --minutes 120"_s,
            runPlan};
}

} // namespace mentat
