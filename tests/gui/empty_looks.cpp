#include "tests/gui/empty_looks.h"

#include "tests/gui/ruleset_document.h"

#include <QApplication>
#include <QTabBar>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

QByteArray emptyDune() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune", "sets": ["base"]},
        "players": [], "heats": []})";
}

QByteArray emptyRuleset() {
    const QByteArray document = rulesetHeat();
    return document.left(document.indexOf(R"("players")")) + R"("players": [], "heats": []})";
}

QByteArray emptyStorm() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Storm", "year": 2026, "rules": "eye-of-the-storm"},
        "players": [], "games": []})";
}

/// What every kind has.
std::vector<EmptyLook> looksOfAll(const QString& format, QByteArray (*document)()) {
    const auto named
        = [&](const char* name) { return u"empty-%1-%2"_s.arg(format, QLatin1String(name)); };
    const QString players = u"playersTabs"_s;
    return {
        {.name = named("players"),
         .document = document,
         .page = u"players"_s,
         .leads = u"players"_s},
        {.name = named("people"),
         .document = document,
         .page = u"players"_s,
         .tabs = players,
         .tab = 1},
        {.name = named("apart"),
         .document = document,
         .page = u"players"_s,
         .tabs = players,
         .tab = 2,
         .leads = u"players"_s},
        {.name = named("today"),
         .document = document,
         .page = u"today"_s,
         .reason = u"it says what to begin with"_s},
        {.name = named("reports"),
         .document = document,
         .page = u"reports"_s,
         .reason = u"blank forms are printed before anybody plays"_s},
        {.name = named("journal"),
         .document = document,
         .page = u"journal"_s,
         .reason = u"that the event was made stands in it"_s},
        {.name = named("event"),
         .document = document,
         .page = u"event"_s,
         .reason = u"a form to be filled in"_s},
    };
}

/// What all kinds of rules with heats have.
std::vector<EmptyLook> looksOfHeats(const QString& format, QByteArray (*document)()) {
    const auto named
        = [&](const char* name) { return u"empty-%1-%2"_s.arg(format, QLatin1String(name)); };
    return {
        {.name = named("heats"), .document = document, .page = u"heats"_s, .leads = u"event"_s},
        {.name = named("results"),
         .document = document,
         .page = u"results"_s,
         .leads = u"players"_s},
        {.name = named("standings"),
         .document = document,
         .page = u"standings"_s,
         .leads = u"players"_s},
        {.name = named("who-plays"),
         .document = document,
         .page = u"final"_s,
         .leads = u"players"_s},
        {.name = named("statistics"),
         .document = document,
         .page = u"statistics"_s,
         .leads = u"players"_s},
        {.name = named("history"), .document = document, .page = u"history"_s},
        {.name = named("event-heats"),
         .document = document,
         .page = u"event"_s,
         .tabs = u"eventTabs"_s,
         .tab = 1},
    };
}

std::vector<EmptyLook> allLooks() {
    std::vector<EmptyLook> all;
    const auto add = [&](const std::vector<EmptyLook>& more) {
        all.insert(all.end(), more.begin(), more.end());
    };
    add(looksOfAll(u"dune"_s, emptyDune));
    add(looksOfHeats(u"dune"_s, emptyDune));
    add({{.name = u"empty-dune-rules"_s,
          .document = emptyDune,
          .page = u"rules"_s,
          .reason = u"the rules are there before the event"_s},
         {.name = u"empty-dune-awards"_s,
          .document = emptyDune,
          .page = u"awards"_s,
          .leads = u"players"_s}});
    add(looksOfAll(u"ruleset"_s, emptyRuleset));
    add(looksOfHeats(u"ruleset"_s, emptyRuleset));
    add({{.name = u"empty-ruleset-rules"_s,
          .document = emptyRuleset,
          .page = u"rules"_s,
          .leads = u"rules"_s}});
    add(looksOfAll(u"storm"_s, emptyStorm));
    add({{.name = u"empty-storm-rules"_s,
          .document = emptyStorm,
          .page = u"rules"_s,
          .reason = u"the rules are there before the event"_s},
         {.name = u"empty-storm-houses"_s,
          .document = emptyStorm,
          .page = u"houses"_s,
          .leads = u"players"_s},
         {.name = u"empty-storm-games"_s,
          .document = emptyStorm,
          .page = u"games"_s,
          .leads = u"games"_s},
         {.name = u"empty-storm-standings"_s,
          .document = emptyStorm,
          .page = u"standings"_s,
          .leads = u"players"_s}});
    return all;
}

} // namespace

const std::vector<EmptyLook>& emptyLooks() {
    static const std::vector<EmptyLook> all = allLooks();
    return all;
}

void show(WindowFixture& fixture, const EmptyLook& look) {
    fixture.open({look.document()});
    fixture.goTo(look.page);
    QApplication::processEvents();
    if (!look.tabs.isEmpty())
        fixture.widget<QTabBar>(look.tabs).setCurrentIndex(look.tab);
    QApplication::processEvents();
}

std::vector<Scene> emptyScenes() {
    std::vector<Scene> scenes;
    for (const EmptyLook& look : emptyLooks())
        scenes.push_back({look.name, [&look](WindowFixture& fixture) { show(fixture, look); }});
    return scenes;
}

} // namespace mentat::test
