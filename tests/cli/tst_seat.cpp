#include "app/session/rounds/heat_acts.h"
#include "app/session/rounds/seat_acts.h"
#include "app/session/session.h"
#include "tests/cli/cli_support.h"
#include "tests/support/raw/ordered_json.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_seat {

namespace {

/// The keys of an object in their order, with blanks between them.
QString keysOf(const raw::Json& object) {
    QStringList keys;
    for (const raw::JsonMember& member : object.members)
        keys << member.key;
    return keys.join(u' ');
}

/// The players of a draw, each table's in the order of the seats, with blanks between them.
QString playersOf(const raw::Json& draw) {
    QStringList tables;
    for (const raw::Json& table : draw.find(u"tables"_s)->items) {
        QStringList players;
        for (const raw::Json& seat : table.find(u"seats"_s)->items)
            players << seat.find(u"player"_s)->text;
        tables << players.join(u' ');
    }
    return tables.join(u" | "_s);
}

} // namespace

/// `seat` on "Dune 2025": heat 3 has ten entrants and no tables yet; all of heat 1 and 2 is played.
class TestSeat : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Terminal> m_terminal;
    QString m_file;

    [[nodiscard]] QStringList typed(const QString& options) const {
        return QStringList{u"seat"_s, m_file} + options.split(u' ');
    }
    [[nodiscard]] Outcome run(const QString& options) { return m_terminal->run(typed(options)); }
    [[nodiscard]] raw::Json json(const QString& options) {
        return *raw::readJson(m_terminal->done(typed(options + u" --format json"_s)));
    }
    [[nodiscard]] QByteArray checked() {
        return m_terminal->done(
            {u"seat-check"_s, m_file, u"--heat"_s, u"3"_s, u"--format"_s, u"json"_s});
    }
    [[nodiscard]] QByteArray exported() { return m_terminal->done({u"export"_s, m_file}); }
    /// Changes the document that the file is made of, before anything is drawn.
    void import(const char* before = "", const char* after = "") {
        QByteArray document = playedDocument();
        if (qstrlen(before) > 0 && !document.contains(before))
            qFatal("%s is not in the document", before);
        document.replace(before, after);
        m_terminal->done({u"import"_s, m_file, u"--document"_s, u"-"_s}, document);
    }

private Q_SLOTS:
    void init() {
        m_terminal = std::make_unique<Terminal>();
        m_file = m_terminal->path(u"dune.mentat"_s);
    }

    void theAnswerHasItsKeys() {
        import();
        const raw::Json draw = json(u"--heat 3 --seed 7 --dry-run"_s);
        QCOMPARE(keysOf(draw), u"heat seed repeats bound tables"_s);
        QCOMPARE(draw.find(u"heat"_s)->number, 3);
        QCOMPARE(draw.find(u"seed"_s)->number, 7);
        const raw::Json& table = draw.find(u"tables"_s)->items.front();
        QCOMPARE(keysOf(table), u"table expansion seats"_s);
        QCOMPARE(keysOf(table.find(u"seats"_s)->items.front()), u"seat player"_s);
        const raw::Json dealt = json(u"--heat 3 --seed 7 --dry-run --factions"_s);
        const raw::Json& first = dealt.find(u"tables"_s)->items.front();
        QCOMPARE(keysOf(first.find(u"seats"_s)->items.front()), u"seat player faction"_s);
    }

    void levelsStandBesideWhatIsProvenOfThem() {
        import("\"sets\":", "\"keepApart\": [{\"players\": [\"p1\", \"p2\"]}], \"sets\":");
        const raw::Json draw = json(u"--heat 3 --seed 7 --dry-run --avoid-repeats"_s);
        QCOMPARE(keysOf(draw), u"heat seed repeats bound tables levels"_s);
        QStringList levels;
        for (const raw::Json& level : draw.find(u"levels"_s)->items) {
            QCOMPARE(keysOf(level), u"level value bound"_s);
            levels << level.find(u"level"_s)->text;
            const raw::Json& bound = *level.find(u"bound"_s);
            QVERIFY(bound.kind == raw::Json::Kind::Null
                    || level.find(u"value"_s)->number >= bound.number);
        }
        QCOMPARE(levels.join(u' '), u"forbidden apart wishes repeats short-games acquaintances"_s);
        const auto& items = draw.find(u"levels"_s)->items;
        QCOMPARE(items[1].find(u"value"_s)->number, 0);
        QCOMPARE(items[3].find(u"value"_s)->number, draw.find(u"repeats"_s)->number);
        QCOMPARE(items[3].find(u"bound"_s)->number, draw.find(u"bound"_s)->number);
        // At two tables of five all ten are short.
        QCOMPARE(items[4].find(u"bound"_s)->number, items[4].find(u"value"_s)->number);
        QVERIFY(items[5].find(u"bound"_s)->kind == raw::Json::Kind::Null);
        QCOMPARE(differenceOfFormats(*m_terminal,
                                     typed(u"--heat 3 --seed 7 --dry-run --avoid-repeats"_s),
                                     Formats::Csv),
                 QString());
    }

    void wishesThatNoTableHasASeatForAreTheirBound() {
        QByteArray document = playedDocument();
        document.replace("\"preference\": \"base\"", "\"preference\": \"expansion\"");
        document.replace("\"preference\": \"either\"", "\"preference\": \"expansion\"");
        m_terminal->done({u"import"_s, m_file, u"--document"_s, u"-"_s}, document);
        const auto wishes = [this](const QString& tables) {
            const raw::Json draw = json(u"--heat 3 --dry-run --avoid-repeats --sizes 6,4 "_s
                                        u"--expansion-tables "_s
                                        + tables);
            const raw::Json& level = draw.find(u"levels"_s)->items[2];
            return u"%1 of %2"_s.arg(level.find(u"value"_s)->number)
                .arg(level.find(u"bound"_s)->number);
        };
        QCOMPARE(wishes(u"1"_s), u"4 of 4"_s);
        QCOMPARE(wishes(u"2"_s), u"0 of 0"_s);
    }

    void aSeedGivesTheSameDrawEveryTime() {
        import();
        const QString first = playersOf(json(u"--heat 3 --seed 7 --dry-run"_s));
        QCOMPARE(playersOf(json(u"--heat 3 --seed 7 --dry-run"_s)), first);
        QVERIFY(playersOf(json(u"--heat 3 --seed 8 --dry-run"_s)) != first);
    }

    void everybodySitsOnce() {
        import();
        for (const auto* options : {"", " --avoid-repeats", " --factions", " --sizes 4,3,3"}) {
            const raw::Json draw
                = json(u"--heat 3 --seed 7 --dry-run"_s + QLatin1StringView(options));
            QStringList players = playersOf(draw).remove(u'|').simplified().split(u' ');
            QCOMPARE(players.size(), 10);
            QCOMPARE(players.removeDuplicates(), 0);
        }
    }

    void avoidingIsNeverWorseThanChance() {
        import();
        const auto repeats = [this](const QString& options) {
            return json(u"--heat 3 --seed 5 --dry-run"_s + options).find(u"repeats"_s)->number;
        };
        QVERIFY(repeats(u" --avoid-repeats"_s) <= repeats(QString()));
        QVERIFY(repeats(u" --avoid-repeats"_s)
                >= json(u"--heat 3 --dry-run"_s).find(u"bound"_s)->number);
    }

    void whoPlaysTheBaseGameOnlySitsAtNoExpansionTable() {
        import("\"preference\": \"either\"", "\"preference\": \"base\"");
        const raw::Json draw = json(u"--heat 3 --seed 7 --dry-run"_s);
        const auto document = raw::readJson(exported());
        std::set<QString> baseOnly;
        for (const raw::Json& player : document->find(u"players"_s)->items) {
            if (player.find(u"preference"_s)->text == u"base"_s)
                baseOnly.insert(player.find(u"id"_s)->text);
        }
        QVERIFY(!baseOnly.empty());
        for (const raw::Json& table : draw.find(u"tables"_s)->items) {
            for (const raw::Json& seat : table.find(u"seats"_s)->items)
                QVERIFY(!table.find(u"expansion"_s)->flag
                        || !baseOnly.contains(seat.find(u"player"_s)->text));
        }
    }

    void aDrawIsStoredWithWhatItTakesToDrawItAgain() {
        import();
        const raw::Json draw = json(u"--heat 3 --seed 7 --avoid-repeats"_s);
        const auto document = raw::readJson(exported());
        const raw::Json& heat = document->find(u"heats"_s)->items.at(2);
        QCOMPARE(keysOf(*heat.find(u"draw"_s)),
                 u"seed algorithm avoidRepeats sizes expansionTables entrants tables"_s);
        QCOMPARE(heat.find(u"games"_s)->items.size(), draw.find(u"tables"_s)->items.size());
    }

    void aDryRunAndOptionsChangeNothing() {
        import();
        const FolderContent before = m_terminal->content();
        (void)json(u"--heat 3 --dry-run"_s);
        (void)json(u"--heat 3 --options"_s);
        QCOMPARE(differenceOf(before, m_terminal->content()), QString());
    }

    void tablesAreDrawnAgainOnlyOnRequest() {
        import();
        (void)json(u"--heat 3 --seed 7"_s);
        const QByteArray before = exported();
        QCOMPARE(faultOfRefusal(run(u"--heat 3 --seed 8"_s), ExitCode::WrongRequest), QString());
        QCOMPARE(exported(), before);
        (void)json(u"--heat 3 --seed 8 --redraw"_s);
        QVERIFY(exported() != before);
    }

    void refusals_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* options, int code, const char* says) {
            QTest::newRow(options)
                << QString::fromLatin1(options) << code << QString::fromLatin1(says);
        };
        row("--heat 1 --redraw", 1, "Table 1 of heat 1 has a result");
        row("--heat 9", 1, "no heat 9");
        row("--heat 3 --sizes 5,4", 1, "9 seats, but 10");
        row("--heat 3 --sizes 7,3", 1, "A table of 7");
        row("--heat 3 --sizes 8,2", 1, "A table of 8");
        row("--heat 3 --expansion-tables 3", 1, "3 expansion tables");
        row("--heat 3 --standby 1", 1, "Only 0 in heat 3");
        row("--heat 3 --sizes 5;5", 2, "--sizes");
        row("--heat 0", 2, "--heat");
        row("--heat x", 2, "--heat");
        row("--seed 1", 2, "--heat");
    }
    void refusals() {
        QFETCH(const QString, options);
        QFETCH(const int, code);
        QFETCH(const QString, says);
        import();
        const QByteArray before = exported();
        const Outcome outcome = run(options);
        QCOMPARE(outcome.code, code);
        QCOMPARE(outcome.out, QByteArray());
        QVERIFY2(QString::fromUtf8(outcome.err).contains(says), outcome.err.constData());
        QCOMPARE(exported(), before);
    }

    void somebodyDisqualifiedIsNotSeated() {
        import("\"id\": \"p1\",", "\"id\": \"p1\", \"disqualified\": true,");
        const Outcome outcome = run(u"--heat 3"_s);
        QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongRequest), QString());
        QVERIFY(outcome.err.contains("Ada Byron is disqualified"));
    }

    void thoseKeptApartByTheGmsWordAreRefusedTogether() {
        // Of ten at two tables, three who are all kept apart from each other cannot be.
        import("\"sets\":", "\"keepApart\": [{\"players\": [\"p1\", \"p2\", \"p3\"], \"hard\": "
                            "true}], \"sets\":");
        QVERIFY(run(u"--heat 3 --seed 1 --avoid-repeats"_s).err.contains("keeps everyone apart"));
        (void)json(u"--heat 3 --seed 1 --avoid-repeats --sizes 4,3,3 --dry-run"_s);
    }

    void optionsHaveTheirKeys() {
        import();
        const raw::Json answer = json(u"--heat 3 --options"_s);
        QCOMPARE(keysOf(answer), u"heat options"_s);
        const auto& options = answer.find(u"options"_s)->items;
        QCOMPARE(keysOf(options.front()), u"sizes kind out expansionTables minutes bound"_s);
        QStringList told;
        for (const raw::Json& option : options) {
            QStringList sizes;
            for (const raw::Json& size : option.find(u"sizes"_s)->items)
                sizes << QString::number(size.number);
            told << option.find(u"kind"_s)->text + u' ' + sizes.join(u',');
        }
        QCOMPARE(told, (QStringList{u"default 5,5"_s, u"one-more 6,5"_s}));
    }

    void thoseWhoPlayIfNeededAreAnOption() {
        QByteArray document = playedDocument();
        document.replace("\"number\": 3,", "\"number\": 3, \"standby\": [\"p11\"],");
        document.replace("\"id\": \"p11\",", "\"id\": \"p11\", \"disqualified\": false,");
        m_terminal->done({u"import"_s, m_file, u"--document"_s, u"-"_s}, document);
        const raw::Json answer = json(u"--heat 3 --options"_s);
        const raw::Json& last = answer.find(u"options"_s)->items.back();
        QCOMPARE(last.find(u"kind"_s)->text, u"one-more"_s);
        QCOMPARE(last.find(u"standby"_s)->items.front().text, u"p11"_s);
    }

    void aDrawIsRecognized() {
        import();
        for (const auto* options : {"", " --avoid-repeats", " --factions"}) {
            (void)json(u"--heat 3 --seed 7 --redraw"_s + QLatin1StringView(options));
            QCOMPARE(fromJson(checked()),
                     QByteArray("{'heat':3,'algorithm':2,'drawnAgain':true,'differences':[],"
                                "'changes':[]}"));
        }
    }

    void whoSitsElsewhereIsTold() {
        import();
        const raw::Json draw = json(u"--heat 3 --seed 7"_s);
        const raw::Json& seats = *draw.find(u"tables"_s)->items.front().find(u"seats"_s);
        const QString one = seats.items.at(0).find(u"player"_s)->text;
        const QString other = seats.items.at(1).find(u"player"_s)->text;
        raw::Json document = *raw::readJson(exported());
        const QString place = u"/heats/2/games/0/seats/%1/player"_s;
        *raw::jsonAt(document, place.arg(0)) = raw::Json(other);
        *raw::jsonAt(document, place.arg(1)) = raw::Json(one);
        m_terminal->done({u"import"_s, m_file, u"--replace"_s, u"--document"_s, u"-"_s},
                         raw::writeJson(document));
        const auto check = raw::readJson(checked());
        QCOMPARE(check->find(u"drawnAgain"_s)->flag, true);
        QCOMPARE(check->find(u"differences"_s)->items.size(), 2U);
        QCOMPARE(check->find(u"differences"_s)->items.front().find(u"seated"_s)->text, other);
    }

    void changesAtTheDeskExplainWhoSitsElsewhere() {
        import();
        const HeatNumber third(3);
        auto session = *Session::open(m_file, Session::Access::Write, m_terminal->desk());
        const EventId id = session->book().events.front().id;
        const auto event = [&] { return session->book().events.front().event; };
        const auto heat = [&] { return *findHeat(std::get<DunePlay>(event().play), third); };
        const PlayerId late = heat().entrants.back();
        const QString name = playerName(event(), late);
        QVERIFY(session->perform(id, *checkOut(event(), third, late)).has_value());
        session.reset();
        (void)json(u"--heat 3 --seed 7 --sizes 5,4"_s);

        session = *Session::open(m_file, Session::Access::Write, m_terminal->desk());
        const auto make = [&](const SeatRequest& request) {
            const auto choices = seatChanges(event(), request);
            QVERIFY(choices.has_value());
            QVERIFY(session->perform(id, *changeSeats(event(), choices->front())).has_value());
        };
        make(LatecomerRequest{third, late, VenueTime::of({2025, 7, 29}, {13, 5})});
        make(SwapRequest{third, heat().games[0].seats[0].player, heat().games[1].seats[0].player});
        const JournalId swap = (*session->undoEntry())->id;
        session.reset();

        const auto texts = [&] {
            QStringList all;
            const auto answer = raw::readJson(checked());
            for (const raw::Json& change : answer->find(u"changes"_s)->items)
                all << change.find(u"text"_s)->text;
            return all;
        };
        const auto check = raw::readJson(checked());
        QCOMPARE(check->find(u"drawnAgain"_s)->flag, true);
        QCOMPARE(check->find(u"differences"_s)->items.size(), 3U);
        QCOMPARE(texts().size(), 2);
        QCOMPARE(texts().front(), u"Heat 3: %1 seated at table 2"_s.arg(name));
        QVERIFY2(texts().back().endsWith(u"swapped"_s), qPrintable(texts().back()));

        session = *Session::open(m_file, Session::Access::Write, m_terminal->desk());
        QVERIFY(session->putBack(swap).has_value());
        session.reset();
        QCOMPARE(texts().size(), 3);
        QVERIFY2(texts().back().startsWith(u"Reverted: Heat 3: "_s), qPrintable(texts().back()));
    }

    void aHeatBeforeThatChangedIsNoticed() {
        import();
        (void)json(u"--heat 3 --seed 7 --avoid-repeats"_s);
        raw::Json document = *raw::readJson(exported());
        raw::jsonAt(document, u"/heats/1/games"_s)->items.clear();
        m_terminal->done({u"import"_s, m_file, u"--replace"_s, u"--document"_s, u"-"_s},
                         raw::writeJson(document));
        QCOMPARE(raw::readJson(checked())->find(u"drawnAgain"_s)->flag, false);
    }

    void aHeatWithoutADrawCannotBeChecked() {
        import();
        const Outcome outcome = m_terminal->run({u"seat-check"_s, m_file, u"--heat"_s, u"1"_s});
        QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongRequest), QString());
        QVERIFY(outcome.err.contains("No draw is stored for heat 1"));
    }

    void formatsSayTheSame() {
        import();
        QCOMPARE(
            differenceOfFormats(*m_terminal, typed(u"--heat 3 --seed 7 --dry-run"_s), Formats::Csv),
            QString());
    }
};

} // namespace mentat::test::tst_seat

MENTAT_TEST(tst_seat, TestSeat, QCoreApplication)

#include "tst_seat.moc"
