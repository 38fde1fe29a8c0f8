#include "model/document/schedule/schedule_cells.h"

#include <QRegularExpression>
#include <QTime>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int minutesAnHour = 60;
/// A wargame that goes on all week has 60 hours; nothing has a thousand.
constexpr int mostHours = 999;

RoundKind kindOfWord(const QString& word, bool isNumbered) {
    if (word == u"heat" || word == u"round" || word == u"h" || word == u"r")
        return isNumbered ? RoundKind::Heat : RoundKind::Other;
    if (word == u"demo")
        return RoundKind::Demo;
    if (word == u"mulligan")
        return RoundKind::Mulligan;
    if (word == u"qf" || word.startsWith(u"quarter"))
        return RoundKind::Quarterfinal;
    if (word == u"sf" || word.startsWith(u"semi"))
        return RoundKind::Semifinal;
    if (word == u"f" || word == u"final" || word == u"finals")
        return RoundKind::Final;
    return RoundKind::Other;
}

} // namespace

std::optional<QDate> scheduleDate(const QString& text) {
    static const QRegularExpression american(uR"(^(\d{1,2})/(\d{1,2})/(\d{2}|\d{4})$)"_s);
    static const QRegularExpression iso(uR"(^(\d{4})-(\d{2})-(\d{2})$)"_s);
    QDate date;
    if (const auto match = american.match(text); match.hasMatch()) {
        const int year = match.capturedView(3).toInt();
        date = QDate(year < 100 ? 2000 + year : year, match.capturedView(1).toInt(),
                     match.capturedView(2).toInt());
    } else if (const auto other = iso.match(text); other.hasMatch()) {
        date = QDate(other.capturedView(1).toInt(), other.capturedView(2).toInt(),
                     other.capturedView(3).toInt());
    }
    // The midnight that ends its last day is in the year after.
    const bool isYear = date.year() >= Year::min && date.year() < Year::max;
    return date.isValid() && isYear ? std::optional(date) : std::nullopt;
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
    if (minutes >= minutesAnHour || hour > mostHours)
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

RoundWords roundWords(const QString& text) {
    static const QRegularExpression pattern(
        uR"(^([a-z]+)[\s-]*(?:(\d{1,3})(?:\s*/\s*\d{1,3})?)?$)"_s);
    QString simple = text.trimmed().toLower();
    if (simple.startsWith(u"semi-") || simple.startsWith(u"quarter-"))
        simple.remove(u'-');
    const auto match = pattern.match(simple);
    if (!match.hasMatch())
        return {};
    const auto number = HeatNumber::fromInt(match.capturedView(2).toInt());
    const RoundKind kind = kindOfWord(match.captured(1), number.has_value());
    return {kind, kind == RoundKind::Heat ? number : std::nullopt};
}

std::optional<QString> saidIn(const QString& cell) {
    const QString text = cell.trimmed();
    const bool isDashes = std::ranges::all_of(text, [](QChar c) { return c == u'-'; });
    return isDashes ? std::nullopt : std::optional(text);
}

} // namespace mentat
