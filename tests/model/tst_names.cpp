#include "model/values/ids.h"
#include "model/values/name.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_names {

namespace {

QString normalized(const QString& name) {
    return Name::fromText(name)->normalized();
}

const QStringList& unacceptable() {
    static const QStringList all{QString(),
                                 u" "_s,
                                 u"  \t "_s,
                                 u"\u00A0"_s,
                                 u"\u3000"_s,
                                 u"Ada\nByron"_s,
                                 u"Ada\tB"_s,
                                 u"Ada\r"_s,
                                 u"\u0007"_s,
                                 u"A\u0085B"_s,
                                 u"\u007f"_s,
                                 u"A\u009F"_s,
                                 QString(QChar(u'\0')),
                                 u"A\u2028B"_s,
                                 u"A\u2029B"_s,
                                 u"\uFFFF1"_s,
                                 u"A\uFFFE"_s,
                                 u"A\uFDD0"_s,
                                 QString(QChar(0xD800)),
                                 u"A"_s + QChar(0xDC00)};
    return all;
}

} // namespace

class TestNames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesAreKeptAsTheyCame() {
        for (const QString& text :
             {u"Ada Byron"_s, u"  Ada  "_s, u"Łukasz Żółć"_s, u"山田 太郎"_s, u"עדה"_s, u"🎲"_s,
              u"-"_s, u"\"x\" \\ /~1"_s, u"e\u0301"_s, u"\uFFFD"_s}) {
            QVERIFY2(Name::fromText(text), qPrintable(text));
            QCOMPARE(Name::fromText(text)->text(), text);
            QCOMPARE(PlayerId::fromText(text)->text(), text);
        }
    }

    void blankTextsAndControlsAreNoNames() {
        for (const QString& text : unacceptable()) {
            const QByteArray shown = text.toUtf8().toPercentEncoding();
            QVERIFY2(!Name::isAcceptable(text), shown);
            QVERIFY2(!Name::fromText(text), shown);
            QVERIFY2(!PlayerId::fromText(text), shown);
        }
    }

    void spellingsOfOneName_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("expected");
        const auto row = [](const QString& name, const QString& expected) {
            QTest::newRow(qPrintable(name)) << name << expected;
        };
        row(u"Ada Byron"_s, u"ada byron"_s);
        row(u"  ADA   byron "_s, u"ada byron"_s);
        row(u"Ada\u00A0Byron"_s, u"ada byron"_s);
        row(u"Byron, Ada"_s, u"byron ada"_s);
        row(u"J. R. R. Tolkien III"_s, u"j r r tolkien iii"_s);
        row(u"O'Brien"_s, u"obrien"_s);
        row(u"O’Brien"_s, u"obrien"_s);
        // French
        row(u"Jean-François  Gagné"_s, u"jean francois gagne"_s);
        row(u"jean francois gagne"_s, u"jean francois gagne"_s);
        row(u"Noe\u0308l Œuvré"_s, u"noel oeuvre"_s);
        row(u"NOËL ŒUVRÉ"_s, u"noel oeuvre"_s);
        // Polish
        row(u"Łukasz Żółć-Święcicki"_s, u"lukasz zolc swiecicki"_s);
        row(u"ŁUKASZ ŻÓŁĆ ŚWIĘCICKI"_s, u"lukasz zolc swiecicki"_s);
        row(u"Wąs Ńą"_s, u"was na"_s);
        // Turkish: four letters that are one here
        row(u"İbrahim Işık"_s, u"ibrahim isik"_s);
        row(u"ibrahim ışık"_s, u"ibrahim isik"_s);
        row(u"IBRAHIM ISIK"_s, u"ibrahim isik"_s);
        row(u"Çağla Öztürk"_s, u"cagla ozturk"_s);
        // Letters that have no accent to be left out
        row(u"Đorđe Øst"_s, u"dorde ost"_s);
        row(u"Æsir Weiß"_s, u"aesir weiss"_s);
        row(u"ÆSIR WEISS"_s, u"aesir weiss"_s);
        row(u"WEIẞ"_s, u"weiss"_s);
        // Ligatures and other shapes of letters
        row(u"ﬁnn ﬂeur ﬀ"_s, u"finn fleur ff"_s);
        row(u"Ａｄａ １２"_s, u"ada 12"_s);
        row(u"ǅemal"_s, u"dzemal"_s);
        // Other scripts keep their letters
        row(u"山田 太郎"_s, u"山田 太郎"_s);
        row(u"山田\u3000太郎"_s, u"山田 太郎"_s);
        row(u"ﾔﾏﾀﾞ"_s, normalized(u"ヤマダ"_s));
        row(u"김철수"_s, normalized(u"김철수"_s.normalized(QString::NormalizationForm_D)));
        row(u"Σωκράτης"_s, normalized(u"ΣΩΚΡΆΤΗΣ"_s));
        row(u"עדה ביירון"_s, u"עדה ביירון"_s);
        row(u"𠮷野 🎲"_s, u"𠮷野 🎲"_s);
    }
    void spellingsOfOneName() {
        QFETCH(QString, name);
        QFETCH(QString, expected);
        QCOMPARE(normalized(name), expected);
        QCOMPARE(normalizedText(name), expected);
        // What is normalized stays as it is.
        QCOMPARE(normalizedText(expected), expected);
    }

    void differentNamesStayDifferent() {
        const QStringList names{u"Ada Byron"_s, u"Ada Byrne"_s,  u"AdaByron"_s, u"Ada"_s,
                                u"山田"_s,      u"山本"_s,       u"Łukasz"_s,   u"Lucas"_s,
                                u"Ada 1"_s,     u"Ada 2"_s,      u"עדה"_s,      u"🎲"_s,
                                u"🎯"_s,         u"Ada Byron B"_s};
        std::set<QString> seen;
        for (const QString& name : names)
            QVERIFY2(seen.insert(normalized(name)).second, qPrintable(name));
    }

    // Also no difference: what the names of people are compared with.
    void whereFromIsNormalizedAlike() {
        QCOMPARE(normalizedText(u"Pa."_s), u"pa"_s);
        QCOMPARE(normalizedText(QString()), QString());
        QCOMPARE(normalizedText(u" \n "_s), QString());
    }

    void placeholdersEqualNoIdOfADocument() {
        const PlayerId one = PlayerId::placeholder(1);
        QCOMPARE(PlayerId::placeholder(1), one);
        QVERIFY(!(PlayerId::placeholder(2) == one));
        QVERIFY(!PlayerId::fromText(one.text()));
        QVERIFY(!(PlayerId::fromText(u"1"_s) == one));
        QVERIFY(Name::isAcceptable(Name::placeholder().text()));
    }

    void playerIdsAreComparedLetterByLetter() {
        const auto id = [](const QString& text) { return *PlayerId::fromText(text); };
        QVERIFY(!(id(u"p1"_s) == id(u"P1"_s)));
        QVERIFY(!(id(u"p1"_s) == id(u"p1 "_s)));
        QVERIFY(!(id(u"é"_s) == id(u"e\u0301"_s)));
        QVERIFY(id(u"p1"_s) < id(u"p10"_s));
        QVERIFY(!(id(u"p1"_s) < id(u"p1"_s)));
        QCOMPARE(qHash(id(u"p1"_s)), qHash(id(u"p1"_s)));
    }
};

} // namespace mentat::test::tst_names

MENTAT_TEST(tst_names, TestNames, QCoreApplication)
#include "tst_names.moc"
