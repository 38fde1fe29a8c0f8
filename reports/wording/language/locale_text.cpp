#include "reports/wording/language/locale_text.h"

#include <QDate>

using namespace Qt::StringLiterals;

namespace mentat {

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
    format.remove(u":ss"_s); // some locales, C among them, count seconds in their short form
    return locale.toString(time, format);
}

QString dayText(const QLocale& locale, QDate day) {
    return QString(locale.toString(day, u"ddd "_s) + locale.toString(day, QLocale::ShortFormat));
}

QString dayAndClockText(const QLocale& locale, QDate day, QTime time) {
    return QString(locale.toString(day, u"ddd "_s) + clockText(locale, time));
}

} // namespace mentat
