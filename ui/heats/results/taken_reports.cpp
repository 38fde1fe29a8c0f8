#include "ui/heats/results/taken_reports.h"

#include "app/session/rounds/result_acts.h"
#include "ui/heats/results/open_sheets.h"
#include "ui/heats/results/reported_results.h"
#include "ui/heats/results/results_lists.h"
#include "ui/sheets/sheet_view.h"

namespace mentat {

TakenReports::TakenReports(OpenBook& book, ResultsLists& lists, OpenSheets& sheets, QObject* parent)
    : QObject(parent)
    , m_book(book)
    , m_lists(lists)
    , m_sheets(sheets) {
    connect(&m_book, &OpenBook::eventChosen, this, [this] { m_taken.clear(); });
    connect(&m_lists, &ResultsLists::reportOpened, this, &TakenReports::openReport);
    connect(&m_lists, &ResultsLists::reportsShown, this, &TakenReports::showBar);
    connect(&m_sheets, &OpenSheets::changed, this, &TakenReports::showBar);
    connect(&m_sheets, &OpenSheets::recorded, this,
            [this](const SheetView* sheet) { settle(sheet->place()); });
    connect(&m_sheets.reportBar(), &TableReportBar::refused, this, [this] {
        m_book.say(Gravity::Refused,
                   tr("Press Ctrl+Enter to record what the table reported, or Esc to leave it."));
    });
    connect(&m_sheets.reportBar(), &TableReportBar::taken, this, [this] {
        if (SheetView* shown = m_sheets.current())
            shown->record();
    });
}

void TakenReports::openTable(TableNumber table) {
    const OpenTableReport* last = nullptr;
    for (const OpenTableReport& report : m_lists.reports()) {
        if (report.place.table == table)
            last = &report;
    }
    const Game* game = last ? gameAt(m_book.event(), last->place) : nullptr;
    if (game && !hasResult(*game) && m_book.canWrite()
        && !isTypedAtDesk(m_book, last->place, m_lists.reports()))
        openReport(OpenTableReport(*last)); // the list changes meanwhile
    else
        m_sheets.open(table);
}

void TakenReports::openReport(const OpenTableReport& report) {
    if (!m_book.canWrite() || !takeUp(m_book, report, m_lists.reports()))
        return;
    m_taken.insert_or_assign(report.place, report.sheet);
    m_lists.mark(report.place.table);
    SheetView* opened = m_sheets.open(report.place.table);
    if (!opened)
        return;
    opened->beginTyping();
    showBar();
    goOn(*opened);
}

void TakenReports::goOn(SheetView& sheet) {
    if (m_sheets.reportBar().isHidden())
        sheet.goOn(sheet.fieldNow());
    else
        m_sheets.reportBar().setFocus();
}

void TakenReports::showBar() {
    const SheetView* shown = m_sheets.current();
    const auto taken = shown ? m_taken.find(shown->place()) : m_taken.end();
    bool isShown = false;
    for (const OpenTableReport& one : m_lists.reports()) {
        if (taken == m_taken.end() || one.place != taken->first || one.sheet != taken->second
            || m_book.draft(draftPlaceOf(one.place)) != one.sheet)
            continue;
        const Game* game = gameAt(m_book.event(), one.place);
        m_sheets.reportBar().showReport(one.row.said, one.row.other, game && hasResult(*game));
        isShown = true;
    }
    m_sheets.reportBar().setVisible(isShown);
}

void TakenReports::forget(const GameAddress& place) {
    const auto taken = m_taken.find(place);
    if (taken == m_taken.end())
        return;
    const DraftAddress kept = draftPlaceOf(place);
    const bool isUntouched = m_book.draft(kept) == taken->second;
    m_taken.erase(taken);
    if (isUntouched)
        m_book.succeeded(m_book.session().discardDraft(m_book.eventId(), kept));
}

void TakenReports::settle(const GameAddress& place) {
    m_taken.erase(place);
    const Game* game = gameAt(m_book.event(), place);
    if (game && hasResult(*game) && m_book.canWrite())
        m_book.succeeded(settleReports(m_book.session(), m_book.eventId(), place));
}

} // namespace mentat
