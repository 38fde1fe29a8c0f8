#pragma once

#include "app/publish/web_pages.h"
#include "model/result.h"
#include "reports/wording/language/language.h"
#include "reports/writers/own_folder.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace mentat {

/// A typed web address of a folder, normalized. nullopt if invalid: not http or https, without a
/// host, with a user name or password (everyone will read it), or too long for a QR picture.
[[nodiscard]] std::optional<QString> webAddress(const QString& typed);

enum class MissingFolder {
    Make,  // the user named it just now
    Refuse // it existed before: do not create a folder in place of an unplugged drive
};

/// What to do with pages written for another event, or changed by someone.
enum class OthersPages {
    Refuse, // the folder is updated automatically and unattended
    Replace // the user chose the folder for this event just now
};

/// The result of updating a folder.
struct Published {
    QStringList written; // file names, in the order of replacement
    int unchanged = 0;
    QStringList removed;
    QString tookOver; // the title of the other event whose pages were replaced; empty: none
};

/// Updates the pages in the folder. Each is written to a temporary file and renamed, so that
/// readers see either the old or the new page; if one cannot be written, all stay as they were. New
/// pages come first, so that no link is broken, the index last; then obsolete pages are deleted. A
/// page with unchanged content keeps its time; the index always has the current time. Files that
/// were not written here are never changed or overwritten. owner: the event; with
/// OthersPages::Refuse, a mark in the folder (FolderMark) proves which pages are its own. Failures:
/// UnwritableFile, in the language, and those of writeWhole().
[[nodiscard]] Result<Published> bringUpToDate(const QString& folder,
                                              const std::vector<WebPage>& pages,
                                              MissingFolder missing, const Language& language,
                                              const FilesOwner& owner = {},
                                              OthersPages others = OthersPages::Replace);

} // namespace mentat
