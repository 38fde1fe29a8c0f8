#include "app/session/ruleset/result_text.h"

#include "app/session/typing/kept_text.h"
#include "app/session/typing/typed_values.h"
#include "model/ruleset/results.h"
#include "model/ruleset/ruleset_play.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr auto resultDraftKind = "ruleset-result"_L1;
constexpr QChar droppedOut = u'd';
constexpr QChar excusedOne = u'e';
const QString unknown = u"-"_s;

/// Puts the mark of a dropout before the rest of the seat's text.
QString withMark(const Seat& seat, const QString& text) {
    return seat.dropout ? (seat.excused ? excusedOne : droppedOut) + text : text;
}

/// All seats' entries; empty if none has a value.
QString lineOf(const QStringList& entries, const QString& separator) {
    const bool saysNothing
        = std::ranges::all_of(entries, [](const QString& entry) { return entry.isEmpty(); });
    if (saysNothing)
        return {};
    QStringList shown = entries;
    std::ranges::replace(shown, QString(), unknown);
    return shown.join(separator);
}

} // namespace

static ResultText blank(std::type_identity<ResultText>) {
    return {};
}

template <class Io, class Text>
requires std::same_as<std::remove_const_t<Text>, ResultText>
void describe(Io& io, Text& text) {
    describeKind(io, resultDraftKind);
    io.always("accepted", text.accepted);
    io.always("labels", text.labels);
    io.always("note", text.note);
    io.always("places", text.places);
    io.always("players", text.players);
    io.always("scores", text.scores);
}

const QString& ResultText::line(ResultLine which) const {
    switch (which) {
    case ResultLine::Scores: return scores;
    case ResultLine::Places: return places;
    case ResultLine::Labels: break;
    }
    return labels;
}

QString& ResultText::line(ResultLine which) {
    return const_cast<QString&>(std::as_const(*this).line(which));
}

QString scoreToType(Decimal score) {
    const qint64 thousandths = score.thousandths();
    const qint64 size = std::abs(thousandths);
    QString text = QString::number(size / 1000);
    if (size % 1000 != 0) {
        QString after = u"%1"_s.arg(size % 1000, 3, 10, QChar(u'0'));
        while (after.endsWith(u'0'))
            after.chop(1);
        text += u'.' + after;
    }
    return thousandths < 0 ? QString(u'-' + text) : text;
}

ResultText textOf(const Game& game) {
    const auto& seats = game.seats;
    const bool hasPlaces = std::ranges::any_of(
        seats, [](const Seat& seat) { return byRuleset(seat).place.has_value(); });
    const bool hasScores = std::ranges::any_of(
        seats, [](const Seat& seat) { return byRuleset(seat).score.has_value(); });
    // Mark dropouts only once: at the places, or if there are none, at the scores.
    const bool marksPlaces = hasPlaces || !hasScores;
    QStringList places;
    QStringList scores;
    QStringList labels;
    for (const Seat& seat : seats) {
        const RulesetSeat& part = byRuleset(seat);
        const QString place = part.place ? QString::number(part.place->value()) : QString();
        const QString score = part.score ? scoreToType(*part.score) : QString();
        places.append(marksPlaces ? withMark(seat, place) : place);
        scores.append(marksPlaces ? score : withMark(seat, score));
        labels.append(part.label.value_or(QString()));
    }
    ResultText text{.players = {},
                    .scores = lineOf(scores, u" "_s),
                    .places = lineOf(places, u" "_s),
                    .labels = lineOf(labels, u", "_s),
                    .note = game.note.value_or(QString())};
    std::ranges::transform(seats, std::back_inserter(text.players), &Seat::player);
    for (const Acceptance& one : game.accepted)
        text.accepted.push_back(QString(idOf(one.rule)));
    return text;
}

QString draftOf(const ResultText& text) {
    return keptText(text);
}

std::optional<ResultText> resultTextIn(const QString& draft) {
    return textKeptIn<ResultText>(draft);
}

namespace {

// Parses a typed result.
constexpr qsizetype wholeDigits = 9;
constexpr qsizetype digitsAfterPoint = 3;

QStringList splitAt(const QString& text, const QString& separators) {
    return text.split(QRegularExpression(separators), Qt::SkipEmptyParts);
}

QStringList characters(const QString& text) {
    QStringList each;
    for (const QChar character : text) {
        if (!character.isSpace() && character != u',')
            each.append(character);
    }
    return each;
}

/// Separated by blanks, commas, or nothing.
QStringList placeEntries(const QString& text, size_t seats) {
    const QStringList entries = splitAt(text, u"[\\s,;]+"_s);
    const QStringList each = characters(text);
    const auto fits = [&](const QStringList& list) { return list.size() == qsizetype(seats); };
    const bool isOne = entries.size() == 1; // not separated
    return !fits(entries) && (fits(each) || isOne) ? each : entries;
}

/// Separated by blanks; a comma separates if a blank follows or if there are no blanks, otherwise
/// it is a decimal comma.
QStringList scoreEntries(const QString& text) {
    const bool hasBlank = text.trimmed().contains(QRegularExpression(u"\\s"_s));
    return splitAt(text, hasBlank ? u",?\\s+|;\\s*"_s : u"[,;]"_s);
}

/// Separated by commas, or else by blanks, or as adjacent first letters.
QStringList labelEntries(const QString& text, size_t seats) {
    QStringList entries;
    if (text.contains(u',')) {
        for (const QString& entry : text.split(u','))
            entries.append(entry.trimmed());
        return entries;
    }
    entries = splitAt(text, u"\\s+"_s);
    const QStringList each = characters(text);
    return entries.size() == 1 && each.size() == qsizetype(seats) ? each : entries;
}

/// Players recorded before keep their seats; others get numbers after all of them. The sheet's
/// facts are added later.
std::vector<Seat> seatsOf(const std::vector<PlayerId>& players, const std::vector<Seat>& recorded) {
    int last = 0;
    for (const Seat& seat : recorded)
        last = std::max(last, seat.number.value());
    std::vector<Seat> seats;
    for (const PlayerId& player : players) {
        const auto known = std::ranges::find(recorded, player, &Seat::player);
        Seat seat = known == recorded.end() ? seatOf(SeatNumber(++last), player) : *known;
        seat.dropout = false;
        seat.part = RulesetSeat();
        seats.push_back(std::move(seat));
    }
    return seats;
}

/// Reads the lines of a sheet in turn, and keeps the first fault.
class ResultReader {
public:
    ResultReader(const ResultText& text, const Game& recorded, const Ruleset& ruleset)
        : m_text(text)
        , m_ruleset(ruleset)
        , m_reading{recorded} {
        seats() = seatsOf(text.players, recorded.seats);
    }

    ResultReading read(const Game& recorded) {
        m_hasScores = m_ruleset.score != Scores::None && !m_text.scores.trimmed().isEmpty();
        m_hasPlaces = !m_text.places.trimmed().isEmpty();
        if (!m_hasScores && !m_hasPlaces) {
            const bool asksScores = m_ruleset.score != Scores::None;
            say({ResultFaultKind::NothingTyped,
                 asksScores ? ResultLine::Scores : ResultLine::Places});
        }
        if (m_hasScores)
            readScores();
        if (m_hasPlaces)
            readPlaces();
        if (!m_text.labels.trimmed().isEmpty())
            readLabels();
        tidyDropouts();
        checkPlaces();
        const QString note = m_text.note.trimmed();
        game().note = note.isEmpty() ? std::nullopt : std::optional(note);
        takeAccepted(recorded);
        return std::move(m_reading);
    }

private:
    [[nodiscard]] Game& game() { return m_reading.game; }
    [[nodiscard]] std::vector<Seat>& seats() { return m_reading.game.seats; }

    void say(const ResultFault& fault) {
        if (!m_reading.fault)
            m_reading.fault = fault;
    }

    /// Reads one entry per seat, and complains if there are more or fewer.
    template <class Take>
    void readEntries(ResultLine line, const QStringList& entries, Take take) {
        const auto count = std::min(static_cast<size_t>(entries.size()), seats().size());
        for (size_t i = 0; i < count; ++i)
            take(seats()[i], entries[static_cast<qsizetype>(i)]);
        if (static_cast<size_t>(entries.size()) != seats().size())
            say({ResultFaultKind::OtherCount,
                 line,
                 {},
                 static_cast<int>(entries.size()),
                 static_cast<int>(seats().size())});
    }

    void readScores() {
        readEntries(ResultLine::Scores, scoreEntries(m_text.scores),
                    [this](Seat& seat, const QString& entry) {
                        const QString typed = withoutMark(seat, entry);
                        if (isUnknown(typed))
                            return;
                        byRuleset(seat).score = typedScore(typed);
                        if (!byRuleset(seat).score)
                            say({ResultFaultKind::NoScore, ResultLine::Scores, typed});
                    });
    }

    void readPlaces() {
        readEntries(ResultLine::Places, placeEntries(m_text.places, seats().size()),
                    [this](Seat& seat, const QString& entry) {
                        const QString typed = withoutMark(seat, entry);
                        if (!isUnknown(typed))
                            byRuleset(seat).place = typedNumber<TablePlace>(typed);
                        const bool isNeeded = !seat.dropout || !isUnknown(typed);
                        if (isNeeded && !byRuleset(seat).place)
                            say({ResultFaultKind::NoPlace, ResultLine::Places, typed});
                    });
    }

    void readLabels() {
        readEntries(ResultLine::Labels, labelEntries(m_text.labels, seats().size()),
                    [this](Seat& seat, const QString& entry) {
                        if (!isUnknown(entry))
                            byRuleset(seat).label = labelOf(entry);
                    });
    }

    /// The ruleset's label that begins like this; any other is kept as typed (H2).
    QString labelOf(const QString& typed) {
        QStringList found;
        for (const QString& label : m_ruleset.labels) {
            if (label.compare(typed, Qt::CaseInsensitive) == 0)
                return label;
            if (label.startsWith(typed, Qt::CaseInsensitive))
                found.append(label);
        }
        if (found.size() > 1)
            say({ResultFaultKind::SeveralLabels, ResultLine::Labels, typed});
        return found.size() == 1 ? found.front() : typed;
    }

    /// Players who finish have neither an excuse nor a time of leaving.
    void tidyDropouts() {
        for (Seat& seat : seats()) {
            if (seat.dropout)
                continue;
            seat.left.reset();
            seat.excused = false;
        }
    }

    /// H2: players who stayed have the places from first on, skipping those after shared places.
    void checkPlaces() {
        if (m_reading.fault)
            return;
        const auto stayed = [](const Seat& seat) { return !seat.dropout; };
        if (std::ranges::none_of(seats(), stayed))
            return say({ResultFaultKind::NobodyStayed,
                        m_hasPlaces ? ResultLine::Places : ResultLine::Scores});
        if (!m_hasPlaces) {
            if (!isComplete(seats()))
                say({ResultFaultKind::ScoreMissing, ResultLine::Scores});
            return;
        }
        std::vector<int> places;
        for (const Seat& seat : seats()) {
            if (stayed(seat))
                places.push_back(byRuleset(seat).place->value());
        }
        std::ranges::sort(places);
        for (size_t i = 0; i < places.size(); ++i) {
            const int wanted = static_cast<int>(i) + 1;
            const bool isShared = i > 0 && places[i] == places[i - 1];
            if (isShared || places[i] == wanted)
                continue;
            const auto kind = places[i] > wanted ? ResultFaultKind::PlaceLeftOut
                                                 : ResultFaultKind::PlaceSharedAway;
            return say({kind, ResultLine::Places, {}, places[i], wanted});
        }
    }

    /// A warning accepted before keeps its reason.
    void takeAccepted(const Game& recorded) {
        game().accepted.clear();
        for (const QString& id : m_text.accepted) {
            const auto rule = enumFromId<Rule>(id);
            if (!rule)
                continue;
            const auto known = std::ranges::find(recorded.accepted, *rule, &Acceptance::rule);
            game().accepted.push_back(known == recorded.accepted.end() ? Acceptance{*rule, {}}
                                                                       : *known);
        }
    }

    const ResultText& m_text;
    const Ruleset& m_ruleset;
    ResultReading m_reading;
    bool m_hasScores = false;
    bool m_hasPlaces = false;
};

} // namespace

QStringList entriesOf(const ResultText& text, ResultLine line, size_t seats) {
    switch (line) {
    case ResultLine::Scores: return scoreEntries(text.scores);
    case ResultLine::Places: return placeEntries(text.places, seats);
    case ResultLine::Labels: break;
    }
    return labelEntries(text.labels, seats);
}

std::optional<Decimal> typedScore(QString text) {
    text.replace(u'−', u'-').replace(u',', u'.');
    static const QRegularExpression number(u"^(-?)([0-9]+)(?:\\.([0-9]+))?$"_s);
    const QRegularExpressionMatch match = number.match(text);
    if (!match.hasMatch() || match.captured(2).size() > wholeDigits
        || match.captured(3).size() > digitsAfterPoint)
        return std::nullopt;
    const qint64 size = match.captured(2).toLongLong() * 1000
                        + match.captured(3).leftJustified(digitsAfterPoint, u'0').toLongLong();
    return Decimal::fromThousandths(match.captured(1).isEmpty() ? size : -size);
}

ResultReading readResult(const ResultText& text, const Game& recorded, const Ruleset& ruleset) {
    return ResultReader(text, recorded, ruleset).read(recorded);
}

} // namespace mentat
