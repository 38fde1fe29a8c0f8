#include "app/session/dune/sheet/sheet_fields.h"
#include "app/session/dune/sheet/sheet_state.h"
#include "app/session/typing/typed_values.h"
#include "model/document/event_document.h"
#include "reports/wording/dune/sheet_wording.h"
#include "scoring/dune/games/factions.h"
#include "scoring/dune/results/adjudication.h"
#include "scoring/dune/results/sheet_field.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_sheet_reading {

namespace {

VenueTime at(int hour, int minute, int day = 29) {
    return VenueTime::of({2026, 7, day}, {hour, minute});
}

Event eventOf(const QByteArray& document) {
    const auto json = Json::parse(document);
    if (!json)
        qFatal("the document is no JSON");
    const auto event = readEventDocument(*json);
    if (!event)
        qFatal("the document has errors");
    return *event;
}

/// Each game of the event with its place.
std::vector<std::pair<GameAddress, Game>> gamesOf(const Event& event) {
    std::vector<std::pair<GameAddress, Game>> games;
    const auto& play = std::get<DunePlay>(event.play);
    for (const Heat& heat : play.heats) {
        for (const Game& game : heat.games)
            games.emplace_back(GameAddress{heat.number, game.table}, game);
    }
    if (play.finalGame())
        games.emplace_back(GameAddress{finalName(), play.finalGame()->table}, *play.finalGame());
    return games;
}

const quint32 seeds = 300;

} // namespace

/// What is typed in a sheet, as the game that it says.
class TestSheetReading : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void timesOfDay_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("read");
        const auto row = [](const char* typed, const char* read) {
            QTest::newRow(typed) << QString::fromLatin1(typed) << QString::fromLatin1(read);
        };
        row("1712", "2026-07-29T17:12");
        row("17:12", "2026-07-29T17:12");
        row("512", "2026-07-29T17:12"); // after 13:05
        row("5:12", "2026-07-29T17:12");
        row("512p", "2026-07-29T17:12");
        row("5:12 pm", "2026-07-29T17:12");
        row("5:12 AM", "2026-07-30T05:12");
        row("5p", "2026-07-29T17:00");
        row("5", "");
        row("0030", "2026-07-30T00:30");
        row("1230", "2026-07-30T00:30"); // the first 12:30 after 13:05
        row("1310", "2026-07-29T13:10");
        row("2575", "");
        row("noon", "");
        row("13:10 pm", "");
    }
    void timesOfDay() {
        QFETCH(QString, typed);
        QFETCH(QString, read);
        const auto time = typedTime(typed, at(13, 5));
        QCOMPARE(time ? time->text() : QString(), read);
    }

    void everyLetterIsOne() {
        QSet<QChar> letters;
        for (const auto& entry : idsOf<Faction>) {
            QCOMPARE(factionOf(letterOf(entry.value)), entry.value);
            letters.insert(letterOf(entry.value));
        }
        QCOMPARE(letters.size(), qsizetype(12));
        for (const auto& entry : idsOf<Victory>)
            QCOMPARE(victoryOf(letterOf(entry.value)), entry.value);
        QVERIFY(!factionOf(u'X') && !victoryOf(u'C'));
    }

    /// What a sheet shows of a game, read again, is the game: nobody corrects by looking.
    void aRecordedGameIsReadAsItIs() {
        int games = 0;
        for (quint32 seed = 1; seed <= seeds; ++seed) {
            const Event event = eventOf(raw::randomDocument(seed, {.rules = u"wbc-dune"_s}));
            for (const auto& [place, game] : gamesOf(event)) {
                const SheetText text = textOf(game, event.settings);
                const SheetReading reading = readSheet(text, game, event, place);
                const QString where = u"seed %1, table %2"_s.arg(seed).arg(game.table.value());
                QVERIFY2(reading.problems.empty(),
                         qPrintable(reading.problems.empty()
                                        ? QString()
                                        : QString(where + u": "
                                                  + sheetFaultText(Language(),
                                                                   reading.problems[0].fault))));
                // One that waits for its verdict is typed as adjudicated, and recorded without it.
                QVERIFY2(withoutOpenVerdict(reading.game, event.settings) == game,
                         qPrintable(where));
                ++games;
            }
        }
        QVERIFY(games > 500);
    }

    /// It is refused (R10.4); until then it takes no memory for its turns.
    void turnsThatNoGameHasMakeNoGrid() {
        const Event event = eventOf(
            bytesOf(QStringLiteral(MENTAT_SOURCE_DIR "/resources/sample/dune-sample-2026.json")));
        const auto [place, game] = gamesOf(event).front();
        SheetText text = textOf(game, event.settings);
        text.numbers[FieldKind::TurnsPlayed] = u"2000000000"_s;
        text.control[Stronghold::Arrakeen] = QString(nameOf(text.rows[0]));
        const Game read = readSheet(text, game, event, place).game;
        QCOMPARE(read.turns, Turns(2'000'000'000));
        QVERIFY(dune(read.seats[0]).control.size() <= 1000);
    }

    /// The same check on a sheet with another value in it must not pass.
    void anotherValueIsNoticed() {
        const Event event = eventOf(
            bytesOf(QStringLiteral(MENTAT_SOURCE_DIR "/resources/sample/dune-sample-2026.json")));
        const auto [place, game] = gamesOf(event).front();
        SheetText text = textOf(game, event.settings);
        text.rows[0].points = u"0.5"_s;
        QVERIFY(readSheet(text, game, event, place).game != game);
    }

    void aDraftIsKeptAsTyped() {
        for (quint32 seed = 1; seed <= seeds; ++seed) {
            const Event event = eventOf(raw::randomDocument(seed, {.rules = u"wbc-dune"_s}));
            for (const auto& [place, game] : gamesOf(event)) {
                SheetText text = textOf(game, event.settings);
                text.numbers[FieldKind::TurnsPlayed] = u"1"_s;
                text.note = u"„it's” {half}\ntyped"_s;
                if (!text.rows.empty())
                    text.rows.front().points = u"7."_s;
                QCOMPARE(textOfDraft(draftOf(text)), std::optional(text));
            }
        }
        QVERIFY(!textOfDraft(u"1:6 3:5"_s));
        QVERIFY(!textOfDraft(u"{}"_s));
    }

    /// Each field of the table, typed into a sheet that has nothing else, is kept and means
    /// something: one of which a draft or the reader knows nothing is lost without a sign.
    void everyFieldIsKeptAndRead() {
        const Event event = eventOf(
            bytesOf(QStringLiteral(MENTAT_SOURCE_DIR "/resources/sample/dune-sample-2026.json")));
        const auto [place, game] = gamesOf(event).front();
        SheetText blank;
        for (const Seat& seat : game.seats)
            blank.rows.push_back({seat.number, seat.player});
        blank.rows.front().qp = u"3"_s; // lacks its reason
        blank.rows.front().dropout = true;
        blank.victory = Victory::BgPrediction; // asks for all of the head
        int fields = 0;
        for (const DuneField& field : duneFields) {
            if (field.kind == FieldKind::PlayerName || field.kind == FieldKind::Control)
                continue; // somebody else, and the grid
            const SheetField typedIn{field.kind,
                                     isOfRow(field.kind) ? std::optional(0) : std::nullopt};
            const SheetText text
                = typedInto(blank, typedIn, field.kind == FieldKind::HowWon ? u"J"_s : u"7"_s);
            const QByteArray name = "field " + QByteArray::number(static_cast<int>(field.kind));
            QVERIFY2(text != blank, name);
            QVERIFY2(textOfDraft(draftOf(text)) == text, name);
            const SheetReading before = readSheet(blank, game, event, place);
            const SheetReading after = readSheet(text, game, event, place);
            QVERIFY2(after.game != before.game || after.problems != before.problems, name);
            ++fields;
        }
        QCOMPARE(fields, static_cast<int>(FieldKind::Note) + 1 - 2);
    }

    /// A finding about a key is shown at its own field, and at no other for lack of one.
    void everyKeyOfAGameHasItsField() {
        const QStringList ofNoField{u"accepted"_s, u"checked"_s,   u"dropout"_s,    u"ending"_s,
                                    u"excused"_s,  u"expansion"_s, u"late"_s,       u"left"_s,
                                    u"locked"_s,   u"minutes"_s,   u"pool"_s,       u"seat"_s,
                                    u"seats"_s,    u"table"_s,     u"shieldWall"_s, u"techTokens"_s,
                                    u"void"_s};
        const auto document = QJsonDocument::fromJson(
            bytesOf(QStringLiteral(MENTAT_TEST_DATA "/documents/every-key.json")));
        QStringList keys;
        for (const QJsonValue& heat : document[u"heats"_s].toArray()) {
            for (const QJsonValue& game : heat[u"games"_s].toArray()) {
                keys += game.toObject().keys();
                for (const QJsonValue& seat : game[u"seats"_s].toArray())
                    keys += seat.toObject().keys();
            }
        }
        keys.removeDuplicates();
        QVERIFY(keys.size() > 30);
        for (const QString& key : keys) {
            const bool hasField = std::ranges::any_of(
                duneFields, [&](const DuneField& field) { return field.fact == key; });
            QVERIFY2(hasField != ofNoField.contains(key), qPrintable(key));
        }
    }

    void whomTheHeadNames() {
        SheetText text;
        text.victory = Victory::Alliance;
        text.alliances = u"EG AF"_s;
        QCOMPARE(winnersNamed(text, Settings()), QString());
        text.winners = u"G"_s;
        QCOMPARE(winnersNamed(text, Settings()), u"EG"_s);
        text.winners.clear();
        text.alliances = u"EG"_s;
        QCOMPARE(winnersNamed(text, Settings()), u"EG"_s);
        text.victory = Victory::BgPrediction;
        QCOMPARE(winnersNamed(text, Settings()), u"B"_s);
        text.victory = Victory::GuildDefault;
        QCOMPARE(winnersNamed(text, Settings()), u"EG"_s);
        text.victory = Victory::FremenDefault;
        QCOMPARE(winnersNamed(text, Settings()), u"F"_s);
        text.victory = Victory::Adjudicated; // by the values further down
        QCOMPARE(winnersNamed(text, Settings()), QString());
    }

    void fieldsOfFindings() {
        const auto field = [](const QString& path) {
            Pointer where;
            for (const QString& part : path.split(u'/', Qt::SkipEmptyParts))
                where = where.key(part);
            return fieldOf(where);
        };
        QCOMPARE(field(u"/turns"_s), (SheetField{FieldKind::TurnsPlayed}));
        QCOMPARE(field(u"/victory"_s), (SheetField{FieldKind::HowWon}));
        QCOMPARE(field(u"/seats/2/tokens"_s), (SheetField{FieldKind::Tokens, 2}));
        QCOMPARE(field(u"/seats/2/alliance"_s), (SheetField{FieldKind::Alliances}));
        QCOMPARE(field(u"/seats"_s), (SheetField{FieldKind::HowWon}));
    }
};

} // namespace mentat::test::tst_sheet_reading

MENTAT_TEST(tst_sheet_reading, TestSheetReading, QCoreApplication)
#include "tst_sheet_reading.moc"
