#include "tests/cli/cli_support.h"
#include "tests/support/raw/ordered_json.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_seat_refusals {

namespace {

using Change = std::function<void(raw::Json& document)>;

/// What stands at a place of the document, in JSON with ' for ".
Change set(const char* where, const char* value) {
    return [=](raw::Json& document) {
        const QString place = QString::fromLatin1(where);
        const qsizetype slash = place.lastIndexOf(u'/');
        const raw::Json json = *raw::readJson(inJson(value));
        raw::jsonAt(document, place.left(slash))->set(place.mid(slash + 1), json);
    };
}

void nothing(raw::Json&) {}

} // namespace

/// Every refusal of `seat` on "Dune 2025", whose heat 3 was drawn before: the event stays as it was
/// to the letter, draw, tables and journal included.
class TestSeatRefusals : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Terminal> m_terminal;
    QString m_file;

    Outcome seat(const QString& options) {
        return m_terminal->run(QStringList{u"seat"_s, m_file} + options.split(u' '));
    }
    void import(const Change& change) {
        raw::Json document = *raw::readJson(playedDocument());
        change(document);
        m_terminal->done({u"import"_s, m_file, u"--document"_s, u"-"_s}, raw::writeJson(document));
    }
    /// Changes the event of the file.
    void replace(const Change& change) {
        raw::Json document = *raw::readJson(exported());
        change(document);
        m_terminal->done({u"import"_s, m_file, u"--replace"_s, u"--document"_s, u"-"_s},
                         raw::writeJson(document));
    }
    [[nodiscard]] QByteArray exported() { return m_terminal->done({u"export"_s, m_file}); }

private Q_SLOTS:
    void init() {
        m_terminal = std::make_unique<Terminal>();
        m_file = m_terminal->path(u"dune.mentat"_s);
    }

    void aRefusalLeavesTheHeatAsItWas_data() {
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("says");
        const auto row
            = [](const char* name, const Change& change, const char* options, const char* says) {
                  QTest::newRow(name)
                      << change << QString::fromLatin1(options) << QString::fromLatin1(says);
              };
        row("UnknownHeat", nothing, "--heat 9", "no heat 9");
        row("RoundHasTables", nothing, "--heat 3", "Heat 3 already has tables");
        row("RoundHasResult", nothing, "--heat 1 --redraw", "Table 1 of heat 1 has a result");
        row("NoEntrants", set("/heats/2/entrants", "[]"), "--heat 3 --redraw",
            "No one is checked in to heat 3");
        row("TooFewEntrants", set("/heats/2/entrants", "['p1','p2']"), "--heat 3 --redraw",
            "2 cannot make a game");
        row("DisqualifiedEntrant", set("/players/0/disqualified", "true"), "--heat 3 --redraw",
            "Ada Byron is disqualified");
        row("SizeOutside", nothing, "--heat 3 --redraw --sizes 8,2", "A table of 8");
        row("SizesDoNotAddUp", nothing, "--heat 3 --redraw --sizes 5,4", "9 seats, but 10");
        row("VariantTablesTooMany", nothing, "--heat 3 --redraw --expansion-tables 3",
            "3 expansion tables");
        row("StandbyTooFew", nothing, "--heat 3 --redraw --standby 1", "Only 0 in heat 3");
        row("KeptApartTogether",
            set("/event/keepApart", "[{'players':['p1','p2','p3'],'hard':true}]"),
            "--heat 3 --redraw --avoid-repeats", "keeps everyone apart");
    }
    void aRefusalLeavesTheHeatAsItWas() {
        QFETCH(const Change, change);
        QFETCH(const QString, options);
        QFETCH(const QString, says);
        import(nothing);
        QCOMPARE(seat(u"--heat 3 --seed 7 --factions"_s).code, 0);
        replace(change);
        const QByteArray before = exported();
        const FolderContent files = m_terminal->content();
        const Outcome outcome = seat(options);
        QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongRequest), QString());
        QVERIFY2(QString::fromUtf8(outcome.err).contains(says), outcome.err.constData());
        QCOMPARE(exported(), before);
        QCOMPARE(differenceOf(files, m_terminal->content()), QString());
    }

    // What was refused is what stands in the way: the same heat can be drawn again.
    void aDrawThatIsNotRefusedChangesTheFile() {
        import(nothing);
        QCOMPARE(seat(u"--heat 3 --seed 7"_s).code, 0);
        const QByteArray before = exported();
        const FolderContent files = m_terminal->content();
        QCOMPARE(seat(u"--heat 3 --seed 8 --redraw"_s).code, 0);
        QVERIFY(exported() != before);
        QVERIFY(!differenceOf(files, m_terminal->content()).isEmpty());
    }
};

} // namespace mentat::test::tst_seat_refusals

MENTAT_TEST(tst_seat_refusals, TestSeatRefusals, QCoreApplication)
#include "tst_seat_refusals.moc"
