#include "tests/architecture/planted_faults.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace mentat::test {
namespace {

QString emptyLines(qsizetype count) {
    return QString(count, u'\n');
}

Planted sizeOf(const QString& title, const QString& path, const QString& source,
               const QStringList& places) {
    return {u"sizes"_s, title, {{path, source}}, places};
}

/// model/a.h, of so many lines, and those who use it.
Planted slipOf(const QString& title, int lines, const QStringList& users, bool isFault) {
    SourceTree tree{{u"model/a.h"_s, emptyLines(lines)}};
    for (const QString& user : users)
        tree[user] = u"#include \"model/a.h\"\n"_s;
    return {u"slips"_s, title, tree, isFault ? QStringList{u"model/a.h:1"_s} : QStringList()};
}

} // namespace

QString functionOfLines(const QString& signature, qsizetype lines) {
    return QString(signature + u" {"_s + emptyLines(lines - 1) + u"}\n"_s);
}

std::vector<Planted> plantedSizes() {
    const QString longest = functionOfLines(u"int f(int a)"_s, 100);
    const QString tooLong = functionOfLines(u"int f(int a)"_s, 101);
    const QString a = u"model/a.cpp"_s;
    const QString t = u"tests/model/tst_a.cpp"_s;
    return {
        sizeOf(u"600 lines"_s, a, emptyLines(600), {}),
        sizeOf(u"601 lines"_s, a, emptyLines(601), {u"model/a.cpp:1"_s}),
        sizeOf(u"601 lines, the last not ended"_s, a, QString(emptyLines(600) + u"int x;"_s),
               {u"model/a.cpp:1"_s}),
        sizeOf(u"600 lines of a test"_s, t, emptyLines(600), {}),
        sizeOf(u"601 lines of a test"_s, t, emptyLines(601), {u"tests/model/tst_a.cpp:1"_s}),
        sizeOf(u"100 lines"_s, a, longest, {}),
        sizeOf(u"101 lines"_s, a, QString(u"namespace mentat {\n"_s + tooLong + u"}\n"_s),
               {u"model/a.cpp:2"_s}),
        sizeOf(u"101 lines in a class"_s, u"ui/a.h"_s,
               QString(u"class A {\n    Q_OBJECT\npublic:\n"_s + tooLong + u"};\n"_s),
               {u"ui/a.h:4"_s}),
        sizeOf(u"100 lines of a test"_s, t, functionOfLines(u"void T::f()"_s, 100), {}),
        sizeOf(u"101 lines of a test"_s, t, functionOfLines(u"void T::f()"_s, 101),
               {u"tests/model/tst_a.cpp:1"_s}),
        sizeOf(u"a long class and a long table"_s, a,
               QString(functionOfLines(u"class A"_s, 200) + u";\nconst int t[] = "_s
                       + functionOfLines({}, 200) + u";\n"_s),
               {}),
        sizeOf(u"braces that do not match"_s, a, u"void f() {\n"_s, {u"model/a.cpp:1"_s}),
        sizeOf(u"no C++ of ours"_s, u"docs/a.cpp"_s, emptyLines(1000), {}),
        sizeOf(u"a long table in a function"_s, a,
               QString(u"const T& t() {\n    static const std::vector<T> rows"_s
                       + functionOfLines({}, 200) + u";\n    return rows;\n}\n"_s),
               {}),
        sizeOf(u"statements between the braces of a table"_s, a,
               QString(u"const T& t() {\n    static const T rows = [] {\n        T made;\n"_s
                       + emptyLines(100) + u"        return made;\n    }();\n}\n"_s),
               {u"model/a.cpp:1"_s}),
        slipOf(u"a header of 39 lines that one file uses"_s, 39, {u"model/b.cpp"_s}, true),
        slipOf(u"a header of 40 lines that one file uses"_s, 40, {u"model/b.cpp"_s}, false),
        slipOf(u"a header that only its own source uses"_s, 3, {u"model/a.cpp"_s}, true),
        slipOf(u"a header that a test uses too"_s, 3,
               {u"model/a.cpp"_s, u"model/b.cpp"_s, u"tests/model/tst_a.cpp"_s}, false),
        {u"slips"_s,
         u"what a kind of rules gives to a table, and what lies behind it"_s,
         {{u"model/storm/row.h"_s, {}},
          {u"model/storm/behind.h"_s, {}},
          {u"model/kinds/table.cpp"_s, u"#include \"model/storm/row.h\"\n"_s},
          {u"model/storm/row.cpp"_s, u"#include \"model/storm/behind.h\"\n"_s}},
         {u"model/storm/behind.h:1"_s}},
        {u"slips"_s,
         u"a header that moc reads"_s,
         {{u"ui/a.h"_s, u"class A : QObject {\n    Q_OBJECT\n};\n"_s}},
         {}},
        {u"short sources"_s,
         u"29 lines and 30"_s,
         {{u"model/a.cpp"_s, emptyLines(29)},
          {u"model/b.cpp"_s, emptyLines(30)},
          {u"model/a.h"_s, emptyLines(3)},
          {u"tests/model/tst_a.cpp"_s, emptyLines(3)}},
         {u"model/a.cpp:1"_s}},
        {u"short sources"_s,
         u"sources for one system, and tables of kinds"_s,
         {{u"app/platform/bus.cpp"_s, emptyLines(9)},
          {u"app/platform/bus_dbus.cpp"_s, emptyLines(9)},
          {u"scoring/scoring_kind.cpp"_s, emptyLines(9)}},
         {}},
        {u"READMEs"_s,
         u"a library without a README"_s,
         {{u"model/CMakeLists.txt"_s, {}},
          {u"model/README.md"_s, {}},
          {u"model/store/CMakeLists.txt"_s, {}},
          {u"tests/model/CMakeLists.txt"_s, {}}},
         {u"model/store/CMakeLists.txt:1"_s}},
        {u"libraries"_s,
         u"a library that the table does not know"_s,
         {{u"model/store/CMakeLists.txt"_s, u"mentat_library(mentat_store)\n"_s},
          {u"model/more/CMakeLists.txt"_s, u"# More\nmentat_library(mentat_more)\n"_s},
          {u"model/storm/CMakeLists.txt"_s, u"target_sources(mentat_model)\n"_s}},
         {u"model/more/CMakeLists.txt:2"_s}},
    };
}

std::vector<Planted> plantedFaults() {
    std::vector<Planted> all;
    for (const auto& some : {plantedIncludes(), plantedHeaders(), plantedTexts(), plantedSizes()})
        all.insert(all.end(), some.begin(), some.end());
    return all;
}

} // namespace mentat::test
