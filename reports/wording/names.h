#pragma once

#include "model/kinds/kind_table.h"
#include "reports/wording/language/language.h"
#include "scoring/award.h"

#include <QStringList>

#include <functional>
#include <vector>

namespace mentat {

/// The name of a player in a sentence.
using NameOf = std::function<QString(const PlayerId&)>;

/// The names of what only one kind of rules has.
struct NamesOfKind {
    /// For an id in documents; empty: not the kind's.
    QString (*ofId)(const Language& language, QStringView id) = nullptr;
    /// The same for a number of a seat, within a sentence.
    QString (*ofNumber)(const Language& language, QStringView id) = nullptr;
};
template <>
[[nodiscard]] const KindTable<NamesOfKind>& kindTable<NamesOfKind>();
/// "Habbanya Sietch"; empty if no kind of rules has this id.
[[nodiscard]] QString nameOfId(const Language& language, QStringView id);
/// "spice", for the number "spice"; otherwise as above.
[[nodiscard]] QString nameOfNumber(const Language& language, QStringView id);

/// The names of the players, in order; each on one line.
[[nodiscard]] QStringList namesOf(const std::vector<PlayerId>& players, const NameOf& nameOf);
/// The same for the performers; each player once.
[[nodiscard]] QStringList namesOf(const std::vector<Performance>& performances,
                                  const NameOf& nameOf);

/// "Ada Byron, Blaise Pascal, and Carl Gauss"; empty without a name.
[[nodiscard]] QString listedNames(const Language& language, const QStringList& names);
/// The same, but of more than four the first three: "Ada Byron, Blaise Pascal, Carl Gauss, and 2
/// more".
[[nodiscard]] QString firstNames(const Language& language, const QStringList& names);
[[nodiscard]] QString firstNames(const Language& language, const std::vector<PlayerId>& players,
                                 const NameOf& nameOf);

} // namespace mentat
