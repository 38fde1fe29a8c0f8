#include "reports/heats/call_table.h"

#include "reports/wording/heats/heats_wording.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

CallTable::CallTable(const ReportRequest& request, const Stage& details)
    : ReportTeller(request)
    , m_details(details)
    , m_players(request.event) {}

ReportTable CallTable::empty(const QString& name, ReportColumn first,
                             const std::vector<ReportColumn>& own) const {
    ReportTable table{name,
                      {std::move(first),
                       wideColumn(u"name"_s, text(QT_TRANSLATE_NOOP("Report", "Player"))),
                       textColumn(u"as"_s, text(QT_TRANSLATE_NOOP("Report", "As")))}};
    auto& columns = table.columns;
    columns.insert(columns.end(), own.begin(), own.end());
    columns.push_back(textColumn(u"phone"_s, text(QT_TRANSLATE_NOOP("Report", "Phone"))));
    columns.push_back(wideColumn(u"whereabouts"_s, text(QT_TRANSLATE_NOOP("Report", "Where"))));
    columns.push_back(
        textColumn(u"finalAnswer"_s, text(QT_TRANSLATE_NOOP("Report", "Would play"))));
    columns.push_back(textColumn(u"state"_s, text(QT_TRANSLATE_NOOP("Report", "Call"))));
    columns.push_back(textColumn(u"time"_s, text(QT_TRANSLATE_NOOP("Report", "At"))));
    return table;
}

void CallTable::addRows(
    ReportTable& table, const std::vector<CallListEntry>& entries,
    const std::function<std::vector<ReportCell>(const CallListEntry&)>& cells) const {
    const auto firstAlternate
        = std::ranges::find(entries, CallListPart::Alternate, &CallListEntry::part);
    for (auto entry = entries.begin(); entry != entries.end(); ++entry) {
        const Player& player = *m_players.find(entry->player);
        const auto call = std::ranges::find(m_details.calls, entry->player, &FinalCall::player);
        const bool isCalled = call != m_details.calls.end();
        const std::vector<ReportCell> own = cells(*entry);
        ReportRow row{.cells = {own.front(), strongCell(player.name.text()),
                                textCell(callPartName(m_language, entry->part))}};
        row.cells.insert(row.cells.end(), own.begin() + 1, own.end());
        row.cells.push_back(textCell(player.phone));
        row.cells.push_back(textCell(player.whereabouts));
        row.cells.push_back(answerOf(player));
        row.cells.push_back(
            textCell(isCalled ? callStateName(m_language, call->state) : QString()));
        row.cells.push_back(textCell(
            isCalled && call->time ? m_language.clockTime(call->time->time()) : QString()));
        row.beginsPart = entry == firstAlternate && entry != entries.begin();
        if (row.beginsPart)
            row.partName = nameOfCut(m_request);
        table.rows.push_back(std::move(row));
    }
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
