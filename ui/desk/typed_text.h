#pragma once

#include <QString>

class QKeyEvent;

namespace mentat {

/// The letter, digit, sign or space that a key types; empty where it is a command or types nothing.
[[nodiscard]] QString typedText(const QKeyEvent& key);

/// Either Enter of the keyboard, and no command with it.
[[nodiscard]] bool isPlainEnter(const QKeyEvent& key);

} // namespace mentat
