#include "tests/gui/import_looks.h"

#include "tests/gui/import_documents.h"
#include "tests/gui/standings_document.h"

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// keys: pressed once the file is shown.
Scene importOf(const QString& name, QByteArray (*csv)(), const QString& keys = {}) {
    return {name, [csv, keys](WindowFixture& fixture) {
                fixture.open({standingsDocument()});
                const QString path = fixture.scratch().folder() + u"/games.csv"_s;
                writeBytes(path, csv());
                fixture.window().openPath(path);
                WindowFixture::press(keys);
            }};
}

QByteArray thirtyYears() {
    return manyYearsOfGames(30);
}

/// A list of years of which one is there already.
Scene importAgain() {
    return {u"import-again"_s, [](WindowFixture& fixture) {
                fixture.open({standingsDocument()});
                const QString path = fixture.scratch().folder() + u"/games.csv"_s;
                writeBytes(path, manyYearsOfGames(2));
                fixture.window().openPath(path);
                WindowFixture::press(u"Return"_s);
                writeBytes(path, manyYearsOfGames(4));
                fixture.window().openPath(path);
                WindowFixture::press(u"Down Down Space Down Space Space"_s);
            }};
}

} // namespace

std::vector<Scene> importScenes() {
    return {
        importOf(u"import-problems"_s, faultyYearsOfGames),
        importOf(u"import-clean"_s, twoYearsOfGames),
        importOf(u"import-settings"_s, yearsThatNeedSettings),
        importOf(u"import-columns"_s, foreignYearsOfGames),
        importOf(u"import-many"_s, thirtyYears),
        importAgain(),
    };
}

} // namespace mentat::test
