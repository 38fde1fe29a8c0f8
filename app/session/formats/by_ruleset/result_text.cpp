#include "app/session/formats/by_ruleset/result_text.h"

#include "app/session/typing/kept_text.h"
#include "app/session/typing/typed_values.h"
#include "model/formats/by_ruleset/ruleset_play.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr auto resultDraftKind = "ruleset-result"_L1;
constexpr QChar droppedOut = u'd';
constexpr QChar excusedOne = u'e';
const QString unknown = u"-"_s;

/// The mark of who dropped out, before what else is known of the seat.
QString withMark(const Seat& seat, const QString& text) {
    return seat.dropout ? (seat.excused ? excusedOne : droppedOut) + text : text;
}

/// The entries of all seats; empty where they say nothing.
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
    // Who dropped out is said once: with the places, which the scores may stand for.
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

} // namespace mentat
