#include "app/this_machine.h"
#include "ui/frame/main_window.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace {

/// Beside the program when it runs from its build folder, in the data folders when installed.
QString samplePath() {
    const QString built = QApplication::applicationDirPath() + u"/../resources/sample.mentat"_s;
    if (QFileInfo::exists(built))
        return QDir::cleanPath(built);
    return QStandardPaths::locate(QStandardPaths::AppDataLocation, u"sample.mentat"_s);
}

QString preferencesFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)
           + u"/preferences.ini"_s;
}

} // namespace

int main(int argc, char* argv[]) {
    QApplication application(argc, argv);
    QApplication::setApplicationName(u"mentat"_s);
    QApplication::setApplicationDisplayName(u"Mentat"_s);
    QApplication::setApplicationVersion(QStringLiteral(MENTAT_VERSION));

    const auto clock = mentat::clockOfThisMachine();
    if (!clock) {
        qCritical("%s", qPrintable(clock.error()));
        return 2;
    }
    const mentat::Program program{
        .clock = **clock,
        .hand = {},
        .host = mentat::hostName(),
        .user = mentat::userName(),
        .wording = mentat::Wording(),
        .sample = samplePath(),
        .documents = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation),
    };
    mentat::Preferences preferences(preferencesFile());
    mentat::Look look;
    mentat::NativePrompts prompts;
    mentat::MainWindow window(program, look, preferences, prompts);
    window.QWidget::show();
    if (const QStringList arguments = QApplication::arguments(); arguments.size() > 1)
        window.openPath(arguments[1]);
    return QApplication::exec();
}
