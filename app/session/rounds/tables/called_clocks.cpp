#include "app/session/rounds/tables/called_clocks.h"

#include "app/session/rounds/round_parts.h"
#include "app/session/rounds/round_word.h"
#include "model/failure_kind.h"
#include "scoring/heats/heats_scoring.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

DraftAddress calledClocksPlace() {
    return u"called-clocks"_s;
}

// A line each: "2/3 battle-plans 2026-07-30T17:12:00.000Z p12", the round as its roundWord(); "-"
// is nobody in particular, a fifth word says that it is dismissed.
constexpr QStringView finalOfOld = u"0"; // in files of earlier versions
constexpr QStringView nobody = u"-";
constexpr QStringView dismissed = u"dismissed";

/// As one word that is not "-": an id may hold blanks, or be that.
QString wordOf(const PlayerId& player) {
    return QString::fromLatin1(player.text().toUtf8().toPercentEncoding({}, "-"));
}

std::optional<PlayerId> playerIn(const QString& word) {
    return PlayerId::fromText(QString::fromUtf8(QByteArray::fromPercentEncoding(word.toUtf8())));
}

QString lineOf(const CalledClock& clock) {
    QStringList words{roundWord(clock.table.round) + u'/'
                          + QString::number(clock.table.table.value()),
                      QString(clock.rule->id), clock.called.toString(Qt::ISODateWithMs),
                      clock.whose ? wordOf(*clock.whose) : nobody.toString()};
    if (clock.isDismissed)
        words.append(dismissed.toString());
    return words.join(u' ');
}

std::optional<GameAddress> placeIn(const QString& word) {
    const QString first = word.section(u'/', 0, 0);
    const auto round
        = first == finalOfOld ? std::optional(RoundId(finalName())) : roundOfWord(first);
    const auto table = TableNumber::fromInt(word.section(u'/', 1).toInt());
    return round && table ? std::optional(GameAddress{*round, *table}) : std::nullopt;
}

const ClockRule* ruleIn(const QString& word, std::span<const ClockRule> rules) {
    const auto found = std::ranges::find(rules, word, &ClockRule::id);
    return found == rules.end() ? nullptr : &*found;
}

/// Absent where the line is none of ours.
std::optional<CalledClock> clockIn(const QString& line, std::span<const ClockRule> rules) {
    const QStringList words = line.split(u' ');
    if (words.size() < 4 || words.size() > 5)
        return std::nullopt;
    const auto place = placeIn(words[0]);
    const ClockRule* rule = ruleIn(words[1], rules);
    const QDateTime called = QDateTime::fromString(words[2], Qt::ISODateWithMs);
    const auto whose = words[3] == nobody ? std::nullopt : playerIn(words[3]);
    const bool isDismissed = words.size() == 5;
    if (!place || !rule || !called.isValid() || (isDismissed && words[4] != dismissed))
        return std::nullopt;
    return CalledClock{*place, rule, called.toUTC(), whose, isDismissed};
}

Result<void> save(Session& session, EventId event, const std::vector<CalledClock>& clocks) {
    if (clocks.empty())
        return session.discardDraft(event, calledClocksPlace());
    QStringList lines;
    for (const CalledClock& clock : clocks)
        lines.append(lineOf(clock));
    return session.saveDraft(event, calledClocksPlace(), lines.join(u'\n'));
}

/// Why nobody can call a clock there; absent: they can.
std::optional<Failure> obstacle(const Event& event, const GameAddress& place) {
    if (event.details.closed)
        return failure(FailureKind::ClosedEvent,
                       {event.details.name.text(), qint64(event.details.year.value())})
            .value();
    if (gameAt(event, place))
        return std::nullopt;
    return gameIn(event, place).error();
}

} // namespace

std::vector<CalledClock> calledClocks(const Session& session, EventId event) {
    std::vector<CalledClock> clocks;
    const Event* known = findEvent(session.book(), event);
    if (!known || !heatsPlay(*known))
        return clocks;
    const auto rules = heatsScoringOf(*known).clockRules;
    for (const Draft& draft : session.drafts()) {
        if (draft.event != event || draft.place != calledClocksPlace())
            continue;
        for (const QString& line : draft.content.split(u'\n')) {
            if (auto clock = clockIn(line, rules))
                clocks.push_back(std::move(*clock));
        }
    }
    return clocks;
}

Result<void> callClock(Session& session, EventId event, const CalledClock& clock) {
    const Event* known = findEvent(session.book(), event);
    Q_ASSERT(known);
    if (const auto why = obstacle(*known, clock.table))
        return tl::unexpected(*why);
    auto clocks = calledClocks(session, event);
    clocks.push_back(clock);
    return save(session, event, clocks);
}

Result<void> dismissClock(Session& session, EventId event, const CalledClock& clock) {
    auto clocks = calledClocks(session, event);
    const auto found = std::find(clocks.begin(), clocks.end(), clock);
    if (found == clocks.end())
        return {};
    // R8: some are counted over the whole game.
    if (clock.rule->timesAPlayer > 0)
        found->isDismissed = true;
    else
        clocks.erase(found);
    return save(session, event, clocks);
}

} // namespace mentat
