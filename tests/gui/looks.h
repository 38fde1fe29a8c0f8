#pragma once

#include "tests/gui/window_fixture.h"

namespace mentat::test {

/// A state of the window to be looked at.
struct Scene {
    QString name; // of the picture, without what is added for theme and size
    std::function<void(WindowFixture&)> set;
};

/// Every page of the window, empty, with the sample and with a large event, its states, and every
/// dialog.
[[nodiscard]] const std::vector<Scene>& scenes();
[[nodiscard]] const Scene& sceneOf(const QString& name);

/// What a scene is about: what it has opened over the window, else the window.
[[nodiscard]] QWidget& lookedAt(WindowFixture& fixture);

/// 200 players, names of 60 characters, 12 heats.
[[nodiscard]] QByteArray largeDocument();

} // namespace mentat::test
