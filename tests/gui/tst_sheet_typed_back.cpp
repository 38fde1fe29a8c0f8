#include "app/session/rounds/result_acts.h"
#include "model/rounds/round.h"
#include "reports/dune/dune_reports.h"
#include "reports/wording/dune/dune_names.h"
#include "reports/wording/dune/dune_wording.h"
#include "scoring/dune/games/factions.h"
#include "tests/gui/results_fixture.h"
#include "tests/support/test_program.h"
#include "ui/dune/results/sheet/sheet_edit.h"

#include <QApplication>
#include <QMap>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_sheet_typed_back {

namespace {

/// What stands on a filled sheet, read as a person reads it: the words of a printed sheet, field by
/// field, and the grid where it stands on the page. An unknown value is a dash on paper and on the
/// keyboard.
class FilledSheet {
public:
    FilledSheet(const PlacedSheet& sheet, const Wording& wording) {
        for (const ReportBlock& block : sheet.inWords) {
            if (const auto* facts = std::get_if<FactList>(&block))
                readFacts(*facts, wording);
            else if (const auto* table = std::get_if<ReportTable>(&block))
                readRows(*table, wording);
        }
        readGrid(sheet.page, wording);
    }

    /// What is typed in a row beside its values: the key, and what goes into the field that it
    /// opens.
    struct Mark {
        QString key;
        QString text{};
    };
    /// Who dropped out when, the wall, the die.
    [[nodiscard]] QList<Mark> marks(int row) const { return m_marks.value(row); }
    /// The letter of who held the stronghold at the end of that turn, the first being 0; empty
    /// where nothing is written.
    [[nodiscard]] QString holder(const QString& stronghold, int turn) const {
        return m_grid.value({stronghold, turn});
    }
    [[nodiscard]] bool hasGrid() const { return !m_grid.isEmpty(); }

    /// Absent: the paper has no such field.
    [[nodiscard]] std::optional<QString> at(const SheetField& field) const {
        const auto found = m_typed.find(field);
        return found == m_typed.end() ? std::nullopt : std::optional(found->second);
    }

private:
    static QString typed(const QString& text) { return text == u"–"_s ? u"-"_s : text; }

    void readFacts(const FactList& list, const Wording& wording) {
        static const std::vector<FieldKind> kinds{FieldKind::TurnsPlayed, FieldKind::EndTime,
                                                  FieldKind::HowWon,      FieldKind::Alliances,
                                                  FieldKind::Winners,     FieldKind::Predicted};
        for (size_t i = 0; i < kinds.size(); ++i) {
            QString text = list.facts[i].value;
            if (kinds[i] == FieldKind::HowWon) {
                for (const auto& [victory, id] : idsOf<Victory>) {
                    if (victoryName(wording.language(), victory) == text)
                        text = letterOf(victory);
                }
            } else if (text == u"–"_s) {
                text.clear(); // nobody is allied, nobody was predicted
            }
            m_typed[{kinds[i]}] = text.remove(u':').remove(u" ·"_s);
        }
        m_typed[{FieldKind::Winners}].remove(u' ');
        readDropouts(list.facts[kinds.size()].value);
    }

    /// "seat 3, turn 4 · seat 5, turn –, excused"
    void readDropouts(const QString& text) {
        static const QRegularExpression dropout(
            u"seat (?<seat>\\d+), turn (?<turn>\\d+|–)(?<excused>, excused)?"_s);
        auto found = dropout.globalMatch(text);
        while (found.hasNext()) {
            const auto one = found.next();
            QList<Mark>& marks = m_marks[one.captured(u"seat"_s).toInt() - 1];
            marks.append({u"D"_s, typed(one.captured(u"turn"_s))});
            if (one.hasCaptured(u"excused"_s))
                marks.append({u"X"_s});
        }
    }

    void readRows(const ReportTable& table, const Wording& wording) {
        static const std::map<QString, FieldKind> kinds{
            {u"performancePoints"_s, FieldKind::Points},
            {u"strongholds"_s, FieldKind::Strongholds},
            {u"tokens"_s, FieldKind::Tokens},
            {u"spice"_s, FieldKind::Spice},
            {u"cards"_s, FieldKind::Cards},
        };
        for (size_t row = 0; row < table.rows.size(); ++row) {
            for (size_t column = 0; column < table.columns.size(); ++column) {
                const QString text = table.rows[row].cells[column].text;
                const int place = static_cast<int>(row);
                if (table.columns[column].key == u"faction"_s) {
                    for (const auto& [faction, id] : idsOf<Faction>) {
                        if (wording.sideName(faction) == text)
                            m_typed[{FieldKind::SidePlayed, place}] = letterOf(faction);
                    }
                } else if (const auto kind = kinds.find(table.columns[column].key);
                           kind != kinds.end()) {
                    m_typed[{kind->second, place}] = typed(text);
                } else if (table.columns[column].key == u"shieldWall"_s && !text.isEmpty()) {
                    m_marks[place].append({u"W"_s});
                } else if (table.columns[column].key == u"roll"_s && !text.isEmpty()) {
                    m_marks[place].append({u"O"_s, text});
                }
            }
        }
    }

    /// A letter belongs to the name it stands right of and to the number it stands under.
    void readGrid(const PlacedPage& page, const Wording& wording) {
        std::vector<PlacedText> texts;
        for (const PlacedItem& item : page.items) {
            if (const auto* text = std::get_if<PlacedText>(&item))
                texts.push_back(*text);
        }
        const auto first = std::ranges::find(
            texts, strongholdName(wording.language(), Stronghold::Arrakeen), &PlacedText::text);
        if (first == texts.end())
            qFatal("the sheet has no grid");
        std::map<int, double> across; // the turns
        for (auto number = texts.begin(); number != first; ++number) {
            if (const int turn = number->text.toInt(); turn >= 1 && turn <= 10)
                across[turn - 1] = number->box.center().x(); // those of the grid come last
        }
        for (const auto& [stronghold, id] : idsOf<Stronghold>) {
            const QString name = strongholdName(wording.language(), stronghold);
            const auto label = std::ranges::find(texts, name, &PlacedText::text);
            if (label == texts.end())
                continue;
            for (const PlacedText& text : texts) {
                const QPointF center = text.box.center();
                if (text.text.size() != 1 || !text.text.front().isLetter()
                    || std::abs(center.y() - label->box.center().y()) > 2)
                    continue;
                for (const auto& [turn, x] : across) {
                    if (std::abs(center.x() - x) < 2)
                        m_grid[{name, turn}] = text.text;
                }
            }
        }
    }

    std::map<SheetField, QString> m_typed;
    QMap<int, QList<Mark>> m_marks; // by row
    QMap<std::pair<QString, int>, QString> m_grid;
};

using Fill = void (*)(Game&);

/// Emperor, Guild, Harkonnen, Fremen, Atreides, Bene Gesserit in the order of the seats, with all
/// thirty values.
void fillAll(Game& game) {
    constexpr std::array factions{Faction::Emperor, Faction::Guild,    Faction::Harkonnen,
                                  Faction::Fremen,  Faction::Atreides, Faction::BeneGesserit};
    constexpr std::array<std::array<int, 5>, 6> values{{{15, 2, 11, 14, 2},
                                                        {10, 2, 12, 10, 3},
                                                        {8, 0, 10, 6, 4},
                                                        {7, 1, 14, 21, 1},
                                                        {4, 0, 9, 11, 0},
                                                        {13, 0, 13, 10, 4}}};
    game.turns = Turns(7);
    game.end = VenueTime::of({2026, 7, 29}, {17, 12});
    dune(game).ending = Ending::Victory;
    for (size_t i = 0; i < game.seats.size(); ++i) {
        Seat& seat = game.seats[i];
        dune(seat).faction = factions[i];
        dune(seat).performancePoints = PerformancePoints::fromHalves(values[i][0]);
        dune(seat).strongholds = Count(values[i][1]);
        dune(seat).tokens = Count(values[i][2]);
        dune(seat).spice = Count(values[i][3]);
        dune(seat).cards = Count(values[i][4]);
    }
}

void alliance(Game& game) {
    fillAll(game);
    dune(game).victory = Victory::Alliance;
    for (const size_t seat : {size_t(0), size_t(1)}) {
        dune(game.seats[seat]).alliance = AllianceNumber(1);
        dune(game.seats[seat]).winner = true;
    }
}

void solo(Game& game) {
    fillAll(game);
    dune(game).victory = Victory::Solo;
    dune(game.seats[2]).winner = true;
    dune(game.seats[2]).strongholds = Count(3);
}

void adjudicated(Game& game) {
    fillAll(game);
    game.turns = Turns(10);
    dune(game).ending = Ending::TurnLimit;
    dune(game).victory = Victory::Adjudicated;
    dune(game.seats[0]).winner = true;
    dune(game.seats[0]).strongholds = Count(3);
    dune(game.seats[3]).cards.reset();
    dune(game.seats[4]).spice.reset();
}

void prediction(Game& game) {
    fillAll(game);
    dune(game).victory = Victory::BgPrediction;
    dune(game.seats[5]).winner = true;
    dune(game).predicted = game.seats[1].player;
}

/// The Harkonnen left in turn 4, the Atreides were excused, nobody knows when.
void dropouts(Game& game) {
    alliance(game);
    game.seats[2].dropout = true;
    dune(game.seats[2]).dropoutTurn = Count(4);
    game.seats[4].dropout = true;
    game.seats[4].excused = true;
}

/// Two sides equal in everything, and the die had to be rolled twice.
void wallAndDice(Game& game) {
    adjudicated(game);
    dune(game.seats[3]).cards = Count(1);
    dune(game.seats[4]).spice = Count(11);
    dune(game.seats[1]).strongholds = dune(game.seats[0]).strongholds = Count(2);
    dune(game.seats[5]).shieldWall = true;
    dune(game.seats[5]).strongholds = Count(0);
    dune(game.seats[1]).tokens = dune(game.seats[0]).tokens;
    dune(game.seats[1]).spice = dune(game.seats[0]).spice;
    dune(game.seats[1]).cards = dune(game.seats[0]).cards;
    dune(game.seats[0]).rolls = {Roll(4), Roll(6)};
    dune(game.seats[1]).rolls = {Roll(4), Roll(2)};
}

/// Three turns: the Emperor holds both cities throughout, the Fremen come into Sietch Tabr, and
/// Tuek's Sietch changes hands.
void grid(Game& game) {
    solo(game);
    game.turns = Turns(3);
    for (Seat& seat : game.seats) {
        dune(seat).control = ControlGrid(3);
        dune(seat).performancePoints = PerformancePoints::fromHalves(0);
    }
    const auto held = [&](size_t seat, int halves, const ControlGrid& control) {
        dune(game.seats[seat]).control = control;
        dune(game.seats[seat]).performancePoints = PerformancePoints::fromHalves(halves);
    };
    const std::vector<Stronghold> cities{Stronghold::Arrakeen, Stronghold::Carthag};
    held(0, 12, {cities, cities, cities});
    held(1, 1, {{Stronghold::TueksSietch}, {}, {}});
    held(2, 1, {{}, {}, {Stronghold::TueksSietch}});
    held(3, 2, {{}, {Stronghold::SietchTabr}, {Stronghold::SietchTabr}});
}

} // namespace

/// A score sheet printed from a recorded game and typed back through the Results page, in the order
/// in which the paper has its fields, gives the same game.
class TestSheetTypedBack : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ResultsFixture> m_fixture;

    /// The filled sheet of table 1, printed by another desk.
    static FilledSheet printed(Fill fill, Game& recorded) {
        ResultsFixture desk;
        desk.openHeat();
        OpenBook& book = desk.fixture().book();
        recorded = desk.game(1);
        fill(recorded);
        const auto done
            = book.perform(recordGame(book.event(), {HeatNumber(1), TableNumber(1)}, recorded));
        if (!done)
            qFatal("not recorded: %s", qPrintable(desk.fixture().notice()));
        recorded = desk.game(1);
        const ReportRequest request{
            book.book(), book.event(), book.wording(), {}, Paper::Letter, {}, 0};
        const auto report = scoreSheetsReport(request);
        const auto& sheet = std::get<PlacedSheet>(report->blocks.front());
        return {sheet, book.wording()};
    }

    static const SheetEdit* focused() {
        return qobject_cast<const SheetEdit*>(QApplication::focusWidget());
    }

    /// Where it does not go on by itself. The first Enter may still be that of the field before.
    static void pressEnterIn(const SheetField& field) {
        for (int press = 0; press < 2 && focused() && focused()->field() == field; ++press) {
            WindowFixture::press(u"Return"_s);
            QApplication::processEvents();
        }
    }

    /// Types what the paper has for each field that the keyboard comes to.
    static void type(const FilledSheet& paper) {
        std::set<SheetField> typed;
        while (const SheetEdit* edit = focused()) {
            const SheetField field = edit->field();
            const auto text = paper.at(field);
            if (!typed.insert(field).second)
                QFAIL("the keyboard came to a field twice");
            if (field.kind == FieldKind::Points)
                mark(paper.marks(*field.row));
            if (text && !text->isEmpty())
                WindowFixture::type(*text);
            QApplication::processEvents();
            pressEnterIn(field);
        }
    }

    static void mark(const QList<FilledSheet::Mark>& marks) {
        for (const FilledSheet::Mark& one : marks) {
            const SheetField row = focused()->field();
            WindowFixture::type(one.key);
            if (!one.text.isEmpty())
                WindowFixture::type(one.text);
            QApplication::processEvents();
            if (focused()->field() != row)
                pressEnterIn(focused()->field());
        }
    }

    /// Cell by cell, as the eye goes along the rows.
    void typeGrid(const FilledSheet& paper) {
        const OpenBook& book = m_fixture->fixture().book();
        const int turns = m_fixture->field({FieldKind::TurnsPlayed}).text().toInt();
        m_fixture->keys(u"F2"_s);
        for (const Stronghold stronghold :
             {Stronghold::Arrakeen, Stronghold::Carthag, Stronghold::SietchTabr,
              Stronghold::HabbanyaSietch, Stronghold::TueksSietch, Stronghold::ShieldWall}) {
            for (int turn = 0; turn < turns; ++turn) {
                const QString letter
                    = paper.holder(strongholdName(book.wording().language(), stronghold), turn);
                WindowFixture::press(letter.isEmpty() ? u"Space"_s : letter);
                QApplication::processEvents();
            }
        }
    }

private Q_SLOTS:
    void cleanup() { m_fixture.reset(); }

    void theSameGame_data() {
        QTest::addColumn<Fill>("fill");
        QTest::newRow("alliance") << Fill(alliance);
        QTest::newRow("solo") << Fill(solo);
        QTest::newRow("adjudicated, values unknown") << Fill(adjudicated);
        QTest::newRow("prediction") << Fill(prediction);
        QTest::newRow("dropouts") << Fill(dropouts);
        QTest::newRow("the Shield Wall and dice") << Fill(wallAndDice);
        QTest::newRow("the grid") << Fill(grid);
    }

    void theSameGame() {
        QFETCH(Fill, fill);
        Game recorded = [] {
            ResultsFixture any;
            any.openHeat();
            return any.game(1);
        }();
        const FilledSheet paper = printed(fill, recorded);
        m_fixture = std::make_unique<ResultsFixture>();
        m_fixture->openHeat();
        m_fixture->keys(u"1 Return F3"_s);
        QVERIFY(m_fixture->sheet());
        type(paper);
        if (paper.hasGrid())
            typeGrid(paper);
        m_fixture->keys(u"Ctrl+Return"_s);
        if (m_fixture->refusal().startsWith(u"Check what is marked"))
            m_fixture->keys(u"Ctrl+Return"_s);
        const Game& typed = m_fixture->game(1);
        QVERIFY2(dune(typed).victory, qPrintable(m_fixture->refusal()));
        QCOMPARE(typed.turns, recorded.turns);
        QCOMPARE(typed.end, recorded.end);
        QCOMPARE(dune(typed).victory, dune(recorded).victory);
        QCOMPARE(dune(typed).predicted, dune(recorded).predicted);
        for (size_t i = 0; i < recorded.seats.size(); ++i)
            QVERIFY2(typed.seats[i] == recorded.seats[i], qPrintable(u"seat %1"_s.arg(i + 1)));
        QVERIFY(typed == recorded);
    }
};

} // namespace mentat::test::tst_sheet_typed_back

MENTAT_TEST(tst_sheet_typed_back, TestSheetTypedBack, QApplication)
#include "tst_sheet_typed_back.moc"
