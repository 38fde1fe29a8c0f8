#include "app/session/acts.h"
#include "model/changes/change_kind.h"
#include "tests/gui/clipped_texts.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"
#include "ui/dune/rules/adjudicate_tool.h"
#include "ui/dune/rules/rule_tools.h"
#include "ui/look/text_label.h"
#include "ui/printing/report_acts.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QSpinBox>
#include <QTest>

#include <deque>
#include <map>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_rule_tools {

namespace {

QByteArray playedWith(const QByteArray& sets, const QByteArray& settings = "{}") {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune", "sets": [)"
           + sets + R"(], "settings": )" + settings + R"(}, "players": []})";
}
QByteArray baseDocument() {
    return playedWith(R"("base")");
}
QByteArray fullDocument() {
    return playedWith(R"("base", "ixians-tleilaxu", "choam-richese", "ecaz-moritani")");
}

/// Puts every text of the sources into brackets.
class Brackets final : public QTranslator {
public:
    [[nodiscard]] QString translate(const char*, const char* source, const char*,
                                    int) const override {
        return u'⟦' + QString::fromUtf8(source) + u'⟧';
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

/// What can be read or heard of a widget and all within it, cells of lists included.
QStringList textsOf(const QWidget& root) {
    QStringList texts;
    for (const QWidget* widget : root.findChildren<QWidget*>()) {
        texts.append({widget->accessibleName(), widget->toolTip()});
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            texts.append(label->text());
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            texts.append(button->text());
        if (const auto* box = qobject_cast<const QSpinBox*>(widget))
            texts.append(box->specialValueText());
        if (const auto* box = qobject_cast<const QComboBox*>(widget)) {
            for (int i = 0; i < box->count(); ++i)
                texts.append(box->itemText(i));
        }
        if (const auto* view = qobject_cast<const QAbstractItemView*>(widget)) {
            for (int row = 0; view->model() && row < view->model()->rowCount(); ++row)
                texts.append(view->model()->index(row, 0).data().toString());
        }
    }
    texts.removeAll(QString());
    return texts;
}

/// The winners of sides whose values are all known, by comparing their sums value by value.
std::vector<size_t> expectedWinners(const std::vector<HandRow>& rows) {
    std::map<QString, std::vector<size_t>> sides;
    for (size_t i = 0; i < rows.size(); ++i)
        sides[rows[i].side.isEmpty() ? u"alone%1"_s.arg(i) : rows[i].side].push_back(i);
    std::vector<std::pair<std::array<int, 4>, std::vector<size_t>>> sums;
    for (const auto& [side, members] : sides) {
        std::array<int, 4> sum{};
        for (const size_t member : members) {
            for (size_t value = 0; value < sum.size(); ++value)
                sum[value] += rows[member].values[value].toInt();
            sum[0] += rows[member].shieldWall ? 1 : 0;
        }
        sums.emplace_back(sum, members);
    }
    std::ranges::sort(sums, std::greater<>(),
                      &std::pair<std::array<int, 4>, std::vector<size_t>>::first);
    if (sums.size() > 1 && sums[0].first == sums[1].first)
        return {};
    return sums[0].second;
}

std::vector<HandRow> randomRows(QRandomGenerator& random) {
    constexpr std::array sidesOfSix{"", "1", "1", "2", "", "2"};
    std::vector<HandRow> rows;
    for (size_t i = 0; i < sidesOfSix.size(); ++i) {
        HandRow row{static_cast<Faction>(i),
                    u"Row %1"_s.arg(i + 1),
                    QString::fromLatin1(sidesOfSix[i]),
                    {},
                    random.bounded(6) == 0,
                    {}};
        for (QString& value : row.values)
            value = QString::number(random.bounded(3));
        rows.push_back(row);
    }
    return rows;
}

} // namespace

/// The tools of the rules desk, by keys alone.
class TestRuleTools : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;
    std::unique_ptr<QWidget> m_tools;
    std::deque<qint64> m_seeds; // what the source of chance gives, one after another

    void show(const QByteArray& document = baseDocument()) {
        m_fixture->open({document});
        makeTools();
    }
    void makeTools() {
        PageContext pageContext{m_fixture->book(), m_fixture->theme(), m_fixture->preferences(),
                                m_fixture->prompts()};
        pageContext.newSeed = [this] {
            const qint64 seed = m_seeds.empty() ? 0 : m_seeds.front();
            if (!m_seeds.empty())
                m_seeds.pop_front();
            return seed;
        };
        m_tools = makeRuleTools(pageContext);
        m_tools->resize(1100, 768); // what the laptop leaves a page beside the rail
        m_tools->show();
        QApplication::setActiveWindow(m_tools.get());
        QVERIFY(QTest::qWaitForWindowActive(m_tools.get(), patience));
    }
    /// How the window that is opened next looks.
    void choose(Theme theme, int zoom) {
        Choices choices = m_fixture->preferences().choices();
        choices.theme = theme;
        choices.zoom = zoom;
        m_fixture->preferences().setChoices(choices);
    }
    template <class Widget>
    Widget& the(const QString& name) {
        auto* found = m_tools->findChild<Widget*>(name);
        if (!found)
            qFatal("there is no %s", qPrintable(name));
        return *found;
    }
    void typeAt(const QString& field, const QString& keys) {
        auto& widget = the<QWidget>(field);
        widget.setFocus();
        if (auto* number = qobject_cast<QSpinBox*>(&widget))
            number->selectAll(); // it is overtyped
        typeOn(keys);
    }
    /// Words as they are, keys by their names between blanks.
    void typeOn(const QString& keys) {
        for (const QString& key : keys.split(u' ', Qt::SkipEmptyParts)) {
            if (key == u"Tab"_s || key == u"Return"_s || key == u"Space"_s)
                WindowFixture::press(key);
            else
                WindowFixture::type(key);
        }
        QApplication::processEvents();
    }
    QString label(const QString& name) {
        const auto& shown = the<QLabel>(name);
        return shown.isVisible() ? shown.text() : QString();
    }
    QString reason(const QString& name) {
        const auto& line = the<ReasonLine>(name);
        return line.isVisible() ? line.text() : QString();
    }
    QStringList losses() {
        QStringList lines;
        const QAbstractItemModel& model = *the<QAbstractItemView>(u"battleLosses"_s).model();
        for (int row = 0; row < model.rowCount(); ++row)
            lines.append(model.index(row, 0).data().toString());
        return lines;
    }
    bool isSaid(const QString& word) {
        const QStringList texts = textsOf(*m_tools);
        return std::ranges::any_of(
            texts, [&](const QString& text) { return text.contains(word, Qt::CaseInsensitive); });
    }

    /// By what it says.
    QString rulingsReport() {
        return makeReport(reportSource(m_fixture->book()), {.name = u"rulings"_s})->fingerprint;
    }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() {
        m_tools.reset();
        m_fixture.reset();
        m_seeds.clear();
    }

    void theEmperorsBattleAsItIsTyped() {
        show();
        QCOMPARE(losses(), QStringList());
        QCOMPARE(reason(u"battleNone"_s), QString());
        typeAt(u"battleForces"_s, u"5 Tab 1 Tab 3 Tab 1"_s);
        QCOMPARE(losses(), (QStringList{u"1 Sardaukar in full, 2 forces at half"_s,
                                        u"1 Sardaukar at half, 1 force in full, 2 forces at half"_s,
                                        u"1 force in full, 4 forces at half"_s}));
        const auto& model = *the<QAbstractItemView>(u"battleLosses"_s).model();
        QCOMPARE(model.index(2, 1).data().toString(), u"5"_s);
    }

    void karamaAndFremen() {
        show();
        typeAt(u"battleForces"_s, u"1 Tab 1 Tab 1 Tab 1 Tab Space"_s);
        QCOMPARE(losses(), (QStringList{u"1 Sardaukar in full"_s, u"1 force in full"_s}));
        typeOn(u"Space Tab Space"_s);
        QVERIFY(!the<QSpinBox>(u"battleSpice"_s).isEnabled());
        QCOMPARE(losses(), (QStringList{u"1 force in full"_s}));
        typeAt(u"battleDial"_s, u"2"_s);
        QCOMPARE(losses(), (QStringList{u"1 Fedaykin in full"_s}));
    }

    void aBattleWithoutAChoiceSaysWhy() {
        show();
        typeAt(u"battleForces"_s, u"3 Tab 1 Tab 4.5 Tab 1"_s);
        QCOMPARE(losses(), QStringList());
        QCOMPARE(reason(u"battleNone"_s),
                 u"All the forces add up to at most 3.5, less than was dialed (R12)."_s);
        typeAt(u"battleSpice"_s, u"5"_s);
        QVERIFY(reason(u"battleNone"_s).startsWith(u"More spice was paid"_s));
        typeAt(u"battleFremen"_s, u"Space"_s);
        QVERIFY(reason(u"battleNone"_s).startsWith(u"Fremen forces count in full"_s));
        typeAt(u"battleFremen"_s, u"Space"_s);
        typeAt(u"battleForces"_s, u"1 Tab 2 Tab 1.5 Tab 2"_s);
        QVERIFY(reason(u"battleNone"_s).contains(u"at least 3, more than was dialed"_s));
        typeAt(u"battleForces"_s, u"0 Tab 3 Tab 1.5 Tab 0"_s);
        QCOMPARE(reason(u"battleNone"_s),
                 u"No combination of these forces adds up to exactly 1.5 (R12)."_s);
        typeAt(u"battleDial"_s, u"1"_s);
        QCOMPARE(reason(u"battleNone"_s), QString());
    }

    void theMostThatCanBeTypedIsListed() {
        show();
        typeAt(u"battleForces"_s, u"99 Tab 99 Tab 99 Tab 50"_s);
        QVERIFY(losses().size() > 1000);
    }

    void theBaseGameKnowsNoExpansion() {
        show();
        for (const QString& word : {u"cyborg"_s, u"Ecaz"_s, u"Ixian"_s, u"expansion"_s})
            QVERIFY2(!isSaid(word), qPrintable(word));
        QVERIFY(isSaid(u"Sardaukar"_s)); // the search finds what is there
        QVERIFY(!m_tools->findChild<QWidget*>(u"battleEcaz"_s));
    }

    void eachBoxBringsItsWords() {
        show(playedWith(R"("base", "ixians-tleilaxu")"));
        QVERIFY(isSaid(u"cyborgs"_s));
        QVERIFY(!isSaid(u"Ecaz"_s));
        typeAt(u"battleForces"_s, u"0 Tab 1 Tab 2 Tab 1"_s);
        QCOMPARE(losses(), QStringList{u"1 starred in full"_s});
        cleanup();
        init();
        show(playedWith(R"("base", "ecaz-moritani")"));
        QVERIFY(!isSaid(u"cyborg"_s));
        QVERIFY(isSaid(u"Ecaz"_s));
    }

    void anEventOfOtherBoxesIsFollowed() {
        show();
        EventDetails details = m_fixture->event().details;
        details.sets.push_back(GameSet::EcazMoritani);
        QVERIFY(m_fixture->book().perform(changeDetails(m_fixture->event(), details)));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(m_tools->findChild<QWidget*>(u"battleEcaz"_s));
    }

    void ecazBesideItsAlly() {
        show(fullDocument());
        typeAt(u"battleForces"_s, u"5 Tab 0 Tab 3 Tab 3"_s);
        QCOMPARE(label(u"battleOccupy"_s), QString());
        typeAt(u"battleEcaz"_s, u"5"_s);
        QCOMPARE(label(u"battleOccupy"_s),
                 u"Ecaz adds 3 to the number dialed, without spice: 6 in all. If they win, 2 of "_s
                 u"the 5 Ecaz forces stay and 3 go to the Tanks. The forces dialed and lost are "_s
                 u"the ally's, whichever of the two fights."_s);
        QCOMPARE(
            reason(u"battleDoubt"_s),
            u"This follows the text of Occupy. The booklet's own example rounds the other way: "
            "2 added, 3 stay, 2 lost."_s);
        QCOMPARE(losses(), QStringList{u"3 forces in full"_s}); // as without Ecaz
        typeAt(u"battleEcaz"_s, u"4"_s);
        QVERIFY(label(u"battleOccupy"_s).startsWith(u"Ecaz adds 2 "_s));
        QCOMPARE(reason(u"battleDoubt"_s), QString());
    }

    void anAdjudicationAsItIsTyped() {
        show();
        QCOMPARE(label(u"handHint"_s), u"Count the board as it was when play stopped (R3.2)."_s);
        // Enter leads on; Tab comes to the box of the Shield Wall too.
        typeAt(u"handWho1"_s, u"e Return 1 Return 2 Return 9 Return 6 Return 2 Return Return"_s);
        typeOn(u"Gwen Return 1 Return 0 Return"_s);
        QCOMPARE(label(u"handVerdict"_s),
                 u"Emperor and Gwen: the only side left in the game (R3.3)"_s);
        typeOn(u"4 Return 1 Return 0 Return Return"_s);
        typeOn(u"h Return Return 2 Return"_s);
        QCOMPARE(label(u"handVerdict"_s), u"No verdict without the tokens of Harkonnen (R3.5)"_s);
        typeOn(u"12 Return"_s);
        QCOMPARE(label(u"handVerdict"_s),
                 u"Emperor and Gwen beat Harkonnen on tokens, 13 to 12 (R3.2)"_s);
        typeAt(u"handTokens3"_s, u"3"_s); // 123: more than a faction has
        QCOMPARE(label(u"handVerdict"_s),
                 u"Harkonnen beat Emperor and Gwen on tokens, 123 to 13 (R3.2)"_s);
        QVERIFY(reason(u"handFindings"_s).contains(u"R10.23"_s));
        typeAt(u"handShieldWall1"_s, u"Space"_s);
        QCOMPARE(label(u"handVerdict"_s),
                 u"Emperor and Gwen beat Harkonnen on strongholds, 3 to 2 (R3.2)"_s);
    }

    void diceDecideWhatIsEqual() {
        show();
        typeAt(u"handWho1"_s, u"a Tab Tab 1 Tab Tab 1 Tab 1 Tab 1 Tab Tab"_s);
        typeOn(u"f Tab Tab 1 Tab Tab 1 Tab 1 Tab 1"_s);
        QVERIFY(label(u"handVerdict"_s).contains(u"each side rolls: Atreides"_s));
        the<QLineEdit>(u"handDie1"_s).setText(u"4 6"_s);
        the<QLineEdit>(u"handDie2"_s).setText(u"4 3"_s);
        QCOMPARE(label(u"handVerdict"_s), u"Atreides beat Fremen on a roll, 6 to 3 (R3.3)"_s);
        the<QLineEdit>(u"handDie2"_s).clear();
        typeAt(u"handDie2"_s, u"6 4"_s); // no die has 64 sides
        QCOMPARE(the<QLineEdit>(u"handDie2"_s).text(), u"6"_s);
    }

    void whatCannotBeIsSaid() {
        show();
        typeAt(u"handWho1"_s, u"e"_s);
        typeAt(u"handWho2"_s, u"E"_s);
        QVERIFY(reason(u"handFindings"_s).contains(u"(R10.3)"_s));
        QCOMPARE(label(u"handVerdict"_s), u"No verdict until this is fixed:"_s);
        typeAt(u"handSide1"_s, u"1"_s);
        QVERIFY(reason(u"handFindings"_s).contains(u"(R10.6)"_s));
        the<QWidget>(u"handClear"_s).setFocus();
        WindowFixture::press(u"Space"_s);
        QCOMPARE(reason(u"handFindings"_s), QString());
        QVERIFY(the<QLineEdit>(u"handWho1"_s).text().isEmpty());
        QVERIFY(the<QLineEdit>(u"handWho1"_s).hasFocus());
        QCOMPARE(label(u"handHint"_s), u"Count the board as it was when play stopped (R3.2)."_s);
    }

    void theEventsSettingsHold() {
        show(playedWith(R"("base")", R"({"shieldWallAdjudicated": false, "countAt": "turn-end"})"));
        QVERIFY(!the<QCheckBox>(u"handShieldWall1"_s).isEnabled());
        QVERIFY(label(u"handHint"_s).contains(u"last completed turn"_s));
    }

    void nothingOfAnAdjudicationIsKept() {
        show();
        const Event before = m_fixture->event();
        typeAt(u"handWho1"_s, u"e Return Return 2 Return"_s);
        typeAt(u"handWho2"_s, u"h Return Return 3 Return"_s);
        QVERIFY(label(u"handVerdict"_s).startsWith(u"Harkonnen"_s));
        QCOMPARE(m_fixture->event(), before);
        QVERIFY(!m_fixture->book().nextUndo());
    }

    void aVerdictIsThatOfTheSums() {
        const Event event = eventFrom(baseDocument());
        int decided = 0;
        for (quint32 seed = 1; seed <= 400; ++seed) {
            QRandomGenerator random(seed);
            const auto rows = randomRows(random);
            const HandVerdict hand = handVerdict(rows, event);
            if (!hand.errors.empty())
                QFAIL(qPrintable(Wording().finding(hand.errors.front())));
            std::vector<size_t> winners;
            for (const PlayerId& player : hand.verdict->winners)
                winners.push_back(static_cast<size_t>(player.text().mid(1).toInt()) - 1);
            if (winners != expectedWinners(rows))
                QFAIL(qPrintable(u"seed %1"_s.arg(seed)));
            decided += winners.empty() ? 0 : 1;
        }
        QVERIFY(decided > 200 && decided < 400);
    }

    void aWrongVerdictIsFound() {
        const HandRow three{
            Faction::Atreides, u"Row 1"_s, {}, {u"3"_s, u"1"_s, u"0"_s, u"0"_s}, false, {}};
        const HandRow two{Faction::Fremen, u"Row 2"_s, u"1"_s, {u"2"_s, u"9"_s, u"0"_s, u"0"_s},
                          false,           {}};
        HandRow ally = two;
        ally.faction = Faction::Guild;
        HandRow equal = three;
        equal.faction = Faction::Emperor;
        QCOMPARE(expectedWinners({three, two}), std::vector<size_t>{0});
        QCOMPARE(expectedWinners({three, two, ally}), (std::vector<size_t>{1, 2}));
        QCOMPARE(expectedWinners({three, equal}), std::vector<size_t>());
    }

    void nothingOfAGameIsShown() {
        show(sampleDocument());
        QVERIFY(!m_fixture->event().players.empty());
        for (const Player& player : m_fixture->event().players)
            QVERIFY2(!isSaid(player.name.text()), qPrintable(player.name.text()));
    }

    void aToolIsQuietUntilSomethingIsTyped() {
        show();
        const auto isShown = [&](const QString& name) { return the<QWidget>(name).isVisible(); };
        const QStringList results{u"battleLosses"_s, u"turnOrder"_s, u"handVerdict"_s};
        QVERIFY(std::ranges::none_of(results, isShown));
        for (const QString& field :
             {u"battleForces"_s, u"stormSector"_s, u"handSide1"_s, u"handSide2"_s})
            typeAt(field, u"5"_s);
        QVERIFY(std::ranges::all_of(results, isShown));
    }

    void theTurnOrderFollowsTheStorm() {
        show();
        typeAt(u"stormSector"_s, u"9"_s);
        QCOMPARE(label(u"turnOrder"_s), u"1. sector 11 · 2. sector 14 · 3. sector 17 · 4. sector 2 "
                                        "· 5. sector 5 · 6. sector 8"_s);
        QCOMPARE(label(u"turnOrderGuild"_s), QString());
        typeAt(u"dotFaction4"_s, u"G"_s);
        QVERIFY(label(u"turnOrder"_s).startsWith(u"1. Guild (sector 11) · 2. sector 14"_s));
        QVERIFY(label(u"turnOrderGuild"_s)
                    .startsWith(u"The Guild ships and moves whenever it wants"_s));
        typeAt(u"dotSector1"_s, u"0"_s);
        QVERIFY(label(u"turnOrder"_s).contains(u"4. sector 5 · 5. sector 8"_s));
        typeAt(u"stormSector"_s, u"11"_s); // the Guild's own sector: last
        QVERIFY(label(u"turnOrder"_s).endsWith(u"5. Guild (sector 11)"_s));
    }

    void dotsThatCannotBeAreSaid() {
        show();
        typeAt(u"dotSector2"_s, u"2"_s);
        QCOMPARE(reason(u"turnOrderClash"_s), u"Two dots are in sector 2."_s);
        QCOMPARE(label(u"turnOrder"_s), QString());
        typeAt(u"dotSector2"_s, u"5"_s);
        typeAt(u"dotFaction1"_s, u"A"_s);
        typeAt(u"dotFaction6"_s, u"A"_s);
        QCOMPARE(reason(u"turnOrderClash"_s), u"Atreides is at two dots."_s);
    }

    void aRollIsRecorded() {
        show();
        const QString before = rulingsReport();
        m_seeds = {3};
        typeAt(u"dieWhat"_s, u"storm Return"_s);
        QCOMPARE(label(u"dieShown"_s), u"4"_s);
        const auto& rulings = m_fixture->event().rulings;
        QCOMPARE(rulings.size(), size_t{1});
        QCOMPARE(rulings.front().topic, u"die"_s);
        QCOMPARE(rulings.front().question, u"storm"_s);
        QCOMPARE(rulings.front().answer, u"4"_s);
        QCOMPARE(rulings.front().time, m_fixture->book().now());
        QVERIFY(label(u"dieRecorded"_s).startsWith(u"Recorded with the rulings: "_s));
        QVERIFY(label(u"dieRecorded"_s).endsWith(u" storm: 4"_s));
        QVERIFY(the<QLineEdit>(u"dieWhat"_s).text().isEmpty());
        QCOMPARE(m_fixture->book().nextUndo()->change.kind, ChangeKind::RulingRecorded);
        QVERIFY(m_fixture->book()
                    .wording()
                    .journal(*m_fixture->book().nextUndo())
                    .contains(u"Ruling recorded: die"_s));
        QVERIFY(rulingsReport() != before); // it stands in the report too
    }

    void severalDiceAtOnce() {
        show();
        m_seeds = {3, 999'999, 8, 5}; // the second seed is one of those left over
        typeAt(u"dieNumber"_s, u"3"_s);
        the<QPushButton>(u"dieRoll"_s).setFocus();
        WindowFixture::press(u"Space"_s);
        QCOMPARE(label(u"dieShown"_s), u"4 3 6"_s);
        QCOMPARE(m_fixture->event().rulings.front().question, std::nullopt);
        QVERIFY(m_seeds.empty());
    }

    void aRollThatIsTakenBackSaysSo() {
        show();
        m_seeds = {3, 0};
        typeAt(u"dieWhat"_s, u"one Return two Return"_s);
        QCOMPARE(label(u"dieShown"_s), u"1"_s);
        QVERIFY(label(u"dieBefore"_s).endsWith(u" one: 4"_s));
        m_fixture->book().undo();
        QCOMPARE(m_fixture->event().rulings.size(), size_t{1});
        QCOMPARE(label(u"dieShown"_s), QString());
        QVERIFY(label(u"dieRecorded"_s).startsWith(u"Undone: "_s));
        m_fixture->book().redo();
        QCOMPARE(label(u"dieShown"_s), u"1"_s);
    }

    void whereNothingCanBeRecordedNothingIsRolled() {
        show();
        QVERIFY(m_fixture->book().perform(mentat::closeEvent(m_fixture->event())));
        QVERIFY(!the<QPushButton>(u"dieRoll"_s).isEnabled());
        QVERIFY(reason(u"dieCannot"_s).startsWith(u"Rolls cannot be recorded"_s));
        m_seeds = {3};
        typeAt(u"dieWhat"_s, u"storm Return"_s);
        QCOMPARE(m_seeds.size(), size_t{1});
        QCOMPARE(label(u"dieShown"_s), QString());
        QVERIFY(m_fixture->event().rulings.empty());
    }

    void tabLeadsThroughEveryFieldInOrder() {
        show(fullDocument());
        typeAt(u"battleForces"_s, u"5"_s); // the list of losses appears
        QStringList order;
        do {
            order.append(QApplication::focusWidget()->objectName());
            WindowFixture::press(u"Tab"_s);
        } while (order.size() < 200 && QApplication::focusWidget()->objectName() != order.front());
        QCOMPARE(order.mid(0, 9),
                 (QStringList{u"battleForces"_s, u"battleStarred"_s, u"battleDial"_s,
                              u"battleSpice"_s, u"battleKarama"_s, u"battleFremen"_s,
                              u"battleEcaz"_s, u"battleLosses"_s, u"stormSector"_s}));
        QCOMPARE(order.mid(9 + 2 * 6 - 1, 2), (QStringList{u"dotFaction6"_s, u"handWho1"_s}));
        QCOMPARE(order.mid(9 + 2 * 6 + 1, 8),
                 (QStringList{u"handSide1"_s, u"handStrongholds1"_s, u"handShieldWall1"_s,
                              u"handTokens1"_s, u"handSpice1"_s, u"handCards1"_s, u"handDie1"_s,
                              u"handWho2"_s}));
        QCOMPARE(order.mid(order.size() - 4),
                 (QStringList{u"handClear"_s, u"dieWhat"_s, u"dieNumber"_s, u"dieRoll"_s}));
        QCOMPARE(order.size(), 8 + 6 * 8 + 1 + 1 + 6 * 2 + 3);
        for (const QString& name : order) {
            QAccessibleInterface* spoken
                = QAccessible::queryAccessibleInterface(&the<QWidget>(name));
            QVERIFY2(!spoken->text(QAccessible::Name).trimmed().isEmpty(), qPrintable(name));
        }
    }

    void nothingIsClipped_data() {
        QTest::addColumn<int>("theme");
        QTest::addColumn<int>("zoom");
        for (const int zoom : {100, 200}) {
            QTest::addRow("light %d", zoom) << static_cast<int>(Theme::Light) << zoom;
            QTest::addRow("dark %d", zoom) << static_cast<int>(Theme::Dark) << zoom;
        }
    }
    void nothingIsClipped() {
        QFETCH(int, theme);
        QFETCH(int, zoom);
        choose(static_cast<Theme>(theme), zoom);
        show(fullDocument());
        QCOMPARE(m_fixture->theme().zoom(), zoom);
        fillEverything();
        const QStringList faults = clippedTexts(*m_tools);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    void everyTextCanBeTranslated() {
        m_fixture.reset();
        m_fixture = std::make_unique<WindowFixture>(std::make_shared<Brackets>());
        show(fullDocument());
        fillEverything();
        int seen = 0;
        for (const QString& text : textsOf(*m_tools)) {
            static const QRegularExpression noWord(u"^[\\d .:]*$"_s);
            if (noWord.match(text).hasMatch())
                continue;
            QVERIFY2(text.contains(u'⟦'), qPrintable(text));
            ++seen;
        }
        QVERIFY(seen > 100);
    }

private:
    /// Something in each tool, the findings too.
    void fillEverything() {
        typeAt(u"battleForces"_s, u"5 Tab 1 Tab 3 Tab 1"_s);
        typeAt(u"battleEcaz"_s, u"5"_s);
        typeAt(u"handWho1"_s, u"e Return Return 2 Return 25 Return"_s);
        typeAt(u"handWho2"_s, u"Gwendolyn Return Return 2 Return 3 Return"_s);
        the<QComboBox>(u"dotFaction2"_s).setCurrentIndex(5);
        the<QComboBox>(u"dotFaction3"_s).setCurrentIndex(2);
        typeAt(u"dieWhat"_s, u"storm Return"_s);
        typeAt(u"dieNumber"_s, u"6"_s);
        typeAt(u"dieWhat"_s, u"everything Return"_s);
        QTest::qWait(20);
    }
};

} // namespace mentat::test::tst_rule_tools

MENTAT_TEST(tst_rule_tools, TestRuleTools, QApplication)
#include "tst_rule_tools.moc"
