#include "app/cli/answers/answers.h"

#include "reports/formats/report_formats.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QString needOf(RoundOfReport round) {
    switch (round) {
    case RoundOfReport::None: return u"none"_s;
    case RoundOfReport::Allowed: return u"allowed"_s;
    case RoundOfReport::Needed: break;
    }
    return u"needed"_s;
}

Json rowOf(const Language& language, const Report& report) {
    Json::List kinds;
    for (const ReportKind kind : report.kinds)
        kinds.emplace_back(QString(idOf(kind)));
    return Json(
        Json::Object{{u"name"_s, Json(QString(report.name))},
                     {u"title"_s, Json(language.translate("mentat::reports", report.title))},
                     {u"kinds"_s, Json(std::move(kinds))},
                     {u"heat"_s, Json(needOf(report.round))},
                     {u"folder"_s, Json(false)}});
}

Json rowOf(const Language& language, const ReportFolder& folder) {
    return Json(
        Json::Object{{u"name"_s, Json(QString(folder.name))},
                     {u"title"_s, Json(language.translate("mentat::reports", folder.title))},
                     {u"kinds"_s, Json(Json::List())},
                     {u"heat"_s, Json(needOf(folder.round))},
                     {u"folder"_s, Json(true)}});
}

void addFormat(const Language& language, const ReportFormat& format, Json::List& rows) {
    for (const Report& report : format.reports())
        rows.push_back(rowOf(language, report));
    for (const ReportFolder& folder : format.folders())
        rows.push_back(rowOf(language, folder));
}

} // namespace

Answer reportListAnswer(const Language& language, const Event* event) {
    Json::List rows;
    // Formats share names: without an event the list is that of the first one.
    addFormat(language, event ? reportFormatOf(*event) : reportFormats().front(), rows);
    return {Json(std::move(rows)),
            {{u"name"_s}, {u"title"_s}, {u"kinds"_s}, {u"heat"_s}, {u"folder"_s}}};
}

} // namespace mentat
