#include "tests/gui/storm_document.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/test_program.h"
#include "ui/desk/keys.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QTest>

#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_keys {

namespace {

/// Keys that stand twice in places that can be in force together, as "Ctrl+E".
QStringList doubles(const std::vector<KeyRow>& table) {
    QStringList found;
    for (size_t i = 0; i < table.size(); ++i) {
        for (size_t j = i + 1; j < table.size(); ++j) {
            const bool together = table[i].place == table[j].place
                                  || table[i].place == KeyScope::Everywhere
                                  || table[j].place == KeyScope::Everywhere;
            if (together && table[i].sequence == table[j].sequence)
                found.append(table[i].sequence.toString());
        }
    }
    return found;
}

/// Underlined letters that stand at two lines of a menu: then a letter marks one and does nothing.
QStringList sharedLetters(const QList<QAction*>& actions) {
    std::map<QChar, QStringList> lines;
    for (const QAction* action : actions) {
        QString text = action->text();
        text.replace(u"&&"_s, QString());
        const qsizetype mark = text.indexOf(u'&');
        if (mark >= 0 && mark + 1 < text.size() && action->isVisible())
            lines[text[mark + 1].toLower()].append(text);
    }
    QStringList shared;
    for (const auto& [letter, texts] : lines) {
        if (texts.size() > 1)
            shared.append(texts.join(u" = "_s));
    }
    return shared;
}

/// Whether the line that F1 stands for is the first.
bool beginsWithTheGuide(const QMenu& menu) {
    return menu.actions().first()->shortcut() == sequenceOf(DeskKey::Help);
}

} // namespace

/// The table of keys: no key does two things, and the menus hold none that it does not.
class TestKeys : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noKeyDoesTwoThings() {
        QVERIFY2(doubles(keyTable()).isEmpty(), qPrintable(doubles(keyTable()).join(u' ')));
    }

    void aDoubleIsFound() {
        auto table = keyTable();
        table.push_back({DeskKey::Tick, KeyScope::Tables, QKeySequence(Qt::Key_F9)});
        QCOMPARE(doubles(table), QStringList{u"F9"_s});
    }

    void eachKeyHasOneRow() {
        std::set<DeskKey> seen;
        for (const KeyRow& row : keyTable()) {
            QVERIFY2(seen.insert(row.key).second, qPrintable(row.sequence.toString()));
            QVERIFY(!row.sequence.isEmpty());
        }
    }

    void noTwoLinesOfAMenuShareALetter() {
        WindowFixture fixture;
        fixture.openSample();
        QStringList shared;
        for (const QString& page :
             {u"today"_s, u"players"_s, u"heats"_s, u"results"_s, u"standings"_s, u"final"_s,
              u"awards"_s, u"statistics"_s, u"rules"_s, u"reports"_s, u"history"_s, u"journal"_s,
              u"event"_s}) {
            fixture.goTo(page);
            for (const QAction* menu : fixture.window().menuBar()->actions()) {
                Q_EMIT menu->menu()->aboutToShow();
                shared << sharedLetters(menu->menu()->actions());
            }
        }
        shared.removeDuplicates();
        QVERIFY2(shared.isEmpty(), qPrintable(shared.join(u'\n')));
    }

    void norOfAMenuOfASession() {
        WindowFixture fixture;
        fixture.open({playedStorm()});
        for (const QString& page : {u"houses"_s, u"games"_s}) {
            fixture.goTo(page);
            const QStringList shared = sharedLetters(fixture.workspace().current()->actions());
            QVERIFY2(shared.isEmpty(), qPrintable(shared.join(u'\n')));
        }
    }

    void aSharedLetterIsFound() {
        QAction one(u"&Postpone"_s);
        QAction other(u"Com&pare"_s);
        QCOMPARE(sharedLetters({&one, &other}).size(), qsizetype(1));
    }

    // B22: "Copy diagnostics" came before the guide.
    void helpBeginsWithTheGuide() {
        WindowFixture fixture;
        fixture.openSample();
        QMenu& help = *fixture.window().menuBar()->actions().last()->menu();
        QCOMPARE(plainMenuText(help.title()), u"Help"_s);
        QVERIFY(beginsWithTheGuide(help));
        // The planted fault.
        help.insertAction(help.actions().first(), &fixture.menuEntry(u"Copy diagnostics"_s));
        QVERIFY(!beginsWithTheGuide(help));
    }

    void noTwoActionsOfAPageShareAKey() {
        WindowFixture fixture;
        fixture.openSample();
        for (const PageEntry& entry : fixture.workspace().pages()) {
            fixture.goTo(entry.id);
            std::map<QString, QSet<const QAction*>> uses;
            const auto note = [&](const QList<QAction*>& actions) {
                for (const QAction* action : actions) {
                    for (const QKeySequence& key : action->shortcuts())
                        uses[key.toString()].insert(action);
                }
            };
            for (const QMenu* menu : fixture.window().menuBar()->findChildren<QMenu*>())
                note(menu->actions());
            note(fixture.workspace().current()->actions());
            for (const auto& [key, actions] : uses)
                QVERIFY2(actions.size() == 1, qPrintable(QString(entry.id + u": "_s + key)));
        }
    }
};

} // namespace mentat::test::tst_keys

MENTAT_TEST(tst_keys, TestKeys, QApplication)
#include "tst_keys.moc"
