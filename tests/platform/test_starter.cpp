// The program that tst_single_instance starts several times: it says how it started, and, where it
// is the first, each request that comes in.
//   test_starter SOCKET [FILE]

#include "app/platform/single_instance.h"
#include "tests/support/patience.h"

#include <QCoreApplication>

#include <cstdio>

using namespace mentat;

namespace {

void say(const QString& word) {
    std::printf("%s\n", qPrintable(word));
    std::fflush(stdout);
}

QString wordOf(SingleInstance::Start start) {
    switch (start) {
    case SingleInstance::Start::First: return QStringLiteral("first");
    case SingleInstance::Start::HandedOver: return QStringLiteral("handed over");
    case SingleInstance::Start::Alone: return QStringLiteral("alone");
    }
    return {};
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.size() < 2)
        return 2;
    StartRequest request;
    if (arguments.size() > 2)
        request.file = arguments.at(2);
    SingleInstance instance(arguments.at(1), std::chrono::milliseconds(mentat::test::patience));
    QObject::connect(
        &instance, &SingleInstance::asked, &application,
        [](const StartRequest& asked) { say(asked.file.value_or(QStringLiteral("raise"))); });
    const auto start = instance.start(request);
    say(wordOf(start));
    return start == SingleInstance::Start::First ? application.exec() : 0;
}
