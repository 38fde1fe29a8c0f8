#include "app/cli/commands/commands.h"

#include "app/cli/output/output.h"
#include "app/cli/output/problems.h"
#include "app/cli/shared/event_choice.h"
#include "app/cli/shared/event_file.h"
#include "app/cli/shared/shared_options.h"
#include "app/session/rules/rules_desk.h"
#include "model/formats/format.h"
#include "reports/wording/sentences.h"
#include "reports/writers/plain_text.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr qsizetype lettersInLine = 76;

/// Broken between words, each line a little to the right; a ruling can hold anything.
QString indented(const QString& text) {
    QString lines;
    for (const QString& whole : plainLines(text)) {
        QString line;
        for (const QString& word : whole.split(u' ', Qt::SkipEmptyParts)) {
            if (!line.isEmpty() && line.size() + 1 + word.size() > lettersInLine) {
                lines += u"    "_s + line + u'\n';
                line.clear();
            }
            line += (line.isEmpty() ? QString() : u" "_s) + word;
        }
        if (!line.isEmpty())
            lines += u"    "_s + line + u'\n';
    }
    return lines;
}

/// "WBC 2022, Phase 7, no. 1"; of a ruling the event.
QString sourceOf(const RuleEntry& entry, const RuleBook& book) {
    const RuleSource* source = book.sourceOf(entry.id);
    return source ? source->shortName + u", "_s + entry.place : entry.place;
}

Answer answerOf(const std::vector<const RuleEntry*>& found, const RuleBook& book) {
    Json::List rows;
    QString table;
    for (const RuleEntry* entry : found) {
        const QString source = sourceOf(*entry, book);
        rows.emplace_back(Json::Object{{u"id"_s, Json(entry->id)},
                                       {u"title"_s, Json(entry->title)},
                                       {u"text"_s, Json(entry->text)},
                                       {u"source"_s, Json(source)}});
        table += (table.isEmpty() ? QString() : u"\n"_s) + onOneLine(entry->title) + u'\n'
                 + indented(entry->text) + indented(source);
    }
    return {Json(std::move(rows)), {{u"id"_s}, {u"title"_s}, {u"text"_s}, {u"source"_s}}, table};
}

/// What complains of the request, where something does.
std::optional<QString> complaintAbout(const Arguments& arguments) {
    if (arguments.value(u"search"_s)->trimmed().isEmpty())
        return u"--search needs a word to look for."_s;
    if (arguments.has(u"event"_s) && !arguments.operand(0))
        return u"--event picks an event of FILE, which is missing."_s;
    return std::nullopt;
}

/// The rulings that a file adds, and what its event is played with. A file that holds no event has
/// no rulings.
Result<RuleScope> takeInFile(const QString& path, const Arguments& arguments,
                             CommandContext& context, RulesDesk& desk) {
    const auto session = openToRead(path, context);
    if (!session)
        return tl::make_unexpected(session.error());
    const Book& book = (*session)->book();
    const auto wanted = arguments.value(u"event"_s);
    if (!wanted && book.events.empty())
        return RuleScope{};
    const auto chosen = chooseEvent(book, wanted);
    if (!chosen)
        return tl::make_unexpected(chosen.error());
    const Event& event = (*chosen)->event;
    RuleScope scope{QString(formatOf(event).id), event.details.sets};
    if (const auto taken = desk.setRulings(keptRulings(book, scope.rules, desk.book())); !taken)
        return tl::make_unexpected(taken.error());
    return scope;
}

ExitCode runRules(const Arguments& arguments, CommandContext& context) {
    if (const auto complaint = complaintAbout(arguments))
        return reportWrongUsage(context.err, *complaint, u"rules"_s);
    const auto desk = RulesDesk::open();
    if (!desk)
        return reportFailure(context, desk.error());
    RuleScope scope;
    if (const auto path = arguments.operand(0)) {
        auto taken = takeInFile(*path, arguments, context, **desk);
        if (!taken)
            return reportFailure(context, taken.error());
        scope = *std::move(taken);
    }
    const auto found = (*desk)->search(*arguments.value(u"search"_s), scope);
    return print(context, answerOf(found, (*desk)->book()), outputFormat(arguments));
}

} // namespace

Command rulesCommand() {
    return {
        u"rules"_s,
        u"find a rule or ruling"_s,
        u"Looks for the words in the rules of the game and of the tournament, best first; words\n"
        u"may be only begun. With FILE also in the rulings that were made in its events; what\n"
        u"needs an expansion that the event has not stands last."_s,
        {{{.name = u"FILE"_s, .description = u"the event file"_s, .required = false}},
         {{.name = u"search"_s,
           .value = u"TEXT"_s,
           .description = u"the words to look for"_s,
           .required = true},
          eventOption(),
          formatOption()}},
        u"mentat-cli rules --search \"ship into the storm\""_s,
        runRules};
}

} // namespace mentat
