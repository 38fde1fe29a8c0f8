#pragma once

#include "model/kinds/kind_table.h"
#include "reports/wording/language/language.h"
#include "scoring/award.h"

#include <QStringList>

#include <functional>
#include <vector>

namespace mentat {

/// What a player is called in a sentence.
using NameOf = std::function<QString(const PlayerId&)>;

/// What a kind of rules calls what it alone has.
struct NamesOfKind {
    /// Of something that documents know by this id; empty: nothing of the kind's.
    QString (*ofId)(const Language& language, QStringView id) = nullptr;
    /// The same of a number that a seat has, within a sentence.
    QString (*ofNumber)(const Language& language, QStringView id) = nullptr;
};
template <>
[[nodiscard]] const KindTable<NamesOfKind>& kindTable<NamesOfKind>();
/// "Habbanya Sietch"; empty where no kind of rules has something of this id.
[[nodiscard]] QString nameOfId(const Language& language, QStringView id);
/// "spice", of the number "spice"; likewise.
[[nodiscard]] QString nameOfNumber(const Language& language, QStringView id);

/// What the players are called, in their order; each name on one line.
[[nodiscard]] QStringList namesOf(const std::vector<PlayerId>& players, const NameOf& nameOf);
/// The same of who made these; each player once.
[[nodiscard]] QStringList namesOf(const std::vector<Performance>& performances,
                                  const NameOf& nameOf);

/// "Ada Byron, Blaise Pascal, and Carl Gauss"; empty without a name.
[[nodiscard]] QString listedNames(const Language& language, const QStringList& names);

} // namespace mentat
