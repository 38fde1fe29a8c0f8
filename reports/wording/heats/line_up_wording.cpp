#include "reports/wording/heats/line_up_wording.h"

#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/names.h"
#include "scoring/heats/final/ties_to_roll.h"
#include "scoring/players.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr qint64 minutesOfAnHour = 60;
constexpr qint64 hoursOfADay = 24;

QStringList namesIn(const Event& event, const std::vector<PlayerId>& players) {
    QStringList names;
    for (const PlayerId& player : players)
        names.append(playerName(event, player));
    return names;
}

std::vector<PlayerId> absentIn(const AdvancedRound& round, const std::vector<PlayerId>& lineUp) {
    const auto& present = round.details.present;
    std::vector<PlayerId> absent = lineUp;
    std::erase_if(absent, [&](const PlayerId& player) {
        return std::ranges::find(present, player) != present.end();
    });
    return absent;
}

/// "12 minutes", "10 h 45 min", "2 days"
QString spanText(const Language& language, qint64 minutes) {
    const auto hours = minutes / minutesOfAnHour;
    if (hours >= 2 * hoursOfADay)
        return sayCounted(language, CountedPhrase("LineUp", "%n day(s)"),
                          static_cast<int>(hours / hoursOfADay));
    if (hours > 0)
        return durationText(language, minutes);
    return sayCounted(language, CountedPhrase("LineUp", "%n minute(s)"), static_cast<int>(minutes));
}

Phrase sentenceOf(LineUpEffect effect) {
    switch (effect) {
    case LineUpEffect::ToldButOut: return Phrase("LineUp", "%1 was told but no longer qualifies.");
    case LineUpEffect::InWithoutCall:
        return Phrase("LineUp", "%1 now qualifies and was not called.");
    case LineUpEffect::InAfterOtherCall:
        return Phrase("LineUp", "%1 now plays but was called before moving up. Call again.");
    case LineUpEffect::ClosedInButOut:
        return Phrase("LineUp",
                      "%1 is in the closed line-up but no longer qualifies by the standings.");
    case LineUpEffect::ClosedOutButIn:
        return Phrase("LineUp",
                      "%1 now qualifies by the standings but is not in the closed line-up.");
    }
    Q_UNREACHABLE();
}

} // namespace

QString presenceText(const Language& language, const AdvancedRound& round,
                     const std::vector<PlayerId>& lineUp) {
    const auto all = std::ssize(lineUp);
    const auto there = all - std::ssize(absentIn(round, lineUp));
    return say(language, Phrase("LineUp", "%1 of %2 are here."),
               {language.number(there), language.number(all)});
}

QString absenceText(const Language& language, const Event& event, const AdvancedRound& round,
                    const std::vector<PlayerId>& lineUp) {
    const auto absent = absentIn(round, lineUp);
    return absent.empty() ? QString()
                          : say(language, Phrase("LineUp", "Not here yet: %1"),
                                {listedNames(language, namesIn(event, absent))});
}

QString deadlineText(const Language& language, const std::optional<VenueTime>& deadline,
                     const VenueTime& now) {
    if (!deadline)
        return say(language, Phrase("LineUp", "No deadline yet: set the start below."));
    const qint64 left = now.minutesTo(*deadline);
    const QStringList filling{language.locale().toString(deadline->date(), u"ddd"_s),
                              language.clockTime(deadline->time()),
                              spanText(language, left < 0 ? -left : left)};
    return left < 0 ? say(language, Phrase("LineUp", "Deadline %1 %2, %3 ago"), filling)
                    : say(language, Phrase("LineUp", "Deadline %1 %2, %3 to go"), filling);
}

QString shortLineUpText(const Language& language, const Event& event, const AdvancedRound& round,
                        const std::vector<PlayerId>& lineUp) {
    const auto places = static_cast<int>(round.places);
    const auto players = static_cast<int>(lineUp.size());
    if (players == 0 || players >= places)
        return {};
    return sayCounted(language,
                      hasOnlyFinal(event)
                          ? CountedPhrase("LineUp", "A final of %n: no one else can play.")
                          : CountedPhrase("LineUp", "%n player(s): no one else can play."),
                      players);
}

QString lateNote(const Language& language) {
    return say(language, Phrase("LineUp", "Anyone who arrives later is out."));
}

QString openTiesText(const Language& language, const Event& event, const Advancement& advancement,
                     Phrase orderTied) {
    QStringList forOrder;
    QStringList forCut;
    for (const OpenTie& tie : tiesToRoll(event)) {
        const bool isOfRound = std::ranges::find(advancement.ties, tie) != advancement.ties.end();
        if (isOfRound && tie.matters != TieMatter::Alternates)
            (tie.matters == TieMatter::Cut ? forCut : forOrder)
                .append(firstNames(language, namesIn(event, tie.players)));
    }
    QStringList lines;
    if (!forOrder.isEmpty())
        lines.append(say(language, orderTied, {forOrder.join(u"; "_s)}));
    if (!forCut.isEmpty())
        lines.append(say(
            language, Phrase("LineUp", "Tied for the last place: %1. Roll on the Standings page."),
            {forCut.join(u"; "_s)}));
    return lines.join(u'\n');
}

QString affectedText(const Language& language, const Event& event, const AdvancedRound& round,
                     const std::vector<AffectedFinalist>& affected) {
    QStringList lines;
    for (const AffectedFinalist& one : affected)
        lines.append(say(language, sentenceOf(one.effect), {playerName(event, one.player)}));
    if (!affected.empty() && round.details.closed)
        lines.append(
            say(language, Phrase("LineUp", "The closed line-up stays, unless you reopen it.")));
    return lines.join(u'\n');
}

QString closingText(const Language& language, const Event& event, const AdvancedRound& round) {
    const LineUpClosing closing = lineUpClosing(round);
    QStringList lines;
    const auto tell = [&](Phrase english, const std::vector<PlayerId>& players) {
        lines.append(say(language, english, {listedNames(language, namesIn(event, players))}));
    };
    for (const OpenTie& tie : round.advancement.ties) {
        if (tie.matters == TieMatter::Cut)
            tell(Phrase("LineUp", "Tied, not rolled yet: %1. Without a roll, the first "
                                  "to register plays."),
                 tie.players);
    }
    std::vector<PlayerId> absent;
    std::vector<PlayerId> unseated;
    for (const PlayerId& player : closing.leftOut)
        (isAmong(round.details.present, player) ? unseated : absent).push_back(player);
    if (!absent.empty())
        tell(Phrase("LineUp", "Not here, so out: %1"), absent);
    if (!unseated.empty())
        tell(Phrase("LineUp", "Here, but out, as tables cannot seat this many: %1"), unseated);
    if (!closing.movingUp.empty())
        tell(Phrase("LineUp", "Here and moving up: %1"), closing.movingUp);
    const auto players = static_cast<int>(closing.players.size());
    const auto places = static_cast<int>(round.places);
    if (players < places)
        lines.append(sayCounted(
            language,
            hasOnlyFinal(event) ? CountedPhrase("LineUp", "It will be a final of %n instead of %1.")
                                : CountedPhrase("LineUp", "%n player(s) will play instead of %1."),
            players, {language.number(places)}));
    return lines.join(u'\n');
}

QString reopeningText(const Language& language) {
    return say(language, Phrase("LineUp", "It then follows the standings again, and anyone who "
                                          "arrives may play. Anyone left out comes back in when "
                                          "marked as here."));
}

QString lateText(const Language& language, const QString& name, const VenueTime& now) {
    return say(language,
               Phrase("LineUp", "%1 came at %2, after the line-up was closed, and is "
                                "out. Reopen the line-up if you decide otherwise."),
               {name, language.clockTime(now.time())});
}

} // namespace mentat
