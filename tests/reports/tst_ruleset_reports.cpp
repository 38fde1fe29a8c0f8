#include "model/failure_kind.h"
#include "model/ruleset/ruleset_play.h"
#include "reports/paper/page_layout.h"
#include "reports/public_pages.h"
#include "reports/report.h"
#include "reports/tables/standings_table.h"
#include "reports/writers/report_writer.h"
#include "scoring/ruleset/ruleset_standings.h"
#include "tests/reports/page_checks.h"
#include "tests/reports/report_events.h"
#include "tests/reports/ruleset_report_events.h"
#include "tests/support/raw/heats/generator/random_heats_event.h"
#include "tests/support/sentences.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_ruleset_reports {

namespace {

/// Words that only a game of Dune has; none of them is an English word that a report needs.
const QStringList& duneWords() {
    static const QStringList words{
        u"Dune"_s,        u"faction"_s,      u"QP"_s,        u"PP"_s,        u"spice"_s,
        u"stronghold"_s,  u"alliance"_s,     u"adjudicat"_s, u"expansion"_s, u"Fremen"_s,
        u"Shield Wall"_s, u"Best Faction"_s, u"treachery"_s};
    return words;
}

/// Which of these words stand in a text, as words or their beginnings.
QStringList duneWordsIn(const QString& text) {
    QStringList found;
    for (const QString& word : duneWords()) {
        const bool isShort = word.size() <= 2;
        const QRegularExpression pattern(u"\\b"_s + QRegularExpression::escape(word)
                                             + (isShort ? u"\\b"_s : QString()),
                                         isShort ? QRegularExpression::NoPatternOption
                                                 : QRegularExpression::CaseInsensitiveOption);
        if (text.contains(pattern))
            found.append(word);
    }
    return found;
}

const ReportTable* firstTable(const std::vector<ReportBlock>& blocks) {
    for (const ReportBlock& block : blocks) {
        if (const auto* table = std::get_if<ReportTable>(&block))
            return table;
    }
    return nullptr;
}

/// "1 Ada PA 1 1,000 qualifies"
QString rowText(const ReportRow& row) {
    QStringList texts;
    for (const ReportCell& cell : row.cells)
        texts.append(cell.text);
    return texts.join(u' ');
}

QStringList rowTexts(const ReportTable& table) {
    QStringList rows;
    for (const ReportRow& row : table.rows)
        rows.append(rowText(row));
    return rows;
}

} // namespace

/// The reports of events in heats by a ruleset.
class TestRulesetReports : public QObject {
    Q_OBJECT

private:
    Book m_book;
    Wording m_wording;

    void take(const QByteArray& document) { m_book = bookOf(document); }
    const Event& event() { return m_book.events.front().event; }
    ReportRequest request(Paper paper = Paper::Letter, int blanks = 0) {
        return {.book = m_book,
                .event = event(),
                .wording = m_wording,
                .printed = u"13:05"_s,
                .paper = paper,
                .round = {},
                .blanks = blanks};
    }
    Result<ReportDocument> made(const QString& name, Paper paper = Paper::Letter, int blanks = 0) {
        return findReport(event(), name)->make(request(paper, blanks));
    }
    QString text(const QString& name) {
        return QString::fromUtf8(*written(*made(name), ReportKind::Text));
    }
    ReportTable table(const QString& name) { return *firstTable(made(name)->blocks); }
    ReportFiles files(const QString& name) {
        return findReportFolder(event(), name)->make(request()).value();
    }

    /// What the result form says of games and seats, counted here.
    void compareHandIn() {
        qint64 games = 0;
        qint64 seats = 0;
        const auto count = [&](const std::vector<Game>& all) {
            for (const Game& game : all) {
                if (!game.isVoid && hasResult(game)) {
                    ++games;
                    seats += static_cast<qint64>(game.seats.size());
                }
            }
        };
        const auto& play = std::get<RulesetPlay>(event().play);
        for (const Heat& heat : play.heats)
            count(heat.games);
        for (const PlayedStage& stage : play.stages)
            count(stage.games);
        const ReportFiles handIn = files(u"hand-in"_s);
        const auto& sums = firstTable(handIn.files[1].document.blocks)->rows.back();
        QCOMPARE(sums.cells[1].number, std::optional(static_cast<double>(games)));
        QCOMPARE(sums.cells[2].number, std::optional(static_cast<double>(seats)));
    }

private Q_SLOTS:
    void init() { take(sixteenByPlaces()); }

    void standingsHaveTheKeysAsColumns() {
        const ReportTable standings = table(u"standings"_s);
        QStringList keys;
        for (const ReportColumn& column : standings.columns)
            keys.append(column.key);
        QCOMPARE(keys, (QStringList{u"rank"_s, u"name"_s, u"from"_s, u"wins"_s, u"place-points"_s,
                                    u"status"_s}));
        const QStringList rows = rowTexts(standings);
        QCOMPARE(rows.size(), 16);
        // Four winners, then who came second at a table, third, fourth: each group shares its rank.
        QCOMPARE(rows[0], u"1 Ada PA 1 1,000 qualifies"_s);
        QCOMPARE(rows[3], u"1 Mia PA 1 1,000 qualifies"_s);
        QCOMPARE(rows[4], u"5 Bea PA 0 100 qualifies"_s);
        QCOMPARE(rows[7], u"5 Nils PA 0 100 qualifies"_s);
        QCOMPARE(rows[8], u"9 Carl PA 0 10 alternate"_s);
        QCOMPARE(rows[15], u"13 Paul PA 0 1 alternate"_s);
        for (size_t i = 0; i < standings.rows.size(); ++i)
            QCOMPARE(standings.rows[i].beginsPart, i == 8); // the cut
        QCOMPARE(standings.rows[3].remark, u"Mia ahead of Bea: wins 1 vs. 0 (H4)"_s);
        QCOMPARE(standings.rows[7].remark, u"Nils ahead of Carl: 100 place points vs. 10 (H4)"_s);
        QCOMPARE(standings.rows[3].nearRemark, u"Wins 1 vs. 0 (H4)"_s);
        QCOMPARE(standings.rows[7].nearRemark, u"100 place points vs. 10 (H4)"_s);
        const QString all = text(u"standings"_s).simplified();
        QVERIFY2(all.contains(u"After 4 games in the heats. The top 8 go to the Semifinal "
                              "(H8)."_s),
                 qPrintable(all));
        QVERIFY2(!all.contains(u"Ties to roll for"_s), qPrintable(all)); // heat 2 is to come
        QByteArray over = sixteenByPlaces();
        take(over.replace("\"number\": 2", "\"cancelled\": \"storm\", \"number\": 2"));
        const QString then = text(u"standings"_s).simplified();
        QVERIFY2(then.contains(u"Ties to roll for"_s)
                     && then.contains(u"Ada, Emil, Ida, and Mia"_s),
                 qPrintable(then));
    }

    /// The record, what those whom one has met have won, and who had a bye: on paper, at the desk,
    /// and for everyone.
    void standingsOfASwissHaveTheRecord() {
        take(swissOfFive());
        const ReportTable paper = table(u"standings"_s);
        const auto keysOf = [](const ReportTable& of) {
            QStringList keys;
            for (const ReportColumn& column : of.columns)
                keys.append(column.key);
            return keys;
        };
        QCOMPARE(keysOf(paper), (QStringList{u"rank"_s, u"name"_s, u"from"_s, u"record"_s,
                                             u"wins"_s, u"opponents-wins"_s, u"bye"_s}));
        QCOMPARE(rowTexts(paper),
                 (QStringList{u"1 Ada PA 2–1 2 6 "_s, u"2 Bea PA 2–1 2 5 "_s,
                              u"3 Emil PA 2–1 2 4 Heat 1"_s, u"4 Carl PA 2–1 2 3 Heat 3"_s,
                              u"5 Dora PA 1–2 1 4 Heat 2"_s}));
        for (const ReportColumn& column : paper.columns)
            QCOMPARE(column.isOffWall, column.key == u"from"_s);
        const Standings standings = rulesetStandings(event());
        const ReportTable desk = deskStandings(request(), standings, {}, {});
        QCOMPARE(keysOf(desk), (QStringList{u"rank"_s, u"name"_s, u"record"_s, u"wins"_s,
                                            u"opponents-wins"_s, u"bye"_s, u"heats"_s, u"note"_s}));
        const PublicEvent shown(event());
        const ReportTable all = publicStandings(PublicRequest(shown, m_wording), standings);
        QCOMPARE(keysOf(all), (QStringList{u"rank"_s, u"name"_s, u"record"_s, u"opponents-wins"_s,
                                           u"bye"_s, u"heats"_s}));
        QCOMPARE(rowTexts(all).last(), u"5 Dora 1–2 4 Heat 2 3"_s);
        // A shared first place is the third number, and without a bye nobody reads of one.
        QByteArray drawn = swissOfFive();
        QJsonObject root = QJsonDocument::fromJson(drawn).object();
        QJsonArray heats = root[u"heats"_s].toArray();
        QJsonObject first = heats[0].toObject();
        QJsonArray games = first[u"games"_s].toArray();
        games.removeLast();
        QJsonObject game = games[0].toObject();
        QJsonArray seats = game[u"seats"_s].toArray();
        QJsonObject second = seats[1].toObject();
        second[u"place"_s] = 1;
        seats[1] = second;
        game[u"seats"_s] = seats;
        games[0] = game;
        first[u"games"_s] = games;
        root[u"heats"_s] = QJsonArray{first};
        take(QJsonDocument(root).toJson());
        QCOMPARE(keysOf(table(u"standings"_s)).last(), u"opponents-wins"_s);
        QCOMPARE(rowTexts(table(u"standings"_s)),
                 (QStringList{u"1 Ada PA 0–0–1 1 1"_s, u"1 Bea PA 0–0–1 1 1"_s,
                              u"3 Carl PA 1–0 1 0"_s, u"4 Dora PA 0–1 0 1"_s}));
        // By other rules there is no record, whatever was played.
        take(sixteenToTheEnd());
        QVERIFY(!keysOf(table(u"standings"_s)).contains(u"record"_s));
    }

    /// R7.6: of four groups of four the first two are about laurels.
    void placesAskForDiceWherePrizesAre() {
        QJsonObject root = QJsonDocument::fromJson(sixteenByPlaces()).object();
        QJsonObject event = root[u"event"_s].toObject();
        QJsonObject ruleset = event[u"ruleset"_s].toObject();
        ruleset.remove(u"stages"_s);
        event[u"ruleset"_s] = ruleset;
        root[u"event"_s] = event;
        take(QJsonDocument(root).toJson());
        const auto all = [this] { return text(u"placements"_s).simplified(); };
        QVERIFY2(!all().contains(u"until they roll"_s), qPrintable(all())); // heat 2 is to come
        QJsonArray heats = root[u"heats"_s].toArray();
        heats.removeLast();
        root[u"heats"_s] = heats;
        take(QJsonDocument(root).toJson());
        for (const auto& [place, isAsked] :
             {std::pair(1, true), {5, true}, {9, false}, {13, false}})
            QVERIFY2(all().contains(u"share place %1 until they roll"_s.arg(place)) == isAsked,
                     qPrintable(all()));
    }

    void resultsListEverySeat() {
        const QStringList rows = rowTexts(table(u"results"_s));
        QCOMPARE(rows.size(), 16);
        QCOMPARE(rows[0], u"1 1 1 Ada"_s); // table, seat, place, player
        QCOMPARE(rows[7], u"2 4 4 Hugo"_s);
        take(oneScoredTable());
        const ReportTable scored = table(u"results"_s);
        // The dropout shares the place after everyone else.
        QCOMPARE(rowTexts(scored),
                 (QStringList{u"1 1 3 Ada Red 10"_s, u"1 2 1 Bea Blue 12.5"_s,
                              u"1 3 2 Carl White 11"_s, u"1 4 4 Dora Orange –"_s}));
        QCOMPARE(scored.rows[3].remark, u"Dropped out."_s);
        QCOMPARE(scored.rows[1].cells[5].number, 12.5);
    }

    void theStagesFollowOneAnother() {
        QString lineUp = text(u"finalists"_s).simplified();
        QVERIFY2(lineUp.contains(u"Semifinal"_s) && lineUp.contains(u"Alternates"_s),
                 qPrintable(lineUp));
        // A snake of two tables, and the first four below them.
        const QStringList rows = rowTexts(table(u"finalists"_s));
        QCOMPARE(rows.size(), 8 + 4);
        QCOMPARE(rows.mid(0, 8), (QStringList{u"1 Ada PA 1"_s, u"2 Emil PA 2"_s, u"3 Ida PA 2"_s,
                                              u"4 Mia PA 1"_s, u"5 Bea PA 1"_s, u"6 Fred PA 2"_s,
                                              u"7 Jack PA 2"_s, u"8 Nils PA 1"_s}));
        take(sixteenToTheEnd());
        lineUp = text(u"finalists"_s).simplified();
        QVERIFY(lineUp.indexOf(u"Final"_s) < lineUp.indexOf(u"Semifinal"_s)); // the latest first
        QVERIFY(!lineUp.contains(u"Alternates"_s));                           // all are seated
    }

    void placesAndLaurels() {
        QVERIFY(text(u"placements"_s).contains(noFinalSentence));
        QCOMPARE(made(u"certificates"_s).error().kind, FailureKind::NoFinalYet);
        take(sixteenToTheEnd());
        // H11: the final, then who went out in the semifinal, by place and seed. R7.6: three times
        // 10, 6, 4, 3, 2, 1.
        QCOMPARE(rowTexts(table(u"placements"_s)),
                 (QStringList{u"1 Emil PA Final 30 yes"_s, u"2 Ada PA Final 18 yes"_s,
                              u"3 Ida PA Final 12 yes"_s, u"4 Mia PA Final 9 no"_s,
                              u"5 Bea PA Semifinal 6 no"_s, u"6 Fred PA Semifinal 3 no"_s,
                              u"7 Jack PA Semifinal  no"_s, u"8 Nils PA Semifinal  no"_s}));
        const auto pages = pagesOf(*made(u"certificates"_s));
        QCOMPARE(pages.size(), size_t(3));
        for (const QString& word : {u"Champion · field of 16"_s, u"Emil"_s, u"Puerto Rico"_s})
            QVERIFY2(textsOn(pages[0]).contains(word), qPrintable(word));
        // What it is for, on every certificate.
        QVERIFY(textsOn(pages[1]).contains(u"Second place · field of 16"_s));
        QVERIFY(textsOn(pages[2]).contains(u"Third place · field of 16"_s));
    }

    void theEventReportOpensWithThePodium() {
        take(sixteenToTheEnd());
        const auto report = made(u"event-report"_s);
        const auto& podium = std::get<Podium>(report->blocks[1]);
        QCOMPARE(podium.steps.size(), size_t(3));
        QCOMPARE(podium.steps[0], (PodiumStep{u"Champion"_s, u"Emil"_s, u"PA"_s}));
        const auto& key = std::get<KeyFigures>(report->blocks[2]);
        QCOMPARE(key.figures[0], (KeyFigure{u"16"_s, u"Players"_s}));
        // As in the total of the result form.
        QVERIFY(std::ranges::find(key.figures, KeyFigure{u"24.0"_s, u"Player-hours"_s})
                != key.figures.end());
        take(sixteenByPlaces());
        const auto before = made(u"event-report"_s);
        const auto& leaders = std::get<Podium>(before->blocks[1]);
        QCOMPARE(leaders.how, noFinalSentence);
        QCOMPARE(leaders.steps.size(), size_t(3));
        QVERIFY(leaders.steps[0].place.endsWith(u"in the standings"_s));
    }

    void theHandInHasLaurelsAndSums() {
        take(sixteenToTheEnd());
        const ReportFiles handIn = files(u"hand-in"_s);
        QCOMPARE(handIn.files.size(), size_t(2));
        std::vector<ReportTable> tables;
        for (const ReportBlock& block : handIn.files[1].document.blocks) {
            if (const auto* table = std::get_if<ReportTable>(&block))
                tables.push_back(*table);
        }
        QCOMPARE(tables.size(), size_t(2));
        // Four games of 90 minutes; of the stages no time is known.
        QCOMPARE(rowTexts(tables[0]),
                 (QStringList{u"Heat 1 4 16 6.0 24.0 0"_s, u"Heat 2 0 0 – – 0"_s,
                              u"Semifinal 2 8 – – 2"_s, u"Final 1 4 – – 1"_s,
                              u"Total 7 28 6.0 24.0 3"_s}));
        QCOMPARE(rowTexts(tables[1]),
                 (QStringList{u"1 Emil PA 30"_s, u"2 Ada PA 18"_s, u"3 Ida PA 12"_s,
                              u"4 Mia PA 9"_s, u"5 Bea PA 6"_s, u"6 Fred PA 3"_s}));
        for (const QString& missing :
             {u"The event has no code."_s, u"Heat 2 has no games yet."_s,
              u"Semifinal: 2 games without a time."_s, u"The final has no time."_s})
            QVERIFY2(handIn.stillEmpty.contains(missing),
                     qPrintable(handIn.stillEmpty.join(u'\n')));
    }

    /// Of 275 players nobody reads one by one what is not known of them.
    void manyAreCounted() {
        for (const int players : {12, 13}) {
            take(drawnByRuleset(players, NamesOnPaper::OfManyKinds));
            for (Player& player : m_book.events.front().event.players)
                player.badge.reset();
            const QStringList empty = files(u"hand-in"_s).stillEmpty;
            QCOMPARE(empty.contains(u"Badge missing for 13 players."_s), players == 13);
            const QStringList badges = empty.filter(u"Badge missing"_s);
            QCOMPARE(badges.size(), 1);
            QCOMPARE(badges.first().count(u", "_s), players == 13 ? 0 : 11);
        }
    }

    void withoutHomesThereIsNoColumnOfThem() {
        for (Player& player : m_book.events.front().event.players)
            player.from.reset();
        QCOMPARE(rowTexts(table(u"standings"_s))[0], u"1 Ada 1 1,000 qualifies"_s);
        QCOMPARE(rowTexts(table(u"finalists"_s))[0], u"1 Ada 1"_s);
    }

    void fourSlipsToASheet() {
        const auto pages = pagesOf(*made(u"score-sheets"_s));
        QCOMPARE(pages.size(), size_t(1));
        const QStringList words = textsOn(pages[0]);
        for (int table = 1; table <= 4; ++table)
            QCOMPARE(words.count(u"Table %1"_s.arg(table)), 1);
        QCOMPARE(words.count(u"Signed by a winner"_s), 4);
        for (const Player& player : event().players)
            QCOMPARE(words.count(player.name.text()), 1);
        QVERIFY(!words.contains(u"Score"_s) && !words.contains(u"Played"_s));
        take(oneScoredTable());
        const QStringList scored = textsOn(pagesOf(*made(u"score-sheets"_s)).front());
        for (const QString& word : {u"Score"_s, u"Played"_s, u"12.5"_s, u"Orange"_s})
            QVERIFY2(scored.contains(word), qPrintable(word));
        // Blank ones are for any table, also before there is a heat's.
        take(drawnByRuleset(8, NamesOnPaper::OfManyKinds));
        QCOMPARE(pagesOf(*made(u"score-sheets"_s, Paper::A4, 9)).size(), size_t(3));
    }

    void stagesHaveSlipsToo() {
        const QStringList before = textsOn(pagesOf(*made(u"final-sheet"_s)).front());
        QCOMPARE(before.count(u"Semifinal"_s), 2);
        QVERIFY(before.contains(u"Ada"_s) && !before.contains(u"Carl"_s));
        take(sixteenToTheEnd());
        const QStringList words = textsOn(pagesOf(*made(u"final-sheet"_s)).front());
        QCOMPARE(words.count(u"Final"_s), 1);
        QVERIFY(words.contains(u"Emil"_s) && !words.contains(u"Bea"_s));
    }

    void theCallListIsForTheGm() {
        QCOMPARE(findReport(event(), u"call-list"_s)->readers, ReportReaders::Gm);
        const ReportTable calls = table(u"call-list"_s);
        QCOMPARE(calls.rows.size(), size_t(8 + 4)); // and the first four alternates
        QVERIFY(rowText(calls.rows[0]).startsWith(u"1 Ada SECRET phone SECRET hotel"_s));
        QVERIFY(calls.rows[8].beginsPart);
        take(sixteenToTheEnd());
        QVERIFY(!firstTable(made(u"call-list"_s)->blocks)); // all have played
    }

    void theRulesetIsSaidForTheHand() {
        const QString byHand = text(u"scoring-by-hand"_s).simplified();
        for (const QString& said : {u"Tables of 4, or else 3 or 5."_s, u"Most wins."_s,
                                    u"Most points for places: 1,000, 100, 10, 1."_s, u"Semifinal"_s,
                                    u"2 × 4 + 1 × 3"_s /* eleven */, u"4 × 4"_s})
            QVERIFY2(byHand.contains(said), qPrintable(said + u": "_s + byHand));
        QCOMPARE(files(u"emergency-pack"_s).files.size(), size_t(5));
    }

    // Labels of the event stand wherever the columns of a result do.
    void resultsAreInTheEventsOwnWords() {
        take(oneScoredTable());
        QVERIFY(textsOn(pagesOf(*made(u"score-sheets"_s)).front()).contains(u"Score"_s));
        m_book.events.front().event.aids.sheet
            = {{}, Name::fromText(u"Doubloons"_s), Name::fromText(u"Rank"_s)};
        const QStringList words = textsOn(pagesOf(*made(u"score-sheets"_s)).front());
        QVERIFY2(words.contains(u"Doubloons"_s) && words.contains(u"Rank"_s),
                 qPrintable(words.join(u'|')));
        QVERIFY(!words.contains(u"Score"_s));
        QVERIFY(text(u"results"_s).contains(u"Doubloons"_s));
    }

    void theTableCardBeginsWithWhatTheGameMasterWrote() {
        const QString plain = text(u"table-card"_s).simplified();
        QVERIFY2(plain.contains(u"Most wins"_s) && plain.contains(u"Semifinal"_s),
                 qPrintable(plain));
        m_book.events.front().event.aids.card
            = {{*Name::fromText(u"Ties"_s), {*Name::fromText(u"Most goods left over."_s)}}};
        const QString own = text(u"table-card"_s).simplified();
        const auto written = own.indexOf(u"Most goods left over."_s);
        QVERIFY(written > own.indexOf(u"Ties"_s));
        QVERIFY(written < own.indexOf(u"Most wins"_s));
        QVERIFY(!own.contains(u"SECRET"_s));
    }

    /// Long names, many players: nothing sticks out of its place or stands on something else.
    void nothingStandsWhereItShouldNot_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::addColumn<Paper>("paper");
        // Of large events one paper each; in the soak both.
        const auto add
            = [](const char* name, const QByteArray& document, std::vector<Paper> papers) {
                  if (isSoak())
                      papers = {Paper::Letter, Paper::A4};
                  for (const Paper paper : papers)
                      QTest::addRow("%s, %s", name, idOf(paper).data()) << document << paper;
              };
        add("sixteen", sixteenByPlaces(), {Paper::Letter, Paper::A4});
        add("to the end", sixteenToTheEnd(), {Paper::A4});
        add("scores", oneScoredTable(), {Paper::Letter, Paper::A4});
        add("20, long names", drawnByRuleset(20, NamesOnPaper::SixtyLetters), {Paper::A4});
        add("275", drawnByRuleset(275, NamesOnPaper::OfManyKinds), {Paper::A4});
        add("275, long names", drawnByRuleset(275, NamesOnPaper::SixtyLetters), {Paper::Letter});
    }
    void nothingStandsWhereItShouldNot() {
        QFETCH(const QByteArray, document);
        QFETCH(const Paper, paper);
        take(document);
        for (const Report& report : reportsOf(event())) {
            const auto placed = report.make(request(paper));
            if (!placed)
                continue;
            const QStringList faults = faultsOf(pagesOf(*placed));
            QVERIFY2(faults.isEmpty(),
                     qPrintable(QString(report.name) + u": "_s + faults.join(u'\n')));
        }
    }

    /// At 275 players both lists flow in columns, at most twelve of them.
    void theWallListsTakeTwelveColumns() {
        take(drawnByRuleset(275, NamesOnPaper::OfManyKinds));
        for (const Paper paper : {Paper::Letter, Paper::A4}) {
            for (const QString& name : {u"tables-by-name"_s, u"tables-by-table"_s}) {
                size_t columns = 0;
                QString all;
                for (const PlacedPage& page : pagesOf(*made(name, paper))) {
                    columns += columnsOfWall(page);
                    all += textsOn(page).join(u' ') + u' ';
                }
                QVERIFY2(columns > 2 && columns <= 12,
                         qPrintable(name + u' ' + QString::number(columns)));
                for (const Player& player : event().players) {
                    const QRegularExpression between(u"[ -]"_s);
                    for (const QString& word : player.name.text().split(between))
                        QVERIFY2(all.contains(word), qPrintable(name + u": "_s + word));
                }
            }
        }
    }

    void everyKindOfEveryReportSaysSomething() {
        size_t turn = 0; // of random events each report in one kind, so that all have theirs
        for (quint32 seed = 0; seed < quint32(rounds(12, 60)); ++seed) {
            take(seed == 0   ? sixteenToTheEnd()
                 : seed == 1 ? oneScoredTable()
                             : raw::randomHeatsEvent(seed));
            for (const Report& report : reportsOf(event())) {
                const auto document = report.make(request());
                if (!document) {
                    QVERIFY(!m_wording.failure(document.error()).isEmpty());
                    continue;
                }
                for (const ReportBlock& block : document->blocks) {
                    const auto* shown = std::get_if<ReportTable>(&block);
                    for (size_t i = 0; shown && i < shown->rows.size(); ++i)
                        QCOMPARE(shown->rows[i].cells.size(), shown->columns.size());
                }
                const ReportKind own = report.kinds[turn++ % report.kinds.size()];
                for (const ReportKind kind : report.kinds) {
                    if (seed > 1 && kind != own && !isSoak())
                        continue;
                    const auto bytes = written(*document, kind);
                    QVERIFY2(bytes, qPrintable(u"seed %1: %2 as %3: %4"_s.arg(
                                        QString::number(seed), QString(report.name), idOf(kind),
                                        bytes ? QString() : m_wording.failure(bytes.error()))));
                    // Where there is nothing yet, there is no table.
                    QVERIFY2(!bytes->isEmpty() || kind == ReportKind::Csv, report.name.data());
                }
            }
            for (const ReportFolder& folder : reportFoldersOf(event()))
                QVERIFY(folder.make(request()) || !event().players.empty());
            compareHandIn();
        }
    }

    void noWordIsOfAnotherGame() {
        for (const QByteArray& document :
             {sixteenByPlaces(), sixteenToTheEnd(), oneScoredTable()}) {
            take(document);
            for (const Report& report : reportsOf(event())) {
                const QString titles = QString::fromUtf8(report.title.english()) + u' '
                                       + QString::fromUtf8(report.purpose.english());
                QCOMPARE(duneWordsIn(titles), QStringList());
                if (const auto made = report.make(request()))
                    QCOMPARE(duneWordsIn(QString::fromUtf8(*written(*made, ReportKind::Text))),
                             QStringList());
            }
            for (const ReportFolder& folder : reportFoldersOf(event())) {
                const ReportFiles made = files(QString(folder.name));
                for (const ReportFile& file : made.files)
                    QCOMPARE(
                        duneWordsIn(QString::fromUtf8(*written(file.document, ReportKind::Text))),
                        QStringList());
            }
        }
        // What looks for them finds them where they are.
        m_book = sampleBook();
        QVERIFY(duneWordsIn(text(u"standings"_s)).contains(u"QP"_s));
        QVERIFY(duneWordsIn(text(u"awards"_s)).contains(u"faction"_s));
    }

    void nothingPrivateIsForEverybody() {
        for (const QByteArray& document : {sixteenByPlaces(), sixteenToTheEnd()}) {
            take(document);
            for (const Report& report : reportsOf(event())) {
                if (report.readers == ReportReaders::Gm)
                    continue;
                if (const auto made = report.make(request()))
                    QVERIFY2(!written(*made, ReportKind::Text)->contains("SECRET"),
                             report.name.data());
            }
            for (const PublicPage& page :
                 publicPages(PublicRequest(PublicEvent(event()), Wording())))
                QVERIFY2(!written(page.document, ReportKind::Text)->contains("SECRET"),
                         qPrintable(page.file));
        }
        // What is looked for is there to be found.
        QVERIFY(text(u"event-report"_s).contains(u"SECRET quarrel"_s));
    }

    void thePublicPagesAreFewAndSmall() {
        take(sixteenToTheEnd());
        QStringList pages;
        for (const PublicPage& page : publicPages(PublicRequest(PublicEvent(event()), Wording()))) {
            pages.append(page.file + (page.isEmpty ? u" –"_s : QString()));
            const auto* shown = firstTable(page.document.blocks);
            QVERIFY(!shown || shown->columns.size() <= 4);
        }
        // The semifinal has two tables; of the final the line-up says it all.
        // The final is over: its places come first.
        QCOMPARE(pages, (QStringList{u"places"_s, u"stage-1"_s, u"heat-1"_s, u"standings"_s,
                                     u"line-up"_s, u"bracket"_s}));
    }
};

} // namespace mentat::test::tst_ruleset_reports

MENTAT_TEST(tst_ruleset_reports, TestRulesetReports, QGuiApplication)
#include "tst_ruleset_reports.moc"
