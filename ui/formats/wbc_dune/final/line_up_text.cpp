#include "ui/formats/wbc_dune/final/line_up_text.h"

#include "ui/itemmodels/player_names.h"
#include "ui/itemmodels/time_text.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr qint64 minutesOfAnHour = 60;
constexpr qint64 hoursOfADay = 24;

QString say(const char* english, int count = -1) {
    return QCoreApplication::translate("LineUp", english, nullptr, count);
}

std::vector<PlayerId> absentIn(const Event& event, const std::vector<PlayerId>& lineUp) {
    const auto& present = std::get<DunePlay>(event.play).finalDetails.present;
    std::vector<PlayerId> absent = lineUp;
    std::erase_if(absent, [&](const PlayerId& player) {
        return std::ranges::find(present, player) != present.end();
    });
    return absent;
}

/// "12 minutes", "10 h 45 min", "2 days"
QString spanText(qint64 minutes) {
    const auto hours = minutes / minutesOfAnHour;
    if (hours >= 2 * hoursOfADay)
        return say(QT_TRANSLATE_N_NOOP("LineUp", "%n day(s)"),
                   static_cast<int>(hours / hoursOfADay));
    if (hours > 0)
        return say(QT_TRANSLATE_NOOP("LineUp", "%1 h %2 min"))
            .arg(hours)
            .arg(minutes % minutesOfAnHour);
    return say(QT_TRANSLATE_N_NOOP("LineUp", "%n minute(s)"), static_cast<int>(minutes));
}

const char* sentenceOf(LineUpEffect effect) {
    switch (effect) {
    case LineUpEffect::ToldButOut:
        return QT_TRANSLATE_NOOP("LineUp", "%1 was told, and no longer qualifies.");
    case LineUpEffect::InWithoutCall:
        return QT_TRANSLATE_NOOP("LineUp", "%1 qualifies now, and was not called.");
    case LineUpEffect::InAfterOtherCall:
        return QT_TRANSLATE_NOOP("LineUp",
                                 "%1 plays now, and was called when that was not so. Call again.");
    case LineUpEffect::ClosedInButOut:
        return QT_TRANSLATE_NOOP(
            "LineUp", "%1 is in the closed line-up, and no longer qualifies by the standings.");
    case LineUpEffect::ClosedOutButIn:
        return QT_TRANSLATE_NOOP(
            "LineUp", "%1 qualifies by the standings now, and is not in the closed line-up.");
    }
    return "";
}

QString tieText(TieMatter matter) {
    if (matter == TieMatter::Cut)
        return say(QT_TRANSLATE_NOOP("LineUp",
                                     "Tied for the last place: %1. Roll on the page Standings."));
    return say(QT_TRANSLATE_NOOP("LineUp",
                                 "Tied, for who chooses a faction first: %1. Roll on the page "
                                 "Standings."));
}

} // namespace

QString presenceText(const Event& event, const std::vector<PlayerId>& lineUp) {
    const auto there = lineUp.size() - absentIn(event, lineUp).size();
    return say(QT_TRANSLATE_NOOP("LineUp", "%1 of %2 are here.")).arg(there).arg(lineUp.size());
}

QString absenceText(const Event& event, const std::vector<PlayerId>& lineUp) {
    const auto absent = absentIn(event, lineUp);
    return absent.empty() ? QString()
                          : say(QT_TRANSLATE_NOOP("LineUp", "Not here yet: %1"))
                                .arg(playerNames(event, absent));
}

QString deadlineText(const std::optional<VenueTime>& deadline, const VenueTime& now) {
    if (!deadline)
        return say(QT_TRANSLATE_NOOP("LineUp", "No deadline yet: set the start below."));
    const qint64 left = now.minutesTo(*deadline);
    const QString day = QLocale().toString(deadline->date(), u"ddd"_s);
    const QString time = timeText(deadline->time());
    if (left >= 0)
        return say(QT_TRANSLATE_NOOP("LineUp", "Deadline %1 %2, %3 to go"))
            .arg(day, time, spanText(left));
    return say(QT_TRANSLATE_NOOP("LineUp", "Deadline %1 %2, %3 ago"))
        .arg(day, time, spanText(-left));
}

QString shortLineUpText(const Event& event, const std::vector<PlayerId>& lineUp) {
    const int places = event.settings.finalists.value();
    const auto players = static_cast<int>(lineUp.size());
    if (players == 0 || players >= places)
        return {};
    return say(QT_TRANSLATE_N_NOOP("LineUp", "A final of %n: nobody else can play."), players);
}

QString openTiesText(const Event& event, const Advancement& advancement) {
    QStringList lines;
    for (const OpenTie& tie : advancement.ties) {
        if (tie.matters != TieMatter::Alternates)
            lines.append(tieText(tie.matters).arg(playerNames(event, tie.players)));
    }
    return lines.join(u'\n');
}

QString affectedText(const Event& event, const std::vector<AffectedFinalist>& affected) {
    QStringList lines;
    for (const AffectedFinalist& one : affected)
        lines.append(say(sentenceOf(one.effect)).arg(playerName(event, one.player)));
    if (!affected.empty() && std::get<DunePlay>(event.play).finalDetails.closed)
        lines.append(say(
            QT_TRANSLATE_NOOP("LineUp", "The closed line-up stays, unless you reopen it (R7.1).")));
    return lines.join(u'\n');
}

QString closingText(const Event& event, const Advancement& advancement) {
    const LineUpClosing closing = lineUpClosing(event, advancement);
    QStringList lines;
    for (const OpenTie& tie : advancement.ties) {
        if (tie.matters == TieMatter::Cut)
            lines.append(
                say(QT_TRANSLATE_NOOP("LineUp", "Tied, and no roll yet: %1. Without one, who "
                                                "registered first plays."))
                    .arg(playerNames(event, tie.players)));
    }
    if (!closing.leftOut.empty())
        lines.append(say(QT_TRANSLATE_NOOP("LineUp", "Not here, and out from then on: %1"))
                         .arg(playerNames(event, closing.leftOut)));
    if (!closing.movingUp.empty())
        lines.append(say(QT_TRANSLATE_NOOP("LineUp", "Here, and moving up: %1"))
                         .arg(playerNames(event, closing.movingUp)));
    const auto players = static_cast<int>(closing.players.size());
    if (players < event.settings.finalists.value())
        lines.append(
            say(QT_TRANSLATE_N_NOOP("LineUp", "It will be a final of %n instead of %1."), players)
                .arg(event.settings.finalists.value()));
    return lines.join(u'\n');
}

QString reopeningText() {
    return say(QT_TRANSLATE_NOOP("LineUp",
                                 "Then it follows the standings again, and who comes may play. "
                                 "Who was left out comes back in when marked as here."));
}

QString lateText(const QString& name, const VenueTime& now) {
    return say(QT_TRANSLATE_NOOP("LineUp",
                                 "%1 came at %2, after the line-up was closed, and stays out "
                                 "(R7.1). Reopen the line-up if you decide otherwise."))
        .arg(name, timeText(now.time()));
}

} // namespace mentat
