#pragma once

#include <QByteArray>
#include <QString>

namespace mentat {

/// A script that pages of the room run, by its place in this folder: "desk/desk.js". It stands in
/// the program itself.
[[nodiscard]] QByteArray roomScript(const QString& file);

} // namespace mentat
