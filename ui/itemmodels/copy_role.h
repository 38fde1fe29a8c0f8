#pragma once

#include <Qt>

namespace mentat {

/// The text of a cell in a copied list, if it shows less than that.
inline constexpr int copyRole = Qt::UserRole + 5;

} // namespace mentat
