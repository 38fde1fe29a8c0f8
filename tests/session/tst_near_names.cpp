#include "app/session/people/near_names.h"
#include "tests/support/invented_names.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QTest>

#include <functional>
#include <map>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_near_names {

namespace {

std::vector<Person> peopleNamed(const QStringList& names) {
    std::vector<Person> people;
    for (const QString& name : names) {
        const PersonId id(static_cast<qint64>(people.size()) + 1);
        people.push_back({{}, id, *Name::fromText(name), {}});
    }
    return people;
}

std::optional<NearMatch> between(const QString& typed, const QString& known) {
    const auto near = NearNames(peopleNamed({known})).matching(typed);
    return near.empty() ? std::nullopt : std::optional(near.front());
}

/// The distance by its definition: the cheapest way to take letters off the ends of both.
int distance(const QString& a, const QString& b) {
    std::map<std::pair<qsizetype, qsizetype>, int> known;
    const std::function<int(qsizetype, qsizetype)> rest = [&](qsizetype i, qsizetype j) -> int {
        if (i == 0 || j == 0)
            return static_cast<int>(i + j);
        if (const auto found = known.find({i, j}); found != known.end())
            return found->second;
        int best = std::min(rest(i - 1, j), rest(i, j - 1)) + 1;
        best = std::min(best, rest(i - 1, j - 1) + (a[i - 1] == b[j - 1] ? 0 : 1));
        if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
            best = std::min(best, rest(i - 2, j - 2) + 1);
        known[{i, j}] = best;
        return best;
    };
    return rest(a.size(), b.size());
}

QStringList spokenWords(const QString& name) {
    QStringList halves = name.split(u',');
    if (halves.size() == 2)
        halves.swapItemsAt(0, 1);
    else
        halves = {name};
    return normalizedText(halves.join(u' ')).split(u' ', Qt::SkipEmptyParts);
}

/// Every way to write a name shorter: each word but the last whole or as its initial, and any but
/// the first and last left out.
QStringList shorterForms(const QStringList& words) {
    QStringList forms{QString()};
    for (qsizetype i = 0; i < words.size(); ++i) {
        QStringList longer;
        for (const QString& form : forms) {
            longer << form + u' ' + words[i];
            if (i + 1 < words.size())
                longer << form + u' ' + words[i].left(1);
            if (i > 0 && i + 1 < words.size())
                longer << form;
        }
        forms = longer;
    }
    forms.replaceInStrings(QRegularExpression(u"^ "_s), QString());
    forms.removeDuplicates();
    return forms;
}

} // namespace

class TestNearNames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesAreNear_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<NearReason>("reason");
        QTest::addColumn<int>("typos");
        const auto row = [](const QString& typed, NearReason reason, int typos = 0) {
            QTest::newRow(qPrintable(typed)) << typed << reason << typos;
        };
        using enum NearReason;
        row(u"Jean-François Gagné"_s, SameLetters);
        row(u"jean francois gagne"_s, SameLetters);
        row(u"JeanFrancois Gagne"_s, SameLetters);
        row(u"Jean-Francois GAGNE "_s, SameLetters);
        row(u"Gagne, Jean-Francois"_s, Order);
        row(u"Gagné Jean François"_s, Order);
        row(u"Gagne, JeanFrancois"_s, Order);
        row(u"J. F. Gagne"_s, Initials);
        row(u"J.-F. Gagné"_s, Initials);
        row(u"JF Gagne"_s, Initials);
        row(u"J Gagne"_s, Initials);
        row(u"Jean F. Gagne"_s, Initials);
        row(u"Jean Gagne"_s, Initials);
        row(u"Gagne, J. F."_s, Initials);
        row(u"Jean-Francois Marie Gagne"_s, Initials);
        row(u"Jean-Francois Ganye"_s, Typo, 2);
        row(u"Jean-Francios Gagne"_s, Typo, 1);
        row(u"Jean-Francois Gagn"_s, Typo, 1);
        row(u"Jean-Frannncois Gagne"_s, Typo, 2);
        row(u"Gagme, Jean-Francois"_s, Typo, 1);
        row(u"Gagme Jean-Francois"_s, Typo, 1);
    }
    void namesAreNear() {
        QFETCH(QString, typed);
        QFETCH(NearReason, reason);
        QFETCH(int, typos);
        const QString known = u"Jean-François Gagné"_s;
        const NearMatch expected{PersonId(1), reason, typos};
        QCOMPARE(between(typed, known), std::optional(expected));
        QCOMPARE(between(known, typed), std::optional(expected));
    }

    void namesAreNotNear_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("known");
        QTest::newRow("a short form of another family") << u"Bill Dyer"_s << u"William Pell"_s;
        QTest::newRow("a short form of another name") << u"Bill Dyer"_s << u"Robert Dyer"_s;
        QTest::newRow("a short form alone") << u"Bill"_s << u"William"_s;
        QTest::newRow("brothers") << u"Matt Dyer"_s << u"Michael Dyer"_s;
        QTest::newRow("brothers, a letter apart") << u"Tim Dyer"_s << u"Jim Dyer"_s;
        QTest::newRow("sisters, two letters apart") << u"Dyer, Mary"_s << u"Mark Dyer"_s;
        QTest::newRow("father and son") << u"Bill Smith Sr."_s << u"Bill Smith Jr."_s;
        QTest::newRow("the same, as lists have them")
            << u"Smith, Bill, Sr."_s << u"Bill Smith Junior"_s;
        QTest::newRow("grandson") << u"Bill Smith III"_s << u"Bill Smith II"_s;
        QTest::newRow("father and son, in short") << u"William Smith, Jr."_s << u"Bill Smith Sr"_s;
        QTest::newRow("another given name") << u"Jacob Dyer"_s << u"Quinn Dyer"_s;
        QTest::newRow("family name alone") << u"Gagné"_s << u"Jean Gagné"_s;
        QTest::newRow("other initials") << u"K. F. Gagne"_s << u"Jean-François Gagné"_s;
        QTest::newRow("initials in another order") << u"F. J. Gagne"_s << u"Jean-François Gagné"_s;
        QTest::newRow("two middle names") << u"Ada May Byron"_s << u"Ada King Byron"_s;
        QTest::newRow("a short name is no initials") << u"Al Byron"_s << u"Anton Byron"_s;
        QTest::newRow("initials alone") << u"J. F. G."_s << u"Jean François Gagné"_s;
        QTest::newRow("three letters") << u"Ann"_s << u"Amn"_s;
        QTest::newRow("two typos in seven") << u"Jo Dyer"_s << u"Ju Dxer"_s;
        QTest::newRow("nothing") << u""_s << u"Ann"_s;
        QTest::newRow("signs") << u"?"_s << u"!"_s;
    }
    void namesAreNotNear() {
        QFETCH(QString, typed);
        QFETCH(QString, known);
        QCOMPARE(between(typed, known), std::nullopt);
    }

    void oneNameOfTwoSpellings_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("known");
        QTest::addColumn<NearReason>("reason");
        const auto row = [](const QString& typed, const QString& known, NearReason reason) {
            QTest::newRow(qPrintable(typed + u" / "_s + known)) << typed << known << reason;
        };
        using enum NearReason;
        const QStringList kates{u"Katherine"_s, u"Kathryn"_s, u"Kate"_s, u"Cathy"_s, u"Kathy"_s};
        for (const QString& one : kates) {
            for (const QString& other : kates) {
                if (one != other)
                    row(one + u" Pell"_s, other + u" Pell"_s, ShortForm);
            }
        }
        row(u"Mike Smith"_s, u"Michael Smith"_s, ShortForm);
        row(u"Bob O'Hara"_s, u"Robert OHara"_s, ShortForm);
        row(u"Bill Van Dyke"_s, u"William Vandyke"_s, ShortForm);
        row(u"Smith, Mike"_s, u"Michael J. Smith"_s, ShortForm);
        row(u"Mike J. Smith"_s, u"Michael James Smith"_s, ShortForm);
        row(u"Mike Smith, Jr."_s, u"Michael Smith Jr"_s, ShortForm);
        row(u"Bill Smith, Jr."_s, u"bill smith junior"_s, SameLetters);
        row(u"Smith, Bill, III"_s, u"Bill Smith III"_s, Order);
        row(u"Bill Smith"_s, u"Bill Smith Jr."_s, Generation);
        row(u"Smith Sr., Bill"_s, u"Bill Smith"_s, Generation);
        row(u"W. Smith"_s, u"William Smith II"_s, Initials);
        row(u"Mike Smith"_s, u"Michael Smith II"_s, ShortForm);
    }
    void oneNameOfTwoSpellings() {
        QFETCH(QString, typed);
        QFETCH(QString, known);
        QFETCH(NearReason, reason);
        QCOMPARE(between(typed, known), std::optional(NearMatch{PersonId(1), reason}));
        QCOMPARE(between(known, typed), std::optional(NearMatch{PersonId(1), reason}));
    }

    void whoSharesAnInitialIsNotNear() {
        const NearNames names(
            peopleNamed({u"Michael Smith"_s, u"Mark Smith"_s, u"Bob Smith"_s, u"Matthew Smyth"_s,
                         u"M. Smith"_s, u"Mary Smith Jr."_s, u"Morris Ann Smith"_s}));
        // M. Smith is near Matt Smith, by his initial.
        QCOMPARE(names.sharingInitial(u"Matt Smith"_s),
                 (std::vector<PersonId>{PersonId(1), PersonId(2), PersonId(7)}));
        QCOMPARE(names.sharingInitial(u"Smith, Matt"_s), names.sharingInitial(u"Matt Smith"_s));
        QVERIFY(names.sharingInitial(u"Smith"_s).empty());
    }

    void theBestComesFirst() {
        const NearNames names(peopleNamed(
            {u"Jean-Frncois Ganye"_s, u"Ada Byron"_s, u"Jean-Francois Gagney"_s, u"J. F. Gagne"_s,
             u"Gagne, Jean-Francois"_s, u"JEAN FRANÇOIS GAGNÉ"_s, u"Jean Gagne"_s}));
        std::vector<PersonId> order;
        for (const NearMatch& match : names.matching(u"Jean-François Gagné"_s))
            order.push_back(match.person);
        QCOMPARE(order, (std::vector<PersonId>{PersonId(6), PersonId(5), PersonId(4), PersonId(7),
                                               PersonId(3), PersonId(1)}));
    }

    void otherNamesAreNearToo() {
        auto people = peopleNamed({u"Ada King"_s, u"Grace Hopper"_s});
        people.front().alsoKnownAs
            = {*Name::fromText(u"Ada Byron"_s), *Name::fromText(u"A. Byron"_s)};
        // Once, by the best of the names.
        QCOMPARE(NearNames(people).matching(u"Byron, Ada"_s),
                 (std::vector<NearMatch>{{PersonId(1), NearReason::Order}}));
    }

    void limitsGrowWithTheName() {
        const std::vector<int> expected{0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3};
        for (size_t letters = 0; letters < expected.size(); ++letters)
            QCOMPARE(mostTypos(static_cast<qsizetype>(letters)), expected[letters]);
    }

    // Against the definitions, worked out the long way.
    void agreesWithBruteForce() {
        constexpr unsigned seed = 5;
        RandomSource random(seed);
        const auto people = madeUpPeople(200, random);
        const NearNames names(people);
        std::map<NearReason, int> met;
        for (int round = 0; round < 120; ++round) {
            QString typed = random.of(people).name.text();
            const qsizetype lastBlank = typed.lastIndexOf(u' ');
            if (random.oneIn(3))
                typed = typed.mid(lastBlank + 1) + u", "_s + typed.left(lastBlank);
            const auto near = names.matching(typed);
            for (const Person& person : people) {
                const auto found
                    = std::find_if(near.begin(), near.end(), [&](const NearMatch& match) {
                          return match.person == person.id;
                      });
                const auto expected = judged(typed, person);
                const auto actual
                    = found == near.end() ? std::nullopt : std::optional<NearMatch>(*found);
                QVERIFY2(actual == expected,
                         qPrintable(
                             u"seed %1: %2 and %3"_s.arg(seed).arg(typed).arg(person.name.text())));
                if (expected)
                    ++met[expected->reason];
            }
        }
        // Each reason was put to the test; none of these people has a Jr.
        QCOMPARE(met.size(), size_t(5));
    }

    void nearnessIsMutual() {
        RandomSource random(6);
        const auto people = madeUpPeople(60, random);
        for (const Person& a : people) {
            for (const Person& b : people) {
                const auto there = between(a.name.text(), b.name.text());
                QCOMPARE(between(b.name.text(), a.name.text()), there);
            }
        }
    }

private:
    static std::optional<NearMatch> judged(const QString& typed, const Person& person) {
        const QString& known = person.name.text();
        const auto joined = [](const QStringList& words) { return words.join(QString()); };
        const auto letters = [&](const QString& name) { return normalizedText(name).remove(u' '); };
        QStringList a = spokenWords(typed);
        QStringList b = spokenWords(known);
        if (letters(typed) == letters(known))
            return NearMatch{person.id, NearReason::SameLetters};
        QStringList sortedA = a;
        QStringList sortedB = b;
        sortedA.sort();
        sortedB.sort();
        if (joined(a) == joined(b) || joined(sortedA) == joined(sortedB))
            return NearMatch{person.id, NearReason::Order};
        if (isShorter(a, b) || isShorter(b, a))
            return NearMatch{person.id, NearReason::Initials};
        if (isShortForm(a, b))
            return NearMatch{person.id, NearReason::ShortForm};
        const QStringList usual{u"jean"_s, u"francois"_s, u"anna"_s,  u"ann"_s,
                                u"zoe"_s,  u"jo"_s,       u"maria"_s, u"mary"_s,
                                u"lee"_s,  u"jacob"_s,    u"quinn"_s};
        const bool areTwo = a.size() == 2 && b.size() == 2 && a[1] == b[1] && usual.contains(a[0])
                            && usual.contains(b[0]) && !areForms(a, b);
        if (areTwo)
            return std::nullopt;
        const int typos
            = std::min(distance(joined(a), joined(b)), distance(joined(sortedA), joined(sortedB)));
        if (typos > mostTypos(std::max(joined(a).size(), joined(b).size())))
            return std::nullopt;
        return NearMatch{person.id, NearReason::Typo, typos};
    }

    /// Of the names that these people have.
    static bool areForms(const QStringList& a, const QStringList& b) {
        const QList<QStringList> forms{{u"ann"_s, u"anna"_s}, {u"maria"_s, u"mary"_s}};
        return a.size() > 1 && b.size() > 1
               && (a.first() == b.first() || std::ranges::any_of(forms, [&](const auto& pair) {
                       return pair.contains(a.first()) && pair.contains(b.first());
                   }));
    }
    static bool isShortForm(QStringList a, const QStringList& b) {
        if (!areForms(a, b))
            return false;
        a.replace(0, b.first());
        return (a.join(QString()) == b.join(QString()) || isShorter(a, b) || isShorter(b, a));
    }

    /// Some name of which both are a shorter form, with all words of one of them.
    static bool isShorter(const QStringList& brief, const QStringList& full) {
        if (brief.size() < 2 || brief.size() > full.size() || brief.last() != full.last()
            || brief.last().size() < 2)
            return false;
        for (const QString& form : shorterForms(full)) {
            const QStringList words = form.split(u' ');
            bool fits = words.size() == brief.size();
            for (qsizetype i = 0; fits && i < words.size(); ++i) {
                // a full word of the brief name stands for an initial of the other
                fits = words[i] == brief[i]
                       || (words[i].size() == 1 && full.contains(words[i])
                           && brief[i].startsWith(words[i]));
            }
            if (fits)
                return true;
        }
        // initials written as one word
        QStringList apart;
        for (qsizetype i = 0; i < brief.size(); ++i) {
            if (i + 1 == brief.size() || brief[i].size() > 3)
                apart << brief[i];
            else
                apart << brief[i].split(QString(), Qt::SkipEmptyParts);
        }
        return apart != brief && isShorter(apart, full);
    }
};

} // namespace mentat::test::tst_near_names

MENTAT_TEST(tst_near_names, TestNearNames, QCoreApplication)
#include "tst_near_names.moc"
