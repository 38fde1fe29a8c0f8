#include "tests/gui/overlay_scenes.h"

#include "app/session/rounds/phone_check_ins.h"
#include "app/session/ruleset/built_in_rulesets.h"
#include "model/document/bytes/csv.h"
#include "model/people/names.h"
#include "reports/wording/ruleset/ruleset_wording.h"
#include "tests/support/patience.h"
#include "ui/dialogs/last_year_dialog.h"
#include "ui/dialogs/new_event_dialog.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/dialogs/publish_dialog.h"
#include "ui/dialogs/question_dialogs.h"
#include "ui/frame/banners.h"
#include "ui/frame/phones_acts.h"
#include "ui/frame/welcome_page.h"
#include "ui/heats/day/heat_schedule.h"
#include "ui/heats/final/line_up_view.h"
#include "ui/heats/tables/call_out_view.h"
#include "ui/phones/phones_dialog.h"
#include "ui/publishing/publishing.h"
#include "ui/schedule/schedule_dialog.h"

#include <QApplication>
#include <QCheckBox>
#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTableView>
#include <QTest>

#include <utility>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// As it stands over the window; it goes with it.
template <class Dialog, class... Arguments>
void showOver(WindowFixture& fixture, Arguments&&... arguments) {
    auto* dialog = new Dialog(std::forward<Arguments>(arguments)..., &fixture.window());
    dialog->show();
    if (!QTest::qWaitForWindowActive(dialog, patience))
        qFatal("the dialog did not become active");
}

Scene dialog(const QString& name, void (*show)(WindowFixture&)) {
    return {name, [show](WindowFixture& fixture) {
                fixture.openSample();
                show(fixture);
            }};
}

QByteArray lookAlikes() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"},
        "players": [{"id": "p1", "name": "Jean-François Gagné", "from": "QC"},
                    {"id": "p2", "name": "Jean-Francois Gagne", "phone": "555-0117"},
                    {"id": "p3", "name": "Blaise Pascal"}],
        "heats": [{"number": 1, "entrants": ["p2"], "games": []}]})";
}

void openPlayers(WindowFixture& fixture, const QByteArray& document) {
    fixture.open({document});
    fixture.goTo(u"players"_s);
}

/// The window while a folder of pages is kept, or cannot be.
void showPages(WindowFixture& fixture, bool canBe) {
    fixture.openSample();
    const QString folder = fixture.scratch().folder() + u"/pages"_s;
    if (canBe)
        QDir().mkpath(folder);
    Publishing& publishing = *fixture.window().publishing();
    publishing.setChoice({.isOn = true, .folder = folder, .address = {}});
    if (!QTest::qWaitFor([&] { return publishing.rounds() > 0 && publishing.isIdle(); }, patience))
        qFatal("the pages were not published");
}

QByteArray waitingDesk() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"},
        "players": [{"id": "p1", "name": "Ada Byron", "from": "London"},
                    {"id": "p2", "name": "Blaise Pascal"}, {"id": "p3", "name": "Carl Gauss"}],
        "heats": [{"number": 1, "start": "2026-07-29T13:00", "minutes": 300,
                   "entrants": ["p1"], "games": []}]})";
}

/// Two checked in by phone, one is new and waits.
void showWaitingPhones(WindowFixture& fixture) {
    fixture.open({waitingDesk()});
    fixture.goTo(u"heats"_s);
    for (const char* player : {"p2", "p3"})
        (void)checkInByPhone(fixture.book().session(), fixture.book().eventId(), HeatNumber(1),
                             *PlayerId::fromText(QString::fromLatin1(player)), PhoneRule::Trusts);
    (void)checkInByPhone(fixture.book().session(), fixture.book().eventId(), HeatNumber(1),
                         *Name::fromText(u"Grace Hopper"_s), PhoneRule::Trusts);
}

/// Two of them have one badge.
QByteArray scannedDesk() {
    QByteArrayList players;
    QByteArrayList entrants;
    int number = 0;
    for (const char* name : {"Ada Byron", "Blaise Pascal", "Carl Gauss", "Emmy Noether",
                             "Grace Hopper", "Henri Cartan", "Jean Bartik", "Kurt Gödel"}) {
        const QByteArray id = "p" + QByteArray::number(++number);
        const QByteArray badge = QByteArray::number(number == 8 ? 1007 : 1000 + number);
        players += R"({"id":")" + id + R"(","name":")" + name + R"(","from":"PA","badge":")" + badge
                   + R"("})";
        if (number <= 6)
            entrants += '"' + id + '"';
    }
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"}, "players": [)"
           + players.join(',') + R"(],
        "heats": [{"number": 1, "start": "2026-07-29T13:00", "minutes": 300, "entrants": [)"
           + entrants.join(',') + R"(], "games": []}]})";
}

/// Scanned at check-in: two badges that no one has, and one that two people have. keys: pressed
/// then.
Scene missedBadgesScene(const QString& name, const QString& keys) {
    return {name, [keys](WindowFixture& fixture) {
                fixture.open({scannedDesk()});
                fixture.goTo(u"heats"_s);
                for (const char* badge : {"981", "2044", "1007"}) {
                    WindowFixture::type(QString::fromLatin1(badge));
                    WindowFixture::press(u"Return"_s);
                }
                WindowFixture::press(keys);
            }};
}

const std::vector<NetworkAddress>& networksOfTheRoom() {
    static const std::vector<NetworkAddress> places{{u"Wi-Fi"_s, u"192.168.1.5"_s},
                                                    {u"lo"_s, u"127.0.0.1"_s}};
    return places;
}

void showRoomServed(WindowFixture& fixture) {
    PhonesKeeper& keeper = *fixture.window().room().keeper();
    // Each program that takes this picture has a port of its own.
    const int port = 20'000 + static_cast<int>(QCoreApplication::applicationPid() % 30'000);
    keeper.setChoice({.network = u"lo"_s, .port = PhonesPort(port), .allWait = false});
    if (!keeper.start(u"127.0.0.1"_s))
        qFatal("the room is not served");
    showOver<PhonesDialog>(fixture, keeper, networksOfTheRoom());
}

/// With the address and PIN of no run in particular, so that the picture is always the same.
void showSecondDesk(WindowFixture& fixture) {
    PhonesKeeper& keeper = *fixture.window().room().keeper();
    PhonesChoice choice;
    choice.secondDesk = true;
    choice.port
        = PhonesPort(20'000 + static_cast<int>(QCoreApplication::applicationPid() % 30'000));
    keeper.setChoice(choice);
    if (!keeper.start(u"127.0.0.1"_s))
        qFatal("the room is not served");
    showOver<PhonesDialog>(fixture, keeper, networksOfTheRoom());
    const QString address = u"http://192.168.1.5:8017/"_s;
    fixture.widget<QSpinBox>(u"roomPort"_s).setValue(8017);
    fixture.widget<QLabel>(u"roomAddress"_s).setText(address);
    fixture.widget<QrLabel>(u"roomCode"_s).setText(address, address);
    auto& pin = fixture.widget<QLabel>(u"roomPin"_s);
    pin.setText(pin.text()
                    .replace(keeper.webAddress(), address)
                    .replace(keeper.pin().first(3) + u' ' + keeper.pin().mid(3), u"482 913"_s));
}

void importList(WindowFixture& fixture, const QByteArray& csv) {
    openPlayers(fixture, lookAlikes());
    const QString list = fixture.scratch().folder() + u"/list.csv"_s;
    writeBytes(list, csv);
    fixture.prompts().toOpen = list;
    fixture.widget<QPushButton>(u"playersImport"_s).click();
}

void showImport(WindowFixture& fixture) {
    importList(fixture, "name,from,badge,email\nJ. F. Gagne,QC,1042,jf@example.org\n"
                        "Blaise Pascal,FR,,\nEmmy Noether,PA,1107,\n,NY,,\n");
}

/// A list of a club, with headings of its own.
QByteArray clubList() {
    return "Lake County Gamers,,,,,\nGamer,Club,Ticket,Contact,Shirt,Remarks\n"
           "Pascal Blaise,Clermont Cubes,1042,blaise@example.org,L,\n"
           "Noether Emmy,Erlangen Engineers,1107,emmy@example.org,M,comes on Thursday\n"
           "Hopper Grace,Arlington Admirals,1113,grace@example.org,S,\n";
}

/// Its columns are said by hand: the name, last name first, and the badge so far.
void showImportColumns(WindowFixture& fixture) {
    importList(fixture, clubList());
    WindowFixture::type(u"Name"_s);
    WindowFixture::press(u"Down Tab Tab"_s);
    WindowFixture::type(u"Badge"_s);
}

void showPaperList(WindowFixture& fixture) {
    fixture.openSample();
    fixture.goTo(u"heats"_s);
    fixture.widget<QTabBar>(u"roundTabs"_s).setCurrentIndex(1);
    fixture.widget<QWidget>(u"checkInField"_s).setFocus();
    WindowFixture::press(u"F4"_s);
}

void showUndoQuestion(WindowFixture& fixture) {
    openPlayers(fixture, lookAlikes());
    WindowFixture::press(u"Ctrl+F"_s);
    WindowFixture::type(u"Emmy Noether"_s);
    WindowFixture::press(u"Return"_s);
    fixture.goTo(u"heats"_s);
    WindowFixture::press(u"Ctrl+Z"_s);
}

/// steps: how often Space is pressed.
Scene callOut(const QString& name, int steps) {
    return {name, [steps](WindowFixture& fixture) {
                fixture.openSample();
                fixture.goTo(u"heats"_s);
                WindowFixture::press(u"F11"_s);
                auto& view = fixture.widget<CallOutView>(u"callOut"_s);
                view.setWindowState(Qt::WindowNoState);
                view.setGeometry(fixture.window().geometry()); // the laptop's screen
                QApplication::setActiveWindow(&view);
                for (int step = 0; step < steps; ++step)
                    QTest::keyClick(&view, Qt::Key_Space);
            }};
}

/// A made-up schedule, as conventions write them. header: of its columns.
QByteArray scheduleOf(const QByteArray& header) {
    return "Friends of Games,,,,,,,,,\n2026 Schedule,,,,,,,,,\n" + header
           + "\nTuesday,,,,,,,,,\n"
             "7/28/26,19,AMR,Amun Re,Demo 1/1,--,--,1,Timberstone,\"Freeman, Eric\"\n"
             "7/29/26,13,DUN,Dune,Round 1/3,A,HE,5,Alpine,\"Johnson, Brad\"\n"
             "7/30/26,9,DUN,Dune,Round 2/3,A,HE,5,Alpine,\"Johnson, Brad\"\n"
             "7/30/26,17.5,DUN,Dune,Round 3/3,A,HE,5,Birch,\"Johnson, Brad\"\n"
             "8/1/26,10,DUN,Dune,Final,A,HE,8,Dogwood,\"Johnson, Brad\"\n"
             "7/29/26,9,AMR,Amun Re,Heat 1/2,B,HMW-P,2,Timberstone,\"Freeman, Eric\"\n"
             "7/30/26,9,AMR,Amun Re,Heat 2/2,B,HMW-P,2,Timberstone,\"Freeman, Eric\"\n"
             "7/31/26,9,AMR,Amun Re,SF,B,HMW-P,2,Timberstone,\"Freeman, Eric\"\n"
             "7/31/26,12,AMR,Amun Re,F,B,HMW-P,2,Timberstone,\"Freeman, Eric\"\n"
             "7/30/26,9,AFK,Afrika Korps,Round 1/7,A,SwEl,7,Winterberry,\"Sinigaglio, Bruno\"\n"
             "7/30/26,9,CTN,Catan,Heat 1/1,B,HMW-T,2,Grand Ballroom,\"Gitzen II, John\"\n"
             "8/1/26,9,CTN,Catan,Quarterfinal,B,HMW-T,2,Grand Ballroom,\"Gitzen II, John\"\n"
             "8/1/26,13,CTN,Catan,Final,B,HMW-T,2,Grand Ballroom,\"Gitzen II, John\"\n";
}

/// Nothing of it has begun.
QByteArray eventByAnEarlierSchedule() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "code": "DUN", "year": 2026, "rules": "wbc-dune"},
        "players": [],
        "heats": [{"number": 1, "start": "2026-07-29T13:00", "minutes": 300,
                   "location": "Alpine", "entrants": [], "games": []},
                  {"number": 2, "start": "2026-07-30T13:00", "minutes": 300,
                   "location": "Alpine", "entrants": [], "games": []},
                  {"number": 3, "start": "2026-07-30T17:30", "minutes": 240,
                   "location": "Alpine", "entrants": [], "games": []}],
        "final": {"start": "2026-08-01T09:00", "minutes": 480}})";
}

const QByteArray knownHeader
    = "Date,Time,Event Code,Event,Round/Heat,Class,Format,Duration,Location,GM";

Scene publishScene(const QString& name, const PublishChoice& choice) {
    return {name, [choice](WindowFixture& fixture) {
                fixture.openSample();
                auto* dialog = new PublishDialog(choice, fixture.prompts(), &fixture.window());
                dialog->show();
            }};
}

const QByteArray otherHeader = "When,Hour,Short,Title,Part,Kind,How,Takes,Where,Who";

/// isUpdate: of the times of the open event; else a new one is made. typed: into the search.
Scene scheduleScene(const QString& name, const QByteArray& header, bool isUpdate,
                    const QString& typed) {
    return {name, [=](WindowFixture& fixture) {
                if (isUpdate)
                    fixture.open({eventByAnEarlierSchedule()});
                else
                    fixture.openSample();
                const QString path = fixture.scratch().folder() + u"/schedule-2026.csv"_s;
                writeBytes(path, scheduleOf(header));
                fixture.prompts().toOpen = path;
                const ScheduleDesk desk{fixture.prompts(), fixture.preferences(), fixture.theme(),
                                        fixture.book().wording()};
                showOver<ScheduleDialog>(fixture, desk, isUpdate ? &fixture.event() : nullptr);
                QApplication::setActiveWindow(&fixture.widget<QDialog>(u"scheduleDialog"_s));
                WindowFixture::press(u"Return"_s);
                WindowFixture::type(typed);
            }};
}

/// A refusal of so many findings over a page, and what waits behind it.
Scene noticeScene(const QString& name, const QString& page, int findings) {
    return {name, [page, findings](WindowFixture& fixture) {
                fixture.openSample();
                fixture.goTo(page);
                const QString refusal = QCoreApplication::translate(
                    "mentat::PhonesKeeper",
                    "Phones in the room are off: they were on for another event. Start "
                    "them again from the View menu.");
                QStringList lines;
                for (int line = 0; line < findings; ++line)
                    lines << refusal;
                fixture.book().say(Gravity::Refused, lines.join(u'\n'));
                fixture.book().tell(Gravity::Note, refusal);
                QApplication::processEvents();
            }};
}

void showPhones(WindowFixture& fixture) {
    constexpr size_t called = 12;
    std::vector<PlayerId> players;
    for (const Player& player : fixture.event().players) {
        if (players.size() < called)
            players.push_back(player.id);
    }
    showOver<PhoneNumbersDialog>(fixture, fixture.book(), players);
}

} // namespace

QStringList namesInLists() {
    QStringList names{u"J. F. Gagne"_s, u"Emmy Noether"_s};
    const auto rows = readCsv(clubList());
    for (const CsvRow& row : rows ? *rows : std::vector<CsvRow>()) {
        for (const QString& field : row.fields)
            names << field << givenNameFirstOf(field);
    }
    names.removeIf([](const QString& name) { return name.size() < 2; });
    return names;
}

QStringList pathsOfCopies() {
    return {u"/home/gm/Documents/dune backups/dune 2026-07-29 18-00-00Z.mentat"_s,
            u"/media/gm/STICK/dune backups/dune 2026-07-29 18-00-00Z.mentat"_s,
            u"/home/gm/Documents/dune.version-1.mentat"_s};
}

QStringList wordsOfSchedules() {
    QStringList words;
    const auto rows = readCsv(scheduleOf(otherHeader)); // known headings are our own words
    for (const CsvRow& row : rows ? *rows : std::vector<CsvRow>()) {
        for (const QString& field : row.fields)
            words << field << givenNameFirst(field);
    }
    const auto codes = FormatCodes::known();
    for (const ScheduledRules& rules : codes ? codes->all() : std::vector<ScheduledRules>())
        words << rules.name;
    if (const auto rulesets = builtInRulesets()) {
        for (const Ruleset& ruleset : *rulesets)
            words << rulesetTitle(ruleset);
    }
    words.removeIf([](const QString& word) { return word.size() < 2; });
    words.removeDuplicates();
    return words;
}

std::vector<Scene> overlayScenes() {
    return {
        dialog(u"dialog-new-event"_s,
               [](WindowFixture& fixture) {
                   showOver<NewEventDialog>(fixture, QDate(2026, 11, 21), fixture.book().wording());
               }),
        dialog(u"dialog-last-year"_s,
               [](WindowFixture& fixture) { showOver<LastYearDialog>(fixture, fixture.book()); }),
        scheduleScene(u"dialog-schedule"_s, knownHeader, false, u"dun"_s),
        scheduleScene(u"dialog-schedule-other"_s, knownHeader, false, u"afr"_s),
        scheduleScene(u"dialog-schedule-rounds"_s, knownHeader, false, u"ctn"_s),
        scheduleScene(u"dialog-schedule-columns"_s, otherHeader, false, {}),
        scheduleScene(u"dialog-schedule-times"_s, knownHeader, true, {}),
        {u"dialog-preferences"_s,
         [](WindowFixture& fixture) {
             fixture.openSample();
             auto* dialog = new PreferencesDialog(fixture.preferences().choices(), Translations(),
                                                  fixture.prompts(), &fixture.window());
             dialog->show();
         }},
        publishScene(u"dialog-publish"_s, {.isOn = true,
                                           .folder = u"/home/gm/public_html/dune"_s,
                                           .address = u"https://example.org/dune/"_s}),
        publishScene(u"dialog-publish-first"_s, {}),
        dialog(u"dialog-room"_s,
               [](WindowFixture& fixture) {
                   showOver<PhonesDialog>(fixture, *fixture.window().room().keeper(),
                                          networksOfTheRoom());
               }),
        dialog(u"room-served"_s, showRoomServed),
        dialog(u"room-second-desk"_s, showSecondDesk),
        {u"heats-waiting-phones"_s, showWaitingPhones},
        missedBadgesScene(u"heats-missed-badges"_s, u"Up Up Up"_s),
        missedBadgesScene(u"heats-missed-asked"_s, u"Up Up Up Up Return"_s),
        {u"pages-published"_s, [](WindowFixture& fixture) { showPages(fixture, true); }},
        {u"pages-not-published"_s, [](WindowFixture& fixture) { showPages(fixture, false); }},
        dialog(u"dialog-phones"_s, showPhones),
        dialog(u"dialog-postpone"_s,
               [](WindowFixture& fixture) {
                   showOver<PostponeDialog>(fixture, u"Heat 2"_s,
                                            VenueTime::fromText(u"2026-07-30T13:00"_s),
                                            fixture.book().now());
               }),
        dialog(u"dialog-hand"_s,
               [](WindowFixture& fixture) { showOver<ScorekeeperDialog>(fixture, u"AB"_s); }),
        dialog(u"dialog-reason"_s,
               [](WindowFixture& fixture) {
                   const auto said = [](const char* text) {
                       return QCoreApplication::translate("mentat::TablesView", text);
                   };
                   showOver<ReasonDialog>(fixture, said("Mark table %1 void").arg(3),
                                          said("Mark void"),
                                          said("A void game does not count; it stays in the file "
                                               "and the journal."));
               }),
        dialog(u"dialog-remove-person"_s,
               [](WindowFixture& fixture) {
                   showOver<RemovalDialog>(
                       fixture,
                       RemovalDialog::Question{u"Maximiliane Gräfin von Wittgenstein-Hohenberg"_s,
                                               u"Removed player 117"_s, 12, pathsOfCopies()});
               }),
        {u"players-import"_s, showImport},
        {u"players-import-columns"_s, showImportColumns},
        {u"players-look-alikes"_s,
         [](WindowFixture& fixture) { openPlayers(fixture, lookAlikes()); }},
        {u"players-apart"_s,
         [](WindowFixture& fixture) {
             fixture.openSample();
             fixture.goTo(u"players"_s);
             fixture.widget<QTabBar>(u"playersTabs"_s).setCurrentIndex(2);
             fixture.widget<QTableView>(u"apartList"_s).selectRow(0);
         }},
        {u"heats-paper-list"_s, showPaperList},
        {u"undo-question"_s, showUndoQuestion},
        {u"notice-welcome"_s,
         [](WindowFixture& fixture) {
             fixture.showEmptyWindowWith(WindowFixture::allSamples());
             fixture.window().findChild<WelcomePage*>()->notices().show(
                 {Gravity::Refused, QCoreApplication::translate(
                                        "mentat::PhonesKeeper",
                                        "Phones in the room are off: they were on for another "
                                        "event. Start them again from the View menu.")});
             QApplication::processEvents();
         }},
        noticeScene(u"notice-heats"_s, u"heats"_s, 1),
        noticeScene(u"notice-results"_s, u"results"_s, 5),
        callOut(u"call-out"_s, 0),
        callOut(u"call-out-names"_s, 20),
    };
}

} // namespace mentat::test
