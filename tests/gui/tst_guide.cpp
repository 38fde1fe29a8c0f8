#include "tests/gui/guide_checks.h"
#include "tests/gui/guide_pictures.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/desk/page.h"
#include "ui/frame/finder.h"
#include "ui/guide/guide_book.h"
#include "ui/guide/guide_pictures.h"
#include "ui/guide/guide_view.h"
#include "ui/guide/guide_window.h"
#include "ui/look/text_label.h"

#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QPixmap>
#include <QPrinter>
#include <QPushButton>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextTable>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_guide {

namespace {

QString root() {
    return QStringLiteral(MENTAT_SOURCE_DIR);
}
GuideBook guide() {
    return GuideBook::read(root() + u"/docs/guide"_s);
}
QStringList pictureList() {
    return QString::fromUtf8(bytesOf(root() + u"/docs/guide/pictures.txt"_s))
        .split(u'\n', Qt::SkipEmptyParts);
}
QString markdownOf(const QString& file) {
    return QString::fromUtf8(bytesOf(root() + u"/docs/guide/"_s + file));
}

/// A guide of these pages, in a folder of its own, for a planted fault.
GuideBook plantedGuide(const QTemporaryDir& folder, const std::map<QString, QByteArray>& pages) {
    QByteArray list;
    for (const auto& [file, text] : pages) {
        writeBytes(folder.filePath(file), text);
        list += (list.isEmpty() ? "" : ", ") + QByteArray("{\"file\": \"") + file.toUtf8() + "\"}";
    }
    writeBytes(folder.filePath(u"pages.json"_s), "{\"pages\": [" + list + "]}");
    return GuideBook::read(folder.path());
}

/// Bold in the guide, and no text of the program: what a paragraph is about, emphasis, and texts
/// that the screen puts together from several.
QSet<QString> boldAllowed();

} // namespace

/// The guide's window by real keys, and its pages against the program.
class TestGuide : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    GuideWindow& window() { return m_fixture->widget<GuideWindow>(u"guide"_s); }
    QLineEdit& field() { return m_fixture->widget<QLineEdit>(u"guideField"_s); }
    QListWidget& list() { return m_fixture->widget<QListWidget>(u"guideList"_s); }
    GuideView& view() { return m_fixture->widget<GuideView>(u"guideView"_s); }
    bool isOpen() {
        const auto* there = m_fixture->window().findChild<GuideWindow*>();
        return there && there->isVisible();
    }
    void open(const QString& page) {
        m_fixture->openSample();
        m_fixture->goTo(page);
        WindowFixture::press(u"F1"_s);
        QVERIFY(isOpen());
        QApplication::setActiveWindow(&window());
    }
    QString marked() {
        QStringList words;
        for (const QTextEdit::ExtraSelection& one : view().extraSelections())
            words.append(one.cursor.selectedText());
        return words.join(u' ');
    }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void itOpensAtWhatHelpsHere() {
        m_fixture->openSample();
        const GuideBook book = guide();
        int own = 0;
        for (const PageEntry& page : m_fixture->workspace().pages()) {
            m_fixture->goTo(page.id);
            WindowFixture::press(u"F1"_s);
            QVERIFY(isOpen());
            QCOMPARE(window().page()->file, book.firstFor(page.id).file);
            QVERIFY2(window().page()->file != u"README.md", qPrintable(page.id));
            QApplication::setActiveWindow(&window());
            WindowFixture::press(own++ % 2 == 0 ? u"F1"_s : u"Escape"_s);
            QVERIFY(!isOpen());
            QApplication::setActiveWindow(&m_fixture->window());
        }
        QVERIFY(own >= 9);
    }

    void withoutABookItTellsHowToBegin() {
        m_fixture->showEmptyWindow();
        WindowFixture::press(u"F1"_s);
        QVERIFY(isOpen());
        QCOMPARE(window().page()->file, u"first-heat.md"_s);
    }

    /// Who does on one screen what a page says, step by step, comes back to it each time.
    void aPageThatIsFollowedStays() {
        open(u"today"_s);
        WindowFixture::type(u"your first heat"_s);
        WindowFixture::press(u"Return"_s);
        QCOMPARE(window().page()->file, u"first-heat.md"_s);
        for (const QString& page : {u"event"_s, u"heats"_s, u"players"_s}) {
            WindowFixture::press(u"Escape"_s);
            QVERIFY(!isOpen());
            QApplication::setActiveWindow(&m_fixture->window());
            m_fixture->goTo(page);
            WindowFixture::press(u"F1"_s);
            QApplication::setActiveWindow(&window());
            const bool helps = page != u"players"_s;
            QCOMPARE(window().page()->file, helps ? u"first-heat.md"_s : u"players.md"_s);
        }
    }

    void theDeskThatCoversItGivesItBack() {
        open(u"today"_s);
        window().move(m_fixture->window().frameGeometry().topLeft());
        QApplication::setActiveWindow(&m_fixture->window());
        WindowFixture::press(u"F1"_s);
        QVERIFY(isOpen());
        QTRY_VERIFY_WITH_TIMEOUT(window().isActiveWindow(), patience);
        WindowFixture::press(u"F1"_s);
        QVERIFY(!isOpen());
    }

    void theDeskIsAsItWas() {
        m_fixture->openSample();
        m_fixture->goTo(u"players"_s);
        auto& search = m_fixture->widget<QLineEdit>(u"playerSearch"_s);
        search.setFocus();
        WindowFixture::type(u"ma"_s);
        WindowFixture::press(u"F1"_s);
        QApplication::setActiveWindow(&window());
        WindowFixture::type(u"badge"_s);
        WindowFixture::press(u"Return Escape"_s);
        QApplication::setActiveWindow(&m_fixture->window());
        QCOMPARE(search.text(), u"ma"_s);
        QTRY_COMPARE_WITH_TIMEOUT(QApplication::focusWidget(), &search, patience);
    }

    void whatIsLookedForIsFoundAndMarked() {
        open(u"heats"_s);
        QCOMPARE(list().count(), static_cast<int>(guide().pages().size()));
        WindowFixture::type(u"nineteen sh"_s);
        QCOMPARE(list().item(0)->text(), u"Nineteen show up\nWhat to do when"_s);
        WindowFixture::press(u"Return"_s);
        QCOMPARE(window().page()->file, u"troubles.md"_s);
        QVERIFY(view().verticalScrollBar()->value() > 0);
        QVERIFY2(marked().contains(u"Nineteen show"_s), qPrintable(marked()));
        // The focus is still where one types; the page scrolls from there.
        QVERIFY(field().hasFocus());
        const int before = view().verticalScrollBar()->value();
        WindowFixture::press(u"PgDown"_s);
        QVERIFY(view().verticalScrollBar()->value() > before);
        WindowFixture::press(u"Alt+Left"_s);
        QCOMPARE(window().page()->file, u"check-in.md"_s);
        WindowFixture::press(u"Alt+Right"_s);
        QCOMPARE(window().page()->file, u"troubles.md"_s);
        field().clear();
        WindowFixture::type(u"xqzzwv"_s);
        QVERIFY(list().isHidden());
        QVERIFY(!field().accessibleDescription().isEmpty());
        WindowFixture::press(u"Return"_s); // leads nowhere
        QCOMPARE(window().page()->file, u"troubles.md"_s);
    }

    void theMarkMovesWhileTyping() {
        open(u"heats"_s);
        WindowFixture::press(u"Down"_s);
        QCOMPARE(list().currentItem()->text(), guide().pages()[7].title);
        WindowFixture::press(u"Return"_s);
        QCOMPARE(window().page()->file, guide().pages()[7].file);
        WindowFixture::press(u"Up Up"_s);
        QCOMPARE(list().currentItem()->text(), guide().pages()[5].title);
    }

    void linksLeadToPagesAndNowhereElse() {
        open(u"heats"_s);
        view().setSource(QUrl(u"playing.md"_s));
        QCOMPARE(window().page()->file, u"playing.md"_s);
        view().setSource(QUrl(u"https://example.org/draw.md"_s));
        view().setSource(QUrl(u"no-such-page.md"_s));
        view().setSource(QUrl(u"../../README.md"_s));
        QCOMPARE(window().page()->file, u"playing.md"_s);
        // By keys: the first link of the page.
        field().setFocus();
        WindowFixture::type(u"your first heat"_s);
        WindowFixture::press(u"Return"_s);
        view().setFocus();
        WindowFixture::press(u"Right Return"_s);
        QVERIFY(window().page()->file != u"first-heat.md");
    }

    void itIsFoundLikeAnythingElse() {
        m_fixture->openSample();
        WindowFixture::press(u"Ctrl+K"_s);
        WindowFixture::type(u"call out st"_s);
        const auto& found = m_fixture->widget<FoundList>(u"finderList"_s);
        QVERIFY(found.currentIndex().isValid());
        QCOMPARE(found.currentIndex().data().toString(), u"Draw, call out, start"_s);
        WindowFixture::press(u"Return"_s);
        QVERIFY(isOpen());
        QCOMPARE(window().page()->file, u"draw.md"_s);
    }

    void lettersAndColorsAreTheDesks() {
        open(u"heats"_s);
        const auto reading = [] { return fontOf(TextLevel::GroupTitle, QApplication::font()); };
        QCOMPARE(view().document()->defaultFont().pointSizeF(), reading().pointSizeF());
        Choices choices = m_fixture->preferences().choices();
        choices.zoom = 200;
        choices.theme = Theme::Dark;
        m_fixture->preferences().setChoices(choices);
        QTRY_COMPARE_WITH_TIMEOUT(view().document()->defaultFont().pointSizeF(),
                                  reading().pointSizeF(), patience);
        QTRY_COMPARE_WITH_TIMEOUT(toneOf(view().palette()), Tone::Dark, patience);
        // No picture and no table is wider than there is room, on the laptop's screen.
        window().resize(1366, 768);
        QApplication::processEvents();
        const GuideBook book = guide();
        for (const GuidePage& page : book.pages()) {
            view().setSource(QUrl(page.file));
            QCOMPARE(window().page()->file, page.file);
            QVERIFY2(view().horizontalScrollBar()->maximum() == 0, qPrintable(page.file));
        }
    }

    // Shrunk to the room, the letters of a window could not be read.
    void aPictureShowsItsPartAndAClickTheWhole() {
        open(u"standings"_s);
        window().resize(1000, 768);
        QApplication::processEvents();
        const QString name = u"pictures/standings.png"_s;
        const auto shown = [&] {
            return view()
                .document()
                ->resource(QTextDocument::ImageResource, QUrl(name))
                .value<QPixmap>()
                .toImage();
        };
        const QImage whole(guide().folder() + u'/' + name);
        const QImage part = shown();
        QVERIFY(part.width() < whole.width() && part.height() < whole.height());
        const QPoint begin = *partOf(name);
        for (const QPoint& at : {QPoint(20, 20), QPoint(200, 120), QPoint(300, 200)})
            QCOMPARE(part.pixel(at), whole.pixel(begin + at)); // as large as in the window
        view().setSource(QUrl(u"picture:"_s + name));
        QCOMPARE(shown().width(), part.width());
        QVERIFY(shown().height() < part.height());
        view().setSource(QUrl(u"picture:"_s + name));
        QCOMPARE(shown(), part);
        const QStringList pictures = pictureList();
        for (const QString& one : picturesWithPart())
            QVERIFY2(pictures.contains(one), qPrintable(one));
    }

    void whatIsNotForAPersonIsNotShown() {
        open(u"standings"_s);
        const GuideBook book = guide();
        for (const GuidePage& page : book.pages()) {
            view().setSource(QUrl(page.file));
            QVERIFY2(!view().toPlainText().contains(u"<!--"_s), qPrintable(page.file));
        }
        QCOMPARE(shownMarkdown(u"a\nb <!-- c -->\n```\nd\n```\n"_s), u"a\nb ```\nd\n```\n"_s);
    }

    void theKeysFitOnOneSheet() {
        open(u"today"_s);
        for (const auto size : {QPageSize::Letter, QPageSize::A4}) {
            QTemporaryDir folder;
            QPrinter printer(QPrinter::HighResolution);
            printer.setOutputFormat(QPrinter::PdfFormat);
            printer.setOutputFileName(folder.filePath(u"keys.pdf"_s));
            printer.setPageSize(QPageSize(size));
            const GuideBook book = guide();
            QCOMPARE(printGuidePage(book, *book.find(u"keys.md"_s), printer), 1);
            QVERIFY(printGuidePage(book, *book.find(u"scoring.md"_s), printer) > 1);
        }
        m_fixture->prompts().toPrint = m_fixture->scratch().folder() + u"/page.pdf"_s;
        WindowFixture::press(u"Ctrl+P"_s);
        QCOMPARE(m_fixture->prompts().proposals, QStringList{u"The window"_s});
        QVERIFY(bytesOf(m_fixture->prompts().toPrint).startsWith("%PDF"));
        QVERIFY(m_fixture->widget<QWidget>(u"guideTold"_s).isVisible());
    }

    void itStandsBesideTheDesk() {
        const QRect screen(0, 0, 1920, 1080);
        const QRect right = placeBeside({0, 0, 1100, 800}, screen, {}, 900);
        QCOMPARE(right, QRect(1100, 0, 820, 1080));
        const QRect left = placeBeside({900, 100, 1000, 800}, screen, {}, 600);
        QCOMPARE(left, QRect(300, 0, 600, 1080));
        // No room: over the side where nothing is typed.
        const QRect laptop(0, 0, 1366, 768);
        QCOMPARE(placeBeside(laptop, laptop, {100, 100, 200, 30}, 900), QRect(466, 0, 900, 768));
        QCOMPARE(placeBeside(laptop, laptop, {1000, 100, 200, 30}, 900), QRect(0, 0, 900, 768));
    }

    void theBestIsFoundFirst() {
        const QTemporaryDir folder;
        const GuideBook book = plantedGuide(
            folder, {{u"a.md"_s, "# Tables\n\nThe clock of a heat.\n"},
                     {u"b.md"_s, "# Heats\n\nText.\n\n## The clock\n\nTime.\n\n## Clock, "
                                 "calling the\n\nÉmile calls.\n"}});
        const auto found = [&](const QString& query) {
            QStringList headings;
            for (const GuideHit& hit : findInGuide(book, query))
                headings.append(hit.page->sections[hit.section].heading);
            return headings;
        };
        QCOMPARE(found(u"clo"_s),
                 (QStringList{u"Clock, calling the"_s, u"The clock"_s, u"Tables"_s}));
        QCOMPARE(found(u"emil"_s), QStringList{u"Clock, calling the"_s});
        QCOMPARE(found(u"heats time"_s), QStringList{u"The clock"_s});
        QCOMPARE(found(u"lock"_s), QStringList());
        QCOMPARE(found(u" "_s), QStringList());
    }

    void aGuideThatIsNotThereHoldsNothing() {
        QVERIFY(GuideBook::read({}).isEmpty());
        const QTemporaryDir folder;
        writeBytes(folder.filePath(u"bare.md"_s), "No heading.\n");
        writeBytes(folder.filePath(u"pages.json"_s),
                   "{\"pages\": [{\"file\": \"gone.md\"}, {\"file\": \"bare.md\"}, 3]}");
        QVERIFY(GuideBook::read(folder.path()).isEmpty());
    }

    void pagesLinksAndPicturesAreThere() {
        const GuideBook book = guide();
        QVERIFY(book.pages().size() >= 26);
        const QStringList faults = linkFaults(book, pictureList());
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    void everyKeyIsNamed() {
        const QString page = markdownOf(u"keys.md"_s);
        const QStringList faults = keyFaults(page, keyTable());
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        QVERIFY(page.contains(u"Ctrl+1 to Ctrl+9"_s));
        // A key that the page does not name.
        auto table = keyTable();
        table.push_back({DeskKey::Tick, KeyScope::Tables, QKeySequence(Qt::Key_F4)});
        QCOMPARE(keyFaults(page, table).size(), 1);
    }

    void whatIsBoldStandsOnTheScreen() {
        const auto texts
            = textsOfProgram(root(), {u"app"_s, u"model"_s, u"reports"_s, u"scoring"_s, u"ui"_s});
        const QStringList faults = boldFaults(guide(), texts, boldAllowed());
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    void faultsOfPagesAreFound() {
        const QTemporaryDir folder;
        const GuideBook book = plantedGuide(
            folder, {{u"a.md"_s, "# A\n\n[b](b.md) ![x](pictures/x.png) "
                                 "![](pictures/x.png)\n\n**Sheet 7 of 8** **Opne**\n"}});
        QCOMPARE(linkFaults(book, {u"y"_s}),
                 (QStringList{u"a.md: no page b.md"_s, u"a.md: a picture without words"_s,
                              u"a.md: no picture pictures/x.png"_s,
                              u"a.md: no picture pictures/x.png"_s, u"nothing shows y"_s}));
        QCOMPARE(boldFaults(book, {u"&Open…"_s, u"Sheet %1 of %2"_s}, {}),
                 QStringList{u"a.md: Opne"_s});
    }

    void aPictureInFewColorsIsThePicture() {
        QImage many(64, 64, QImage::Format_RGB32);
        for (int y = 0; y < 64; ++y) {
            for (int x = 0; x < 64; ++x)
                many.setPixel(x, y, qRgb(x * 4, y * 4, 128));
        }
        const QImage few = inFewColors(many);
        QCOMPARE(few.colorCount(), 256);
        QImage plain(8, 8, QImage::Format_RGB32);
        plain.fill(qRgb(174, 75, 20));
        plain.setPixel(1, 1, qRgb(175, 75, 20));
        QCOMPARE(inFewColors(plain).convertToFormat(QImage::Format_RGB32), plain);
    }
};

namespace {

QSet<QString> boldAllowed() {
    return {
        // what a paragraph is about, or emphasis
        u"Bold"_s, u"In a hurry:"_s, u"On another laptop:"_s, u"On the same one:"_s,
        u"With last year's file:"_s, u"Without one:"_s, u"Letters"_s, u"Digits"_s,
        u"Nobody called that:"_s, u"Hometown:"_s, u"Picks"_s, u"Trades"_s, u"Within grace:"_s,
        u"After it:"_s, u"Red, at the field:"_s, u"Amber, at the field:"_s, u"open question"_s,
        u"without"_s, u"own"_s, u"Top:"_s, u"Middle:"_s, u"Bottom:"_s, u"Example."_s,
        u"Example: spice decides."_s, u"Example: the Shield Wall."_s, u"Example: the die."_s,
        u"Example: a roll."_s, u"Someone went home:"_s, u"A latecomer in round 2"_s,
        u"A latecomer after the draw"_s, u"Held or not"_s, u"Byes"_s, u"Only winners play on."_s,
        u"Who meets whom:"_s,
        // the beginning or the end of a sentence that goes on on the screen, or with its own case
        u"Still empty"_s, u"provisional"_s, u"In this event"_s, u"Keep …"_s, u"Ask:"_s,
        u"Could matter"_s, u"could matter"_s, u"● Changed"_s, u"Already through"_s,
        u"ties that matter"_s, u"draft not kept"_s,
        u"Menu Page:"_s,                                      // the menu, by its name
        u"27 in · 4 only if needed · 9 copies of the game"_s, // a line of three texts
        // made by others, and not on every desk yet
        u"Statistics"_s, u"Eye of the Storm"_s};
}

} // namespace

} // namespace mentat::test::tst_guide

MENTAT_TEST(tst_guide, TestGuide, QApplication)
#include "tst_guide.moc"
