#include "app/cli/output/problems.h"
#include "app/cli/program.h"
#include "app/this_machine.h"

#include <QFile>
#include <QGuiApplication>
#include <QLoggingCategory>

#include <memory>

using namespace Qt::StringLiterals;

namespace {

/// Unbuffered: what could not be written is known when it is written.
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

/// Qt tells on standard error that it changes a locale which is not UTF-8, or that a folder of the
/// desktop's is missing. These are no problems of the person's, who gets a line for each of those.
void dropMessage(QtMsgType, const QMessageLogContext&, const QString&) {}

} // namespace

int main(int argc, char* argv[]) {
    // A refusal is one sentence; what SQLite said is there for whoever asks for it.
    // What Qt says of a picture is nothing that somebody can do something about.
    QLoggingCategory::setFilterRules(
        u"mentat.store.info=false\nqt.gui.imageio*=false\nqt.svg*=false"_s);
    qInstallMessageHandler(dropMessage);
    auto application = std::make_unique<QCoreApplication>(argc, argv);
    qInstallMessageHandler(nullptr);
    // Texts on paper are measured, and Qt has fonts only in a QGuiApplication. Reading them takes
    // time, so only what is drawn waits for it. Nothing is ever shown.
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
