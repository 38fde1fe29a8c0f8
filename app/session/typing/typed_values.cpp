#include "app/session/typing/typed_values.h"

#include "model/people/names.h"

#include <QRegularExpression>
#include <QStringList>

#include <array>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr int halfDay = 12;

/// The hours of the day that a typed hour may mean.
std::vector<int> hoursMeant(int hour, QChar half) {
    const auto morning = hourOfDay(hour, false);
    if (!half.isNull())
        return morning ? std::vector{*hourOfDay(hour, half == u'p')} : std::vector<int>();
    if (!morning)
        return {hour};
    return {hour, (hour + halfDay) % (2 * halfDay)};
}

VenueTime firstAfter(const VenueTime& after, QTime time) {
    const VenueTime sameDay = VenueTime::of(after.date(), time);
    return sameDay < after ? VenueTime::of(after.date().addDays(1), time) : sameDay;
}

} // namespace

std::optional<int> hourOfDay(int hour, bool isAfternoon) {
    if (hour < 1 || hour > halfDay)
        return std::nullopt;
    return hour % halfDay + (isAfternoon ? halfDay : 0);
}

std::optional<VenueTime> typedTime(const QString& text, const VenueTime& after) {
    static const QRegularExpression form(
        u"^(\\d{1,2})(?:[:.h]?(\\d{2}))? ?(?:([ap])\\.?m?\\.?)?$"_s,
        QRegularExpression::CaseInsensitiveOption);
    const auto match = form.match(text.simplified());
    const QString half = match.captured(3).toLower();
    const bool isHourAlone = match.captured(2).isEmpty() && half.isEmpty();
    if (!match.hasMatch() || isHourAlone)
        return std::nullopt;
    std::optional<VenueTime> first;
    for (const int hour :
         hoursMeant(match.captured(1).toInt(), half.isEmpty() ? QChar() : half[0])) {
        const QTime time(hour, match.captured(2).toInt());
        if (!time.isValid())
            continue;
        const VenueTime moment = firstAfter(after, time);
        if (!first || moment < *first)
            first = moment;
    }
    return first;
}

QString timeToType(const VenueTime& time, const QLocale& locale) {
    QString format = locale.timeFormat(QLocale::ShortFormat);
    format.remove(u":ss"_s); // no one types seconds
    return locale.toString(time.time(), format);
}

namespace {

/// A word that begins family names of several words.
bool isParticle(const QString& word) {
    constexpr std::array particles{"da"_L1,  "dal"_L1, "de"_L1,  "del"_L1, "den"_L1, "der"_L1,
                                   "di"_L1,  "do"_L1,  "dos"_L1, "du"_L1,  "el"_L1,  "la"_L1,
                                   "le"_L1,  "mac"_L1, "mc"_L1,  "o"_L1,   "san"_L1, "st"_L1,
                                   "st."_L1, "ten"_L1, "ter"_L1, "van"_L1, "vom"_L1, "von"_L1};
    return std::ranges::find(particles, word.toLower()) != particles.end();
}

/// A state or province: OH, ON.
bool isCode(const QString& text) {
    return text.size() == 2 && text.isUpper();
}

/// Whether a list may have this as a family name, before a comma and `behind`.
bool isFamilyName(const QString& text, const QString& behind) {
    QStringList words = text.split(u' ');
    takeGeneration(words);
    return words.size() == 1 || (isParticle(words.first()) && !isCode(behind));
}

} // namespace

TypedName typedName(const QString& typed) {
    const QString text = typed.simplified();
    const qsizetype comma = text.lastIndexOf(u',');
    if (comma < 0)
        return {text, {}};
    const QString before = text.left(comma).trimmed();
    const QString behind = text.mid(comma + 1).trimmed();
    if (before.isEmpty() || behind.isEmpty())
        return {before.isEmpty() ? behind : before, {}}; // incomplete
    if (before.contains(u',')) {
        const QString whole = givenNameFirst(text);
        // "Smith, Bill, Jr." needs both commas; other commas have no known meaning.
        return whole == text ? TypedName{givenNameFirst(before), behind} : TypedName{whole, {}};
    }
    if (!generationOf(behind).isEmpty() || isFamilyName(before, behind))
        return {givenNameFirst(text), {}};
    return {before, behind};
}

QString withoutControls(const QString& typed) {
    QString text = typed;
    for (QChar& character : text) {
        if (character.category() == QChar::Other_Control)
            character = u' ';
    }
    return text;
}

namespace {

/// The line without leading blanks and marks; absent if nothing remains.
std::optional<Name> nameOnLine(const QString& line) {
    static const QRegularExpression mark(QStringLiteral("^\\s*(?:[•*–-]\\s+)?"));
    QString text = withoutControls(line);
    return Name::fromText(text.remove(mark).trimmed());
}

} // namespace

std::vector<CardSection> cardIn(const QString& text) {
    std::vector<CardSection> card;
    bool isNext = true; // the next line begins a section
    for (const QString& line : text.split(u'\n')) {
        const auto said = nameOnLine(line);
        if (!said)
            isNext = true;
        else if (std::exchange(isNext, false))
            card.push_back({*said, {}});
        else
            card.back().lines.push_back(*said);
    }
    return card;
}

QString cardToType(const std::vector<CardSection>& card) {
    QStringList sections;
    for (const CardSection& section : card) {
        QStringList lines{section.title.text()};
        for (const Name& line : section.lines)
            lines.append(line.text());
        sections.append(lines.join(u'\n'));
    }
    return sections.join(QStringLiteral("\n\n"));
}

std::optional<TooLongOnCard> tooLongOn(const std::vector<CardSection>& card) {
    for (const CardSection& section : card) {
        if (section.title.text().size() > CardSection::longestTitle)
            return TooLongOnCard{section.title.text(), CardSection::longestTitle};
        for (const Name& line : section.lines) {
            if (line.text().size() > CardSection::longestLine)
                return TooLongOnCard{line.text(), CardSection::longestLine};
        }
    }
    return std::nullopt;
}

} // namespace mentat
