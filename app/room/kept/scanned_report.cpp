#include "app/room/kept/scanned_report.h"

#include "app/publish/web_pages.h"
#include "app/room/formats/room_sheets.h"
#include "app/room/kept/kept_page.h"
#include "model/rounds/game.h"

namespace mentat {

namespace {

ScanRefusal refusalOf(ScanFault fault) {
    switch (fault) {
    case ScanFault::NoSheet: return ScanRefusal::NoSheet;
    case ScanFault::Damaged: return ScanRefusal::Damaged;
    case ScanFault::OtherVersion: return ScanRefusal::OtherVersion;
    }
    Q_UNREACHABLE();
}

/// Each value under the name of its field; absent where there are more or fewer fields.
std::optional<FormFields> fieldsOf(const std::vector<SheetPart>& parts, const QStringList& values) {
    std::vector<std::pair<QString, QString>> fields;
    for (const SheetPart& part : parts) {
        for (const SheetInput& input : part.inputs)
            fields.emplace_back(input.name, values.value(static_cast<qsizetype>(fields.size())));
    }
    if (static_cast<qsizetype>(fields.size()) != values.size())
        return std::nullopt;
    return FormFields::read(FormFields::written(fields));
}

bool isOfEvent(const ScannedSheet& sheet, const Event& event) {
    return ScanMark::in(sheet).event == ScanMark::of(event, {}).event;
}

} // namespace

tl::expected<ScannedReport, std::variant<ScanRefusal, Failure>>
reportScanned(Session& session, EventId id, const Wording& wording, const QString& typed) {
    const auto scanned = sheetScanned(typed);
    if (!scanned)
        return tl::unexpected(refusalOf(scanned.error()));
    // As phones see it: a sheet that was sent says the same as one that is scanned.
    const Event event = withoutPrivateFields(*findEvent(session.book(), id));
    if (isOfEvent(*scanned, event) && !doTablesReport(session, id))
        return tl::unexpected(ScanRefusal::NoReports);
    const auto codes = tableCodes(session, id);
    const auto code = TableCode::fromText(scanned->code);
    const auto table = code ? codes.find(*code) : codes.end();
    if (table == codes.end())
        return tl::unexpected(isOfEvent(*scanned, event) ? ScanRefusal::OtherGame
                                                         : ScanRefusal::OtherEvent);
    const auto seat = SeatNumber::fromInt(scanned->seat);
    if (!seat)
        return tl::unexpected(ScanRefusal::Damaged);
    const ScanMark mark = ScanMark::of(event, *gameAt(event, table->second));
    const RoomSheets* sheets = roomSheetsOf(event);
    const SheetAsked asked{event, table->second, {}, wording};
    const auto fields = sheets && mark.seats == ScanMark::in(*scanned).seats
                            ? fieldsOf(sheets->parts(asked), scanned->values)
                            : std::nullopt;
    if (!fields)
        return tl::unexpected(ScanRefusal::OtherSeats);
    const auto outcome
        = reportResult(session, id, table->second, *seat, sheets->typed(asked, *fields));
    if (!outcome)
        return tl::unexpected(outcome.error());
    return ScannedReport{table->second, *seat, *outcome};
}

} // namespace mentat
