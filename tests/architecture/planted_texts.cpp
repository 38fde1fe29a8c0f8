#include "tests/architecture/planted_faults.h"

using namespace Qt::StringLiterals;

namespace mentat::test {
namespace {

Planted holding(const QString& check, const QString& path, const QString& source,
                const QStringList& lines) {
    QStringList places;
    for (const QString& line : lines)
        places.append(QString(path + u':' + line));
    return {check, QString(path + u": "_s + source.simplified()), {{path, source}}, places};
}

std::vector<Planted> sql() {
    const QString name = u"SQL"_s;
    const QString page = u"ui/page.cpp"_s;
    const QStringList first{u"1"_s};
    return {
        holding(name, u"model/store/a.cpp"_s, uR"cpp(auto a = u"SELECT id FROM person"_s;)cpp"_s,
                {}),
        holding(name, page, uR"cpp(auto a = u"SELECT id FROM person"_s;)cpp"_s, first),
        holding(name, page, uR"cpp(auto a = "INSERT INTO person VALUES (1)";)cpp"_s, first),
        holding(name, page, uR"cpp(auto a = "INSERT OR REPLACE INTO person VALUES (1)";)cpp"_s,
                first),
        holding(name, page, uR"cpp(auto a = "DELETE FROM person";)cpp"_s, first),
        holding(name, page, uR"cpp(auto a = "CREATE TABLE person (id)";)cpp"_s, first),
        holding(name, page, uR"cpp(auto a = "CREATE VIRTUAL TABLE rule USING fts5";)cpp"_s, first),
        holding(name, page, uR"cpp(auto a = "PRAGMA user_version";)cpp"_s, first),
        holding(name, page, u"auto a = \"UPDATE person \"\n    \"SET name = 'x'\";"_s, first),
        holding(name, page, u"auto a = \"UPDATE person \" // why\n    u\"SET name = 'x'\"_s;"_s,
                first),
        holding(name, page, u"\nauto a = uR\"sql(\n SELECT\n  id)sql\";"_s, {u"2"_s}),
        holding(name, page, u"\n#define PEOPLE \"SELECT * FROM person\""_s, {u"2"_s}),
        holding(name, page, uR"cpp(auto a = "SELECT\n id";)cpp"_s, first),
        holding(name, page,
                uR"cpp(auto a = tr("Select the players to update and set the table");)cpp"_s, {}),
        holding(name, page, uR"cpp(f("UPDATE all", "then SET it");)cpp"_s, {}),
        holding(name, page, u"int a; // SELECT what the GM wants"_s, {}),
        holding(name, u"tests/model/store/tst_a.cpp"_s, uR"cpp(auto a = "SELECT id";)cpp"_s, {}),
    };
}

std::vector<Planted> ruleNumbers() {
    const QString name = u"rule numbers"_s;
    const QString page = u"ui/page.cpp"_s;
    const QString cited = uR"cpp(auto a = tr("Out of the tournament (R6.1)");)cpp"_s;
    const QStringList first{u"1"_s};
    return {
        holding(name, page, cited, first),
        holding(name, u"app/cli/answer.cpp"_s, cited, first),
        holding(name, u"scoring/award.cpp"_s, cited, first),
        holding(name, page, uR"cpp(auto a = u"R9, each faction once"_s;)cpp"_s, first),
        holding(name, page, u"\nauto a = tr(\"Cut: the first %1 \"\n    \"advance (R4.6)\");"_s,
                {u"2"_s}),
        holding(name, u"reports/wording/reasons.cpp"_s, cited, {}),
        holding(name, u"reports/dune/by_hand.cpp"_s, cited, {}),
        holding(name, u"reports/writers/html.cpp"_s, cited, first),
        holding(name, u"model/settings.h"_s, uR"cpp(auto a = "R4.6";)cpp"_s, {}),
        holding(name, u"model/settings.cpp"_s, uR"cpp(auto a = "R4.6";)cpp"_s, first),
        holding(name, page, u"int a; // R6.1: a dropout is out"_s, {}),
        holding(name, page, uR"cpp(auto a = "PR2 and R2D2";)cpp"_s, {}),
        holding(name, u"tests/gui/tst_a.cpp"_s, cited, {}),
    };
}

std::vector<Planted> sharedRules() {
    const QString name = u"shared rules"_s;
    const QString late = uR"cpp(auto a = tr("Out from now on (R7.1)");)cpp"_s;
    return {
        holding(name, u"reports/heats/finalists.cpp"_s, late, {u"1"_s}),
        holding(name, u"reports/wording/heats/line_up.cpp"_s, late, {u"1"_s}),
        holding(name, u"reports/ruleset/stages/line_ups.cpp"_s, late, {u"1"_s}),
        holding(name, u"reports/heats/sheet.cpp"_s, uR"cpp(auto a = "no new turn (R3.1)";)cpp"_s,
                {u"1"_s}),
        holding(name, u"reports/heats/sheet.cpp"_s, uR"cpp(auto a = "laurels (R7.6), R10.9";)cpp"_s,
                {}),
        holding(name, u"reports/heats/sheet.cpp"_s, u"int a; // R7.1: who is late is out"_s, {}),
        holding(name, u"reports/dune/final.cpp"_s, late, {}),
    };
}

std::vector<Planted> namesOfKinds() {
    const QString name = u"kind names"_s;
    const QString id = u"auto a = u\"wbc-dune\"_s;"_s;
    const QString users = u"users of kinds"_s;
    const QString include = u"\n#include \"model/storm/game.h\"\n"_s;
    return {
        holding(name, u"model/dune/format.cpp"_s, id, {}),
        holding(name, u"model/storm/storm_kind.h"_s, id, {}),
        holding(users, u"scoring/scoring_kind.cpp"_s, include, {}),
        holding(users, u"scoring/dune/dune.cpp"_s, include, {}),
        holding(users, u"scoring/scoring_kind.cpp"_s, {}, {u"1"_s}),
        holding(name, u"app/session/session.cpp"_s, id, {u"1"_s}),
        holding(users, u"model/kinds.cpp"_s, include, {u"2"_s}),
        holding(name, u"ui/page.cpp"_s, u"auto a = \"eye-of-the-storm\";"_s, {u"1"_s}),
        holding(users, u"ui/page.cpp"_s, u"#include \"ui/dune/page.h\""_s, {u"1"_s}),
        holding(name, u"tests/model/tst_a.cpp"_s, id, {}),
    };
}

std::vector<Planted> wordsOfKinds() {
    const QString name = u"words of kinds"_s;
    const QString cell = u"\nstruct FactionCell {};"_s;
    return {
        holding(name, u"reports/tables/listing.h"_s, cell, {u"2"_s}),
        holding(name, u"reports/ruleset/tables.h"_s, cell, {u"2"_s}),
        holding(name, u"model/changes/kinds.def"_s, u"KIND(HouseChanged, \"house-changed\")"_s,
                {u"1"_s}),
        holding(name, u"scoring/a.h"_s, u"int victories;\nint expansionTables;\nint qp;"_s,
                {u"1"_s, u"2"_s, u"3"_s}),
        holding(name, u"model/a.h"_s, u"Points a = settings.qpTable;\nPoints b(QpRow());"_s,
                {u"1"_s, u"2"_s}),
        holding(name, u"reports/dune/tables.h"_s, cell, {}),
        holding(name, u"ui/storm/page.h"_s, cell, {}),
        holding(name, u"model/rules/rule_words.h"_s, u"enum class Topic { Victory };"_s, {}),
        holding(name, u"model/a.h"_s, u"auto a = \"faction\"; // of a faction"_s, {}),
        holding(name, u"ui/a.h"_s, u"QPoint a; QPainter* b; int aqp, help;"_s, {}),
        holding(name, u"tests/a.h"_s, cell, {}),
    };
}

std::vector<Planted> typeNames() {
    const QString name = u"type names"_s;
    const auto twice = [&](const QString& title, const QString& one, const QString& other,
                           const QStringList& places) {
        return Planted{
            name,
            title,
            {{u"model/a.h"_s, QString(u"namespace mentat {\n"_s + one + u"\n}"_s)},
             {u"scoring/b.h"_s, QString(u"namespace mentat {\n\n"_s + other + u"\n}"_s)}},
            places};
    };
    const QString game = u"struct Game {\n};"_s;
    return {
        twice(u"a struct"_s, game, game, {u"scoring/b.h:3"_s}),
        twice(u"of another kind"_s, game, u"class Game final : public Base {\n};"_s,
              {u"scoring/b.h:3"_s}),
        twice(u"an enum"_s, game, u"enum class Game {\n};"_s, {u"scoring/b.h:3"_s}),
        twice(u"only declared"_s, game, u"struct Game;"_s, {}),
        twice(u"within another"_s, game, u"struct Heat {\n    struct Game {\n    };\n};"_s, {}),
        twice(u"specialised"_s, game, u"template <>\nstruct Codec<Game> {\n};"_s, {}),
        {name,
         u"another namespace"_s,
         {{u"model/a.h"_s, u"namespace mentat {\nstruct Game {\n};\n}"_s},
          {u"tests/b.h"_s, u"namespace mentat::test {\nstruct Game {\n};\n}"_s}},
         {}},
    };
}

std::vector<Planted> escapesByHand() {
    const QString name = u"escapes"_s;
    const QString code = u"\nauto a = u\"<p>\"_s + text.toHtmlEscaped();"_s;
    return {
        holding(name, u"app/phones/page.cpp"_s, code, {u"2"_s}),
        holding(name, u"reports/writers/html/html_writer.cpp"_s, code, {u"2"_s}),
        holding(name, u"reports/writers/html/html.h"_s, code, {}),
        holding(name, u"app/phones/page.cpp"_s, u"// no toHtmlEscaped() here"_s, {}),
        holding(name, u"tests/phones/tst_a.cpp"_s, code, {}),
    };
}

std::vector<Planted> onlyInstances() {
    const QString name = u"singletons"_s;
    const QString path = u"app/session/config.h"_s;
    return {
        holding(name, path, u"class Config {\n    static Config& instance();\n};"_s, {u"2"_s}),
        holding(name, path, u"static Config*\ninstance() { return nullptr; }"_s, {u"1"_s}),
        holding(name, path, u"static Config& getInstance();"_s, {u"1"_s}),
        holding(name, path, u"Q_GLOBAL_STATIC(Config, config)"_s, {u"1"_s}),
        holding(name, path, u"static Config standard();\nvoid instance();"_s, {}),
        holding(name, path, u"static const auto* app = QCoreApplication::instance();"_s, {}),
        holding(name, path, u"// a static Config& instance() would be wrong"_s, {}),
    };
}

std::vector<Planted> texts() {
    const QString name = u"texts"_s;
    const QString path = u"reports/wording/a.cpp"_s;
    return {
        holding(name, path, uR"cpp(return l.translate("A", QT_TRANSLATE_NOOP("A", "Heat"));)cpp"_s,
                {u"1"_s}),
        holding(name, path,
                u"x;\nl.translate(\n    \"A\",\n  QT_TRANSLATE_N_NOOP(\"A\", \"%n\"));"_s,
                {u"2"_s}),
        holding(name, path, uR"cpp(QCoreApplication::translate("A", QT_TR_NOOP("Heat"));)cpp"_s,
                {u"1"_s}),
        holding(name, path, uR"cpp(l.translate(context, QT_TRANSLATE_NOOP("A", "Heat"));)cpp"_s,
                {}),
        holding(name, path, uR"cpp(l.translate("A", "Heat");)cpp"_s, {}),
        holding(name, path, uR"cpp(constexpr Phrase heat("A", "Heat");)cpp"_s, {u"1"_s}),
        holding(name, path, uR"cpp(const CountedPhrase heats{"A", "%n heat(s)"};)cpp"_s, {u"1"_s}),
        holding(name, path, uR"cpp(say(l, Phrase{"A", "Heat"});)cpp"_s, {u"1"_s}),
        holding(name, path, uR"cpp(say(l, Phrase(context, "Heat"));)cpp"_s, {u"1"_s}),
        holding(name, path, uR"cpp(say(l, Phrase("A", "Heat %1"), {number});)cpp"_s, {}),
        holding(name, path, uR"cpp(// l.translate("A", QT_TRANSLATE_NOOP("A", "Heat"));)cpp"_s, {}),
    };
}

std::vector<Planted> unfinishedWork() {
    const QString name = u"unfinished work"_s;
    const QString program = u"model/a.cpp"_s;
    const QString test = u"tests/model/tst_a.cpp"_s;
    return {
        holding(name, program, u"int a; // TODO: more"_s, {u"1"_s}),
        holding(name, program, u"/*\n FIXME */"_s, {u"2"_s}),
        holding(name, test, u"void f() {\n    QSKIP(\"no\");\n}"_s, {u"2"_s}),
        holding(name, test, u"QTest::qSkip(why, __FILE__, __LINE__);"_s, {u"1"_s}),
        holding(name, u"tests/support/only_unix.h"_s, u"QTest::qSkip(why, __FILE__, __LINE__);"_s,
                {}),
        holding(name, test, u"QEXPECT_FAIL(\"\", \"later\", Continue);"_s, {u"1"_s}),
        holding(name, test, u"auto a = \"a // TODO in a literal\";"_s, {}),
        holding(name, program, u"int TODOS = 1;"_s, {}),
    };
}

std::vector<Planted> waitsWithoutPatience() {
    const QString name = u"waits"_s;
    const QString test = u"tests/gui/tst_a.cpp"_s;
    const QStringList first{u"1"_s};
    return {
        holding(name, test, u"QTRY_VERIFY(isThere());"_s, first),
        holding(name, test, u"QTRY_COMPARE(a(),\n b);"_s, first),
        holding(name, test, u"QTRY_COMPARE_WITH_TIMEOUT(a(), b, 2000);"_s, first),
        holding(name, test, u"\nQTest::qWaitFor([&] { a(); return b; });"_s, {u"2"_s}),
        holding(name, test, u"QTest::qWaitFor([&] { return patience; }, 20'000);"_s, first),
        holding(name, test, u"QTest::qWaitForWindowActive(&window);"_s, first),
        holding(name, test, u"process.waitForFinished();"_s, first),
        holding(name, test, u"process->waitForReadyRead(60'000);"_s, first),
        holding(name, test, u"QTRY_COMPARE_WITH_TIMEOUT(a(), b, patience);"_s, {}),
        holding(name, test, u"QTest::qWaitFor([&] { a(); return b; },\n patience);"_s, {}),
        holding(name, test, u"process.waitForFinished(patience);"_s, {}),
        holding(name, u"tests/benchmarks/bench_a.cpp"_s, u"process.waitForFinished();"_s, {}),
        holding(name, u"app/platform/a.cpp"_s, u"socket.waitForReadyRead(2000);"_s, {}),
    };
}

} // namespace

std::vector<Planted> plantedTexts() {
    std::vector<Planted> planted;
    for (const auto& some :
         {sql(), ruleNumbers(), sharedRules(), namesOfKinds(), wordsOfKinds(), typeNames(),
          escapesByHand(), onlyInstances(), texts(), unfinishedWork(), waitsWithoutPatience()})
        planted.insert(planted.end(), some.begin(), some.end());
    return planted;
}

} // namespace mentat::test
