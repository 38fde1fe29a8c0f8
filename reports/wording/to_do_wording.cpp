#include "reports/wording/answer_wording.h"

#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/heats/round_names.h"
#include "reports/wording/kind_rows.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/refusals/finding_wording.h"
#include "reports/wording/sentences.h"

#include <algorithm>
#include <span>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// %1 the round or game, %2 the tables, %3 the time, %4 the players, %5 the side, %6 the total, %7
/// the planned time, %8 the question or warning, %9 what a tie is about; %n counts tables if there
/// are any, otherwise things. Named is what only the second text mentions.
enum class Named { Tables, Time, Planned, Count, Players, LosersOnly };

struct ToDoWords {
    ToDoKind kind;
    Phrase english;
    Phrase otherwise = nullptr; // used if it is known
    Named named = Named::Tables;
};

using enum ToDoKind;

constexpr ToDoWords toDoTexts[] = {
    {RegisterPlayers, Phrase("ToDo", "Add players to get started")},
    {SetUpHeats, Phrase("ToDo", "Set up the heats")},
    {TimeIsUp, CountedPhrase("ToDo", "%1: time was up at %3; %n table(s) still playing (%2)")},
    {RecordSheets, Phrase("ToDo", "Record the sheet of %1"),
     CountedPhrase("ToDo", "Record %n sheet(s) of %1: (table|tables) %2")},
    {StartTables, Phrase("ToDo", "Start %1"), CountedPhrase("ToDo", "Start %n table(s) of %1: %2")},
    {DrawTables, CountedPhrase("ToDo", "Draw the tables for %1: %n player(s) (is|are) in")},
    {LastTurns,
     CountedPhrase("ToDo", "%1: last turn started by %3; %n table(s) still playing (%2)")},
    {CheckIn, CountedPhrase("ToDo", "Check in players for %1: %n in so far"),
     CountedPhrase("ToDo", "Check in players for %1 (%3): %n in so far"), Named::Time},
    {TablesPlay, CountedPhrase("ToDo", "%1: %n table(s) playing (%2)"),
     CountedPhrase("ToDo", "%1: %n table(s) playing (%2); last turn starts by %3"), Named::Time},
    {RollTie, Phrase("ToDo", "%9: have %4 roll"), Phrase("ToDo", "%9: have %4 roll %7"),
     Named::Planned},
    {DecideAward, Phrase("ToDo", "Decide Best %5: %4 are tied (R5.3)")},
    {WorkCallList, CountedPhrase("ToDo", "Call the players for %1: %n still to reach")},
    {HandOverAwards, CountedPhrase("ToDo", "Hand out %n Best Faction award(s)")},
    {CloseLineUp, CountedPhrase("ToDo", "Close the line-up of %1: %n of %6 here"),
     CountedPhrase("ToDo", "Close the line-up of %1 at %3: %n of %6 here"), Named::Time},
    {VoteOnVariant, CountedPhrase("ToDo", "Vote on the expansion: %n of %6 have voted (R7.2)")},
    {PickSides, Phrase("ToDo", "Pick factions for the final: %4 is next (R7.3)")},
    {RollInFinal, Phrase("ToDo", "Roll for places in the final: %4 are tied (R7.5)")},
    {RollInStage, Phrase("ToDo", "Roll for who advances from %1: %4 are tied (H7)")},
    {RollForWin,
     Phrase("ToDo", "Roll for first place in %1: %4 share it, which is no win here (H11)")},
    {SendAwards, CountedPhrase("ToDo", "Hand out %n Best Faction award(s)")},
    {HandIn,
     CountedPhrase("ToDo", "Turn in the final places: %n player(s) (earns|earn) laurels (R7.6)")},
    {CloseEvent, Phrase("ToDo", "Close the event")},
    {RecordGames, Phrase("ToDo", "Record the first game"),
     CountedPhrase("ToDo", "Record the next game: %n recorded so far"), Named::Count},
    {LookAtWarnings, Phrase("ToDo", "%1: %8"), Phrase("ToDo", "%1, table %2: %8")},
    {CheckResults, Phrase("ToDo", "Double-check %1 against its sheet"),
     CountedPhrase("ToDo", "Double-check %n result(s) of %1 against the (sheet|sheets): "
                           "(table|tables) %2")},
    {LookAtGame, CountedPhrase("ToDo", "Check %n warning(s) in game %1")},
    {LookAtPlayerParts, Phrase("ToDo", "Fix houses that break the rules: %4 (R11.1, R11.2)")},
    {AwaitVerdict, Phrase("ToDo", "%1: the verdict needs %8 (R3.5)"),
     Phrase("ToDo", "%1, table %2: the verdict needs %8 (R3.5)")},
    {RollForVerdict, Phrase("ToDo", "Roll one die per side in %1: %4 are tied (R3.3)"),
     Phrase("ToDo", "Roll one die per side in %1, table %2: %4 are tied (R3.3)")},
    {AskTable, Phrase("ToDo", "Ask the finalists: %8"), Phrase("ToDo", "Ask %1, table %2: %8")},
    {AskPlayerParts, CountedPhrase("ToDo", "Ask about %n incomplete house(s): %4")},
    {NotAsked,
     CountedPhrase("ToDo", "%n value(s) (is|are) unknown; (it changes|they change) nothing so far"),
     CountedPhrase("ToDo", "Strongholds unknown for %n loser(s); they change nothing so far"),
     Named::LosersOnly},
    {HomesMissing,
     CountedPhrase("ToDo", "Ask %n player(s) where they are from, and type it on Players"),
     Phrase("ToDo", "Ask %4 where they are from, and type it on Players"), Named::Players},
    {FinishGames, Phrase("ToDo", "%1: the game has no result"),
     CountedPhrase("ToDo", "%1: %n game(s) without a result, (table|tables) %2")},
    {NoFinalYet, Phrase("ToDo", "The final has no result, so there are no places")},
};

/// For advanced rounds, where their text differs from a heat's.
constexpr ToDoWords advancedTexts[] = {
    {DrawTables, CountedPhrase("ToDo", "Seat the tables for %1: %n player(s) (plays|play)")},
    {TablesPlay, Phrase("ToDo", "%1: playing since %3"),
     CountedPhrase("ToDo", "%1: %n table(s) playing since %3 (%2)")},
};

/// For several tables of one round.
constexpr auto lookAtTables = Phrase("ToDo", "%1, tables %2: %8");
constexpr auto askTables = CountedPhrase("ToDo", "Ask %1, tables %2: %n value(s)");
constexpr auto moreLikeIt = CountedPhrase("ToDo", "%1; %n more like it");
constexpr auto moreAsked = CountedPhrase("ToDo", "and %n more");
constexpr auto couldDecideToo = Phrase("ToDo", "%1; could matter");

static_assert(isRowOfEachKind(toDoTexts, static_cast<size_t>(NoFinalYet) + 1),
              "a row for each kind, in their order");

bool isThere(Named named, const ToDo& item) {
    switch (named) {
    case Named::Time: return item.time.has_value();
    case Named::Planned: return item.planned.has_value();
    case Named::Count: return item.count > 0;
    case Named::Tables: return !item.tables.empty();
    case Named::Players: return !item.players.empty();
    case Named::LosersOnly: return item.losersOnly;
    }
    return false;
}

QString matterText(const Language& language, std::optional<TieMatter> matter) {
    switch (matter.value_or(TieMatter::Cut)) {
    case TieMatter::Cut: return say(language, Phrase("ToDo", "Tie at the cut"));
    case TieMatter::Order: return say(language, Phrase("ToDo", "Tie among the qualifiers"));
    case TieMatter::Alternates: break;
    }
    return say(language, Phrase("ToDo", "Tie among the alternates"));
}

/// The round in the form that fits the sentence ("Heat 1: …", "Draw the tables for heat 1"), or the
/// game's number if there are no rounds.
QString subjectText(const Language& language, const ToDo& item, Phrase sentence) {
    if (item.round)
        return QLatin1StringView(sentence.english()).startsWith("%1"_L1)
                   ? roundName(language, operandOf(*item.round))
                   : roundWithin(language, operandOf(*item.round));
    return item.number ? language.number(*item.number) : QString();
}

const ToDoWords& wordsOf(const ToDo& item) {
    if (item.round && item.round->isAdvanced()) {
        const auto* own = std::ranges::find(advancedTexts, item.kind, &ToDoWords::kind);
        if (own != std::end(advancedTexts))
            return *own;
    }
    return toDoTexts[static_cast<size_t>(item.kind)];
}

QString tablesText(const Language& language, const std::vector<TableNumber>& tables) {
    QStringList numbers;
    for (const TableNumber table : tables)
        numbers.append(language.number(table.value()));
    return numbers.join(u", "_s);
}

/// "Ada Byron and Carl Gauss's strongholds": what is asked about players, or about the game.
struct AskedOfPlayers {
    QString names;
    std::vector<AskedFact> facts;
};

QString listedPlayers(const Language& language, std::span<const AskedOf> asked,
                      const NameOf& nameOf) {
    QStringList names;
    for (const AskedOf& one : asked) {
        if (one.player)
            names.append(onOneLine(nameOf(*one.player)));
    }
    return listedNames(language, names);
}

/// With many questions, the first few and the number of others: the sheet has them all.
QString askedText(const Language& language, const ToDo& item, const NameOf& nameOf) {
    constexpr size_t maxNamed = 4;
    const bool areMany = item.asked.size() > maxNamed;
    std::vector<AskedOf> named = item.asked;
    if (areMany)
        named.resize(maxNamed - 1, item.asked.front());
    // Name players with the same questions together.
    std::ranges::stable_sort(named, {}, [&](const AskedOf& one) {
        return std::ranges::find(item.asked, one.fact, &AskedOf::fact) - item.asked.begin();
    });
    // Join the questions about the same players: "Ada Byron's spice and cards".
    std::vector<AskedOfPlayers> questions;
    for (auto from = named.begin(); from != named.end();) {
        const auto until = std::find_if(from, named.end(),
                                        [&](const AskedOf& one) { return one.fact != from->fact; });
        const QString names = listedPlayers(language, {from, until}, nameOf);
        if (!questions.empty() && questions.back().names == names && isOwned(from->fact)
            && isOwned(questions.back().facts.front()))
            questions.back().facts.push_back(from->fact);
        else
            questions.push_back({names, {from->fact}});
        from = until;
    }
    QStringList facts;
    for (const AskedOfPlayers& question : questions)
        facts.append(questionText(language, question.facts, question.names));
    if (areMany)
        facts.append(
            sayCounted(language, moreAsked, static_cast<int>(item.asked.size() - named.size())));
    return facts.join(u", "_s);
}

/// "Ada Byron won alone with 2 of the 3 strongholds it takes (R10.25)"
QString warningText(const Language& language, const ToDo& item) {
    const QString sentence
        = findingSentence(language, *item.warning) + u" ("_s + idOf(ruleOf(*item.warning)) + u')';
    return item.count > 1 ? sayCounted(language, moreLikeIt, item.count - 1, {sentence}) : sentence;
}

} // namespace

QString toDoText(const Language& language, const ToDo& item, const NameOf& nameOf, Naming naming) {
    const ToDoWords& words = wordsOf(item);
    Phrase english
        = words.otherwise && isThere(words.named, item) ? words.otherwise : words.english;
    const bool asksTables = item.kind == AskTable && item.tables.size() > 1;
    if (asksTables)
        english = askTables;
    else if (item.kind == LookAtWarnings && item.tables.size() > 1)
        english = lookAtTables;
    const bool countsTables = item.count == 0 && !item.tables.empty();
    const int things = asksTables ? static_cast<int>(item.asked.size()) : item.count;
    const int number = countsTables && !asksTables ? static_cast<int>(item.tables.size()) : things;
    // A text without %n has no plural forms, so its translation is found only without a number.
    const int count = QLatin1StringView(english.english()).contains("%n"_L1) ? number : -1;
    const QString text = sayCounted(
        language, english, count,
        {subjectText(language, item, english), tablesText(language, item.tables),
         item.time ? language.clockTime(item.time->time()) : QString(),
         naming == Naming::Everyone ? listedNames(language, namesOf(item.players, nameOf))
                                    : firstNames(language, item.players, nameOf),
         item.side ? sideName(language, *item.side) : QString(), language.number(item.of),
         onOneLine(item.planned.value_or(QString())),
         item.warning ? warningText(language, item) : askedText(language, item, nameOf),
         matterText(language, item.matter)});
    return item.couldDecide ? say(language, couldDecideToo, {text}) : text;
}

namespace {

constexpr qint64 hour = 60;
constexpr qint64 longAgo = 12 * hour; // beyond this, the day matters more than the hours

/// "12 minutes", "2 h 05 min"
QString lengthText(const Language& language, qint64 minutes) {
    return minutes < hour ? sayCounted(language, CountedPhrase("NextStep", "%n minute(s)"),
                                       static_cast<int>(minutes))
                          : durationText(language, minutes);
}

QString clockOf(const Language& language, const VenueTime& time, const VenueTime& now) {
    return time.date() == now.date() ? language.clockTime(time.time())
                                     : dayAndClockText(language.locale(), time.date(), time.time());
}

/// Texts for the future, the present, and the past.
struct MomentWords {
    Phrase later;        // %1: how long from now
    Phrase onAnotherDay; // %1: when
    Phrase ago;          // %1: when, %2: how long ago
};

constexpr MomentWords startWords{Phrase("NextStep", "Starts in %1"),
                                 Phrase("NextStep", "Starts %1"),
                                 Phrase("NextStep", "Scheduled for %1, %2 ago")};
constexpr MomentWords deadlineWords{Phrase("NextStep", "In %1"), Phrase("NextStep", "Due %1"),
                                    Phrase("NextStep", "Was due %1, %2 ago")};

QString momentText(const Language& language, const MomentWords& words, const VenueTime& time,
                   const VenueTime& now) {
    const qint64 until = now.minutesTo(time);
    const QString clock = clockOf(language, time, now);
    if (until <= -longAgo || (until > 0 && time.date() != now.date()))
        return say(language, words.onAnotherDay, {clock});
    return until > 0 ? say(language, words.later, {lengthText(language, until)})
                     : say(language, words.ago, {clock, lengthText(language, -until)});
}

QString endedText(const Language& language, const ToDo& item, const VenueTime& now) {
    const QString table = language.number(item.tables.front().value());
    const QString clock = clockOf(language, *item.time, now);
    const qint64 ago = item.time->minutesTo(now);
    if (ago < 0 || ago >= longAgo)
        return say(language, Phrase("NextStep", "Table %1 ended %2"), {table, clock});
    return say(language, Phrase("NextStep", "Table %1 ended %2, %3 ago"),
               {table, clock, lengthText(language, ago)});
}

} // namespace

QString toDoBeside(const Language& language, const ToDo& item, const VenueTime& now) {
    if (!item.time)
        return {};
    switch (item.kind) {
    case ToDoKind::RecordSheets: return endedText(language, item, now);
    case ToDoKind::DrawTables:
    case ToDoKind::CheckIn: return momentText(language, startWords, *item.time, now);
    case ToDoKind::CloseLineUp: return momentText(language, deadlineWords, *item.time, now);
    default: return {};
    }
}

} // namespace mentat
