#pragma once

#include <QString>

namespace mentat {

/// The address as a QR picture within HTML, black on white also where the page is dark, with the
/// light margin that cameras need. alt: what it is, for who cannot see it. The address is one of
/// webAddress().
[[nodiscard]] QString qrPicture(const QString& address, const QString& alt);

} // namespace mentat
