#pragma once

#include <QDir>

namespace mentat::test {

/// The pictures of a folder, small and beside each other, to look over a page at once: a sheet for
/// each page, or more where it has many scenes, as sheets/PAGE-1.png in it. A row is a scene, a
/// column a theme and size. before: the folder of earlier pictures, each of which then stands left
/// of what it has become, and only those that have changed stand there; empty for none. Gives
/// whether all could be written.
[[nodiscard]] bool makeContactSheets(const QDir& folder, const QString& before);

} // namespace mentat::test
