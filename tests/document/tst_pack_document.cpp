#include "model/document/event_document.h"
#include "model/document/incoming_file.h"
#include "model/failure_kind.h"
#include "model/finding_kind.h"
#include "model/kinds/rules_kind.h"
#include "tests/model/random_edits.h"
#include "tests/support/test_program.h"

#include <QCoreApplication>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_pack_document {

namespace {

const QByteArray puertoRico = R"({
 "format": "mentat-pack",
 "version": 1,
 "pack": {
  "name": "Puerto Rico",
  "code": "PRO",
  "note": "As played in 2026.",
  "rules": "heats",
  "settings": {
   "graceMinutes": 5
  },
  "ruleset": {
   "name": "Puerto Rico",
   "sizes": [
    4,
    3,
    5
   ],
   "score": "high",
   "order": [
    {
     "by": "wins"
    }
   ]
  },
  "sheet": {
   "score": "VP"
  },
  "card": [
   {
    "title": "Ties",
    "lines": [
     "Most doubloons and goods."
    ]
   }
  ],
  "notes": "Bring two copies.\nStart on time."
 }
}
)";

EventPack packIn(const QByteArray& document) {
    const auto pack = readPackDocument(document);
    Q_ASSERT(pack);
    return *pack;
}

/// What is wrong with it, each with its place.
QStringList faultsOf(const QByteArray& document) {
    const auto pack = readPackDocument(document);
    QStringList faults;
    if (pack)
        return faults;
    for (const Finding& finding : pack.error().findings)
        faults << finding.where.text() + u" "_s + QString::number(int(finding.kind));
    return faults;
}

QString fault(const char* where, FindingKind kind) {
    return QString::fromLatin1(where) + u" "_s + QString::number(int(kind));
}

} // namespace

/// `mentat-pack`: what a Game Master gives the next.
class TestPackDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyKeyIsReadAndWritten() {
        const EventPack pack = packIn(puertoRico);
        QCOMPARE(pack.name.text(), u"Puerto Rico"_s);
        QCOMPARE(*pack.code, u"PRO"_s);
        QCOMPARE(*pack.note, u"As played in 2026."_s);
        QCOMPARE(pack.settings.graceMinutes.value(), 5);
        QCOMPARE(pack.settings.lastTurnMinutes.value(), 0); // as in every event in heats
        QCOMPARE(pack.aids.sheet.score->text(), u"VP"_s);
        QCOMPARE(pack.aids.card.front().title.text(), u"Ties"_s);
        QCOMPARE(*pack.aids.notes, u"Bring two copies.\nStart on time."_s);
        QCOMPARE(writePackDocument(pack).toBytes(), puertoRico);
    }

    // The pack of any event is one, and says all of how that is run.
    void packsOfEventsComeBack() {
        for (const char* rules : {"wbc-dune", "eye-of-the-storm", "heats"}) {
            for (quint32 seed = 1; seed <= 60; ++seed) {
                const Event event = randomEvent(seed, QString::fromLatin1(rules));
                EventPack pack{event.details.name,
                               event.details.code,
                               {},
                               {},
                               event.settings,
                               kindOf<RulesKind>(event).emptyPlay(),
                               event.aids};
                pack.sets = event.details.sets;
                if (const auto* byRuleset = std::get_if<RulesetPlay>(&event.play))
                    std::get<RulesetPlay>(pack.play).ruleset = byRuleset->ruleset;
                const QByteArray document = writePackDocument(pack).toBytes();
                const auto again = readPackDocument(document);
                QVERIFY2(again.has_value(), document.constData());
                QVERIFY2(writePackDocument(*again).toBytes() == document, document.constData());
                QVERIFY2(again->aids == event.aids, document.constData());
            }
        }
    }

    void whatIsWrongIsSaidWithItsPlace_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("expected");
        using enum FindingKind;
        const auto row = [](const char* name, const char* from, const char* to, const char* where,
                            FindingKind kind) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << fault(where, kind);
        };
        row("another format", "mentat-pack", "mentat-packs", "/format", UnknownWord);
        row("a later version", "\"version\": 1", "\"version\": 2", "/version", UnknownVersion);
        row("no name", "\"name\": \"Puerto Rico\",\n  \"code\"", "\"code\"", "/pack", MissingKey);
        row("other rules", "\"heats\"", "\"chess\"", "/pack/rules", UnknownWord);
        row("a key of nobody's", "\"code\"", "\"run\"", "/pack/run", UnknownKey);
        row("a player", "\"note\"", "\"players\"", "/pack/players", UnknownKey);
        row("a setting of Dune's", "graceMinutes", "turnLimit", "/pack/settings/turnLimit",
            UnknownKey);
        row("a size twice", "    3,", "    4,", "/pack/ruleset/sizes/1", Twice);
        row("a label too long", "\"VP\"", "\"Victory points\"", "/pack/sheet/score", TextTooLong);
        row("a word of the ruleset", "\"high\"", "\"hihg\"", "/pack/ruleset/score", UnknownWord);
        row("a line too long, after one that is none", "\"Most doubloons and goods.\"", "7, \"ok\"",
            "/pack/card/0/lines/0", WrongType);
        row("a blank line", "\"Most doubloons and goods.\"", "\"\"", "/pack/card/0/lines/0",
            BlankText);
    }
    void whatIsWrongIsSaidWithItsPlace() {
        QFETCH(const QByteArray, from);
        QFETCH(const QByteArray, to);
        QFETCH(const QString, expected);
        QVERIFY(puertoRico.contains(from));
        QByteArray document = puertoRico;
        document.replace(from, to);
        QVERIFY2(faultsOf(document) == QStringList{expected},
                 qPrintable(faultsOf(document).join(u'\n')));
    }

    void noObjectIsNoPack() {
        QCOMPARE(faultsOf("[]"), QStringList{fault("", FindingKind::WrongType)});
        QCOMPARE(faultsOf(R"({"format":"mentat-pack","version":1})"),
                 QStringList{fault("", FindingKind::MissingKey)});
        QCOMPARE(faultsOf(R"({"format":"mentat-pack","version":1,"pack":7})"),
                 QStringList{fault("/pack", FindingKind::WrongType)});
        QCOMPARE(readPackDocument("{").error().kind, FailureKind::BrokenJson);
    }

    // An event without anybody would be made of it.
    void aPackIsNotImportedAsAnEvent() {
        const auto content = readAnyDocument(puertoRico);
        QVERIFY(!content);
        QCOMPARE(content.error().kind, FailureKind::StandalonePack);
        QCOMPARE(content.error().values, Values{u"Puerto Rico"_s});
    }

    void anEventByThePackIsRunByIt() {
        const EventPack pack = packIn(puertoRico);
        const Event event = eventByPack(pack, *Name::fromText(u"Rico 27"_s), Year(2027));
        QCOMPARE(event.details.name.text(), u"Rico 27"_s);
        QCOMPARE(*event.details.code, u"PRO"_s);
        QCOMPARE(event.aids, pack.aids);
        QCOMPARE(event.settings, pack.settings);
        QVERIFY(event.players.empty());
        const auto again = readEventDocument(writeEventDocument(event));
        QVERIFY(again.has_value());
        QCOMPARE(*again, event);
    }
};

} // namespace mentat::test::tst_pack_document

MENTAT_TEST(tst_pack_document, TestPackDocument, QCoreApplication)
#include "tst_pack_document.moc"
