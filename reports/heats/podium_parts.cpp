#include "reports/heats/podium_parts.h"

#include "model/people/names.h"

#include <array>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// A namesake is called by the home already: "Michael Smith (OH)".
bool saysHome(const QString& called, const Player& player) {
    return !player.from || called.endsWith(u'(' + *player.from + u')');
}

QString saidAbout(const Event& event, const Player& player, QStringList about) {
    if (!saysHome(calledName(event, player), player))
        about.prepend(*player.from);
    about.removeAll(QString());
    return about.join(u" · "_s);
}

} // namespace

QString ordinalText(const Language& language, int place) {
    static constexpr std::array names{
        QT_TRANSLATE_NOOP("Report", "1st"), QT_TRANSLATE_NOOP("Report", "2nd"),
        QT_TRANSLATE_NOOP("Report", "3rd"), QT_TRANSLATE_NOOP("Report", "4th"),
        QT_TRANSLATE_NOOP("Report", "5th"), QT_TRANSLATE_NOOP("Report", "6th")};
    return place >= 1 && place <= static_cast<int>(names.size())
               ? language.translate("Report", names[static_cast<size_t>(place) - 1])
               : language.number(place);
}

PodiumStep podiumStep(const ReportRequest& request, const Placement& placement, QStringList about) {
    const Player& player = *findPlayer(request.event, placement.player);
    const int place = placement.place.value();
    const QString ordinal = ordinalText(request.wording.language(), place);
    QString title = ordinal;
    if (placement.tied)
        title = reportText(request, QT_TRANSLATE_NOOP("Report", "%1 (tied)"), {ordinal});
    else if (place == 1)
        title = reportText(request, QT_TRANSLATE_NOOP("Report", "Champion"));
    return {title, calledName(request.event, player),
            saidAbout(request.event, player, std::move(about))};
}

PodiumStep leaderStep(const ReportRequest& request, const PlayerId& player, Place rank,
                      const QString& about) {
    const Player& leader = *findPlayer(request.event, player);
    return {reportText(request, QT_TRANSLATE_NOOP("Report", "%1 in the standings"),
                       {ordinalText(request.wording.language(), rank.value())}),
            calledName(request.event, leader), saidAbout(request.event, leader, {about})};
}

QString nameAndHome(const Event& event, const PlayerId& player) {
    const Player& one = *findPlayer(event, player);
    const QString called = calledName(event, one);
    return saysHome(called, one) ? called : QString(called + u", "_s + *one.from);
}

} // namespace mentat
