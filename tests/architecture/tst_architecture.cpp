#include "tests/architecture/checks.h"
#include "tests/architecture/cpp_text.h"
#include "tests/architecture/functions.h"
#include "tests/architecture/planted_faults.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_architecture {
namespace {

QString placeOf(const Fault& fault) {
    return u"%1:%2"_s.arg(fault.path).arg(fault.line);
}

const Check* findCheck(const QString& name) {
    const auto& all = checks();
    const auto found
        = std::find_if(all.begin(), all.end(), [&name](const Check& c) { return c.name == name; });
    return found == all.end() ? nullptr : &*found;
}

/// "f 1-3, g 5-5": what the measuring sees in a piece of code.
QString functionsOf(const QString& source) {
    const FoundFunctions found = functionsIn(takeApart(source).code);
    QStringList spans;
    for (const FunctionSpan& span : found.functions)
        spans.append(u"%1 %2-%3"_s.arg(span.name).arg(span.firstLine).arg(span.lastLine));
    return found.understood ? spans.join(u", "_s) : u"not understood"_s;
}

} // namespace

class TestArchitecture : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sourcesFollow_data();
    void sourcesFollow();
    void plantedFaultIsFound_data();
    void plantedFaultIsFound();
    void everyCheckFindsAPlantedFault();
    void exceptionsAreForWhatIsTooLong();
    void placesOfRuleNumbersAreNeeded();
    void placesOfWordsAreNeeded();
    void functionsAreMeasured_data();
    void functionsAreMeasured();
    void everyFolderOfTheTableIsThere();
};

void TestArchitecture::sourcesFollow_data() {
    QTest::addColumn<QString>("check");
    for (const Check& check : checks())
        QTest::newRow(qUtf8Printable(check.name)) << check.name;
}

void TestArchitecture::sourcesFollow() {
    QFETCH(QString, check);
    static const SourceTree tree = readTree(QString::fromUtf8(MENTAT_SOURCE_DIR));
    QVERIFY2(tree.contains(u"model/CMakeLists.txt"_s), "MENTAT_SOURCE_DIR is no source root");

    const Faults faults = findCheck(check)->run(tree);
    for (const Fault& fault : faults)
        qWarning("%s: %s", qUtf8Printable(placeOf(fault)), qUtf8Printable(fault.text));
    QCOMPARE(faults.size(), std::size_t{0});
}

void TestArchitecture::plantedFaultIsFound_data() {
    QTest::addColumn<QString>("check");
    QTest::addColumn<SourceTree>("tree");
    QTest::addColumn<QStringList>("places");
    for (const Planted& planted : plantedFaults())
        QTest::addRow("%s: %s", qUtf8Printable(planted.check), qUtf8Printable(planted.title))
            << planted.check << planted.tree << planted.places;
}

void TestArchitecture::plantedFaultIsFound() {
    QFETCH(QString, check);
    QFETCH(SourceTree, tree);
    QFETCH(QStringList, places);
    QVERIFY2(findCheck(check) != nullptr, "the planted fault names no check");

    QStringList found;
    for (const Fault& fault : findCheck(check)->run(tree)) {
        QVERIFY(!fault.text.isEmpty());
        found.append(placeOf(fault));
    }
    QCOMPARE(found, places);
}

void TestArchitecture::everyCheckFindsAPlantedFault() {
    const std::vector<Planted> planted = plantedFaults();
    for (const Check& check : checks()) {
        QVERIFY2(std::any_of(planted.begin(), planted.end(),
                             [&check](const Planted& p) {
                                 return p.check == check.name && !p.places.isEmpty();
                             }),
                 qUtf8Printable(check.name));
    }
}

void TestArchitecture::exceptionsAreForWhatIsTooLong() {
    const SourceTree tree{{u"model/a.cpp"_s, functionOfLines(u"void A::f()"_s, 700)}};
    const SizeException file{u"model/a.cpp"_s, {}, u"a table"_s};
    const SizeException function{u"model/a.cpp"_s, u"A::f"_s, u"one switch"_s};
    const SizeException elsewhere{u"model/b.cpp"_s, {}, u"gone"_s};
    QCOMPARE(checkSizes(tree, {}).size(), std::size_t{2});
    QCOMPARE(checkSizes(tree, {file}).size(), std::size_t{1});
    QCOMPARE(checkSizes(tree, {file, function}).size(), std::size_t{0});
    QCOMPARE(checkSizes(tree, {file, function, elsewhere}).size(), std::size_t{1});

    for (const SizeException& exception : sizeExceptions())
        QVERIFY2(!exception.reason.isEmpty(), qUtf8Printable(exception.path));
}

void TestArchitecture::placesOfRuleNumbersAreNeeded() {
    const SourceTree tree = readTree(QString::fromUtf8(MENTAT_SOURCE_DIR));
    for (const RulePlace& place : placesOfRuleNumbers()) {
        QVERIFY2(!place.reason.isEmpty(), qUtf8Printable(place.path));
        std::vector<RulePlace> others = placesOfRuleNumbers();
        std::erase_if(others, [&](const RulePlace& other) { return other.path == place.path; });
        QVERIFY2(!checkRuleNumbers(tree, others).empty(), qUtf8Printable(place.path));
    }
}

void TestArchitecture::placesOfWordsAreNeeded() {
    const SourceTree tree = readTree(QString::fromUtf8(MENTAT_SOURCE_DIR));
    for (const RulePlace& place : placesOfWordsOfOneKind()) {
        QVERIFY2(!place.reason.isEmpty(), qUtf8Printable(place.path));
        std::vector<RulePlace> others = placesOfWordsOfOneKind();
        std::erase_if(others, [&](const RulePlace& other) { return other.path == place.path; });
        QVERIFY2(!checkWordsOfKinds(tree, others).empty(), qUtf8Printable(place.path));
    }
}

void TestArchitecture::functionsAreMeasured_data() {
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("functions");
    const auto row = [](const char* name, const QString& source, const QString& functions) {
        QTest::newRow(name) << source << functions;
    };
    row("plain", u"int f()\n{\n}\n"_s, u"f 1-3"_s);
    row("comment before", u"// why\nint f(int a = 1) {\n}"_s, u"f 2-3"_s);
    row("braces in text", u"void f() {\n  g(\"{\", '{', R\"(}{\n{)\"); // {\n}"_s, u"f 1-4"_s);
    row("digit separators", u"int a = 1'000'000;\nvoid f() { int b = 0xFF'FF'FF; }"_s, u"f 2-2"_s);
    row("apostrophe in #error", u"#error It's old\nvoid f() {\n}"_s, u"f 2-3"_s);
    row("macro body", u"#define X(a) void a() { \\\n  {\nvoid f() {\n}"_s, u"f 3-4"_s);
    row("namespace", u"namespace a::b {\nvoid f() {}\nnamespace {\nint g() {}\n}\n}"_s,
        u"f 2-2, g 4-4"_s);
    row("extern", u"extern \"C\" {\nvoid f() {}\n}"_s, u"f 2-2"_s);
    row("class",
        u"struct A final : B {\n  A() = default;\n  int f() const { return m; }\n  int m{0};\n};"_s,
        u"f 3-3"_s);
    row("access label", u"class A {\n  Q_OBJECT\npublic Q_SLOTS:\n  void f() {\n  }\n};"_s,
        u"f 4-5"_s);
    row("macro with arguments", u"struct A {\n  Q_ENUM(Kind)\n  void f() {}\n};"_s, u"f 3-3"_s);
    row("enum", u"enum class E : quint8 {\n  A,\n};\nvoid f(E e) noexcept {}"_s, u"f 4-4"_s);
    row("member initialisers", u"A::A(int a)\n  : m_a{a}\n  , m_b(b{}) {\n}"_s, u"A::A 1-4"_s);
    row("member initialiser, braces last", u"A::A(int a) : m_a{a} {\n}"_s, u"A::A 1-2"_s);
    row("destructor", u"A::~A() {}"_s, u"A::~A 1-1"_s);
    row("operators", u"bool operator==(A a, A b) {}\nint A::operator()(int) const {}"_s,
        u"operator== 1-1, A::operator() 2-2"_s);
    row("spaceship", u"auto operator<=>(A, A) {}"_s, u"operator<=> 1-1"_s);
    row("conversion", u"struct A { explicit operator bool() const {} };"_s, u"operator bool 1-1"_s);
    row("template", u"template <class T = int, auto V = 1>\nT f(T t)\n{\n}"_s, u"f 1-4"_s);
    row("specialisation", u"template <>\nint f<A>(A) {}\nint B<A>::g() {}"_s,
        u"f 1-2, B<A>::g 3-3"_s);
    row("template class", u"template <class T>\nclass A {\n  T f() {}\n};"_s, u"f 3-3"_s);
    row("trailing return", u"auto f(int a) -> std::vector<int> {\n}"_s, u"f 1-2"_s);
    row("returns a struct", u"struct A f() {\n}"_s, u"f 1-2"_s);
    row("attribute", u"[[nodiscard]] int f() {}"_s, u"f 1-1"_s);
    row("lambda within", u"void f() {\n  auto g = [] {\n  };\n}"_s, u"f 1-4"_s);
    row("lambda outside", u"const auto g = [](int a) -> int {\n  return a;\n};\nvoid f() {}"_s,
        u"lambda 1-3, f 4-4"_s);
    row("lambda in a table", u"const T t[] = {\n  {1, [](int a) {\n    return a; }},\n};"_s,
        u"lambda 2-3"_s);
    row("table", u"const std::array<int, 2> t{{\n 1, 2}};\nint x[] = {1};\nauto y = f({1, 2});"_s,
        u""_s);
    row("function object", u"std::function<int()> m_f{g};\nalignas(8) int x{1};"_s, u""_s);
    row("default argument", u"int f(std::vector<int> a = {}, B b = {1}) {\n}"_s, u"f 1-2"_s);
    row("local class", u"void f() {\n  struct A { void g() {} };\n}"_s, u"f 1-3"_s);
    row("unbalanced", u"void f() {}\n}"_s, u"not understood"_s);
}

void TestArchitecture::functionsAreMeasured() {
    QFETCH(QString, source);
    QFETCH(QString, functions);
    QCOMPARE(functionsOf(source), functions);
}

void TestArchitecture::everyFolderOfTheTableIsThere() {
    const SourceTree tree = readTree(QString::fromUtf8(MENTAT_SOURCE_DIR));
    for (const Layer& layer : layers()) {
        QVERIFY2(tree.contains(QString(layer.folder + u"/CMakeLists.txt"_s)),
                 qUtf8Printable(layer.folder));
        for (const QString& link : layer.links + layer.privateLinks)
            QCOMPARE(layerOf(QString(link + u"/a.h"_s)), link);
    }
}

} // namespace mentat::test::tst_architecture

MENTAT_TEST(tst_architecture, TestArchitecture, QCoreApplication)
#include "tst_architecture.moc"
