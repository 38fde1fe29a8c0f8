#pragma once

#include <QByteArray>

namespace mentat::test {

/// Twelve players after two heats of two tables, each won alone: Ada Byron has 6 QP, Grace Hopper
/// and Henri Cartan 3, all others none. Two go on, and heat 3 is to come.
[[nodiscard]] QByteArray needsDocument();

} // namespace mentat::test
