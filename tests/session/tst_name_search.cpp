#include "app/session/people/name_search.h"
#include "tests/support/invented_names.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_name_search {

namespace {

Player playerOf(const Person& person) {
    return {{.from = {},
             .badge = person.badge,
             .email = {},
             .phone = {},
             .whereabouts = {},
             .notes = {}},
            *PlayerId::fromText(u"p%1"_s.arg(person.id.number())),
            person.name,
            Preference::Either,
            {},
            {},
            {},
            {},
            {},
            person.id};
}

Event emptyEvent() {
    return {{*Name::fromText(u"Dune"_s), {}, Year(2026), {}, {}, {}, {GameSet::Base}, {}, false},
            {},
            {},
            {},
            {},
            {},
            {},
            DunePlay{}};
}

/// A file of these people; the ones marked with a star play in the event.
struct Crowd {
    Book book;
    Event event = emptyEvent();

    explicit Crowd(const QStringList& names) {
        for (const QString& marked : names) {
            const QString name = QString(marked).remove(u'*');
            const PersonId id = nextPersonId(book);
            book.people.push_back({{}, id, *Name::fromText(name), {}});
            if (marked != name)
                event.players.push_back(playerOf(book.people.back()));
        }
    }

    [[nodiscard]] QString nameOf(const KnownName& who) const {
        if (const auto* player = std::get_if<PlayerId>(&who))
            return u'*' + playerName(event, *player);
        return findPerson(book, std::get<PersonId>(who))->name.text();
    }
    /// As the judge says it, who knows nothing of namesakes.
    [[nodiscard]] QString bareNameOf(const KnownName& who) const {
        const auto* player = std::get_if<PlayerId>(&who);
        return player ? u'*' + findPlayer(event, *player)->name.text() : nameOf(who);
    }
    [[nodiscard]] QStringList found(const QString& query) const {
        QStringList names;
        for (const KnownName& who : NameSearch(book, event).find(query))
            names << nameOf(who);
        return names;
    }
};

} // namespace

class TestNameSearch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsBeginParts_data() {
        QTest::addColumn<QString>("query");
        QTest::addColumn<bool>("finds");
        const auto row = [](const QString& query, bool finds) {
            QTest::newRow(qPrintable(query)) << query << finds;
        };
        row(u"gag j"_s, true);
        row(u"gag"_s, true);
        row(u"GAGNÉ"_s, true);
        row(u"fra"_s, true); // after the hyphen
        row(u"jean-f"_s, true);
        row(u"  fr   je "_s, true);
        row(u"gagn jean fr"_s, true);
        row(u"agne"_s, false);
        row(u"gag k"_s, false);
        row(u"gagnes"_s, false);
        row(u"ean"_s, false);
    }
    void wordsBeginParts() {
        QFETCH(QString, query);
        QFETCH(bool, finds);
        const Crowd crowd({u"Jean-François Gagné"_s});
        QCOMPARE(crowd.found(query).size(), finds ? 1 : 0);
    }

    void wordsMayRunTogether_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("query");
        QTest::addColumn<bool>("finds");
        const auto row = [](const QString& name, const QString& query, bool finds) {
            QTest::addRow("%s: %s", qPrintable(name), qPrintable(query)) << name << query << finds;
        };
        row(u"Chloé Du Fresne"_s, u"dufr"_s, true);
        row(u"Chloé Du Fresne"_s, u"du fr"_s, true);
        row(u"Chloé Du Fresne"_s, u"dufresne chl"_s, true);
        row(u"Chloé Du Fresne"_s, u"chloedu"_s, true);
        row(u"Chloé Du Fresne"_s, u"fresnechl"_s, false);
        row(u"Chloé Du Fresne"_s, u"ufr"_s, false);
        row(u"Pat O'Hara"_s, u"ohara"_s, true);
        row(u"Pat O’Hara"_s, u"ohara"_s, true);
        row(u"Pat O Hara"_s, u"ohara"_s, true);
        row(u"Maria de la Cruz"_s, u"delacruz"_s, true);
        row(u"Maria de la Cruz"_s, u"lacr mar"_s, true);
        row(u"Dick Van Dyke"_s, u"vandyke"_s, true);
        // father and son
        row(u"Bill Smith, Jr."_s, u"smith bill"_s, true);
        row(u"Bill Smith Sr."_s, u"smith bill"_s, true);
        row(u"Bill Smith Sr."_s, u"smith jr"_s, false);
        row(u"Bill Smith III"_s, u"Smith, Bill, III"_s, true);
    }
    void wordsMayRunTogether() {
        QFETCH(QString, name);
        QFETCH(QString, query);
        QFETCH(bool, finds);
        QCOMPARE(Crowd({name}).found(query).size(), finds ? 1 : 0);
        Crowd other({u"Zed"_s});
        other.book.people.front().alsoKnownAs = {*Name::fromText(name)};
        QCOMPARE(other.found(query).size(), finds ? 1 : 0);
    }

    void theHomeOfANamesakeIsAWordOfTheName() {
        Crowd crowd({u"Michael Smith*"_s, u"Michael Smith*"_s, u"Ohana Smith*"_s, u"Bo Smith*"_s});
        for (size_t i = 0; i < 4; ++i)
            crowd.event.players[i].from = i == 1 ? u"FL"_s : u"OH"_s;
        QCOMPARE(crowd.found(u"smith oh"_s),
                 (QStringList{u"*Michael Smith (OH)"_s, u"*Ohana Smith"_s}));
        QCOMPARE(crowd.found(u"michael fl"_s), QStringList{u"*Michael Smith (FL)"_s});
        QCOMPARE(crowd.found(u"bo oh"_s), QStringList()); // a name of one's own needs none
    }

    // Of two who are both known and of one who plays: whose name is shared has the home as a word.
    void theHomeOfWhoeverSharesANameIsAWord() {
        Crowd crowd({u"Michael Smith*"_s, u"michael SMITH"_s, u"Bo Smith"_s});
        crowd.event.players[0].from = u"OH"_s;
        crowd.book.people[1].from = u"FL"_s;
        crowd.book.people[2].from = u"FL"_s;
        QCOMPARE(crowd.found(u"smith fl"_s), QStringList{u"michael SMITH"_s});
        QCOMPARE(crowd.found(u"smith oh"_s), QStringList{u"*Michael Smith"_s});
        Crowd known({u"Chloé Roe"_s, u"Chloe Roe"_s});
        known.book.people[0].from = u"New York"_s;
        known.book.people[1].from = u"New Jersey"_s;
        QCOMPARE(known.found(u"roe new j"_s), QStringList{u"Chloe Roe"_s});
    }

    void aBadgeIsFoundHoweverItIsWritten() {
        Crowd crowd({u"Ada Byron*"_s, u"Grace Hopper"_s, u"Alan Turing*"_s, u"Kurt Gödel"_s});
        crowd.event.players[0].badge = u"1042.0"_s;
        crowd.book.people[1].badge = u"1,043"_s;
        crowd.event.players[1].badge = u"00981"_s;
        crowd.book.people[3].badge = u"#1045"_s;
        for (const QString& typed : {u"1042"_s, u"1042.0"_s, u"#1042"_s, u"byr 01042"_s})
            QCOMPARE(crowd.found(typed), QStringList{u"*Ada Byron"_s});
        for (const QString& typed : {u"1043"_s, u"1,043"_s, u"1 043"_s, u"hop 1,043"_s})
            QCOMPARE(crowd.found(typed), QStringList{u"Grace Hopper"_s});
        QCOMPARE(crowd.found(u"981"_s), QStringList{u"*Alan Turing"_s});
        QCOMPARE(crowd.found(u"1045"_s), QStringList{u"Kurt Gödel"_s});
        QCOMPARE(crowd.found(u"104"_s), QStringList());
        QCOMPARE(crowd.found(u"ada - byron"_s), QStringList{u"*Ada Byron"_s});
        QVERIFY(NameSearch::asksForBadge(u"1,043"_s));
    }

    void digitsAreAWholeBadgeOrNothing() {
        Crowd crowd({u"Ada Byron*"_s, u"Blaise Pascal"_s, u"Player 10"_s});
        crowd.event.players[0].badge = u"1042"_s;
        crowd.book.people[1].badge = u"104"_s;
        QCOMPARE(crowd.found(u"1042"_s), QStringList{u"*Ada Byron"_s});
        QCOMPARE(crowd.found(u"104"_s), QStringList{u"Blaise Pascal"_s});
        QCOMPARE(crowd.found(u"10"_s), QStringList());
        QCOMPARE(crowd.found(u"byr 1042"_s), QStringList{u"*Ada Byron"_s});
        QCOMPARE(crowd.found(u"byr 104"_s), QStringList());
        QVERIFY(NameSearch::asksForBadge(u" 1042 "_s));
        QVERIFY(!NameSearch::asksForBadge(u"byr 1042"_s));
        QVERIFY(!NameSearch::asksForBadge(u""_s));
    }

    void digitsBehindLettersAreAScan_data() {
        QTest::addColumn<QString>("text"); // "|" is the cursor; at its end where there is none
        QTest::addColumn<QString>("asked");
        QTest::addColumn<QString>("before");
        const auto row = [](const QString& text, const QString& asked, const QString& before) {
            QTest::newRow(qPrintable(text)) << text << asked << before;
        };
        row(u"Mich1042"_s, u"1042"_s, u"Mich"_s);
        row(u"Mich 1042"_s, u"1042"_s, u"Mich "_s);
        row(u"Smith, 1042"_s, u"1042"_s, u"Smith, "_s);
        row(u"Smith, J. #1042"_s, u"#1042"_s, u"Smith, J. "_s);
        row(u"Mich1,042"_s, u"1,042"_s, u"Mich"_s);
        row(u"Mich1042.0"_s, u"1042.0"_s, u"Mich"_s);
        row(u"Mich9"_s, u"9"_s, u"Mich"_s); // a badge that no one has
        row(u"1042 Mich9"_s, u"9"_s, u"1042 Mich"_s);
        row(u"12 1042"_s, u"1042"_s, u"12 "_s);
        row(u"Gö\u0308\u0661\u0660"_s, u"\u0661\u0660"_s, u"Gö\u0308"_s);
        row(u"Mi1042|ch"_s, u"1042"_s, u"Mich"_s);
        row(u"1042|Mich"_s, u"1042"_s, u"Mich"_s);
        row(u"|Mich1042"_s, u"1042"_s, u"Mich"_s);
        row(u"byr1042"_s, u"1042"_s, u"byr"_s); // whoever it is whose name that began
        row(u"byr#1042"_s, u"#1042"_s, u"byr"_s);
        row(u"A17"_s, u"A17"_s, QString()); // whose badge that is, is known
        row(u"MichA17"_s, u"A17"_s, u"Mich"_s);
        row(u"micha17"_s, u"a17"_s, u"mich"_s);
        row(u"Micha1042"_s, u"1042"_s, u"Micha"_s); // not A1042, which is somebody's too
        // Nothing of this was scanned behind something.
        row(u"1042"_s, u"1042"_s, QString());
        row(u"10|42"_s, u"1042"_s, QString());
        row(u" #1042 "_s, u" #1042 "_s, QString());
        row(u"byr 1042"_s, u"byr 1042"_s, QString());
        row(u"Number40"_s, u"Number40"_s, QString());
        row(u"Mich"_s, u"Mich"_s, QString());
        row(u"7x"_s, u"7x"_s, QString());
        row(QString(), QString(), QString());
    }
    void digitsBehindLettersAreAScan() {
        QFETCH(QString, text);
        QFETCH(const QString, asked);
        QFETCH(const QString, before);
        Crowd crowd({u"Ada Byron*"_s, u"Alan Turing"_s, u"Player Number40"_s, u"Kurt Gödel"_s});
        crowd.event.players[0].badge = u"1042"_s;
        crowd.book.people[1].badge = u"A17"_s;
        crowd.book.people[3].badge = u"A1042"_s;
        const qsizetype mark = text.indexOf(u'|');
        const TypedQuery query = NameSearch(crowd.book, crowd.event)
                                     .typedQuery(text.remove(u'|'), mark < 0 ? text.size() : mark);
        QCOMPARE(query.asked, asked);
        QCOMPARE(query.before, before);
    }

    void aBadgeWithLettersIsFoundAsAWhole() {
        Crowd crowd({u"Ada Byron*"_s, u"Alan Turing"_s});
        crowd.book.people[1].badge = u"A-17"_s;
        for (const QString& typed : {u"A-17"_s, u"a-17"_s})
            QCOMPARE(crowd.found(typed), QStringList{u"Alan Turing"_s});
        QCOMPARE(crowd.found(u"A-1"_s), QStringList());
    }

    void aPlayersBadgeIsThePersonsWhereTheEventDoesNotSay() {
        Crowd crowd({u"Ada Byron*"_s});
        crowd.book.people[0].badge = u"7"_s;
        QCOMPARE(crowd.found(u"7"_s), QStringList{u"*Ada Byron"_s});
        crowd.event.players[0].badge = u"8"_s;
        QCOMPARE(crowd.found(u"7"_s), QStringList());
    }

    void thoseOfTheEventComeFirstThenFirstWords() {
        const Crowd crowd({u"Zoe Ann"_s, u"Anna Bell"_s, u"Ann Zed"_s, u"Carl Ann*"_s,
                           u"Anna Able*"_s, u"Bob Dyer*"_s});
        QCOMPARE(crowd.found(u"ann"_s), (QStringList{u"*Anna Able"_s, u"*Carl Ann"_s, u"Ann Zed"_s,
                                                     u"Anna Bell"_s, u"Zoe Ann"_s}));
    }

    void nobodyIsFoundTwice() {
        const Crowd crowd({u"Jean Jean"_s, u"Anna Anna*"_s});
        QCOMPARE(crowd.found(u"jean"_s), QStringList{u"Jean Jean"_s});
        QCOMPARE(crowd.found(u"a"_s), QStringList{u"*Anna Anna"_s});
    }

    void otherNamesFindThemToo() {
        Crowd crowd({u"Ada King"_s});
        crowd.book.people.front().alsoKnownAs = {*Name::fromText(u"Ada Byron"_s)};
        QCOMPARE(crowd.found(u"byr"_s), QStringList{u"Ada King"_s});
        QCOMPARE(crowd.found(u"ada byr"_s), QStringList{u"Ada King"_s});
        const Person& ada = crowd.book.people.front();
        const auto meant = [&](const QString& query) {
            const auto name = NameSearch::otherNameMeant(query, ada.name, ada.alsoKnownAs);
            return name ? name->text() : QString();
        };
        QCOMPARE(meant(u"ada byr"_s), u"Ada Byron"_s);
        QCOMPARE(meant(u"ada"_s), QString()); // their own name says it
    }

    void anEmptyQueryFindsEverybody() {
        const Crowd crowd({u"Zed"_s, u"Bob*"_s, u"Ada"_s});
        QCOMPARE(crowd.found(u"  "_s), (QStringList{u"*Bob"_s, u"Ada"_s, u"Zed"_s}));
    }

    // Against what a search is to find, word by word: letters the parts of any name, whatever their
    // accents, and digits a whole badge or nothing.
    void agreesWithBruteForce() {
        constexpr unsigned seed = 8;
        RandomSource random(seed);
        Crowd crowd({});
        crowd.book.people = madeUpPeople(400, random);
        for (const Person& person : crowd.book.people) {
            if (random.oneIn(10))
                crowd.event.players.push_back(playerOf(person));
        }
        giveOtherNames(crowd, random);
        const NameSearch search(crowd.book, crowd.event);
        int found = 0;
        for (int round = 0; round < 300; ++round) {
            const QString query = randomQuery(crowd, random);
            QStringList actual;
            for (const KnownName& who : search.find(query))
                actual << crowd.bareNameOf(who);
            found += static_cast<int>(actual.size());
            actual.sort();
            QVERIFY2(actual == judged(crowd, query),
                     qPrintable(u"seed %1: \"%2\""_s.arg(seed).arg(query)));
        }
        QVERIFY(found > 300);
    }

private:
    static void giveOtherNames(Crowd& crowd, RandomSource& random) {
        for (Person& person : crowd.book.people) {
            if (random.oneIn(10))
                person.alsoKnownAs.push_back(random.of(crowd.book.people).name);
        }
    }

    static QString randomQuery(const Crowd& crowd, RandomSource& random) {
        const Person& person = random.of(crowd.book.people);
        if (person.badge && random.oneIn(5))
            return *person.badge;
        QStringList words = normalizedText(person.name.text()).split(u' ');
        std::reverse(words.begin(), words.end());
        QStringList typed;
        for (const QString& word : words) {
            if (random.oneIn(2))
                typed << word.left(random.between(1, 4));
        }
        if (random.oneIn(8))
            typed << u"x"_s;
        if (random.oneIn(6)) {
            std::reverse(words.begin(), words.end());
            const auto from = random.below(static_cast<size_t>(words.size()));
            typed << QStringList(words.mid(static_cast<qsizetype>(from)))
                         .join(QString())
                         .left(random.between(3, 9));
        }
        return typed.join(u' ');
    }

    /// Some word of some name, with all that stands behind it.
    static bool begins(const Person& person, const QString& word) {
        std::vector<Name> all = person.alsoKnownAs;
        all.push_back(person.name);
        return std::ranges::any_of(all, [&](const Name& name) {
            const QString text = u' ' + normalizedText(name.text());
            for (qsizetype at = 0; at < text.size(); ++at) {
                if (text[at] == u' ' && text.mid(at).remove(u' ').startsWith(word))
                    return true;
            }
            return false;
        });
    }

    static QStringList judged(const Crowd& crowd, const QString& query) {
        QStringList names;
        for (const Person& person : crowd.book.people) {
            bool fits = true;
            for (const QString& word : query.split(u' ', Qt::SkipEmptyParts)) {
                const bool digits = word.toInt() > 0;
                fits = fits && (digits ? person.badge == word : begins(person, word));
            }
            if (!fits)
                continue;
            const bool plays = std::any_of(crowd.event.players.begin(), crowd.event.players.end(),
                                           [&](const Player& p) { return p.person == person.id; });
            names << (plays ? u"*"_s : QString()) + person.name.text();
        }
        names.sort();
        return names;
    }
};

} // namespace mentat::test::tst_name_search

MENTAT_TEST(tst_name_search, TestNameSearch, QCoreApplication)
#include "tst_name_search.moc"
