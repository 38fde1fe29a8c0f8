#include "reports/wording/names.h"

#include "reports/wording/dune/dune_names.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

template <>
const KindTable<NamesOfKind>& kindTable<NamesOfKind>() {
    static const KindTable table{rowOf<DunePlay>(duneNames()), rowOf<StormPlay>(NamesOfKind()),
                                 rowOf<RulesetPlay>(NamesOfKind())};
    return table;
}

/// The first result that is not empty.
static QString nameBy(QString (*NamesOfKind::*of)(const Language&, QStringView),
                      const Language& language, QStringView id) {
    for (const NamesOfKind& kind : kinds<NamesOfKind>()) {
        const QString name = kind.*of ? (kind.*of)(language, id) : QString();
        if (!name.isEmpty())
            return name;
    }
    return {};
}

QString nameOfId(const Language& language, QStringView id) {
    return nameBy(&NamesOfKind::ofId, language, id);
}

QString nameOfNumber(const Language& language, QStringView id) {
    return nameBy(&NamesOfKind::ofNumber, language, id);
}

QStringList namesOf(const std::vector<PlayerId>& players, const NameOf& nameOf) {
    QStringList names;
    for (const PlayerId& player : players)
        names.append(onOneLine(nameOf(player)));
    return names;
}

QStringList namesOf(const std::vector<Performance>& performances, const NameOf& nameOf) {
    std::vector<PlayerId> players;
    for (const Performance& one : performances) {
        if (std::ranges::find(players, one.player) == players.end())
            players.push_back(one.player);
    }
    return namesOf(players, nameOf);
}

QString listedNames(const Language& language, const QStringList& names) {
    if (names.size() < 2)
        return names.join(QString());
    if (names.size() == 2)
        return say(language, Phrase("Names", "%1 and %2"), names);
    return say(language, Phrase("Names", "%1, and %2"),
               {names.first(names.size() - 1).join(u", "_s), names.last()});
}

namespace {

constexpr qsizetype mostNamed = 3;

} // namespace

QString firstNames(const Language& language, const QStringList& names) {
    if (names.size() <= mostNamed + 1) // a name is as short as "and 1 more"
        return listedNames(language, names);
    return sayCounted(language, CountedPhrase("Names", "%1, and %n more"),
                      static_cast<int>(names.size() - mostNamed),
                      {names.first(mostNamed).join(u", "_s)});
}

QString firstNames(const Language& language, const std::vector<PlayerId>& players,
                   const NameOf& nameOf) {
    QStringList names;
    for (const PlayerId& player : players) // a thousand may be tied
        names.append(names.size() <= mostNamed ? onOneLine(nameOf(player)) : QString());
    return firstNames(language, names);
}

} // namespace mentat
