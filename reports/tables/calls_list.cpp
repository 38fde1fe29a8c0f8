#include "reports/tables/calls_list.h"

#include "model/rounds/round.h"
#include "reports/heats/report_parts.h"
#include "reports/wording/language/phrase.h"
#include "scoring/players.h"
#include "scoring/scoring_kind.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr std::array allCallStates{CallState::Told, CallState::Confirmed, CallState::NoAnswer,
                                   CallState::Cannot};

FinalRole roleOf(const Stage& details, const std::vector<PlayerId>& lineUp,
                 const CallListEntry& entry) {
    if (details.closed)
        return isAmong(lineUp, entry.player) ? FinalRole::Plays : FinalRole::Out;
    if (isAmong(details.unavailable, entry.player))
        return FinalRole::Out;
    if (entry.part == CallListPart::Tied)
        return FinalRole::Tied;
    if (isAmong(lineUp, entry.player))
        return FinalRole::Plays;
    return entry.part == CallListPart::Noted ? FinalRole::NoClaim : FinalRole::Alternate;
}

/// The rank of each player in the order of a call list.
class Ranks {
public:
    Ranks(const Event& event, const AdvancedRound& round)
        : m_isOfStandings(hasOnlyFinal(event))
        , m_came(inOrderOf(round.advancement)) {
        if (m_isOfStandings)
            m_standings = kindOf<ScoringKind>(event).standings(event);
    }

    [[nodiscard]] std::optional<Place> of(const PlayerId& player) const {
        if (m_isOfStandings) {
            const auto row = std::ranges::find(m_standings.ranked, player, &Standing::player);
            return row == m_standings.ranked.end() ? std::nullopt : row->rank;
        }
        const auto found = std::ranges::find(m_came, player);
        if (found == m_came.end())
            return std::nullopt;
        return Place(static_cast<int>(found - m_came.begin()) + 1);
    }

private:
    bool m_isOfStandings;
    std::vector<PlayerId> m_came; // among those who entered the stage
    Standings m_standings{};
};

} // namespace

std::vector<CalledPlayer> calledPlayers(const Event& event, const AdvancedRound& round) {
    const Stage& details = round.details;
    const auto lineUp = finalLineUp(round);
    const Ranks ranks(event, round);
    int alternates = 0;
    std::vector<CalledPlayer> players;
    for (const CallListEntry& entry : callList(event, round)) {
        CalledPlayer row{.player = entry.player, .part = entry.part};
        row.rank = ranks.of(entry.player);
        row.role = roleOf(details, lineUp, entry);
        if (row.role == FinalRole::Alternate)
            row.alternate = ++alternates;
        row.present = isAmong(details.present, entry.player);
        row.hasBye = row.role == FinalRole::Plays && isAmong(round.byes, entry.player);
        const auto call = std::ranges::find(details.calls, entry.player, &FinalCall::player);
        if (call != details.calls.end()) {
            row.state = call->state;
            row.called = call->time;
        }
        players.push_back(std::move(row));
    }
    return players;
}

QString callStateText(const Language& language, CallState state) {
    switch (state) {
    case CallState::Told: return say(language, Phrase("Report", "told"));
    case CallState::Confirmed: return say(language, Phrase("Report", "confirmed"));
    case CallState::NoAnswer: return say(language, Phrase("Report", "no answer"));
    case CallState::Cannot: return say(language, Phrase("Report", "can't"));
    }
    return {};
}

namespace {

class CallColumns : ReportTeller {
public:
    explicit CallColumns(const ReportRequest& request) : ReportTeller(request) {}

    [[nodiscard]] std::vector<ListedColumn<CalledPlayer>> all() {
        add(hasOnlyFinal(m_request.event)
                ? numberColumn(u"rank"_s, say(m_language, Phrase("Report", "Rank")))
                : numberColumn(u"number"_s, say(m_language, Phrase("Report", "No."))),
            [](const CalledPlayer& row) -> ListedCell { return PlaceCell{row.rank}; });
        add(wideColumn(u"name"_s, say(m_language, Phrase("Report", "Player"))),
            [bye = byeText(m_language)](const CalledPlayer& row) -> ListedCell {
                return PersonCell{row.player, true, row.hasBye ? bye : QString()};
            });
        add(
            textColumn(u"role"_s, roundName()),
            [request = &m_request](const CalledPlayer& row) -> ListedCell {
                return TextCell{roleText(*request, row)};
            },
            Audience::Desk);
        add(textColumn(u"phone"_s, say(m_language, Phrase("Report", "Phone"))), of(&Player::phone));
        add(wideColumn(u"whereabouts"_s, say(m_language, Phrase("Report", "Where"))),
            of(&Player::whereabouts));
        add(textColumn(u"finalAnswer"_s, say(m_language, Phrase("Report", "Would play"))),
            [&event = m_request.event](const CalledPlayer& row) -> ListedCell {
                return AnswerCell{findPlayer(event, row.player)->finalAnswer};
            });
        addCalls();
        return std::move(m_columns);
    }

private:
    void add(ReportColumn column, std::function<ListedCell(const CalledPlayer&)> cell,
             Audiences readers = deskAndPaper) {
        m_columns.push_back(
            {.column = std::move(column), .readers = readers, .cell = std::move(cell)});
    }

    /// Boxes for calls on paper: checked as far as known, the rest by pen.
    void addCalls() {
        for (const CallState state : allCallStates) {
            ReportColumn column = textColumn(QString(idOf(state)), titleOf(state));
            column.align = Align::Center;
            add(
                std::move(column),
                [state](const CalledPlayer& row) -> ListedCell {
                    return BoxCell{row.state == state};
                },
                Audience::Paper);
        }
        add(
            textColumn(u"call"_s, say(m_language, Phrase("Report", "Call"))),
            [&language = m_language](const CalledPlayer& row) -> ListedCell {
                return TextCell{row.state ? callStateText(language, *row.state) : QString()};
            },
            Audience::Desk);
        add(textColumn(u"time"_s, say(m_language, Phrase("Report", "At"))),
            [](const CalledPlayer& row) -> ListedCell { return TimeCell{row.called}; });
        add(
            textColumn(u"present"_s, say(m_language, Phrase("Report", "Here"))),
            [here
             = say(m_language, Phrase("Report", "✓ here"))](const CalledPlayer& row) -> ListedCell {
                return FlagCell{row.present, here};
            },
            Audience::Desk);
    }

    [[nodiscard]] QString roundName() const {
        return hasOnlyFinal(m_request.event) ? say(m_language, Phrase("Report", "Final"))
                                             : say(m_language, Phrase("Report", "Stage"));
    }

    template <class Member>
    [[nodiscard]] std::function<ListedCell(const CalledPlayer&)> of(Member member) const {
        return [&event = m_request.event, member](const CalledPlayer& row) -> ListedCell {
            return TextCell{findPlayer(event, row.player)->*member};
        };
    }

    [[nodiscard]] QString titleOf(CallState state) const {
        switch (state) {
        case CallState::Told: return say(m_language, Phrase("Report", "Told"));
        case CallState::Confirmed: return say(m_language, Phrase("Report", "Comes"));
        case CallState::NoAnswer: return say(m_language, Phrase("Report", "No answer"));
        case CallState::Cannot: break;
        }
        return say(m_language, Phrase("Report", "Can't"));
    }

    [[nodiscard]] static QString roleText(const ReportRequest& request, const CalledPlayer& row) {
        switch (row.role) {
        case FinalRole::Plays: return say(request, Phrase("Report", "plays"));
        case FinalRole::Tied: return say(request, Phrase("Report", "tied"));
        case FinalRole::Alternate:
            return say(request, Phrase("Report", "alternate %1"),
                       {request.wording.language().number(row.alternate)});
        case FinalRole::Out: return say(request, Phrase("Report", "out"));
        case FinalRole::NoClaim: return say(request, Phrase("Report", "no claim"));
        }
        return {};
    }

    std::vector<ListedColumn<CalledPlayer>> m_columns{};
};

} // namespace

Listing<CalledPlayer> callsList(const ReportRequest& request, const AdvancedRound& round) {
    return {.name = hasOnlyFinal(request.event) ? say(request, Phrase("Report", "Call list"))
                                                : round.name.text(),
            .columns = CallColumns(request).all(),
            .rows = calledPlayers(request.event, round),
            .key = [](const CalledPlayer& row) { return row.player.text(); }};
}

ReportTable callsOnPaper(const ReportRequest& request, const AdvancedRound& round) {
    const auto list = callsList(request, round);
    ReportTable table = tableAt(request, list, Audience::Paper);
    table.isLarge = true;
    const auto first = std::ranges::find(list.rows, CallListPart::Alternate, &CalledPlayer::part);
    if (first != list.rows.end() && first != list.rows.begin()) {
        ReportRow& row = table.rows[static_cast<size_t>(first - list.rows.begin())];
        row.beginsPart = true;
        row.partName = nameOfCut(request);
    }
    return table;
}

} // namespace mentat
