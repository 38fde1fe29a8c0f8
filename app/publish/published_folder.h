#pragma once

#include "app/publish/web_page.h"
#include "model/result.h"
#include "reports/wording/language/language.h"

#include <QStringList>

#include <vector>

namespace mentat {

enum class MissingFolder {
    Make,  // somebody named it just now
    Refuse // it was there once: a stick that is not plugged in is not made as a folder in its place
};

/// What bringing a folder up to date came to.
struct Published {
    QStringList written; // names of files, in the order in which they took their places
    int unchanged = 0;
    QStringList removed;
};

/// Puts the pages into the folder. Each is written beside its place and takes it by being renamed,
/// so that whoever reads meanwhile sees the old page or the new one; where one cannot be written,
/// all stay as they were. First come those that are new, so that no link leads nowhere, last the
/// index; then pages go that are none any more. What says the same as before stays with its time;
/// the index always has the time of now. Files that were not written here are not touched, nor
/// written over. Failures: UnwritableFile, in the language, and
/// those of writeWhole().
[[nodiscard]] Result<Published> bringUpToDate(const QString& folder,
                                              const std::vector<WebPage>& pages,
                                              MissingFolder missing, const Language& language);

} // namespace mentat
