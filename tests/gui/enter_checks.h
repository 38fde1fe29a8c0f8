#pragma once

#include <QStringList>

class QWidget;

namespace mentat::test {

/// The buttons of a window that can have the focus and that Enter does not press, or presses
/// although they are kept from it (keepFromEnter). Nothing is done by the presses. tried: how many
/// there are.
[[nodiscard]] QStringList buttonsWithoutEnter(QWidget& window, int& tried);

} // namespace mentat::test
