#include "app/cli/output/problems.h"
#include "app/cli/program.h"
#include "app/this_machine.h"

#include <QFile>
#include <QGuiApplication>
#include <QLoggingCategory>

#include <memory>

using namespace Qt::StringLiterals;

namespace {

/// Unbuffered, so that a failed write is known at once.
void openStream(QFile& stream, int descriptor, QIODevice::OpenMode mode) {
    (void)stream.open(descriptor, mode | QIODevice::Unbuffered);
}

int run(const QStringList& typed, const std::function<void()>& prepareToDraw) {
    QFile in;
    QFile out;
    QFile err;
    openStream(in, 0, QIODevice::ReadOnly);
    openStream(out, 1, QIODevice::WriteOnly);
    openStream(err, 2, QIODevice::WriteOnly);

    const auto clock = mentat::clockOfThisMachine();
    if (!clock)
        return static_cast<int>(mentat::reportWrongUsage(err, clock.error()));
    const mentat::Desk desk{**clock, u"cli"_s, mentat::hostName(), mentat::userName()};
    const mentat::Language ofPages = mentat::languageOfThisPerson();
    mentat::CommandContext context{.in = in,
                                   .out = out,
                                   .err = err,
                                   .desk = desk,
                                   .wording = mentat::Wording(),
                                   .pageWording = mentat::Wording(ofPages),
                                   .paper = mentat::usualPaper(ofPages.locale()),
                                   .prepareToDraw = prepareToDraw};
    return static_cast<int>(mentat::runProgram(typed, context));
}

/// Qt reports on standard error that it changes a locale other than UTF-8, or that a desktop folder
/// is missing. These are not the user's problems, and users get one line per problem.
void dropMessage(QtMsgType, const QMessageLogContext&, const QString&) {}

} // namespace

int main(int argc, char* argv[]) {
    // A refusal is one sentence; SQLite's message is shown only on request. Users can do nothing
    // about Qt's warnings on pictures.
    QLoggingCategory::setFilterRules(
        u"mentat.store.info=false\nqt.gui.imageio*=false\nqt.svg*=false"_s);
    qInstallMessageHandler(dropMessage);
    auto application = std::make_unique<QCoreApplication>(argc, argv);
    qInstallMessageHandler(nullptr);
    // Layouts for paper are measured, and only a QGuiApplication has fonts. Loading it takes time,
    // so only drawing waits for it. Nothing is ever shown.
    const auto prepareToDraw = [&] {
        application.reset();
        mentat::choosePlatform(mentat::Drawing::Unseen);
        qInstallMessageHandler(dropMessage);
        application = std::make_unique<QGuiApplication>(argc, argv);
        mentat::addFontsBroughtAlong();
        qInstallMessageHandler(nullptr);
    };
    mentat::prepareStandardStreams();
    return run(QCoreApplication::arguments().mid(1), prepareToDraw);
}
