#include "model/changes/change_kind.h"
#include "model/document/change_codec.h"
#include "tests/document/documents.h"
#include "tests/model/random_edits.h"
#include "tests/model/sample_document.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_change_codec {

namespace {

Change randomChange(quint32 seed) {
    raw::Draw draw(seed);
    const QString rules = seed % 4 == 0   ? u"eye-of-the-storm"_s
                          : seed % 4 == 2 ? u"heats"_s
                                          : u"wbc-dune"_s;
    const Event event = randomEvent(2 * seed, rules);
    const Event donor = randomEvent(2 * seed + 1, rules);
    RandomEdits edits(event, donor, draw);
    return edits.change(draw.between(0, 6));
}

/// A change with one edit of a kind of slot.
Change changeOfSlot(size_t slot, quint32 seed) {
    constexpr size_t firstOfRuleset = std::variant_size_v<AnyEdit> - 1;
    constexpr size_t firstOfStorm = firstOfRuleset - 2;
    const QString rules = slot >= firstOfRuleset ? u"heats"_s
                          : slot >= firstOfStorm ? u"eye-of-the-storm"_s
                                                 : u"wbc-dune"_s;
    raw::Draw draw(seed);
    const Event donor = randomEvent(seed + 1, rules);
    RandomEdits edits(randomEvent(seed, rules), donor, draw);
    for (;;) {
        Change change{ChangeKind::PutBack, {u"x"_s}, {}, {}, {}};
        for (size_t kind = 0; kind < 18; ++kind)
            edits.addEdit(kind, change);
        std::erase_if(change.edits, [&](const AnyEdit& edit) { return edit.index() != slot; });
        if (!change.edits.empty()) {
            change.edits.resize(1, change.edits.front());
            return change;
        }
    }
}

std::optional<Change> readBack(const Change& change) {
    return readChange(change.kind, jsonFrom(writeChange(change).toCompactBytes()));
}

Json smallChange() {
    return jsonOf(
        "{\"operands\": [\"Ada\", 2, {\"faction\": \"guild\"}],"
        " \"edits\": [{\"slot\": \"entrant\", \"heat\": 1, \"player\": \"p1\","
        " \"before\": {\"position\": 0}, \"after\": {\"ifNeeded\": true, \"position\": 3}}],"
        " \"people\": [{\"person\": 7, \"after\": {\"name\": \"Ada\"}}],"
        " \"links\": [{\"event\": 2, \"player\": \"p9\", \"before\": 8, \"after\": 7}],"
        " \"drafts\": [{\"place\": \"heats/1/tables/1\", \"before\": \"typed\"}]}");
}

std::optional<Change> readSpoilt(const std::vector<Step>& steps) {
    return readChange(ChangeKind::CheckedIn, spoilt(smallChange(), steps));
}

} // namespace

class TestChangeCodec : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void changesComeBack() {
        std::set<size_t> slots;
        for (quint32 seed = 1; seed <= 400; ++seed) {
            const Change change = randomChange(seed);
            const auto again = readBack(change);
            QVERIFY2(again && *again == change, qPrintable(u"seed %1"_s.arg(seed)));
            for (const AnyEdit& edit : change.edits)
                slots.insert(edit.index());
        }
        QCOMPARE(slots.size(), std::variant_size_v<AnyEdit>);
    }

    // The text is made without the value, and is the same.
    void textIsThatOfTheValue() {
        for (quint32 seed = 1; seed <= 400; ++seed) {
            const Change change = randomChange(seed);
            QCOMPARE(changeText(change).toUtf8(), writeChange(change).toCompactBytes());
        }
        for (size_t slot = 0; slot < std::variant_size_v<AnyEdit>; ++slot) {
            const Change change = changeOfSlot(slot, 70 + quint32(slot));
            QCOMPARE(changeText(change).toUtf8(), writeChange(change).toCompactBytes());
        }
        const auto small = readChange(ChangeKind::CheckedIn, smallChange());
        QCOMPARE(changeText(*small).toUtf8(), smallChange().toCompactBytes());
    }

    // Whose parts a draw's or a game's values have; of the first kind nothing is said.
    void editOfPartsSaysItsFormat() {
        const auto readWith = [](const QByteArray& rules) {
            return readChange(
                ChangeKind::PutBack,
                jsonOf("{\"operands\": [], \"edits\": [{\"slot\": \"draw\", \"heat\": 1," + rules
                       + " \"after\": {\"factions\": true}}]}"));
        };
        const auto unsaid = readWith("");
        QVERIFY(unsaid);
        QVERIFY(!changeText(*unsaid).contains(u"rules"_s));
        QCOMPARE(readWith("\"rules\": \"wbc-dune\","), unsaid);
        for (const char* wrong : {"\"eye-of-the-storm\"", "\"unheard-of\"", "3"})
            QVERIFY(!readWith(QByteArray("\"rules\": ") + wrong + ","));
    }

    // Until the final became a round, journals had words of their own for it and for stages.
    void olderWordsAreReadAsThoseOfToday() {
        const auto read = [](const QByteArray& edit, const QByteArray& drafts = "[]") {
            return readChange(ChangeKind::PutBack, jsonOf("{\"operands\": [], \"edits\": [" + edit
                                                          + "], \"drafts\": " + drafts + "}"));
        };
        const auto final = read("{\"slot\": \"final\", \"before\": {}, \"after\": {"
                                "\"minutes\": 300, \"expansionVotes\": {\"p1\": true}}}");
        QVERIFY(final && final->edits.size() == 2);
        const auto& stage = std::get<Edit<StageSlot>>(final->edits[0]);
        QCOMPARE(stage.slot.stage, finalName());
        QVERIFY(stage.before == (AtPosition<Stage>{0, {}}));
        QCOMPARE(stage.after->value.minutes, Minutes(300));
        const auto& choices = std::get<Edit<FinalChoicesSlot>>(final->edits[1]);
        QCOMPARE(choices.before, FinalChoices());
        QCOMPARE(choices.after->expansionVotes.size(), size_t(1));

        const auto game = read("{\"slot\": \"finalGame\", \"after\": {\"table\": 3, "
                               "\"seats\": [{\"seat\": 1, \"player\": \"p1\"}]}}");
        QVERIFY(game && game->edits.size() == 1);
        const auto& seated = std::get<Edit<GameSlot>>(game->edits[0]);
        QVERIFY(seated.slot == (GameSlot{finalName(), TableNumber(3)}));
        QVERIFY(!seated.before);
        QCOMPARE(seated.after->value.seats.size(), size_t(1));

        const auto ofStage = read("{\"slot\": \"stageGame\", \"stage\": \"Semifinal\", "
                                  "\"table\": 2, \"rules\": \"heats\", \"after\": "
                                  "{\"position\": 1, \"value\": {\"table\": 2, \"seats\": []}}}");
        QVERIFY(ofStage);
        const auto& semifinal = std::get<Edit<GameSlot>>(ofStage->edits.at(0));
        QCOMPARE(semifinal.slot.round.stage()->text(), u"Semifinal"_s);
        QCOMPARE(semifinal.after->position, size_t(1));

        const auto draft = read("", "[{\"place\": \"final\", \"before\": \"typed\"}]");
        QVERIFY(draft);
        QCOMPARE(draft->drafts.at(0).place, u"stages/Final/tables/1"_s);
        QVERIFY(!read("{\"slot\": \"finale\", \"after\": {}}"));
    }

    // What stands in the journal for years.
    void smallChangeIsRead() {
        const auto change = readSpoilt({});
        QVERIFY(change);
        QVERIFY((change->operands == Values{u"Ada"_s, qint64(2), Faction::Guild}));
        const auto& edit = std::get<Edit<EntrantSlot>>(change->edits.at(0));
        QCOMPARE(edit.slot.heat, HeatNumber(1));
        QCOMPARE(edit.slot.player.text(), u"p1"_s);
        QCOMPARE(*edit.before, (Attendance{false, 0}));
        QCOMPARE(*edit.after, (Attendance{true, 3}));
        const PersonEdit& person = change->people.at(0);
        QCOMPARE(person.id, PersonId(7));
        QVERIFY(!person.before);
        QCOMPARE(person.after->id, PersonId(7));
        QCOMPARE(change->links, (std::vector<PersonLink>{{EventId(2), *PlayerId::fromText(u"p9"_s),
                                                          PersonId(8), PersonId(7)}}));
        QCOMPARE(change->drafts, (std::vector<DraftEdit>{{u"heats/1/tables/1"_s, u"typed"_s, {}}}));
        QCOMPARE(writeChange(*change).toCompactBytes(), smallChange().toCompactBytes());
    }

    void damagedChangesAreNone() {
        QVERIFY(readSpoilt({remove(u"/edits"_s)}));
        QVERIFY(readSpoilt({remove(u"/people"_s)}));
        QVERIFY(readSpoilt({remove(u"/links"_s)}));
        QVERIFY(readSpoilt({remove(u"/edits/0/before"_s)}));
        const auto entrant = u"/edits/0/"_s;
        const std::vector<std::vector<Step>> damages{
            {set(QString(), "[]")},
            {set(QString(), "null")},
            {set(QString(), "{}")},
            {remove(u"/operands"_s)},
            {set(u"/operands"_s, "7")},
            {set(u"/operands/0"_s, "null")},
            {set(u"/operands/0"_s, "true")},
            {set(u"/operands/2/faction"_s, "\"choma\"")},
            {set(u"/operands/2/player"_s, "1")},
            {set(u"/edits"_s, "{}")},
            {remove(u"/edits"_s), set(u"/edit"_s, "[]")}, // else its edits would be lost silently
            {set(u"/edits/0"_s, "7")},
            {remove(entrant + u"slot"_s)},
            {set(entrant + u"slot"_s, "\"entrants\"")},
            {set(entrant + u"slot"_s, "1")},
            {remove(entrant + u"heat"_s)},
            {set(entrant + u"heat"_s, "0")},
            {remove(entrant + u"player"_s)},
            {set(entrant + u"player"_s, "\"\"")},
            {set(entrant + u"before"_s, "null")},
            {set(entrant + u"before"_s, "{}")},
            {set(entrant + u"after/position"_s, "-1")},
            {set(entrant + u"after/position"_s, "1.5")},
            {set(entrant + u"after/ifneeded"_s, "true")},
            {addAgain(entrant + u"heat"_s, "2")},
            {set(u"/people"_s, "1")},
            {set(u"/people/0"_s, "[]")},
            {set(u"/people/0/person"_s, "0")},
            {remove(u"/people/0/person"_s)},
            {set(u"/people/0/after"_s, "7")},
            {remove(u"/people/0/after/name"_s)},
            {set(u"/people/0/after/preference"_s, "\"both\"")},
            {set(u"/links"_s, "{}")},
            {set(u"/links/0"_s, "7")},
            {remove(u"/links/0/event"_s)},
            {remove(u"/links/0/player"_s)},
            {set(u"/links/0/event"_s, "0")},
            {set(u"/links/0/before"_s, "-1")},
            {set(u"/links/0/after"_s, "\"7\"")},
        };
        for (size_t i = 0; i < damages.size(); ++i)
            QVERIFY2(!readSpoilt(damages[i]), qPrintable(QString::number(i)));
    }

    // Values of every kind of slot: one that is no value is not taken for an absent one.
    void damagedValuesAreNone() {
        for (size_t slot = 0; slot < std::variant_size_v<AnyEdit>; ++slot) {
            const Json json = writeChange(changeOfSlot(slot, 50 + quint32(slot)));
            QVERIFY(readChange(ChangeKind::PutBack, json));
            for (const char* side : {"before", "after"}) {
                for (const QByteArray& damage : QByteArrayList{"7", "null", "\"x\"", "true"}) {
                    const QString place = u"/edits/0/"_s + QLatin1StringView(side);
                    const Json damaged = spoilt(json, {set(place, damage)});
                    QVERIFY2(!readChange(ChangeKind::PutBack, damaged),
                             qPrintable(u"slot %1"_s.arg(slot)));
                }
            }
        }
    }

    void playersKeepTheirPerson() {
        const Event event = randomEvent(3, u"wbc-dune"_s);
        Player player = event.players.at(0);
        player.person = PersonId(42);
        const Change change{ChangeKind::PlayerChanged,
                            {},
                            {editOf(event, PlayerSlot{player.id}, AtPosition<Player>{0, player})},
                            {},
                            {}};
        QVERIFY(readBack(change) == change);
        const Json damaged = spoilt(writeChange(change), {set(u"/edits/0/after/person"_s, "0")});
        QVERIFY(!readChange(change.kind, damaged));
    }

    // Whatever happened to the bytes: no crash, and what is still read is a change that is written
    // and read as itself.
    void damagedBytesNeverCrash() {
        int damages = 0;
        int refused = 0;
        for (quint32 seed = 1; damages < 2000; ++seed) {
            const Change change = randomChange(seed);
            const QByteArray text = writeChange(change).toCompactBytes();
            raw::Draw draw(seed);
            for (int i = 0; i < 40; ++i, ++damages) {
                QByteArray damaged = text;
                if (draw.chance(10))
                    damaged.truncate(draw.below(static_cast<int>(text.size())));
                for (int hits = draw.between(1, 2); hits > 0 && !damaged.isEmpty(); --hits) {
                    const int at = draw.below(static_cast<int>(damaged.size()));
                    static const std::string letters("\"{}[],:0123456789-.eatnul ");
                    damaged[at]
                        = draw.chance(50) ? draw.pick(letters) : static_cast<char>(draw.below(256));
                }
                const auto json = Json::parse(damaged);
                const auto read = json ? readChange(change.kind, *json) : std::nullopt;
                refused += read ? 0 : 1;
                QVERIFY2(!read || readBack(*read) == *read, qPrintable(u"seed %1"_s.arg(seed)));
            }
        }
        QVERIFY(refused > 1000);
        QVERIFY(refused < damages);
    }
};

} // namespace mentat::test::tst_change_codec

MENTAT_TEST(tst_change_codec, TestChangeCodec, QCoreApplication)
#include "tst_change_codec.moc"
