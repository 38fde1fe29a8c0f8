#include "app/session/acts.h"
#include "app/session/event_packs.h"
#include "app/session/typing/typed_values.h"
#include "model/changes/change_kind.h"
#include "model/document/event_document.h"
#include "model/failure_kind.h"
#include "model/kinds/rules_kind.h"
#include "tests/session/session_test.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_event_packs {

namespace {

const QByteArray document = R"({"format":"mentat-event","version":1,
 "event":{"name":"Puerto Rico","year":2031,"rules":"heats","gm":"Nora Quist",
  "notes":"The phone is at the desk.",
  "ruleset":{"name":"Puerto Rico","sizes":[4,3],"order":[{"by":"wins"}]},
  "aids":{"sheet":{"label":"Color"},"notes":"Bring two copies."}},
 "players":[{"id":"p1","name":"Ada Lovelace","email":"ada@example.org"}],
 "heats":[{"number":1,"entrants":["p1"],"games":[]}]})";

EventPack packIn(const QByteArray& text) {
    const auto pack = readPackDocument(text);
    if (!pack)
        qFatal("this is no pack");
    return *pack;
}

const QByteArray given = R"({"format":"mentat-pack","version":1,"pack":{
  "name":"Rico","code":"PRO","rules":"heats","settings":{"prizeLevel":4},
  "ruleset":{"name":"Rico","sizes":[5,4],"score":"high","order":[{"by":"wins"}]},
  "card":[{"title":"Ties","lines":["Most goods."]}]}})";

QString linesOf(const CardSection& section) {
    QStringList lines{section.title.text()};
    for (const Name& line : section.lines)
        lines << line.text();
    return lines.join(u'|');
}

} // namespace

/// What goes from one Game Master to the next, out of an event and into one.
class TestEventPacks : public SessionTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { openFileWith({document}); }

    void aPackHoldsNobody() {
        const QByteArray pack = writePackDocument(packOf(event())).toBytes();
        for (const char* said : {"Lovelace", "ada@", "Quist", "phone", "p1", "heats\": ["})
            QVERIFY2(!pack.contains(said), pack.constData());
        for (const char* said : {"Puerto Rico", "Color", "Bring two copies."})
            QVERIFY2(pack.contains(said), pack.constData());
        QCOMPARE(packIn(pack), packOf(event()));
    }

    void takingOneIsOneActAndOneUndo() {
        const Event before = event();
        const auto change = takePack(before, packIn(given));
        QVERIFY(change.has_value());
        QCOMPARE(change->kind, ChangeKind::PackTaken);
        QCOMPARE(change->operands, (Values{u"Puerto Rico"_s, qint64(2031), u"Rico"_s}));
        const auto entries = m_session->journalPage({}, 10)->size();
        QVERIFY(m_session->perform(id(), *change));
        QCOMPARE(m_session->journalPage({}, 10)->size(), entries + 1);
        const Event& after = event();
        QCOMPARE(std::get<RulesetPlay>(after.play).ruleset.name.text(), u"Rico"_s);
        QCOMPARE(after.settings.prizeLevel.value(), 4);
        QCOMPARE(linesOf(after.aids.card.front()), u"Ties|Most goods."_s);
        QVERIFY(!after.aids.sheet.label && !after.aids.notes); // those of the pack, and no others
        QCOMPARE(*after.details.code, u"PRO"_s);
        QCOMPARE(after.details.name.text(), u"Puerto Rico"_s);
        QCOMPARE(*after.details.gm, u"Nora Quist"_s);
        QCOMPARE(after.players, before.players);
        QCOMPARE(heatsPlay(after)->heats, heatsPlay(before)->heats);
        openAgain();
        QVERIFY(takePack(event(), packIn(given))->edits.empty()); // it is run by it
        QVERIFY(m_session->undo());
        QVERIFY(event() == before);
    }

    void aCodeOfItsOwnStays() {
        EventDetails details = event().details;
        details.code = u"PR2"_s;
        QVERIFY(m_session->perform(id(), *changeDetails(event(), details)));
        QVERIFY(m_session->perform(id(), *takePack(event(), packIn(given))));
        QCOMPARE(*event().details.code, u"PR2"_s);
    }

    void aPackOfOtherRulesIsRefused() {
        const auto packs = builtInPacks();
        QVERIFY(packs.has_value());
        const auto change = takePack(event(), packs->front());
        QVERIFY(!change);
        QCOMPARE(change.error().kind, FailureKind::PackOfOtherRules);
        QCOMPARE(change.error().values, Values{u"Dune"_s});
    }

    // Whatever comes along can be given away and taken, the Dune tournament first.
    void thoseBuiltInAreSound() {
        const auto packs = builtInPacks();
        QVERIFY(packs.has_value());
        QCOMPARE(packs->front().name.text(), u"Dune"_s);
        QCOMPARE(*packs->front().code, u"DUN"_s);
        QVERIFY(packs->size() > 1);
        for (const EventPack& pack : *packs) {
            // A stage's sizes that are the ruleset's are left out of its document.
            const QByteArray document = writePackDocument(pack).toBytes();
            QCOMPARE(writePackDocument(packIn(document)).toBytes(), document);
            const Event made = eventByPack(pack, pack.name, Year(2032));
            QVERIFY(m_session->addEvent(made).has_value());
        }
    }

    void aCardIsTyped() {
        const auto card = cardIn(u"\n  Ties \n• Most goods.\n -  Then a roll.\n\n \nTime\n"_s);
        QCOMPARE(card.size(), size_t(2));
        QCOMPARE(linesOf(card[0]), u"Ties|Most goods.|Then a roll."_s);
        QCOMPARE(linesOf(card[1]), u"Time"_s);
        QCOMPARE(cardToType(card), u"Ties\nMost goods.\nThen a roll.\n\nTime"_s);
        QCOMPARE(cardIn(cardToType(card)), card);
        QVERIFY(cardIn(u" \n\n"_s).empty());
        QVERIFY(!tooLongOn(card));
        QCOMPARE(tooLongOn(cardIn(QString(41, u'x')))->most, 40);
        QVERIFY(!tooLongOn(cardIn(u"Ties\n"_s + QString(400, u'x'))));
        QCOMPARE(tooLongOn(cardIn(u"Ties\n"_s + QString(401, u'x')))->most, 400);
    }
};

} // namespace mentat::test::tst_event_packs

MENTAT_TEST(tst_event_packs, TestEventPacks, QCoreApplication)
#include "tst_event_packs.moc"
