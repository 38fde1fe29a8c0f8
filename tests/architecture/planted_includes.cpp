#include "tests/architecture/planted_faults.h"

using namespace Qt::StringLiterals;

namespace mentat::test {
namespace {

constexpr bool allowed = false;
constexpr bool fault = true;

/// One file with one include line.
Planted including(const QString& check, const QString& path, const QString& header, bool isFault) {
    const QString source = u"#pragma once\n\n#include "_s + header + u'\n';
    return {check,
            QString(path + u" includes "_s + header),
            {{path, source}},
            isFault ? QStringList{QString(path + u":3"_s)} : QStringList{}};
}

struct Step {
    QString path;
    QString header;
    bool isFault;
};

std::vector<Planted> planted(const QString& check, const std::vector<Step>& steps) {
    std::vector<Planted> trees;
    for (const Step& step : steps)
        trees.push_back(including(check, step.path, step.header, step.isFault));
    return trees;
}

/// The table of layers, from both sides.
const std::vector<Step>& layerSteps() {
    static const std::vector<Step> steps{
        {u"model/event.cpp"_s, uR"("model/document/bytes/json.h")"_s, allowed},
        {u"model/event.cpp"_s, uR"("scoring/ranking/standings.h")"_s, fault},
        {u"model/event.cpp"_s, uR"("model/store/database.h")"_s, fault},
        {u"model/store/book_store.cpp"_s, uR"("model/event.h")"_s, allowed},
        {u"model/store/book_store.cpp"_s, uR"("app/session/session.h")"_s, fault},
        {u"scoring/ranking/standings.h"_s, uR"("model/event.h")"_s, allowed},
        {u"scoring/dune/qp.cpp"_s, uR"("model/store/database.h")"_s, fault},
        {u"scoring/ranking/standings.h"_s, uR"("reports/document.h")"_s, fault},
        {u"reports/wording/reasons.cpp"_s, uR"("scoring/reasons.h")"_s, allowed},
        {u"reports/wording/reasons.cpp"_s, uR"("reports/document.h")"_s, fault},
        {u"reports/pdf_writer.cpp"_s, uR"("reports/wording/reasons.h")"_s, allowed},
        {u"reports/pdf_writer.cpp"_s, uR"("app/session/session.h")"_s, fault},
        {u"app/session/session.cpp"_s, uR"("model/store/database.h")"_s, allowed},
        {u"app/session/session.cpp"_s, uR"("reports/document.h")"_s, fault},
        {u"app/publish/site.cpp"_s, uR"("scoring/ranking/standings.h")"_s, allowed},
        {u"app/publish/site.cpp"_s, uR"("model/store/database.h")"_s, fault},
        {u"app/cli/command.cpp"_s, uR"("app/publish/site.h")"_s, allowed},
        {u"app/cli/command.cpp"_s, uR"("ui/itemmodels/table_model.h")"_s, fault},
        {u"app/platform/sleep.cpp"_s, uR"("model/event.h")"_s, fault},
        {u"ui/itemmodels/table_model.h"_s, uR"("scoring/ranking/standings.h")"_s, allowed},
        {u"ui/itemmodels/table_model.h"_s, uR"("reports/document.h")"_s, fault},
        {u"ui/charts/chart.cpp"_s, uR"("scoring/figure.h")"_s, allowed},
        {u"ui/charts/chart.cpp"_s, uR"("app/session/session.h")"_s, fault},
        {u"ui/pages/today_page.cpp"_s, uR"("app/session/session.h")"_s, allowed},
        {u"ui/pages/today_page.cpp"_s, uR"("model/store/database.h")"_s, fault},
        {u"ui/pages/today_page.cpp"_s, uR"("app/cli/command.h")"_s, fault},
        {u"app/main_gui.cpp"_s, uR"("app/cli/command.h")"_s, allowed},
        {u"app/main_gui.cpp"_s, uR"("app/platform/sleep.h")"_s, allowed},
        {u"app/main_gui.cpp"_s, uR"("model/store/database.h")"_s, fault},
        {u"tests/app/session/tst_session.cpp"_s, uR"("model/store/database.h")"_s, allowed},
    };
    return steps;
}

const std::vector<Step>& rootSteps() {
    static const QString page = u"ui/page.cpp"_s;
    static const std::vector<Step> steps{
        {page, uR"("ui/page.h")"_s, allowed},
        {page, uR"("page.moc")"_s, allowed},
        {page, uR"("ui_page.h")"_s, allowed},
        {page, u"<vector>"_s, allowed},
        {page, u"<nlohmann/json.hpp>"_s, allowed},
        {page, uR"("page.h")"_s, fault},
        {page, uR"("../model/event.h")"_s, fault},
        {page, uR"("ui/../model/event.h")"_s, fault},
        {page, uR"("tests/support/books.h")"_s, fault},
        {page, u"<model/event.h>"_s, fault},
    };
    return steps;
}

const std::vector<Step>& bareSteps() {
    static const std::vector<Step> steps{
        {u"model/a.h"_s, u"<QString>"_s, allowed},
        {u"model/a.h"_s, u"<QtMath>"_s, allowed},
        {u"reports/a.cpp"_s, u"<qrencode.h>"_s, allowed},
        {u"model/a.h"_s, u"<QtCore/QString>"_s, fault},
        {u"model/store/a.h"_s, u"<QtSql/QSqlQuery>"_s, fault},
        {u"ui/a.h"_s, u"<QtWidgets>"_s, fault},
        {u"ui/a.h"_s, u"<qwidget.h>"_s, fault},
    };
    return steps;
}

const std::vector<Step>& headerSteps() {
    static const std::vector<Step> steps{
        {u"model/store/database.cpp"_s, u"<QSqlDatabase>"_s, allowed},
        {u"model/store/recovery/salvage.cpp"_s, u"<QSqlDatabase>"_s, fault},
        {u"model/store/recovery/salvage.cpp"_s, u"<QSqlQuery>"_s, allowed},
        {u"app/session/session.cpp"_s, u"<QSqlQuery>"_s, fault},
        {u"ui/pages/page.cpp"_s, u"<QSqlError>"_s, fault},
        {u"ui/pages/page.cpp"_s, u"<QMessageBox>"_s, allowed},
        {u"ui/charts/chart.cpp"_s, u"<QWidget>"_s, allowed},
        {u"app/main_cli.cpp"_s, u"<QApplication>"_s, allowed},
        {u"app/cli/main.cpp"_s, u"<QApplication>"_s, allowed},
        {u"app/cli/command.cpp"_s, u"<QApplication>"_s, fault},
        {u"reports/pdf_writer.cpp"_s, u"<QMessageBox>"_s, fault},
        {u"ui/itemmodels/model.h"_s, u"<QTableView>"_s, fault},
        {u"app/session/session.h"_s, u"<QHBoxLayout>"_s, fault},
        {u"ui/charts/chart.cpp"_s, u"<QChartView>"_s, allowed},
        {u"ui/pages/page.cpp"_s, u"<QChartView>"_s, fault},
        {u"reports/figures.cpp"_s, u"<QBarSeries>"_s, fault},
        {u"reports/pdf_writer.cpp"_s, u"<QPdfWriter>"_s, allowed},
        {u"reports/pdf_writer.cpp"_s, u"<QPageLayout>"_s, allowed},
        {u"reports/pdf_writer.cpp"_s, u"<QPrinter>"_s, fault},
        {u"scoring/ranking/standings.cpp"_s, u"<QColor>"_s, fault},
        {u"model/a.cpp"_s, u"<QTextStream>"_s, allowed},
        {u"app/platform/sleep.cpp"_s, u"<QDBusInterface>"_s, allowed},
        {u"ui/frame/main_window.cpp"_s, u"<sys/stat.h>"_s, fault},
        {u"app/cli/a.cpp"_s, u"<windows.h>"_s, fault},
        {u"app/platform/bus.cpp"_s, u"<sys/socket.h>"_s, allowed},
        {u"ui/main_window.cpp"_s, u"<QLocalServer>"_s, fault},
        {u"ui/main_window.h"_s, u"<QUndoStack>"_s, fault},
        {u"ui/publishing/choice.cpp"_s, u"<QJsonObject>"_s, fault},
        {u"model/document/bytes/json.cpp"_s, u"<QJsonDocument>"_s, fault},
        {u"model/a.cpp"_s, u"<QTest>"_s, fault},
        {u"app/cli/qr_command.cpp"_s, u"<qrencode.h>"_s, fault},
        {u"reports/paper/a.cpp"_s, u"<qpdf/QPDF.hh>"_s, allowed},
        {u"ui/printing/a.cpp"_s, u"<qpdf/QPDF.hh>"_s, fault},
        {u"scoring/ranking/exact.cpp"_s, u"<gmpxx.h>"_s, allowed},
        {u"scoring/ranking/standings.cpp"_s, u"<gmpxx.h>"_s, fault},
        {u"scoring/heats/seating/least_pairing.cpp"_s, u"<lemon/matching.h>"_s, allowed},
        {u"scoring/heats/seating/avoiding_draw.cpp"_s, u"<lemon/matching.h>"_s, fault},
        {u"ui/look/icons.cpp"_s, u"<QSvgRenderer>"_s, allowed},
        {u"ui/charts/chart.cpp"_s, u"<QSvgGenerator>"_s, fault},
        {u"ui/lists/list.cpp"_s, u"<QPrinter>"_s, fault},
    };
    return steps;
}

const std::vector<Step>& judgeSteps() {
    static const QString judge = u"tests/support/raw/raw_awards.cpp"_s;
    static const std::vector<Step> steps{
        {judge, uR"("raw_play.h")"_s, allowed},
        {judge, uR"("tests/support/raw/raw_play.h")"_s, allowed},
        {judge, uR"("tests/support/test_program.h")"_s, allowed},
        {judge, u"<QString>"_s, allowed},
        {judge, uR"("model/values/fraction.h")"_s, fault},
        {judge, u"<model/values/fraction.h>"_s, fault},
        {judge, uR"("tests/support/scratch_book.h")"_s, fault},
        {u"tests/support/raw/tst_raw_scoring.cpp"_s, uR"("scoring/awards.h")"_s, fault},
        {u"tests/support/test_program.h"_s, uR"("tests/support/scratch_book.h")"_s, fault},
        {u"tests/support/disk/test_disk.cpp"_s, uR"("model/store/database.h")"_s, fault},
        {u"tests/support/scratch_book.cpp"_s, uR"("model/store/database.h")"_s, allowed},
    };
    return steps;
}

Planted reaching(const QString& title, const QString& end, const QStringList& places) {
    return {u"reach"_s,
            title,
            {{u"ui/page.cpp"_s, u"#include \"ui/page.h\"\n#include \"app/session/session.h\"\n"_s},
             {u"ui/page.h"_s, u"#include <QWidget>\n"_s},
             {u"app/session/session.h"_s, u"#include \"app/session/parts.h\"\n"_s},
             {u"app/session/parts.h"_s, u"#include \"app/session/session.h\"\n"_s + end}},
            places};
}

/// Two rooms of the window, and a third between them or none.
Planted leading(const QString& title, const QString& back, const QStringList& places) {
    return {u"rooms"_s,
            title,
            {{u"ui/pages/list.h"_s, u"#include \"ui/guide/book.h\"\n"_s},
             {u"ui/guide/book.h"_s, u"#include \"model/event.h\"\n"_s + back},
             {u"ui/frame/window.h"_s, u"#include \"ui/pages/list.h\"\n"_s},
             {u"scoring/scoring_kind.cpp"_s, u"#include \"scoring/dune/draw/heat.h\"\n"_s},
             {u"scoring/dune/draw/heat.h"_s, u"#include \"scoring/scoring_kind.h\"\n"_s}},
            places};
}

const std::vector<Step>& sharedSteps() {
    static const QString game = u"model/rounds/game.h"_s;
    static const std::vector<Step> steps{
        {game, uR"("model/kinds/parts.h")"_s, allowed},
        {game, uR"("model/event.h")"_s, allowed},
        {game, uR"("model/kinds/play.h")"_s, fault},
        {game, uR"("model/storm/toss.h")"_s, fault},
        {u"model/event.h"_s, uR"("model/kinds/play.h")"_s, allowed},
        {u"ui/heats/day/day.h"_s, uR"("scoring/scoring_kind.h")"_s, allowed},
        {u"ui/heats/day/day.h"_s, uR"("scoring/storm/toss.h")"_s, fault},
    };
    return steps;
}

Planted sharing(const QString& title, const QString& code, const QStringList& places) {
    return {u"shared rooms"_s, title, {{u"model/rounds/heat.cpp"_s, code}}, places};
}

} // namespace

std::vector<Planted> plantedIncludes() {
    std::vector<Planted> all = planted(u"layers"_s, layerSteps());
    const std::vector<Planted> roots = planted(u"include root"_s, rootSteps());
    all.insert(all.end(), roots.begin(), roots.end());
    all.push_back(reaching(u"the session shows the store"_s,
                           u"#include \"model/store/database.h\"\n"_s, {u"ui/page.cpp:2"_s}));
    all.push_back(leading(u"all lead down"_s, {}, {}));
    all.push_back(leading(u"the guide knows a page"_s, u"#include \"ui/pages/list.h\"\n"_s,
                          {u"ui/guide/book.h:2"_s, u"ui/pages/list.h:1"_s}));
    all.push_back(
        leading(u"the guide knows the window"_s, u"#include \"ui/frame/window.h\"\n"_s,
                {u"ui/frame/window.h:1"_s, u"ui/guide/book.h:2"_s, u"ui/pages/list.h:1"_s}));
    const std::vector<Planted> shared = planted(u"shared rooms"_s, sharedSteps());
    all.insert(all.end(), shared.begin(), shared.end());
    all.push_back(
        sharing(u"heats name no format"_s, u"// DuneSeat\nSeat dunes(Duneland land);\n"_s, {}));
    all.push_back(sharing(u"heats name a format's type"_s, u"DuneSeat seat;\n"_s,
                          {u"model/rounds/heat.cpp:1"_s}));
    all.push_back(sharing(u"heats look into a format's part"_s,
                          u"\nbool won(const Seat& seat) {\n    return dune(seat).winner;\n}\n"_s,
                          {u"model/rounds/heat.cpp:3"_s}));
    all.push_back(
        reaching(u"the session shows the model"_s, u"#include \"model/event.h\"\n"_s, {}));
    return all;
}

std::vector<Planted> plantedHeaders() {
    std::vector<Planted> all = planted(u"bare Qt includes"_s, bareSteps());
    const std::vector<Planted> restricted = planted(u"restricted headers"_s, headerSteps());
    all.insert(all.end(), restricted.begin(), restricted.end());
    const std::vector<Planted> judging = planted(u"judges"_s, judgeSteps());
    all.insert(all.end(), judging.begin(), judging.end());
    return all;
}

} // namespace mentat::test
