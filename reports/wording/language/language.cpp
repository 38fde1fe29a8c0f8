#include "reports/wording/language/language.h"

#include <QDate>
#include <QDateTime>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace mentat {

QString inEnglish(const char* sourceText, int n) {
    static const QRegularExpression oneOrSeveral(uR"(\(([^()|]*)\|([^()|]*)\))"_s);
    QString text = QString::fromUtf8(sourceText);
    text.replace("(s)"_L1, n == 1 ? ""_L1 : "s"_L1);
    return text.replace(oneOrSeveral, n == 1 ? u"\\1"_s : u"\\2"_s);
}

namespace {

QString shown(const QLocale& locale, const QDateTime& local) {
    // The C locale's short form has the month's name and seconds.
    if (locale.language() == QLocale::C)
        return local.toString(u"yyyy-MM-dd HH:mm"_s);
    return locale.toString(local, QLocale::ShortFormat);
}

} // namespace

Language::Language() : Language(nullptr, QLocale::c()) {}

Language::Language(std::shared_ptr<const QTranslator> translator, const QLocale& locale)
    : m_translator(std::move(translator))
    , m_locale(locale) {
    m_locale.setNumberOptions(QLocale::OmitGroupSeparator);
}

QString Language::translate(const char* context, const char* sourceText, const char* disambiguation,
                            int n) const {
    QString text;
    if (m_translator)
        text = m_translator->translate(context, sourceText, disambiguation, n);
    if (text.isEmpty()) {
        text = QString::fromUtf8(sourceText);
        if (text.contains("%n"_L1)) // an unknown number reads as plural
            text = inEnglish(sourceText, n);
    }
    if (n >= 0)
        text.replace("%n"_L1, number(n));
    return text;
}

QString Language::tag() const {
    const QString translated = m_translator ? m_translator->language() : QString();
    return translated.isEmpty() || translated == "C"_L1 ? u"en-US"_s
                                                        : QString(translated).replace(u'_', u'-');
}

QString Language::number(qint64 number) const {
    return m_locale.toString(number);
}

QString Language::points(qint64 halves) const {
    return pointsText(m_locale, halves);
}

QString Language::halves(qint64 halves) const {
    return halvesText(m_locale, halves);
}

QString Language::tenths(qint64 tenths) const {
    return tenthsText(m_locale, tenths);
}

QString Language::thousandths(qint64 thousandths) const {
    return thousandthsText(m_locale, thousandths);
}

QString Language::upToThousandths(qint64 thousandths) const {
    if (thousandths % 1000 == 0)
        return number(thousandths / 1000);
    QString text = this->thousandths(thousandths);
    while (text.endsWith(m_locale.zeroDigit()))
        text.chop(1);
    return text;
}

QString Language::moment(const QString& utc) const {
    QDateTime moment = QDateTime::fromString(utc, Qt::ISODateWithMs);
    if (!moment.isValid())
        return utc;
    if (moment.timeSpec() == Qt::LocalTime) // the text has no zone
        moment.setTimeSpec(Qt::UTC);
    return shown(m_locale, moment.toLocalTime());
}

QString Language::clockTime(const QTime& time) const {
    return clockText(m_locale, time);
}

QString Language::venueTime(const VenueTime& time) const {
    return shown(m_locale, QDateTime(time.date(), time.time()));
}

bool Language::isMonthFirst() const {
    return m_locale.dateFormat(QLocale::ShortFormat).startsWith(u'M', Qt::CaseInsensitive);
}

QString Language::date(const QDate& date) const {
    return m_locale.toString(date, isMonthFirst() ? u"MMMM d, yyyy"_s : u"d MMMM yyyy"_s);
}

QString Language::dates(const QDate& from, const QDate& to) const {
    if (from == to)
        return date(to);
    QString begin = isMonthFirst() ? u"MMMM d"_s : u"d MMMM"_s;
    if (from.year() != to.year())
        begin += isMonthFirst() ? u", yyyy"_s : u" yyyy"_s;
    return m_locale.toString(from, begin) + u" – "_s + date(to);
}

QString Language::dayAndTime(const VenueTime& time) const {
    const QDate date = time.date();
    const QString format = isMonthFirst() ? u"ddd, MMM d"_s : u"ddd d MMM"_s;
    return m_locale.toString(date, format) + u", "_s + clockTime(time.time());
}

QString Language::weekdayAndTime(const VenueTime& time) const {
    return m_locale.toString(time.date(), u"dddd"_s) + u' ' + clockTime(time.time());
}

namespace {

QString decimal(QLocale& locale, double number, int decimals) {
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(number, 'f', decimals);
}

} // namespace

QString pointsText(QLocale locale, qint64 halves) {
    return decimal(locale, static_cast<double>(halves) / 2, 1);
}

QString halvesText(QLocale locale, qint64 halves) {
    return decimal(locale, static_cast<double>(halves) / 2, halves % 2 == 0 ? 0 : 1);
}

QString tenthsText(QLocale locale, qint64 tenths) {
    return decimal(locale, static_cast<double>(tenths) / 10, 1);
}

QString thousandthsText(QLocale locale, qint64 thousandths) {
    return decimal(locale, static_cast<double>(thousandths) / 1000, 3);
}

QString clockText(const QLocale& locale, QTime time) {
    QString format = locale.timeFormat(QLocale::ShortFormat);
    format.remove(u":ss"_s); // some locales, such as C, have seconds in their short form
    return locale.toString(time, format);
}

QString dayText(const QLocale& locale, QDate day) {
    return QString(locale.toString(day, u"ddd "_s) + locale.toString(day, QLocale::ShortFormat));
}

QString dayAndClockText(const QLocale& locale, QDate day, QTime time) {
    return QString(locale.toString(day, u"ddd "_s) + clockText(locale, time));
}

} // namespace mentat
