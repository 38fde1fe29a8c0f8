#include "tests/gui/final_game_looks.h"

#include "tests/support/kinds/final_document.h"

#include <QApplication>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

void showFinal(WindowFixture& fixture, const FinalDocument& document, const QString& keys) {
    fixture.clock().set(QDateTime::fromString(u"2026-08-01T09:05:00Z"_s, Qt::ISODate));
    fixture.open({finalDocument(document)});
    fixture.goTo(u"final"_s);
    fixture.workspace().go(u"final"_s, u"tables"_s);
    for (const QString& key : keys.split(u' ', Qt::SkipEmptyParts)) {
        WindowFixture::press(key);
        QApplication::processEvents();
    }
}

Scene finalAfter(const QString& name, const QString& keys, const FinalDocument& document = {}) {
    return {name, [keys, document](WindowFixture& fixture) { showFinal(fixture, document, keys); }};
}

FinalDocument withExpansion() {
    FinalDocument document;
    document.sets = R"(["base", "ixians-tleilaxu", "choam-richese", "ecaz-moritani"])";
    return document;
}

FinalDocument notClosed() {
    FinalDocument document;
    document.closed = false;
    return document;
}

/// Everything decided that is decided before play.
QString seated() {
    return u"G E A H F B F9"_s;
}

FinalDocument tied() {
    FinalDocument document;
    document.more = equalFinal();
    return document;
}

} // namespace

std::vector<Scene> finalGameScenes() {
    return {
        {u"final-game-sample"_s,
         [](WindowFixture& fixture) {
             fixture.open({sampleDocument()});
             fixture.workspace().go(u"final"_s, u"tables"_s);
             QApplication::processEvents();
         }},
        finalAfter(u"final-game-vote"_s, u"Y N Y N"_s, withExpansion()),
        finalAfter(u"final-game-tied-vote"_s, u"Y N Y N Y N"_s, withExpansion()),
        finalAfter(u"final-game-provisional"_s, u"G E"_s, notClosed()),
        finalAfter(u"final-game-seats"_s, u"G E A H F B"_s),
        finalAfter(u"final-game-ready"_s, seated()),
        finalAfter(u"final-game-on"_s, seated() + u" Ctrl+Return"_s),
        finalAfter(u"final-game-sheet"_s, seated() + u" Ctrl+Return F8 8"_s),
        finalAfter(u"final-game-equal"_s, {}, tied()),
    };
}

} // namespace mentat::test
