#include "app/cli/commands/commands.h"

#include "app/cli/call/command.h"
#include "app/cli/output/output.h"
#include "app/cli/output/problems.h"
#include "app/cli/shared/event_file.h"
#include "app/cli/shared/shared_options.h"
#include "app/session/rules/rules_desk.h"
#include "model/failure_kind.h"
#include "model/kinds/rules_kind.h"
#include "reports/wording/rule_wording.h"
#include "reports/wording/sentences.h"
#include "reports/writers/plain_text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr qsizetype lettersInLine = 76;

/// Wraps between words and indents: a ruling may contain anything.
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

/// "WBC 2022, Phase 7, no. 1"; for a ruling, its event.
QString sourceOf(const RuleEntry& entry, const RuleBook& book) {
    const RuleSource* source = book.sourceOf(entry.id);
    return source ? source->shortName + u", "_s + entry.place : entry.place;
}

/// Related entries, and how they are related.
struct Related {
    QString key;  // its name in JSON
    QString word; // its name in the table
    std::vector<const RuleEntry*> entries;
};

/// In the order of printing.
std::vector<Related> relatedTo(const RuleEntry& entry, const RulesDesk& desk) {
    const auto linked = [&](RuleLinkKind kind) {
        std::vector<const RuleEntry*> entries;
        for (const RuleLink& link : entry.links) {
            const RuleEntry* to = link.kind == kind ? desk.find(link.to) : nullptr;
            if (to)
                entries.push_back(to);
        }
        return entries;
    };
    std::vector<const RuleEntry*> rulings = desk.touching(entry.id);
    std::erase_if(rulings,
                  [](const RuleEntry* one) { return one->status != RuleStatus::GmsRuling; });
    return {{u"overturnedBy"_s, u"Current rule"_s, linked(RuleLinkKind::OverturnedBy)},
            {u"overturns"_s, u"Overturns"_s, desk.book().overturnedBy(entry)},
            {u"confirmedBy"_s, u"Confirmed by"_s, linked(RuleLinkKind::ConfirmedBy)},
            {u"contradicts"_s, u"Contradicted by"_s, linked(RuleLinkKind::Contradicts)},
            {u"see"_s, u"See"_s, linked(RuleLinkKind::See)},
            {u"rulings"_s, u"Ruled on"_s, std::move(rulings)}};
}

Json textsIn(const std::vector<QString>& texts) {
    Json::List list;
    for (const QString& text : texts)
        list.emplace_back(text);
    return Json(std::move(list));
}

Json rowOf(const RuleEntry& entry, const RulesDesk& desk, bool isOnlyNearest) {
    Json::Object row{{u"id"_s, Json(entry.id)},
                     {u"title"_s, Json(entry.title)},
                     {u"text"_s, Json(entry.text)},
                     {u"source"_s, Json(sourceOf(entry, desk.book()))},
                     {u"status"_s, Json(QString(idOf(entry.status)))}};
    if (!entry.steps.empty())
        row.push_back({u"steps"_s, textsIn(entry.steps)});
    const auto related = relatedTo(entry, desk);
    const auto addRelated = [&](const Related& one) {
        Json::List ids;
        for (const RuleEntry* other : one.entries)
            ids.emplace_back(other->id);
        if (!ids.empty())
            row.push_back({one.key, Json(std::move(ids))});
    };
    // In the public interface these two follow the steps; the rest was added later, at the end.
    std::for_each(related.begin(), related.begin() + 2, addRelated);
    if (entry.question)
        row.push_back({u"question"_s, Json(*entry.question)});
    if (!entry.options.empty()) {
        Json::List options;
        for (const RuleOption& option : entry.options)
            options.emplace_back(
                Json::Object{{u"text"_s, Json(option.text)}, {u"chosen"_s, Json(option.isChosen)}});
        row.push_back({u"options"_s, Json(std::move(options))});
    }
    if (entry.today)
        row.push_back({u"today"_s, Json(*entry.today)});
    if (entry.leftOpen)
        row.push_back({u"open"_s, Json(*entry.leftOpen)});
    std::for_each(related.begin() + 2, related.end(), addRelated);
    if (!entry.rules.empty())
        row.push_back({u"rules"_s, textsIn(entry.rules)});
    if (isOnlyNearest)
        row.push_back({u"nearest"_s, Json(true)});
    return Json(std::move(row));
}

Columns columnsOfRules() {
    Columns columns{{u"id"_s}, {u"title"_s}, {u"text"_s}, {u"source"_s}, {u"status"_s}};
    for (const QString& key :
         {u"steps"_s, u"overturnedBy"_s, u"overturns"_s, u"question"_s, u"options.text"_s,
          u"options.chosen"_s, u"today"_s, u"open"_s, u"confirmedBy"_s, u"contradicts"_s, u"see"_s,
          u"rulings"_s, u"rules"_s, u"nearest"_s})
        columns.push_back({key, GridColumn::Shown::WherePresent});
    return columns;
}

/// The same for people: today's rule comes before an answer that is no longer valid.
QString paragraphsOf(const RuleEntry& entry, const RulesDesk& desk, const Language& language) {
    QString text = onOneLine(entry.title) + u'\n';
    if (entry.today)
        text += indented(u"No longer: "_s + *entry.today);
    if (entry.question && *entry.question != entry.title)
        text += indented(u"Question: "_s + *entry.question);
    text += indented(entry.text);
    for (size_t i = 0; i < entry.steps.size(); ++i)
        text += indented(u"%1. "_s.arg(i + 1) + entry.steps[i]);
    const QString chosen
        = entry.status == RuleStatus::Superseded ? u"Ruled: "_s : u"Current ruling: "_s;
    for (const RuleOption& option : entry.options)
        text += indented((option.isChosen ? chosen : u"Not: "_s) + option.text);
    if (entry.leftOpen)
        text += indented(u"Open: "_s + *entry.leftOpen);
    for (const Related& one : relatedTo(entry, desk)) {
        for (const RuleEntry* other : one.entries)
            text += indented(one.word + u": "_s + onOneLine(other->title) + u" ("_s + other->id
                             + u')');
    }
    QStringList origin{statusName(language, entry.status), sourceOf(entry, desk.book())};
    if (!entry.rules.empty())
        origin.append(QStringList(entry.rules.begin(), entry.rules.end()).join(u", "_s));
    return text + indented(origin.join(u" · "_s));
}

/// Introduces results that are merely the nearest.
QString silence(const RuleAnswer& found) {
    if (!found.isSilent)
        return {};
    const QString topic = found.topic ? u" ("_s + found.topic->title + u')' : QString();
    return u"None of the five sources fully answers this%1; closest:\n"_s.arg(topic);
}

Answer answerOf(const RuleAnswer& found, const RulesDesk& desk, const Language& language) {
    Json::List rows;
    QString table = silence(found);
    for (const RuleEntry* entry : found.entries) {
        rows.push_back(rowOf(*entry, desk, found.isSilent));
        table += (table.isEmpty() ? QString() : u"\n"_s) + paragraphsOf(*entry, desk, language);
    }
    return {Json(std::move(rows)), columnsOfRules(), table};
}

/// What is wrong with the request, if anything.
std::optional<QString> complaintAbout(const Arguments& arguments) {
    if (arguments.value(u"search"_s)->trimmed().isEmpty())
        return u"--search needs a word to search for."_s;
    if (arguments.has(u"event"_s) && !arguments.operand(0))
        return u"--event picks an event of FILE, which is missing."_s;
    return std::nullopt;
}

/// Adds the file's rulings, and returns what its event is played with. A file without an event has
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
    RuleScope scope{QString(kindOf<RulesKind>(event).id), event.details.sets};
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
    const auto found = (*desk)->ask(*arguments.value(u"search"_s), scope);
    return print(context, answerOf(found, **desk, context.wording.language()),
                 outputFormat(arguments));
}

} // namespace

Command rulesCommand() {
    return {
        u"rules"_s,
        u"find a rule or ruling"_s,
        u"Searches the rules of the game and of the tournament, best matches first; the start of\n"
        u"a word is enough. With FILE, searches its events' rulings too; rules for an expansion\n"
        u"the event does not use come last. Overturned rules say so and come after what\n"
        u"overturned them."_s,
        {{{.name = u"FILE"_s, .description = u"the event file"_s, .required = false}},
         {{.name = u"search"_s,
           .value = u"TEXT"_s,
           .description = u"the words to search for"_s,
           .required = true},
          eventOption(),
          formatOption()}},
        u"mentat-cli rules --search \"ship into the storm\""_s,
        runRules};
}

} // namespace mentat
