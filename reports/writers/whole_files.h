#pragma once

#include "model/result.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <vector>

namespace mentat {

struct FileToWrite {
    QString path;
    QByteArray bytes;
};

/// Writes all of them, or, where one cannot be written or it is given up before the last step,
/// none: each stands beside its place first. Folders are made. Failures: UnwritableFile,
/// NoSpaceForFile, IsEventFile.
[[nodiscard]] Result<void> writeWhole(const std::vector<FileToWrite>& files,
                                      const std::function<bool()>& givenUp);

/// What a name of the event or a report may be called on any disk: "Dune 2026: A/B" → "Dune 2026
/// A B".
[[nodiscard]] QString fileNameOf(const QString& text);

} // namespace mentat
