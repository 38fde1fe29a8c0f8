#include "app/session/rules/rules_desk.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_rule_standing {

namespace {

using Found = std::vector<const RuleEntry*>;

/// The superseded entries of an answer that stand before one that overturned them, or without it.
QStringList tooEarly(const Found& found, const RuleBook& book) {
    QStringList early;
    std::set<QString> before;
    for (const RuleEntry* entry : found) {
        before.insert(entry->id);
        for (const RuleEntry* newer : book.overturnersOf(*entry)) {
            if (!before.contains(newer->id))
                early.append(entry->id + u" before "_s + newer->id);
        }
    }
    return early;
}

/// "07", "09.2" from an entry's id.
QString numberOf(const QString& id) {
    const QStringList parts = id.section(u'.', 1).mid(1).split(u'-');
    const bool hasPart = parts.value(1).size() == 1 && parts.value(1).front().isDigit();
    return hasPart ? parts.value(0) + u'.' + parts.value(1) : parts.value(0);
}

} // namespace

/// Which rule holds today: marks of the older answers, what overturned them, what the sources leave
/// open. The expected marks are those of an audit that held every entry against its source.
class TestRuleStanding : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<RulesDesk> m_desk;

    [[nodiscard]] const RuleBook& book() const { return m_desk->book(); }
    [[nodiscard]] const RuleEntry& older(const QString& number) const {
        const auto found = std::ranges::find_if(book().entries(), [&](const RuleEntry& entry) {
            return entry.id.startsWith(u"ah.q"_s) && numberOf(entry.id) == number;
        });
        if (found == book().entries().end())
            qFatal("there is no older question %s", qPrintable(number));
        return *found;
    }
    [[nodiscard]] const RuleEntry& entry(const QString& id) const {
        const RuleEntry* found = book().find(id);
        if (!found)
            qFatal("there is no rule %s", qPrintable(id));
        return *found;
    }
    [[nodiscard]] static bool leads(const RuleEntry& from, RuleLinkKind kind, const QString& to) {
        return std::ranges::count(from.links, RuleLink{kind, to}) == 1;
    }

private Q_SLOTS:
    void initTestCase() {
        auto desk = RulesDesk::open();
        QVERIFY(desk);
        m_desk = *std::move(desk);
    }

    /// The twelve that the audit found marked wrongly or doubtfully.
    void doubtfulMarks_data() {
        QTest::addColumn<QString>("number");
        QTest::addColumn<int>("status");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("to");
        const auto add
            = [](const char* number, RuleStatus status, RuleLinkKind kind, const QString& to) {
                  QTest::newRow(number) << QString::fromLatin1(number) << static_cast<int>(status)
                                        << static_cast<int>(kind) << to;
              };
        using enum RuleStatus;
        using enum RuleLinkKind;
        add("07", Official, ConfirmedBy, u"wbc.diff-ornithopters-checked"_s);
        add("14", Superseded, OverturnedBy, u"wbc.diff-deal-spice"_s);
        add("17", Superseded, OverturnedBy, u"wbc.diff-deal-spice"_s);
        add("18", Unconfirmed, Contradicts, u"wbc.diff-binding-deals"_s);
        add("29", Superseded, OverturnedBy, u"wbc.advisors-left-alone"_s);
        add("32", Unconfirmed, Contradicts, u"wbc.ally-and-fighters"_s);
        add("36", Superseded, OverturnedBy, u"wbc.diff-allies-same-territory"_s);
        add("43", Superseded, OverturnedBy, u"wbc.karama-own-guild-no-shipment"_s);
        add("55", Superseded, OverturnedBy, u"wbc.talk-in-public"_s);
        add("65", Official, ConfirmedBy, u"wbc.karama-fremen-worm-control"_s);
        add("67", Superseded, OverturnedBy, u"wbc.battle-karama-timing"_s);
        add("68", Superseded, OverturnedBy, u"wbc.buying-with-karama"_s);
    }

    void doubtfulMarks() {
        QFETCH(QString, number);
        QFETCH(int, status);
        QFETCH(int, kind);
        QFETCH(QString, to);
        const RuleEntry& marked = older(number);
        QCOMPARE(static_cast<int>(marked.status), status);
        QVERIFY(leads(marked, static_cast<RuleLinkKind>(kind), to));
    }

    /// On these the newer document is silent, or says something that does not settle them.
    void whatNobodyConfirmed() {
        const QStringList silent{u"01"_s, u"02"_s, u"03"_s, u"04"_s, u"06"_s, u"11"_s,
                                 u"12"_s, u"24"_s, u"39"_s, u"40"_s, u"47"_s, u"48"_s,
                                 u"49"_s, u"51"_s, u"52"_s, u"53"_s, u"54"_s, u"60"_s,
                                 u"63"_s, u"15"_s, u"44"_s, u"57"_s, u"18"_s, u"32"_s};
        QStringList unconfirmed;
        for (const RuleEntry& one : book().entries()) {
            if (one.status == RuleStatus::Unconfirmed)
                unconfirmed.append(numberOf(one.id));
        }
        QStringList expected = silent;
        expected.sort();
        unconfirmed.sort();
        QCOMPARE(unconfirmed, expected);
    }

    /// "Official" is what the page of 2022 says or confirms.
    void officialIsWhatIsConfirmed() {
        std::map<RuleStatus, int> marks;
        for (const RuleEntry& one : book().entries()) {
            if (!one.id.startsWith(u"ah."_s))
                continue;
            ++marks[one.status];
            const bool isConfirmed = std::ranges::any_of(one.links, [](const RuleLink& link) {
                return link.kind == RuleLinkKind::ConfirmedBy && link.to.startsWith(u"wbc."_s);
            });
            QVERIFY2(isConfirmed == (one.status == RuleStatus::Official), qPrintable(one.id));
        }
        QCOMPARE(marks[RuleStatus::Official], 24);
        QCOMPARE(marks[RuleStatus::Superseded], 26);
        QCOMPARE(marks[RuleStatus::Unconfirmed], 24);
    }

    void theRuleOfTodayIsOneLine() {
        int superseded = 0;
        for (const RuleEntry& one : book().entries()) {
            if (!one.today)
                continue;
            ++superseded;
            QVERIFY2(one.today->size() <= 140 && !one.today->contains(u'\n')
                         && one.today->endsWith(u'.'),
                     qPrintable(one.id));
        }
        QCOMPARE(superseded, 28);
    }

    /// By every text of theirs, by every word of it, and with filters that hide what is newer.
    void whatIsOverturnedNeverStandsFirst() {
        const RuleScope scope{u"wbc-dune"_s, {GameSet::Base}};
        for (const RuleEntry& one : book().entries()) {
            if (one.status != RuleStatus::Superseded)
                continue;
            QStringList asked{one.title, one.text, one.question.value_or(QString())};
            asked.append(QStringList(one.keywords.begin(), one.keywords.end()));
            asked.append(one.title.split(u' '));
            for (const QString& words : asked) {
                QStringList early = tooEarly(m_desk->search(words, scope), book());
                for (const RulePhase phase : one.phases)
                    early += tooEarly(m_desk->search(words, scope, {phase, {}, {}, {}}), book());
                QVERIFY2(early.isEmpty(), qPrintable(words + u": "_s + early.join(u", "_s)));
            }
        }
    }

    /// The check above notices an order that the search does not give.
    void anOlderAnswerFirstIsNoticed() {
        const RuleEntry& old = older(u"10"_s);
        const RuleEntry& newer = entry(u"wbc.diff-ornithopters-checked"_s);
        QVERIFY(!tooEarly({&old, &newer}, book()).isEmpty());
        QVERIFY(!tooEarly({&newer}, book()).size());
    }

    /// Asked of the status alone, or of the older source alone, nothing else is put among them.
    void aFilterForOlderAnswersShowsThese() {
        for (const RuleEntry* one :
             m_desk->search(u"ornithopters"_s, {}, {{}, {}, {}, RuleStatus::Superseded}))
            QCOMPARE(one->status, RuleStatus::Superseded);
        for (const RuleEntry* one : m_desk->search(u"ornithopters"_s, {}, {{}, {}, u"ah"_s, {}}))
            QVERIFY(one->id.startsWith(u"ah."_s));
    }

    /// In both places, each with the other.
    void whatTheSourcesLeaveOpen_data() {
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("other");
        const auto add = [](const QString& one, const QString& other) {
            QTest::newRow(qPrintable(one)) << one << other;
        };
        add(u"wbc.karama-own-fremen-worm"_s, u"adv.karama-fremen"_s);
        add(u"wbc.karama-free-card"_s, u"wbc.buying-with-karama"_s);
        add(u"wbc.karama-guild-cross-planet"_s, u"wbc.diff-guild-ally-shipping"_s);
        add(u"wbc.advisors-left-alone"_s, u"wbc.advisors-in-storm"_s);
        add(u"wbc.spice-blow-order"_s, u"wbc.diff-wormrides-after-nexus"_s);
        add(u"wbc.karama-bg-voice"_s, u"wbc.battle-order"_s);
        add(u"wbc.karama-atreides-prescience"_s, u"wbc.battle-order"_s);
        add(u"wbc.stop-harkonnen-ally-traitor"_s, u"wbc.battle-karama-timing"_s);
        add(u"em.occupy-dial"_s, u"em.occupy-example"_s);
        add(u"em.occupy-losses"_s, u"em.occupy-example"_s);
    }

    void whatTheSourcesLeaveOpen() {
        QFETCH(QString, one);
        QFETCH(QString, other);
        for (const auto& [from, to] : {std::pair(one, other), std::pair(other, one)}) {
            QVERIFY2(entry(from).leftOpen, qPrintable(from));
            QVERIFY2(leads(entry(from), RuleLinkKind::Contradicts, to), qPrintable(from));
        }
    }

    void theNewerEntryKnowsWhatItOverturns() {
        QStringList overturned;
        for (const RuleEntry* one : book().overturnedBy(entry(u"wbc.diff-ornithopters-checked"_s)))
            overturned.append(numberOf(one->id));
        QCOMPARE(overturned, (QStringList{u"08"_s, u"09.2"_s, u"10"_s}));
        QVERIFY(book().overturnedBy(entry(u"wbc.heat-length"_s)).empty());
    }

    /// What the audit missed in single entries.
    void whatWasImprecise_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QStringList>("said");
        const auto add = [](const QString& id, const QStringList& said) {
            QTest::newRow(qPrintable(id)) << id << said;
        };
        add(u"wbc.faq-edition"_s, {u"https://www.gf9games.com/dune/wp-content/uploads/2020/11/"
                                   "Dune-FAQ-Nov-2020.pdf"_s});
        add(u"wbc.basic-and-advanced"_s,
            {u"https://www.gf9games.com/dunegame/wp-content/uploads/Dune-Rulebook.pdf"_s});
        add(u"wbc.expansion-contents"_s, {u"https://www.gf9games.com/dunegame/wp-content/uploads/"
                                          "2020/09/IxianAndTleilaxuRulebook.pdf"_s});
        add(u"adv.karama-harkonnen"_s, {u"1 to 4"_s});
        add(u"wbc.battle-karama-timing"_s, {u"Sardaukar"_s, u"Fedaykin"_s, u"Cyborgs"_s});
        add(u"wbc.diff-advisors-coexistence"_s,
            {u"not by the territory"_s, u"no one else is left"_s});
    }

    void whatWasImprecise() {
        QFETCH(QString, id);
        QFETCH(QStringList, said);
        for (const QString& words : said)
            QVERIFY2(entry(id).text.contains(words), qPrintable(words));
    }

    void theTurnNamesWhatItLeftOut() {
        const auto& phases = book().turnOf(u"wbc-dune"_s)->phases;
        QStringList storm;
        for (const TurnStep& step : phases[1].steps) {
            for (const StepInterruption& one : step.interruptions)
                storm.append(one.text);
        }
        QVERIFY(storm.join(u'\n').contains(u"Weather Control"_s));
        QStringList collection;
        for (const TurnStep& step : phases[8].steps)
            collection.append(step.text);
        QVERIFY(collection.join(u'\n').contains(u"Tuek's Sietch 1"_s));
    }
};

} // namespace mentat::test::tst_rule_standing

MENTAT_TEST(tst_rule_standing, TestRuleStanding, QCoreApplication)
#include "tst_rule_standing.moc"
