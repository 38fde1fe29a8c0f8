#pragma once

#include "model/result.h"

#include <QIODevice>

namespace mentat {

/// Everything in a document or list that a command was given; `-` is standard input. Failures:
/// FileMissing, FileIsFolder, NoPermission, ReadFailed.
[[nodiscard]] Result<QByteArray> readInput(const QString& path, QIODevice& standardInput);

} // namespace mentat
