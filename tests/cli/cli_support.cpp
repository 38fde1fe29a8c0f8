#include "tests/cli/cli_support.h"

#include "model/document/bytes/json.h"
#include "tests/cli/facts.h"
#include "tests/support/scratch_book.h"

#include <QBuffer>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace mentat::test {

QStringList Outcome::errorLines() const {
    QStringList lines = QString::fromUtf8(err).split(u'\n');
    lines.removeLast(); // what stands behind the last line's end
    return lines;
}

QString faultOfRefusal(const Outcome& outcome, ExitCode expected) {
    if (outcome.code != static_cast<int>(expected))
        return u"exit %1, not %2: %3"_s.arg(outcome.code)
            .arg(static_cast<int>(expected))
            .arg(QString::fromUtf8(outcome.err));
    if (!outcome.out.isEmpty())
        return u"printed: "_s + QString::fromUtf8(outcome.out);
    if (!outcome.err.endsWith('\n'))
        return u"no line on standard error"_s;
    for (const QString& line : outcome.errorLines()) {
        if (line.trimmed().isEmpty())
            return u"a blank line on standard error"_s;
    }
    return {};
}

FolderContent contentOf(const QString& folder) {
    FolderContent content;
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        content.emplace(path, bytesOf(path));
    }
    return content;
}

QString differenceOf(const FolderContent& before, const FolderContent& after) {
    for (const auto& [path, bytes] : before) {
        const auto now = after.find(path);
        if (now == after.end())
            return path + u" went"_s;
        if (now->second != bytes)
            return path + u" changed"_s;
    }
    for (const auto& [path, bytes] : after) {
        if (!before.contains(path))
            return path + u" came"_s;
    }
    return {};
}

Terminal::Terminal()
    : m_clock(QDateTime(QDate(2026, 7, 29), QTime(12, 0), Qt::UTC))
    , m_desk{m_clock, u"cli"_s, u"laptop"_s, u"anna"_s, std::chrono::milliseconds(0)} {}

QString Terminal::put(const QString& name, const QByteArray& bytes) const {
    writeBytes(path(name), bytes);
    return path(name);
}

Outcome Terminal::run(const QStringList& typed, const QByteArray& input) {
    QBuffer in;
    QBuffer out;
    QBuffer err;
    in.setData(input);
    in.open(QIODevice::ReadOnly);
    out.open(QIODevice::WriteOnly);
    err.open(QIODevice::WriteOnly);
    CommandContext context{in, out, err, m_desk, Wording()};
    const ExitCode code = runProgram(typed, context);
    return {static_cast<int>(code), out.data(), err.data()};
}

QByteArray Terminal::done(const QStringList& typed, const QByteArray& input) {
    const Outcome outcome = run(typed, input);
    if (outcome.code != 0 || !outcome.err.isEmpty())
        qFatal("%s: exit %d, %s", qPrintable(typed.join(u' ')), outcome.code,
               outcome.err.constData());
    return outcome.out;
}

QString differenceOfFormats(Terminal& terminal, const QStringList& typed, Formats formats) {
    const QByteArray value = terminal.done(typed + QStringList{u"--format=json"_s});
    const auto rows = csvRows(terminal.done(typed + QStringList{u"--format=csv"_s}));
    if (!rows)
        return u"no CSV"_s;
    QString inCsv = differenceFrom(value, *rows, {});
    if (!inCsv.isEmpty() || formats == Formats::Csv)
        return inCsv;
    return differenceFrom(value, tableRows(QString::fromUtf8(terminal.done(typed))), u"–"_s);
}

QByteArray fromJson(const QByteArray& json) {
    const auto value = Json::parse(json);
    return value ? value->toCompactBytes().replace('"', '\'') : QByteArray("no JSON: " + json);
}

QByteArray inJson(QByteArray text) {
    return text.replace('\'', '"');
}

QByteArray eventDocument(const QString& name, int year, const std::vector<SamplePlayer>& players) {
    Json::List list;
    for (const SamplePlayer& player : players) {
        Json::Object object{{u"id"_s, Json(u"p%1"_s.arg(list.size() + 1))},
                            {u"name"_s, Json(player.name)}};
        if (!player.from.isEmpty())
            object.push_back({u"from"_s, Json(player.from)});
        object.push_back({u"preference"_s, Json(u"either"_s)});
        list.emplace_back(std::move(object));
    }
    Json::Object event{{u"name"_s, Json(name)},
                       {u"year"_s, Json(year)},
                       {u"rules"_s, Json(u"wbc-dune"_s)},
                       {u"sets"_s, Json(Json::List{Json(u"base"_s)})}};
    return Json(Json::Object{{u"format"_s, Json(u"mentat-event"_s)},
                             {u"version"_s, Json(1)},
                             {u"event"_s, Json(std::move(event))},
                             {u"players"_s, Json(std::move(list))}})
        .toBytes();
}

QByteArray summaryDocument(const QString& name, const std::vector<int>& years) {
    Json::List list;
    for (const int year : years) {
        Json::Object summary{{u"name"_s, Json(name)}, {u"year"_s, Json(year)}};
        if (year % 2 == 0) // of the others nothing is known
            summary.push_back({u"players"_s, Json(38)});
        list.emplace_back(std::move(summary));
    }
    return Json(Json::Object{{u"format"_s, Json(u"mentat-summary"_s)},
                             {u"version"_s, Json(1)},
                             {u"events"_s, Json(std::move(list))}})
        .toBytes();
}

QByteArray rulesetDocument() {
    const auto table = [](int number, const QByteArrayList& players,
                          const QByteArrayList& scores) -> QByteArray {
        QByteArrayList seats;
        for (qsizetype i = 0; i < players.size(); ++i)
            seats.append("{'seat': " + QByteArray::number(i + 1) + ", 'player': '" + players[i]
                         + "', 'score': " + scores[i] + '}');
        return "{'table': " + QByteArray::number(number) + ", 'minutes': 120, 'seats': ["
               + seats.join(", ") + "]}";
    };
    QByteArrayList players;
    QByteArrayList entrants;
    for (int player = 1; player <= 8; ++player) {
        const QByteArray id = 'p' + QByteArray::number(player);
        players.append("{'id': '" + id + "', 'name': 'Player " + QByteArray::number(player)
                       + "', 'phone': 'PHONE " + id + "'}");
        entrants.append("'" + id + "'");
    }
    return inJson("{'format': 'mentat-event', 'version': 1, 'event': {'name': 'Islands', "
                  "'year': 2026, 'rules': 'heats', 'ruleset': {'name': 'Islands', 'sizes': [4], "
                  "'score': 'high', 'order': [{'by': 'wins'}, {'by': 'score'}], 'stages': [{"
                  "'name': 'Final', 'entrants': 4}]}}, 'players': ["
                  + players.join(", ") + "], 'heats': [{'number': 1, 'entrants': ["
                  + entrants.join(", ") + "], 'games': ["
                  + table(1, {"p1", "p2", "p3", "p4"}, {"10", "8", "7", "5"}) + ", "
                  + table(2, {"p5", "p6", "p7", "p8"}, {"9.5", "6", "4", "3"})
                  + "]}], 'stages': [{'name': 'Final', 'games': ["
                  + table(1, {"p1", "p5", "p2", "p3"}, {"10", "12", "6", "5"}) + "]}]}");
}

QByteArray stormDocument() {
    const auto seat = [](const char* player, const char* status, const char* totals) -> QByteArray {
        return QByteArray("{'player': '") + player + "', 'status': '" + status + "'" + totals + '}';
    };
    const QByteArray first = seat("p2", "great-house", ", 'solaris': 1, 'favor': 10, 'spice': 1")
                             + ','
                             + seat("p3", "active", ", 'solaris': 49, 'favor': 0, 'spice': 0");
    const QByteArray voided = seat("p4", "active", ", 'solaris': 99, 'favor': 0, 'spice': 0");
    const QByteArray third = seat("p1", "eliminated", "") + ','
                             + seat("p2", "renegade", ", 'solaris': 0, 'favor': -2, 'spice': 3");
    return inJson("{'format': 'mentat-event', 'version': 1, 'event': {'name': 'Storm', "
                  "'year': 2026, 'rules': 'eye-of-the-storm'}, 'players': ["
                  "{'id': 'p1', 'name': 'Ada'}, {'id': 'p2', 'name': 'Bo, the Younger'}, "
                  "{'id': 'p3', 'name': 'Cy'}, {'id': 'p4', 'name': 'Di'}], 'games': ["
                  "{'number': 1, 'seats': ["
                  + first + "]}, {'number': 2, 'void': true, 'seats': [" + voided
                  + "]}, {'number': 3, 'seats': [" + third + "]}]}");
}

QByteArray playedDocument() {
    const QByteArray played
        = bytesOf(QStringLiteral(MENTAT_SOURCE_DIR "/tests/data/scoring/small-event.json"))
              .replace("\"year\": 2026", "\"year\": 2025");
    Json document = *Json::parse(played);
    Json::List entrants;
    for (int number = 1; number <= 10; ++number)
        entrants.emplace_back(u"p%1"_s.arg(number));
    for (Json::Member& member : *document.object()) {
        if (member.key == u"heats"_s) {
            member.value.list()->emplace_back(Json::Object{{u"number"_s, Json(3)},
                                                           {u"entrants"_s, Json(entrants)},
                                                           {u"games"_s, Json(Json::List())}});
        }
    }
    return document.toBytes();
}

static QStringList quotedIn(const QString& text) {
    const QStringList parts = text.split(u'`');
    QStringList words;
    for (qsizetype i = 1; i < parts.size(); i += 2)
        words.append(parts[i]);
    return words;
}

QStringList reportsOfPage(const QString& events) {
    const QString page
        = QString::fromUtf8(bytesOf(QStringLiteral(MENTAT_SOURCE_DIR "/docs/CLI.md")));
    const auto rowOf = [&](const QString& first) {
        return page.section(u"| events | reports |"_s, 1)
            .section(u"\n| %1 | "_s.arg(first), 1)
            .section(u" |\n"_s, 0, 0)
            .section(u". "_s, 0, 0);
    };
    const QString row = rowOf(events);
    if (!row.startsWith(u"the same without"))
        return quotedIn(row);
    QStringList reports = quotedIn(rowOf(u"Dune"_s));
    for (const QString& other : quotedIn(row.section(u"; also"_s, 0, 0)))
        reports.removeAll(other);
    return reports + quotedIn(row.section(u"; also"_s, 1));
}

QStringList reportsListed(Terminal& terminal, const QString& file) {
    const QByteArray list = terminal.done({u"report"_s, u"--list"_s, file, u"--format=json"_s});
    QStringList names;
    for (const auto& row : QJsonDocument::fromJson(list).array())
        names.append(row.toObject()[u"name"_s].toString());
    return names;
}

} // namespace mentat::test
