#pragma once

#include <QCoreApplication>
#include <QTest>

namespace mentat::test {

/// Ends like the window's program (app/this_machine.h), after the test has cleaned up.
#ifdef Q_OS_WIN
void endTest(int code);
#else
inline void endTest(int) {}
#endif

/// The main function, like QTEST_MAIN. Application: the least that the test needs, from
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

/// Ends a test source: the class, in its file's namespace, runs under the file's name
/// (mentat_tests() in cmake/MentatTargets.cmake).
#define MENTAT_TEST(file, TestClass, Application)                                                  \
    int file(int argc, char* argv[]);                                                              \
    int file(int argc, char* argv[]) {                                                             \
        return mentat::test::runTest<mentat::test::file::TestClass, Application>(argc, argv);      \
    }
