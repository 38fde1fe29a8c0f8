#include "reports/wording/answer_wording.h"

#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"
#include "scoring/table_sizes.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

namespace seats {

// What is done.
constexpr auto latecomer
    = CountedPhrase("SeatChange", "%1 to table %2 (%n player(s), not started)");
constexpr auto latecomerToStarted
    = CountedPhrase("SeatChange", "%1 to table %2 (%n player(s), started)");
constexpr auto leaver
    = Phrase("SeatChange", "%1 leaves table %2 without penalty, as if never in the game");
constexpr auto dropout
    = Phrase("SeatChange", "%1 drops out at table %2 and is disqualified (R6.1)");
constexpr auto excusedDropout = Phrase("SeatChange", "%1 drops out at table %2, excused (R6.1)");
constexpr auto swap = Phrase("SeatChange", "%1 to table %2, %3 to table %4");
constexpr auto move = Phrase("SeatChange", "%1 from table %2 to table %3");
constexpr auto merge = Phrase("SeatChange", "Table %1 dissolved, %2");
constexpr auto newTable = Phrase("SeatChange", "New table %1 for %2");
constexpr auto newTableWith = Phrase("SeatChange", "New table %1 for %2, with %3");
constexpr auto toTable = Phrase("SeatChange", "%1 to table %2");
constexpr auto ofTable = Phrase("SeatChange", "%1 of table %2");

// The same in columns.
constexpr auto tableColumn = Phrase("SeatChange", "Table %1");
constexpr auto noOneElse = Phrase("SeatChange", "no one else moves");
constexpr auto seated = CountedPhrase("SeatChange", "%n player(s), not started");
constexpr auto seatedAtStarted = CountedPhrase("SeatChange", "%n player(s), started");

// What it costs.
constexpr auto late = Phrase("SeatChange", "after the grace period; needs a GM override");
constexpr auto mustBeApart = Phrase("SeatChange", "%1 and %2 must be kept apart (GM's decision)");
constexpr auto baseOnly
    = Phrase("SeatChange", "%1 plays the base game only but gets an expansion seat (R1.5)");
constexpr auto shrinks = Phrase("SeatChange", "leaves %2 at table %1");
constexpr auto staysSmall = Phrase("SeatChange", "only %2 at table %1");
constexpr auto apart = Phrase("SeatChange", "%1 and %2 asked to be kept apart");
constexpr auto withoutVariant
    = Phrase("SeatChange", "%1 asked for the expansion and plays without it");
constexpr auto eitherAtVariant = Phrase("SeatChange", "%1 said either and takes an expansion seat");
constexpr auto hasMet = Phrase("SeatChange", "has met %1");
constexpr auto haveMet = Phrase("SeatChange", "%1 has met %2");
constexpr auto metPairs = CountedPhrase("SeatChange", "%n more pair(s) that met before");
constexpr auto parted = CountedPhrase("SeatChange", "%n pair(s) that met before (sits|sit) apart");
constexpr auto inHeat = Phrase("SeatChange", "heat %1");
constexpr auto inHeats = Phrase("SeatChange", "heats %1");
constexpr auto outside
    = Phrase("SeatChange", "%1 is not in the line-up of this round; needs a GM override");

// How many repeats it adds to the round.
constexpr auto moreRepeats = CountedPhrase("SeatChange", "+%n repeat(s), %1 → %2");
constexpr auto fewerRepeats = CountedPhrase("SeatChange", "−%n repeat(s), %1 → %2");
constexpr auto noRepeat = Phrase("SeatChange", "no new repeat (%1)");

} // namespace seats

constexpr size_t maxPairs = 3; // named in full

class SeatChangeText {
public:
    SeatChangeText(const Language& language, const SeatChange& change, const NameOf& nameOf)
        : m_language(language)
        , m_change(change)
        , m_nameOf(nameOf) {}

    [[nodiscard]] QString text() {
        const QString costs = this->costs();
        return costs.isEmpty() ? deed() : deed() + u": "_s + costs;
    }

    [[nodiscard]] SeatChangeColumns columns() {
        SeatChangeColumns columns{.table = {}, .deed = deedBesideTable(), .costs = costs()};
        if (columns.deed.isEmpty())
            columns.deed = deed();
        else
            columns.table = say(m_language, seats::tableColumn,
                                {table(tableAfter(m_change, m_change.players.front()))});
        return columns;
    }

private:
    [[nodiscard]] QString costs() {
        addGmOverrides();
        tellSizes();
        tellWishes();
        tellMeetings();
        return m_costs.join(u"; "_s);
    }

    /// Beside the table of the first player; empty: the change is of a whole table, or a leaver.
    [[nodiscard]] QString deedBesideTable() const {
        const PlayerId& other = m_change.players.back();
        switch (m_change.kind) {
        case SeatChangeKind::Latecomer: {
            const TableChange& joined = m_change.tables.front();
            return sayCounted(m_language,
                              joined.hasStarted ? seats::seatedAtStarted : seats::seated,
                              joined.before->seats.size());
        }
        case SeatChangeKind::Swap:
            return say(m_language, seats::toTable,
                       {name(other), table(tableAfter(m_change, other))});
        case SeatChangeKind::Move: return say(m_language, seats::noOneElse);
        case SeatChangeKind::Leaver:
        case SeatChangeKind::Dropout:
        case SeatChangeKind::Merge:
        case SeatChangeKind::NewTable: break;
        }
        return {};
    }

    [[nodiscard]] QString name(const PlayerId& player) const { return onOneLine(m_nameOf(player)); }
    [[nodiscard]] QString number(size_t number) const {
        return m_language.number(static_cast<qint64>(number));
    }
    [[nodiscard]] QString table(const std::optional<TableNumber>& table) const {
        return table ? m_language.number(table->value()) : u"–"_s;
    }

    [[nodiscard]] QString deed() const {
        const PlayerId& first = m_change.players.front();
        const QString place = table(m_change.tables.front().table);
        switch (m_change.kind) {
        case SeatChangeKind::Latecomer: return joining();
        case SeatChangeKind::Leaver: return say(m_language, seats::leaver, {name(first), place});
        case SeatChangeKind::Dropout: return say(m_language, dropoutText(), {name(first), place});
        case SeatChangeKind::Swap: {
            const PlayerId& other = m_change.players.back();
            return say(m_language, seats::swap,
                       {name(first), table(tableAfter(m_change, first)), name(other),
                        table(tableAfter(m_change, other))});
        }
        case SeatChangeKind::Move:
            return say(m_language, seats::move,
                       {name(first), place, table(tableAfter(m_change, first))});
        case SeatChangeKind::Merge: return say(m_language, seats::merge, {place, goings()});
        case SeatChangeKind::NewTable: return opening();
        }
        return {};
    }

    [[nodiscard]] QString joining() const {
        const TableChange& joined = m_change.tables.front();
        return sayCounted(
            m_language, joined.hasStarted ? seats::latecomerToStarted : seats::latecomer,
            joined.before->seats.size(), {name(m_change.players.front()), table(joined.table)});
    }

    [[nodiscard]] Phrase dropoutText() const {
        const bool excused = std::get<LeaveRequest>(m_change.request).excused;
        return excused ? seats::excusedDropout : seats::dropout;
    }

    /// "Ada Byron to table 1, Carl Gauss to table 2"
    [[nodiscard]] QString goings() const {
        QStringList goings;
        for (const PlayerId& player : m_change.players)
            goings << say(m_language, seats::toTable,
                          {name(player), table(tableAfter(m_change, player))});
        return goings.join(u", "_s);
    }

    [[nodiscard]] QString opening() const {
        QStringList waiting;
        QStringList taken;
        for (const PlayerId& player : m_change.players) {
            if (const auto from = tableBefore(m_change, player))
                taken << say(m_language, seats::ofTable, {name(player), table(from)});
            else
                waiting << name(player);
        }
        const QStringList filling{table(m_change.tables.front().table), waiting.join(u", "_s),
                                  taken.join(u", "_s)};
        return say(m_language, taken.isEmpty() ? seats::newTable : seats::newTableWith, filling);
    }

    void addGmOverrides() {
        if (std::ranges::find(m_change.gmOverrides, GmOverride::LateAfterGrace)
            != m_change.gmOverrides.end())
            m_costs << say(m_language, seats::late);
        if (std::ranges::find(m_change.gmOverrides, GmOverride::NotInLineUp)
            != m_change.gmOverrides.end())
            m_costs << say(m_language, seats::outside, {name(m_change.players.front())});
        for (const PlayerId& player : m_change.baseOnlyAtVariant)
            m_costs << say(m_language, seats::baseOnly, {name(player)});
        tellPairsApart(true);
    }

    void tellPairsApart(bool hard) {
        for (const TogetherAgainstWish& pair : m_change.togetherAgainstWish) {
            if (pair.hard == hard)
                m_costs << say(m_language, hard ? seats::mustBeApart : seats::apart,
                               {name(pair.one), name(pair.other)});
        }
    }

    void tellSizes() {
        for (const TableChange& change : m_change.tables) {
            if (!change.after)
                continue;
            const size_t size = change.after->seats.size();
            const size_t before = change.before ? change.before->seats.size() : 0;
            if (size >= fewestOfAFullGame || size == before)
                continue;
            const bool falls = before > size;
            m_costs << say(m_language, falls ? seats::shrinks : seats::staysSmall,
                           {table(change.table), number(size)});
        }
    }

    void tellWishes() {
        tellPairsApart(false);
        for (const PlayerId& player : m_change.withoutVariant)
            m_costs << say(m_language, seats::withoutVariant, {name(player)});
        for (const PlayerId& player : m_change.eitherAtVariant)
            m_costs << say(m_language, seats::eitherAtVariant, {name(player)});
    }

    void tellMeetings() {
        const auto& pairs = m_change.meetAgain;
        for (size_t i = 0; i < pairs.size() && i < maxPairs; ++i)
            m_costs << meeting(pairs[i]);
        if (pairs.size() > maxPairs)
            m_costs << sayCounted(m_language, seats::metPairs, pairs.size() - maxPairs);
        if (!m_change.parted.empty())
            m_costs << sayCounted(m_language, seats::parted, m_change.parted.size());
    }

    [[nodiscard]] QString meeting(const MetBefore& met) const {
        const QString other = u"%1 (%2)"_s.arg(name(met.other), roundsOf(met));
        if (m_change.kind == SeatChangeKind::Latecomer)
            return say(m_language, seats::hasMet, {other});
        return say(m_language, seats::haveMet, {name(met.one), other});
    }

    /// "heats 1, 3, Semifinal"
    [[nodiscard]] QString roundsOf(const MetBefore& met) const {
        QStringList heats;
        QStringList rounds;
        for (const EarlierTable& earlier : met.where) {
            if (const auto heat = earlier.round.heat())
                heats << m_language.number(heat->value());
            else
                rounds << onOneLine(earlier.round.stage()->text());
        }
        if (!heats.isEmpty())
            rounds.prepend(say(m_language, heats.size() == 1 ? seats::inHeat : seats::inHeats,
                               {heats.join(u", "_s)}));
        return rounds.join(u", "_s);
    }

    const Language& m_language;
    const SeatChange& m_change;
    const NameOf& m_nameOf;
    QStringList m_costs;
};

} // namespace

QString seatChangeText(const Language& language, const SeatChange& change, const NameOf& nameOf) {
    return SeatChangeText(language, change, nameOf).text();
}

SeatChangeColumns seatChangeColumns(const Language& language, const SeatChange& change,
                                    const NameOf& nameOf) {
    return SeatChangeText(language, change, nameOf).columns();
}

QString repeatsChangeText(const Language& language, qint64 before, qint64 added) {
    const QString now = language.number(before);
    if (added == 0)
        return say(language, seats::noRepeat, {now});
    const auto count = static_cast<size_t>(added > 0 ? added : -added);
    return sayCounted(language, added > 0 ? seats::moreRepeats : seats::fewerRepeats, count,
                      {now, language.number(before + added)});
}

} // namespace mentat
