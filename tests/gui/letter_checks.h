#pragma once

#include <QStringList>
#include <QWidget>

namespace mentat::test {

/// The letters that Alt opens something by and that two things have: what is seen in the window or
/// dialog, and its menus. With two, Alt and the letter opens neither. Each as "Alt+F: &File, Draw
/// &factions too".
[[nodiscard]] QStringList lettersOfTwo(const QWidget& window);

/// The labels whose letter leads to nothing that takes the typing: "Alt+S: &Starts".
[[nodiscard]] QStringList lettersOfNone(const QWidget& window);

} // namespace mentat::test
