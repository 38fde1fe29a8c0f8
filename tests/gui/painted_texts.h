#pragma once

#include <QStringList>

class QWidget;

namespace mentat::test {

/// Every text that the widget and those in it paint, piece by piece in the order of painting, on
/// whatever way they come to it.
[[nodiscard]] QStringList paintedTexts(QWidget& widget);

} // namespace mentat::test
