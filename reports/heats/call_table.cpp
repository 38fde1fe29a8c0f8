#include "reports/heats/call_table.h"

#include "reports/wording/heats/heats_wording.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr std::array allCallStates{CallState::Told, CallState::Confirmed, CallState::NoAnswer,
                                   CallState::Cannot};

} // namespace

CallTable::CallTable(const ReportRequest& request, const Stage& details)
    : ReportTeller(request)
    , m_details(details)
    , m_players(request.event) {}

ReportTable CallTable::empty(const QString& name, ReportColumn first) const {
    ReportTable table{
        name,
        {std::move(first), wideColumn(u"name"_s, text(QT_TRANSLATE_NOOP("Report", "Player")))}};
    auto& columns = table.columns;
    columns.push_back(textColumn(u"phone"_s, text(QT_TRANSLATE_NOOP("Report", "Phone"))));
    columns.push_back(wideColumn(u"whereabouts"_s, text(QT_TRANSLATE_NOOP("Report", "Where"))));
    columns.push_back(
        textColumn(u"finalAnswer"_s, text(QT_TRANSLATE_NOOP("Report", "Would play"))));
    // A call each; ticked as far as the desk knows of it, the others by pen.
    for (const CallState state : allCallStates) {
        ReportColumn column = textColumn(QString(idOf(state)), titleOf(state));
        column.align = Align::Centre;
        columns.push_back(std::move(column));
    }
    columns.push_back(textColumn(u"time"_s, text(QT_TRANSLATE_NOOP("Report", "At"))));
    table.isLarge = true;
    return table;
}

void CallTable::addRows(ReportTable& table, const std::vector<CallListEntry>& entries,
                        const std::function<ReportCell(const CallListEntry&)>& first) const {
    const auto firstAlternate
        = std::ranges::find(entries, CallListPart::Alternate, &CallListEntry::part);
    for (auto entry = entries.begin(); entry != entries.end(); ++entry) {
        const Player& player = *m_players.find(entry->player);
        const auto call = std::ranges::find(m_details.calls, entry->player, &FinalCall::player);
        const bool isCalled = call != m_details.calls.end();
        ReportRow row{.cells = {first(*entry), strongCell(m_players.nameOf(player.id))}};
        row.cells.push_back(textCell(player.phone));
        row.cells.push_back(textCell(player.whereabouts));
        row.cells.push_back(answerOf(player));
        for (const CallState state : allCallStates)
            row.cells.push_back(boxCell(isCalled && call->state == state));
        row.cells.push_back(textCell(
            isCalled && call->time ? m_language.clockTime(call->time->time()) : QString()));
        row.beginsPart = entry == firstAlternate && entry != entries.begin();
        if (row.beginsPart)
            row.partName = nameOfCut(m_request);
        table.rows.push_back(std::move(row));
    }
}

QString CallTable::titleOf(CallState state) const {
    switch (state) {
    case CallState::Told: return text(QT_TRANSLATE_NOOP("Report", "Told"));
    case CallState::Confirmed: return text(QT_TRANSLATE_NOOP("Report", "Comes"));
    case CallState::NoAnswer: return text(QT_TRANSLATE_NOOP("Report", "No answer"));
    case CallState::Cannot: break;
    }
    return text(QT_TRANSLATE_NOOP("Report", "Can't"));
}

ReportCell CallTable::answerOf(const Player& player) const {
    if (!player.finalAnswer)
        return unknownCell();
    return textCell(*player.finalAnswer == FinalAnswer::Yes
                        ? text(QT_TRANSLATE_NOOP("Report", "yes"))
                        : text(QT_TRANSLATE_NOOP("Report", "no")));
}

ReportDocument callDocument(const ReportRequest& request) {
    ReportDocument document
        = titledDocument(request, reportText(request, QT_TRANSLATE_NOOP("Report", "Call list")));
    document.add(Paragraph{
        reportText(request,
                   QT_TRANSLATE_NOOP("Report",
                                     "For the GM only: phone numbers and locations are private.")),
        true});
    return document;
}

} // namespace mentat
