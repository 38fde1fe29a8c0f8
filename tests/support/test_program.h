#pragma once

#include <QCoreApplication>
#include <QTest>

namespace mentat::test {

/// What QTEST_MAIN would be the main function of. Application: the least that the test needs, from
/// QCoreApplication to QApplication.
template <class TestClass, class Application>
int runTest(int argc, char* argv[]) {
    Application application(argc, argv);
    Application::setAttribute(Qt::AA_Use96Dpi, true);
    TestClass test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace mentat::test

/// Ends a test source: the class, which stands in the namespace of its file, is run by the file's
/// name (mentat_tests() in cmake/MentatTargets.cmake).
#define MENTAT_TEST(file, TestClass, Application)                                                  \
    int file(int argc, char* argv[]);                                                              \
    int file(int argc, char* argv[]) {                                                             \
        return mentat::test::runTest<mentat::test::file::TestClass, Application>(argc, argv);      \
    }
