#include "model/dune/faction.h"
#include "model/values/enum_ids.h"
#include "tests/gui/painted_texts.h"
#include "tests/gui/ruleset_document.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/test_program.h"
#include "ui/desk/page.h"
#include "ui/heats/rounds/rounds_page.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QRegularExpression>
#include <QTabBar>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_foreign_words {

namespace {

/// What only people who play Dune say.
QStringList duneWords() {
    QStringList words{u"dune"_s,        u"qp"_s,          u"qualification point"_s,
                      u"spice"_s,       u"stronghold"_s,  u"karama"_s,
                      u"shield wall"_s, u"sietch"_s,      u"arrakis"_s,
                      u"faction"_s,     u"storm"_s,       u"bene gesserit"_s,
                      u"tech token"_s,  u"prediction"_s,  u"alliance"_s,
                      u"kwisatz"_s,     u"treachery"_s,   u"expansion"_s,
                      u"house"_s,       u"best faction"_s};
    for (const EnumId<Faction>& faction : idTable(Faction{}))
        words.append(QString(faction.id).replace(u'-', u' '));
    return words;
}

/// Whole words, whatever the case; a plural counts.
QStringList foreignIn(const QStringList& texts) {
    QStringList found;
    for (const QString& word : duneWords()) {
        const QRegularExpression whole(u"\\b%1s?\\b"_s.arg(QRegularExpression::escape(word)),
                                       QRegularExpression::CaseInsensitiveOption
                                           | QRegularExpression::UseUnicodePropertiesOption);
        for (const QString& text : texts) {
            if (text.contains(whole))
                found.append(word + u": "_s + text);
        }
    }
    found.removeDuplicates();
    return found;
}

/// Paints the window as it is, after what follows from the last act.
void addShown(WindowFixture& fixture, QStringList& texts) {
    QApplication::processEvents();
    texts += paintedTexts(fixture.window());
}

/// Every page of the window with every tab, and all that its menus hold.
QStringList shownTexts(WindowFixture& fixture) {
    QStringList texts;
    for (const PageEntry& entry : fixture.workspace().pages()) {
        fixture.goTo(entry.id);
        addShown(fixture, texts);
        for (QTabBar* bar : fixture.window().findChildren<QTabBar*>()) {
            for (int tab = 0; bar->isVisible() && tab < bar->count(); ++tab) {
                if (!bar->isTabVisible(tab))
                    continue;
                bar->setCurrentIndex(tab);
                addShown(fixture, texts);
            }
        }
        for (const QAction* action : fixture.window().findChildren<QAction*>()) {
            if (action->isVisible())
                texts.append(QString(action->text()).remove(u'&'));
        }
    }
    texts.removeDuplicates();
    texts.removeAll(u"Explore the Dune sample"_s); // samples are named by their games
    return texts;
}

} // namespace

/// No word of one game is shown in the window of another one's event.
class TestForeignWords : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    void open(const QByteArray& document) {
        m_fixture->clock().set(QDateTime::fromString(u"2026-07-29T17:12:00Z"_s, Qt::ISODate));
        m_fixture->open({document});
        QApplication::processEvents();
    }
    void pressEach(const QString& names) {
        for (const QString& name : names.split(u' ', Qt::SkipEmptyParts)) {
            WindowFixture::press(name);
            QCoreApplication::processEvents();
        }
    }
    QString foreign() { return foreignIn(shownTexts(*m_fixture)).join(u'\n'); }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void anEventThatBegins() {
        QByteArray document = rulesetHeat();
        open(document.left(document.indexOf(R"("players")")) + R"("players": [], "heats": []})");
        QCOMPARE(foreign(), QString());
    }
    void aHeatThatIsPlayed() {
        open(rulesetHeat());
        QCOMPARE(foreign(), QString());
    }
    void aHeatWithScores() {
        open(scoredHeat());
        QCOMPARE(foreign(), QString());
    }
    void theStages() {
        open(playedRuleset());
        QCOMPARE(foreign(), QString());
        m_fixture->page<RoundsPage>(u"final"_s).reveal(u"Semifinal"_s);
        pressEach(u"F9 Return 1 1 3 4 Return 1 2 3 3 Return"_s);
        QCOMPARE(foreign(), QString());
        m_fixture->page<Page>(u"results"_s).reveal(u"Semifinal/1"_s);
        QStringList texts;
        addShown(*m_fixture, texts);
        QCOMPARE(foreignIn(texts), QStringList());
    }

    /// The same walk finds the words where they are at home, and a single one that was put in.
    void plantedWordsAreFound() {
        m_fixture->openSample();
        const QString found = foreign();
        for (const QString& word : {u"qp: "_s, u"guild: "_s, u"faction: "_s})
            QVERIFY2(found.contains(word), qPrintable(word));
        m_fixture = std::make_unique<WindowFixture>();
        open(rulesetHeat());
        m_fixture->goTo(u"standings"_s);
        auto* planted = new QLabel(u"3 strongholds"_s, m_fixture->workspace().current());
        planted->show();
        QCOMPARE(foreign(), u"stronghold: 3 strongholds"_s);
    }
};

} // namespace mentat::test::tst_foreign_words

MENTAT_TEST(tst_foreign_words, TestForeignWords, QApplication)
#include "tst_foreign_words.moc"
