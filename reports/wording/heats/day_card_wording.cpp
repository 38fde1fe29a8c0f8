#include "reports/wording/heats/day_card_wording.h"

#include "reports/wording/heats/round_names.h"
#include "reports/wording/language/language.h"
#include "reports/wording/sentences.h"

#include <cstdlib>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr const char* cardContext = "DayCard";
constexpr qint64 daysOfAWeek = 7;

/// What one says of a card, in this language.
class CardWords {
public:
    CardWords(const Language& language, const DayCard& card) : m_language(language), m_card(card) {}

    [[nodiscard]] QString said(const char* english, int n = -1) const {
        return m_language.translate(cardContext, english, nullptr, n);
    }
    [[nodiscard]] QString number(int number) const { return m_language.number(number); }
    [[nodiscard]] QString part(int count) const {
        return filled(said(QT_TRANSLATE_NOOP("DayCard", "%1 of %2")),
                      {number(count), number(m_card.of)});
    }
    [[nodiscard]] QString players() const {
        return said(QT_TRANSLATE_N_NOOP("DayCard", "%n player(s)"), m_card.count);
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

QString whenOf(const Language& language, const CardWords& words, const DayCard& card,
               const VenueTime& now) {
    if (card.isOn)
        return words.said(QT_TRANSLATE_NOOP("DayCard", "now"));
    if (card.state == DayCardState::Decided && card.players.size() == 1)
        return words.said(QT_TRANSLATE_NOOP("DayCard", "champion"));
    if (!card.start)
        return {};
    const qint64 days = now.date().daysTo(card.start->date());
    if (days == 0)
        return language.clockTime(card.start->time());
    return std::abs(days) < daysOfAWeek
               ? dayAndClockText(language.locale(), card.start->date(), card.start->time())
               : dayText(language.locale(), card.start->date());
}

struct CardFigure {
    QString figure;
    QString words;
};

CardFigure ofHeat(const CardWords& words, const DayCard& card) {
    const auto recorded = [&] { return words.said(QT_TRANSLATE_NOOP("DayCard", "recorded")); };
    switch (card.state) {
    case DayCardState::CheckIn:
        return {words.number(card.count), words.said(QT_TRANSLATE_NOOP("DayCard", "checked in"))};
    case DayCardState::Drawn:
        return {words.said(QT_TRANSLATE_N_NOOP("DayCard", "%n table(s)"), card.count),
                words.said(QT_TRANSLATE_NOOP("DayCard", "drawn"))};
    case DayCardState::Playing:
        return {words.part(card.count),
                card.recorded == 0
                    ? words.said(QT_TRANSLATE_NOOP("DayCard", "playing"))
                    : words.said(QT_TRANSLATE_N_NOOP("DayCard", "playing · %n recorded"),
                                 card.recorded)};
    case DayCardState::ToRecord: return {words.part(card.recorded), recorded()};
    case DayCardState::Recorded: return {words.part(card.recorded), recorded() + u" ✓"_s};
    default: break;
    }
    return {u"–"_s, words.said(QT_TRANSLATE_NOOP("DayCard", "canceled"))};
}

CardFigure ofCut(const Language& language, const CardWords& words, const DayCard& card) {
    return {filled(words.said(QT_TRANSLATE_NOOP("DayCard", "cut %1")),
                   {card.cut ? language.points(card.cut->halves()) : QString()}),
            card.state == DayCardState::CutSoFar
                ? words.said(QT_TRANSLATE_NOOP("DayCard", "QP so far"))
                : words.said(QT_TRANSLATE_NOOP("DayCard", "QP"))};
}

CardFigure ofChampion(const CardWords& words, const DayCard& card, const NameOf& nameOf) {
    if (card.players.size() == 1)
        return {onOneLine(nameOf(card.players.front())), {}};
    return {words.number(static_cast<int>(card.players.size())),
            words.said(QT_TRANSLATE_NOOP("DayCard", "tied for first place"))};
}

CardFigure ofRound(const Language& language, const CardWords& words, const DayCard& card,
                   const NameOf& nameOf) {
    switch (card.state) {
    case DayCardState::ToCome:
        return card.of > 0
                   ? CardFigure{words.number(card.of),
                                words.said(QT_TRANSLATE_NOOP("DayCard", "will play"))}
                   : CardFigure{u"–"_s, words.said(QT_TRANSLATE_NOOP("DayCard", "to come"))};
    case DayCardState::CutSoFar:
    case DayCardState::CutReached: return ofCut(language, words, card);
    case DayCardState::LineUp:
        return {words.part(card.count), words.said(QT_TRANSLATE_NOOP("DayCard", "here"))};
    case DayCardState::LineUpMade:
        return {words.players(), words.said(QT_TRANSLATE_NOOP("DayCard", "line-up closed"))};
    case DayCardState::GamePlays:
        return {words.players(),
                card.time ? filled(words.said(QT_TRANSLATE_NOOP("DayCard", "playing since %1")),
                                   {words.clock()})
                          : words.said(QT_TRANSLATE_NOOP("DayCard", "playing"))};
    case DayCardState::GameEnded:
        return {words.players(),
                filled(words.said(QT_TRANSLATE_NOOP("DayCard", "ended %1 · sheet to record")),
                       {words.clock()})};
    case DayCardState::Decided: return ofChampion(words, card, nameOf);
    default: break;
    }
    return {u"–"_s, words.said(QT_TRANSLATE_NOOP("DayCard", "not held"))};
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
    const auto said = [&](const char* english) { return language.translate(cardContext, english); };
    if (text.words.isEmpty())
        return filled(said(QT_TRANSLATE_NOOP("DayCard", "%1, %2: %3")),
                      {text.title, text.when, text.figure});
    return text.when.isEmpty() ? filled(said(QT_TRANSLATE_NOOP("DayCard", "%1: %2 %3")),
                                        {text.title, text.figure, text.words})
                               : filled(said(QT_TRANSLATE_NOOP("DayCard", "%1, %2: %3 %4")),
                                        {text.title, text.when, text.figure, text.words});
}

} // namespace mentat
