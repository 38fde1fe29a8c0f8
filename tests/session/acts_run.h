#pragma once

#include "tests/session/acts_file.h"

#include <QStringList>

#include <functional>

namespace mentat::test {

/// Does something to the closed event file: after an act, and when the test is over. For a planted
/// fault.
using Meddling = std::function<void(const QString& path, bool isOver)>;

/// What did not come as a test of a file of acts says, one line each: "results.acts:12: expected: …;
/// came: …". Besides what its lines say: an act adds one entry to the journal and a refused one
/// changes nothing, undo and redo give back what was there, the file holds what memory holds, and
/// each act has the operands of its row.
[[nodiscard]] QStringList complaintsAbout(const QString& file, const ActsTest& test,
                                          const Meddling& meddle = {});

} // namespace mentat::test
