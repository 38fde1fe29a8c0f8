#pragma once

#include "model/result.h"

#include <QString>

namespace mentat::test {

/// What is wrong with a text that is told to a person; nothing where it is one line with something
/// in it, without control characters and those that turn the direction of what follows.
[[nodiscard]] QString faultOfSentence(const QString& sentence);

/// The same for all that is said about a failure, its findings included.
[[nodiscard]] QString faultOfRefusal(const Failure& failure);

} // namespace mentat::test
