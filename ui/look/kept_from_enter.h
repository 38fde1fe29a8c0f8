#pragma once

class QAbstractButton;

namespace mentat {

/// The button does what is not done by an Enter too many: Space, a click or its own key press it,
/// Enter alone does not.
void keepFromEnter(QAbstractButton& button);
[[nodiscard]] bool isKeptFromEnter(const QAbstractButton& button);

} // namespace mentat
