#include "reports/wording/heats/day_card_wording.h"

#include "reports/wording/heats/round_names.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

#include <cstdlib>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr qint64 daysOfAWeek = 7;

/// The texts of a card, in this language.
class CardWords {
public:
    CardWords(const Language& language, const DayCard& card) : m_language(language), m_card(card) {}

    [[nodiscard]] const Language& language() const { return m_language; }
    [[nodiscard]] QString number(int number) const { return m_language.number(number); }
    [[nodiscard]] QString part(int count) const {
        return say(m_language, Phrase("DayCard", "%1 of %2"), {number(count), number(m_card.of)});
    }
    [[nodiscard]] QString players() const {
        return sayCounted(m_language, CountedPhrase("DayCard", "%n player(s)"), m_card.count);
    }
    [[nodiscard]] QString clock() const {
        return m_card.time ? m_language.clockTime(m_card.time->time()) : QString();
    }

private:
    const Language& m_language;
    const DayCard& m_card;
};

QString titleOf(const Language& language, const DayCard& card) {
    return onOneLine(card.name ? *card.name : roundName(language, operandOf(card.round)));
}

/// "Sat 11 Jul", or if months come first "Sat Jul 11"; with the year if that is another one.
QString dayWithin(const QLocale& locale, const QDate& day, const QDate& today) {
    if (day.year() != today.year())
        return dayText(locale, day);
    const bool isMonthFirst
        = locale.dateFormat(QLocale::ShortFormat).startsWith(u'M', Qt::CaseInsensitive);
    return locale.toString(day, isMonthFirst ? u"ddd MMM d"_s : u"ddd d MMM"_s);
}

QString whenOf(const Language& language, const CardWords& words, const DayCard& card,
               const VenueTime& now) {
    if (card.isOn)
        return say(words, Phrase("DayCard", "now"));
    if (card.state == DayCardState::Decided && card.players.size() == 1)
        return say(words, Phrase("DayCard", "champion"));
    if (!card.start)
        return {};
    const qint64 days = now.date().daysTo(card.start->date());
    if (days == 0)
        return language.clockTime(card.start->time());
    return std::abs(days) < daysOfAWeek
               ? dayAndClockText(language.locale(), card.start->date(), card.start->time())
               : dayWithin(language.locale(), card.start->date(), now.date());
}

struct CardFigure {
    QString figure;
    QString words;
};

CardFigure ofHeat(const CardWords& words, const DayCard& card) {
    const auto recorded = [&] { return say(words, Phrase("DayCard", "recorded")); };
    switch (card.state) {
    case DayCardState::CheckIn:
        return {words.number(card.count), say(words, Phrase("DayCard", "checked in"))};
    case DayCardState::Drawn:
        return {sayCounted(words, CountedPhrase("DayCard", "%n table(s)"), card.count),
                say(words, Phrase("DayCard", "drawn"))};
    case DayCardState::Playing:
        return {words.part(card.count),
                card.recorded == 0
                    ? say(words, Phrase("DayCard", "playing"))
                    : sayCounted(words, CountedPhrase("DayCard", "playing · %n recorded"),
                                 card.recorded)};
    case DayCardState::ToRecord: return {words.part(card.recorded), recorded()};
    case DayCardState::Recorded: return {words.part(card.recorded), recorded() + u" ✓"_s};
    default: break;
    }
    return {u"–"_s, say(words, Phrase("DayCard", "canceled"))};
}

CardFigure ofCut(const Language& language, const CardWords& words, const DayCard& card) {
    return {say(words, Phrase("DayCard", "cut %1"),
                {card.cut ? language.points(card.cut->halves()) : QString()}),
            card.state == DayCardState::CutSoFar ? say(words, Phrase("DayCard", "QP so far"))
                                                 : say(words, Phrase("DayCard", "QP"))};
}

CardFigure ofChampion(const CardWords& words, const DayCard& card, const NameOf& nameOf) {
    if (card.players.size() == 1)
        return {onOneLine(nameOf(card.players.front())), {}};
    return {words.number(static_cast<int>(card.players.size())),
            say(words, Phrase("DayCard", "tied for first place"))};
}

CardFigure ofRound(const Language& language, const CardWords& words, const DayCard& card,
                   const NameOf& nameOf) {
    switch (card.state) {
    case DayCardState::ToCome:
        return card.of > 0
                   ? CardFigure{words.number(card.of), say(words, Phrase("DayCard", "will play"))}
                   : CardFigure{u"–"_s, say(words, Phrase("DayCard", "to come"))};
    case DayCardState::CutSoFar:
    case DayCardState::CutReached: return ofCut(language, words, card);
    case DayCardState::LineUp:
        return {words.part(card.count), say(words, Phrase("DayCard", "here"))};
    case DayCardState::LineUpMade:
        return {words.players(), say(words, Phrase("DayCard", "line-up closed"))};
    case DayCardState::GamePlays:
        return {words.players(),
                card.time ? say(words, Phrase("DayCard", "playing since %1"), {words.clock()})
                          : say(words, Phrase("DayCard", "playing"))};
    case DayCardState::GameEnded:
        return {words.players(),
                say(words, Phrase("DayCard", "ended %1 · sheet to record"), {words.clock()})};
    case DayCardState::Decided: return ofChampion(words, card, nameOf);
    default: break;
    }
    return {u"–"_s, say(words, Phrase("DayCard", "not held"))};
}

} // namespace

DayCardText dayCardText(const Language& language, const DayCard& card, const VenueTime& now,
                        const NameOf& nameOf) {
    const CardWords words(language, card);
    const CardFigure figure = card.state < DayCardState::ToCome
                                  ? ofHeat(words, card)
                                  : ofRound(language, words, card, nameOf);
    return {titleOf(language, card), whenOf(language, words, card, now), figure.figure,
            figure.words};
}

QString inOneLine(const Language& language, const DayCardText& text) {
    if (text.words.isEmpty())
        return say(language, Phrase("DayCard", "%1, %2: %3"), {text.title, text.when, text.figure});
    return text.when.isEmpty() ? say(language, Phrase("DayCard", "%1: %2 %3"),
                                     {text.title, text.figure, text.words})
                               : say(language, Phrase("DayCard", "%1, %2: %3 %4"),
                                     {text.title, text.when, text.figure, text.words});
}

} // namespace mentat
