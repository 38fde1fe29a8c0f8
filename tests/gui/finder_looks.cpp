#include "tests/gui/finder_looks.h"

#include "tests/gui/needs_document.h"

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// Over a page of the sample, with this typed.
Scene found(const QString& name, const QString& typed) {
    return {name, [typed](WindowFixture& fixture) {
                fixture.openSample();
                fixture.goTo(u"heats"_s);
                WindowFixture::press(u"Ctrl+K"_s);
                WindowFixture::type(typed);
            }};
}

} // namespace

std::vector<Scene> finderScenes() {
    return {found(u"finder"_s, {}),
            found(u"finder-typed"_s, u"ma"_s),
            {u"finder-needs"_s, [](WindowFixture& fixture) {
                 fixture.open({needsDocument()});
                 WindowFixture::press(u"Ctrl+K"_s);
                 WindowFixture::type(u"ada"_s);
             }}};
}

} // namespace mentat::test
