#include "reports/report.h"

#include "model/people/names.h"
#include "reports/reports_kind.h"
#include "reports/wording/language/phrase.h"

#include <algorithm>

namespace mentat {

const std::vector<ReportKind>& allKinds() {
    static const std::vector kinds{ReportKind::Pdf,   ReportKind::Html, ReportKind::Csv,
                                   ReportKind::Xlsx,  ReportKind::Text, ReportKind::Markdown,
                                   ReportKind::BbCode};
    return kinds;
}

const std::vector<ReportKind>& kindsOfPaper() {
    static const std::vector kinds{ReportKind::Pdf, ReportKind::Html, ReportKind::Text};
    return kinds;
}

std::optional<ReportKind> kindOfFile(const QString& file) {
    const qsizetype dot = file.lastIndexOf(u'.');
    if (dot < 0)
        return std::nullopt;
    return enumFromId<ReportKind>(file.mid(dot + 1).toLower());
}

namespace {

template <class Row>
const Row* named(std::span<const Row> rows, const QString& name) {
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [&name](const Row& row) { return row.name == name; });
    return found == rows.end() ? nullptr : &*found;
}

} // namespace

std::optional<ReportTime> reportTime(QStringView name) {
    struct Row {
        QLatin1StringView name;
        ReportTime time;
    };
    using enum ReportTime;
    static constexpr Row rows[] = {
        {QLatin1StringView("check-in-list"), BeforeRound},
        {QLatin1StringView("tables-by-name"), BeforeRound},
        {QLatin1StringView("tables-by-table"), BeforeRound},
        {QLatin1StringView("seat-cards"), BeforeRound},
        {QLatin1StringView("score-sheets"), BeforeRound},
        {QLatin1StringView("game-sheets"), BeforeRound},
        {QLatin1StringView("house-profiles"), BeforeRound},
        {QLatin1StringView("table-card"), BeforeRound},
        {QLatin1StringView("karama-table"), BeforeRound},
        {QLatin1StringView("emergency-pack"), BeforeRound},
        {QLatin1StringView("results"), BetweenRounds},
        {QLatin1StringView("standings"), BetweenRounds},
        {QLatin1StringView("standings-with-reasons"), BetweenRounds},
        {QLatin1StringView("ranking"), BetweenRounds},
        {QLatin1StringView("race"), BetweenRounds},
        {QLatin1StringView("rulings"), BetweenRounds},
        {QLatin1StringView("scoring-by-hand"), BetweenRounds},
        {QLatin1StringView("call-list"), Final},
        {QLatin1StringView("finalists"), Final},
        {QLatin1StringView("bracket"), Final},
        {QLatin1StringView("final-sheet"), Final},
        {QLatin1StringView("placements"), Final},
        {QLatin1StringView("awards"), Final},
        {QLatin1StringView("certificates"), Final},
        {QLatin1StringView("event-report"), Afterward},
        {QLatin1StringView("yearbook"), Afterward},
        {QLatin1StringView("history"), Afterward},
        {QLatin1StringView("hand-in"), Afterward},
    };
    const auto* row
        = std::ranges::find_if(rows, [name](const Row& one) { return one.name == name; });
    return row == std::end(rows) ? std::nullopt : std::optional(row->time);
}

std::span<const Report> reportsOf(const Event& event) {
    return kindOf<ReportsKind>(event).reports();
}

const Report* findReport(const Event& event, const QString& name) {
    return named(reportsOf(event), name);
}

Result<ReportDocument> reportDocument(const Report& report, const ReportRequest& request) {
    return report.readers == ReportReaders::Gm ? report.make(request)
                                               : documentForEveryone(request, report.make);
}

Result<ReportDocument>
documentForEveryone(const ReportRequest& request,
                    Result<ReportDocument> (*make)(const ReportRequest& request)) {
    const Event& whole = request.event;
    const auto isCalledByBadge = [&](const Player& player) {
        return calledName(whole, player) != publicName(whole, player);
    };
    if (std::ranges::none_of(whole.players, isCalledByBadge))
        return make(request);
    // A report may search the book for its event.
    Book book = request.book;
    const auto place = std::ranges::find_if(
        request.book.events, [&](const BookEvent& entry) { return &entry.event == &whole; });
    const auto position = place - request.book.events.begin();
    if (place == request.book.events.end())
        book.events.push_back({EventId(1), whole});
    Event& event = book.events[static_cast<size_t>(position)].event;
    event = withoutBadges(whole);
    return make({.book = book,
                 .event = event,
                 .wording = request.wording,
                 .printed = request.printed,
                 .paper = request.paper,
                 .round = request.round,
                 .blanks = request.blanks,
                 .links = request.links});
}

std::vector<ReportRound> roundsOfReports(const Event& event) {
    return kindOf<ReportsKind>(event).rounds(event);
}

std::span<const ReportFolder> reportFoldersOf(const Event& event) {
    return kindOf<ReportsKind>(event).folders();
}

std::span<const QLatin1StringView> handedOverOf(const Event& event) {
    const auto handedOver = kindOf<ReportsKind>(event).handedOver;
    return handedOver ? handedOver() : std::span<const QLatin1StringView>();
}

const ReportFolder* findReportFolder(const Event& event, const QString& name) {
    return named(reportFoldersOf(event), name);
}

QString practiceMark(const Language& language) {
    Phrase english = Phrase("mentat::reports", "Practice: nothing here counts");
    return say(language, english);
}

ReportDocument documentFor(const ReportRequest& request, const QString& title) {
    const EventDetails& details = request.event.details;
    return {.title = title,
            .event
            = details.name.text() + u' ' + request.wording.language().number(details.year.value()),
            .author = details.gm.value_or(QString()),
            .printed = request.printed,
            .mark = request.book.isPractice ? practiceMark(request.wording.language()) : QString(),
            .paper = request.paper,
            .blocks = {}};
}

ReportDocument titledDocument(const ReportRequest& request, const QString& title) {
    ReportDocument document = documentFor(request, title);
    document.add(Heading{1, title});
    return document;
}

} // namespace mentat
