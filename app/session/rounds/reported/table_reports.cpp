#include "app/session/rounds/reported/table_reports.h"

#include "app/session/rounds/reported/table_codes.h"
#include "app/session/rounds/round_parts.h"
#include "app/session/rounds/round_word.h"
#include "app/session/typing/kept_text.h"
#include "model/failure_kind.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr auto reportDraftKind = "table-report"_L1;
constexpr size_t mostReports = 20; // of a table

/// A report with the number of its place.
struct KeptReport {
    int number = 0;
    TableReport report;
};

QString momentText(const QDateTime& moment) {
    return moment.toUTC().toString(Qt::ISODateWithMs);
}

QDateTime momentIn(const QString& text) {
    return QDateTime::fromString(text, Qt::ISODateWithMs).toUTC();
}

/// Places: "phones/2/reports/K7QM2XWA/1", "phones/stage-Final/reports/…". Without codes there are
/// none.
std::optional<QString> beginOfPlaces(const Session& session, EventId event,
                                     const GameAddress& table) {
    const auto code = codeOf(session, event, table);
    if (!code)
        return std::nullopt;
    return QString(u"phones/"_s + roundWord(table.round) + u"/reports/"_s + code->text() + u'/');
}

} // namespace

static ReportWitness blank(std::type_identity<ReportWitness>) {
    return {SeatNumber(1), {}};
}

static TableReport blank(std::type_identity<TableReport>) {
    return {SeatNumber(1), {}, {}, {}, false};
}

template <class Io, class Moment>
void describeMoment(Io& io, const char* key, Moment& moment) {
    QString text = momentText(moment);
    io.always(key, text);
    if constexpr (Io::reads)
        moment = momentIn(text);
}

template <class Io, class Witness>
requires std::same_as<std::remove_const_t<Witness>, ReportWitness>
void describe(Io& io, Witness& witness) {
    io.required("seat", witness.seat);
    describeMoment(io, "when", witness.when);
}

template <class Io, class Report>
requires std::same_as<std::remove_const_t<Report>, TableReport>
void describe(Io& io, Report& report) {
    io.list("confirmed", report.confirmed);
    describeKind(io, reportDraftKind);
    io.required("seat", report.seat);
    describeMoment(io, "sent", report.sent);
    io.flag("settled", report.isSettled);
    io.always("sheet", report.sheet);
}

namespace {

std::vector<KeptReport> keptReports(const Session& session, EventId event, const QString& begin) {
    std::vector<KeptReport> kept;
    for (const Draft& draft : session.drafts()) {
        if (draft.event != event || !draft.place.startsWith(begin))
            continue;
        if (auto report = textKeptIn<TableReport>(draft.content))
            kept.push_back({draft.place.mid(begin.size()).toInt(), *std::move(report)});
    }
    std::ranges::sort(kept, {}, &KeptReport::number);
    return kept;
}

/// Failures: as of reportResult().
Result<void> mayReport(const Event& event, const GameAddress& table, SeatNumber seat) {
    if (event.details.closed)
        return failure(FailureKind::ClosedEvent,
                       {event.details.name.text(), qint64(event.details.year.value())});
    auto game = gameIn(event, table);
    if (!game)
        return tl::unexpected(game.error());
    if (const auto found = seatAt(event, table.round, *game, seat); !found)
        return tl::unexpected(found.error());
    return {};
}

/// Whether this seat said so already, or says so now.
ReportOutcome say(TableReport& report, SeatNumber seat, const QDateTime& now) {
    if (report.seat == seat
        || std::ranges::find(report.confirmed, seat, &ReportWitness::seat)
               != report.confirmed.end())
        return ReportOutcome::Known;
    report.confirmed.push_back({seat, now});
    return ReportOutcome::Confirmed;
}

} // namespace

std::vector<TableReport> tableReports(const Session& session, EventId event,
                                      const GameAddress& table) {
    std::vector<TableReport> reports;
    const auto begin = beginOfPlaces(session, event, table);
    if (!begin)
        return reports;
    for (KeptReport& kept : keptReports(session, event, *begin))
        reports.push_back(std::move(kept.report));
    return reports;
}

Result<ReportOutcome> reportResult(Session& session, EventId id, const GameAddress& table,
                                   SeatNumber seat, const QString& sheet) {
    const Event* event = findEvent(session.book(), id);
    Q_ASSERT(event);
    if (const auto may = mayReport(*event, table, seat); !may)
        return tl::unexpected(may.error());
    const auto begin = beginOfPlaces(session, id, table);
    if (!begin)
        return failure(FailureKind::UnknownTable, placeOf(*event, table));
    const QDateTime now = session.desk().clock.nowUtc();
    auto kept = keptReports(session, id, *begin);
    auto known
        = std::ranges::find(kept, sheet, [](const KeptReport& one) { return one.report.sheet; });
    ReportOutcome outcome = ReportOutcome::New;
    if (known == kept.end()) {
        if (kept.size() >= mostReports)
            return ReportOutcome::Full;
        const int last = kept.empty() ? 0 : kept.back().number;
        kept.push_back({last + 1, {seat, now, sheet, {}, false}});
        known = std::prev(kept.end());
    } else {
        outcome = say(known->report, seat, now);
        if (outcome == ReportOutcome::Known)
            return outcome;
    }
    if (auto saved
        = session.saveDraft(id, *begin + QString::number(known->number), keptText(known->report));
        !saved)
        return tl::unexpected(saved.error());
    return outcome;
}

Result<void> settleReports(Session& session, EventId event, const GameAddress& table) {
    const auto begin = beginOfPlaces(session, event, table);
    if (!begin)
        return {};
    for (KeptReport& kept : keptReports(session, event, *begin)) {
        if (kept.report.isSettled)
            continue;
        kept.report.isSettled = true;
        if (auto saved = session.saveDraft(event, *begin + QString::number(kept.number),
                                           keptText(kept.report));
            !saved)
            return saved;
    }
    return {};
}

} // namespace mentat
