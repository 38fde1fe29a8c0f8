#include "ui/itemmodels/schedule/schedule_rows.h"

#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/schedule_wording.h"
#include "ui/itemmodels/value_texts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// The round that the event makes of it: a mulligan can become a heat.
QString becomesIn(const ScheduleUpdate& update, const ScheduledRound& listed,
                  const Language& language) {
    const auto round = std::ranges::find(update.rounds, listed.line, &ScheduledRound::line);
    return round == update.rounds.end()
               ? QString()
               : scheduledRoundName(language, round->kind, round->number, round->words);
}

QString momentText(const VenueTime& time) {
    return dayText(time.date()) + u' ' + timeText(time.time());
}

/// Formats a fact for the desk; a difference holds it in the documents' format.
QString factText(ScheduleFact fact, const QString& said, const Wording& wording) {
    switch (fact) {
    case ScheduleFact::Start: {
        const auto time = VenueTime::fromText(said);
        return time ? momentText(*time) : said;
    }
    case ScheduleFact::Length: return durationText(wording.language(), said.toLongLong());
    case ScheduleFact::Room: return said;
    }
    Q_UNREACHABLE();
}

} // namespace

QStringList ScheduleRows::eventHeadings() {
    return {tr("Code"), tr("Event"), tr("Game Master"), tr("Heats"), tr("Format"), tr("Rules")};
}

std::vector<TextRow> ScheduleRows::ofEvents(const std::vector<const ScheduledEvent*>& events,
                                            const FormatCodes& codes,
                                            const std::function<QString(const QString&)>& titleOf) {
    std::vector<TextRow> rows;
    rows.reserve(events.size());
    for (const ScheduledEvent* event : events) {
        const auto rules = codes.rulesOf(*event);
        rows.push_back({event->code,
                        {event->code, event->name.text(), event->gm.value_or(QString()),
                         QString::number(codes.heatsOf(*event)), event->format.value_or(QString()),
                         rules ? titleOf(rules->name) : tr("none")}});
    }
    return rows;
}

QStringList ScheduleRows::roundHeadings() {
    return {tr("Round"), tr("Day"), tr("Time"), tr("Length"), tr("Room"), tr("Becomes")};
}

std::vector<TextRow> ScheduleRows::ofRounds(const ScheduledEvent& event,
                                            const ScheduleUpdate* update, const Wording& wording) {
    const Language& language = wording.language();
    std::vector<TextRow> rows;
    for (const ScheduledRound& round : event.rounds) {
        QString becomes;
        if (update && isLeftOut(*update, round.line))
            becomes = tr("left out");
        else if (update)
            becomes = becomesIn(*update, round, language);
        rows.push_back({QString::number(round.line),
                        {round.words, dayText(round.start.date()), timeText(round.start.time()),
                         round.minutes ? durationText(language, round.minutes->value()) : QString(),
                         round.room.value_or(QString()), becomes}});
    }
    return rows;
}

QStringList ScheduleRows::changeHeadings() {
    return {tr("Round"), tr("What"), tr("Now"), tr("In the schedule")};
}

std::vector<TextRow> ScheduleRows::ofChanges(const ScheduleUpdate& update,
                                             const ScheduledEvent& event, const Wording& wording) {
    const auto nameOf = [](ScheduleFact fact) {
        switch (fact) {
        case ScheduleFact::Start: return tr("Start");
        case ScheduleFact::Length: return tr("Length");
        case ScheduleFact::Room: return tr("Room");
        }
        Q_UNREACHABLE();
    };
    std::vector<TextRow> rows;
    const auto addStage = [&](RoundKind kind, const QString& was, const QString& now) {
        rows.push_back({QString::number(rows.size()),
                        {scheduledRoundName(wording.language(), kind, {}), tr("Held"), was, now}});
    };
    if (update.stages.earlier) {
        QStringList names;
        for (const Name& name : *update.stages.earlier)
            names << name.text();
        rows.push_back({QString::number(rows.size()),
                        {tr("After the heats"), tr("Rounds"), {}, names.join(u", "_s)}});
    }
    for (const RoundKind kind : update.stages.added)
        addStage(kind, tr("no"), tr("yes"));
    for (const RoundKind kind : update.stages.dropped)
        addStage(kind, tr("yes"), tr("no"));
    for (const ScheduleDifference& change : update.differences) {
        rows.push_back(
            {QString::number(rows.size()),
             {scheduledRoundName(wording.language(), change.kind, change.number, change.words),
              nameOf(change.fact),
              change.was ? factText(change.fact, *change.was, wording) : QString(),
              factText(change.fact, change.now, wording)}});
    }
    for (const ScheduledRound& round : event.rounds) {
        if (isLeftOut(update, round.line))
            rows.push_back({QString::number(rows.size()),
                            {round.words, tr("left out"), {}, momentText(round.start)}});
    }
    return rows;
}

} // namespace mentat
