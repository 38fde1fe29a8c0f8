#pragma once

#include <QPoint>

#include <functional>

namespace mentat::test {

/// Takes with the X server's mouse what lies at `from`, brings it to `to` (places of the screen)
/// and lets go there as soon as `isSeen`, where one is given.
void dragOnScreen(const QPoint& from, const QPoint& to, const std::function<bool()>& isSeen = {});

} // namespace mentat::test
