#include "app/session/acts.h"
#include "app/session/event_packs.h"
#include "model/document/event_document.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/dialogs/new_event_dialog.h"
#include "ui/look/text_label.h"
#include "ui/pages/event/event_page.h"

#include <QAbstractButton>
#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_pack_part {

namespace {

QByteArray inHeats() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Puerto Rico", "year": 2026, "rules": "heats",
         "ruleset": {"name": "Puerto Rico", "sizes": [4, 3], "score": "high",
          "order": [{"by": "wins"}]}},
        "players": [{"id": "p1", "name": "Ada Byron"}], "heats": []})";
}

QByteArray duneEvent() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune", "sets": ["base"]},
        "players": []})";
}

const QByteArray given = R"({"format":"mentat-pack","version":1,"pack":{
  "name":"Rico","rules":"heats",
  "ruleset":{"name":"Rico","sizes":[5,4],"order":[{"by":"wins"}]},
  "card":[{"title":"Ties","lines":["Most goods."]}]}})";

} // namespace

/// The tab Pack of the page Event, by keys; and a new event by a pack.
class TestPackPart : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    template <class Widget>
    Widget& find(const QString& name) {
        return m_fixture->widget<Widget>(name);
    }
    void show(const QByteArray& document) {
        m_fixture->open({document});
        m_fixture->page<Page>(u"event"_s).reveal(u"packPart"_s);
        QApplication::processEvents();
    }
    QString fileWith(const QByteArray& bytes) {
        const QString path = m_fixture->scratch().folder() + u"/given.json"_s;
        writeBytes(path, bytes);
        return path;
    }
    void retype(QWidget& field, const QString& text) {
        field.setFocus();
        m_fixture->press(u"Ctrl+A"_s);
        m_fixture->type(text);
        m_fixture->press(u"Tab"_s);
    }
    [[nodiscard]] const EventAids& aids() { return m_fixture->event().aids; }
    void press(const char* button) { find<QAbstractButton>(QString::fromLatin1(button)).click(); }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void fieldsAreSavedWhenLeft() {
        show(inHeats());
        QVERIFY(find<QLineEdit>(u"packLabel"_s).hasFocus());
        retype(find<QLineEdit>(u"packScore"_s), u" Doubloons "_s);
        QCOMPARE(aids().sheet.score->text(), u"Doubloons"_s);
        QCOMPARE(find<QLineEdit>(u"packScore"_s).text(), u"Doubloons"_s);
        auto& card = find<QPlainTextEdit>(u"packCard"_s);
        card.setFocus();
        card.insertPlainText(u"Ties\n- Most goods.\n\nTime\n"_s);
        m_fixture->press(u"Tab"_s);
        QCOMPARE(aids().card.size(), size_t(2));
        QCOMPARE(aids().card.front().lines.front().text(), u"Most goods."_s);
        QCOMPARE(card.toPlainText(), u"Ties\nMost goods.\n\nTime"_s);
        auto& notes = find<QPlainTextEdit>(u"packNotes"_s);
        notes.setFocus();
        notes.insertPlainText(u"Bring two copies."_s);
        m_fixture->press(u"Shift+Tab"_s);
        QCOMPARE(*aids().notes, u"Bring two copies."_s);
        m_fixture->press(u"Ctrl+Z"_s);
        QVERIFY(!aids().notes);
        QVERIFY(notes.toPlainText().isEmpty());
        QCOMPARE(aids().card.size(), size_t(2));
    }

    /// Which lines are titles was seen only on paper.
    void theCardIsReadBesideItsField() {
        show(inHeats());
        auto& preview = find<QWidget>(u"packPreview"_s);
        QVERIFY(!preview.isVisible());
        auto& card = find<QPlainTextEdit>(u"packCard"_s);
        card.setFocus();
        card.insertPlainText(u"Ties\nMost goods.\n\nTime"_s);
        QVERIFY(preview.isVisible());
        QStringList strong;
        QStringList lines;
        for (const auto* label : preview.findChildren<QLabel*>())
            (label->font().bold() || label->font().weight() >= QFont::DemiBold ? strong : lines)
                .append(label->text());
        QCOMPARE(strong.sliced(1), (QStringList{u"Ties"_s, u"Time"_s})); // after its own title
        QCOMPARE(lines, QStringList{u"Most goods."_s});
        card.clear();
        QVERIFY(!preview.isVisible());
    }

    // Twelve letters at most had a field of sixty.
    void aLabelHasAShortField() {
        show(inHeats());
        const auto& label = find<QLineEdit>(u"packScore"_s);
        QVERIFY(label.width() <= 24 * label.fontMetrics().averageCharWidth());
        const auto left
            = [](const QWidget& widget) { return widget.mapToGlobal(QPoint(0, 0)).x(); };
        QVERIFY(left(find<QAbstractButton>(u"savePack"_s))
                > left(find<QWidget>(u"packCard"_s)) + find<QWidget>(u"packCard"_s).width());
    }

    void whatIsTooLongStaysTypedWithTheReason() {
        show(inHeats());
        retype(find<QLineEdit>(u"packScore"_s), u"Victory points"_s);
        QVERIFY(!aids().sheet.score);
        QCOMPARE(find<QLineEdit>(u"packScore"_s).text(), u"Victory points"_s);
        QCOMPARE(find<ReasonLine>(u"packScoreReason"_s).text(),
                 u"A label has at most 12 characters."_s);
        auto& card = find<QPlainTextEdit>(u"packCard"_s);
        card.setFocus();
        card.insertPlainText(QString(41, u'x'));
        m_fixture->press(u"Tab"_s);
        QVERIFY(aids().card.empty());
        QVERIFY(find<ReasonLine>(u"packCardReason"_s).text().contains(u"40 characters"_s));
    }

    void thePackGoesOutAsAFile() {
        show(inHeats());
        m_fixture->prompts().toSave = m_fixture->scratch().folder() + u"/out.json"_s;
        press("savePack");
        const auto pack = readPackDocument(bytesOf(m_fixture->prompts().toSave));
        QVERIFY(pack.has_value());
        QCOMPARE(*pack, packOf(m_fixture->event()));
    }

    void whatIsNotAppliedIsSaidToBeMissing() {
        show(inHeats());
        m_fixture->page<Page>(u"event"_s).reveal(u"rulesetPart"_s);
        retype(find<QSpinBox>(u"field/ruleset/count"_s), u"3"_s);
        m_fixture->page<Page>(u"event"_s).reveal(u"packPart"_s);
        m_fixture->prompts().toSave = m_fixture->scratch().folder() + u"/out.json"_s;
        press("savePack");
        QVERIFY(QFile::exists(m_fixture->prompts().toSave));
        QVERIFY(m_fixture->notice().contains(u"the pack is without them"_s));
    }

    void aPackComesInWithOneUndo() {
        show(inHeats());
        const Event before = m_fixture->event();
        m_fixture->prompts().toOpen = fileWith(given);
        press("takePack");
        QCOMPARE(std::get<RulesetPlay>(m_fixture->event().play).ruleset.name.text(), u"Rico"_s);
        QVERIFY(find<QPlainTextEdit>(u"packCard"_s).toPlainText().startsWith(u"Ties"_s));
        QCOMPARE(m_fixture->event().players, before.players);
        m_fixture->press(u"Ctrl+Z"_s);
        QVERIFY(m_fixture->event() == before);
    }

    void whatIsNoPackIsRefusedWithTheReason() {
        show(inHeats());
        const Event before = m_fixture->event();
        QByteArray wrong = given;
        m_fixture->prompts().toOpen = fileWith(wrong.replace("[5,4]", "[5,5]"));
        press("takePack");
        QVERIFY(!find<ReasonLine>(u"packWhy"_s).text().isEmpty());
        m_fixture->prompts().toOpen
            = fileWith(writePackDocument(builtInPacks()->front()).toBytes());
        press("takePack");
        QVERIFY(find<ReasonLine>(u"packWhy"_s).text().contains(u"other rules"_s));
        QVERIFY(m_fixture->event() == before);
    }

    // A file without what was typed would be a surprise to whoever gets it.
    void nothingGoesOutWhileSomethingIsNotTaken() {
        show(inHeats());
        auto& card = find<QPlainTextEdit>(u"packCard"_s);
        card.setFocus();
        card.insertPlainText(QString(41, u'x'));
        m_fixture->prompts().toSave = m_fixture->scratch().folder() + u"/out.json"_s;
        press("savePack");
        QVERIFY(!QFile::exists(m_fixture->prompts().toSave));
        QVERIFY(find<ReasonLine>(u"packWhy"_s).text().startsWith(u"Table card"_s));
        QVERIFY(card.hasFocus());
        QCOMPARE(card.toPlainText(), QString(41, u'x'));
    }

    // A text in a field has other blanks and ends of lines than a pack may bring.
    void whatThePackBroughtIsNotTyped() {
        show(inHeats());
        QByteArray pack = given;
        pack.replace("Most goods.", "Most\xc2\xa0goods.");
        pack.replace("\"card\"", "\"notes\":\"One.\\r\\nTwo.\",\"card\"");
        m_fixture->prompts().toOpen = fileWith(pack);
        press("takePack");
        const EventAids taken = aids();
        QCOMPARE(*taken.notes, u"One.\r\nTwo."_s);
        for (const char* field : {"packCard", "packNotes", "packScore"}) {
            find<QWidget>(QString::fromLatin1(field)).setFocus();
            m_fixture->press(u"Tab"_s);
        }
        QVERIFY(aids() == taken);
        m_fixture->press(u"Ctrl+Z"_s);
        QVERIFY(aids().isEmpty());
        QVERIFY(find<QPlainTextEdit>(u"packCard"_s).toPlainText().isEmpty());
    }

    // Whatever else happens in the event meanwhile.
    void theCursorStaysWhereItIs() {
        show(inHeats());
        auto& card = find<QPlainTextEdit>(u"packCard"_s);
        card.setFocus();
        card.insertPlainText(u"Ties"_s);
        m_fixture->press(u"Tab"_s);
        card.setFocus();
        card.moveCursor(QTextCursor::End);
        m_fixture->press(u"Return"_s);
        EventDetails details = m_fixture->event().details;
        details.gm = u"Nora Quist"_s;
        QVERIFY(m_fixture->book().perform(changeDetails(m_fixture->event(), details)));
        QCOMPARE(card.toPlainText(), u"Ties\n"_s);
        QCOMPARE(card.textCursor().position(), 5);
    }

    void aClosedEventKeepsItsPack() {
        QByteArray closed = inHeats();
        closed.replace("\"rules\"", "\"closed\": true, \"rules\"");
        show(closed);
        QVERIFY(find<QPlainTextEdit>(u"packCard"_s).isReadOnly());
        QVERIFY(!find<QAbstractButton>(u"takePack"_s).isEnabled());
        QVERIFY(find<QAbstractButton>(u"savePack"_s).isEnabled());
    }

    // No report of it has a card.
    void scoringPlayHasNoCard() {
        show(R"({"format": "mentat-event", "version": 1, "event": {"name": "Storm", "year": 2026,
            "rules": "eye-of-the-storm"}, "players": [], "games": []})");
        QVERIFY(!m_fixture->window().findChild<QWidget*>(u"packCard"_s));
        QVERIFY(find<QPlainTextEdit>(u"packNotes"_s).hasFocus());
    }

    // Its sheets are its own.
    void duneHasNoLabels() {
        show(duneEvent());
        QVERIFY(!m_fixture->window().findChild<QWidget*>(u"packScore"_s));
        QVERIFY(find<QPlainTextEdit>(u"packCard"_s).hasFocus());
    }

    void aNewEventIsMadeByAPack() {
        NewEventDialog dialog(QDate(2027, 7, 1), Wording(), *readPackDocument(given));
        QCOMPARE(dialog.findChild<QLineEdit*>(u"newEventName"_s)->text(), u"Rico"_s);
        dialog.findChild<QLineEdit*>(u"newEventGm"_s)->setText(u"Nora Quist"_s);
        const Event event = dialog.event();
        QCOMPARE(event.details.year.value(), 2027);
        QCOMPARE(*event.details.gm, u"Nora Quist"_s);
        QCOMPARE(std::get<RulesetPlay>(event.play).ruleset.name.text(), u"Rico"_s);
        QCOMPARE(event.aids.card.front().title.text(), u"Ties"_s);
    }

    void theMenuMakesOneInAFileOfItsOwn() {
        m_fixture->open({});
        m_fixture->prompts().toOpen = fileWith(given);
        m_fixture->prompts().toSave = m_fixture->scratch().folder() + u"/new.mentat"_s;
        WindowFixture::inNextDialog([](QDialog& dialog) { dialog.accept(); });
        m_fixture->menuEntry(u"New from an event pack…"_s).trigger();
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->book().hasEvent(), patience);
        QCOMPARE(m_fixture->event().details.name.text(), u"Rico"_s);
        QCOMPARE(aids().card.size(), size_t(1));
    }
};

} // namespace mentat::test::tst_pack_part

MENTAT_TEST(tst_pack_part, TestPackPart, QApplication)
#include "tst_pack_part.moc"
