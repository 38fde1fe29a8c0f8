#include "app/cli/commands/commands.h"

#include "app/cli/answers/answers.h"
#include "app/cli/call/command.h"
#include "app/cli/output/problems.h"
#include "app/cli/shared/event_file.h"
#include "app/cli/shared/shared_options.h"
#include "app/publish/published_folder.h"
#include "app/publish/web_pages.h"
#include "app/session/clock_and_chance.h"
#include "app/session/event_mark.h"
#include "model/failure_kind.h"
#include "reports/report.h"
#include "reports/text_measure.h"
#include "reports/wording/sentences.h"
#include "reports/writers/file_writing.h"
#include "reports/writers/report_writer.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr int mostBlanks = 1000;

template <NamedEnum E>
QStringList wordsOf() {
    QStringList words;
    for (const EnumId<E>& entry : idsOf<E>)
        words.append(QString(entry.id));
    return words;
}

std::vector<Option> reportOptions() {
    return {{.name = u"report"_s,
             .value = u"NAME"_s,
             .description = u"which report, or folder of reports; --list shows them"_s},
            {.name = u"heat"_s,
             .value = u"H"_s,
             .description = u"for this heat only, if the report allows it"_s,
             .kind = ValueKind::WholeNumber},
            {.name = u"stage"_s,
             .value = u"NAME"_s,
             .description = u"for this semifinal or final only, likewise"_s,
             .instead = u"heat"_s},
            {.name = u"blanks"_s,
             .value = u"N"_s,
             .description = u"how many blank score sheets, at most 1000"_s,
             .instead = u"heat"_s,
             .kind = ValueKind::WholeNumber},
            {.name = u"paper"_s,
             .value = u"PAPER"_s,
             .description = u"letter or a4; the default is the locale's"_s,
             .words = wordsOf<Paper>()},
            {.name = u"as"_s,
             .value = u"KIND"_s,
             .description = u"pdf, html, csv, xlsx, txt, md, or bbcode; the default is OUT's "_s
                            u"extension"_s,
             .words = wordsOf<ReportKind>()},
            {.name = u"output"_s,
             .value = u"OUT"_s,
             .description = u"the file to write, or the folder; - is standard output"_s},
            {.name = u"list"_s, .description = u"write nothing; show which reports there are"_s},
            eventOption(),
            formatOption()};
}

/// The request, taken from the arguments.
struct Wanted {
    QString name;
    QString output;
    std::optional<RoundId> round;
    int blanks = 0;
    std::optional<ReportKind> kind;
    Paper paper;
};

/// Why the request contradicts itself, if it does.
std::optional<QString> contradictionIn(const Arguments& arguments) {
    if (arguments.has(u"list"_s)) {
        for (const auto& other : {u"report"_s, u"output"_s}) {
            if (arguments.has(other))
                return u"--list and --%1 cannot be used together."_s.arg(other);
        }
        return std::nullopt;
    }
    if (!arguments.operand(0))
        return u"FILE is missing."_s;
    if (arguments.value(u"report"_s).value_or(QString()).isEmpty())
        return u"--report NAME is missing; --list shows the names."_s;
    const QString output = arguments.value(u"output"_s).value_or(QString());
    if (output.isEmpty())
        return u"--output OUT is missing."_s;
    if (arguments.value(u"heat"_s) && wholeNumber(*arguments.value(u"heat"_s)) == Count(0))
        return u"--heat must be 1 or more."_s;
    if (const auto stage = arguments.value(u"stage"_s)) {
        if (!Name::fromText(*stage))
            return u"--stage must be the name of a round, not \"%1\"."_s.arg(*stage);
        if (arguments.has(u"blanks"_s))
            return u"--stage and --blanks cannot be used together."_s;
    }
    if (const auto typed = arguments.value(u"blanks"_s)) {
        const int blanks = wholeNumber(*typed)->value();
        if (blanks < 1 || blanks > mostBlanks)
            return u"--blanks must be from 1 to %1, not \"%2\"."_s.arg(mostBlanks).arg(*typed);
    }
    return std::nullopt;
}

Wanted wantedBy(const Arguments& arguments, const CommandContext& context) {
    Wanted wanted{.name = *arguments.value(u"report"_s),
                  .output = *arguments.value(u"output"_s),
                  .round = std::nullopt,
                  .kind = std::nullopt,
                  .paper = context.paper};
    if (const auto heat = arguments.value(u"heat"_s))
        wanted.round = HeatNumber(wholeNumber(*heat)->value());
    if (const auto stage = arguments.value(u"stage"_s))
        wanted.round = Name::fromText(*stage);
    if (const auto blanks = arguments.value(u"blanks"_s))
        wanted.blanks = wholeNumber(*blanks)->value();
    if (const auto word = arguments.value(u"as"_s))
        wanted.kind = enumFromId<ReportKind>(*word);
    else if (wanted.output != u"-"_s)
        wanted.kind = kindOfFile(wanted.output);
    if (const auto word = arguments.value(u"paper"_s))
        wanted.paper = *enumFromId<Paper>(*word);
    return wanted;
}

Failure unknownReport(const Event& event, const QString& name) {
    Values values{name};
    for (const Report& report : reportsOf(event))
        values.push_back(QString(report.name));
    for (const ReportFolder& folder : reportFoldersOf(event))
        values.push_back(QString(folder.name));
    return {FailureKind::UnknownReport, std::move(values), {}};
}

/// Writes one report or a folder of them, once FILE is open.
class ReportMaking {
public:
    ReportMaking(const Wanted& wanted, const Arguments& arguments, CommandContext& context)
        : m_wanted(wanted)
        , m_arguments(arguments)
        , m_context(context) {}

    ExitCode run(const Book& book, const Event& event) {
        const QString now = m_context.desk.clock.nowUtc().toString(Qt::ISODate);
        const ReportRequest request{.book = book,
                                    .event = event,
                                    .wording = m_context.pageWording,
                                    .printed = m_context.pageWording.language().moment(now),
                                    .paper = m_wanted.paper,
                                    .round = m_wanted.round,
                                    .blanks = m_wanted.blanks};
        if (const ReportFolder* folder = findReportFolder(event, m_wanted.name))
            return write(*folder, request);
        if (const Report* report = findReport(event, m_wanted.name))
            return write(*report, request);
        return reportFailure(m_context, unknownReport(event, m_wanted.name));
    }

private:
    ExitCode write(const Report& report, const ReportRequest& request) {
        if (!m_wanted.kind)
            return wrongUsage(
                m_wanted.output == u"-"_s
                    ? u"--as KIND is missing: standard output has no file extension."_s
                    : u"--as KIND is missing: \"%1\" does not end in one."_s.arg(m_wanted.output));
        if (std::ranges::find(report.kinds, *m_wanted.kind) == report.kinds.end())
            return reportFailure(m_context, kindNotMade(report));
        if (m_wanted.round && report.round == RoundOfReport::None)
            return reportFailure(m_context,
                                 {FailureKind::RoundNotAsked, {QString(report.name)}, {}});
        if (*m_wanted.kind == ReportKind::Pdf && !hasFaces())
            return reportFailure(m_context, noFace());
        const auto document = reportDocument(report, request);
        if (!document)
            return reportFailure(m_context, document.error());
        const auto bytes = written(*document, *m_wanted.kind, m_context.pageWording.language());
        if (!bytes)
            return reportFailure(m_context, bytes.error());
        if (m_wanted.output == u"-"_s)
            return print(m_context, *bytes);
        const auto done = writeReportFile(m_wanted.output, *bytes);
        return done ? ExitCode::Done : reportFailure(m_context, done.error());
    }

    ExitCode write(const ReportFolder& folder, const ReportRequest& request) {
        if (m_wanted.output == u"-"_s || m_arguments.has(u"as"_s))
            return wrongUsage(
                u"%1 makes a folder of files: give its name as OUT, without --as."_s.arg(
                    m_wanted.name));
        if (m_wanted.round && folder.round == RoundOfReport::None)
            return reportFailure(m_context,
                                 {FailureKind::RoundNotAsked, {QString(folder.name)}, {}});
        if (!hasFaces()) // most of the folder's files are for paper
            return reportFailure(m_context, noFace());
        const auto files = folder.make(request);
        if (!files)
            return reportFailure(m_context, files.error());
        const auto names
            = writeReportFolder(m_wanted.output, *files, m_context.pageWording.language());
        if (!names)
            return reportFailure(m_context, names.error());
        return print(m_context, folderAnswer(*names, files->stillEmpty), outputFormat(m_arguments),
                     Done::Files);
    }

    // Checked before measuring, which needs a font.
    [[nodiscard]] static bool hasFaces() { return missingFace().isEmpty(); }
    [[nodiscard]] static Failure noFace() { return {FailureKind::NoFace, {missingFace()}, {}}; }

    ExitCode wrongUsage(const QString& complaint) {
        return reportWrongUsage(m_context.err, complaint, u"report"_s);
    }

    [[nodiscard]] Failure kindNotMade(const Report& report) const {
        Values values{QString(report.name), QString(idOf(*m_wanted.kind))};
        for (const ReportKind kind : report.kinds)
            values.push_back(QString(idOf(kind)));
        return {FailureKind::KindNotMade, std::move(values), {}};
    }

    static Json listOf(const QStringList& texts) {
        Json::List list;
        for (const QString& text : texts)
            list.emplace_back(text);
        return Json(std::move(list));
    }

    /// A row per file and per missing thing, for people.
    static Answer folderAnswer(const QStringList& names, const QStringList& stillEmpty) {
        QString table;
        for (const QString& name : names)
            table += name + u'\n';
        if (!stillEmpty.isEmpty())
            table += u"\nStill empty:\n"_s;
        for (const QString& sentence : stillEmpty)
            table += u"- "_s + onOneLine(sentence) + u'\n';
        return {
            Json(Json::Object{{u"files"_s, listOf(names)}, {u"stillEmpty"_s, listOf(stillEmpty)}}),
            {{u"files"_s}, {u"stillEmpty"_s}},
            table};
    }

    const Wanted& m_wanted;
    const Arguments& m_arguments;
    CommandContext& m_context;
};

ExitCode tellReports(const Arguments& arguments, CommandContext& context) {
    const Language& language = context.wording.language();
    if (!arguments.operand(0))
        return print(context, reportListAnswer(language, nullptr), outputFormat(arguments));
    const auto opened = openEvent(arguments, context);
    if (!opened)
        return reportFailure(context, opened.error());
    return print(context, reportListAnswer(language, &opened->event()), outputFormat(arguments));
}

ExitCode runReport(const Arguments& arguments, CommandContext& context) {
    if (const auto complaint = contradictionIn(arguments))
        return reportWrongUsage(context.err, *complaint, u"report"_s);
    if (arguments.has(u"list"_s))
        return tellReports(arguments, context);
    // Before opening a file, since preparing may replace the QCoreApplication. Text formats too:
    // layouts for paper are measured whatever the output format is.
    context.prepareToDraw();
    const Wanted wanted = wantedBy(arguments, context);
    const auto opened = openEvent(arguments, context);
    if (!opened)
        return reportFailure(context, opened.error());
    return ReportMaking(wanted, arguments, context).run(opened->book(), opened->event());
}

} // namespace

Command reportCommand() {
    CommandOperand file = eventFileOperand();
    file.required = false;
    return {u"report"_s,
            u"write a report for paper, the web, a spreadsheet, or a forum"_s,
            u"Writes a report to OUT, as the kind of file its extension says. hand-in and "
            u"emergency-\n"
            u"pack write a folder and show its files and what is still empty in them. An existing\n"
            u"file is replaced once the new one is complete. --list shows the reports; with FILE,\n"
            u"those of its event."_s,
            {{file}, reportOptions()},
            u"mentat-cli report dune.mentat --report standings --as txt --output -"_s,
            runReport};
}

namespace {

Json listOfNames(const QStringList& names) {
    Json::List list;
    for (const QString& name : names)
        list.emplace_back(name);
    return Json(std::move(list));
}

/// For people: a row per changed page, and how many were unchanged.
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
    context.prepareToDraw(); // a bracket's layout depends on the width of its names
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
                                 .wording = context.pageWording,
                                 .now = onWallClock(context.desk.clock.nowUtc()),
                                 .paper = context.paper,
                                 .address = address.value_or(QString())});
    const FilesOwner owner{eventMark(**session, (*chosen)->id),
                           eventTitle((*chosen)->event.details)};
    const auto done = bringUpToDate(path, pages, MissingFolder::Make,
                                    context.pageWording.language(), owner, OthersPages::Replace);
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
