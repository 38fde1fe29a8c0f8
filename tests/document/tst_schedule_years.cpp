#include "model/document/bytes/table.h"
#include "model/document/schedule/schedule_csv.h"
#include "tests/document/made_workbook.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QStringEncoder>
#include <QTest>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_schedule_years {

namespace {

const QString folder = QStringLiteral(MENTAT_TEST_DATA "/schedules/");

QByteArray contentOf(const QString& name) {
    QFile file(folder + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const QString& wordOf(RoundKind kind) {
    static const QStringList words{u"heat"_s,      u"demo"_s,  u"mulligan"_s, u"quarterfinal"_s,
                                   u"semifinal"_s, u"final"_s, u"other"_s};
    return words.at(static_cast<int>(kind));
}

/// One line of a year as its plan has it.
struct Meant {
    QString code;
    QString kind; // "none": of no event
    QString text; // "heat 1 2022-07-22T09:00 120 Alder"
    QString prize;
};
using MeantLines = std::map<qint64, Meant>;

MeantLines meantIn(int year) {
    MeantLines lines;
    const QByteArrayList rows = contentOf(u"year-%1-meant.csv"_s.arg(year)).split('\n');
    for (qsizetype i = 1; i < rows.size() && !rows[i].isEmpty(); ++i) {
        const QStringList fields = QString::fromUtf8(rows[i]).split(u',');
        QStringList text{fields[2]};
        for (qsizetype field = 3; field < 7; ++field) {
            if (!fields[field].isEmpty())
                text << fields[field];
        }
        lines[fields[0].toLongLong()] = {fields[1], fields[2], text.join(u' '), fields[7]};
    }
    return lines;
}

QString textOf(const ScheduledRound& round) {
    QStringList text{wordOf(round.kind)};
    if (round.number)
        text << QString::number(round.number->value());
    text << round.start.text() << QString::number(round.minutes ? round.minutes->value() : 0)
         << round.room.value_or(u"?"_s);
    return text.join(u' ');
}

/// Whether a word names the row among those that are no events.
bool isNamed(const Schedule& schedule, const CsvRow& row) {
    return std::ranges::any_of(
        row.fields, [&](const QString& field) { return schedule.skippedNames.contains(field); });
}

/// "12: heat 1 …, but semifinal …": where a schedule is read otherwise than its plan has it, or a
/// row is left out without a word.
QStringList faultsOf(const Schedule& schedule, const MeantLines& meant,
                     const std::vector<CsvRow>& rows) {
    std::map<qint64, std::pair<QString, const ScheduledRound*>> found;
    for (const ScheduledEvent& event : schedule.events) {
        for (const ScheduledRound& round : event.rounds)
            found[round.line] = {event.code, &round};
    }
    QStringList faults;
    for (const auto& [line, wanted] : meant) {
        const auto at = found.find(line);
        const QString read = at == found.end() ? u"none"_s : textOf(*at->second.second);
        if (read != wanted.text || (at != found.end() && at->second.first != wanted.code))
            faults << u"%1: %2, but %3"_s.arg(QString::number(line), read, wanted.text);
        const bool isNoted = std::ranges::find(schedule.notes, line, &ScheduleProblem::line)
                             != schedule.notes.end();
        const bool isAside = at != found.end()
                             && (at->second.second->kind == RoundKind::Demo
                                 || at->second.second->kind == RoundKind::Mulligan
                                 || at->second.second->kind == RoundKind::Other);
        if (isAside != isNoted)
            faults << u"%1: named or not"_s.arg(line);
        const auto row = std::ranges::find(rows, line, &CsvRow::line);
        const bool isHeader
            = row != rows.end() && std::ranges::find(row->fields, u"GM"_s) != row->fields.end();
        if (at == found.end() && !isHeader && (row == rows.end() || !isNamed(schedule, *row)))
            faults << u"%1: passed over without a word"_s.arg(line);
        found.erase(line);
    }
    for (const auto& [line, round] : found)
        faults << u"%1: %2, but nothing"_s.arg(QString::number(line), textOf(*round.second));
    return faults;
}

std::vector<CsvRow> rowsOf(const QByteArray& bytes) {
    const auto table = readTable(bytes);
    return table ? table->rows : std::vector<CsvRow>();
}

/// The same cells, with other signs between them and at the ends of lines.
QString written(const std::vector<CsvRow>& rows, QChar separator, const QString& end) {
    QString text;
    for (const CsvRow& row : rows) {
        QStringList cells;
        for (const QString& field : row.fields)
            cells << (field.isEmpty() ? QString() : u"\"%1\""_s.arg(field));
        text += cells.join(separator) + end;
    }
    return text;
}

QByteArray encoded(const QString& text, QStringConverter::Encoding encoding,
                   QStringConverter::Flag flag = QStringConverter::Flag::WriteBom) {
    return QStringEncoder(encoding, flag).encode(text);
}

/// As people have a schedule: as it was published, and as their programs save it.
std::vector<std::pair<const char*, QByteArray>> waysOf(int year) {
    const QByteArray asItIs = contentOf(u"year-%1.csv"_s.arg(year));
    const std::vector<CsvRow> rows = rowsOf(asItIs);
    std::vector<std::vector<QString>> cells;
    for (const CsvRow& row : rows)
        cells.push_back(row.fields);
    using enum QStringConverter::Encoding;
    return {{"as it is", asItIs},
            {"Excel's UTF-8", encoded(written(rows, u',', u"\r\n"_s), Utf8)},
            {"Excel's Unicode text", encoded(written(rows, u'\t', u"\r\n"_s), Utf16LE)},
            {"the other way", encoded(written(rows, u',', u"\n"_s), Utf16BE)},
            {"Windows letters",
             encoded(written(rows, u';', u"\r"_s), Latin1, QStringConverter::Flag::Default)},
            {"a workbook", madeWorkbook(cells)}};
}

} // namespace

/// The schedules of four years, each in its shape, read whole.
class TestScheduleYears : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachRowIsARoundOrNamed_data() {
        QTest::addColumn<int>("year");
        QTest::addColumn<QByteArray>("bytes");
        for (int year = 2022; year <= 2025; ++year) {
            for (const auto& [way, bytes] : waysOf(year))
                QTest::addRow("%d, %s", year, way) << year << bytes;
        }
    }
    void eachRowIsARoundOrNamed() {
        QFETCH(const int, year);
        QFETCH(const QByteArray, bytes);
        const auto schedule = readSchedule(bytes);
        QVERIFY(schedule);
        QCOMPARE(schedule->problemCount(), 0);
        const MeantLines meant = meantIn(year);
        const QStringList faults = faultsOf(*schedule, meant, rowsOf(bytes));
        QVERIFY2(faults.isEmpty(), qPrintable(faults.mid(0, 5).join(u'\n')));
        QCOMPARE(schedule->notTaken, year == 2023 ? QStringList(u"Continuous"_s) : QStringList());
        for (const ScheduledEvent& event : schedule->events) {
            for (const ScheduledRound& round : event.rounds) {
                const QString& prize = meant.at(round.line).prize;
                if (!prize.isEmpty())
                    QCOMPARE(event.prizeLevel, std::optional(prize.toInt()));
            }
            QVERIFY2(event.gm && !event.gm->contains(u','), qPrintable(event.code));
        }
    }

    // Counted in the files as they are written, so that not both halves can be empty.
    void howManyThereAre_data() {
        QTest::addColumn<int>("year");
        QTest::addColumn<QList<int>>("counts"); // events, rows; quarterfinals, semifinals, finals
        QTest::newRow("2022") << 2022 << QList<int>{29, 162, 8, 20, 27};
        QTest::newRow("2023") << 2023 << QList<int>{32, 179, 8, 23, 30};
        QTest::newRow("2024") << 2024 << QList<int>{30, 167, 8, 21, 28};
        QTest::newRow("2025") << 2025 << QList<int>{28, 158, 8, 19, 26};
    }
    void howManyThereAre() {
        QFETCH(const int, year);
        QFETCH(const QList<int>, counts);
        const auto schedule = readSchedule(contentOf(u"year-%1.csv"_s.arg(year)));
        std::vector<ScheduledRound> rounds;
        for (const ScheduledEvent& event : schedule->events)
            rounds.insert(rounds.end(), event.rounds.begin(), event.rounds.end());
        const auto ofKind = [&](RoundKind kind) {
            return static_cast<int>(std::ranges::count(rounds, kind, &ScheduledRound::kind));
        };
        QCOMPARE((QList<int>{static_cast<int>(schedule->events.size()),
                             static_cast<int>(rounds.size()), ofKind(RoundKind::Quarterfinal),
                             ofKind(RoundKind::Semifinal), ofKind(RoundKind::Final)}),
                 counts);
    }

    // A checker that finds nothing is worth nothing.
    void aRowThatIsReadOtherwiseIsNoticed() {
        const MeantLines meant = meantIn(2022);
        const QByteArray content = contentOf(u"year-2022.csv"_s);
        const auto faultsWith = [&](const QByteArray& from, const QByteArray& to) {
            QByteArray planted = content;
            const qsizetype at = planted.indexOf(from);
            planted.replace(at, from.size(), to);
            const auto schedule = readSchedule(planted);
            return at < 0 || !schedule ? -1 : faultsOf(*schedule, meant, rowsOf(planted)).size();
        };
        QCOMPARE(faultsWith(",S,Tournament,", ",S,Tournament,"), 0);
        QVERIFY(faultsWith(",S,Tournament,", ",Seminar,Tournament,") > 0);
        QVERIFY(faultsWith(",Fr,8,", ",Fr,8.5,") > 0);
        QVERIFY(faultsWith(",Cedar,", ",Cellar,") > 0);
        // What the reader names can also be missing.
        auto schedule = readSchedule(content);
        schedule->notes.pop_back();
        QVERIFY(!faultsOf(*schedule, meant, rowsOf(content)).isEmpty());
        schedule->skippedNames.removeOne(u"Breakfast"_s);
        QVERIFY(faultsOf(*schedule, meant, rowsOf(content)).size() > 1);
        schedule->events.pop_back();
        QVERIFY(faultsOf(*schedule, meant, rowsOf(content)).size() > 5);
    }
};

} // namespace mentat::test::tst_schedule_years

MENTAT_TEST(tst_schedule_years, TestScheduleYears, QCoreApplication)
#include "tst_schedule_years.moc"
