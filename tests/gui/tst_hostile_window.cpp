#include "model/document/event_document.h"
#include "tests/gui/storm_document.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QLabel>
#include <QMessageBox>
#include <QRegularExpression>
#include <QTest>
#include <QTextEdit>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_hostile_window {

namespace {

const QString markup = u"<b>zq</b><img src='zq'> "_s;

/// The markup before every text of people in the document.
QByteArray withMarkup(const QByteArray& document) {
    static const QRegularExpression texts(
        u"\"(name|from|badge|email|phone|notes|whereabouts|location|note|question|answer|reason|gm|"
        "house|homeworld|qpReason|planned)\": *\""_s);
    QString text = QString::fromUtf8(document);
    return text.replace(texts, u"\"\\1\": \""_s + markup).toUtf8();
}

/// The labels that would show a text of somebody's as markup.
QStringList guessingLabels() {
    QStringList guessing;
    for (const QWidget* widget : QApplication::allWidgets()) {
        const auto* label = qobject_cast<const QLabel*>(widget);
        // What was never shown has not come to the style yet.
        if (!label || !label->testAttribute(Qt::WA_WState_Polished))
            continue;
        const bool isRich = label->textFormat() == Qt::RichText && label->text().contains(u"zq"_s);
        if (label->textFormat() == Qt::AutoText || isRich)
            guessing.append(label->objectName() + u": "_s + label->text());
    }
    return guessing;
}

/// The pages of rich text in which the markup of a text is no text.
QStringList brokenPages() {
    QStringList broken;
    for (const QWidget* widget : QApplication::allWidgets()) {
        const auto* page = qobject_cast<const QTextEdit*>(widget);
        if (!page)
            continue;
        QString shown = page->toPlainText();
        shown.remove(markup.trimmed());
        if (shown.contains(u"zq"_s))
            broken.append(page->objectName());
    }
    return broken;
}

} // namespace

/// What looks like markup in somebody's name is shown as it was typed.
class TestHostileWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPageShowsTextsAsTexts_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::newRow("the sample") << sampleDocument();
        QTest::newRow("a session") << playedStorm();
    }
    void everyPageShowsTextsAsTexts() {
        QFETCH(const QByteArray, document);
        WindowFixture fixture;
        fixture.open({withMarkup(document)});
        QVERIFY(fixture.event().players.front().name.text().startsWith(u"<b>zq"_s));
        for (const PageEntry& page : fixture.workspace().pages()) {
            fixture.goTo(page.id);
            QTest::qWait(10);
            QCOMPARE(guessingLabels().join(u'\n'), QString());
            QCOMPARE(brokenPages().join(u'\n'), QString());
        }
        // The finder, which searches names and the guide at once, and what it finds.
        WindowFixture::press(u"Ctrl+K"_s);
        WindowFixture::type(u"<b>zq"_s);
        QTest::qWait(10);
        QCOMPARE(guessingLabels().join(u'\n'), QString());
        WindowFixture::press(u"Return"_s);
        QCOMPARE(guessingLabels().join(u'\n'), QString());
    }

    void toolTipsAndMessagesAreTexts() {
        WindowFixture fixture;
        fixture.openSample();
        QToolTip::showText(QPoint(10, 10), markup, &fixture.window());
        const auto all = QApplication::allWidgets();
        const auto tip = std::ranges::find_if(
            all, [](const QWidget* one) { return one->inherits("QTipLabel"); });
        QVERIFY(tip != all.end());
        QCOMPARE(qobject_cast<QLabel*>(*tip)->textFormat(), Qt::PlainText);
        QMessageBox box(QMessageBox::Warning, u"x"_s, markup, QMessageBox::Ok, &fixture.window());
        box.show();
        QCOMPARE(guessingLabels().join(u'\n'), QString());
    }

    // A text without an end is cut where it is shown, not where it is kept.
    void aNameAsLongAsABookIsShown() {
        const qsizetype length = isSoak() ? 1'000'000 : 100'000;
        Event event = eventFrom(sampleDocument());
        event.players.front().name = *Name::fromText(QString(length, u'W'));
        event.players.front().notes = u"ab "_s.repeated(length / 3);
        event.players.front().from = u"\u202Eשלום "_s.repeated(length / 6);
        WindowFixture fixture;
        fixture.open({writeEventDocument(event).toBytes()});
        for (const PageEntry& page : fixture.workspace().pages()) {
            fixture.goTo(page.id);
            QTest::qWait(1);
            (void)fixture.window().grab();
            QVERIFY2(fixture.window().width() < 3000, qPrintable(page.id));
        }
    }

    // The planted faults.
    void whatGuessesIsFound() {
        WindowFixture fixture;
        fixture.openSample();
        QLabel guessing(markup, &fixture.window());
        guessing.show();
        QVERIFY(guessingLabels().isEmpty());
        guessing.setTextFormat(Qt::RichText);
        QCOMPARE(guessingLabels().size(), 1);
        guessing.setTextFormat(Qt::AutoText);
        QCOMPARE(guessingLabels().size(), 1);
        guessing.setTextFormat(Qt::PlainText);
        QTextEdit page(&fixture.window());
        page.setPlainText(markup);
        QVERIFY(brokenPages().isEmpty());
        page.setHtml(markup);
        QCOMPARE(brokenPages().size(), 1);
    }
};

} // namespace mentat::test::tst_hostile_window

MENTAT_TEST(tst_hostile_window, TestHostileWindow, QApplication)
#include "tst_hostile_window.moc"
