#include "model/setting_table.h"
#include "reports/formats/wbc_dune/awards_list.h"
#include "reports/formats/wbc_dune/event_tables.h"
#include "reports/heats/ruling_parts.h"
#include "reports/tables/places_list.h"
#include "reports/wording/formats/wbc_dune/victory_wording.h"
#include "reports/wording/heats/heats_wording.h"
#include "scoring/statistics/history.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// nullptr where the book has no earlier year.
const Event* lastEventOf(const ReportRequest& request) {
    const auto earlier = earlierEvents(request.book, request.event);
    return earlier.empty() ? nullptr : earlier.front();
}

} // namespace

void EventTables::addAwards(ReportDocument& document) const {
    document.add(Heading{2, text(QT_TRANSLATE_NOOP("Report", "Best Factions"))});
    const auto courses = awardCourses(m_request.event);
    document.add(
        tableAt(m_request, withoutReasons(awardsList(m_request, courses)), Audience::Paper));
}

void EventTables::addFinal(ReportDocument& document) const {
    ReportTable places = placesOnPaper(m_request, withoutReasons(placesList(m_request)));
    if (places.rows.empty())
        return; // the podium says so
    document.add(Heading{2, text(QT_TRANSLATE_NOOP("Report", "Final"))});
    document.add(std::move(places));
}

void EventTables::addNotes(ReportDocument& document) const {
    const QString title = text(QT_TRANSLATE_NOOP("Report", "Notes on the games"));
    ReportTable table{title,
                      {textColumn(u"game"_s, text(QT_TRANSLATE_NOOP("Report", "Game"))),
                       textColumn(u"won"_s, text(QT_TRANSLATE_NOOP("Report", "Won"))),
                       wideColumn(u"note"_s, text(QT_TRANSLATE_NOOP("Report", "Note")))}};
    const auto add = [&](const QString& place, const Game& game) {
        if (game.note && !game.note->trimmed().isEmpty())
            table.rows.push_back(
                {{textCell(place),
                  dune(game).victory ? textCell(victoryName(m_language, *dune(game).victory))
                                     : unknownCell(),
                  textCell(*game.note)}});
    };
    for (const Heat* heat : heatsInOrder(m_request)) {
        for (const Game& game : heat->games)
            add(tableTitle(m_language, heat->number, game.table), game);
    }
    if (const Game* last = onlyFinalGame(m_request.event))
        add(text(QT_TRANSLATE_NOOP("Report", "Final")), *last);
    if (table.rows.empty())
        return;
    document.add(Heading{2, title});
    document.add(std::move(table));
}

void EventTables::addRulingsOfYear(ReportDocument& document) const {
    if (m_request.event.rulings.empty())
        return;
    document.add(Heading{2, text(QT_TRANSLATE_NOOP("Report", "Rulings"))});
    document.add(rulingTable(m_request));
}

void EventTables::addChangedSettings(ReportDocument& document) const {
    const Event* last = lastEventOf(m_request);
    if (!last)
        return;
    const QString year = QString::number(last->details.year.value());
    document.add(
        Heading{2, text(QT_TRANSLATE_NOOP("Report", "Settings changed since %1"), {year})});
    const auto differences = settingDifferences(last->settings, m_request.event.settings);
    if (differences.empty()) {
        document.add(Paragraph{text(
            QT_TRANSLATE_NOOP("Report", "None: the settings are the same as in %1."), {year})});
        return;
    }
    ReportTable table{
        text(QT_TRANSLATE_NOOP("Report", "Settings")),
        {wideColumn(u"setting"_s, text(QT_TRANSLATE_NOOP("Report", "Setting"))),
         textColumn(u"rule"_s, text(QT_TRANSLATE_NOOP("Report", "Rule"))),
         textColumn(u"before"_s, year),
         textColumn(u"now"_s, QString::number(m_request.event.details.year.value()))}};
    const Wording& wording = m_request.wording;
    for (const SettingDifference& difference : differences)
        table.rows.push_back({{textCell(wording.settingName(difference.key)),
                               textCell(QString(ruleOf(difference.key))),
                               textCell(wording.settingValue(difference.from)),
                               textCell(wording.settingValue(difference.to))}});
    document.add(std::move(table));
}

} // namespace mentat
