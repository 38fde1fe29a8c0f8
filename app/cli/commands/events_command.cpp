#include "app/cli/commands/commands.h"

#include "app/cli/output/problems.h"
#include "app/cli/shared/event_choice.h"
#include "app/cli/shared/event_file.h"
#include "app/cli/shared/shared_options.h"
#include "model/formats/format.h"

#include <map>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Json numberOrNull(const std::optional<Count>& count) {
    return count ? Json(count->value()) : Json();
}

Json rowOf(const BookEvent& entry) {
    const Event& event = entry.event;
    return Json(Json::Object{{u"event"_s, Json(entry.id.number())},
                             {u"name"_s, Json(event.details.name.text())},
                             {u"year"_s, Json(event.details.year.value())},
                             {u"players"_s, Json(qint64(event.players.size()))},
                             {u"games"_s, Json(qint64(formatOf(event).gameCount(event.play)))}});
}

Json rowOf(const BookSummary& entry) {
    const Summary& summary = entry.summary;
    return Json(Json::Object{{u"event"_s, Json(entry.id.number())},
                             {u"name"_s, Json(summary.name.text())},
                             {u"year"_s, Json(summary.year.value())},
                             {u"players"_s, numberOrNull(summary.players)},
                             {u"games"_s, numberOrNull(summary.games)},
                             {u"summary"_s, Json(true)}});
}

/// In the order in which they came in.
Json allRows(const Book& book) {
    std::map<EventId, Json> rows;
    for (const BookEvent& event : book.events)
        rows.emplace(event.id, rowOf(event));
    for (const BookSummary& summary : book.summaries)
        rows.emplace(summary.id, rowOf(summary));
    Json::List list;
    for (auto& [id, row] : rows)
        list.push_back(std::move(row));
    return Json(std::move(list));
}

Json oneRow(const Chosen& chosen) {
    return Json(Json::List{std::visit([](const auto* entry) { return rowOf(*entry); }, chosen)});
}

ExitCode runEvents(const Arguments& arguments, CommandContext& context) {
    const auto session = openToRead(*arguments.operand(0), context);
    if (!session)
        return reportFailure(context, session.error());
    const Book& book = (*session)->book();
    Answer answer{Json(),
                  {{u"event"_s},
                   {u"name"_s},
                   {u"year"_s},
                   {u"players"_s},
                   {u"games"_s},
                   {u"summary"_s, GridColumn::Shown::WherePresent}}};
    if (const auto wanted = arguments.value(u"event"_s)) {
        const auto chosen = chooseEntry(book, wanted);
        if (!chosen)
            return reportFailure(context, chosen.error());
        answer.value = oneRow(*chosen);
    } else {
        answer.value = allRows(book);
    }
    return print(context, answer, outputFormat(arguments));
}

} // namespace

Command eventsCommand() {
    return {
        u"events"_s,
        u"list what is in an event file"_s,
        u"Lists events, and summaries of years without games, in the order they were added; with\n"
        u"--event, only that one."_s,
        {{eventFileOperand()}, {eventOption(), formatOption()}},
        u"mentat-cli events dune.mentat"_s,
        runEvents};
}

} // namespace mentat
