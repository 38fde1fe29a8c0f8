#pragma once

#include <QCoreApplication>
#include <QTest>

namespace mentat::test {

/// As the window's program ends (app/this_machine.h), when the test has taken all down.
#ifdef Q_OS_WIN
void endTest(int code);
#else
inline void endTest(int) {}
#endif

/// What QTEST_MAIN would be the main function of. Application: the least that the test needs, from
/// QCoreApplication to QApplication.
template <class TestClass, class Application>
int runTest(int argc, char* argv[]) {
    int code = 0;
    {
        Application application(argc, argv);
        Application::setAttribute(Qt::AA_Use96Dpi, true);
        TestClass test;
        code = QTest::qExec(&test, argc, argv);
    }
    endTest(code);
    return code;
}

} // namespace mentat::test

/// Ends a test source: the class, which stands in the namespace of its file, is run by the file's
/// name (mentat_tests() in cmake/MentatTargets.cmake).
#define MENTAT_TEST(file, TestClass, Application)                                                  \
    int file(int argc, char* argv[]);                                                              \
    int file(int argc, char* argv[]) {                                                             \
        return mentat::test::runTest<mentat::test::file::TestClass, Application>(argc, argv);      \
    }
