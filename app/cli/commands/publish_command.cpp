#include "app/cli/commands/commands.h"

#include "app/cli/output/problems.h"
#include "app/cli/shared/event_choice.h"
#include "app/cli/shared/event_file.h"
#include "app/cli/shared/shared_options.h"
#include "app/publish/published_folder.h"
#include "app/publish/web_address.h"
#include "app/publish/web_pages.h"
#include "app/session/event_mark.h"
#include "app/session/wall_clock.h"
#include "model/failure_kind.h"
#include "reports/wording/sentences.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Json listOfNames(const QStringList& names) {
    Json::List list;
    for (const QString& name : names)
        list.emplace_back(name);
    return Json(std::move(list));
}

/// For people a line for each page that changed, and how many did not.
Answer publishAnswer(const QString& folder, const Published& done) {
    QString table;
    if (!done.tookOver.isEmpty())
        table += u"replaced   the pages of %1\n"_s.arg(onOneLine(done.tookOver));
    for (const QString& name : done.written)
        table += u"written    "_s + name + u'\n';
    for (const QString& name : done.removed)
        table += u"removed    "_s + name + u'\n';
    table += u"unchanged  %1\n"_s.arg(done.unchanged);
    return {Json(Json::Object{{u"folder"_s, Json(folder)},
                              {u"written"_s, listOfNames(done.written)},
                              {u"unchanged"_s, Json(qint64(done.unchanged))},
                              {u"removed"_s, listOfNames(done.removed)}}),
            {{u"folder"_s}, {u"written"_s}, {u"unchanged"_s}, {u"removed"_s}},
            table};
}

ExitCode runPublish(const Arguments& arguments, CommandContext& context) {
    const QString folder = *arguments.value(u"to"_s);
    if (folder.isEmpty() || folder == u"-"_s)
        return reportWrongUsage(context.err, u"--to DIR must name a folder."_s, u"publish"_s);
    std::optional<QString> address;
    if (const auto typed = arguments.value(u"address"_s)) {
        address = webAddress(*typed);
        if (!address)
            return reportWrongUsage(
                context.err,
                u"--address \"%1\" is not a web address, such as https://example.org/dune/."_s.arg(
                    *typed),
                u"publish"_s);
    }
    const auto session = openToRead(*arguments.operand(0), context);
    if (!session)
        return reportFailure(context, session.error());
    if ((*session)->book().isPractice)
        return reportFailure(context, {FailureKind::OnlyPractice, {}, {}});
    const auto chosen = chooseEvent((*session)->book(), arguments.value(u"event"_s));
    if (!chosen)
        return reportFailure(context, chosen.error());
    const QString path = QDir(folder).absolutePath();
    const auto pages = webPages({.event = PublicEvent((*chosen)->event),
                                 .wording = context.wording,
                                 .now = onWallClock(context.desk.clock.nowUtc()),
                                 .paper = context.paper,
                                 .address = address.value_or(QString())});
    const FilesOwner owner{eventMark(**session, (*chosen)->id),
                           eventTitle((*chosen)->event.details)};
    const auto done = bringUpToDate(path, pages, MissingFolder::Make, context.wording.language(),
                                    owner, OthersPages::Replace);
    if (!done)
        return reportFailure(context, done.error());
    return print(context, publishAnswer(path, *done), outputFormat(arguments), Done::Files);
}

} // namespace

Command publishCommand() {
    return {
        u"publish"_s,
        u"keep a folder of web pages up to date"_s,
        u"Puts the event's tables, standings, awards, line-up, and places into DIR as public\n"
        u"pages, and creates DIR if needed. Pages that have not changed are left alone; pages no\n"
        u"longer needed are removed. Phones, e-mail, badges, notes, and locations are left out.\n"
        u"With --address, a QR code points there."_s,
        {{eventFileOperand()},
         {{.name = u"to"_s,
           .value = u"DIR"_s,
           .description = u"the folder for the pages"_s,
           .required = true},
          {.name = u"address"_s,
           .value = u"URL"_s,
           .description = u"where DIR is on the web, beginning with https:// or http://"_s},
          eventOption(),
          formatOption()}},
        u"mentat-cli publish dune.mentat --to pages"_s,
        runPublish};
}

} // namespace mentat
