#pragma once

#include "tests/gui/looks.h"

namespace mentat::test {

/// A page, or a part of one, of an event in which nothing has happened yet.
struct EmptyLook {
    QString name; // of its scene
    QByteArray (*document)();
    QString page;
    QString tabs{}; // the tab bar by which a part is chosen; empty: the page as it opens
    int tab = 0;
    /// Where the button leads: a page; empty: it asks for a file.
    QString leads{};
    /// Why it says nothing of itself: it is not empty; empty: it does.
    QString reason{};
};

/// Every page of every kind, and each part of one that can be empty.
[[nodiscard]] const std::vector<EmptyLook>& emptyLooks();
void show(WindowFixture& fixture, const EmptyLook& look);

[[nodiscard]] std::vector<Scene> emptyScenes();

} // namespace mentat::test
