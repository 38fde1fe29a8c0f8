#include "app/session/ruleset/result_text.h"
#include "app/session/sheets/sheet_kind.h"
#include "model/rounds/heats_play.h"
#include "model/ruleset/ruleset_play.h"
#include "scoring/dune/results/sheet_field.h"
#include "tests/reports/hostile_texts.h"
#include "tests/support/random_source.h"
#include "tests/support/raw/heats/generator/random_heats_event.h"
#include "tests/support/raw/random_play.h"
#include "tests/support/sample.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_phones_sheets {

namespace {

std::vector<GameAddress> tablesOf(const Event& event) {
    std::vector<GameAddress> tables;
    for (const Heat& heat : heatsPlay(event)->heats) {
        for (const Game& game : heat.games)
            tables.push_back({heat.number, game.table});
    }
    return tables;
}

/// The same sheet in the same words; of a ruleset's, that says the same.
bool isSame(const Event& event, const GameAddress& table, const QString& one,
            const QString& other) {
    const auto text = resultTextIn(one);
    const auto again = resultTextIn(other);
    if (!text || !again)
        return one == other;
    const Ruleset& ruleset = std::get<RulesetPlay>(event.play).ruleset;
    const Game& game = *gameAt(event, table);
    return readResult(*text, game, ruleset).game == readResult(*again, game, ruleset).game;
}

} // namespace

/// The sheets as forms: what stands in the fields is the sheet, and the other way around.
class TestSheetKinds : public QObject {
    Q_OBJECT

private:
    Wording m_wording;

private Q_SLOTS:
    void theFieldsAreTheSheet_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::newRow("sample") << sampleDocument();
        for (quint32 seed = 1; seed <= quint32(rounds(15, 300)); ++seed) {
            QTest::addRow("dune %u", seed) << raw::randomPlayedEvent(seed);
            QTest::addRow("heats %u", seed) << raw::randomHeatsEvent(seed);
        }
    }
    void theFieldsAreTheSheet() {
        QFETCH(const QByteArray, document);
        const Event event = eventFrom(document);
        const SheetKind* sheets = sheetKindOf(event);
        QVERIFY(sheets);
        for (const GameAddress& table : tablesOf(event)) {
            const QString sheet = sheets->recorded(event, *gameAt(event, table));
            const auto parts = sheets->parts({event, table, sheet, m_wording});
            const FieldValues fields = fieldsOf(parts);
            // Over the same, over nothing.
            const QString same = sheets->typed({event, table, sheet, m_wording}, fields);
            QVERIFY2(isSame(event, table, same, sheet), qPrintable(same + u'\n' + sheet));
            const QString anew = sheets->typed({event, table, {}, m_wording}, fields);
            QCOMPARE(sheets->parts({event, table, anew, m_wording}), parts);
            QVERIFY(differencesOf(parts, sheets->parts({event, table, anew, m_wording})).isEmpty());
            // Each field by its own name, and no more than are taken.
            std::set<QString> names;
            for (const SheetPart& part : parts) {
                for (const SheetInput& input : part.inputs)
                    QVERIFY2(names.insert(input.name).second, qPrintable(input.name));
            }
            QVERIFY(names.size() < FormFields::most);
            (void)sheets->notices({event, table, sheet, m_wording});
        }
    }

    void everyFieldOfDuneIsOnItsForm() {
        const Event event = eventFrom(sampleDocument());
        const GameAddress table = tablesOf(event).front();
        const auto parts = sheetKindOf(event)->parts({event, table, {}, m_wording});
        const auto inputsOf = [&](const SheetPart& part, const QString& name) {
            return std::ranges::count(part.inputs, name, &SheetInput::name);
        };
        int found = 0;
        for (const DuneField& field : duneFields) {
            if (field.key.isEmpty())
                continue;
            for (const SheetPart& part : parts) {
                const SheetInput* input = nullptr;
                for (const SheetInput& one : part.inputs) {
                    if (one.name.section(u'-', 0, 0) == field.key)
                        input = &one;
                }
                if (!input)
                    continue;
                ++found;
                QCOMPARE(inputsOf(part, input->name), 1);
                QVERIFY2(!input->label.isEmpty(), qPrintable(input->name));
            }
        }
        const auto seats = int(gameAt(event, table)->seats.size());
        int wanted = 0;
        for (const DuneField& field : duneFields)
            wanted += field.key.isEmpty() ? 0 : isOfRow(field.kind) ? seats : 1;
        QCOMPARE(found, wanted);
    }

    /// R9: of the expansion's where the table plays with it; one that was typed stays.
    void onlyFactionsInPlayAreOffered() {
        Event event = eventFrom(sampleDocument());
        event.details.sets = {GameSet::Base, GameSet::IxiansTleilaxu};
        const GameAddress table = tablesOf(event).front();
        auto& game = std::get<DunePlay>(event.play).heats.front().games.front();
        QCOMPARE(game.table, table.table);
        const auto offered = [&](bool expansion, const QString& typed) {
            game.variant = expansion;
            const QString seat = QString::number(game.seats.front().number.value());
            const SheetKind& sheets = *sheetKindOf(event);
            const QString sheet = sheets.typed({event, table, {}, m_wording},
                                               FieldValues({{u"faction-"_s + seat, typed}}));
            for (const SheetPart& part : sheets.parts({event, table, sheet, m_wording})) {
                for (const SheetInput& input : part.inputs) {
                    if (input.name == u"faction-"_s + seat)
                        return input.choices.size();
                }
            }
            return size_t(0);
        };
        // And the dash.
        QCOMPARE(offered(false, u"A"_s), size_t(7));
        QCOMPARE(offered(true, u"A"_s), size_t(9));
        QCOMPARE(offered(false, u"I"_s), size_t(8));
    }

    void whatIsTypedForAnotherTableIsMoved() {
        for (const QByteArray& document : {sampleDocument(), raw::randomHeatsEvent(3)}) {
            const Event event = eventFrom(document);
            const SheetKind& sheets = *sheetKindOf(event);
            const auto tables = tablesOf(event);
            for (const GameAddress& from : tables) {
                for (const GameAddress& to : tables) {
                    const Game& there = *gameAt(event, to);
                    if (gameAt(event, from)->seats.size() > there.seats.size())
                        continue;
                    const QString typed = sheets.recorded(event, *gameAt(event, from));
                    const auto moved = sheets.moved(typed, event, there);
                    QVERIFY(moved);
                    QCOMPARE(sheets.kept(*moved), moved);
                    for (const Seat& seat : there.seats)
                        QVERIFY2(moved->contains(seat.player.text()), qPrintable(*moved));
                }
            }
            QVERIFY(!sheets.moved(u"{}"_s, event, *gameAt(event, tables.front())));
        }
    }

    void everyOtherFieldIsADifference() {
        const Event event = eventFrom(sampleDocument());
        const SheetKind& sheets = *sheetKindOf(event);
        const GameAddress table = tablesOf(event).front();
        const QString sheet = sheets.recorded(event, *gameAt(event, table));
        const auto parts = sheets.parts({event, table, sheet, m_wording});
        for (size_t i = 0; i < parts.size(); ++i) {
            for (size_t j = 0; j < parts[i].inputs.size(); ++j) {
                auto other = parts;
                other[i].inputs[j].value += u"1"_s;
                QCOMPARE(differencesOf(parts, other),
                         QStringList{inputName(parts[i], parts[i].inputs[j])});
            }
        }
        auto fewer = parts;
        fewer.pop_back();
        fewer.pop_back();
        QVERIFY(!differencesOf(parts, fewer).isEmpty());
        QCOMPARE(differencesOf(parts, fewer), differencesOf(fewer, parts));
    }

    void whatTheFormDoesNotHaveStays() {
        const Event event = eventFrom(sampleDocument());
        const SheetKind& sheets = *sheetKindOf(event);
        int grids = 0;
        for (const GameAddress& table : tablesOf(event)) {
            const QString sheet = sheets.recorded(event, *gameAt(event, table));
            grids += sheet.contains(u"\"control\":[["_s) ? 1 : 0;
            QCOMPARE(sheets.typed({event, table, sheet, m_wording}, FormFields()).size() > 0, true);
            const auto turns = FormFields::read("turns=3");
            const QString typed = sheets.typed({event, table, sheet, m_wording}, *turns);
            QCOMPARE(differencesOf(sheets.parts({event, table, typed, m_wording}),
                                   sheets.parts({event, table, sheet, m_wording}))
                         .filter(u"Seat"_s),
                     QStringList());
            const auto gridOf = [](const QString& text) {
                const qsizetype at = text.indexOf(u"\"control\""_s);
                return at < 0 ? QString() : text.mid(at, text.indexOf(u"]]"_s, at) - at);
            };
            QCOMPARE(gridOf(typed), gridOf(sheet));
        }
        QVERIFY(grids > 0);
    }

    void whateverIsSentIsASheet() {
        const QStringList hostile = hostileTexts();
        for (const QByteArray& document : {sampleDocument(), raw::randomHeatsEvent(3)}) {
            const Event event = eventFrom(document);
            const SheetKind& sheets = *sheetKindOf(event);
            for (int seed = 1; seed <= rounds(60, 3'000); ++seed) {
                RandomSource random(static_cast<unsigned>(seed));
                const auto tables = tablesOf(event);
                const GameAddress table = tables[random.below(tables.size())];
                std::vector<std::pair<QString, QString>> sent;
                for (const SheetPart& part : sheets.parts({event, table, {}, m_wording})) {
                    for (const SheetInput& input : part.inputs) {
                        if (random.oneIn(3))
                            sent.emplace_back(
                                input.name,
                                hostile[qsizetype(random.below(size_t(hostile.size())))].left(
                                    4000));
                        else if (random.oneIn(2))
                            sent.emplace_back(input.name, QString::number(random.below(30)));
                    }
                }
                const auto fields = FormFields::read(FormFields::written(sent));
                QVERIFY(fields || !sent.empty());
                if (!fields)
                    continue; // halves of characters, which no browser sends
                const QString sheet = sheets.typed({event, table, {}, m_wording}, *fields);
                QVERIFY(sheet.size() < 16'000);
                // It is read as the sheet that it is, and says the same when it is sent again.
                const auto parts = sheets.parts({event, table, sheet, m_wording});
                (void)sheets.notices({event, table, sheet, m_wording});
                const QString again
                    = sheets.typed({event, table, sheet, m_wording}, fieldsOf(parts));
                QVERIFY2(isSame(event, table, again, sheet),
                         qPrintable(u"seed %1\n"_s.arg(seed) + again + u'\n' + sheet));
            }
        }
    }

    void anotherFormatReportsNothing() {
        QVERIFY(!sheetKindOf(eventFrom(testDocument(u"storm.json"_s))));
    }
};

} // namespace mentat::test::tst_phones_sheets

MENTAT_TEST(tst_phones_sheets, TestSheetKinds, QCoreApplication)
#include "tst_phones_sheets.moc"
