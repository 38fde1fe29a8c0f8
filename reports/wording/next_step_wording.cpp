#include "reports/wording/answer_wording.h"

#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/language/locale_text.h"
#include "reports/wording/sentences.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr const char* stepContext = "NextStep";
constexpr qint64 hour = 60;
constexpr qint64 longAgo = 12 * hour; // then the day tells more than the hours

/// "12 minutes", "2 h 05"
QString lengthText(const Language& language, qint64 minutes) {
    return minutes < hour
               ? language.translate(stepContext, QT_TRANSLATE_N_NOOP("NextStep", "%n minute(s)"),
                                    nullptr, static_cast<int>(minutes))
               : durationText(language, minutes);
}

QString clockOf(const Language& language, const VenueTime& time, const VenueTime& now) {
    return time.date() == now.date() ? language.clockTime(time.time())
                                     : dayAndClockText(language.locale(), time.date(), time.time());
}

/// What is to come, what is due, and what was.
struct MomentWords {
    const char* later;        // %1: in how long
    const char* onAnotherDay; // %1: when
    const char* ago;          // %1: when, %2: how long ago
};

constexpr MomentWords startWords{QT_TRANSLATE_NOOP("NextStep", "Starts in %1"),
                                 QT_TRANSLATE_NOOP("NextStep", "Starts %1"),
                                 QT_TRANSLATE_NOOP("NextStep", "Scheduled for %1, %2 ago")};
constexpr MomentWords deadlineWords{QT_TRANSLATE_NOOP("NextStep", "In %1"),
                                    QT_TRANSLATE_NOOP("NextStep", "Due %1"),
                                    QT_TRANSLATE_NOOP("NextStep", "Was due %1, %2 ago")};

QString momentText(const Language& language, const MomentWords& words, const VenueTime& time,
                   const VenueTime& now) {
    const auto said = [&](const char* english, const QStringList& filling) {
        return filled(language.translate(stepContext, english), filling);
    };
    const qint64 until = now.minutesTo(time);
    const QString clock = clockOf(language, time, now);
    if (until <= -longAgo || (until > 0 && time.date() != now.date()))
        return said(words.onAnotherDay, {clock});
    return until > 0 ? said(words.later, {lengthText(language, until)})
                     : said(words.ago, {clock, lengthText(language, -until)});
}

QString endedText(const Language& language, const ToDo& item, const VenueTime& now) {
    const auto said = [&](const char* english, const QStringList& filling) {
        return filled(language.translate(stepContext, english), filling);
    };
    const QString table = language.number(item.tables.front().value());
    const QString clock = clockOf(language, *item.time, now);
    const qint64 ago = item.time->minutesTo(now);
    if (ago < 0 || ago >= longAgo)
        return said(QT_TRANSLATE_NOOP("NextStep", "Table %1 ended %2"), {table, clock});
    return said(QT_TRANSLATE_NOOP("NextStep", "Table %1 ended %2, %3 ago"),
                {table, clock, lengthText(language, ago)});
}

} // namespace

QString toDoBeside(const Language& language, const ToDo& item, const VenueTime& now) {
    if (!item.time)
        return {};
    switch (item.kind) {
    case ToDoKind::RecordSheets: return endedText(language, item, now);
    case ToDoKind::DrawTables:
    case ToDoKind::CheckIn: return momentText(language, startWords, *item.time, now);
    case ToDoKind::CloseLineUp: return momentText(language, deadlineWords, *item.time, now);
    default: return {};
    }
}

} // namespace mentat
