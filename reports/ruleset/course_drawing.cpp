#include "reports/ruleset/course_drawing.h"

#include "model/people/names.h"
#include "model/ruleset/ruleset_play.h"
#include "reports/heats/report_parts.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/names.h"
#include "reports/wording/ruleset/stage_wording.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr size_t maxTablesPerHeat = 16;
constexpr size_t maxHeatsShown = 3;
constexpr size_t maxSeedsShown = 16;

class CourseTeller {
public:
    CourseTeller(const Event& event, const EventCourse& course, const Language& language)
        : m_play(std::get<RulesetPlay>(event.play))
        , m_course(course)
        , m_language(language)
        , m_players(event) {}

    [[nodiscard]] BracketDrawing tell() && {
        m_drawing.title = bracketTitle(m_language);
        if (m_play.ruleset.stages.empty())
            return std::move(m_drawing);
        const bool hasHeatColumns = areHeatsShown();
        if (!hasHeatColumns)
            addHeats();
        for (size_t round = hasHeatColumns ? 0 : m_course.heats; round < m_course.rounds.size();
             ++round) {
            if (m_course.rounds[round].state == CourseState::NotHeld)
                addNotHeld(m_course.rounds[round]);
            else
                addRound(round);
        }
        addLeads();
        addChampions();
        return std::move(m_drawing);
    }

private:
    [[nodiscard]] bool areHeatsShown() const {
        if (!isWonOnce(m_play.ruleset) || m_course.heats == 0 || m_course.heats > maxHeatsShown)
            return false;
        return std::ranges::all_of(
            m_course.rounds.begin(),
            m_course.rounds.begin() + static_cast<std::ptrdiff_t>(m_course.heats),
            [](const CourseRound& round) { return round.tables.size() <= maxTablesPerHeat; });
    }

    /// One column for all heats: their progress, and the qualifiers by seed.
    void addHeats() {
        BracketColumn column{.title = say(m_language, Phrase("Bracket", "Heats"))};
        const auto over = std::ranges::count_if(
            m_course.rounds.begin(),
            m_course.rounds.begin() + static_cast<std::ptrdiff_t>(m_course.heats),
            [](const CourseRound& round) { return round.state == CourseState::Over; });
        column.detail = say(
            m_language, Phrase("Bracket", "%1 of %2 played"),
            {m_language.number(over), m_language.number(static_cast<qint64>(m_course.heats))});
        column.isOver = over == static_cast<std::ptrdiff_t>(m_course.heats);
        std::vector<std::pair<int, PlayerId>> seeds;
        if (const CourseRound* first = firstHeld()) {
            for (const CourseTable& table : first->tables) {
                for (const CourseSeat& seat : table.seats) {
                    if (seat.seed && seat.player)
                        seeds.emplace_back(*seat.seed, *seat.player);
                }
            }
        }
        std::ranges::sort(seeds, {}, [](const auto& one) { return one.first; });
        if (!seeds.empty() && seeds.size() <= maxSeedsShown) {
            BracketBox box{.heading = say(m_language, Phrase("Bracket", "In, by seed"))};
            for (const auto& [seed, player] : seeds)
                box.lines.push_back(
                    {.before = m_language.number(seed), .name = m_players.nameOf(player)});
            column.boxes.push_back(std::move(box));
        }
        m_drawing.columns.push_back(std::move(column));
        m_rounds.push_back(std::nullopt);
    }

    [[nodiscard]] const CourseRound* firstHeld() const {
        const auto found
            = std::find_if(m_course.rounds.begin() + static_cast<std::ptrdiff_t>(m_course.heats),
                           m_course.rounds.end(), [](const CourseRound& round) {
                               return round.state != CourseState::NotHeld;
                           });
        return found == m_course.rounds.end() ? nullptr : &*found;
    }

    void addNotHeld(const CourseRound& round) {
        const auto name = round.round.stage();
        const StageRule* rule = name ? findStageRule(m_play.ruleset, *name) : nullptr;
        if (!rule)
            return;
        const QString why = round.reason
                                ? heldText(m_language, *rule, *round.reason)
                                : say(m_language, Phrase("Bracket", "Not held: too few are left."));
        m_drawing.notes.append(say(m_language, Phrase("Bracket", "%1: %2"), {name->text(), why}));
    }

    void addRound(size_t position) {
        const CourseRound& round = m_course.rounds[position];
        BracketColumn column{.title = titleOf(round), .detail = detailOf(round)};
        column.isOver = round.state == CourseState::Over;
        for (size_t table = 0; table < round.tables.size(); ++table)
            column.boxes.push_back(boxOf(round, table));
        if (!round.waiting.empty())
            column.below.append(waitingText(round));
        m_drawing.columns.push_back(std::move(column));
        m_rounds.push_back(position);
    }

    [[nodiscard]] QString titleOf(const CourseRound& round) const {
        if (const auto stage = round.round.stage())
            return stage->text();
        return heatName(*findHeat(m_play, *round.round.heat()), m_language);
    }

    [[nodiscard]] QString detailOf(const CourseRound& round) const {
        std::optional<VenueTime> start;
        std::optional<QString> location;
        if (const auto stage = round.round.stage()) {
            if (const PlayedStage* played = findStage(m_play, *stage)) {
                start = played->details.start;
                location = played->details.location;
            }
        } else {
            const Heat& heat = *findHeat(m_play, *round.round.heat());
            start = heat.details.start;
            location = heat.details.location;
        }
        QStringList parts;
        if (round.state != CourseState::Over) {
            if (start)
                parts.append(m_language.dayAndTime(*start));
            if (location)
                parts.append(*location);
        }
        parts.append(stateOf(round));
        parts.removeAll(QString());
        return parts.join(u" · "_s);
    }

    [[nodiscard]] QString stateOf(const CourseRound& round) const {
        switch (round.state) {
        case CourseState::NotHeld:
        case CourseState::Over: return {};
        case CourseState::Expected:
            return round.isEstimate && !round.tables.empty()
                       ? say(m_language, Phrase("Bracket", "expected"))
                       : QString();
        case CourseState::LinedUp: return say(m_language, Phrase("Bracket", "not seated yet"));
        case CourseState::Seated: break;
        }
        qint64 recorded = 0;
        qint64 tables = 0;
        for (const CourseTable& table : round.tables) {
            tables += table.isBye ? 0 : 1;
            recorded += !table.isBye && table.isComplete ? 1 : 0;
        }
        return say(m_language, Phrase("Bracket", "%1 of %2 recorded"),
                   {m_language.number(recorded), m_language.number(tables)});
    }

    [[nodiscard]] BracketBox boxOf(const CourseRound& round, size_t position) const {
        const CourseTable& table = round.tables[position];
        BracketBox box;
        const bool isPair = table.seats.size() <= 2;
        // Show table numbers while people look for their tables; not for a single pair.
        const bool isSought = round.state == CourseState::Seated && round.tables.size() > 1;
        if (table.number && !table.isBye && (isSought || (!isPair && round.tables.size() > 1)))
            box.heading = tableHeading(table.number->value());
        else if (!table.number && !isPair && round.tables.size() > 1)
            box.heading = tableHeading(static_cast<int>(position) + 1); // not seated yet
        for (const CourseSeat& seat : table.seats)
            box.lines.push_back(lineOf(table, seat));
        return box;
    }

    [[nodiscard]] QString tableHeading(int number) const {
        return say(m_language, Phrase("Bracket", "Table %1"), {m_language.number(number)});
    }

    [[nodiscard]] BracketLine lineOf(const CourseTable& table, const CourseSeat& seat) const {
        BracketLine line;
        if (seat.seed)
            line.before = m_language.number(*seat.seed);
        if (seat.player) {
            line.name = m_players.nameOf(*seat.player);
            line.isStrong = seat.advances || isChampion(*seat.player, seat);
        } else {
            line.name = openText(seat);
            line.isQuiet = true;
        }
        if (table.isBye)
            line.after = byeText(m_language);
        else if (seat.dropout)
            line.after = say(m_language, Phrase("Bracket", "out"));
        else if (seat.place && table.seats.size() > 2)
            line.after = m_language.number(*seat.place);
        return line;
    }

    [[nodiscard]] bool isChampion(const PlayerId& player, const CourseSeat& seat) const {
        return !seat.to && seat.place == 1
               && std::ranges::find(m_course.champions, player) != m_course.champions.end();
    }

    /// "First of table 3", else a dash.
    [[nodiscard]] QString openText(const CourseSeat& seat) const {
        if (seat.from && seat.from->table) {
            const CourseTable& table = m_course.rounds[seat.from->round].tables[*seat.from->table];
            if (table.number)
                return say(m_language, Phrase("Bracket", "First of table %1"),
                           {m_language.number(table.number->value())});
        }
        return u"–"_s;
    }

    [[nodiscard]] QString waitingText(const CourseRound& round) const {
        const NameOf nameOf = [this](const PlayerId& id) { return m_players.nameOf(id); };
        const QString names = namesOf(round.waiting, nameOf).join(u", "_s);
        if (round.state == CourseState::Expected)
            return say(m_language, Phrase("Bracket", "Through so far: %1"), {names});
        if (round.round.isHeat())
            return sayCounted(m_language, CountedPhrase("Bracket", "%n player(s) checked in"),
                              static_cast<int>(round.waiting.size()));
        return say(m_language, Phrase("Bracket", "Tables are drawn by chance among %1"), {names});
    }

    /// Adds a line to the next column for each person who goes on.
    void addLeads() {
        for (size_t column = 0; column + 1 < m_rounds.size(); ++column) {
            if (!m_rounds[column] || !m_rounds[column + 1])
                continue;
            const CourseRound& round = m_course.rounds[*m_rounds[column]];
            for (size_t table = 0; table < round.tables.size(); ++table)
                addLead(column, table, round.tables[table]);
        }
    }
    void addLead(size_t column, size_t position, const CourseTable& table) {
        const size_t next = *m_rounds[column + 1];
        std::vector<BracketLead> leads;
        for (size_t line = 0; line < table.seats.size(); ++line) {
            const CourseSeat& seat = table.seats[line];
            if (!seat.advances || !seat.to || seat.to->round != next || !seat.to->table)
                continue;
            const auto& there = m_course.rounds[next].tables[*seat.to->table].seats;
            const auto found = std::ranges::find(there, seat.player, &CourseSeat::player);
            if (found != there.end())
                leads.push_back(
                    {line, *seat.to->table, static_cast<size_t>(found - there.begin())});
        }
        if (leads.size() == 1)
            m_drawing.columns[column].boxes[position].leads = std::move(leads);
    }

    void addChampions() {
        if (m_course.champions.empty())
            return;
        BracketColumn column{.title = say(m_language, Phrase("Boards", "Champion")),
                             .isOver = true};
        BracketBox box;
        for (const PlayerId& player : m_course.champions)
            box.lines.push_back({.name = m_players.nameOf(player), .isStrong = true});
        column.boxes.push_back(std::move(box));
        BracketColumn& before = m_drawing.columns.back();
        if (m_course.champions.size() == 1 && before.boxes.size() == 1) {
            const auto& seats = m_course.rounds.back().tables.front().seats;
            const auto line = std::ranges::find(seats, std::optional(m_course.champions.front()),
                                                &CourseSeat::player);
            if (line != seats.end())
                before.boxes.front().leads = {{static_cast<size_t>(line - seats.begin()), 0, 0}};
        }
        m_drawing.columns.push_back(std::move(column));
    }

    const RulesetPlay& m_play;
    const EventCourse& m_course;
    const Language& m_language;
    PlayerIndex m_players;
    BracketDrawing m_drawing;
    std::vector<std::optional<size_t>> m_rounds; // per column; absent: all heats together
};

} // namespace

QString bracketTitle(const Language& language) {
    return say(language, Phrase("Bracket", "Bracket"));
}

BracketDrawing courseDrawing(const Event& event, const EventCourse& course,
                             const Language& language) {
    return CourseTeller(event, course, language).tell();
}

BracketDrawing courseDrawing(const Event& event, const Language& language) {
    return courseDrawing(event, eventCourse(event), language);
}

} // namespace mentat
