#pragma once

#include <QByteArray>

namespace mentat::test {

/// The document of the sample: three heats and a final, all played.
[[nodiscard]] QByteArray sampleDocument();

} // namespace mentat::test
