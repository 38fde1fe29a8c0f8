#include "tests/gui/final_looks.h"

#include "tests/gui/final_fixture.h"

#include <QApplication>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// The page on Saturday morning at this time; then these keys.
Scene at(const QString& name, const QTime& time, const std::vector<int>& halves,
         const QString& keys) {
    return {name, [time, halves, keys](WindowFixture& fixture) {
                fixture.clock().set(QDateTime({2026, 8, 1}, time, Qt::UTC));
                fixture.open({lineUpDocument(halves)});
                fixture.goTo(u"final"_s);
                for (const QString& key : keys.split(u' ', Qt::SkipEmptyParts)) {
                    WindowFixture::press(key);
                    QApplication::processEvents();
                }
            }};
}

Scene of(const QString& name, QByteArray (*document)()) {
    return {name, [document](WindowFixture& fixture) {
                fixture.open({document()});
                fixture.goTo(u"final"_s);
                QApplication::processEvents();
            }};
}

const QString sixHere = u"Space Down Space Down Space Down Space Down Space Down Space"_s;
const QString fiveHere = u"Space Down Space Down Space Down Space Down Space"_s;

} // namespace

std::vector<Scene> finalScenes() {
    const std::vector<int> tied{24, 22, 20, 18, 16, 8, 8, 8, 8, 8, 8, 2};
    return {
        of(u"final"_s, sampleDocument),
        of(u"final-large"_s, largeDocument),
        at(u"final-empty"_s, {8, 0}, {}, {}),
        at(u"final-calls"_s, {8, 0}, allDifferent(), u"T C N X T T T"_s),
        at(u"final-tied"_s, {8, 0}, tied, u"T C N"_s),
        at(u"final-absent"_s, {8, 33}, allDifferent(), fiveHere),
        at(u"final-closing"_s, {8, 46}, allDifferent(), fiveHere + u" Ctrl+L"_s),
        at(u"final-closed"_s, {8, 46}, allDifferent(), sixHere + u" Ctrl+L Down Space"_s),
        at(u"final-five"_s, {8, 46}, allDifferent(), fiveHere + u" Ctrl+L Return"_s),
        {u"final-reopening"_s,
         [](WindowFixture& fixture) {
             at({}, {8, 46}, allDifferent(), sixHere + u" Ctrl+L"_s).set(fixture);
             fixture.widget<QWidget>(u"reopenLineUp"_s).setFocus();
             WindowFixture::press(u"Space"_s);
         }},
        {u"final-affected"_s,
         [](WindowFixture& fixture) {
             at({}, {8, 10}, allDifferent(), u"T T T T T T"_s).set(fixture);
             fixture.book().perform(correctedHeat(fixture.event(), 8, 15));
         }},
    };
}

} // namespace mentat::test
