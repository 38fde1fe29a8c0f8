#pragma once

#include "model/result.h"

#include <QIODevice>

namespace mentat {

/// Everything in a document or list that a command was given; `-` is standard input. Failures:
/// those of readWholeFile().
[[nodiscard]] Result<QByteArray> readInput(const QString& path, QIODevice& standardInput);

} // namespace mentat
