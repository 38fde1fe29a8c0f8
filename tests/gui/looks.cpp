#include "tests/gui/looks.h"

#include "app/session/rounds/heat_acts.h"
#include "app/session/rounds/seat_acts.h"
#include "tests/gui/award_looks.h"
#include "tests/gui/backup_looks.h"
#include "tests/gui/board_looks.h"
#include "tests/gui/clock_looks.h"
#include "tests/gui/empty_looks.h"
#include "tests/gui/figure_looks.h"
#include "tests/gui/final_game_looks.h"
#include "tests/gui/final_looks.h"
#include "tests/gui/finder_looks.h"
#include "tests/gui/guide_looks.h"
#include "tests/gui/import_looks.h"
#include "tests/gui/needs_document.h"
#include "tests/gui/overlay_scenes.h"
#include "tests/gui/practice_looks.h"
#include "tests/gui/report_looks.h"
#include "tests/gui/result_looks.h"
#include "tests/gui/rule_looks.h"
#include "tests/gui/ruleset_looks.h"
#include "tests/gui/standing_looks.h"
#include "tests/gui/statistics_looks.h"
#include "tests/gui/storm_looks.h"
#include "ui/screen/second_screen.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QLineEdit>
#include <QTabBar>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

constexpr int largePlayers = 200;
constexpr int largeHeats = 12;
constexpr int longestName = 60;

QByteArray emptyDocument() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune", "sets": ["base"]},
        "players": []})";
}

QByteArray checkInDocument() {
    QByteArrayList players;
    QByteArrayList entrants;
    const QByteArrayList names{"Ada Byron",    "Blaise Pascal",  "Carl Gauss",   "Emmy Noether",
                               "Grace Hopper", "Henri Cartan",   "Jean Bartik",  "Karen Uhlenbeck",
                               "Niels Abel",   "Paul Erdős",     "Ruth Moufang", "Vera Sós",
                               "Alan Turing",  "Betty Holberton"};
    for (qsizetype i = 0; i < names.size(); ++i) {
        const QByteArray id = "p" + QByteArray::number(i + 1);
        players.append(R"({"id": ")" + id + R"(", "name": ")" + names[i]
                       + R"(", "from": "PA", "copies": )" + QByteArray::number(i % 3 == 0) + "}");
        if (i < 11)
            entrants.append('"' + id + '"');
    }
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune",
                  "sets": ["base", "ixians-tleilaxu"]},
        "players": [)"
           + players.join(", ") + R"(],
        "heats": [{"number": 1, "start": "2026-07-29T13:00", "minutes": 300,
                   "location": "Alpine", "entrants": [)"
           + entrants.join(", ") + R"(], "games": []}]})";
}

void go(WindowFixture& fixture, const QString& page) {
    fixture.goTo(page);
    QApplication::processEvents();
}

/// The tables of the first heat, the same each time: F9 draws by chance.
void drawFirstHeat(WindowFixture& fixture) {
    constexpr qint64 seed = 20260729;
    const HeatNumber first = std::get<DunePlay>(fixture.event().play).heats.front().number;
    (void)fixture.book().perform(drawTables(
        fixture.event(), {.heat = first, .seed = seed, .sizes = {}, .variantTables = {}}));
    QApplication::processEvents();
}

Scene pageOf(const QString& name, QByteArray (*document)(), const QString& page) {
    return {name, [document, page](WindowFixture& fixture) {
                fixture.open({document()});
                go(fixture, page);
            }};
}

} // namespace

QByteArray largeDocument() {
    QByteArrayList players;
    QByteArrayList entrants;
    for (int i = 1; i <= largePlayers; ++i) {
        QByteArray name = "Player Number " + QByteArray::number(i) + " of a Very Long Name ";
        // Of different letters: nobody's name is near another's.
        name += QByteArray(longestName - name.size(), static_cast<char>('a' + i % 26));
        const QByteArray id = "p" + QByteArray::number(i);
        players.append(R"({"id": ")" + id + R"(", "name": ")" + name + R"(", "from": "PA"})");
        entrants.append('"' + id + '"');
    }
    QByteArrayList heats;
    for (int heat = 1; heat <= largeHeats; ++heat) {
        heats.append(R"({"number": )" + QByteArray::number(heat) + R"(, "start": "2026-07-)"
                     + QByteArray::number(10 + heat) + R"(T13:00", "minutes": 300, "entrants": [)"
                     + (heat == 1 ? entrants.join(", ") : QByteArray()) + R"(], "games": []})");
    }
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune", "sets": ["base"]},
        "players": [)"
           + players.join(", ") + R"(], "heats": [)" + heats.join(", ") + "]}";
}

namespace {

std::vector<Scene> pageScenes() {
    return {
        {u"welcome"_s,
         [](WindowFixture& fixture) { fixture.showEmptyWindowWith(WindowFixture::allSamples()); }},
        pageOf(u"players-empty"_s, emptyDocument, u"players"_s),
        pageOf(u"players"_s, sampleDocument, u"players"_s),
        pageOf(u"players-large"_s, largeDocument, u"players"_s),
        {u"players-needs"_s,
         [](WindowFixture& fixture) {
             fixture.open({needsDocument()});
             WindowFixture::press(u"Ctrl+K"_s);
             WindowFixture::type(u"what blaise"_s);
             WindowFixture::press(u"Return"_s);
             QApplication::processEvents();
         }},
        pageOf(u"heats-empty"_s, emptyDocument, u"heats"_s),
        pageOf(u"heats"_s, sampleDocument, u"heats"_s),
        pageOf(u"heats-check-in"_s, checkInDocument, u"heats"_s),
        {u"heats-typed"_s,
         [](WindowFixture& fixture) {
             fixture.open({checkInDocument()});
             go(fixture, u"heats"_s);
             WindowFixture::type(u"J. Bartick"_s);
         }},
        {u"heats-cancelled"_s,
         [](WindowFixture& fixture) {
             fixture.open({checkInDocument()});
             (void)fixture.book().perform(
                 cancelHeat(fixture.event(), HeatNumber(1), u"no light in the hall"_s));
             go(fixture, u"heats"_s);
         }},
        pageOf(u"heats-large"_s, largeDocument, u"heats"_s),
        {u"heats-large-drawn"_s,
         [](WindowFixture& fixture) {
             fixture.open({largeDocument()});
             go(fixture, u"heats"_s);
             drawFirstHeat(fixture);
         }},
        {u"heats-move"_s,
         [](WindowFixture& fixture) {
             fixture.open({checkInDocument()});
             go(fixture, u"heats"_s);
             drawFirstHeat(fixture);
             fixture.widget<QWidget>(u"table1"_s).findChild<QAbstractItemView*>()->setFocus();
             WindowFixture::press(u"Down M"_s);
         }},
        {u"heats-latecomer"_s,
         [](WindowFixture& fixture) {
             fixture.open({checkInDocument()});
             go(fixture, u"heats"_s);
             drawFirstHeat(fixture);
             WindowFixture::press(u"Ctrl+Return"_s);
             fixture.clock().set(
                 QDateTime::fromString(u"2026-07-29T13:40:00Z"_s, Qt::ISODate)); // after grace
             WindowFixture::pressEach(u"Ctrl+Return"_s);
             fixture.widget<QLineEdit>(u"checkInField"_s).setFocus();
             WindowFixture::type(u"Alan"_s);
             WindowFixture::press(u"Return"_s);
         }},
        pageOf(u"standings-empty"_s, emptyDocument, u"standings"_s),
        pageOf(u"journal-empty"_s, emptyDocument, u"journal"_s),
        {u"journal"_s,
         [](WindowFixture& fixture) {
             fixture.open({checkInDocument()});
             go(fixture, u"heats"_s);
             WindowFixture::type(u"Alan"_s);
             WindowFixture::press(u"Return Ctrl+B"_s);
             drawFirstHeat(fixture);
             WindowFixture::press(u"Ctrl+Return"_s);
             go(fixture, u"journal"_s);
         }},
        pageOf(u"event-empty"_s, emptyDocument, u"event"_s),
        pageOf(u"event"_s, sampleDocument, u"event"_s),
        pageOf(u"event-large"_s, largeDocument, u"event"_s),
        {u"event-heats"_s,
         [](WindowFixture& fixture) {
             fixture.open({sampleDocument()});
             go(fixture, u"event"_s);
             fixture.widget<QTabBar>(u"eventTabs"_s).setCurrentIndex(1);
         }},
        {u"event-heats-wrong-time"_s,
         [](WindowFixture& fixture) {
             fixture.open({sampleDocument()});
             go(fixture, u"event"_s);
             fixture.widget<QTabBar>(u"eventTabs"_s).setCurrentIndex(1);
             fixture.widget<QLineEdit>(u"heatStart"_s).setFocus();
             WindowFixture::type(u"noonish"_s);
             WindowFixture::press(u"Tab"_s);
         }},
    };
}

std::vector<Scene> allScenes() {
    std::vector<Scene> all = pageScenes();
    for (auto* more :
         {overlayScenes,      resultScenes,  standingScenes, finalScenes,  finalGameScenes,
          awardScenes,        todayScenes,   reportScenes,   ruleScenes,   finderScenes,
          secondScreenScenes, clockScenes,   figureScenes,   importScenes, statisticsScenes,
          stormScenes,        rulesetScenes, backupScenes,   guideScenes,  practiceScenes,
          emptyScenes}) {
        for (Scene& scene : more())
            all.push_back(std::move(scene));
    }
    return all;
}

} // namespace

const std::vector<Scene>& scenes() {
    static const std::vector<Scene> all = allScenes();
    return all;
}

const Scene& sceneOf(const QString& name) {
    const auto scene = std::find_if(scenes().begin(), scenes().end(),
                                    [&](const Scene& s) { return s.name == name; });
    if (scene == scenes().end())
        qFatal("there is no scene %s", qPrintable(name));
    return *scene;
}

QWidget& lookedAt(WindowFixture& fixture) {
    if (SecondWindow* second = fixture.window().secondScreen().window())
        return *second;
    for (QWidget* widget : fixture.window().findChildren<QWidget*>()) {
        const bool isTip = widget->windowType() == Qt::ToolTip; // comes and goes by itself
        if (widget->isWindow() && widget->isVisible() && !isTip)
            return *widget;
    }
    return fixture.window();
}

} // namespace mentat::test
