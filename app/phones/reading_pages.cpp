#include "app/phones/reading_pages.h"

#include "app/phones/own_table.h"
#include "app/phones/phones_forms.h"
#include "model/kinds/rules_kind.h"
#include "model/people/names.h"
#include "model/rounds/round.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/language/phrase.h"
#include "scoring/heats/clock/round_times.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int secondsOfClock = 20;
constexpr int secondsOfTable = 30;
constexpr size_t maxPlayers = 8;
constexpr size_t maxEntries = 5;
constexpr qsizetype longestText = 1500; // in letters, per entry

Html tableOf(const PhonesView& view, const QString& where, const Game& game,
             const PlayerId& player) {
    if (isBye(game))
        return loudParagraph(say(view, Phrase("PhonesPage", "%1: you have a bye"), {where}))
               + paragraph(say(view, Phrase("PhonesPage", "No game this round; it counts as a "
                                                          "win.")));
    const auto seat = std::ranges::find(game.seats, player, &Seat::player);
    Html opponent;
    if (game.seats.size() == 2) {
        const Seat& other = game.seats[seat == game.seats.begin() ? 1 : 0];
        opponent = loudParagraph(say(view, Phrase("PhonesPage", "Your opponent: %1"),
                                     {playerName(view.event(), other.player)}));
    }
    return loudParagraph(say(view, Phrase("PhonesPage", "%1, table %2, seat %3"),
                             {where, view.language().number(game.table.value()),
                              view.language().number(seat->number.value())}))
           + opponent + seatsAt(view, game, player);
}

Html placeOfPlayer(const PhonesView& view, const Player& player) {
    Html html("<h2>%1</h2>\n", publicName(view.event(), player));
    const auto own = ownTable(view.event(), player.id);
    if (!own)
        return html + paragraph(say(view, Phrase("PhonesPage", "No tables have been drawn yet.")));
    const QString name = numberedTitle(view.language(), own->round);
    if (!own->game)
        return html + paragraph(say(view, Phrase("PhonesPage", "No seat in %1."), {name}));
    html += tableOf(view, name, *own->game, player.id);
    return own->round.location() ? html + quietParagraph(*own->round.location()) : html;
}

/// The times of a clock, each with its label and the time left.
class ClockMarks {
public:
    ClockMarks(const PhonesView& view, const VenueTime& now) : m_view(view), m_now(now) {}

    [[nodiscard]] Html ofHeat(const Heat& heat, const HeatTimes& times) {
        tell(heat);
        const HeatPhase phase = heatPhase(times, heat, m_now);
        if (phase == HeatPhase::Grace)
            add(Phrase("PhonesPage", "Latecomers until %1"), times.graceEnd);
        const bool hasMark = times.lastTurn < times.end;
        return run(phase, times.start, hasMark ? std::optional(times.lastTurn) : std::nullopt,
                   times.end);
    }
    [[nodiscard]] Html ofFinal(const FinalTimes& times) {
        tell(*findRound(m_view.event(), times.round));
        return run(finalPhase(times, m_now), times.start, times.lastTurn, times.end);
    }

private:
    Html run(HeatPhase phase, const VenueTime& start, const std::optional<VenueTime>& lastTurn,
             const std::optional<VenueTime>& end) {
        switch (phase) {
        case HeatPhase::Before: add(Phrase("PhonesPage", "Starts at %1"), start); break;
        case HeatPhase::Over:
            m_html += loudParagraph(say(m_view, Phrase("PhonesPage", "Time is up")));
            break;
        case HeatPhase::LastTurns:
            m_html += loudParagraph(say(m_view, Phrase("PhonesPage", "Last turn")));
            break;
        case HeatPhase::Grace:
        case HeatPhase::Underway:
            if (lastTurn)
                add(Phrase("PhonesPage", "Last turn starts by %1"), *lastTurn);
            break;
        }
        if (end && phase != HeatPhase::Before && phase != HeatPhase::Over)
            add(Phrase("PhonesPage", "Ends at %1"), *end);
        return m_html;
    }
    /// The round's name and room.
    void tell(const Round& round) {
        m_html += Html("<h2>%1</h2>\n", numberedTitle(m_view.language(), round));
        if (round.location())
            m_html += quietParagraph(*round.location());
    }
    void add(Phrase label, const VenueTime& moment) {
        m_html += paragraph(say(m_view, label, {m_view.language().clockTime(moment.time())}));
        const qint64 minutes = m_now.minutesTo(moment);
        if (minutes > 0)
            m_html += loudParagraph(durationText(m_view.language(), minutes));
    }

    const PhonesView& m_view;
    VenueTime m_now;
    Html m_html;
};

Html clockOf(const PhonesView& view, const VenueTime& now) {
    const Event& event = view.event();
    if (isFinalsHour(event, now)) {
        if (const auto times = finalTimes(event))
            return ClockMarks(view, now).ofFinal(*times);
    }
    const auto number = heatOfTheHour(event, now);
    const Heat* heat = number ? findHeat(*heatsPlay(event), *number) : nullptr;
    if (const auto times = heat ? heatTimes(event.settings, heat->details) : std::nullopt)
        return ClockMarks(view, now).ofHeat(*heat, *times);
    return paragraph(say(view, Phrase("PhonesPage", "No clock is running.")));
}

QString cutText(const QString& text) {
    return text.size() <= longestText ? text : QString(text.left(longestText) + u"…"_s);
}

Html entryText(const RuleBook& book, const RuleEntry& entry) {
    Html html("<h2>%1</h2>\n", entry.title);
    for (const QString& line : cutText(entry.text).split(u'\n', Qt::SkipEmptyParts))
        html += paragraph(line);
    if (entry.today)
        html += paragraph(*entry.today);
    const RuleSource* source = book.sourceOf(entry.id);
    QStringList origin;
    if (source)
        origin.append(source->shortName);
    if (!entry.place.isEmpty())
        origin.append(entry.place);
    return html + quietParagraph(origin.join(u" · "_s));
}

} // namespace

QByteArray myTablePage(const PhonesView& view, const QString& typed, const Player* own) {
    Html body = searchForm(
        {.action = fileOf(PhonesPage::MyTable),
         .label = say(view, Phrase("PhonesPage", "At least three letters of your name")),
         .typed = typed,
         .button = say(view, Phrase("PhonesPage", "Find"))});
    if (typed.isEmpty() && own)
        return view.page(PhonesPage::MyTable, placeOfPlayer(view, *own) + body, secondsOfTable);
    if (typed.isEmpty())
        return view.page(PhonesPage::MyTable, body);
    const auto players = view.playersMeant(typed);
    for (size_t i = 0; i < std::min(players.size(), maxPlayers); ++i)
        body += placeOfPlayer(view, *players[i]);
    if (!hasEnoughLetters(typed))
        body += paragraph(say(view, Phrase("PhonesPage", "Type at least three letters.")));
    else if (players.empty())
        body += paragraph(say(view, Phrase("PhonesPage", "No one in this event has that name.")));
    else if (players.size() > maxPlayers)
        body += paragraph(say(view, Phrase("PhonesPage", "Type more letters to see all.")));
    return view.page(PhonesPage::MyTable, body, secondsOfTable);
}

QByteArray clockPage(const PhonesView& view, const VenueTime& now) {
    const QString time = view.language().clockTime(now.time());
    return view.page(PhonesPage::Clock,
                     quietParagraph(say(view, Phrase("PhonesPage", "It is %1."), {time}))
                         + clockOf(view, now),
                     secondsOfClock);
}

QByteArray rulesPage(const PhonesView& view, const QString& typed, const RulesDesk* desk) {
    Html body = searchForm({.action = fileOf(PhonesPage::Rules),
                            .label = say(view, Phrase("PhonesPage", "Your question")),
                            .typed = typed,
                            .button = say(view, Phrase("PhonesPage", "Look up"))});
    if (!desk)
        body += paragraph(
            say(view, Phrase("PhonesPage", "The rules can't be searched here. Ask at the "
                                           "desk.")));
    if (!desk || typed.trimmed().isEmpty())
        return view.page(PhonesPage::Rules, body);
    const RuleScope scope{QString(kindOf<RulesKind>(view.event()).id), view.event().details.sets};
    const RuleAnswer answer = desk->ask(typed, scope);
    if (answer.isSilent || answer.entries.empty())
        body += paragraph(say(
            view, Phrase("PhonesPage", "The rules don't say for certain. Ask the Game Master.")));
    for (size_t i = 0; i < std::min(answer.entries.size(), maxEntries); ++i)
        body += entryText(desk->book(), *answer.entries[i]);
    return view.page(PhonesPage::Rules, body);
}

QByteArray nothingPage(const PhonesView& view) {
    return view.message(
        say(view, Phrase("PhonesPage", "Nothing here")),
        say(view, Phrase("PhonesPage", "This room has no such page. Start at the overview.")));
}

} // namespace mentat
