#include "tests/gui/guide_looks.h"

#include <QApplication>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// F1 on this page of the sample, this typed, then these keys.
Scene guideAt(const QString& name, const QString& page, const QString& typed = {},
              const QString& keys = {}) {
    return {name, [page, typed, keys](WindowFixture& fixture) {
                fixture.openSample();
                fixture.goTo(page);
                WindowFixture::press(u"F1"_s);
                // Two thirds of the laptop's screen; all of it where letters are twice as large.
                const bool isLarge = fixture.preferences().choices().zoom > 100;
                fixture.widget<QWidget>(u"guide"_s).resize(isLarge ? 1366 : 910, 728);
                QApplication::processEvents();
                WindowFixture::type(typed);
                WindowFixture::press(keys);
                QApplication::processEvents();
            }};
}

} // namespace

std::vector<Scene> guideScenes() {
    return {
        guideAt(u"guide"_s, u"heats"_s),
        guideAt(u"guide-found"_s, u"heats"_s, u"nineteen"_s, u"Return"_s),
        guideAt(u"guide-scoring"_s, u"heats"_s, u"scoring examples"_s, u"Return PgDown"_s),
        guideAt(u"guide-keys"_s, u"heats"_s, u"keys"_s, u"Return"_s),
        guideAt(u"guide-picture"_s, u"standings"_s),
        guideAt(u"guide-installing"_s, u"heats"_s, u"OneDrive"_s, u"Return"_s),
        guideAt(u"guide-nothing"_s, u"heats"_s, u"xqzzwv"_s),
    };
}

} // namespace mentat::test
