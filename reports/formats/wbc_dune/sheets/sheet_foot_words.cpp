#include "reports/formats/wbc_dune/sheets/sheet_words.h"
#include "scoring/heats/clock/round_times.h"

namespace mentat {

QStringList SheetWords::adjudication() const {
    QStringList lines{
        say(QT_TRANSLATE_NOOP("ScoreSheet", "1. most strongholds")),
        say(QT_TRANSLATE_NOOP("ScoreSheet", "2. most tokens on the board")),
        say(QT_TRANSLATE_NOOP("ScoreSheet", "3. most spice in hand")),
        say(QT_TRANSLATE_NOOP("ScoreSheet", "4. most treachery cards in hand")),
        say(QT_TRANSLATE_NOOP("ScoreSheet", "5. highest die, one per side")),
        say(QT_TRANSLATE_NOOP("ScoreSheet", "Add allies together.")),
        m_settings.countAt == CountAt::Stop
            ? say(QT_TRANSLATE_NOOP("ScoreSheet", "Count when play stops."))
            : say(QT_TRANSLATE_NOOP("ScoreSheet", "Count as of the last full turn."))};
    if (m_settings.shieldWallAdjudicated)
        lines.append(say(QT_TRANSLATE_NOOP("ScoreSheet", "The Shield Wall counts too.")));
    return lines;
}

QString SheetWords::endOfPlay() const {
    const QString turns = m_language.number(m_settings.turnLimit.value());
    if (m_subject.isFinal) {
        if (m_settings.finalClockWaived)
            return say(QT_TRANSLATE_NOOP("ScoreSheet", "Play ends after turn %1, without a clock."),
                       {turns});
        const auto minutes = finalMinutes(*finalStage(m_subject.request.event));
        return say(
            QT_TRANSLATE_NOOP("ScoreSheet", "Play ends after turn %1 or %2 hours after its start."),
            {turns, m_language.halves((minutes.value() + 15) / 30)});
    }
    const auto times
        = m_subject.heat ? heatTimes(m_settings, m_subject.heat->details) : std::nullopt;
    if (times)
        return say(QT_TRANSLATE_NOOP("ScoreSheet", "Play ends after turn %1 or at %2."),
                   {turns, m_language.clockTime(times->end.time())});
    return say(QT_TRANSLATE_NOOP("ScoreSheet", "Play ends after turn %1 or with the heat."),
               {turns});
}

QStringList SheetWords::reminders() const {
    QStringList lines;
    const int last = m_subject.isFinal ? m_settings.finalLastTurnMinutes.value()
                                       : m_settings.lastTurnMinutes.value();
    const auto times
        = m_subject.heat ? heatTimes(m_settings, m_subject.heat->details) : std::nullopt;
    if (last > 0 && times)
        lines.append(say(QT_TRANSLATE_NOOP("ScoreSheet", "No new turn after %1."),
                         {m_language.clockTime(times->lastTurn.time())}));
    else if (last > 0 && !(m_subject.isFinal && m_settings.finalClockWaived))
        lines.append(say(QT_TRANSLATE_NOOP("ScoreSheet", "No new turn in the last %1 minutes."),
                         {m_language.number(last)}));
    lines.append(endOfPlay());
    lines.append(say(QT_TRANSLATE_NOOP("ScoreSheet", "15-minute break after turns 4 and 8.")));
    lines.append(say(QT_TRANSLATE_NOOP("ScoreSheet", "Bene Gesserit advisors are not tokens.")));
    lines.append(say(QT_TRANSLATE_NOOP("ScoreSheet",
                                       "Conceded: by all, to an alliance or an unallied player.")));
    lines.append(
        say(QT_TRANSLATE_NOOP("ScoreSheet", "The Shield Wall has a box; it is no stronghold.")));
    lines.append(say(QT_TRANSLATE_NOOP("ScoreSheet", "If no one remembers, write –, never 0.")));
    return lines;
}

QStringList SheetWords::placesOfFinal() const {
    return {say(QT_TRANSLATE_NOOP("ScoreSheet", "A sole winner is first.")),
            say(QT_TRANSLATE_NOOP("ScoreSheet", "Allied winners: whoever has more is first.")),
            say(QT_TRANSLATE_NOOP(
                "ScoreSheet", "A prediction: Bene Gesserit, then the predicted player, then that "
                              "player's ally.")),
            say(QT_TRANSLATE_NOOP("ScoreSheet", "Everyone else by their own strongholds, tokens, "
                                                "spice, and cards; dropouts last."))};
}

std::vector<QpLine> qpLines(const QpTable& table, const Language& language) {
    static constexpr std::array names{
        QT_TRANSLATE_NOOP("ScoreSheet", "Solo"),
        QT_TRANSLATE_NOOP("ScoreSheet", "Alliance, each"),
        QT_TRANSLATE_NOOP("ScoreSheet", "Bene Gesserit prediction"),
        QT_TRANSLATE_NOOP("ScoreSheet", "Fremen default"),
        QT_TRANSLATE_NOOP("ScoreSheet", "Guild default"),
        QT_TRANSLATE_NOOP("ScoreSheet", "Fremen default, allied, each"),
        QT_TRANSLATE_NOOP("ScoreSheet", "Guild default, allied, each"),
        QT_TRANSLATE_NOOP("ScoreSheet", "Adjudicated, each")};
    std::vector<QpLine> lines;
    for (const auto& [row, id] : idsOf<QpRow>) {
        const QpEntry& entry = table.at(row);
        lines.push_back({language.translate("ScoreSheet", names[static_cast<size_t>(row)]),
                         language.points(entry.fiveOrSix.halves()),
                         language.points(entry.threeOrFour.halves())});
    }
    return lines;
}

} // namespace mentat
