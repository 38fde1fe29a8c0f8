#pragma once

#include <QByteArray>

namespace mentat::test {

/// The document that the program's sample is made of: three heats and a final, all played.
[[nodiscard]] QByteArray sampleDocument();

} // namespace mentat::test
