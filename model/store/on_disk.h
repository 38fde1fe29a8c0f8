#pragma once

#include <QString>

namespace mentat {

/// What a file holds is on the disk when this comes back: a stick may be pulled out, the power may
/// go. Throws StoreError (WriteFailed).
void bringToDisk(const QString& path);

/// The same of the names in a folder: of what was made, renamed or removed there. File systems that
/// cannot do it on its own do it without being asked, so that it never fails.
void bringNamesToDisk(const QString& folder);

} // namespace mentat
