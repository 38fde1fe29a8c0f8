#include "app/cli/commands/commands.h"

#include "app/cli/call/numbers.h"
#include "app/cli/output/problems.h"
#include "app/cli/shared/shared_options.h"
#include "model/failure_kind.h"
#include "scoring/tools/battle.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Option numberOption(const QString& name, const QString& value, const QString& description) {
    return {.name = name,
            .value = value,
            .description = description,
            .required = true,
            .kind = ValueKind::WholeNumber};
}

std::vector<Option> battleOptions() {
    return {numberOption(u"forces"_s, u"N"_s, u"the forces, without the starred ones"_s),
            numberOption(u"starred"_s, u"M"_s, u"the starred forces"_s),
            {.name = u"dial"_s,
             .value = u"D"_s,
             .description = u"the strength dialed, in halves, such as 3.5"_s,
             .required = true,
             .kind = ValueKind::Halves},
            numberOption(u"spice"_s, u"S"_s, u"the spice paid"_s),
            {.name = u"starred-value"_s,
             .value = u"VALUE"_s,
             .description = u"what a starred force counts: 2 (the default), or 1 after a Karama"_s,
             .words = {u"1"_s, u"2"_s}},
            {.name = u"fremen"_s,
             .description = u"the forces count in full without spice; S must be 0"_s},
            formatOption()};
}

Count numberIn(const Arguments& arguments, const QString& option) {
    return *wholeNumber(*arguments.value(option));
}

BattlePlan planOf(const Arguments& arguments) {
    const DialInHalves dial(numberOfHalves(*arguments.value(u"dial"_s))->value());
    const bool isFremen = arguments.has(u"fremen"_s);
    const bool countsOne = arguments.value(u"starred-value"_s) == u"1"_s;
    return {numberIn(arguments, u"forces"_s), numberIn(arguments, u"starred"_s), dial,
            isFremen ? Support(NoSpiceNeeded{}) : Support(numberIn(arguments, u"spice"_s)),
            countsOne ? StarredWorth::One : StarredWorth::Two};
}

Json rowOf(const LossChoice& choice) {
    return Json(Json::Object{{u"starredFull"_s, Json(choice.starredFull)},
                             {u"starredHalf"_s, Json(choice.starredHalf)},
                             {u"forcesFull"_s, Json(choice.forcesFull)},
                             {u"forcesHalf"_s, Json(choice.forcesHalf)}});
}

ExitCode runBattle(const Arguments& arguments, CommandContext& context) {
    if (arguments.has(u"fremen"_s) && numberIn(arguments, u"spice"_s) != Count(0)) {
        return reportWrongUsage(
            context.err,
            u"--spice must be 0 with --fremen: Fremen forces count in full without it."_s,
            u"battle"_s);
    }
    const auto choices = legalLosses(planOf(arguments));
    if (!choices)
        return reportFailure(context, {FailureKind::AnswerTooLong, {}, {}});
    Json::List rows;
    rows.reserve(choices->size());
    for (const LossChoice& choice : *choices)
        rows.push_back(rowOf(choice));
    return print(context,
                 {Json(std::move(rows)),
                  {{u"starredFull"_s}, {u"starredHalf"_s}, {u"forcesFull"_s}, {u"forcesHalf"_s}}},
                 outputFormat(arguments));
}

} // namespace

Command battleCommand() {
    return {
        u"battle"_s,
        u"show the losses the winner of an advanced battle can choose from"_s,
        u"Shows every choice of forces whose strengths add up to D with exactly the spice paid\n"
        u"spread over them, at most one each. A force counts its full strength with a spice and\n"
        u"half without; a starred one (Sardaukar, Fedaykin, cyborg) counts 2, any other 1. No\n"
        u"lines means no choice is legal."_s,
        {{}, battleOptions()},
        u"mentat-cli battle --forces 5 --starred 1 --dial 3 --spice 1"_s,
        runBattle};
}

} // namespace mentat
