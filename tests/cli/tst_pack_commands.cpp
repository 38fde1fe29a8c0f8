#include "tests/cli/cli_support.h"
#include "tests/support/raw/ordered_json.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_pack_commands {

/// `packs`, `pack` and `take-pack`: how an event is run, from one Game Master to the next.
class TestPackCommands : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Terminal> m_terminal;
    QString m_file;

    [[nodiscard]] QByteArray take(const QByteArray& pack, const QStringList& more = {}) {
        return m_terminal->done(
            QStringList{u"take-pack"_s, m_file, u"--pack"_s, u"-"_s, u"--format"_s, u"json"_s}
                + more,
            pack);
    }
    [[nodiscard]] QByteArray exported(const QString& event) {
        return m_terminal->done({u"export"_s, m_file, u"--event"_s, event});
    }
    void refuse(const QStringList& more, const QByteArray& pack, ExitCode code,
                const QByteArray& because) {
        const FolderContent before = m_terminal->content();
        const Outcome outcome = m_terminal->run(
            QStringList{u"take-pack"_s, m_file, u"--pack"_s, u"-"_s} + more, pack);
        QCOMPARE(faultOfRefusal(outcome, code), QString());
        QVERIFY2(outcome.err.contains(because), outcome.err.constData());
        QCOMPARE(differenceOf(before, m_terminal->content()), QString());
    }

private Q_SLOTS:
    void init() {
        m_terminal = std::make_unique<Terminal>();
        m_file = m_terminal->path(u"dune.mentat"_s);
    }
    void cleanup() { m_terminal.reset(); }

    void thoseBuiltInAreListed() {
        const raw::Json packs
            = *raw::readJson(m_terminal->done({u"packs"_s, u"--format"_s, u"json"_s}));
        QCOMPARE(packs.items.front().find(u"name"_s)->text, u"Dune"_s);
        QCOMPARE(packs.items.front().find(u"rules"_s)->text, u"wbc-dune"_s);
        QCOMPARE(packs.items.at(1).find(u"name"_s)->text, u"HMW-P"_s);
        QCOMPARE(packs.items.at(1).find(u"note"_s)->kind, raw::Json::Kind::Null);
        QCOMPARE(differenceOfFormats(*m_terminal, {u"packs"_s}), QString());
        const raw::Json dune = *raw::readJson(m_terminal->done({u"packs"_s, u" dune"_s}));
        QCOMPARE(dune.find(u"format"_s)->text, u"mentat-pack"_s);
        const Outcome unknown = m_terminal->run({u"packs"_s, u"Chess"_s});
        QCOMPARE(faultOfRefusal(unknown, ExitCode::WrongRequest), QString());
        QVERIFY(unknown.err.contains("There are: Dune, HMW-P"));
    }

    // What one event gives, another is run by: from then on both give the same.
    void aPackGoesFromOneEventToTheNext() {
        m_terminal->done({u"import"_s, m_file, u"--document"_s, u"-"_s}, rulesetDocument());
        const QByteArray pack = m_terminal->done({u"pack"_s, m_file});
        QVERIFY(!pack.contains("\"p1\""));
        QCOMPARE(fromJson(take(pack, {u"--year"_s, u"2027"_s})), "{'event':2,'pack':'Islands'}");
        QCOMPARE(m_terminal->done({u"pack"_s, m_file, u"--event"_s, u"Islands 2027"_s}), pack);
        const QByteArray before = exported(u"Islands 2026"_s);
        QCOMPARE(fromJson(take(pack, {u"--event"_s, u"Islands 2026"_s})),
                 "{'event':1,'pack':'Islands'}");
        QCOMPARE(exported(u"Islands 2026"_s), before);
    }

    void aFileIsMadeForANewEvent() {
        const QByteArray dune = m_terminal->done({u"packs"_s, u"Dune"_s});
        QCOMPARE(fromJson(take(dune, {u"--year"_s, u"2027"_s})), "{'event':1,'pack':'Dune'}");
        const raw::Json event = *raw::readJson(exported(u"Dune 2027"_s));
        QCOMPARE(event.find(u"event"_s)->find(u"code"_s)->text, u"DUN"_s);
        QVERIFY(event.find(u"event"_s)->find(u"aids"_s)->find(u"notes"_s));
    }

    void severalFilesHaveTheSamePeople() {
        m_terminal->done(
            {u"import"_s, m_file, u"--document"_s, u"-"_s},
            eventDocument(u"Dune"_s, 2026, {{u"Ada Byron"_s, u"PA"_s}, {u"Bo Peep"_s}}));
        const QByteArray people = m_terminal->done({u"people"_s, m_file, u"--format"_s, u"csv"_s});
        QVERIFY(people.startsWith("name,from,badge,preference,email,phone"));
        const QString other = m_terminal->path(u"other.mentat"_s);
        const auto add = [&] {
            return fromJson(m_terminal->done(
                {u"import-players"_s, other, u"--csv"_s, u"-"_s, u"--format"_s, u"json"_s},
                people));
        };
        QCOMPARE(add(), "{'added':2,'updated':0,'unchanged':0,'rejected':[]}");
        QCOMPARE(add(), "{'added':0,'updated':0,'unchanged':2,'rejected':[]}");
        QCOMPARE(m_terminal->done({u"people"_s, other, u"--format"_s, u"csv"_s}), people);
        QCOMPARE(differenceOfFormats(*m_terminal, {u"people"_s, m_file}), QString());
    }

    void whatCannotBeTakenChangesNothing() {
        const QByteArray dune = m_terminal->done({u"packs"_s, u"Dune"_s});
        m_terminal->done({u"import"_s, m_file, u"--document"_s, u"-"_s}, rulesetDocument());
        refuse({}, dune, ExitCode::WrongRequest, "is for an event with other rules");
        refuse({}, "{", ExitCode::WrongRequest, "line 1");
        refuse({}, inJson("{'format':'mentat-pack','version':1,'pack':{'name':'X'}}"),
               ExitCode::WrongRequest, "/pack");
        refuse({u"--event"_s, u"Chess"_s}, dune, ExitCode::WrongRequest, "Chess");
        // Its games are at tables with scores.
        refuse({},
               inJson("{'format':'mentat-pack','version':1,'pack':{'name':'X','rules':'heats',"
                      "'ruleset':{'name':'X','sizes':[4],'order':[{'by':'wins'}]}}}"),
               ExitCode::WrongRequest, "score");
        refuse({u"--year"_s, u"soon"_s}, dune, ExitCode::WrongUsage, "--year");
        refuse({u"--year"_s, u"2027"_s, u"--event"_s, u"1"_s}, dune, ExitCode::WrongUsage,
               "--event");
        const Outcome imported
            = m_terminal->run({u"import"_s, m_file, u"--document"_s, u"-"_s}, dune);
        QCOMPARE(faultOfRefusal(imported, ExitCode::WrongRequest), QString());
        QVERIFY(imported.err.contains("event pack \"Dune\""));
    }
};

} // namespace mentat::test::tst_pack_commands

MENTAT_TEST(tst_pack_commands, TestPackCommands, QCoreApplication)
#include "tst_pack_commands.moc"
