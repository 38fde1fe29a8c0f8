#include "reports/formats/wbc_dune/report_parts.h"

#include "reports/wording/sentences.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

ReportDocument documentFor(const ReportRequest& request, const QString& title) {
    const EventDetails& details = request.event.details;
    return {.title = title,
            .event
            = details.name.text() + u' ' + request.wording.language().number(details.year.value()),
            .author = details.gm.value_or(QString()),
            .printed = request.printed,
            .paper = request.paper};
}

Result<const Heat*> heatWithTables(const ReportRequest& request) {
    const auto& play = std::get<DunePlay>(request.event.play);
    if (request.heat) {
        const Heat* heat = findHeat(play, *request.heat);
        if (!heat)
            return failure(FailureKind::UnknownHeat, {request.heat->value()});
        if (heat->games.empty())
            return failure(FailureKind::HeatWithoutTables, {request.heat->value()});
        return heat;
    }
    const Heat* latest = nullptr;
    for (const Heat& heat : play.heats) {
        if (!heat.games.empty() && (!latest || latest->number < heat.number))
            latest = &heat;
    }
    if (!latest)
        return failure(FailureKind::NoTablesYet);
    return latest;
}

QString heatName(const Heat& heat, const Language& language) {
    return heat.details.name
               ? heat.details.name->text()
               : filled(language.translate("Report", QT_TRANSLATE_NOOP("Report", "Heat %1")),
                        {language.number(heat.number.value())});
}

} // namespace mentat
