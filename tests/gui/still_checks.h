#pragma once

#include "tests/gui/window_fixture.h"

#include <QRect>

#include <map>

namespace mentat::test {

/// Where everything stands that is seen in a window.
using Places = std::map<const QWidget*, QRect>;

/// All but these and what they hold.
[[nodiscard]] Places placesIn(const QWidget& window, const QList<const QWidget*>& besides);
/// The same once what comes later is there: rows that are read, a chart.
[[nodiscard]] Places restingPlaces(const QWidget& window, const QList<const QWidget*>& besides);
/// What stands elsewhere or is gone, each with its class and names.
[[nodiscard]] QStringList movedBetween(const Places& before, const Places& after);

/// Does what the layouts have put off.
void settle();

/// Whether somebody clicks on it.
[[nodiscard]] bool isAimedAt(const QWidget& widget);

/// As many sentences of a refusal, a line each.
[[nodiscard]] QString refusalOf(int lines);

/// What moves or is covered when each kind of notice is said over the page and when it is
/// dismissed; nothing where a dialog is open, over which none can be said.
[[nodiscard]] QStringList noticeFaults(WindowFixture& fixture);

} // namespace mentat::test
