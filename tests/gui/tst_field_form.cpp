#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/look/text_label.h"
#include "ui/typing/field_form.h"

#include <QApplication>
#include <QFormLayout>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_field_form {

namespace {

struct Facts {
    QString name = u"Dune"_s;
    std::optional<QString> room = {};
    std::optional<VenueTime> start = {};
    int minutes = 300;
    friend bool operator==(const Facts&, const Facts&) = default;
};

QString takeName(Facts& facts, const QString& text) {
    if (text.trimmed().isEmpty())
        return u"Type a name."_s;
    facts.name = text.trimmed();
    return {};
}

} // namespace

/// Facts that are typed: each is taken when it is left, and what is typed is never lost meanwhile.
class TestFieldForm : public QObject {
    Q_OBJECT

private:
    std::optional<Facts> m_known;
    QString m_inTheWay; // of saving
    int m_saved = 0;
    std::unique_ptr<QWidget> m_window;
    std::unique_ptr<FieldForm<Facts>> m_form;
    TextField* m_name = nullptr;
    TextField* m_room = nullptr;
    MomentField* m_start = nullptr;
    MinutesField* m_minutes = nullptr;

    std::optional<QString> save(const Facts& facts) {
        if (!m_inTheWay.isEmpty())
            return m_inTheWay;
        ++m_saved;
        m_known = facts;
        m_form->show(true); // as the signals of the book have it done
        return std::nullopt;
    }
    /// Over what stands there, as by keys.
    static void type(QWidget* editor, const QString& text) {
        auto* line = qobject_cast<QLineEdit*>(editor);
        if (!line)
            line = editor->findChild<QLineEdit*>();
        line->setFocus();
        line->selectAll();
        QTest::keyClick(line, Qt::Key_Delete);
        QTest::keyClicks(line, text);
    }
    static void enter(QWidget* editor) {
        auto* line = qobject_cast<QLineEdit*>(editor);
        QTest::keyClick(line ? line : editor->findChild<QLineEdit*>(), Qt::Key_Return);
    }

private Q_SLOTS:
    void init() {
        m_known = Facts();
        m_inTheWay.clear();
        m_saved = 0;
        m_window = std::make_unique<QWidget>();
        m_form = std::make_unique<FieldForm<Facts>>(
            [this] { return m_known; }, [this](const Facts& facts) { return save(facts); });
        QWidget* owner = m_window.get();
        using enum TextField::Kind;
        m_name = m_form->add(
            new TextField(Line, u"name"_s, u"&Name"_s, owner),
            [](const Facts& facts) { return facts.name; }, takeName);
        m_room = m_form->add(new TextField(Line, u"room"_s, u"&Room"_s, owner), &Facts::room);
        m_start = m_form->add(
            new MomentField(u"start"_s, u"&Starts"_s, u"Start"_s, owner),
            [](const Facts& facts) { return facts.start; },
            [](Facts& facts, const std::optional<VenueTime>& start) {
                facts.start = start;
                return QString();
            });
        m_minutes = m_form->add(
            new MinutesField(600, u"minutes"_s, u"&Length"_s, owner),
            [](const Facts& facts) { return facts.minutes; },
            [](Facts& facts, int minutes) {
                facts.minutes = minutes;
                return QString();
            });
        m_window->setLayout(formOfFields(m_form->fields()));
        m_start->setUsual(VenueTime::of({2026, 7, 28}, {9, 0}));
        m_form->show(true);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get(), patience));
    }
    void cleanup() {
        m_form.reset();
        m_window.reset();
    }

    void aFieldIsTakenWhenItIsLeft() {
        QCOMPARE(m_name->value(), u"Dune"_s);
        type(m_name->editor(), u" Arrakis "_s);
        QCOMPARE(m_known->name, u"Dune"_s);
        m_room->editor()->setFocus();
        QCOMPARE(m_known->name, u"Arrakis"_s);
        QCOMPARE(m_name->value(), u"Arrakis"_s); // as it is kept
        type(m_room->editor(), u"Alpine"_s);
        enter(m_room->editor());
        QCOMPARE(m_known->room, u"Alpine"_s);
        type(m_room->editor(), QString());
        enter(m_room->editor());
        QVERIFY(!m_known->room);
        type(m_start->editor(), u"tue 2pm"_s);
        enter(m_start->editor());
        QCOMPARE(m_known->start, VenueTime::of({2026, 7, 28}, {14, 0}));
        type(m_minutes->editor(), u"240"_s);
        enter(m_minutes->editor());
        QCOMPARE(m_known->minutes, 240);
        QCOMPARE(m_saved, 5);
    }

    void whatWasTakenIsUndoneByThePage() {
        type(m_room->editor(), u"Alpine"_s);
        QVERIFY(m_room->line()->isUndoAvailable());
        enter(m_room->editor());
        QVERIFY(!m_room->line()->isUndoAvailable());
    }

    void whatSaysTheSameSavesNothing() {
        type(m_name->editor(), u"Dune "_s);
        enter(m_name->editor());
        QCOMPARE(m_saved, 0);
        QCOMPARE(m_name->value(), u"Dune"_s);
    }

    void whatIsTypedStaysWhileTheRestChanges() {
        type(m_name->editor(), u"Arra"_s);
        m_known->room = u"Alpine"_s;
        m_form->show(true);
        QCOMPARE(m_name->value(), u"Arra"_s);
        QCOMPARE(m_room->value(), u"Alpine"_s);
        type(m_start->editor(), u"noonish"_s); // no day or time
        enter(m_start->editor());
        m_known->room = u"Dogwood"_s;
        m_form->show(true);
        QCOMPARE(m_start->editor()->findChild<QLineEdit*>()->text(), u"noonish"_s);
        QCOMPARE(m_room->value(), u"Dogwood"_s);
        QCOMPARE(m_form->untaken(), m_start);
    }

    void whatIsRefusedStaysWithItsReason() {
        type(m_name->editor(), u" "_s);
        enter(m_name->editor());
        QCOMPARE(m_name->reason()->text(), u"Type a name."_s);
        QCOMPARE(m_form->untaken(), m_name);
        QCOMPARE(m_saved, 0);
        m_inTheWay = u"The disk is full."_s;
        type(m_name->editor(), u"Arrakis"_s);
        enter(m_name->editor());
        QCOMPARE(m_name->reason()->text(), u"The disk is full."_s);
        QCOMPARE(m_name->value(), u"Arrakis"_s);
        m_inTheWay.clear();
        m_form->take();
        QCOMPARE(m_known->name, u"Arrakis"_s);
        QVERIFY(m_name->reason()->text().isEmpty());
        QVERIFY(!m_form->untaken());
    }

    void whatWasRefusedWaitsWhileAnotherIsShown() {
        type(m_name->editor(), u" "_s);
        m_form->leave(u"first"_s);
        const auto first = std::exchange(m_known, Facts{.name = u"Other"_s});
        m_form->turnTo(u"second"_s, true);
        QCOMPARE(m_name->value(), u"Other"_s);
        QVERIFY(m_name->reason()->text().isEmpty());
        m_form->leave(u"second"_s);
        m_known = first;
        m_form->turnTo(u"first"_s, true);
        QCOMPARE(m_name->value(), u" "_s);
        QCOMPARE(m_name->reason()->text(), u"Type a name."_s);
        QCOMPARE(m_saved, 0);
    }

    void whatIsTypedIsGivenUpForAnother() {
        type(m_name->editor(), u"Arra"_s);
        type(m_start->editor(), u"noonish"_s);
        m_form->clear();
        m_known = Facts{.name = u"Other"_s, .start = VenueTime::of({2026, 7, 29}, {13, 0})};
        m_form->show(true);
        QCOMPARE(m_name->value(), u"Other"_s);
        QCOMPARE(m_start->value(), m_known->start);
        QVERIFY(!m_form->untaken());
    }

    void nothingIsTakenWhereItCannotBeWritten() {
        type(m_name->editor(), u"Arrakis"_s);
        m_form->show(false);
        m_form->take();
        QCOMPARE(m_known->name, u"Dune"_s);
        QVERIFY(m_name->line()->isReadOnly());
    }
};

} // namespace mentat::test::tst_field_form

MENTAT_TEST(tst_field_form, TestFieldForm, QApplication)
#include "tst_field_form.moc"
