#include "tests/gui/award_looks.h"

#include "tests/gui/results_fixture.h"
#include "tests/support/award_document.h"

#include <QApplication>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

QByteArray awards() {
    return awardDocument();
}
QByteArray awardsAfterTheFinal() {
    return awardDocument(playedFinal());
}
QByteArray twoTables() {
    return resultsDocument(2);
}
QByteArray nothingYet() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"}, "players": []})";
}

Scene shown(const QString& name, QByteArray (*document)(), const QString& page,
            const QString& keys = {}) {
    return {name, [document, page, keys](WindowFixture& fixture) {
                fixture.clock().set(QDateTime::fromString(u"2026-07-29T17:35:00Z"_s, Qt::ISODate));
                fixture.open({document()});
                fixture.goTo(page);
                QApplication::processEvents();
                for (const QString& key : keys.split(u' ', Qt::SkipEmptyParts)) {
                    WindowFixture::press(key);
                    QApplication::processEvents();
                }
            }};
}

Scene closing(const QString& name, QByteArray (*document)(), bool closed) {
    return {name, [document, closed](WindowFixture& fixture) {
                fixture.open({document()});
                fixture.workspace().go(u"event"_s, u"closing"_s);
                QApplication::processEvents();
                if (!closed)
                    return;
                fixture.widget<QPushButton>(u"closeAnyway"_s).click();
                fixture.widget<QPushButton>(u"closeWithThisOpen"_s).click();
                QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
                fixture.workspace().go(u"event"_s, u"closing"_s);
                QApplication::processEvents();
            }};
}

} // namespace

std::vector<Scene> awardScenes() {
    return {
        shown(u"awards-empty"_s, nothingYet, u"awards"_s),
        shown(u"awards"_s, sampleDocument, u"awards"_s),
        shown(u"awards-large"_s, largeDocument, u"awards"_s),
        shown(u"awards-states"_s, awards, u"awards"_s, u"H Down"_s),
        shown(u"awards-decision"_s, awards, u"awards"_s, u"Down D Return"_s),
        shown(u"awards-to-send"_s, awardsAfterTheFinal, u"awards"_s,
              u"H Down Down Down Down Down"_s),
        shown(u"awards-read-out"_s, awards, u"awards"_s, u"R"_s),
    };
}

std::vector<Scene> todayScenes() {
    return {
        shown(u"today-empty"_s, nothingYet, u"today"_s),
        shown(u"today"_s, sampleDocument, u"today"_s),
        shown(u"today-large"_s, largeDocument, u"today"_s),
        shown(u"today-playing"_s, twoTables, u"today"_s),
        shown(u"today-after-the-heats"_s, awards, u"today"_s),
        closing(u"event-closing"_s, awards, false),
        closing(u"event-closed"_s, awards, true),
    };
}

} // namespace mentat::test
