#include "tests/support/test_program.h"
#include "ui/desk/find_entries.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_find_entries {

namespace {

FindEntry page(const QString& title) {
    return {.kind = FindKind::Page, .word = u"page"_s, .title = title, .page = title.toLower()};
}

FindEntry player(const QString& name, int number, const QString& from = {}) {
    return {.kind = FindKind::Player,
            .word = u"player"_s,
            .title = name,
            .detail = from,
            .page = u"players"_s,
            .address = u"p%1"_s.arg(number)};
}

FindEntry game(int heat, int table, const QString& players) {
    return {.kind = FindKind::Game,
            .word = u"game"_s,
            .title = u"Heat %1, table %2"_s.arg(heat).arg(table),
            .detail = players,
            .names = {u"%1/%2"_s.arg(heat).arg(table), u"h%1 t%2"_s.arg(heat).arg(table),
                      u"t%1"_s.arg(table), u"table %1"_s.arg(table)},
            .page = u"results"_s,
            .address = u"%1/%2"_s.arg(heat).arg(table)};
}

FindEntry command(const QString& title, const QString& menu) {
    return {.kind = FindKind::Command,
            .word = u"command"_s,
            .title = title,
            .detail = menu,
            .command = [] {}};
}

QStringList titles(const std::vector<const FindEntry*>& found) {
    QStringList all;
    for (const FindEntry* entry : found)
        all.append(entry->title);
    return all;
}

} // namespace

/// What a few letters find, and in which order.
class TestFindEntries : public QObject {
    Q_OBJECT

private:
    static FindIndex desk() {
        return FindIndex(
            {page(u"Players"_s), page(u"Heats"_s), page(u"Results"_s), page(u"Journal"_s),
             player(u"Jean-François Gagné"_s, 1, u"QC"_s),
             player(u"Matt Gagnon"_s, 2, u"Ontario"_s), player(u"Ada Byron"_s, 3, u"London"_s),
             player(u"Byron Adams"_s, 4), game(2, 10, u"Ada Byron, Matt Gagnon"_s),
             game(2, 3, u"Byron Adams, Matt Gagnon"_s), game(3, 2, u"Jean-François Gagné"_s),
             game(1, 3, u"Byron Adams"_s), command(u"Preferences"_s, u"Edit"_s),
             command(u"Larger"_s, u"View · Ctrl++"_s)});
    }
    static QStringList found(const QString& query, const QStringList& recentKeys = {}) {
        const FindIndex index = desk();
        return titles(index.find(query, recentKeys));
    }

private Q_SLOTS:
    void eachWordBeginsAWord() {
        QCOMPARE(found(u"gag j"_s), (QStringList{u"Jean-François Gagné"_s, u"Heat 3, table 2"_s}));
        QCOMPARE(found(u"GAGNÉ"_s), (QStringList{u"Jean-François Gagné"_s, u"Heat 3, table 2"_s}));
        QCOMPARE(found(u"agn"_s), QStringList());
        QCOMPARE(found(u"gag ada x"_s), QStringList());
        QCOMPARE(found(u"gag onta"_s), QStringList{u"Matt Gagnon"_s}); // name and detail together
    }

    void whatIsCalledSoComesFirst() {
        // Byron Adams begins with it, Ada Byron has it in her name, the games in their detail.
        QCOMPARE(found(u"byr"_s),
                 (QStringList{u"Byron Adams"_s, u"Ada Byron"_s, u"Heat 1, table 3"_s,
                              u"Heat 2, table 3"_s, u"Heat 2, table 10"_s}));
        QCOMPARE(found(u"ada b"_s).mid(0, 2), (QStringList{u"Ada Byron"_s, u"Byron Adams"_s}));
    }

    void equallyGoodOnesStandByKind() {
        const FindIndex index({command(u"Journal to print"_s, u"File"_s), game(1, 1, u"Nobody"_s),
                               player(u"Journey Man"_s, 1), page(u"Journal"_s)});
        QCOMPARE(titles(index.find(u"jour"_s, {})),
                 (QStringList{u"Journal"_s, u"Journey Man"_s, u"Journal to print"_s}));
    }

    void aGameHasANumber_data() {
        QTest::addColumn<QString>("query");
        for (const char* query : {"2 3", "2/3", " 2 / 3 ", "h2 t3", "H2 T3", "heat 2 table 3"})
            QTest::newRow(query) << QString::fromLatin1(query);
    }
    void aGameHasANumber() {
        QFETCH(QString, query);
        QCOMPARE(found(query).value(0), u"Heat 2, table 3"_s);
    }

    void aNumberIsAWholeWord() {
        QCOMPARE(found(u"2 1"_s), QStringList()); // neither table 10 nor heat 2 alone
        QCOMPARE(found(u"2 10"_s), QStringList{u"Heat 2, table 10"_s});
        // The other way round is a find too, but a worse one.
        QCOMPARE(found(u"2 3"_s), (QStringList{u"Heat 2, table 3"_s, u"Heat 3, table 2"_s}));
    }

    void aTableOfAnyHeat() {
        QCOMPARE(found(u"t3"_s), (QStringList{u"Heat 1, table 3"_s, u"Heat 2, table 3"_s}));
        QCOMPARE(found(u"table 3"_s).mid(0, 2),
                 (QStringList{u"Heat 1, table 3"_s, u"Heat 2, table 3"_s}));
    }

    void numbersStandByTheirSize() {
        QCOMPARE(found(u"heat 2"_s).mid(0, 2),
                 (QStringList{u"Heat 2, table 3"_s, u"Heat 2, table 10"_s}));
    }

    void numbersStandBeforeWordsThatBeginWithOne() {
        std::vector<FindEntry> entries;
        for (const QString& turn : {u"10"_s, u"1st"_s, u"2"_s, u"last"_s, u"12a"_s, u"3"_s})
            entries.push_back(player(u"Turn "_s + turn, 1));
        const FindIndex index(std::move(entries));
        QCOMPARE(titles(index.find(u"turn"_s, {})),
                 (QStringList{u"Turn 2"_s, u"Turn 3"_s, u"Turn 10"_s, u"Turn 12a"_s, u"Turn 1st"_s,
                              u"Turn last"_s}));
    }

    void whatWasUsedLatelyComesFirstAmongItsKind() {
        QCOMPARE(found(u"gag"_s).mid(0, 2),
                 (QStringList{u"Jean-François Gagné"_s, u"Matt Gagnon"_s}));
        QCOMPARE(found(u"gag"_s, {u"results/2/3"_s, u"players/p2"_s}).mid(0, 3),
                 (QStringList{u"Matt Gagnon"_s, u"Jean-François Gagné"_s, u"Heat 2, table 3"_s}));
        // A name that begins with it stays before one that was used.
        QCOMPARE(found(u"byr"_s, {u"players/p3"_s}).value(0), u"Byron Adams"_s);
    }

    void anEmptyQueryFindsThePages() {
        QCOMPARE(found(u" "_s),
                 (QStringList{u"Players"_s, u"Heats"_s, u"Results"_s, u"Journal"_s}));
        QCOMPARE(found(QString(), {u"players/p99"_s}).size(), 4);
        // What was used stands alone, three of it.
        QCOMPARE(found(QString(), {u"Larger"_s, u"players/p99"_s, u"results/"_s, u"players/p2"_s,
                                   u"players/p3"_s}),
                 (QStringList{u"Larger"_s, u"Results"_s, u"Matt Gagnon"_s}));
    }

    void aCommandIsFoundByItsMenuAndKey() {
        QCOMPARE(found(u"pref"_s), QStringList{u"Preferences"_s});
        QCOMPARE(found(u"view ctrl"_s), QStringList{u"Larger"_s});
    }

    void aLargeEvent() {
        std::vector<FindEntry> entries;
        for (int i = 1; i <= 1000; ++i)
            entries.push_back(player(u"Player%1 Family%2"_s.arg(i).arg(i % 100), i));
        for (int i = 0; i < 500; ++i) {
            entries.push_back(
                game(i / 50 + 1, i % 50 + 1, u"Player%1 Family%2"_s.arg(i + 1).arg((i + 1) % 100)));
        }
        const FindIndex index(std::move(entries));
        QCOMPARE(index.find(u"p"_s, {}).size(), size_t(1500));
        QCOMPARE(index.find(u"family7 player7"_s, {}).front()->address, u"p7"_s);
        QCOMPARE(index.find(u"10 50"_s, {}).front()->address, u"10/50"_s);
    }
};

} // namespace mentat::test::tst_find_entries

MENTAT_TEST(tst_find_entries, TestFindEntries, QCoreApplication)
#include "tst_find_entries.moc"
