#include "app/session/ruleset/plan_reading.h"

#include "app/session/typing/typed_values.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int longestGame = 10'000; // minutes: a week

QStringList typedParts(const QString& typed) {
    return typed.split(QRegularExpression(u"[\\s,;]+"_s), Qt::SkipEmptyParts);
}

tl::unexpected<PlanFault> noNumber(const QString& typed) {
    return tl::unexpected(PlanFault{PlanFaultKind::NoNumber, typed});
}

/// Absent if nothing is typed.
PlanReading<std::optional<Count>> countIn(const QString& typed) {
    const QString text = typed.trimmed();
    if (text.isEmpty())
        return std::optional<Count>();
    const auto number = typedNumber<Count>(text);
    return number ? PlanReading<std::optional<Count>>(number) : noNumber(text);
}

PlanReading<std::vector<Count>> countsIn(const QString& typed) {
    std::vector<Count> counts;
    for (const QString& part : typedParts(typed)) {
        const auto number = typedNumber<Count>(part);
        if (!number)
            return noNumber(part);
        if (number->value() > greatestPlannedCrowd) {
            return tl::unexpected(
                PlanFault{PlanFaultKind::TooMany, {}, number->value(), greatestPlannedCrowd});
        }
        counts.push_back(*number);
    }
    return counts;
}

} // namespace

PlanReading<PlanExpectation> readPlan(const Ruleset& ruleset, const PlanTyped& typed,
                                      const PlanExpectation& known) {
    PlanExpectation expected = known;
    const auto players = countsIn(typed.players);
    const auto field = countIn(typed.field);
    const auto winners = countIn(typed.winners);
    const auto minutes = readLength(typed.minutes);
    if (!players)
        return tl::unexpected(players.error());
    if (!field)
        return tl::unexpected(field.error());
    if (!winners)
        return tl::unexpected(winners.error());
    if (!minutes)
        return tl::unexpected(minutes.error());
    if (!players->empty())
        expected.players = *players;
    expected.field = *field;
    expected.winners = *winners;
    expected.minutes = *minutes;
    if (auto fault = planFault(ruleset, expected))
        return tl::unexpected(*std::move(fault));
    return expected;
}

PlanReading<Count> readCrowd(const QString& typed) {
    const auto counts = countsIn(typed);
    if (!counts)
        return tl::unexpected(counts.error());
    if (counts->size() != 1)
        return noNumber(typed.trimmed());
    if (counts->front() < Count(2))
        return tl::unexpected(PlanFault{PlanFaultKind::TooFew});
    return counts->front();
}

PlanReading<std::optional<Minutes>> readLength(const QString& typed) {
    const QString text = typed.trimmed();
    if (text.isEmpty())
        return std::optional<Minutes>();
    const auto minutes = typedNumber<Minutes>(text);
    if (!minutes || *minutes == Minutes(0))
        return noNumber(text);
    if (minutes->value() > longestGame) {
        return tl::unexpected(PlanFault{PlanFaultKind::TooMany, {}, minutes->value(), longestGame});
    }
    return minutes;
}

PlanReading<ListedSizes> readSizes(const QString& typed) {
    ListedSizes sizes;
    for (const QString& part : typedParts(typed)) {
        const auto size = typedNumber<ListedSize>(part);
        if (!size || std::ranges::find(sizes, *size) != sizes.end())
            return tl::unexpected(PlanFault{PlanFaultKind::NoSizes, typed});
        sizes.push_back(*size);
    }
    if (sizes.empty())
        return tl::unexpected(PlanFault{PlanFaultKind::NoSizes, typed});
    return sizes;
}

PlanReading<Positive> readAdvance(const QString& typed, const ListedSizes& sizes) {
    const auto advance = typedNumber<Positive>(typed.trimmed());
    if (!advance)
        return noNumber(typed);
    const int smallest = std::ranges::min_element(sizes)->value();
    if (advance->value() >= smallest)
        return tl::unexpected(
            PlanFault{PlanFaultKind::AdvanceTooLarge, {}, advance->value(), smallest});
    return *advance;
}

} // namespace mentat
