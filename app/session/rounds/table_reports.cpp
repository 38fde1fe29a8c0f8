#include "app/session/rounds/table_reports.h"

#include "app/session/clock_and_chance.h"
#include "app/session/rounds/round_parts.h"
#include "app/session/typing/kept_text.h"
#include "model/failure_kind.h"

#include <QCryptographicHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr QStringView alphabet = u"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr int bitsOfLetter = 5;

DraftAddress secretPlace() {
    return u"phones/codes"_s;
}

// Follows the secret while table reports are off.
constexpr QStringView isOff = u" off";

/// Includes the suffix; empty if there is none.
QString keptSecret(const Session& session, EventId event) {
    const Draft* kept = session.draftAt(event, secretPlace());
    return kept ? kept->content : QString();
}

/// Empty if tables do not report.
QString secretOf(const Session& session, EventId event) {
    const QString kept = keptSecret(session, event);
    return kept.endsWith(isOff) ? QString() : kept;
}

/// Identifies a table of one draw. It must not depend on who sits there now, which the paper may
/// not know, nor on ids, since two players may be merged.
QString markOf(const Round& round, const Game& game) {
    QStringList words{roundWord(round.id()), QString::number(game.table.value())};
    if (const PlayedStage* stage = round.stage(); stage && stage->details.seed)
        words.append(QString::number(*stage->details.seed));
    const Heat* heat = round.heat();
    if (!heat || !heat->draw)
        return words.join(u'\n');
    const Draw& draw = *heat->draw;
    words.append(QString::number(draw.entrants.size()));
    words.append(QString::number(draw.tables.size()));
    if (draw.seed) {
        words.append(QString::number(*draw.seed));
    } else {
        for (const auto& table : draw.tables) {
            for (const PlayerId& player : table)
                words.append(player.text());
        }
    }
    return words.join(u'\n');
}

TableCode codeOf(const QString& secret, const Round& round, const Game& game) {
    const QByteArray said = QString(secret + u'\n' + markOf(round, game)).toUtf8();
    const QByteArray hash = QCryptographicHash::hash(said, QCryptographicHash::Sha256);
    quint64 bits = 0;
    for (int i = 0; i < 8; ++i)
        bits = bits << 8 | static_cast<quint8>(hash[i]);
    return TableCode::ofBits(bits);
}

} // namespace

std::optional<TableCode> TableCode::fromText(const QString& typed) {
    QString text;
    for (const QChar letter : typed.toUpper()) {
        if (letter.isSpace() || letter == u'-')
            continue;
        const QChar meant = letter == u'O'                     ? u'0'
                            : letter == u'I' || letter == u'L' ? u'1'
                                                               : letter;
        if (!alphabet.contains(meant) || text.size() == letters)
            return std::nullopt;
        text.append(meant);
    }
    return text.size() == letters ? std::optional(TableCode(text)) : std::nullopt;
}

TableCode TableCode::ofBits(quint64 bits) {
    QString text;
    for (qsizetype i = 0; i < letters; ++i) {
        text.append(alphabet[static_cast<qsizetype>(bits % (1U << bitsOfLetter))]);
        bits >>= bitsOfLetter;
    }
    return TableCode(text);
}

QString TableCode::inPrint() const {
    return m_text.left(letters / 2) + u' ' + m_text.mid(letters / 2);
}

bool doTablesReport(const Session& session, EventId event) {
    return !secretOf(session, event).isEmpty();
}

Result<void> letTablesReport(Session& session, EventId event, bool report) {
    if (report == doTablesReport(session, event))
        return {};
    QString secret = keptSecret(session, event);
    if (secret.isEmpty())
        secret = secretByChance();
    else if (report)
        secret.chop(isOff.size());
    else
        secret += isOff;
    return session.saveDraft(event, secretPlace(), secret);
}

std::optional<TableCode> codeOf(const Session& session, EventId event, const GameAddress& table) {
    for (const auto& [code, place] : tableCodes(session, event)) {
        if (place == table)
            return code;
    }
    return std::nullopt;
}

std::map<TableCode, GameAddress> tableCodes(const Session& session, EventId id) {
    std::map<TableCode, GameAddress> codes;
    const Event* event = findEvent(session.book(), id);
    const QString secret = secretOf(session, id);
    if (!event || secret.isEmpty())
        return codes;
    for (const Round& round : roundsOf(*event)) {
        for (const Game& game : round.games()) {
            if (!game.isVoid)
                codes.emplace(codeOf(secret, round, game), GameAddress{round.id(), game.table});
        }
    }
    return codes;
}

QString reportPage() {
    return u"our-result"_s;
}

QString reportAddress(const QString& room, const TableCode& code) {
    return room + reportPage() + u"?code="_s + code.text();
}

namespace {

constexpr auto reportDraftKind = "table-report"_L1;
constexpr size_t mostReports = 20; // per table

/// A report with the number in its address.
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

/// Addresses: "phones/2/reports/K7QM2XWA/1", "phones/stage-Final/reports/…". Absent without codes.
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

/// Failures: those of reportResult().
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

/// Records that this seat reports the same, unless it has already.
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
