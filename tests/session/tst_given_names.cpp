#include "app/session/people/near_names.h"
#include "model/values/name.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_given_names {

namespace {

/// What is wrong with a list of groups of given names, a sentence each.
QStringList faultsOf(const QString& groups) {
    QStringList faults;
    std::set<QStringList> seen;
    int number = 0;
    for (const QString& line : groups.split(u'\n', Qt::SkipEmptyParts)) {
        ++number;
        if (line.startsWith(u'#'))
            continue;
        QStringList names = line.split(u' ');
        if (names.size() < 2)
            faults << u"%1: a name alone"_s.arg(number);
        for (const QString& name : names) {
            const bool isPlain = !name.isEmpty() && std::ranges::all_of(name, [](QChar letter) {
                return letter >= u'a' && letter <= u'z';
            });
            if (!isPlain || normalizedText(name) != name)
                faults << u"%1: not folded: “%2”"_s.arg(number).arg(name);
            if (name.size() < 2)
                faults << u"%1: an initial: “%2”"_s.arg(number).arg(name);
        }
        names.sort();
        if (std::ranges::adjacent_find(names) != names.end())
            faults << u"%1: a name twice"_s.arg(number);
        if (!seen.insert(names).second)
            faults << u"%1: a group twice"_s.arg(number);
    }
    return faults;
}

QString listOfMentat() {
    QFile file(u":/names/given-names.txt"_s);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

bool areForms(const GivenNames& names, const QString& a, const QString& b) {
    const auto one = names.groupsOf(a);
    const auto other = names.groupsOf(b);
    return std::ranges::find_first_of(one, other) != one.end();
}

} // namespace

class TestGivenNames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theListIsInOrder() {
        const QString list = listOfMentat();
        QCOMPARE(faultsOf(list), QStringList());
        QStringList groups = list.split(u'\n', Qt::SkipEmptyParts);
        groups.removeIf([](const QString& line) { return line.startsWith(u'#'); });
        QVERIFY2(groups.size() >= 300 && groups.size() <= 600,
                 qPrintable(QString::number(groups.size())));
        QVERIFY(std::ranges::is_sorted(groups)); // where the next one goes
        QVERIFY2(std::ranges::all_of(groups,
                                     [](const QString& group) {
                                         return group.count(u' ')
                                                < 25; // forms of one name, not a whole language
                                     }),
                 "a group of everybody");
    }

    void faultsAreFound_data() {
        QTest::addColumn<QString>("list");
        QTest::newRow("capital") << u"bob Robert\n"_s;
        QTest::newRow("accent") << u"andre andrés\n"_s;
        QTest::newRow("two blanks") << u"bob  robert\n"_s;
        QTest::newRow("end of Windows") << u"bob robert\r\n"_s;
        QTest::newRow("twice") << u"bob robert bob\n"_s;
        QTest::newRow("alone") << u"bob\n"_s;
        QTest::newRow("initial") << u"bob r\n"_s;
        QTest::newRow("group twice") << u"bob robert\nrobert bob\n"_s;
    }
    void faultsAreFound() {
        QFETCH(QString, list);
        QVERIFY(!faultsOf(list).isEmpty());
        QVERIFY(faultsOf(u"# names\nbob robert\nbob bobby\n"_s).isEmpty());
    }

    void namesOfOneGroupAreForms() {
        const GivenNames names;
        const QList<QStringList> same{{u"kathryn"_s, u"katherine"_s, u"kate"_s, u"cathy"_s},
                                      {u"mike"_s, u"michael"_s, u"mick"_s},
                                      {u"bob"_s, u"robert"_s, u"rob"_s},
                                      {u"bill"_s, u"william"_s, u"liam"_s},
                                      {u"peggy"_s, u"margaret"_s},
                                      {u"jon"_s, u"jonathan"_s}};
        for (const QStringList& group : same) {
            for (const QString& one : group) {
                for (const QString& other : group)
                    QVERIFY2(areForms(names, one, other), qPrintable(one + u' ' + other));
            }
        }
        // Brothers and sisters.
        const QList<QStringList> others{{u"mike"_s, u"matt"_s},    {u"bob"_s, u"bill"_s},
                                        {u"kate"_s, u"karen"_s},   {u"john"_s, u"james"_s},
                                        {u"tim"_s, u"tom"_s},      {u"dan"_s, u"don"_s},
                                        {u"mark"_s, u"michael"_s}, {u"ann"_s, u"jane"_s}};
        for (const QStringList& pair : others)
            QVERIFY2(!areForms(names, pair[0], pair[1]), qPrintable(pair.join(u' ')));
        QVERIFY(!areForms(names, u"zebulon"_s, u"zebulon"_s)); // of no group
    }

    void groupsAreReadFromText() {
        const GivenNames names(u"# a remark bob\nbob robert\r\n\nkate\tx katherine\n"_s);
        QVERIFY(areForms(names, u"bob"_s, u"robert"_s));
        QVERIFY(names.groupsOf(u"remark"_s).empty());
        QVERIFY(!areForms(names, u"bob"_s, u"katherine"_s));
    }
};

} // namespace mentat::test::tst_given_names

MENTAT_TEST(tst_given_names, TestGivenNames, QCoreApplication)
#include "tst_given_names.moc"
