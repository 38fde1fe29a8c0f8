#include "model/changes/change_kind.h"
#include "model/document/event_document.h"
#include "model/failure_kind.h"
#include "model/finding_kind.h"
#include "reports/wording/sentences.h"
#include "reports/wording/wording.h"
#include "tests/support/enumerators.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QTest>

#include <ctime>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_wording {
namespace {

static_assert(countOf<Rule>() == static_cast<int>(idTable(Rule{}).size()));
static_assert(countOf<ChangeKind>() == static_cast<int>(idTable(ChangeKind{}).size()));
static_assert(countOf<FindingKind>() > static_cast<int>(FindingKind::ControlSum));
static_assert(countOf<FailureKind>() > static_cast<int>(FailureKind::CsvNoName));

/// What is wrong with the words of a sentence on screen; empty: nothing.
QString faultOf(const QString& sentence) {
    static const QRegularExpression place(u"%L?[0-9n]"_s);
    static const QRegularExpression lineEnd(u"[\\x{0}-\\x{1f}\\x{2028}\\x{2029}]"_s);
    if (sentence.isEmpty())
        return u"empty"_s;
    if (sentence != sentence.trimmed() || sentence.contains("  "_L1))
        return u"a blank too many"_s;
    if (sentence.contains(place))
        return u"a place that was not filled"_s;
    if (sentence.contains("(s)"_L1))
        return u"a plural that was not decided"_s;
    if (sentence.contains(lineEnd))
        return u"more than one line"_s;
    for (const auto word : {"!"_L1, "please"_L1, "error:"_L1}) {
        if (sentence.contains(word, Qt::CaseInsensitive))
            return u"the words \"%1\""_s.arg(word);
    }
    return {};
}

class UpperCaseTranslator : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    QString translate(const char*, const char* sourceText, const char*, int n) const override {
        const QString form
            = QString::fromUtf8(sourceText).replace("(s)"_L1, n == 1 ? ""_L1 : "s"_L1);
        return form.toUpper().replace("%N"_L1, "%n"_L1);
    }
};

Wording upperCase() {
    return Wording(Language(std::make_shared<UpperCaseTranslator>(), QLocale::c()));
}

/// Values of every type and none; no text has a small letter or is empty.
std::vector<Values> valueSets() {
    const QString ada = u"ADA"_s;
    return {{},
            {qint64(0), qint64(1), qint64(2), qint64(3)},
            {qint64(1), qint64(2), qint64(3), qint64(4)},
            {qint64(-1), qint64(-7), std::numeric_limits<qint64>::max()},
            {ada, u"BORIS"_s, u"CARL"_s, u"2026-08-01T12:02:00Z"_s},
            {ada, u"BORIS, CARL"_s},
            {ada, qint64(2), qint64(3)},
            {qint64(2), ada},
            {ada},
            {QString()},
            {QString(), QString(), QString(), QString()},
            {u" "_s, u" "_s, u" "_s, u" "_s},
            {Faction::Atreides, Faction::Choam, Faction::Ecaz}};
}

struct Said {
    QString what;
    QString sentence;
};

class Everything {
public:
    explicit Everything(const Wording& wording) : m_wording(wording) {}

    void say(const Values& values) {
        for (const FindingKind kind : allOf<FindingKind>())
            say(kind, values);
        for (const FailureKind kind : allOf<FailureKind>())
            say(kind, values);
        for (const ChangeKind kind : allOf<ChangeKind>())
            say(kind, values);
    }
    void say(FindingKind kind, const Values& values) {
        const Finding finding{kind, Pointer().key("HEATS").index(1), values, {}};
        add("finding", kind, m_wording.finding(finding));
    }
    void say(FailureKind kind, const Values& values) {
        add("failure", kind, m_wording.failure({kind, values, {}}));
    }
    void say(ChangeKind kind, const Values& operands) {
        add("journal", kind, m_wording.journal(kind, operands));
        for (const JournalRole role : {JournalRole::Undone, JournalRole::Redone}) {
            const Change change{kind, operands, {}, {}, {}};
            add("entry", kind, m_wording.journal({JournalId(1), {}, {}, {}, role, {}, change}));
        }
        add("undo", kind, m_wording.undoSentence(kind, operands));
        add("redo", kind, m_wording.redoSentence(kind, operands));
    }
    /// What values alone do not bring: texts that hang on a word.
    void sayVariants() {
        for (const auto word :
             {"number"_L1, "text"_L1, "boolean"_L1, "list"_L1, "object"_L1, "pair of points"_L1})
            say(FindingKind::WrongType, {QString(word)});
        for (const EnumId<Stronghold>& entry : idTable(Stronghold{}))
            say(FindingKind::StrongholdTwoHolders, {QString(entry.id), qint64(1), u"ADA"_s});
        for (const EnumId<ChangeKind>& entry : idTable(ChangeKind{})) {
            say(FailureKind::UndoBarrier, {QString(entry.id)});
            say(FailureKind::LaterDepends, {QString(entry.id), QString(entry.id)});
            say(ChangeKind::PutBack, {QString(entry.id), u"ADA"_s, qint64(2)});
        }
        for (const Faction faction : allOf<Faction>())
            add("faction", faction, m_wording.sideName(faction));
        for (const int number : {0, 1, 23})
            add("further", number, m_wording.furtherProblems(number));
        say(ChangeKind::PutBack, Values(1000, QString(idOf(ChangeKind::PutBack))));
    }
    [[nodiscard]] const std::vector<Said>& said() const { return m_said; }

private:
    void add(const char* what, auto kind, const QString& sentence) {
        const int number = static_cast<int>(kind);
        m_said.push_back({u"%1 %2"_s.arg(QLatin1StringView(what)).arg(number), sentence});
    }

    const Wording& m_wording;
    std::vector<Said> m_said;
};

/// Every sentence that there is, with values of every type.
std::vector<Said> everything(const Wording& wording) {
    Everything all(wording);
    for (const Values& values : valueSets())
        all.say(values);
    all.sayVariants();
    return all.said();
}

} // namespace

class TestWording : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void faultsAreFound_data();
    void faultsAreFound();
    void everySentenceIsWellMade();
    void everySentenceIsInTheLanguage();
    void noTwoKindsSayTheSame();
    void findings_data();
    void findings();
    void failures_data();
    void failures();
    void locks_data();
    void locks();
    void journal_data();
    void journal();
    void menuNamesTheChange();
    void namesStandAsTheyAre();
    void whatIsMissingIsADash();
    void problemsOfADocument();
    void languageIsEnglishByItself();
    void languageOfATranslator();
    void languageWritesNumbers();
    void languageWritesMoments();
};

void TestWording::faultsAreFound_data() {
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<bool>("isFaulty");
    QTest::newRow("a sentence") << u"Heat 2: 3 tables drawn"_s << false;
    QTest::newRow("a per cent sign") << u"100% of heat 2"_s << false;
    QTest::newRow("nothing") << u""_s << true;
    QTest::newRow("a value left") << u"Heat %1: 3 tables drawn"_s << true;
    QTest::newRow("a number left") << u"Heat 2: %n tables drawn"_s << true;
    QTest::newRow("a local number left") << u"Heat 2: %L1 tables drawn"_s << true;
    QTest::newRow("a plural left") << u"Heat 2: 3 table(s) drawn"_s << true;
    QTest::newRow("blank at the end") << u"Heat 2 "_s << true;
    QTest::newRow("blank at the front") << u" checked in"_s << true;
    QTest::newRow("two blanks") << u"Heat  2"_s << true;
    QTest::newRow("two lines") << u"Heat\n2"_s << true;
    QTest::newRow("exclamation mark") << u"Heat 2 drawn!"_s << true;
    QTest::newRow("please") << u"Please wait"_s << true;
    QTest::newRow("error") << u"Error: no heat 2"_s << true;
}

void TestWording::faultsAreFound() {
    QFETCH(QString, sentence);
    QFETCH(bool, isFaulty);
    QCOMPARE(!faultOf(sentence).isEmpty(), isFaulty);
}

void TestWording::everySentenceIsWellMade() {
    const auto all = everything(Wording());
    QVERIFY(all.size() > 1000);
    for (const Said& said : all) {
        const QString fault = faultOf(said.sentence);
        QVERIFY2(fault.isEmpty(),
                 qUtf8Printable(u"%1: %2: \"%3\""_s.arg(said.what, fault, said.sentence)));
    }
}

void TestWording::everySentenceIsInTheLanguage() {
    for (const Said& said : everything(upperCase())) {
        QVERIFY2(faultOf(said.sentence).isEmpty() && said.sentence == said.sentence.toUpper(),
                 qUtf8Printable(u"%1: \"%2\""_s.arg(said.what, said.sentence)));
    }
}

void TestWording::noTwoKindsSayTheSame() {
    const Wording wording;
    std::set<QString> findings;
    for (const FindingKind kind : allOf<FindingKind>())
        findings.insert(wording.finding({kind, {}, {}, {}}));
    QCOMPARE(static_cast<int>(findings.size()), countOf<FindingKind>());
    std::set<QString> failures;
    for (const FailureKind kind : allOf<FailureKind>())
        failures.insert(wording.failure({kind, {}, {}}));
    QCOMPARE(static_cast<int>(failures.size()), countOf<FailureKind>());
    std::set<QString> entries;
    std::set<QString> names;
    for (const ChangeKind kind : allOf<ChangeKind>()) {
        entries.insert(wording.journal(kind, {}));
        names.insert(wording.failure({FailureKind::UndoBarrier, {QString(idOf(kind))}, {}}));
    }
    QCOMPARE(static_cast<int>(entries.size()), countOf<ChangeKind>());
    QCOMPARE(static_cast<int>(names.size()), countOf<ChangeKind>());
}

void TestWording::findings_data() {
    using enum FindingKind;
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("expected");
    const auto row = [](FindingKind kind, const Values& values, const QString& expected) {
        QTest::addRow("%d: %s", static_cast<int>(kind), qUtf8Printable(expected.left(40)))
            << Wording().finding({kind, {}, values, {}}) << expected;
    };
    row(MissingKey, {u"name"_s}, u"The key \"name\" is missing"_s);
    row(UnknownKey, {u""_s}, u"The key \"\" is not known here"_s);
    row(WrongType, {u"number"_s}, u"This must be a number"_s);
    row(WrongType, {u"color"_s}, u"This is of the wrong type"_s);
    row(UnknownWord, {u"harkonen"_s, u"atreides, harkonnen"_s},
        u"\"harkonen\" is not valid here; use one of atreides, harkonnen"_s);
    row(UnknownWord, {u"mentat"_s, u"mentat-event"_s},
        u"\"mentat\" is not known here; it must be mentat-event"_s);
    row(NoTime, {u"soon"_s}, u"\"soon\" is not a time; it must be written like 2026-07-29T13:05"_s);
    row(OutOfRange, {qint64(1), qint64(9999)}, u"This must be from 1 to 9999"_s);
    row(Twice, {Faction::BeneGesserit}, u"Bene Gesserit is here twice; use it only once"_s);
    row(MoreRollsThanPlayers, {qint64(3), qint64(2)},
        u"There are more rolls (3) than players (2); each player of a tie rolls once"_s);
    row(PlayerInTwoGames, {u"Ada Byron"_s, qint64(2), qint64(3)},
        u"Ada Byron is already at table 3 of heat 2"_s);
    row(SideTwice, {Faction::Harkonnen},
        u"The faction Harkonnen is already held by another seat"_s);
    row(TurnsOutside, {qint64(11), qint64(10)},
        u"Turns must be 0 (a concession) or from 1 to 10, not 11"_s);
    row(TurnsOutside, {qint64(-1)}, u"Turns must be 0 (a concession) or more, not -1"_s);
    row(SoloWinners, {qint64(3)}, u"A solo victory has 1 winner, or 2 at the same time, not 3"_s);
    row(DefaultWinners, {Faction::Guild},
        u"A Guild default is won by the Guild player, together with the ally if there is one"_s);
    row(AllianceTooLarge, {qint64(3), qint64(2)},
        u"An alliance of 3 is too large; the alliance size of the event is 2"_s);
    row(Negative, {u"-0.5"_s}, u"This must be 0 or more, not -0.5"_s);
    row(StrongholdTwoHolders, {u"tueks-sietch"_s, qint64(4), u"Carl Gauss"_s},
        u"Tuek's Sietch is already held by Carl Gauss in turn 4; only one player can hold it"_s);
    row(ControlLength, {qint64(6), qint64(7)},
        u"The turns in the control grid (6) must be as many as the turns played (7)"_s);
    row(ControlSum, {qint64(15), qint64(16)},
        u"The control grid is worth 7.5 PP, but 8.0 PP are given; they must agree"_s);
}

void TestWording::findings() {
    QFETCH(QString, found);
    QFETCH(QString, expected);
    QCOMPARE(found, expected);
}

void TestWording::failures_data() {
    using enum FailureKind;
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("expected");
    const auto row = [](const Failure& failure, const QString& expected) {
        QTest::addRow("%d: %s", static_cast<int>(failure.kind), qUtf8Printable(expected.left(40)))
            << Wording().failure(failure) << expected;
    };
    const QString path = u"/home/gm/dune.mentat"_s;
    const Finding finding{FindingKind::NotHalf, {}, {}, {}};
    row({Refused, {}, {finding}}, u"1 problem found. Nothing was changed."_s);
    row({Refused, {}, {finding, finding}}, u"2 problems found. Nothing was changed."_s);
    row({UnknownEvent, {u"Dine"_s}, {}}, u"The file has no event \"Dine\". "
                                         u"Give its name, its name and year, or its number."_s);
    row({UnknownEvent, {u"Dine"_s, u"Dune 2025 (1)"_s, u"Du%1ne 2026 (2)"_s}, {}},
        u"The file has no event \"Dine\". Give its name, its name and year, or its number. "
        u"There are: Dune 2025 (1), Du%1ne 2026 (2)."_s);
    row({AmbiguousEvent, {u"Dune"_s, u"Dune 2025"_s, u"Dune 2026"_s}, {}},
        u"\"Dune\" matches several events: Dune 2025, Dune 2026. Give the name and year, or the "_s
        u"number."_s);
    row({EventExists, {u"Dune"_s, qint64(2026)}, {}},
        u"Dune 2026 is already in the file. Replace it, or add this one as a new event."_s);
    row({UnknownTable, {qint64(2), qint64(5)}, {}}, u"Heat 2 has no table 5."_s);
    row({TableExists, {qint64(2), qint64(5)}, {}},
        u"Table 5 of heat 2 is already there. Choose another number."_s);
    row({UndoBarrier, {u"event-imported"_s}, {}},
        u"Undo stops at this change: event imported. To go back further, restore a backup."_s);
    row({LaterDepends, {u"checked-in"_s, u"result-recorded"_s, u"checked-in"_s}, {}},
        u"Later changes depend on this one: check-in, result recorded. Take them back first."_s);
    row({LaterDepends, {u"of-a-later-version"_s}, {}},
        u"Later changes depend on this one: of-a-later-version. Take them back first."_s);
    row({DamagedFile, {path}, {}}, u"/home/gm/dune.mentat is damaged. "
                                   u"Restore a backup, or recover it into a new file."_s);
    row({DamagedFile, {}, {}},
        u"The event file is damaged. Restore a backup, or recover it into a new file."_s);
    row({UnwritableFile, {path, u"No such folder"_s}, {}},
        u"/home/gm/dune.mentat cannot be written: No such folder. Choose another place."_s);
    row({UnwritableFile, {path}, {}},
        u"/home/gm/dune.mentat cannot be written. Choose another place."_s);
    row({NoSpaceForFile, {path}, {}}, u"There is no space left to write /home/gm/dune.mentat. "_s
                                      u"Free some space, or choose another place."_s);
    row({IsEventFile, {path}, {}},
        u"/home/gm/dune.mentat is an event file or belongs to one, and is never overwritten. "_s
        u"Choose another name; nothing was written."_s);
    row({InputTooLarge, {QString(), qint64(64)}, {}},
        u"This is larger than 64 MB, too large for a document or list. Choose another file."_s);
    row({Refused, {}, {finding, finding}, 40}, u"42 problems found. Nothing was changed."_s);
    row({InputTooLarge, {path, qint64(64)}, {}},
        u"/home/gm/dune.mentat is larger than 64 MB, too large for a document or list. Choose "_s
        u"another file."_s);
    row({WriteFailed, {path, u""_s}, {}},
        u"/home/gm/dune.mentat could not be written. Check its drive, then try again."_s);
    row({NewerFile, {path}, {}}, u"/home/gm/dune.mentat was written by a newer version of "_s
                                 u"Mentat. Install that version to open it; the file was not "_s
                                 u"changed."_s);
    row({BrokenJson, {qint64(3), qint64(7), u"}]"_s}, {}},
        u"line 3, column 7: this does not belong here: }]"_s);
    row({BrokenJson, {qint64(3), qint64(7), u""_s}, {}},
        u"line 3, column 7: more must follow before the line ends"_s);
    row({UnknownDocument, {u"mentat-book"_s}, {}},
        u"The format \"mentat-book\" is not known; "
        u"a document must be mentat-event or mentat-summary."_s);
    row({UnknownDocument, {}, {}},
        u"The document does not name its format; it must be mentat-event or mentat-summary."_s);
}

void TestWording::failures() {
    findings();
}

void TestWording::locks_data() {
    QTest::addColumn<Values>("values");
    QTest::addColumn<QString>("expected");
    const QString path = u"/dune.mentat"_s;
    const QString since = u"2026-08-01T12:02:00Z"_s;
    const QString whole = u"/dune.mentat has been open in another program since 2026-08-01 "_s
                          u"14:02, by anna on laptop. Close it there, or open it read-only."_s;
    const QString part = u"/dune.mentat is open in another program. Close it there, or open it "_s
                         u"read-only."_s;
    QTest::newRow("all known") << Values{path, u"laptop"_s, u"anna"_s, since} << whole;
    QTest::newRow("no user") << Values{path, u"laptop"_s, u""_s, since} << part;
    QTest::newRow("no time") << Values{path, u"laptop"_s, u"anna"_s} << part;
    QTest::newRow("a broken time")
        << Values{path, u"laptop"_s, u"anna"_s, u"noon"_s}
        << u"/dune.mentat has been open in another program since noon, by anna on laptop. Close "_s
           u"it there, or open it read-only."_s;
}

/// Two hours east of UTC, as long as it lives.
class EasternZone {
public:
    EasternZone() : m_before(qgetenv("TZ")) { set("TST-2"); }
    ~EasternZone() { set(m_before); }
    Q_DISABLE_COPY_MOVE(EasternZone)

private:
    static void set(const QByteArray& zone) {
        qputenv("TZ", zone);
        tzset();
    }
    QByteArray m_before;
};

void TestWording::locks() {
    QFETCH(Values, values);
    QFETCH(QString, expected);
    const EasternZone zone;
    QCOMPARE(Wording().failure({FailureKind::LockedByOther, values, {}}), expected);
}

void TestWording::journal_data() {
    using enum ChangeKind;
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("expected");
    const auto row = [](ChangeKind kind, const Values& operands, const QString& expected) {
        QTest::addRow("%s: %s", idOf(kind).data(), qUtf8Printable(expected.left(40)))
            << Wording().journal(kind, operands) << expected;
    };
    const QString ada = u"Ada Byron"_s;
    row(EventImported, {u"Dune"_s, qint64(2026)}, u"Dune 2026 imported"_s);
    row(SummariesImported, {qint64(30)}, u"30 earlier years imported"_s);
    row(PeopleImported, {qint64(3), qint64(2)}, u"People imported: 3 added, 2 updated"_s);
    row(FileMigrated, {qint64(1), qint64(2)}, u"Event file brought from version 1 to version 2"_s);
    row(FileRestored, {u"?"_s}, u"Backup of ? restored"_s);
    row(FileRecovered, {}, u"Event file recovered from a damaged one"_s);
    row(PlayerAdded, {ada}, u"Ada Byron added to the players"_s);
    row(PlayersAdded, {qint64(43)}, u"43 players added"_s);
    row(TiesRolled, {qint64(1)}, u"Tie rolls recorded: 1 tie"_s);
    row(RulingRecorded, {u"shipment"_s}, u"Ruling recorded: shipment"_s);
    row(RulingRecorded, {QString(80, u'x')}, u"Ruling recorded: "_s + QString(59, u'x') + u"…"_s);
    row(RulingRecorded, {u""_s}, u"Ruling recorded"_s);
    row(AwardDecided, {Faction::BeneGesserit}, u"Best Faction of Bene Gesserit decided"_s);
    row(PutBack, {u"checked-out"_s, ada, qint64(2)}, u"Reverted: Ada Byron removed from heat 2"_s);
    row(PutBack, {u"put-back"_s, u"checked-out"_s, ada, qint64(2)},
        u"Reverted: Reverted: Ada Byron removed from heat 2"_s);
    row(PutBack, {u"of-a-later-version"_s}, u"Earlier change reverted"_s);
    row(PutBack, Values(1000, QString(idOf(PutBack))),
        u"Reverted: Reverted: Reverted: Earlier change reverted"_s);
    row(HeatAdded, {qint64(2)}, u"Heat 2 added"_s);
    row(CheckedIn, {ada, qint64(2)}, u"Ada Byron checked in to heat 2"_s);
    row(IfNeeded, {ada, qint64(2)}, u"Ada Byron plays only if needed in heat 2"_s);
    row(TablesDrawn, {qint64(2), qint64(5)}, u"Heat 2: 5 tables drawn"_s);
    row(ResultRecorded, {qint64(1), qint64(3)}, u"Table 3 of heat 1: result recorded"_s);
    row(ResultCorrected, {qint64(1), qint64(3)}, u"Table 3 of heat 1: result corrected"_s);
    row(ResultCorrected, {qint64(1), qint64(3), u""_s, u""_s},
        u"Table 3 of heat 1: result corrected"_s);
    row(ResultCorrected, {qint64(1), qint64(3), u"wrong line"_s, ada},
        u"Table 3 of heat 1: result corrected, requested by Ada Byron (wrong line)"_s);
    row(QuestionsAnswered, {qint64(1), qint64(3)}, u"Table 3 of heat 1: open questions answered"_s);
    row(WarningsAccepted, {qint64(1), qint64(3), u"counted twice"_s},
        u"Table 3 of heat 1: warnings accepted (counted twice)"_s);
    row(DraftDiscarded, {qint64(1), qint64(3)}, u"Table 3 of heat 1: draft discarded"_s);
    row(DraftMoved, {qint64(1), qint64(3), qint64(4)},
        u"Heat 1: draft of table 3 moved to table 4"_s);
    row(GameVoided, {qint64(1), qint64(3)}, u"Table 3 of heat 1: game marked void"_s);
    const Value heat = qint64(1);
    const Value table = qint64(3);
    row(LatecomerSeated, {heat, table, u""_s, ada}, u"Heat 1: Ada Byron seated at table 3"_s);
    row(LatecomerSeated, {heat, table, u"the bus"_s, ada},
        u"Heat 1: Ada Byron seated at table 3 (the bus)"_s);
    row(PlayerLeft, {heat, table, u""_s, ada}, u"Heat 1: Ada Byron left table 3"_s);
    row(DroppedOut, {heat, table, u""_s, ada}, u"Heat 1: Ada Byron dropped out at table 3"_s);
    row(SeatsSwapped, {heat, table, u""_s, ada, qint64(4), u"Carl Gauss"_s},
        u"Heat 1: Ada Byron of table 3 and Carl Gauss of table 4 swapped"_s);
    row(PlayerMoved, {heat, table, u""_s, ada, qint64(4)},
        u"Heat 1: Ada Byron moved from table 4 to table 3"_s);
    row(TableOpened, {heat, table, u""_s, ada, u"Carl Gauss"_s},
        u"Heat 1: table 3 opened for Ada Byron, Carl Gauss"_s);
    row(TableDissolved, {heat, table, u""_s, qint64(1)},
        u"Heat 1: table 3 dissolved into table 1"_s);
    row(TableDissolved, {heat, table, u"too few"_s, qint64(1), qint64(2)},
        u"Heat 1: table 3 dissolved into tables 1, 2 (too few)"_s);
}

void TestWording::journal() {
    findings();
}

void TestWording::menuNamesTheChange() {
    const Wording wording;
    const Values operands{u"Ada Byron"_s, qint64(2)};
    QCOMPARE(wording.undoSentence(ChangeKind::CheckedIn, operands),
             u"Undo: Ada Byron checked in to heat 2"_s);
    QCOMPARE(wording.redoSentence(ChangeKind::CheckedIn, operands),
             u"Redo: Ada Byron checked in to heat 2"_s);
    const auto entry = [&](JournalRole role) {
        const Change change{ChangeKind::CheckedIn, operands, {}, {}, {}};
        return wording.journal({JournalId(2), {}, {}, {}, role, JournalId(1), change});
    };
    QCOMPARE(entry(JournalRole::Done), u"Ada Byron checked in to heat 2"_s);
    QCOMPARE(entry(JournalRole::Undone), u"Undone: Ada Byron checked in to heat 2"_s);
    QCOMPARE(entry(JournalRole::Redone), u"Redone: Ada Byron checked in to heat 2"_s);
}

void TestWording::namesStandAsTheyAre() {
    const Wording wording;
    QCOMPARE(wording.journal(ChangeKind::CheckedIn, {u"%2 & %n %1(s)"_s, qint64(2)}),
             u"%2 & %n %1(s) checked in to heat 2"_s);
    QCOMPARE(wording.undoSentence(ChangeKind::PlayerAdded, {u"%1 100%"_s}),
             u"Undo: %1 100% added to the players"_s);
    QCOMPARE(wording.journal(ChangeKind::TablesDrawn, {u"%n"_s, qint64(2)}),
             u"%n: 2 tables drawn"_s);
    // What would break the line, or the terminal, is shown instead of done.
    QCOMPARE(wording.journal(ChangeKind::PlayerAdded, {u"A\r\nB\tC\x1b[2J"_s}),
             u"A\\r\\nB\\tC\\u001b[2J added to the players"_s);
    QCOMPARE(wording.problem({FindingKind::UnknownKey, Pointer().key(u"a\nb"), {u"a\nb"_s}, {}}),
             u"/a\\nb: The key \"a\\nb\" is not known here (R10.1)"_s);
    const QString cut
        = wording.finding({FindingKind::UnknownKey, {}, {QString(58, u'x') + u"🂡🂡🂡"_s}, {}});
    QCOMPARE(cut, u"The key \"%1…\" is not known here"_s.arg(QString(58, u'x')));
}

void TestWording::whatIsMissingIsADash() {
    const Wording wording;
    QCOMPARE(wording.journal(ChangeKind::CheckedIn, {}), u"– checked in to heat –"_s);
    QCOMPARE(wording.journal(ChangeKind::CheckedIn, {u""_s, qint64(2)}),
             u"– checked in to heat 2"_s);
    QCOMPARE(wording.journal(ChangeKind::TiesRolled, {}), u"Tie rolls recorded: – ties"_s);
    QCOMPARE(wording.journal(ChangeKind::TablesDrawn, {qint64(2), u"many"_s}),
             u"Heat 2: – tables drawn"_s);
    QCOMPARE(wording.finding({FindingKind::ControlSum, {}, {qint64(1)}, {}}),
             u"The control grid is worth 0.5 PP, but – PP are given; they must agree"_s);
}

void TestWording::problemsOfADocument() {
    const QByteArray document = R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune", "sets": ["bas"]},
        "players": [{"id": "p1", "name": "Ada Byron"}, {"id": "p2"}],
        "heats": [{"number": 1, "entrants": ["p1", "p9"], "games": [{"table": 1, "turns": 11,
            "seats": [{"seat": 1, "player": "p1", "faction": "harkonnen"},
                      {"seat": 2, "player": "p2", "faction": "harkonnen"}]}]}]})";
    const auto json = Json::parse(document);
    QVERIFY(json.has_value());
    const auto event = readEventDocument(*json);
    QVERIFY(!event.has_value());
    const Wording wording;
    QStringList lines;
    for (const Finding& finding : event.error().findings)
        lines << wording.problem(finding);
    const QStringList expected{
        u"/event/sets/0: \"bas\" is not valid here; use one of base, ixians-tleilaxu, "_s
        u"choam-richese, ecaz-moritani (R10.1)"_s,
        u"/players/1: The key \"name\" is missing (R10.1)"_s,
        u"/heats/0/entrants/1: No player has the id \"p9\" (R10.1)"_s,
        u"/heats/0/games/0/turns: Turns must be 0 (a concession) or from 1 to 10, not 11 (R10.4)"_s,
        u"/heats/0/games/0/seats/1/faction: The faction Harkonnen is already held by another seat "
        u"(R10.3)"_s};
    QCOMPARE(lines, expected);
    QCOMPARE(wording.failure(event.error()), u"5 problems found. Nothing was changed."_s);
    QCOMPARE(wording.furtherProblems(1), u"1 more problem"_s);
    QCOMPARE(wording.furtherProblems(23), u"23 more problems"_s);
    QCOMPARE(
        wording.problem({FindingKind::PersonAmbiguous, {}, {u"Ada"_s}, {}}),
        u": Ada could be one of several people in the file; a new person was added (identity)"_s);
}

void TestWording::languageIsEnglishByItself() {
    const Language english;
    QCOMPARE(english.translate("Any", "Name (s) – 100%"), u"Name (s) – 100%"_s);
    QCOMPARE(english.translate("Any", "%n table(s)", nullptr, 1), u"1 table"_s);
    QCOMPARE(english.translate("Any", "%n table(s)", nullptr, 0), u"0 tables"_s);
    QCOMPARE(english.translate("Any", "%n table(s)", "of a heat", 1234), u"1234 tables"_s);
}

void TestWording::languageOfATranslator() {
    class OneText : public QTranslator {
    public:
        QString translate(const char* context, const char* sourceText, const char* disambiguation,
                          int n) const override {
            const bool known = "Heat"_L1 == QLatin1StringView(context)
                               && "%n table(s)"_L1 == QLatin1StringView(sourceText)
                               && "drawn"_L1 == QLatin1StringView(disambiguation);
            return known ? n == 1 ? u"%n Tisch"_s : u"%n Tische"_s : QString();
        }
    };
    const Language german(std::make_shared<OneText>(), QLocale(QLocale::German));
    QCOMPARE(german.translate("Heat", "%n table(s)", "drawn", 1), u"1 Tisch"_s);
    QCOMPARE(german.translate("Heat", "%n table(s)", "drawn", 2), u"2 Tische"_s);
    QCOMPARE(german.translate("Heat", "%n table(s)", "set up", 2), u"2 tables"_s);
    QCOMPARE(german.translate("Final", "Line-up"), u"Line-up"_s);
}

void TestWording::languageWritesNumbers() {
    const Language english;
    const Language german(nullptr, QLocale(QLocale::German, QLocale::Germany));
    QCOMPARE(english.number(2026), u"2026"_s);
    QCOMPARE(german.number(2026), u"2026"_s);
    QCOMPARE(english.points(15), u"7.5"_s);
    QCOMPARE(english.points(16), u"8.0"_s);
    QCOMPARE(english.halves(16), u"8"_s);
    QCOMPARE(english.points(-1), u"-0.5"_s);
    QCOMPARE(german.points(15), u"7,5"_s);
}

void TestWording::languageWritesMoments() {
    const EasternZone zone;
    const Language english;
    const Language german(nullptr, QLocale(QLocale::German, QLocale::Germany));
    QCOMPARE(english.moment(u"2026-08-01T12:02:03Z"_s), u"2026-08-01 14:02"_s);
    QCOMPARE(english.moment(u"2026-08-01T12:02:03.250Z"_s), u"2026-08-01 14:02"_s);
    QCOMPARE(english.moment(u"2026-08-01T12:02:03"_s), u"2026-08-01 14:02"_s);
    QCOMPARE(english.moment(u"2026-08-01T23:30:00Z"_s), u"2026-08-02 01:30"_s);
    QCOMPARE(german.moment(u"2026-08-01T12:02:03Z"_s), u"01.08.26 14:02"_s);
    QCOMPARE(english.moment(u"noon"_s), u"noon"_s);
}

} // namespace mentat::test::tst_wording

MENTAT_TEST(tst_wording, TestWording, QCoreApplication)
#include "tst_wording.moc"
