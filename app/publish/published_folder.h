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

/// What was typed as the address at which a folder is seen on the web, in the letters that an
/// address has. Nothing where it is none: not of http or https, without a host, with a name or
/// password in it (everybody will read it), or too long for a QR picture.
[[nodiscard]] std::optional<QString> webAddress(const QString& typed);

enum class MissingFolder {
    Make,  // somebody named it just now
    Refuse // it was there once: a stick that is not plugged in is not made as a folder in its place
};

/// What is done with pages that were written for another event, or that somebody has changed.
enum class OthersPages {
    Refuse, // the folder is kept up to date by itself, and nobody looks at it
    Replace // somebody named the folder for this event just now
};

/// What bringing a folder up to date came to.
struct Published {
    QStringList written; // names of files, in the order in which they took their places
    int unchanged = 0;
    QStringList removed;
    QString tookOver; // the title of the other event whose pages were replaced; empty: of none
};

/// Puts the pages into the folder. Each is written beside its place and takes it by being renamed,
/// so that whoever reads meanwhile sees the old page or the new one; where one cannot be written,
/// all stay as they were. First come those that are new, so that no link leads nowhere, last the
/// index; then pages go that are none any more. What says the same as before stays with its time;
/// the index always has the time of now. Files that were not written here are not touched, nor
/// written over. owner: whose the pages are; with OthersPages::Refuse a mark in the folder
/// (FolderMark) proves which pages are. Failures: UnwritableFile, in the language, and those of
/// writeWhole().
[[nodiscard]] Result<Published> bringUpToDate(const QString& folder,
                                              const std::vector<WebPage>& pages,
                                              MissingFolder missing, const Language& language,
                                              const FilesOwner& owner = {},
                                              OthersPages others = OthersPages::Replace);

} // namespace mentat
