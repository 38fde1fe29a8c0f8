#include "model/document/schedule/schedule.h"

#include <QRegularExpression>
#include <QTime>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// How well the typed text matches the event: its exact code first, then prefixes.
int placeOfHit(const ScheduledEvent& event, const QString& typed) {
    const QString code = normalizedText(event.code);
    if (code == typed)
        return 0;
    if (code.startsWith(typed))
        return 1;
    return event.name.normalized().startsWith(typed) ? 2 : 3;
}

} // namespace

const ScheduledEvent* findScheduled(const ScheduledEvents& events, const QString& code) {
    const auto found = std::ranges::find_if(events, [&](const ScheduledEvent& event) {
        return event.code.compare(code.trimmed(), Qt::CaseInsensitive) == 0;
    });
    return found == events.end() ? nullptr : &*found;
}

std::vector<const ScheduledEvent*> searchScheduled(const ScheduledEvents& events,
                                                   const QString& typed) {
    const QString wanted = normalizedText(typed);
    const QStringList words = wanted.split(u' ', Qt::SkipEmptyParts);
    std::vector<const ScheduledEvent*> found;
    for (const ScheduledEvent& event : events) {
        const QString text = normalizedText(event.code + u' ' + event.name.text() + u' '
                                            + event.gm.value_or(QString()));
        if (std::ranges::all_of(words, [&](const QString& word) { return text.contains(word); }))
            found.push_back(&event);
    }
    if (!words.empty())
        std::ranges::stable_sort(
            found, {}, [&](const ScheduledEvent* event) { return placeOfHit(*event, wanted); });
    return found;
}

namespace {

constexpr int minutesAnHour = 60;
/// The longest wargame has 60 hours; nothing has a thousand.
constexpr int maxHours = 999;

/// Days as Excel counts them; 2000 to 2099.
constexpr double firstCounted = 36'526;
constexpr double lastCounted = 73'050;

bool isOneOf(const QString& word, std::initializer_list<QLatin1StringView> words) {
    return std::ranges::find(words, word) != words.end();
}

bool isHeat(const QString& word) {
    return isOneOf(word, {"heat"_L1, "round"_L1, "h"_L1, "r"_L1, "rd"_L1, "rnd"_L1, "prelim"_L1,
                          "preliminary"_L1, "preliminary round"_L1, "prelim round"_L1,
                          "qualifier"_L1, "qualifying round"_L1, "qualifying heat"_L1});
}

/// "semi", "semis", "semifinal", "semi finals"; but not a seminar.
bool isPart(const QString& word, const QString& part) {
    static const QRegularExpression rest(u"^(s|( ?finals?)?( round| game| table)?)$"_s);
    return word.startsWith(part) && rest.match(word.mid(part.size())).hasMatch();
}

RoundKind kindOfWord(const QString& word, bool isNumbered) {
    if (isHeat(word))
        return isNumbered ? RoundKind::Heat : RoundKind::Other;
    if (isOneOf(word, {"demo"_L1, "d"_L1, "demonstration"_L1, "teaching demo"_L1}))
        return RoundKind::Demo;
    if (isOneOf(word, {"mulligan"_L1, "m"_L1, "mull"_L1, "mulligan heat"_L1, "mulligan round"_L1}))
        return RoundKind::Mulligan;
    if (isOneOf(word, {"q"_L1, "qf"_L1, "1/4 final"_L1, "1/4 finals"_L1})
        || isPart(word, u"quarter"_s))
        return RoundKind::Quarterfinal;
    if (isOneOf(word, {"s"_L1, "sf"_L1, "1/2 final"_L1, "1/2 finals"_L1})
        || isPart(word, u"semi"_s))
        return RoundKind::Semifinal;
    if (isOneOf(word,
                {"f"_L1, "final"_L1, "finals"_L1, "the final"_L1, "grand final"_L1,
                 "grand finals"_L1, "final round"_L1, "final table"_L1, "final game"_L1,
                 "finale"_L1, "championship"_L1, "championship round"_L1, "championship game"_L1}))
        return RoundKind::Final;
    return RoundKind::Other;
}

/// "2", "A", "II", "two"; 0 if it is none of these.
int numberOf(const QString& text) {
    static const QStringList romans{u"i"_s, u"ii"_s, u"iii"_s, u"iv"_s, u"v"_s, u"vi"_s};
    static const QStringList words{u"one"_s, u"two"_s, u"three"_s, u"four"_s, u"five"_s, u"six"_s};
    if (const auto roman = romans.indexOf(text); roman >= 0)
        return static_cast<int>(roman) + 1;
    if (const auto word = words.indexOf(text); word >= 0)
        return static_cast<int>(word) + 1;
    if (text.size() == 1 && text[0] >= u'a' && text[0] <= u'z')
        return text[0].unicode() - u'a' + 1;
    return text.toInt();
}

/// A round's name without the blanks, dots, and signs that vary.
QString plainRound(const QString& text) {
    QString plain = text.toLower();
    for (const QChar sign : u"#._-–()"_s)
        plain.replace(sign, u' ');
    plain.remove(QRegularExpression(u"\\bno\\b"_s));
    static const QRegularExpression counted(u"^(\\d)(?:st|nd|rd|th) (heat|round|prelim)$"_s);
    plain = plain.simplified();
    const auto match = counted.match(plain);
    return match.hasMatch() ? QString(match.captured(2) + u' ' + match.captured(1)) : plain;
}

std::optional<QDate> dateOf(int year, int month, int day) {
    const QDate date(year < 100 ? 2000 + year : year, month, day);
    // The midnight that ends its last day is in the next year.
    const bool isYear = date.year() >= Year::min && date.year() < Year::max;
    return date.isValid() && isYear ? std::optional(date) : std::nullopt;
}

/// "Jul", "july", "Sept": from 1; 0 if it is not a month.
int monthOf(QStringView word) {
    static const QStringList months{u"january"_s,   u"february"_s, u"march"_s,    u"april"_s,
                                    u"may"_s,       u"june"_s,     u"july"_s,     u"august"_s,
                                    u"september"_s, u"october"_s,  u"november"_s, u"december"_s};
    for (qsizetype i = 0; i < months.size(); ++i) {
        if (word.size() >= 3 && months[i].startsWith(word, Qt::CaseInsensitive))
            return static_cast<int>(i) + 1;
    }
    return 0;
}

const QRegularExpression& numbersOfDate() {
    static const QRegularExpression numbers(uR"(^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$)"_s);
    return numbers;
}

/// Excel's number: days since 1899, and the fraction of the day.
std::optional<ScheduleMoment> counted(const QString& text) {
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    if (!isNumber || text.size() < 5 || number < firstCounted || number >= lastCounted)
        return std::nullopt;
    const double days = std::floor(number);
    ScheduleMoment moment{QDate(1899, 12, 30).addDays(static_cast<qint64>(days)), {}};
    if (number > days)
        moment.minutes = static_cast<int>(std::lround((number - days) * 24 * minutesAnHour));
    return moment;
}

QString withoutWeekday(const QString& text) {
    static const QRegularExpression weekday(
        uR"(^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?[.,]?\s+)"_s,
        QRegularExpression::CaseInsensitiveOption);
    QString rest = text;
    return rest.remove(weekday).trimmed();
}

} // namespace

DayOrder dayOrderOf(const QStringList& dates) {
    bool isDayFirst = false;
    for (const QString& date : dates) {
        const auto match
            = numbersOfDate().match(withoutWeekday(date.simplified()).section(u' ', 0, 0));
        if (!match.hasMatch())
            continue;
        if (match.capturedView(2).toInt() > 12)
            return DayOrder::MonthFirst;
        isDayFirst = isDayFirst || match.capturedView(1).toInt() > 12;
    }
    return isDayFirst ? DayOrder::DayFirst : DayOrder::MonthFirst;
}

std::optional<QDate> scheduleDate(const QString& text, DayOrder order) {
    static const QRegularExpression iso(uR"(^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$)"_s);
    static const QRegularExpression dayThenMonth(
        uR"(^(\d{1,2})(?:st|nd|rd|th)?[\s.-]+([a-z]{3,9})[.,]?[\s-]+(\d{2}|\d{4})$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression monthThenDay(
        uR"(^([a-z]{3,9})[.]?[\s-]+(\d{1,2})(?:st|nd|rd|th)?[\s,-]+(\d{2}|\d{4})$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QString plain = withoutWeekday(text.trimmed());
    if (const auto match = numbersOfDate().match(plain); match.hasMatch()) {
        const int first = match.capturedView(1).toInt();
        const int second = match.capturedView(2).toInt();
        // Numbers are separated by periods only if the day comes first.
        const bool isDayFirst = order == DayOrder::DayFirst || plain.contains(u'.');
        return isDayFirst ? dateOf(match.capturedView(3).toInt(), second, first)
                          : dateOf(match.capturedView(3).toInt(), first, second);
    }
    if (const auto match = iso.match(plain); match.hasMatch())
        return dateOf(match.capturedView(1).toInt(), match.capturedView(2).toInt(),
                      match.capturedView(3).toInt());
    if (const auto match = dayThenMonth.match(plain); match.hasMatch())
        return dateOf(match.capturedView(3).toInt(), monthOf(match.capturedView(2)),
                      match.capturedView(1).toInt());
    if (const auto match = monthThenDay.match(plain); match.hasMatch())
        return dateOf(match.capturedView(3).toInt(), monthOf(match.capturedView(1)),
                      match.capturedView(2).toInt());
    const auto moment = counted(plain);
    return moment && !moment->minutes ? moment->date : std::nullopt;
}

std::optional<int> scheduleMinutes(const QString& text) {
    static const QRegularExpression hours(
        uR"(^(\d{1,3})(?:[:](\d{2})(?::00)?|[.](\d{1,2}))?\s*([ap])?\.?(?:m\.?)?$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    const auto match = hours.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    int hour = match.capturedView(1).toInt();
    int minutes = match.capturedView(2).toInt();
    if (minutes >= minutesAnHour || hour > maxHours)
        return std::nullopt;
    if (const QString part = match.captured(3); !part.isEmpty())
        minutes = part.leftJustified(2, u'0').toInt() * minutesAnHour / 100;
    if (const QString half = match.captured(4).toLower(); !half.isEmpty()) {
        if (hour < 1 || hour > 12)
            return std::nullopt;
        hour = hour % 12 + (half == u"p" ? 12 : 0);
    } else if (text.endsWith(u'm', Qt::CaseInsensitive)) {
        return std::nullopt;
    }
    return hour * minutesAnHour + minutes;
}

TimeUnit timeUnitOf(const QStringList& times) {
    static const QRegularExpression hours(uR"(^\s*([1-9]|1\d|2[0-4])(\.\d{1,2})?\s*$)"_s);
    return std::ranges::any_of(times,
                               [](const QString& time) { return hours.match(time).hasMatch(); })
               ? TimeUnit::Hour
               : TimeUnit::Day;
}

std::optional<int> scheduleTime(const QString& text, TimeUnit unit) {
    static const QRegularExpression ofDay(uR"(^0?\.\d+$)"_s);
    static const QRegularExpression military(uR"(^([01]\d|2[0-4])([0-5]\d)$)"_s);
    const QString plain = text.trimmed().toLower();
    if (ofDay.match(plain).hasMatch()) {
        const int many = unit == TimeUnit::Day ? 24 * minutesAnHour : minutesAnHour;
        return static_cast<int>(std::lround(plain.toDouble() * many));
    }
    if (const auto match = military.match(plain); match.hasMatch())
        return match.capturedView(1).toInt() * minutesAnHour + match.capturedView(2).toInt();
    return scheduleMinutes(plain);
}

ScheduleMoment scheduleMoment(const QString& text, DayOrder order) {
    static const QRegularExpression isoMoment(uR"(^(\d{4}-\d{2}-\d{2})[T ](\d{1,2}:\d{2}))"_s);
    const QString plain = text.simplified();
    if (const auto match = isoMoment.match(plain); match.hasMatch())
        return {scheduleDate(match.captured(1)), scheduleMinutes(match.captured(2))};
    if (const auto moment = counted(plain))
        return *moment;
    if (const auto date = scheduleDate(plain, order))
        return {date, std::nullopt};
    for (qsizetype blank = plain.indexOf(u' '); blank > 0; blank = plain.indexOf(u' ', blank + 1)) {
        QString left = plain.left(blank);
        if (left.endsWith(u','))
            left.chop(1);
        QString right = plain.mid(blank + 1);
        if (right.startsWith(u"at "_s) || right.startsWith(u"@ "_s))
            right = right.section(u' ', 1);
        const auto date = scheduleDate(left, order);
        const auto minutes = date ? scheduleTime(right) : std::nullopt;
        if (date && minutes)
            return {date, minutes};
        const auto other = scheduleDate(right, order);
        const auto before = other ? scheduleTime(left) : std::nullopt;
        if (other && before)
            return {other, before};
    }
    return {};
}

std::optional<ScheduleLength> scheduleLength(const QString& text, bool isInMinutes) {
    constexpr int minutesADay = 24 * minutesAnHour;
    static const QRegularExpression parts(
        uR"(^(?:(\d{1,3}(?:\.\d{1,2})?)\s*h(?:(?:ou)?rs?)?\.?)?\s*(?:(\d{1,4})\s*m(?:in(?:ute)?s?)?\.?)?$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QString plain = text.trimmed();
    if (const auto match = parts.match(plain); match.hasMatch() && !plain.isEmpty()) {
        const auto hours = std::lround(match.captured(1).toDouble() * minutesAnHour);
        const int minutes = static_cast<int>(hours) + match.captured(2).toInt();
        return ScheduleLength{minutes, minutes > minutesADay};
    }
    const auto asHours = scheduleMinutes(plain);
    bool isWhole = false;
    const int number = plain.toInt(&isWhole);
    if (isInMinutes && isWhole && number >= 0 && number <= maxHours)
        return ScheduleLength{number, number > minutesADay};
    // The longest wargame has 60 hours; nothing has a hundred.
    constexpr int minMinutes = 100;
    if (isWhole && number >= minMinutes && number <= maxHours)
        return ScheduleLength{number, true};
    if (!asHours)
        return std::nullopt;
    return ScheduleLength{*asHours, *asHours > minutesADay};
}

RoundWords roundWords(const QString& text) {
    static const QRegularExpression pattern(
        uR"(^(?<word>[a-z][a-z ]*?)\s?(?:(?<number>\d{1,3}|(?<= )(?:[a-h]|i{1,3}|iv|vi?|one|two|three|four|five|six))(?:\s*(?:/|of)\s*\d{1,3})?)?$)"_s);
    static const QRegularExpression bare(uR"(^(\d{1,2})(?:\s*(?:/|of)\s*\d{1,2})$)"_s);
    const QString plain = plainRound(text);
    if (const auto match = bare.match(plain); match.hasMatch()) {
        const auto number = HeatNumber::fromInt(match.capturedView(1).toInt());
        return number ? RoundWords{RoundKind::Heat, number} : RoundWords{};
    }
    // No part of "grand final" or "1/2 final" is a round number.
    if (const RoundKind whole = kindOfWord(plain, false); whole != RoundKind::Other)
        return {whole, std::nullopt};
    const auto match = pattern.match(plain);
    if (!match.hasMatch())
        return {};
    const auto number = HeatNumber::fromInt(numberOf(match.captured(u"number"_s)));
    const RoundKind kind = kindOfWord(match.captured(u"word"_s).trimmed(), number.has_value());
    return {kind, kind == RoundKind::Heat ? number : std::nullopt};
}

bool isCalledHeat(const QString& words) {
    const QString plain = plainRound(words);
    return plain.startsWith(u'h') || plain.startsWith(u'p') || plain.startsWith(u'q');
}

std::optional<QString> saidIn(const QString& cell) {
    const QString text = cell.trimmed();
    const bool isDashes = std::ranges::all_of(text, [](QChar c) { return c == u'-'; });
    return isDashes ? std::nullopt : std::optional(text);
}

} // namespace mentat
