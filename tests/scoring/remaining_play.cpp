#include "tests/scoring/remaining_play.h"

#include <algorithm>
#include <bit>
#include <string>
#include <tuple>

namespace mentat::test {

namespace {

bool isFinished(const Game& game) {
    return dune(game).victory.has_value() && !game.isVoid;
}

bool isUntouched(const Game& game) {
    if (game.start || game.end || game.minutes || game.turns || dune(game).ending)
        return false;
    return std::none_of(game.seats.begin(), game.seats.end(), [](const Seat& seat) {
        return seat.dropout || dune(seat).winner || dune(seat).qp;
    });
}

} // namespace

bool isOut(const Event& event, const PlayerId& player) {
    const Player* known = findPlayer(event, player);
    if (known->disqualified)
        return *known->disqualified;
    for (const Heat& heat : std::get<DunePlay>(event.play).heats) {
        for (const Game& game : heat.games) {
            for (const Seat& seat : game.seats) {
                if (seat.player == player && seat.dropout && !seat.excused && !game.isVoid)
                    return true;
            }
        }
    }
    return false;
}

std::vector<RemainingHeat> remainingHeats(const Event& event) {
    const auto& play = std::get<DunePlay>(event.play);
    const bool ended = event.details.closed || play.stage().closed || play.finalGame();
    std::vector<RemainingHeat> remaining;
    for (size_t h = 0; h < play.heats.size(); ++h) {
        const Heat& heat = play.heats[h];
        const bool hasResult = std::any_of(heat.games.begin(), heat.games.end(), isFinished);
        RemainingHeat left{h, {}, {}, {}};
        std::set<QString> taken;
        for (size_t g = 0; g < heat.games.size(); ++g) {
            const Game& game = heat.games[g];
            if (game.isVoid)
                continue;
            if (!dune(game).victory) {
                if (game.seats.empty())
                    continue;
                if (!hasResult && !ended && isUntouched(game)) {
                    left.open.push_back(g);
                    continue;
                }
                left.begun.push_back(g);
            }
            for (const Seat& seat : game.seats)
                taken.insert(seat.player.text());
        }
        for (const Player& player : event.players) {
            const bool isIn = std::find(heat.entrants.begin(), heat.entrants.end(), player.id)
                              != heat.entrants.end();
            if (!ended && (!hasResult || isIn) && !taken.contains(player.id.text())
                && !isOut(event, player.id))
                left.free.push_back(player.id);
        }
        if (!left.isOver())
            remaining.push_back(std::move(left));
    }
    return remaining;
}

namespace {

/// Of each player 0, where there is no game, else 1 + half-points. At the end how the game of the
/// one looked at ended: 0: none; 1: lost; from 2 on a victory, by share and column.
using Line = std::u16string;

/// Nobody is looked at.
constexpr size_t nobody = ~size_t(0);

char16_t won(int share, size_t size) {
    return static_cast<char16_t>(2 + 2 * share + (size >= 5 ? 1 : 0));
}

OwnEnd ownEnd(char16_t code) {
    if (code < 2)
        return {code == 1, std::nullopt};
    return {true, OwnEnd::Win{(code - 2) / 2, code % 2 == 1}};
}

/// All results of one heat, each as what it adds.
class HeatResults {
public:
    HeatResults(const Event& event, const RemainingHeat& left, const std::vector<PlayerId>& players,
                size_t lookedAt)
        : m_settings(event.settings)
        , m_heat(std::get<DunePlay>(event.play).heats[left.heat])
        , m_left(left)
        , m_players(players)
        , m_lookedAt(lookedAt)
        , m_line(players.size() + 1, u'\0') {
        for (const PlayerId& player : left.free)
            m_free.push_back(placeOf(player));
    }

    [[nodiscard]] std::set<Line> all() {
        begin(0);
        return std::move(m_lines);
    }

private:
    struct Table {
        std::vector<size_t> members; // by place among the players
        size_t strangers = 0;        // who win for nobody
        size_t others = 0;           // who left or were disqualified
        std::map<size_t, int> words; // half-points by the GM
        std::vector<size_t> excused;
        bool isNew = true;
        size_t seated = 0; // before anybody left or came
        bool changed = false;
        [[nodiscard]] size_t size() const { return members.size() + strangers + others; }
        [[nodiscard]] bool isRight() const {
            return (!isNew && !changed) || (size() >= 3 && size() <= 6);
        }
    };

    [[nodiscard]] size_t placeOf(const PlayerId& player) const {
        return static_cast<size_t>(std::find(m_players.begin(), m_players.end(), player)
                                   - m_players.begin());
    }

    void begin(size_t which) {
        if (which == m_left.begun.size())
            return seat(0);
        begin(which + 1); // nothing comes of it
        Table whole;
        whole.isNew = false;
        for (const Seat& one : m_heat.games[m_left.begun[which]].seats) {
            const size_t place = placeOf(one.player);
            const bool known = place < m_players.size();
            if (known && dune(one).qp)
                whole.words[place] = dune(one).qp->halves();
            if (one.dropout) {
                ++whole.others;
                if (known)
                    whole.excused.push_back(place);
            } else if (known) {
                whole.members.push_back(place);
            } else {
                ++whole.strangers;
            }
        }
        for (size_t mask = 0; mask < size_t(1) << whole.members.size(); ++mask) {
            for (size_t strangers = 0; strangers <= whole.strangers; ++strangers) {
                Table table = whole;
                table.members.clear();
                for (size_t i = 0; i < whole.members.size(); ++i) {
                    if (mask >> i & 1U)
                        table.words.erase(whole.members[i]);
                    else
                        table.members.push_back(whole.members[i]);
                }
                table.strangers = strangers;
                table.changed = mask != 0 || strangers != whole.strangers;
                m_tables.push_back(table);
                begin(which + 1);
                m_tables.pop_back();
            }
        }
    }

    void seat(size_t next) {
        if (next == m_free.size()) {
            if (std::all_of(m_tables.begin(), m_tables.end(),
                            [](const Table& table) { return table.isRight(); }))
                finish(0);
            return;
        }
        seat(next + 1); // does not play
        for (size_t t = 0; t < m_tables.size(); ++t) {
            const bool changed = m_tables[t].changed;
            m_tables[t].members.push_back(m_free[next]);
            m_tables[t].changed = true;
            if (m_tables[t].members.size() <= 6)
                seat(next + 1);
            m_tables[t].members.pop_back();
            m_tables[t].changed = changed;
        }
        Table fresh;
        fresh.members = {m_free[next]};
        m_tables.push_back(fresh);
        seat(next + 1);
        m_tables.pop_back();
    }

    /// What each winner can get where so many win.
    [[nodiscard]] std::set<int> shares(size_t winners, size_t size) const {
        const auto limit = static_cast<size_t>(m_settings.allianceSize.value());
        std::set<int> found;
        const auto take = [&](WinRow row) {
            const WinEntry& entry = m_settings.winPoints.at(row);
            found.insert((size >= 5 ? entry.fiveOrSix : entry.threeOrFour).halves());
        };
        if (winners <= 2)
            take(WinRow::Solo);
        if (winners == 1)
            take(WinRow::BgPrediction);
        if (winners == 1 || winners <= limit)
            take(WinRow::Adjudicated);
        if (winners > 1 && winners <= limit)
            take(WinRow::Alliance);
        if (winners == 1 || winners <= limit) {
            take(winners == 1 ? WinRow::FremenDefault : WinRow::FremenDefaultAlliance);
            take(winners == 1 ? WinRow::GuildDefault : WinRow::GuildDefaultAlliance);
        }
        return found;
    }

    [[nodiscard]] const std::set<Line>& resultsOf(const Table& table) {
        const auto key
            = std::tuple(table.members, table.strangers, table.size(), table.excused, table.words);
        auto& found = m_results[key];
        if (!found.empty())
            return found;
        for (size_t mask = 0; mask < size_t(1) << table.members.size(); ++mask) {
            for (size_t strangers = 0; strangers <= table.strangers; ++strangers) {
                const size_t winners = static_cast<size_t>(std::popcount(mask)) + strangers;
                if (winners == 0 || winners > 12)
                    continue;
                for (const int share : shares(winners, table.size())) {
                    Line line(m_line.size(), u'\0');
                    const auto put = [&](size_t place, int halves) {
                        const auto word = table.words.find(place);
                        line[place] = static_cast<char16_t>(
                            1 + (word == table.words.end() ? halves : word->second));
                    };
                    for (size_t i = 0; i < table.members.size(); ++i) {
                        const bool wins = mask >> i & 1U;
                        put(table.members[i], wins ? share : 0);
                        if (table.members[i] == m_lookedAt)
                            line.back() = wins ? won(share, table.size()) : u'\1';
                    }
                    for (const size_t place : table.excused)
                        put(place, 0);
                    found.insert(line);
                }
            }
        }
        return found;
    }

    void finish(size_t t) {
        if (t == m_tables.size()) {
            m_lines.insert(m_line);
            return;
        }
        const Line before = m_line;
        for (const Line& line : resultsOf(m_tables[t])) {
            for (size_t i = 0; i < line.size(); ++i)
                m_line[i] = line[i] ? line[i] : before[i];
            finish(t + 1);
        }
        m_line = before;
    }

    const Settings& m_settings;
    const Heat& m_heat;
    const RemainingHeat& m_left;
    const std::vector<PlayerId>& m_players;
    size_t m_lookedAt;
    std::vector<size_t> m_free;
    std::vector<Table> m_tables;
    std::map<
        std::tuple<std::vector<size_t>, size_t, size_t, std::vector<size_t>, std::map<size_t, int>>,
        std::set<Line>>
        m_results;
    Line m_line;
    std::set<Line> m_lines;
};

Line recorded(const Event& event, const std::vector<PlayerId>& players) {
    Line line(players.size() + 1, u'\0');
    for (const Heat& heat : std::get<DunePlay>(event.play).heats) {
        for (const Game& game : heat.games) {
            if (!isFinished(game))
                continue;
            const auto winners = std::count_if(game.seats.begin(), game.seats.end(), hasWon);
            for (const Seat& seat : game.seats) {
                const auto found = std::find(players.begin(), players.end(), seat.player);
                if (found == players.end())
                    continue;
                char16_t& whose = line[static_cast<size_t>(found - players.begin())];
                if (whose == 0)
                    whose = 1;
                const auto entry = [&] {
                    const WinPoints& table = event.settings.winPoints;
                    switch (*dune(game).victory) {
                    case Victory::Solo: return table.at(WinRow::Solo);
                    case Victory::Alliance: return table.at(WinRow::Alliance);
                    case Victory::BgPrediction: return table.at(WinRow::BgPrediction);
                    case Victory::FremenDefault:
                        return table.at(winners > 1 ? WinRow::FremenDefaultAlliance
                                                    : WinRow::FremenDefault);
                    case Victory::GuildDefault:
                        return table.at(winners > 1 ? WinRow::GuildDefaultAlliance
                                                    : WinRow::GuildDefault);
                    case Victory::Adjudicated: break;
                    }
                    return table.at(WinRow::Adjudicated);
                }();
                int halves = 0;
                if (dune(seat).winner)
                    halves
                        = (game.seats.size() >= 5 ? entry.fiveOrSix : entry.threeOrFour).halves();
                if (dune(seat).qp)
                    halves = dune(seat).qp->halves();
                whose = static_cast<char16_t>(whose + halves);
            }
        }
    }
    return line;
}

/// Of one player among all.
struct Rivals {
    size_t above = 0;
    size_t level = 0; // or above
};

Rivals rivalsOf(size_t one, const Line& end) {
    Rivals rivals;
    for (size_t other = 0; other + 1 < end.size(); ++other) {
        rivals.above += end[other] > end[one] ? size_t(1) : size_t(0);
        rivals.level += other != one && end[other] >= end[one] ? size_t(1) : size_t(0);
    }
    return rivals;
}

/// Narrows what follows down to what holds at this end, too.
void narrow(Followed& followed, size_t one, const Line& end, size_t finalists) {
    const Rivals rivals = rivalsOf(one, end);
    if (end[one] == 0 || rivals.level >= finalists)
        followed.always = false;
    if (end[one] != 0 && rivals.above < finalists)
        followed.never = false;
}

Line sum(const Line& before, const Line& added) {
    Line after = before;
    for (size_t i = 0; i < after.size(); ++i) {
        if (added[i] && after[i])
            after[i] = static_cast<char16_t>(after[i] + added[i] - 1);
        else if (added[i])
            after[i] = added[i];
    }
    return after;
}

std::vector<PlayerId> playersIn(const Event& event) {
    std::vector<PlayerId> players;
    for (const Player& player : event.players) {
        if (!isOut(event, player.id))
            players.push_back(player.id);
    }
    return players;
}

/// Calls act with all that can be the end; lookedAt: a player's place, and a heat. False: more than
/// the limit.
template <class Act>
bool forEachEnd(const Event& event, const std::vector<PlayerId>& players,
                std::pair<size_t, size_t> lookedAt, size_t limit, Act act) {
    std::set<Line> ends{recorded(event, players)};
    const auto remaining = remainingHeats(event);
    for (size_t i = 0; i < remaining.size(); ++i) {
        const size_t whom = remaining[i].heat == lookedAt.second ? lookedAt.first : nobody;
        const std::set<Line> results = HeatResults(event, remaining[i], players, whom).all();
        if (ends.size() * results.size() > limit)
            return false;
        std::set<Line> longer;
        for (const Line& end : ends) {
            for (const Line& result : results) {
                if (i + 1 == remaining.size())
                    act(sum(end, result));
                else
                    longer.insert(sum(end, result));
            }
        }
        ends = std::move(longer);
    }
    if (remaining.empty())
        act(*ends.begin());
    return true;
}

size_t finalPlacesOf(const Event& event) {
    return static_cast<size_t>(event.settings.finalists.value());
}

} // namespace

std::optional<CertainPlaces> certainPlaces(const Event& event, size_t limit) {
    const auto players = playersIn(event);
    std::vector<Followed> common(players.size());
    const bool wasPossible
        = forEachEnd(event, players, {nobody, nobody}, limit, [&](const Line& end) {
              for (size_t i = 0; i < players.size(); ++i)
                  narrow(common[i], i, end, finalPlacesOf(event));
          });
    if (!wasPossible)
        return std::nullopt;
    CertainPlaces certain;
    for (size_t i = 0; i < players.size(); ++i) {
        if (common[i].always)
            certain.through.insert(players[i].text());
        if (common[i].never)
            certain.out.insert(players[i].text());
    }
    return certain;
}

std::optional<std::map<OwnEnd, Followed>> whatFollows(const Event& event, const PlayerId& player,
                                                      size_t heat, size_t limit) {
    const auto players = playersIn(event);
    const auto place
        = static_cast<size_t>(std::find(players.begin(), players.end(), player) - players.begin());
    std::map<OwnEnd, Followed> found;
    const bool wasPossible = forEachEnd(event, players, {place, heat}, limit, [&](const Line& end) {
        narrow(found[ownEnd(end.back())], place, end, finalPlacesOf(event));
    });
    if (!wasPossible)
        return std::nullopt;
    return found;
}

} // namespace mentat::test
