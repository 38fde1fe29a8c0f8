#include "app/session/sheets/ruleset/ruleset_sheets.h"

#include "app/session/rounds/result_acts.h"
#include "app/session/ruleset/result_text.h"
#include "model/ruleset/results.h"
#include "model/ruleset/ruleset_play.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/ruleset/result_wording.h"
#include "reports/wording/sentences.h"
#include "scoring/ruleset/ruleset_warnings.h"
#include "scoring/ruleset/values/ruleset_field.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

using Kind = SheetInput::Kind;
using Asked = SheetInput::Asked;

const QString labelName = u"label"_s;
const QString scoreName = u"score"_s;
const QString placeName = u"place"_s;
const QString dropoutName = u"dropout"_s;
const QString noteName = u"note"_s;

struct SeatText {
    QString label;
    QString score;
    QString place;
    bool dropout = false;
    bool excused = false; // by the GM's decision
    friend bool operator==(const SeatText&, const SeatText&) = default;
};

QString nameIn(const QString& name, size_t seat) {
    return u"%1-%2"_s.arg(name).arg(seat + 1);
}

QString withMark(const SeatText& seat, const QString& text) {
    return seat.dropout ? QString((seat.excused ? u'e' : u'd') + text) : text;
}

/// Empty if all entries are.
QString lineOf(const QStringList& entries, const QString& between) {
    if (std::ranges::all_of(entries, [](const QString& entry) { return entry.isEmpty(); }))
        return {};
    QStringList shown = entries;
    std::ranges::replace(shown, QString(), u"-"_s);
    return shown.join(between);
}

/// Converts a game's result to a form, and back.
class RulesetForm {
public:
    explicit RulesetForm(const SheetAsked& asked)
        : m_asked(asked)
        , m_ruleset(std::get<RulesetPlay>(asked.event.play).ruleset)
        , m_language(asked.wording.language())
        , m_titles(resultTitles(asked.wording.language(), asked.event.aids.sheet))
        , m_game(*gameAt(asked.event, asked.table))
        , m_text(resultTextIn(asked.sheet).value_or(blankText()))
        , m_seats(seatsOf(m_text)) {}

    static ResultText textOf(const Event&, const Game& game) { return mentat::textOf(game); }
    static std::optional<ResultText> textKept(const QString& draft) { return resultTextIn(draft); }
    static std::optional<ResultText> textMoved(ResultText text, const Event&, const Game& there) {
        text.players = mentat::textOf(there).players;
        return text;
    }

    [[nodiscard]] std::vector<SheetPart> parts() const {
        const std::vector<bool> isFirst = firsts();
        std::vector<SheetPart> all;
        for (size_t seat = 0; seat < m_seats.size(); ++seat)
            all.push_back(
                {seatHeading(m_asked, SeatNumber(static_cast<int>(seat) + 1), m_text.players[seat]),
                 inputs(seat, isFirst[seat])});
        all.push_back({{},
                       {later({noteName, say(m_language, Phrase("PhonesPage", "Note")), Kind::Note,
                               m_text.note})}});
        return all;
    }

    [[nodiscard]] std::vector<SheetInput> winners() const {
        const std::vector<bool> isFirst = firsts();
        std::vector<SheetInput> boxes;
        for (size_t seat = 0; seat < m_seats.size(); ++seat)
            boxes.push_back({winnerField(SeatNumber(static_cast<int>(seat) + 1)),
                             playerName(m_asked.event, m_text.players[seat]), Kind::Box,
                             isFirst[seat] ? u"1"_s : QString()});
        return boxes;
    }

    [[nodiscard]] ResultText typed(const FieldValues& sent) {
        const std::vector<SeatText> before = m_seats;
        for (size_t seat = 0; seat < m_seats.size(); ++seat)
            take(sent, seat);
        if (sent.has(whoWonField()))
            takeWinners(sent);
        if (sent.has(noteName))
            m_text.note = typedNote(sent.value(noteName));
        writeLines(before);
        return m_text;
    }

    [[nodiscard]] std::vector<SheetNotice> notices() const {
        const ResultReading reading = readResult(m_text, m_game, m_ruleset);
        if (reading.fault)
            return {{nameOfLine(reading.fault->line), resultFaultText(m_language, *reading.fault),
                     true}};
        std::vector<SheetNotice> all;
        for (const Finding& warning :
             rulesetWarnings(m_asked.event, m_asked.table, reading.game).open)
            all.push_back({{}, m_asked.wording.finding(warning), false});
        return all;
    }

    [[nodiscard]] std::optional<Game> game() const {
        const ResultReading reading = readResult(m_text, m_game, m_ruleset);
        return reading.fault ? std::nullopt : std::optional(reading.game);
    }

private:
    /// The game as drawn: the GM's notes and accepted warnings are not the table's.
    [[nodiscard]] ResultText blankText() const {
        ResultText text = mentat::textOf(m_game);
        text.note.clear();
        text.accepted.clear();
        return text;
    }

    [[nodiscard]] bool hasScores() const { return m_ruleset.score != Scores::None; }

    static std::vector<SeatText> seatsOf(const ResultText& text) {
        const size_t count = text.players.size();
        std::vector<SeatText> seats(count);
        const auto entry = [&](ResultLine line, size_t seat) {
            const QString typed = entriesOf(text, line, count).value(static_cast<qsizetype>(seat));
            return typed == u"-"_s ? QString() : typed;
        };
        for (size_t i = 0; i < count; ++i) {
            SeatText& seat = seats[i];
            seat.label = entry(ResultLine::Labels, i);
            seat.score = withoutMark(seat, entry(ResultLine::Scores, i));
            seat.place = withoutMark(seat, entry(ResultLine::Places, i));
        }
        return seats;
    }

    /// Keeps the text of unchanged fields.
    void writeLines(const std::vector<SeatText>& before) {
        QStringList labels;
        QStringList scores;
        QStringList places;
        for (const SeatText& seat : m_seats) {
            labels.append(seat.label);
            scores.append(seat.score);
            places.append(seat.place);
        }
        // Mark dropouts only once: at the places, or if there are none, at the scores.
        const bool marksScores = lineOf(places, {}).isEmpty() && hasScores();
        QStringList& marked = marksScores ? scores : places;
        for (size_t i = 0; i < m_seats.size(); ++i) {
            QString& entry = marked[static_cast<qsizetype>(i)];
            entry = withMark(m_seats[i], entry);
        }
        if (!std::ranges::equal(m_seats, before, {}, &SeatText::label, &SeatText::label))
            m_text.labels = lineOf(labels, u", "_s);
        if (m_seats == before)
            return;
        m_text.scores = lineOf(scores, u" "_s);
        m_text.places = lineOf(places, u" "_s);
    }

    static SheetInput later(SheetInput input) {
        input.asked = Asked::Later;
        return input;
    }

    /// The winners by the typed places, or else by the scores.
    [[nodiscard]] std::vector<bool> firsts() const {
        const ResultReading reading = readResult(m_text, m_game, m_ruleset);
        std::vector<bool> isFirst(m_seats.size());
        for (size_t seat = 0; seat < m_seats.size(); ++seat)
            isFirst[seat] = m_seats[seat].place == u"1";
        if (reading.fault || std::ranges::count(isFirst, true) > 0)
            return isFirst;
        const std::vector<SeatResult> results = resultsOf(reading.game, m_ruleset.score);
        for (size_t seat = 0; seat < results.size(); ++seat)
            isFirst[seat] = results[seat].place == 1 && !m_seats[seat].dropout;
        return isFirst;
    }

    /// Whether places other than the first count: in a heat they order the standings (H4), in a
    /// stage they decide who advances (H7) and who is eliminated (H11).
    [[nodiscard]] bool placesMatter() const {
        if (!m_asked.table.round.isHeat()) {
            const StageRule* stage = findStageRule(m_ruleset, *m_asked.table.round.stage());
            return (stage && stage->advance.value() > 1)
                   || std::ranges::count(m_ruleset.eliminated, EliminatedBy::StagePlace) > 0;
        }
        return std::ranges::any_of(m_ruleset.order, [](const OrderKey& key) {
            const OrderBy by = orderBy(key);
            return by == OrderBy::PlacePoints || by == OrderBy::Places
                   || by == OrderBy::AveragePlace || by == OrderBy::BehindFirst;
        });
    }

    /// By their check boxes.
    void takeWinners(const FieldValues& sent) {
        std::vector<bool> isFirst;
        for (size_t seat = 0; seat < m_seats.size(); ++seat)
            isFirst.push_back(
                !sent.value(winnerField(SeatNumber(static_cast<int>(seat) + 1))).isEmpty());
        const auto count = std::ranges::count(isFirst, true);
        if (count == 0)
            return;
        const QString next = QString::number(count + 1); // for the others
        for (size_t seat = 0; seat < m_seats.size(); ++seat) {
            QString& place = m_seats[seat].place;
            if (isFirst[seat])
                place = u"1"_s;
            else if (place == u"1" || m_seats[seat].dropout)
                place.clear();
        }
        const auto isOther
            = [](const SeatText& seat) { return !seat.dropout && seat.place != u"1"; };
        const bool isKnown
            = hasScores() || !placesMatter() || std::ranges::count_if(m_seats, isOther) == 1;
        for (SeatText& seat : m_seats) {
            if (isKnown && isOther(seat) && seat.place.isEmpty())
                seat.place = next; // only the winner is known: the others share the next place (H2)
        }
        if (std::ranges::all_of(m_seats, [&](const SeatText& seat) {
                return !isOther(seat) || seat.place == next;
            }))
            placeByScores();
    }

    /// If all scores are known and have the same winners, they determine all places (H2); otherwise
    /// the others follow the winners by score.
    void placeByScores() {
        std::vector<std::pair<SeatText*, Decimal>> stayed;
        for (SeatText& seat : m_seats) {
            if (seat.dropout)
                continue;
            const auto score = typedScore(seat.score);
            if (!score)
                return;
            stayed.emplace_back(&seat, *score);
        }
        std::vector<int> better(stayed.size());    // the number of better scores
        std::vector<int> behind(stayed.size(), 1); // the place by score, after the winners
        bool isSame = true;
        for (size_t i = 0; i < stayed.size(); ++i) {
            for (const auto& [other, score] : stayed) {
                const bool isBetter = isBetterScore(score, stayed[i].second, m_ruleset.score);
                better[i] += isBetter ? 1 : 0;
                behind[i] += isBetter || other->place == u"1" ? 1 : 0;
            }
            isSame = isSame && (better[i] == 0) == (stayed[i].first->place == u"1");
        }
        for (size_t i = 0; i < stayed.size(); ++i) {
            QString& place = stayed[i].first->place;
            if (isSame)
                place.clear();
            else if (place != u"1")
                place = QString::number(behind[i]);
        }
    }

    [[nodiscard]] std::vector<SheetInput> inputs(size_t index, bool isFirst) const {
        const SeatText& seat = m_seats[index];
        std::vector<SheetInput> all;
        if (!m_ruleset.labels.empty())
            all.push_back({nameIn(labelName, index), m_titles.label, Kind::Choice, seat.label,
                           labels(seat.label)});
        if (hasScores())
            all.push_back({nameIn(scoreName, index), m_titles.score, Kind::Decimal, seat.score});
        all.push_back({nameIn(placeName, index), m_titles.place, Kind::Number, seat.place});
        if (isFirst)
            all.back().asked = Asked::Won;
        else if (hasScores() || !placesMatter())
            all.back().asked = Asked::Later;
        all.push_back(
            later({nameIn(dropoutName, index), say(m_language, Phrase("PhonesPage", "Dropped out")),
                   Kind::Box, seat.dropout ? u"1"_s : QString()}));
        return all;
    }

    [[nodiscard]] std::vector<std::pair<QString, QString>> labels(const QString& typed) const {
        std::vector<std::pair<QString, QString>> choices{{{}, u"–"_s}};
        for (const QString& label : m_ruleset.labels)
            choices.emplace_back(label, label);
        if (!typed.isEmpty()
            && std::ranges::find(m_ruleset.labels, typed) == m_ruleset.labels.end())
            choices.emplace_back(typed, typed);
        return choices;
    }

    void take(const FieldValues& sent, size_t index) {
        SeatText& seat = m_seats[index];
        if (!sent.has(nameIn(placeName, index)))
            return; // the seat was added after the page was made
        const auto word = [&](const QString& name) {
            return typedLine(sent.value(nameIn(name, index))).remove(u' ');
        };
        seat.score = word(scoreName);
        seat.place = word(placeName);
        const QString label = typedLine(sent.value(nameIn(labelName, index)));
        if (sent.has(nameIn(labelName, index)) && label != typedLine(seat.label))
            seat.label = QString(label).remove(u',');
        seat.dropout = !sent.value(nameIn(dropoutName, index)).isEmpty();
        seat.excused = seat.excused && seat.dropout;
    }

    [[nodiscard]] static QString nameOfLine(ResultLine line) {
        switch (line) {
        case ResultLine::Scores: return nameIn(scoreName, 0);
        case ResultLine::Places: return nameIn(placeName, 0);
        case ResultLine::Labels: break;
        }
        return nameIn(labelName, 0);
    }

    const SheetAsked& m_asked;
    const Ruleset& m_ruleset;
    const Language& m_language;
    ResultTitles m_titles;
    const Game& m_game;
    ResultText m_text;
    std::vector<SeatText> m_seats;
};

} // namespace

SheetKind rulesetSheetKind() {
    return sheetKindBy<RulesetForm>();
}

} // namespace mentat
