#pragma once

#include <QString>

#include <optional>

namespace mentat {

/// What was typed as the address at which a folder is seen on the web, in the letters that an
/// address has. Nothing where it is none: not of http or https, without a host, with a name or
/// password in it (everybody will read it), or too long for a QR picture.
[[nodiscard]] std::optional<QString> webAddress(const QString& typed);

} // namespace mentat
