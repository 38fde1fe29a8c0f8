#include "tests/gui/reported_sheets.h"

#include "app/phones/phones_forms.h"
#include "app/session/rounds/table_reports.h"
#include "app/session/sheets/sheet_kind.h"

using namespace Qt::StringLiterals;

namespace mentat::test {

void letThemReport(OpenBook& book) {
    if (!letTablesReport(book.session(), book.eventId(), true))
        qFatal("the tables cannot report");
}

void reportSolo(OpenBook& book, int table, int seat, const QString& points, const QString& turns,
                const QString& strongholds) {
    const GameAddress place{HeatNumber(1), TableNumber(table)};
    const QByteArray form
        = QByteArray("turns=%1&ended=17:12&won=S&winners=E&alliances=&predicted=&note="
                     "&faction-1=E&points-1=%2&strongholds-1=%3&tokens-1=11&spice-1=4&cards-1=2"
                     "&faction-2=G&points-2=5&faction-3=H&points-3=4&faction-4=F&points-4=3"
                     "&faction-5=A&points-5=2&faction-6=B&points-6=1")
              .replace("%1", turns.toUtf8())
              .replace("%2", points.toUtf8())
              .replace("%3", strongholds.toUtf8());
    const QString sheet
        = sheetKindOf(book.event())
              ->typed({book.event(), place, {}, book.wording()}, *FormFields::read(form));
    if (!reportResult(book.session(), book.eventId(), place, SeatNumber(seat), sheet))
        qFatal("the report was not taken");
}

} // namespace mentat::test
