#include "tests/support/random_source.h"
#include "tests/support/test_program.h"
#include "ui/moments/moment_edit.h"

#include <QCoreApplication>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_typed_moment {

namespace {

const QLocale american(QLocale::English, QLocale::UnitedStates);
const QLocale german(QLocale::German, QLocale::Germany);

/// A Tuesday.
VenueTime usual() {
    return VenueTime::of({2026, 7, 28}, {13, 0});
}

} // namespace

/// Times and dates as people type them.
class TestTypedMoment : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asPeopleSay_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("read");
        const auto row = [](const char* typed, const char* read) {
            QTest::newRow(typed) << QString::fromLatin1(typed) << QString::fromLatin1(read);
        };
        row("1400", "2026-07-28T14:00");
        row("14:00", "2026-07-28T14:00");
        row("2pm", "2026-07-28T14:00");
        row("2 pm", "2026-07-28T14:00");
        row("2 p.m.", "2026-07-28T14:00");
        row("2:30 PM", "2026-07-28T14:30");
        row("230p", "2026-07-28T14:30");
        row("12am", "2026-07-28T00:00");
        row("12pm", "2026-07-28T12:00");
        row("9", "2026-07-28T09:00");
        row("2", "2026-07-28T14:00"); // nobody starts at two in the morning
        row("230", "2026-07-28T14:30");
        row("0230", "2026-07-28T02:30");
        row("tue", "2026-07-28T13:00");
        row("Tuesday", "2026-07-28T13:00");
        row("we", "2026-07-29T13:00");
        row("sat", "2026-08-01T13:00");
        row("sun", "2026-07-26T13:00"); // two days before is nearer than five after
        row("7/29", "2026-07-29T13:00");
        row("7/29 9am", "2026-07-29T09:00");
        row("9am 7/29", "2026-07-29T09:00");
        row("29/7", ""); // there is no 29th month
        row("7/29/27", "2027-07-29T13:00");
        row("2026-07-30 14:00", "2026-07-30T14:00");
        row("jul 30", "2026-07-30T13:00");
        row("30 July 2026, 9:15", "2026-07-30T09:15");
        row("July 30 1400", "2026-07-30T14:00");
        row("wed 2pm", "2026-07-29T14:00");
        row("Wed 7/29", "2026-07-29T13:00");
        row("Wed 7/28", ""); // that is a Tuesday
        row("noon", "");
        row("2575", "");
        row("7/32", "");
        row("13pm", "");
        row("t", ""); // Tuesday or Thursday
        row("1400 1500", "");
        row("", "");
        row("july", "");
    }
    void asPeopleSay() {
        QFETCH(const QString, typed);
        QFETCH(const QString, read);
        const auto moment = typedMoment(typed, usual(), american);
        QCOMPARE(moment ? moment->text() : QString(), read);
    }

    void asTheDesktopSpeaks() {
        const auto read = [](const QString& typed) {
            const auto moment = typedMoment(typed, usual(), german);
            return moment ? moment->text() : QString();
        };
        QCOMPARE(read(u"Mittwoch 14 Uhr"_s), QString());
        QCOMPARE(read(u"Mi 14:00"_s), u"2026-07-29T14:00"_s);
        QCOMPARE(read(u"30.7. 9:15"_s), u"2026-07-30T09:15"_s);
        QCOMPARE(read(u"30.07.2026 07:15"_s), u"2026-07-30T07:15"_s);
        QCOMPARE(read(u"7:15"_s), u"2026-07-28T07:15"_s); // of 24 hours
        QCOMPARE(read(u"7"_s), u"2026-07-28T19:00"_s);
        QCOMPARE(read(u"thu"_s), u"2026-07-30T13:00"_s); // English is understood too
    }

    /// What the field shows is read as what it shows, in the formats of all kinds of desktops.
    void whatIsShownCanBeTypedAgain() {
        RandomSource random(1);
        for (const char* name : {"C", "en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "nl_NL", "sv_SE",
                                 "pl_PL", "fi_FI", "pt_BR", "it_IT", "cs_CZ", "ja_JP", "en_CA"}) {
            const QLocale locale(QString::fromLatin1(name));
            for (int i = 0; i < 300; ++i) {
                const VenueTime moment
                    = VenueTime::of(QDate(2026, 1, 1).addDays(random.between(0, 364)),
                                    QTime(random.between(0, 23), random.between(0, 59)));
                const QString shown = momentToType(moment, locale);
                const auto read = typedMoment(shown, usual(), locale);
                QVERIFY2(read == moment,
                         qPrintable(QString::fromLatin1(name) + u": "_s + shown + u" read as "_s
                                    + (read ? read->text() : u"nothing"_s)));
            }
        }
    }
};

} // namespace mentat::test::tst_typed_moment

MENTAT_TEST(tst_typed_moment, TestTypedMoment, QCoreApplication)
#include "tst_typed_moment.moc"
