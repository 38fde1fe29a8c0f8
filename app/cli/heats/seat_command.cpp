#include "app/cli/kind_commands.h"

#include "app/cli/answers/answers.h"
#include "app/cli/answers_kind.h"
#include "app/cli/call/command.h"
#include "app/cli/heats/seat_answers.h"
#include "app/cli/output/problems.h"
#include "app/cli/shared/event_file.h"
#include "app/cli/shared/shared_options.h"
#include "app/session/rounds/round_acts.h"

#include <array>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

std::vector<Option> drawOptions() {
    const auto number = [](const QString& name, const QString& value, const QString& description) {
        return Option{.name = name,
                      .value = value,
                      .description = description,
                      .kind = ValueKind::WholeNumber};
    };
    return {
        number(u"heat"_s, u"H"_s, u"the heat's number"_s),
        {.name = u"stage"_s,
         .value = u"NAME"_s,
         .description = u"a semifinal, a final, or another advanced round, instead of a heat"_s,
         .instead = u"heat"_s},
        number(u"seed"_s, u"S"_s, u"seed of the random numbers; the default is a random one"_s),
        {.name = u"sizes"_s,
         .value = u"5,5,…"_s,
         .description = u"players at each table; the default is what groups shows"_s},
        {.name = u"avoid-repeats"_s,
         .description = u"keep people who have met before apart as far as possible"_s},
        number(u"expansion-tables"_s, u"K"_s,
               u"the first K tables play the expansion; the default follows preferences"_s),
        number(u"standby"_s, u"N"_s, u"include the first N of those who play only if needed"_s),
        {.name = u"factions"_s, .description = u"draw the factions too"_s},
        {.name = u"options"_s, .description = u"draw nothing; show how the round could be drawn"_s},
        {.name = u"dry-run"_s, .description = u"store nothing"_s},
        {.name = u"redraw"_s, .description = u"even if the round has tables"_s},
        eventOption(),
        formatOption()};
}

/// The sizes in `5,5,6`; absent if it is anything else.
std::optional<std::vector<Count>> sizesIn(const QString& typed) {
    std::vector<Count> sizes;
    for (const QString& part : typed.split(u',')) {
        const auto size = wholeNumber(part);
        if (!size)
            return std::nullopt;
        sizes.push_back(*size);
    }
    return sizes;
}

std::optional<Count> numberOf(const Arguments& arguments, const QString& option) {
    const auto typed = arguments.value(option);
    return typed ? wholeNumber(*typed) : std::nullopt;
}

/// An option that makes no sense for a line-up, and why.
struct OnlyOfHeats {
    QLatin1StringView option;
    QLatin1StringView why;
};
constexpr std::array onlyOfHeats{
    OnlyOfHeats{"avoid-repeats"_L1, "an advanced round is seated by its seeding"_L1},
    OnlyOfHeats{"expansion-tables"_L1, "finalists vote on the expansion"_L1},
    OnlyOfHeats{"standby"_L1, "alternates move up on the call list"_L1},
    OnlyOfHeats{"factions"_L1, "finalists pick their factions"_L1}};

/// What is wrong with the request, if anything.
std::optional<QString> complaintOf(const Arguments& arguments) {
    if (!arguments.has(u"heat"_s) && !arguments.has(u"stage"_s))
        return u"--heat or --stage is missing."_s;
    if (numberOf(arguments, u"heat"_s) == Count(0))
        return u"--heat must be 1 or more."_s;
    if (arguments.has(u"stage"_s)) {
        for (const auto& [option, why] : onlyOfHeats) {
            if (arguments.has(QString(option)))
                return u"--stage and --%1 cannot be used together: %2."_s.arg(option, why);
        }
    }
    const auto sizes = arguments.value(u"sizes"_s);
    if (sizes && !sizesIn(*sizes))
        return u"--sizes must be numbers separated by commas, such as 6,5,5."_s;
    return std::nullopt;
}

DrawRequest requestOf(const Event& event, const Arguments& arguments,
                      const CommandContext& context) {
    const auto drawPart = kindOf<AnswersKind>(event).drawPart;
    const auto seed = numberOf(arguments, u"seed"_s);
    DrawRequest request{.heat = HeatNumber(numberOf(arguments, u"heat"_s)->value()),
                        .seed = seed ? seed->value() : context.newSeed(),
                        .sizes = {},
                        .avoidRepeats = arguments.has(u"avoid-repeats"_s),
                        .variantTables = numberOf(arguments, u"expansion-tables"_s),
                        .standby = numberOf(arguments, u"standby"_s).value_or(Count(0)),
                        .part = drawPart ? drawPart(arguments.has(u"factions"_s)) : DrawPart(),
                        .redraw = arguments.has(u"redraw"_s)};
    if (const auto sizes = arguments.value(u"sizes"_s))
        request.sizes = *sizesIn(*sizes);
    return request;
}

/// Includes the lengths of all games in the file.
Result<Answer> tellOptions(const Book& book, const Event& event, HeatNumber heat) {
    const auto options = drawOptions(event, heat, GameLengths::of(book));
    if (!options)
        return tl::unexpected(options.error());
    return optionsAnswer(heat, *options);
}

Result<Answer> seatStageIn(Session& session, const BookEvent& chosen, const QString& stage,
                           const Arguments& arguments, const CommandContext& context) {
    const AnswersKind& kind = kindOf<AnswersKind>(chosen.event);
    const auto seat = kind.seatStage;
    if (!seat || !kind.stageOptions)
        return tl::unexpected(otherRules(chosen.event));
    if (arguments.has(u"options"_s))
        return kind.stageOptions(chosen.event, stage, GameLengths::of(session.book()));
    const auto seed = numberOf(arguments, u"seed"_s);
    const auto sizes = arguments.value(u"sizes"_s);
    const auto seated = seat(chosen.event, {stage, seed ? seed->value() : context.newSeed(),
                                            arguments.has(u"redraw"_s),
                                            sizes ? *sizesIn(*sizes) : std::vector<Count>()});
    if (!seated)
        return tl::unexpected(seated.error());
    if (!arguments.has(u"dry-run"_s)) {
        if (const auto done = session.perform(chosen.id, seated->change); !done)
            return tl::unexpected(done.error());
    }
    return seated->answer;
}

/// Draws, and stores the draw unless it is a trial.
Result<Answer> drawIn(Session& session, const Arguments& arguments, const CommandContext& context) {
    const auto chosen = chooseEvent(session.book(), arguments.value(u"event"_s));
    if (!chosen)
        return tl::unexpected(chosen.error());
    const Event& event = (*chosen)->event;
    if (!heatsPlay(event))
        return tl::unexpected(otherRules(event));
    if (const auto stage = arguments.value(u"stage"_s))
        return seatStageIn(session, **chosen, *stage, arguments, context);
    const DrawRequest request = requestOf(event, arguments, context);
    if (arguments.has(u"options"_s))
        return tellOptions(session.book(), event, request.heat);
    const auto draw = drawHeat(event, request);
    if (!draw)
        return tl::unexpected(draw.error());
    Answer answer = drawAnswer(event, request.heat, *draw);
    if (arguments.has(u"dry-run"_s))
        return answer;
    const auto change = setTables(event, request.heat, draw->record, draw->games);
    if (!change)
        return tl::unexpected(change.error());
    if (const auto done = session.perform((*chosen)->id, *change); !done)
        return tl::unexpected(done.error());
    return answer;
}

ExitCode runSeat(const Arguments& arguments, CommandContext& context) {
    if (const auto complaint = complaintOf(arguments))
        return reportWrongUsage(context.err, *complaint, u"seat"_s);
    const bool storesNothing = arguments.has(u"dry-run"_s) || arguments.has(u"options"_s);
    const auto access = storesNothing ? Session::Access::Read : Session::Access::Write;
    const auto session = Session::open(*arguments.operand(0), access, context.desk);
    if (!session)
        return reportFailure(context, session.error());
    const auto answer = drawIn(**session, arguments, context);
    if (!answer)
        return reportFailure(context, answer.error());
    return print(context, *answer, outputFormat(arguments),
                 storesNothing ? Done::Nothing : Done::Change);
}

} // namespace

Command seatCommand() {
    return {u"seat"_s,
            u"draw the tables of a heat or an advanced round"_s,
            u"Draws who sits where, at random, and stores the tables. The same seed, entrants, "
            u"and\n"
            u"history give the same draw. With --stage the line-up is seated by its seeding. A "
            u"round\n"
            u"with tables needs --redraw; one with a finished game is never drawn again."_s,
            {{eventFileOperand()}, drawOptions()},
            u"mentat-cli seat dune.mentat --heat 3 --seed 7 --avoid-repeats --redraw"_s,
            runSeat};
}

} // namespace mentat
