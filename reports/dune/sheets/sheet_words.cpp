#include "reports/dune/sheets/sheet_words.h"

#include "model/event.h"
#include "reports/heats/report_parts.h"
#include "reports/wording/dune/dune_names.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"
#include "scoring/dune/games/factions.h"
#include "scoring/dune/games/map.h"
#include "scoring/dune/games/points.h"
#include "scoring/heats/clock/round_times.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr size_t maxTurnsShown = 20;

} // namespace

SheetWords::SheetWords(const SheetSubject& subject)
    : m_subject(subject)
    , m_event(subject.request.event)
    , m_settings(subject.request.event.settings)
    , m_language(subject.request.wording.language())
    , m_hasExpansion(mentat::hasVariant(subject.request.event)) {}

QString SheetWords::title() const {
    if (m_subject.isFinal)
        return say(m_language, Phrase("ScoreSheet", "Final"));
    if (!m_subject.game)
        return say(m_language, Phrase("ScoreSheet", "Table"));
    return say(m_language, Phrase("ScoreSheet", "Table %1"),
               {m_language.number(m_subject.game->table.value())});
}

QString SheetWords::event() const {
    return m_event.details.name.text() + u' ' + m_language.number(m_event.details.year.value());
}

QString SheetWords::occasion() const {
    QStringList parts;
    if (m_subject.heat) {
        const HeatDetails& details = m_subject.heat->details;
        parts.append(heatName(*m_subject.heat, m_language));
        if (details.start)
            parts.append(m_language.venueTime(*details.start));
        if (details.location)
            parts.append(*details.location);
    } else if (m_subject.isFinal) {
        const Stage& stage = *finalStage(m_subject.request.event);
        if (stage.start)
            parts.append(m_language.venueTime(*stage.start));
        if (stage.location)
            parts.append(*stage.location);
    }
    return parts.join(u" · "_s);
}

QString SheetWords::sets() const {
    if (!m_hasExpansion || !m_subject.game || m_subject.isProvisional)
        return {};
    return m_subject.game->variant ? say(m_language, Phrase("ScoreSheet", "With the expansion"))
                                   : say(m_language, Phrase("ScoreSheet", "Base game"));
}

const TableLink* SheetWords::link() const {
    if (!m_subject.game || (!m_subject.heat && !m_subject.isFinal))
        return nullptr;
    const RoundId round = m_subject.heat ? RoundId(m_subject.heat->number) : RoundId(finalName());
    const auto found = m_subject.request.links.find({round, m_subject.game->table});
    return found == m_subject.request.links.end() ? nullptr : &found->second;
}

QString SheetWords::byPhone() const {
    return link() ? say(m_language, Phrase("ScoreSheet", "Report by phone: %1"), {link()->code})
                  : QString();
}

QString SheetWords::name(const Seat& seat) const {
    return playerName(m_event, seat.player);
}

QString SheetWords::number(const DuneField& ofSheet) const {
    const auto number = m_subject.game ? ofSheet.number.of(*m_subject.game, 0) : std::nullopt;
    return number ? m_language.number(*number) : QString();
}

QString SheetWords::ended() const {
    return m_subject.game && m_subject.game->end ? m_language.clockTime(m_subject.game->end->time())
                                                 : QString();
}

QStringList SheetWords::alliances() const {
    QStringList alliances;
    if (!m_subject.game)
        return alliances;
    for (const AlliedSeats& side : sidesOf(*m_subject.game)) {
        QString letters;
        for (const size_t seat : side)
            letters += shortNameOf(m_subject.game->seats[seat]);
        if (side.size() > 1)
            alliances.append(letters);
    }
    return alliances;
}

QString SheetWords::winners() const {
    QStringList winners;
    if (m_subject.game) {
        for (const Seat& seat : m_subject.game->seats) {
            if (dune(seat).winner)
                winners.append(shortNameOf(seat));
        }
    }
    return winners.join(u' ');
}

QString SheetWords::predicted() const {
    if (!m_subject.game || !dune(*m_subject.game).predicted)
        return {};
    for (const Seat& seat : m_subject.game->seats) {
        if (seat.player == *dune(*m_subject.game).predicted)
            return shortNameOf(seat);
    }
    return {};
}

QStringList SheetWords::dropouts() const {
    QStringList all;
    for (const Seat& seat : m_subject.game ? m_subject.game->seats : std::vector<Seat>()) {
        if (!seat.dropout)
            continue;
        const QStringList filling{
            m_language.number(seat.number.value()),
            dune(seat).dropoutTurn ? m_language.number(dune(seat).dropoutTurn->value()) : u"–"_s};
        all.append(seat.excused
                       ? say(m_language, Phrase("ScoreSheet", "seat %1, turn %2, excused"), filling)
                       : say(m_language, Phrase("ScoreSheet", "seat %1, turn %2"), filling));
    }
    return all;
}

QString SheetWords::rolls(const Seat& seat) const {
    QStringList all;
    for (const Roll& roll : dune(seat).rolls)
        all.append(m_language.number(roll.value()));
    return all.join(u' ');
}

QString SheetWords::points(const Seat& seat) const {
    const auto points = performanceOf(seat, m_settings);
    return points ? m_language.points(points->halves()) : QString();
}

QString SheetWords::value(const std::optional<Count>& value) const {
    return value ? m_language.number(value->value()) : QString();
}

QString SheetWords::stronghold(Stronghold stronghold) const {
    return strongholdName(m_language, stronghold);
}

QString SheetWords::worth(Stronghold stronghold) const {
    const auto points = [&] {
        switch (stronghold) {
        case Stronghold::Arrakeen:
        case Stronghold::Carthag: return m_settings.cityPoints;
        case Stronghold::ShieldWall: return m_settings.shieldWallPoints;
        case Stronghold::SietchTabr:
        case Stronghold::HabbanyaSietch:
        case Stronghold::TueksSietch:
        case Stronghold::HiddenMobileStronghold:
        case Stronghold::JacurutuSietch: break;
        }
        return m_settings.strongholdPoints;
    }();
    return points.halves() == 0 ? say(m_language, Phrase("ScoreSheet", "no PP"))
                                : say(m_language, Phrase("ScoreSheet", "%1 PP"),
                                      {m_language.points(points.halves())});
}

QString SheetWords::holder(Stronghold stronghold, size_t turn) const {
    if (!m_subject.game)
        return {};
    for (const Seat& seat : m_subject.game->seats) {
        if (turn < dune(seat).control.size()
            && std::ranges::find(dune(seat).control[turn], stronghold)
                   != dune(seat).control[turn].end())
            return shortNameOf(seat);
    }
    return {};
}

QString SheetWords::letters() const {
    constexpr size_t fullTable = 6;
    QStringList letters;
    for (const Faction faction : factionPool(m_event.details.sets, mayPlayExpansion(), fullTable))
        letters.append(letterOf(faction) + u' ' + sideName(m_language, faction));
    return letters.join(u" · "_s);
}

bool SheetWords::mayPlayExpansion() const {
    return m_hasExpansion
           && (!m_subject.game || m_subject.game->variant || m_subject.isProvisional);
}

bool SheetWords::hasTechTokens() const {
    const auto& sets = m_event.details.sets;
    return mayPlayExpansion() && std::ranges::find(sets, GameSet::IxiansTleilaxu) != sets.end();
}

std::vector<Stronghold> SheetWords::strongholds() const {
    Game shown = m_subject.game ? *m_subject.game : Game{};
    shown.variant = mayPlayExpansion();
    return strongholdsOnSheet(shown, m_event.details);
}

size_t SheetWords::turns() const {
    return std::min(static_cast<size_t>(m_settings.turnLimit.value()), maxTurnsShown);
}

QStringList SheetWords::adjudication() const {
    QStringList lines{
        say(m_language, Phrase("ScoreSheet", "1. most strongholds")),
        say(m_language, Phrase("ScoreSheet", "2. most tokens on the board")),
        say(m_language, Phrase("ScoreSheet", "3. most spice in hand")),
        say(m_language, Phrase("ScoreSheet", "4. most treachery cards in hand")),
        say(m_language, Phrase("ScoreSheet", "5. highest die, one per side")),
        say(m_language, Phrase("ScoreSheet", "Add allies together.")),
        m_settings.countAt == CountAt::Stop
            ? say(m_language, Phrase("ScoreSheet", "Count when play stops."))
            : say(m_language, Phrase("ScoreSheet", "Count as of the last full turn."))};
    if (m_settings.shieldWallAdjudicated)
        lines.append(say(m_language, Phrase("ScoreSheet", "The Shield Wall counts too.")));
    return lines;
}

QString SheetWords::endOfPlay() const {
    const QString turns = m_language.number(m_settings.turnLimit.value());
    if (m_subject.isFinal) {
        if (m_settings.finalClockWaived)
            return say(m_language,
                       Phrase("ScoreSheet", "Play ends after turn %1, without a clock."), {turns});
        const auto minutes = finalMinutes(*finalStage(m_subject.request.event));
        return say(m_language,
                   Phrase("ScoreSheet", "Play ends after turn %1 or %2 hours after its start."),
                   {turns, m_language.halves((minutes.value() + 15) / 30)});
    }
    const auto times
        = m_subject.heat ? heatTimes(m_settings, m_subject.heat->details) : std::nullopt;
    if (times)
        return say(m_language, Phrase("ScoreSheet", "Play ends after turn %1 or at %2."),
                   {turns, m_language.clockTime(times->end.time())});
    return say(m_language, Phrase("ScoreSheet", "Play ends after turn %1 or with the heat."),
               {turns});
}

QStringList SheetWords::reminders() const {
    QStringList lines;
    const int last = m_subject.isFinal ? m_settings.finalLastTurnMinutes.value()
                                       : m_settings.lastTurnMinutes.value();
    const auto times
        = m_subject.heat ? heatTimes(m_settings, m_subject.heat->details) : std::nullopt;
    if (last > 0 && times)
        lines.append(say(m_language, Phrase("ScoreSheet", "Last turn starts by %1."),
                         {m_language.clockTime(times->lastTurn.time())}));
    else if (last > 0 && !(m_subject.isFinal && m_settings.finalClockWaived))
        lines.append(say(m_language, Phrase("ScoreSheet", "No new turn in the last %1 minutes."),
                         {m_language.number(last)}));
    lines.append(endOfPlay());
    lines.append(say(m_language, Phrase("ScoreSheet", "15-minute break after turns 4 and 8.")));
    lines.append(say(m_language, Phrase("ScoreSheet", "Bene Gesserit advisors are not tokens.")));
    lines.append(
        say(m_language,
            Phrase("ScoreSheet", "Conceded: by all, to an alliance or an unallied player.")));
    lines.append(say(m_language,
                     Phrase("ScoreSheet", "The Shield Wall has a box; it is not a stronghold.")));
    lines.append(say(m_language, Phrase("ScoreSheet", "If no one remembers, write –, never 0.")));
    return lines;
}

QStringList SheetWords::placesOfFinal() const {
    return {
        say(m_language, Phrase("ScoreSheet", "A sole winner is first.")),
        say(m_language, Phrase("ScoreSheet", "Allied winners: whoever has more is first.")),
        say(m_language, Phrase("ScoreSheet",
                               "A prediction: Bene Gesserit, then the predicted player, then that "
                               "player's ally.")),
        say(m_language, Phrase("ScoreSheet", "Everyone else by their own strongholds, tokens, "
                                             "spice, and cards; dropouts last."))};
}

std::vector<QpLine> qpLines(const WinPoints& table, const Language& language) {
    static constexpr std::array names{Phrase("ScoreSheet", "Solo"),
                                      Phrase("ScoreSheet", "Alliance, each"),
                                      Phrase("ScoreSheet", "Bene Gesserit prediction"),
                                      Phrase("ScoreSheet", "Fremen default"),
                                      Phrase("ScoreSheet", "Guild default"),
                                      Phrase("ScoreSheet", "Fremen default, allied, each"),
                                      Phrase("ScoreSheet", "Guild default, allied, each"),
                                      Phrase("ScoreSheet", "Adjudicated, each")};
    std::vector<QpLine> lines;
    for (const auto& [row, id] : idsOf<WinRow>) {
        const WinEntry& entry = table.at(row);
        lines.push_back({say(language, names[static_cast<size_t>(row)]),
                         language.points(entry.fiveOrSix.halves()),
                         language.points(entry.threeOrFour.halves())});
    }
    return lines;
}

} // namespace mentat
