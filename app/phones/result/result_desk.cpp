#include "app/phones/result/result_desk.h"

#include "app/phones/phones_forms.h"
#include "app/phones/result/result_pages.h"
#include "app/session/clock_and_chance.h"
#include "reports/wording/language/phrase.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

std::optional<SeatNumber> seatIn(const ReportingTable& table, const FormFields& fields) {
    const auto number = SeatNumber::fromInt(fields.value(u"seat"_s).toInt());
    const auto& seats = gameAt(table.event, table.address)->seats;
    const bool isThere = number && std::ranges::find(seats, *number, &Seat::number) != seats.end();
    return isThere ? number : std::nullopt;
}

bool isBlank(const ReportingTable& table, const QString& sheet) {
    return partsOf(table, sheet) == partsOf(table, {});
}

/// Whether the same players still sit at the form's seats.
bool areSeatsOf(const ReportingTable& table, const FormFields& fields) {
    return fields.value(seatsField()) == seatsMark(table);
}

const Phrase seatsChanged
    = Phrase("PhonesPage", "The seats of this table have changed. Check that every line has "
                           "the right player.");

/// The sender comes before everything else.
std::vector<SheetNotice> noticesOf(const ReportingTable& table, const QString& sheet,
                                   const std::optional<SeatNumber>& seat, bool areSeatsKnown,
                                   const VenueTime& now) {
    std::vector<SheetNotice> notices;
    const auto& view = table.view;
    if (!areSeatsKnown)
        notices.push_back({{}, say(view, seatsChanged), true});
    if (!seat)
        notices.push_back(
            {u"seat"_s, say(view, Phrase("PhonesPage", "Choose at the end who sends it.")), true});
    if (isBlank(table, sheet))
        notices.push_back({{}, say(view, Phrase("PhonesPage", "Nothing is filled in.")), true});
    for (SheetNotice& notice :
         table.sheets.notices({table.event, table.address, sheet, view.wording(), now}))
        notices.push_back(std::move(notice));
    return notices;
}

Phrase saidOf(ReportOutcome outcome) {
    switch (outcome) {
    case ReportOutcome::New:
        return Phrase("PhonesPage", "Sent. Someone at another seat can confirm it.");
    case ReportOutcome::Known: return Phrase("PhonesPage", "This was sent before.");
    case ReportOutcome::Confirmed: return Phrase("PhonesPage", "Confirmed. Thank you.");
    case ReportOutcome::Full:
        return Phrase("PhonesPage", "Too many results were sent from this table. Bring "
                                    "the paper to the desk.");
    }
    return nullptr;
}

} // namespace

std::optional<PhonesCodes> roomCodes(const Session& session, EventId event) {
    const Event* known = findEvent(session.book(), event);
    if (!known || !sheetKindOf(*known) || !doTablesReport(session, event))
        return std::nullopt;
    return tableCodes(session, event);
}

std::optional<GameAddress> ResultDesk::placeOf(const TableCode& code) const {
    const auto codes = tableCodes(m_session, m_event);
    const auto found = codes.find(code);
    return found == codes.end() ? std::nullopt : std::optional(found->second);
}

ReportingTable ResultDesk::tableOf(const PhonesView& view, const Event& event,
                                   const TableCode& code, const GameAddress& place) const {
    return {view, code, event, place, tableReports(m_session, m_event, place), *sheetKindOf(event)};
}

PhonesReply ResultDesk::shown(const PhonesView& view, const TableAsked& asked) const {
    const auto place = placeOf(asked.code);
    if (!place)
        return {404, codePage(view, asked.code.text(), true)};
    const PublicEvent open(*findEvent(m_session.book(), m_event));
    const Event& event = open.event();
    const ReportingTable table = tableOf(view, event, asked.code, *place);
    if (!asked.fillsIn && !table.reports.empty())
        return {200, reportsPage(table, {})};
    // A further report starts from the latest one.
    return {200, whoWonPage(table, {.sheet = table.reports.empty() ? QString()
                                                                   : table.reports.back().sheet})};
}

PhonesReply ResultDesk::taken(const PhonesView& view, const TableSent& sent,
                              std::optional<ReportNews>& news) {
    const auto place = placeOf(sent.code);
    if (!place)
        return {404, codePage(view, sent.code.text(), true)};
    const PublicEvent open(*findEvent(m_session.book(), m_event));
    const Event& event = open.event();
    const ReportingTable table = tableOf(view, event, sent.code, *place);
    return sent.fields.has(u"confirm"_s) ? confirmed(table, sent.fields, news)
                                         : filledIn(table, sent.fields, news);
}

PhonesReply ResultDesk::filledIn(const ReportingTable& table, const FormFields& fields,
                                 std::optional<ReportNews>& news) {
    const auto seat = seatIn(table, fields);
    const QString sheet
        = table.sheets.typed({table.event, table.address, {}, table.view.wording()}, fields);
    const bool areSeatsKnown = areSeatsOf(table, fields);
    if (fields.has(backToWhoWon()))
        return {200, whoWonPage(table, {.sheet = sheet, .seat = seat})};
    if (fields.has(asksWhoWon())) {
        if (!areSeatsKnown)
            return {200, whoWonPage(table, {.sheet = sheet,
                                            .notices = {{{}, say(table.view, seatsChanged), true}},
                                            .seat = seat})};
        return {200, fillInPage(table, {.sheet = sheet, .seat = seat})};
    }
    auto notices = noticesOf(table, sheet, seat, areSeatsKnown,
                             onWallClock(m_session.desk().clock.nowUtc()));
    // Sending the same again after seeing all notices confirms it.
    const bool wasSeen = fields.value(u"seen"_s) == formMark(sheet);
    if (areSeatsKnown && seat && !isBlank(table, sheet) && (notices.empty() || wasSeen))
        return reported(table, *seat, sheet, news);
    return {200, fillInPage(table, {.sheet = sheet,
                                    .notices = std::move(notices),
                                    .seat = seat,
                                    .seen = formMark(sheet)})};
}

PhonesReply ResultDesk::confirmed(const ReportingTable& table, const FormFields& fields,
                                  std::optional<ReportNews>& news) {
    const QString mark = fields.value(u"confirm"_s);
    const auto report = std::ranges::find(
        table.reports, mark, [](const TableReport& one) { return formMark(one.sheet); });
    const auto seat = seatIn(table, fields);
    if (!areSeatsOf(table, fields))
        return {200, reportsPage(table, say(table.view, seatsChanged))};
    if (report == table.reports.end() || !seat)
        return {200,
                reportsPage(table, say(table.view,
                                       Phrase("PhonesPage", "Choose your seat, then confirm.")))};
    return reported(table, *seat, report->sheet, news);
}

PhonesReply ResultDesk::reported(const ReportingTable& table, SeatNumber seat, const QString& sheet,
                                 std::optional<ReportNews>& news) {
    const auto outcome = reportResult(m_session, m_event, table.address, seat, sheet);
    if (!outcome || *outcome == ReportOutcome::New || *outcome == ReportOutcome::Confirmed)
        news = ReportNews{table.address, outcome};
    const PhonesView& view = table.view;
    if (!outcome)
        return {409, view.message(view.title(PhonesPage::OurResult),
                                  say(view, Phrase("PhonesPage",
                                                   "Your result was not saved. Bring the paper to "
                                                   "the desk.")))};
    return {200, reportsPage(tableOf(view, table.event, table.code, table.address),
                             say(view, saidOf(*outcome)))};
}

} // namespace mentat
