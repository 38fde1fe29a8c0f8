#include "model/document/bytes/json.h"
#include "tests/cli/cli_support.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_rules {

namespace {

QStringList idsIn(const QByteArray& json) {
    const auto value = Json::parse(json);
    QStringList ids;
    for (const Json& row : *value->list())
        ids.append(*row.find(u"id")->text());
    return ids;
}

/// "Dune" of a year, base set alone, with one ruling.
QByteArray withRuling(int year, const char* answer) {
    QByteArray document = eventDocument(u"Dune"_s, year);
    const QByteArray rules = "\"rules\": \"wbc-dune\"";
    if (!document.contains(rules))
        qFatal("no rules in the document: %s", document.constData());
    const QByteArray ruling
        = ", \"rulings\": [{\"question\": \"May a zebra ship?\", \"answer\": \"";
    return document.replace(rules, QByteArray(rules + ruling + answer + "\"}]"));
}

} // namespace

class TestRules : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Terminal> m_terminal;

    QStringList found(const QStringList& typed) {
        return idsIn(m_terminal->done(QStringList{u"rules"_s, u"--format=json"_s} + typed));
    }
    /// The row of this id in an answer.
    Json rowOf(const QString& asked, const QString& id) {
        const auto value
            = Json::parse(m_terminal->done({u"rules"_s, u"--search"_s, asked, u"--format=json"_s}));
        for (const Json& row : *value->list()) {
            if (*row.find(u"id")->text() == id)
                return row;
        }
        qFatal("%s is not found", qPrintable(id));
    }
    /// Without its line breaks.
    QString tableOf(const QString& asked) {
        return QString::fromUtf8(m_terminal->done({u"rules"_s, u"--search"_s, asked})).simplified();
    }
    QString file(const QByteArray& document) {
        QString path = m_terminal->path(u"dune.mentat"_s);
        m_terminal->done({u"import"_s, path, u"--document"_s, u"-"_s}, document);
        return path;
    }

private Q_SLOTS:
    void init() { m_terminal = std::make_unique<Terminal>(); }

    void withoutAFile() {
        const QByteArray json
            = m_terminal->done({u"rules"_s, u"--search"_s, u"kwisatz"_s, u"--format=json"_s});
        const auto value = Json::parse(json);
        QVERIFY(value && value->list() && !value->list()->empty());
        const Json::Object& first = *value->list()->front().object();
        const QStringList keys{u"id"_s, u"title"_s, u"text"_s, u"source"_s, u"status"_s};
        for (size_t i = 0; i < 5; ++i) {
            QCOMPARE(first[i].key, keys[static_cast<qsizetype>(i)]);
            QVERIFY(first[i].value.text() && !first[i].value.text()->isEmpty());
        }
        QCOMPARE(idsIn(json), found({u"--search"_s, u"Kwisátz"_s}));
    }

    /// Steps in their order, in JSON and in the table.
    void stepsAreThere() {
        const Json row = rowOf(u"how an unfinished game is decided"_s, u"wbc.adjudication-order"_s);
        QStringList steps;
        for (const Json& step : *row.find(u"steps")->list())
            steps.append(*step.text());
        QCOMPARE(steps.size(), 5);
        QCOMPARE(steps.front(), u"Most strongholds controlled"_s);
        const QString table = tableOf(u"how an unfinished game is decided"_s);
        for (qsizetype i = 0; i < steps.size(); ++i)
            QVERIFY2(table.contains(u"%1. %2"_s.arg(i + 1).arg(steps[i]).simplified()),
                     qPrintable(steps[i]));
    }

    /// An older answer with its question, its options and what holds today; and the newer one.
    void whatWasOverturned() {
        const QString asked = u"fremen worm ride to carthag then ornithopter"_s;
        const QString id = u"ah.q10-ornithopters-after-worm-ride"_s;
        const QString newer = u"wbc.diff-ornithopters-checked"_s;
        const Json row = rowOf(asked, id);
        QCOMPARE(*row.find(u"status")->text(), u"superseded"_s);
        QVERIFY(row.find(u"question") && row.find(u"today"));
        QCOMPARE(row.find(u"options")->list()->size(), size_t(3));
        QCOMPARE(fromJson(row.find(u"overturnedBy")->toBytes()),
                 "['wbc.diff-ornithopters-checked','wbc.ornithopters-any-stack']");
        const Json today = rowOf(asked, newer);
        QVERIFY(today.find(u"overturns")->toBytes().contains(id.toUtf8()));
        const QStringList ids = found({u"--search"_s, asked});
        QVERIFY(ids.indexOf(newer) < ids.indexOf(id));
        const QString table = tableOf(asked);
        const qsizetype title = table.indexOf(u"Ornithopters after riding a worm into a city No"_s);
        QVERIFY(title >= 0);
        const QStringList parts{u"No longer: "_s + *row.find(u"today")->text(),
                                u"Question: "_s + *row.find(u"question")->text(),
                                u"Not: Yes, always."_s, u"Ruled: No: only a faction"_s,
                                u"Superseded · Older edition, No. 10"_s};
        for (const QString& part : parts)
            QVERIFY2(table.indexOf(part.simplified(), title) > 0, qPrintable(part));
        QVERIFY(
            table.contains(u"Overturns: Ornithopters after riding a worm into a city ("_s + id));
    }

    void whatIsOpen() {
        const Json row = rowOf(u"karama free card"_s, u"wbc.karama-free-card"_s);
        QVERIFY(row.find(u"open")->text()->startsWith(u"Whether a Karama"_s));
        QCOMPARE(fromJson(row.find(u"contradicts")->toBytes()), "['wbc.buying-with-karama']");
        QVERIFY(tableOf(u"karama free card"_s).contains(u"Open: Whether a Karama"_s));
    }

    /// What no source answers is said, above what is only the nearest.
    void silence() {
        const auto isNearest = [this](const QString& asked) {
            const auto rows = Json::parse(
                m_terminal->done({u"rules"_s, u"--search"_s, asked, u"--format=json"_s}));
            const auto nearest = std::ranges::count_if(
                *rows->list(), [](const Json& row) { return row.find(u"nearest") != nullptr; });
            return nearest > 0 && nearest == static_cast<qsizetype>(rows->list()->size());
        };
        QVERIFY(isNearest(u"hand limit"_s));
        QVERIFY(!isNearest(u"how many turns in a heat"_s));
        QVERIFY(tableOf(u"hand limit"_s)
                    .startsWith(u"None of the five sources fully answers this (Hand limits); "_s
                                u"closest:"_s));
        QVERIFY(!tableOf(u"how many turns in a heat"_s).contains(u"nearest:"_s));
        QCOMPARE(differenceOfFormats(*m_terminal, {u"rules"_s, u"--search"_s, u"hand limit"_s},
                                     Formats::Csv),
                 QString());
    }

    void nothingFound() { QCOMPARE(found({u"--search"_s, u"xqzzwvk"_s}), QStringList()); }

    void allFormatsSayTheSame() {
        QCOMPARE(
            differenceOfFormats(*m_terminal, {u"rules"_s, u"--search"_s, u"storm"_s}, Formats::Csv),
            QString());
        const QByteArray table = m_terminal->done({u"rules"_s, u"--search"_s, u"kwisatz"_s});
        const auto value = Json::parse(
            m_terminal->done({u"rules"_s, u"--search"_s, u"kwisatz"_s, u"--format=json"_s}));
        const QString plain = QString::fromUtf8(table).simplified();
        for (const Json& row : *value->list()) {
            for (const QString& key : {u"title"_s, u"text"_s, u"source"_s})
                QVERIFY2(plain.contains(row.find(key)->text()->simplified()),
                         qPrintable(*row.find(key)->text()));
        }
    }

    void aFileAddsItsRulings() {
        const QString path = file(withRuling(2026, "Never on a Friday."));
        QVERIFY(found({u"--search"_s, u"zebra"_s}).isEmpty());
        const QByteArray json
            = m_terminal->done({u"rules"_s, path, u"--search"_s, u"zebra"_s, u"--format=json"_s});
        const auto value = Json::parse(json);
        QCOMPARE(value->list()->size(), size_t(1));
        QCOMPARE(*value->list()->front().find(u"text")->text(), u"Never on a Friday."_s);
        QCOMPARE(*value->list()->front().find(u"source")->text(), u"Dune 2026"_s);
    }

    /// What somebody typed is text on a terminal, and its lines stay lines.
    void theTableIsHarmless() {
        const QString path = file(withRuling(2026, "Never.\\nUnless \\u001b[2Jwet."));
        const QByteArray table = m_terminal->done({u"rules"_s, path, u"--search"_s, u"zebra"_s});
        QVERIFY(!table.contains('\x1b'));
        QVERIFY2(table.contains("    Never.\n    Unless [2Jwet.\n"), table.constData());
    }

    /// Also those of other years, which --event does not take away.
    void rulingsOfEveryYear() {
        const QString path = file(withRuling(2025, "Yes."));
        file(withRuling(2026, "No."));
        QCOMPARE(found({path, u"--search"_s, u"zebra"_s}).size(), 2);
        QCOMPARE(found({path, u"--search"_s, u"zebra"_s, u"--event"_s, u"Dune 2025"_s}).size(), 2);
    }

    void expansionsStandLastWithTheBaseAlone() {
        const QString path = file(withRuling(2026, "No."));
        const QStringList base = found({path, u"--search"_s, u"karama"_s});
        const auto isExpansion
            = [](const QString& id) { return id.startsWith(u"em."_s) || id.contains(u"ixian"_s); };
        const auto first = std::ranges::find_if(base, isExpansion);
        QVERIFY(first != base.end());
        QVERIFY(base.end() - first > 10);
        QVERIFY(std::none_of(first, base.end(), [](const QString& id) {
            return id == u"wbc.karama-guild-rate"_s || id.startsWith(u"adv."_s);
        }));
    }

    void whatIsAskedWrongly() {
        for (const QStringList& typed :
             {QStringList{u"rules"_s},
              {u"rules"_s, u"--search"_s},
              {u"rules"_s, u"--search"_s, u" "_s},
              {u"rules"_s, u"--search"_s, u"storm"_s, u"--event"_s, u"Dune"_s}})
            QCOMPARE(faultOfRefusal(m_terminal->run(typed), ExitCode::WrongUsage), QString());
        const QString path = file(withRuling(2026, "No."));
        QCOMPARE(faultOfRefusal(m_terminal->run({u"rules"_s, path, u"--search"_s, u"storm"_s,
                                                 u"--event"_s, u"Chess"_s}),
                                ExitCode::WrongRequest),
                 QString());
        QCOMPARE(faultOfRefusal(m_terminal->run({u"rules"_s, m_terminal->path(u"none.mentat"_s),
                                                 u"--search"_s, u"storm"_s}),
                                ExitCode::FileFailed),
                 QString());
    }
};

} // namespace mentat::test::tst_rules

MENTAT_TEST(tst_rules, TestRules, QCoreApplication)
#include "tst_rules.moc"
