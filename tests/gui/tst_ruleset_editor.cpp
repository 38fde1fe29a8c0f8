#include "app/session/ruleset/built_in_rulesets.h"
#include "model/changes/change_kind.h"
#include "model/document/bytes/json_positions.h"
#include "model/document/ruleset/ruleset_file.h"
#include "model/ruleset/ruleset_play.h"
#include "tests/gui/painted_texts.h"
#include "tests/gui/ruleset_document.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/raw/heats/generator/random_heats_event.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"
#include "ui/ruleset/event/ruleset_draft.h"
#include "ui/ruleset/event/sentence_row.h"

#include <QApplication>
#include <QComboBox>
#include <QFontDatabase>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTextBlock>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_ruleset_editor {

namespace {

/// What a field stands for alone: of who enters the form, whose numbers are fields of their own.
Json ownValue(const FieldBox& field) {
    Json value = field.value();
    const bool isForm = field.where().text().endsWith(u"/entrants"_s);
    if (isForm && value.list())
        return Json(Json::List());
    return isForm && value.object() ? Json(Json::Object()) : value;
}

/// Puts a value where no document says yet what stands around it.
void place(Json& root, const Pointer& where, const Json& value) {
    Pointer around;
    const QStringList steps = where.text().split(u'/').mid(1);
    for (qsizetype i = 0; i + 1 < steps.size(); ++i) {
        bool isElement = false;
        const int position = steps[i].toInt(&isElement);
        const Json* holder = valueAt(root, around);
        const bool isInList = isElement && holder && holder->list();
        bool holdsList = false;
        (void)steps[i + 1].toInt(&holdsList);
        const Pointer inner
            = isInList ? around.index(static_cast<size_t>(position)) : around.key(steps[i]);
        if (!valueAt(root, inner)) {
            const Json empty = holdsList ? Json(Json::List()) : Json(Json::Object());
            isInList ? insertAt(root, around, static_cast<size_t>(position), empty)
                     : putAt(root, inner, empty);
        }
        around = inner;
    }
    const Json* holder = valueAt(root, around);
    if (holder && holder->list() && !valueAt(root, where))
        insertAt(root, around, holder->list()->size(), value);
    else
        putAt(root, where, value);
}

} // namespace

/// A ruleset changed in its sentences and in its document, by keys.
class TestRulesetEditor : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    void openPart(const QByteArray& document) {
        m_fixture->open({document});
        showPart();
    }
    void showPart() {
        m_fixture->page<Page>(u"event"_s).reveal(u"rulesetPart"_s);
        settle();
    }
    static void settle() {
        QApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    static void keys(const QString& names) {
        for (const QString& name : names.split(u' ', Qt::SkipEmptyParts)) {
            WindowFixture::press(name);
            settle();
        }
    }
    static void type(const QString& text) {
        WindowFixture::type(text);
        settle();
    }
    const Ruleset& ruleset() { return std::get<RulesetPlay>(m_fixture->event().play).ruleset; }
    RulesetDraft& draft() { return *m_fixture->window().findChild<RulesetDraft*>(); }
    QString effect() { return m_fixture->widget<QLabel>(u"rulesetEffect"_s).text(); }
    bool hasBar() { return m_fixture->widget<QWidget>(u"rulesetBar"_s).isVisible(); }
    /// The control of a field, by its place: "/ruleset/sizes".
    template <class Control>
    Control& field(const QString& where) {
        return m_fixture->widget<Control>(u"field"_s + where);
    }
    void focusOn(const QString& where) {
        field<QWidget>(where).setFocus(Qt::TabFocusReason);
        settle();
    }
    static QString focused() {
        const QWidget* focus = QApplication::focusWidget();
        return focus ? focus->objectName() : QString();
    }
    std::vector<FieldBox*> fields() {
        std::vector<FieldBox*> all;
        for (auto* field : m_fixture->window().findChildren<FieldBox*>())
            all.push_back(field);
        return all;
    }
    /// What is said below the sentence with this field.
    QString faultAt(const QString& where) {
        for (const auto* row : m_fixture->window().findChildren<SentenceRow*>()) {
            for (const FieldBox* field : row->fields()) {
                if (field->where().text() == where)
                    return row->fault();
            }
        }
        return u"there is no such field"_s;
    }
    /// The document by what the fields show, and nothing else.
    Json readBack() {
        Json document(Json::Object{{u"format"_s, Json(u"mentat-ruleset"_s)},
                                   {u"version"_s, Json(1)},
                                   {u"ruleset"_s, Json(Json::Object())}});
        auto all = fields();
        std::ranges::stable_sort(
            all, {}, [](const FieldBox* field) { return field->where().text().count(u'/'); });
        for (const FieldBox* field : all) {
            const Json value = ownValue(*field);
            if (!value.isNull())
                place(document, field->where(), value);
        }
        return document;
    }
    /// Whether the field only chooses how another one says its value.
    bool hasValueInAnother(const FieldBox& form) {
        const QString where = form.where().text();
        return std::ranges::any_of(fields(), [&](const FieldBox* other) {
            const QString its = other->where().text();
            return other != &form && (its == where || its.startsWith(QString(where + u'/')));
        });
    }
    static QString canonical(const Json& document) {
        const auto ruleset = readRulesetDocument(document.toBytes());
        return QString::fromUtf8((ruleset ? writeRulesetDocument(*ruleset) : document).toBytes());
    }
    void showRuleset(const Ruleset& shown) {
        draft().choose(shown);
        settle();
    }
    QPlainTextEdit& document() { return m_fixture->widget<QPlainTextEdit>(u"rulesetDocument"_s); }
    QString mistake(int row) {
        const auto& list = m_fixture->widget<QListWidget>(u"documentMistakes"_s);
        return row < list.count() ? list.item(row)->text() : QString();
    }
    QString marked(int mark) {
        const auto marks = document().extraSelections();
        return mark < marks.size() ? marks[mark].cursor.selectedText() : QString();
    }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    /// Worked out by hand: players 9 and 10 shared the first place of heat 1.
    void whatAChangeDoesIsSaidBeforeItIsTaken() {
        openPart(playedRuleset());
        const auto name = [this](int player) {
            return m_fixture->event().players[static_cast<size_t>(player) - 1].name.text();
        };
        QCOMPARE(focused(), u"field/ruleset/sizes"_s);
        QVERIFY(!hasBar());
        keys(u"Tab Tab Down Down"_s); // a tie for first: no win
        QCOMPARE(focused(), u"field/ruleset/sharedWin"_s);
        QCOMPARE(ruleset().sharedWin, SharedWin::Full);
        QVERIFY(hasBar());
        QVERIFY2(effect().contains(u"Now qualifying: %1 and %2."_s.arg(name(12), name(13))),
                 qPrintable(effect()));
        QVERIFY(effect().contains(u"No longer qualifying: %1 and %2."_s.arg(name(10), name(9))));
        QVERIFY(effect().contains(u"%1 moves from 5 to 4."_s.arg(name(1))));
        QVERIFY2(effect().endsWith(u"2 more moves."_s), qPrintable(effect()));
        keys(u"Return"_s);
        QCOMPARE(ruleset().sharedWin, SharedWin::None);
        QCOMPARE(m_fixture->book().nextUndo()->change.kind, ChangeKind::RulesetChanged);
        QVERIFY(!hasBar());
        keys(u"Ctrl+Z"_s);
        QCOMPARE(ruleset().sharedWin, SharedWin::Full);
        QCOMPARE(field<QComboBox>(u"/ruleset/sharedWin"_s).currentIndex(), 0);
        QVERIFY(!hasBar());
    }

    void aStageThatWouldNotBeHeld() {
        openPart(playedRuleset());
        focusOn(u"/ruleset/stages/0/skipBelow"_s);
        keys(u"Up"_s); // eight qualify, and now it takes nine
        QCOMPARE(field<QSpinBox>(u"/ruleset/stages/0/skipBelow"_s).text(),
                 u"only if at least 9 qualify"_s);
        QVERIFY2(effect().startsWith(u"The stage Semifinal would not be held."_s),
                 qPrintable(effect()));
    }

    /// What is chosen is followed by the rest of its sentence, without a hole.
    void aChoiceIsAsWideAsItsWords() {
        openPart(playedRuleset());
        auto& shared = m_fixture->widget<QComboBox>(u"field/ruleset/sharedWin"_s);
        const auto room = [&] {
            return shared.width() - shared.fontMetrics().horizontalAdvance(shared.currentText());
        };
        const int before = room();
        shared.setCurrentIndex(shared.currentIndex() == 0 ? 1 : 0);
        settle();
        QCOMPARE(room(), before);
    }

    void whereNothingChangesThatIsSaid() {
        openPart(playedRuleset());
        focusOn(u"/ruleset/order/1/points"_s);
        keys(u"End Backspace"_s);
        type(u"5"_s); // a fourth place still is worth less than a third
        QCOMPARE(effect(), u"Nothing changes in the standings as they are."_s);
        keys(u"Ctrl+Return"_s);
        QVERIFY(!hasBar());
        const auto& points = std::get<PlacePointsKey>(ruleset().order[1]).points;
        QCOMPARE(std::get<PointsList>(points).back(), Decimal(5));
    }

    void aClosedEventIsOnlyRead() {
        QByteArray document = playedRuleset();
        openPart(
            document.replace("\"rules\": \"heats\"", "\"rules\": \"heats\", \"closed\": true"));
        QVERIFY(fields().empty());
        QStringList read;
        for (const auto* label : m_fixture->window().findChildren<QLabel*>(u"rulesetSentence"_s))
            read.append(label->text());
        QVERIFY(read.contains(u"Tables of 4, or else 3 or 5."_s));
        QVERIFY2(read.contains(u"2. Most points for places: 1,000, 100, 10, 1."_s),
                 qPrintable(read.join(u'\n')));
        QVERIFY(m_fixture->widget<QPlainTextEdit>(u"rulesetDocument"_s).isReadOnly());
    }

    /// The words around a number come and go while it is typed; its digits stay in their order.
    void aNumberIsTypedAmongItsWords() {
        openPart(rulesetHeat());
        auto& count = field<QSpinBox>(u"/ruleset/count"_s);
        QCOMPARE(count.text(), u"all of a player's games count"_s);
        focusOn(u"/ruleset/count"_s);
        keys(u"Ctrl+A"_s);
        type(u"12"_s);
        QCOMPARE(count.text(), u"each player's best 12 games count"_s);
        keys(u"Backspace"_s);
        QCOMPARE(count.text(), u"each player's best 1 game counts"_s);
        type(u"0"_s);
        QCOMPARE(count.value(), 10);
        keys(u"Return"_s);
        QCOMPARE(ruleset().count, Count(10));
    }

    void tiebreakersAreMovedAddedAndRemovedByKeys() {
        openPart(rulesetHeat());
        focusOn(u"/ruleset/order/1"_s);
        keys(u"Ctrl+Up"_s);
        QCOMPARE(focused(), u"field/ruleset/order/0"_s);
        keys(u"Return"_s);
        QCOMPARE(orderBy(ruleset().order[0]), OrderBy::PlacePoints);
        focusOn(u"/ruleset/order/1"_s);
        keys(u"Insert"_s);
        QCOMPARE(focused(), u"field/ruleset/order/2"_s);
        keys(u"Down Return"_s); // from wins in earlier games to high finishes
        QCOMPARE(ruleset().order.size(), size_t{3});
        QCOMPARE(orderBy(ruleset().order[2]), OrderBy::Places);
        focusOn(u"/ruleset/order/0/points"_s); // says something of the element too
        keys(u"Ctrl+D Return"_s);
        QCOMPARE(ruleset().order.size(), size_t{2});
        QCOMPARE(orderBy(ruleset().order[0]), OrderBy::Wins);
    }

    /// Who enters is said of the first stage, whichever that becomes.
    void aStageInFrontTakesOverWhoEnters() {
        openPart(rulesetHeat());
        const auto entrants = ruleset().stages[0].entrants;
        focusOn(u"/ruleset/stages/1/name"_s);
        keys(u"Ctrl+Up Return"_s);
        QCOMPARE(ruleset().stages[0].name.text(), u"Final"_s);
        QVERIFY(ruleset().stages[0].entrants == entrants);
        focusOn(u"/ruleset/stages/1/name"_s);
        keys(u"Ctrl+D Return"_s);
        QCOMPARE(ruleset().stages.size(), size_t{1});
        focusOn(u"/ruleset/stages/0/entrants"_s);
        keys(u"Down Return"_s); // by wins
        QVERIFY(std::holds_alternative<EntrantsByWins>(*ruleset().stages[0].entrants));
        focusOn(u"/ruleset/stages/0/name"_s);
        keys(u"Ctrl+D"_s);
        QCOMPARE(focused(), u"add/ruleset/stages"_s);
        keys(u"Ctrl+Return"_s);
        QVERIFY(ruleset().stages.empty());
        m_fixture->widget<QPushButton>(u"add/ruleset/stages"_s).setFocus();
        keys(u"Return"_s); // is meant for the button
        QCOMPARE(focused(), u"field/ruleset/stages/0/name"_s);
        keys(u"Return"_s);
        QCOMPARE(ruleset().stages.size(), size_t{1});
    }

    /// "4" on the way to "4, 5" is what the semifinal has of its own, and it keeps it.
    void sizesOfTheHeatsAreTypedAndAStageKeepsItsOwn() {
        openPart(playedRuleset());
        const auto own = [this] { return field<QLineEdit>(u"/ruleset/stages/0/sizes"_s).text(); };
        const QString before = own();
        QCOMPARE(before, u"4"_s);
        focusOn(u"/ruleset/sizes"_s);
        keys(u"Ctrl+A"_s);
        const QString typed = u"4, 5"_s;
        for (const QChar key : typed) {
            type(key);
            QCOMPARE(own(), before);
        }
        QVERIFY(draft().ruleset()->stages[0].sizes == ListedSizes{ListedSize(4)});
        keys(u"Return"_s);
        QCOMPARE(ruleset().sizes, (ListedSizes{ListedSize(4), ListedSize(5)}));
        QCOMPARE(ruleset().stages[0].sizes, ListedSizes{ListedSize(4)});
        // Whoever empties the field wants those of the heats.
        focusOn(u"/ruleset/stages/0/sizes"_s);
        keys(u"Ctrl+A Delete Return"_s);
        QVERIFY(ruleset().stages[0].sizes.empty());
    }

    void aStageIsAddedWhereItIsPlayed() {
        openPart(playedRuleset()); // a semifinal and a final
        const auto names = [this] {
            QStringList all;
            for (const StageRule& stage : draft().ruleset()->stages)
                all.append(stage.name.text());
            return all.join(u", "_s);
        };
        const auto add = [this] {
            m_fixture->widget<QPushButton>(u"add/ruleset/stages"_s).click();
            settle();
        };
        add();
        QCOMPARE(names(), u"Quarterfinal, Semifinal, Final"_s);
        QCOMPARE(focused(), u"field/ruleset/stages/0/name"_s);
        QVERIFY(draft().ruleset()->stages[0].entrants && !draft().ruleset()->stages[1].entrants);
        add();
        QCOMPARE(names(), u"Stage 4, Quarterfinal, Semifinal, Final"_s);
        // One after the final is no semifinal, whatever is missing.
        focusOn(u"/ruleset/stages/2/name"_s);
        keys(u"Ctrl+D"_s);
        focusOn(u"/ruleset/stages/2/name"_s);
        keys(u"Insert"_s);
        QCOMPARE(names(), u"Stage 4, Quarterfinal, Final, Stage 5"_s);
        add();
        QCOMPARE(names(), u"Stage 4, Quarterfinal, Semifinal, Final, Stage 5"_s);
    }

    void aMistakeIsSaidAtItsField() {
        openPart(playedRuleset());
        focusOn(u"/ruleset/sizes"_s);
        keys(u"End"_s);
        type(u", 4"_s);
        QVERIFY2(faultAt(u"/ruleset/sizes"_s).contains(u"(H10.1)"_s),
                 qPrintable(faultAt(u"/ruleset/sizes"_s)));
        QCOMPARE(faultAt(u"/ruleset/score"_s), QString());
        QVERIFY(!m_fixture->widget<QPushButton>(u"takeRuleset"_s).isEnabled());
        const Ruleset before = ruleset();
        keys(u"Return"_s);
        QVERIFY(ruleset() == before);
        keys(u"Backspace Backspace Backspace"_s);
        QCOMPARE(faultAt(u"/ruleset/sizes"_s), QString());
        QVERIFY(!hasBar());
        // A key that needs scores, where results are places.
        focusOn(u"/ruleset/order/1"_s);
        field<QComboBox>(u"/ruleset/order/1"_s).setCurrentText(u"Score"_s);
        settle();
        QVERIFY(!faultAt(u"/ruleset/order/1"_s).isEmpty());
        QCOMPARE(faultAt(u"/ruleset/order/0"_s), QString());
    }

    void whatIsRecordedRefusesARuleset() {
        m_fixture->open({playedRuleset()});
        m_fixture->goTo(u"final"_s);
        settle();
        keys(u"F9"_s); // the cards, then as they show it
        QVERIFY(!std::get<RulesetPlay>(m_fixture->event().play).stages.empty());
        showPart();
        focusOn(u"/ruleset/stages/0/name"_s);
        keys(u"End"_s);
        type(u"s"_s);
        QVERIFY2(faultAt(u"/ruleset/stages/0/name"_s).contains(u"(H10.5)"_s),
                 qPrintable(faultAt(u"/ruleset/stages/0/name"_s)));
        QVERIFY(!m_fixture->widget<QPushButton>(u"takeRuleset"_s).isEnabled());
        keys(u"Return"_s);
        QCOMPARE(ruleset().stages[0].name.text(), u"Semifinal"_s);
    }

    void whatIsHalfTypedIsKept() {
        openPart(playedRuleset());
        keys(u"End"_s);
        type(u", x"_s);
        m_fixture->goTo(u"players"_s);
        m_fixture->reopen();
        showPart();
        QCOMPARE(field<QLineEdit>(u"/ruleset/sizes"_s).text(), u"4, 3, 5, x"_s);
        QVERIFY(!faultAt(u"/ruleset/sizes"_s).isEmpty());
        QCOMPARE(ruleset().sizes.size(), size_t{3});
    }

    void discardingIsAskedFor() {
        openPart(playedRuleset());
        keys(u"Escape"_s);
        QVERIFY(!m_fixture->widget<QWidget>(u"rulesetQuestion"_s).isVisible());
        keys(u"Tab Tab Down Escape"_s);
        QCOMPARE(focused(), u"throwAwayRuleset"_s);
        keys(u"Escape"_s); // no
        QVERIFY(draft().isChanged());
        keys(u"Escape Return"_s); // Enter is meant for the button
        QVERIFY(!draft().isChanged());
        QCOMPARE(ruleset().sharedWin, SharedWin::Full);
        QCOMPARE(field<QComboBox>(u"/ruleset/sharedWin"_s).currentIndex(), 0);
        QVERIFY(m_fixture->book().session().drafts().empty());
    }

    // Its letters went over the whole page, line on line, and no line had the number that the list
    // of mistakes names.
    void theDocumentIsSetToBeRead() {
        openPart(rulesetHeat());
        m_fixture->widget<QPushButton>(u"advancedRuleset"_s).click();
        settle();
        const QFontMetrics letters(document().font());
        QCOMPARE(document().font().family(),
                 QFontDatabase::systemFont(QFontDatabase::FixedFont).family());
        QTextCursor cursor(document().document());
        const int first = document().cursorRect(cursor).top();
        cursor.movePosition(QTextCursor::NextBlock);
        QVERIFY(document().cursorRect(cursor).top() - first > 1.2 * letters.height());
        QVERIFY(document().width() <= 105 * letters.averageCharWidth());
        const QStringList painted = paintedTexts(document());
        QVERIFY2(painted.contains(u"1"_s) && painted.contains(u"14"_s),
                 qPrintable(painted.join(u' ')));
        const auto& state = m_fixture->widget<QLabel>(u"documentState"_s);
        QCOMPARE(state.text(), u"No mistakes"_s);
        const auto left
            = [](const QWidget& widget) { return widget.mapToGlobal(QPoint(0, 0)).x(); };
        QVERIFY(left(state) > left(document()) + document().width());
        QString text = document().toPlainText();
        document().setPlainText(text.replace(u"\"by\": \"wins\""_s, u"\"by\": 7"_s));
        settle();
        QCOMPARE(state.text(), u"1 mistake"_s);
    }

    void theDocumentMarksMistakesAtTheirPlaces() {
        openPart(rulesetHeat());
        m_fixture->widget<QPushButton>(u"advancedRuleset"_s).click();
        settle();
        QCOMPARE(focused(), u"rulesetDocument"_s);
        QCOMPARE(marked(0), QString());
        const QString whole = document().toPlainText();
        const auto show = [&](const QString& what, const QString& with) {
            QString text = whole;
            const qsizetype at = text.indexOf(what);
            QVERIFY2(at >= 0, qPrintable(what));
            text.replace(at, what.size(), with);
            document().setPlainText(text);
            settle();
        };
        show(u"\"by\": \"wins\""_s, u"\"by\": \"most\""_s);
        QVERIFY2(mistake(0).startsWith(u"Line 14, column 11: "_s), qPrintable(mistake(0)));
        QCOMPARE(marked(0), u"\"most\""_s);
        show(u"\"fillTo\": 4"_s, u"\"fillUp\": 4"_s);
        const QString before = document().toPlainText().section(u"\"fillUp"_s, 0, 0);
        QVERIFY2(mistake(0).startsWith(u"Line %1, column 5: "_s.arg(before.split(u'\n').size())),
                 qPrintable(mistake(0)));
        QCOMPARE(marked(0), u"\"fillUp\""_s);
        show(u"   3,\n"_s, u"   4,\n"_s);
        QVERIFY2(mistake(0).startsWith(u"Line 9, column 4: "_s), qPrintable(mistake(0)));
        QCOMPARE(marked(0), u"4"_s);
        show(u"\"order\": ["_s, u"\"order\" ["_s); // no document at all
        QVERIFY2(mistake(0).startsWith(u"Line 12, column 11: "_s), qPrintable(mistake(0)));
        QVERIFY(!m_fixture->widget<QPushButton>(u"takeRuleset"_s).isEnabled());
        // Two at once, gone through by keys.
        show(u"\"skipBelow\": 8"_s, u"\"skipBelow\": -8"_s);
        QString two = document().toPlainText();
        document().setPlainText(two.replace(u"\"by\": \"wins\""_s, u"\"by\": 7"_s));
        settle();
        QCOMPARE(marked(0), u"7"_s);
        QCOMPARE(marked(1), u"-8"_s);
        document().setFocus();
        keys(u"Ctrl+Home F4"_s);
        QCOMPARE(document().textCursor().blockNumber() + 1, 14);
        keys(u"F4"_s);
        QVERIFY(document().textCursor().block().text().contains(u"-8"_s));
        // Mended, and taken by a key.
        show(u"\"name\": \"Puerto Rico\""_s, u"\"name\": \"San Juan\""_s);
        QCOMPARE(mistake(0), QString());
        document().setFocus();
        keys(u"Ctrl+Return"_s);
        QCOMPARE(ruleset().name.text(), u"San Juan"_s);
        QCOMPARE(document().toPlainText(), draft().text());
    }

    void aBrokenDocumentIsNotShownAsSentences() {
        openPart(rulesetHeat());
        auto& advanced = m_fixture->widget<QPushButton>(u"advancedRuleset"_s);
        advanced.click();
        document().setPlainText(u"{"_s);
        settle();
        advanced.click();
        QVERIFY(advanced.isChecked());
        QVERIFY(document().isVisible());
        QVERIFY(!mistake(0).isEmpty());
    }

    void everyRulesetIsReadBackFromItsFields() {
        openPart(rulesetHeat());
        const auto builtIn = builtInRulesets();
        QVERIFY(builtIn);
        std::vector<Ruleset> all = *builtIn;
        const auto seeds = static_cast<quint32>(rounds(60, 2000));
        for (quint32 seed = 1; seed <= seeds; ++seed) {
            const auto random = readRulesetDocument(raw::randomRuleset(seed));
            QVERIFY2(random, qPrintable(QString::number(seed)));
            all.push_back(*random);
        }
        for (size_t i = 0; i < all.size(); ++i) {
            showRuleset(all[i]);
            const QString expected = QString::fromUtf8(writeRulesetDocument(all[i]).toBytes());
            QVERIFY2(canonical(readBack()) == expected,
                     qPrintable(u"%1 (seed %2):\n%3\n%4"_s.arg(all[i].name.text())
                                    .arg(i + 1 - builtIn->size())
                                    .arg(expected, canonical(readBack()))));
        }
    }

    /// The comparison above must notice a field that shows something else, whichever it is.
    void aFieldThatShowsSomethingElseIsFound() {
        openPart(rulesetHeat());
        const auto random = readRulesetDocument(raw::randomRuleset(3));
        QVERIFY(random);
        showRuleset(*random);
        const QString expected = QString::fromUtf8(writeRulesetDocument(*random).toBytes());
        QCOMPARE(canonical(readBack()), expected);
        int planted = 0;
        for (FieldBox* box : fields()) {
            const QSignalBlocker quiet(box->focusProxy());
            if (auto* number = qobject_cast<QSpinBox*>(box->focusProxy())) {
                number->setValue(number->value() + 1);
                QVERIFY2(canonical(readBack()) != expected, qPrintable(number->objectName()));
                number->setValue(number->value() - 1);
            } else if (auto* line = qobject_cast<QLineEdit*>(box->focusProxy())) {
                const QString was = line->text();
                line->setText(was + (was.isEmpty() ? u"7"_s : u", 7"_s));
                QVERIFY2(canonical(readBack()) != expected, qPrintable(line->objectName()));
                line->setText(was);
            } else if (auto* choice = qobject_cast<QComboBox*>(box->focusProxy())) {
                const int was = choice->currentIndex();
                choice->setCurrentIndex((was + 1) % choice->count());
                QVERIFY2(hasValueInAnother(*box) || canonical(readBack()) != expected,
                         qPrintable(choice->objectName()));
                choice->setCurrentIndex(was);
            } else {
                continue;
            }
            ++planted;
        }
        QVERIFY(planted > 10);
        QCOMPARE(canonical(readBack()), expected);
    }
};

} // namespace mentat::test::tst_ruleset_editor

MENTAT_TEST(tst_ruleset_editor, TestRulesetEditor, QApplication)
#include "tst_ruleset_editor.moc"
