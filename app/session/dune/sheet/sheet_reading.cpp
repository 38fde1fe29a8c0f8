#include "app/session/dune/sheet/sheet_reading.h"

#include "app/session/typing/typed_values.h"
#include "scoring/dune/games/factions.h"
#include "scoring/dune/results/game_questions.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

std::optional<VenueTime> heatStart(const Event& event, const GameAddress& place) {
    const auto& play = std::get<DunePlay>(event.play);
    if (place.round.isAdvanced())
        return play.stage().start;
    const Heat* heat = findHeat(play, *place.heat());
    return heat ? heat->details.start : std::nullopt;
}

class SheetReader {
public:
    SheetReader(const SheetText& text, const Game& before, const Event& event,
                const GameAddress& place)
        : m_text(text)
        , m_before(before)
        , m_event(event)
        , m_place(place)
        , m_notes{before, {}} {}

    [[nodiscard]] SheetReading read() {
        readRows();
        readTimes();
        readNumbers({});
        readAlliances();
        readControl();
        readVictory();
        dune(m_notes.game).predicted = predicted();
        if (m_before.note.value_or(QString()) != m_text.note) { // without trailing line ends
            const QString note = m_text.note.trimmed();
            m_notes.game.note = note.isEmpty() ? std::nullopt : std::optional(note);
        }
        m_notes.game.accepted = m_text.accepted;
        return std::move(m_notes);
    }

private:
    [[nodiscard]] Seat& seat(size_t row) { return m_notes.game.seats[row]; }

    /// An empty and an absent text look the same, so keep the old value until something is typed.
    static void keepText(std::optional<QString>& kept, const QString& typed) {
        if (kept.value_or(QString()) != typed)
            kept = typed.trimmed().isEmpty() ? std::nullopt : std::optional(typed);
    }

    void complain(const SheetField& field, SheetFault fault, bool waits = false) {
        m_notes.problems.push_back({field, std::move(fault), waits});
    }

    /// The numbers of the sheet as a whole, or of one row.
    void readNumbers(std::optional<int> row) {
        const size_t seat = static_cast<size_t>(row.value_or(0));
        const NumberTexts& texts = row ? m_text.rows[seat].numbers : m_text.numbers;
        for (const DuneField& field : duneFields) {
            if (!field.number || isOfRow(field.kind) != row.has_value()
                || (field.kind == FieldKind::DropoutTurn && !hasLeft(seat)))
                continue;
            const QString& typed = texts[field.kind];
            bool isNumber = true;
            const auto number
                = isUnknown(typed) ? std::nullopt : std::optional(typed.trimmed().toInt(&isNumber));
            if (isNumber && field.number.put(m_notes.game, seat, number))
                continue;
            complain({field.kind, row}, {SheetFaultKind::NoWholeNumber, typed});
            field.number.put(m_notes.game, seat, {});
        }
    }

    /// For anyone else, the recorded value stays.
    [[nodiscard]] bool hasLeft(size_t row) const {
        return m_text.rows[row].dropout || m_notes.game.seats[row].dropout;
    }

    template <class Points>
    std::optional<Points> points(const SheetField& field, const QString& typed) {
        if (isUnknown(typed))
            return std::nullopt;
        static const QRegularExpression form(u"^(\\d{1,4})(?:[.,]([05])?)?$"_s);
        const auto match = form.match(typed.trimmed());
        if (!match.hasMatch()) {
            complain(field, {SheetFaultKind::NoPoints, typed});
            return std::nullopt;
        }
        const int half = match.captured(2) == u'5' ? 1 : 0;
        return Points::fromHalves(match.captured(1).toInt() * 2 + half);
    }

    void readRows() {
        // Keep a known seat's values that no row shows.
        const std::vector<Seat>& before = m_before.seats;
        m_notes.game.seats.clear();
        for (size_t i = 0; i < m_text.rows.size(); ++i) {
            const SheetRow& row = m_text.rows[i];
            const auto known = std::ranges::find(before, row.seat, &Seat::number);
            Seat seat = known == before.end() ? seatOf(row.seat, row.player) : *known;
            seat.player = row.player;
            m_notes.game.seats.push_back(std::move(seat));
            readRow(static_cast<int>(i));
        }
    }

    void readRow(int index) {
        const SheetRow& row = m_text.rows[static_cast<size_t>(index)];
        Seat& seat = this->seat(static_cast<size_t>(index));
        DuneSeat& own = dune(seat);
        const auto at = [index](FieldKind kind) { return SheetField{kind, index}; };
        own.faction = faction(at(FieldKind::SidePlayed), row.faction);
        own.performancePoints = points<PerformancePoints>(at(FieldKind::Points), row.points);
        readNumbers(index);
        own.shieldWall = row.shieldWall;
        own.techTokens = row.techTokens;
        seat.late = row.late;
        if (hasLeft(static_cast<size_t>(index)))
            seat.excused = row.excused;
        seat.dropout = row.dropout;
        own.rolls = dice(at(FieldKind::Die), row.die, own.rolls);
        const auto qpBefore = own.qp;
        own.qp = points<QualificationPoints>(at(FieldKind::QpByGm), row.qp);
        keepText(own.qpReason, row.qpReason);
        if (own.qp && own.qp != qpBefore && !own.qpReason)
            complain(at(FieldKind::QpReason), {SheetFaultKind::QpWithoutReason});
    }

    std::optional<Faction> faction(const SheetField& field, const QString& typed) {
        if (isUnknown(typed))
            return std::nullopt;
        const auto faction = factionOf(typed.front());
        if (!faction)
            complain(field, {SheetFaultKind::NoSide, typed});
        return faction;
    }

    /// A 6 and a 4 without a blank are not 64. R3.3 does not limit the sides; no die at a table has
    /// more. Recorded rolls stay.
    std::vector<Roll> dice(const SheetField& field, const QString& typed,
                           const std::vector<Roll>& recorded) {
        constexpr int mostSides = 20;
        std::vector<Roll> rolls;
        if (isUnknown(typed))
            return rolls;
        for (const QString& die : typed.split(u' ', Qt::SkipEmptyParts)) {
            const auto roll = Roll::fromInt(die.toInt());
            const bool isKept = roll && std::ranges::find(recorded, *roll) != recorded.end();
            if (roll && (isKept || roll->value() <= mostSides))
                rolls.push_back(*roll);
            else
                complain(field, {SheetFaultKind::NoDie, die});
        }
        return rolls;
    }

    void readTimes() {
        Game& game = m_notes.game;
        const auto begin = heatStart(m_event, m_place);
        const auto base = begin ? begin : game.start ? game.start : game.end;
        const auto any = base.value_or(VenueTime::of({m_event.details.year.value(), 1, 1}, {0, 0}));
        // A table may start a little before the hour.
        constexpr int early = 60;
        game.start
            = time({FieldKind::StartTime}, m_text.started, game.start, any.plusMinutes(-early));
        game.end = time({FieldKind::EndTime}, m_text.ended, game.end, game.start.value_or(any));
        constexpr int longest = 16 * 60;
        const bool isTyped = game.start != m_before.start || game.end != m_before.end;
        if (isTyped && game.start && game.end && game.start->minutesTo(*game.end) > longest)
            complain({FieldKind::EndTime}, {SheetFaultKind::EndBeforeStart, timeToType(*game.end),
                                            timeToType(*game.start)});
    }

    std::optional<VenueTime> time(const SheetField& field, const QString& typed,
                                  const std::optional<VenueTime>& recorded,
                                  const VenueTime& after) {
        if (isUnknown(typed))
            return std::nullopt;
        // Do not read it again: the text may lack its day.
        if (recorded && timeToType(*recorded) == typed.trimmed())
            return recorded;
        const auto moment = typedTime(typed, after);
        if (!moment)
            complain(field, {SheetFaultKind::NoTime, typed});
        return moment;
    }

    /// The seats that letters and numbers name; complains about those that name none.
    std::vector<size_t> seatsNamed(const SheetField& field, const QString& names) {
        std::vector<size_t> seats;
        for (const QChar name : names) {
            if (const auto row = rowNamed(m_text, name)) {
                if (std::ranges::find(seats, *row) == seats.end())
                    seats.push_back(*row);
                continue;
            }
            const bool isFaction = factionOf(name).has_value();
            complain(
                field,
                {isFaction ? SheetFaultKind::NobodyPlaysIt : SheetFaultKind::NamesNobody, name},
                isFaction);
        }
        return seats;
    }

    void readAlliances() {
        for (Seat& seat : m_notes.game.seats)
            dune(seat).alliance.reset();
        int label = 0;
        for (const QString& names : m_text.alliances.split(u' ', Qt::SkipEmptyParts)) {
            if (isUnknown(names))
                continue;
            ++label;
            const auto seats = seatsNamed({FieldKind::Alliances}, names);
            for (const size_t row : seats) {
                if (dune(seat(row)).alliance)
                    complain({FieldKind::Alliances},
                             {SheetFaultKind::InTwoAlliances, nameOf(m_text.rows[row])});
                dune(seat(row)).alliance = AllianceNumber(label);
            }
        }
        // The numbers are only labels, so keep them if the sides are the same.
        if (m_notes.game.seats.size() == m_before.seats.size()
            && sidesOf(m_notes.game) == sidesOf(m_before)) {
            for (size_t row = 0; row < m_before.seats.size(); ++row)
                dune(seat(row)).alliance = dune(m_before.seats[row]).alliance;
        }
    }

    void readVictory() {
        Game& game = m_notes.game;
        dune(game).victory = m_text.victory;
        dune(game).ending = ending();
        if (!hasResult(game))
            return;
        for (Seat& seat : game.seats)
            dune(seat).winner = false;
        const bool typed = !isUnknown(m_text.winners);
        // An adjudicated game is decided by the values, which only the rows have.
        if (!typed && dune(game).victory == Victory::Adjudicated && m_notes.problems.empty()) {
            for (const size_t row : impliedWinners(game, m_event.settings))
                dune(seat(row)).winner = true;
            return;
        }
        const QString names = winnersNamed(m_text, m_event.settings);
        for (const size_t row : seatsNamed({FieldKind::Winners}, names))
            dune(seat(row)).winner = true;
    }

    /// The recorded ending, unless a changed value implies another.
    std::optional<Ending> ending() {
        const Game& game = m_notes.game;
        const bool wasConceded = dune(m_before).ending == Ending::Concession;
        // As the sheet shows the victory: see textOf().
        const auto before = textOf(m_before, m_event.settings).victory;
        if (dune(game).victory == before && game.turns == m_before.turns
            && m_text.conceded == wasConceded)
            return dune(m_before).ending;
        return impliedEnding(game, m_text.conceded, m_event.settings);
    }

    std::optional<PlayerId> predicted() {
        if (m_text.victory != Victory::BgPrediction)
            return dune(m_before).victory == Victory::BgPrediction ? std::nullopt
                                                                   : dune(m_before).predicted;
        if (isUnknown(m_text.predicted))
            return std::nullopt;
        const auto seats = seatsNamed({FieldKind::Predicted}, m_text.predicted.trimmed());
        return seats.empty() ? std::nullopt : std::optional(seat(seats.front()).player);
    }

    /// Who held what at the end of each turn played; an untouched grid means unknown.
    void readControl() {
        const auto isTyped = [](const auto& row) {
            return std::ranges::any_of(row.second,
                                       [](QChar name) { return name != u'.' && name != u' '; });
        };
        if (isControlAsBefore())
            return;
        for (Seat& seat : m_notes.game.seats)
            dune(seat).control.clear();
        if (!std::ranges::any_of(m_text.control, isTyped))
            return;
        qsizetype turns = m_notes.game.turns ? m_notes.game.turns->value() : 0;
        if (!m_notes.game.turns) {
            for (const auto& [stronghold, holders] : m_text.control)
                turns = std::max(turns, holders.size());
        }
        // Refuses more turns than any game has (R10.4), instead of allocating them.
        constexpr qsizetype maxTurns = 1000;
        turns = std::min(turns, maxTurns);
        for (Seat& seat : m_notes.game.seats)
            dune(seat).control.resize(static_cast<size_t>(turns));
        for (const auto& [stronghold, holders] : m_text.control) {
            for (qsizetype turn = 0; turn < std::min(turns, holders.size()); ++turn)
                hold(stronghold, holders[turn], static_cast<size_t>(turn));
        }
    }

    /// A grid may have been recorded for only some seats, which its text does not show.
    [[nodiscard]] bool isControlAsBefore() const {
        const SheetText before = textOf(m_before, m_event.settings);
        return before.control == m_text.control
               && std::ranges::equal(before.rows, m_text.rows, {}, &nameOf, &nameOf);
    }

    void hold(Stronghold stronghold, QChar name, size_t turn) {
        if (name == u'.' || name == u' ')
            return;
        for (const size_t row : seatsNamed({FieldKind::Control}, QString(name)))
            dune(seat(row)).control[turn].push_back(stronghold);
    }

    const SheetText& m_text;
    const Game& m_before;
    const Event& m_event;
    const GameAddress& m_place;
    SheetReading m_notes;
};

} // namespace

SheetReading readSheet(const SheetText& text, const Game& before, const Event& event,
                       const GameAddress& place) {
    return SheetReader(text, before, event, place).read();
}

namespace {

/// The game by the head alone, with one seat per name in it.
class HeadGame {
public:
    explicit HeadGame(const SheetText& text) : m_text(text) {
        dune(m_game).victory = text.victory;
        int label = 0;
        for (const QString& names : text.alliances.split(u' ', Qt::SkipEmptyParts)) {
            ++label;
            for (const QChar name : names)
                dune(add(name)).alliance = AllianceNumber(label);
        }
        for (const Faction faction : {Faction::BeneGesserit, Faction::Fremen, Faction::Guild})
            add(known(letterOf(faction)));
    }

    [[nodiscard]] QString impliedNames(const Settings& settings) const {
        QString names;
        for (const size_t seat : impliedWinners(m_game, settings))
            names += m_names[static_cast<qsizetype>(seat)];
        return names;
    }

    /// Uses the letters of the rows: a seat's number may be typed before its faction.
    [[nodiscard]] QString alone(const QString& winners) const {
        QString names;
        for (const QChar name : winners)
            names += known(name);
        return names;
    }

    /// Adds the allies of each winner.
    [[nodiscard]] QString withAllies(const QString& winners) const {
        QString names;
        for (const AlliedSeats& side : sidesOf(m_game)) {
            const bool wins = std::ranges::any_of(side, [&](size_t seat) {
                return winners.contains(m_names[static_cast<qsizetype>(seat)]);
            });
            for (const size_t seat : side) {
                if (wins)
                    names += m_names[static_cast<qsizetype>(seat)];
            }
        }
        for (const QChar name : winners) {
            if (!names.contains(known(name)))
                names += known(name);
        }
        return names;
    }

private:
    /// The letter of the row with this number, if it has one.
    [[nodiscard]] QChar known(QChar name) const {
        const auto row = rowNamed(m_text, name);
        return row ? nameOf(m_text.rows[*row]) : name;
    }

    Seat& add(QChar typed) {
        const QChar name = known(typed);
        const auto place = m_names.indexOf(name);
        if (place >= 0)
            return m_game.seats[static_cast<size_t>(place)];
        m_names += name;
        const int number = static_cast<int>(m_names.size());
        Seat seat = seatOf(SeatNumber(number), PlayerId::placeholder(number));
        dune(seat).faction = factionOf(name);
        const auto row = rowNamed(m_text, name);
        seat.dropout = row && m_text.rows[*row].dropout;
        m_game.seats.push_back(std::move(seat));
        return m_game.seats.back();
    }

    const SheetText& m_text;
    Game m_game;
    QString m_names; // by seat
};

} // namespace

QString winnersNamed(const SheetText& text, const Settings& settings) {
    const HeadGame head(text);
    const QString typed = text.winners.trimmed().remove(u' ');
    if (!isUnknown(typed))
        return text.victory == Victory::Solo ? head.alone(typed) : head.withAllies(typed);
    return text.victory == Victory::Adjudicated ? QString() : head.impliedNames(settings);
}

} // namespace mentat
