#include "app/platform/colour_scheme.h"
#include "app/platform/log_file.h"
#include "app/platform/single_instance.h"
#include "app/this_machine.h"
#include "ui/charts/chart_renderer.h"
#include "ui/desk/desk_log.h"
#include "ui/desk/english_plurals.h"
#include "ui/desk/translations.h"
#include "ui/frame/main_window.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QLibraryInfo>
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

/// Beside the sample.
QString guideFolder() {
    const QString built = QApplication::applicationDirPath() + u"/../resources/guide"_s;
    if (QFileInfo::exists(built))
        return QDir::cleanPath(built);
    return QStandardPaths::locate(QStandardPaths::AppDataLocation, u"guide"_s,
                                  QStandardPaths::LocateDirectory);
}

QString preferencesFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)
           + u"/preferences.ini"_s;
}

/// Beside the sample.
QStringList translationFolders() {
    return {QDir::cleanPath(QApplication::applicationDirPath() + u"/../resources/translations"_s),
            QStandardPaths::locate(QStandardPaths::AppDataLocation, u"translations"_s,
                                   QStandardPaths::LocateDirectory)};
}

/// What this start was asked for.
mentat::StartRequest requestOf(const QStringList& arguments) {
    if (arguments.size() < 2)
        return {};
    return {QFileInfo(arguments[1]).absoluteFilePath()};
}

/// The desktop's own choice of light or dark, also when it changes.
void followColourScheme(const mentat::ColourScheme& scheme, mentat::Look& look) {
    const auto take = [&scheme, &look] {
        std::optional<mentat::Tone> tone;
        if (const auto wish = scheme.wish())
            tone = *wish == mentat::ColourScheme::Wish::Dark ? mentat::Tone::Dark
                                                             : mentat::Tone::Light;
        look.setSystemTone(tone);
    };
    QObject::connect(&scheme, &mentat::ColourScheme::changed, &look, take);
    take();
}

/// What later starts of the program ask of the one that runs.
void serveLaterStarts(const mentat::SingleInstance& instance, mentat::MainWindow& window) {
    QObject::connect(&instance, &mentat::SingleInstance::asked, &window,
                     [&window](const mentat::StartRequest& request) {
                         window.comeToFront();
                         if (request.file)
                             window.openPath(*request.file);
                     });
}

std::unique_ptr<mentat::LogFile> logFile;
QtMessageHandler saidBefore = nullptr;

/// To the log, and to whoever was told before.
void keepMessage(QtMsgType type, const QMessageLogContext& context, const QString& text) {
    logFile->add(QDateTime::currentDateTimeUtc().toString(Qt::ISODate),
                 QString::fromLatin1(context.category) + u": "_s + text);
    if (saidBefore && type != QtInfoMsg)
        saidBefore(type, context, text);
}

QString startLog() {
    const QString path
        = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/log/mentat.log"_s;
    logFile = std::make_unique<mentat::LogFile>(path);
    saidBefore = qInstallMessageHandler(keepMessage);
    qCInfo(mentat::deskLog) << "started" << MENTAT_VERSION;
    return path;
}

} // namespace

int main(int argc, char* argv[]) {
    QApplication application(argc, argv);
    QApplication::setApplicationName(u"mentat"_s);
    QApplication::setApplicationDisplayName(u"Mentat"_s);
    QApplication::setApplicationVersion(QStringLiteral(MENTAT_VERSION));

    mentat::Preferences preferences(preferencesFile());
    const mentat::Translations translations(translationFolders());
    const QString language = translations.spoken(preferences.choices().language, QLocale());
    // The one installed last is asked first.
    mentat::EnglishPlurals plurals;
    QApplication::installTranslator(&plurals);
    QTranslator ofQt; // its own dialogs and menus
    if (ofQt.load(u"qtbase_"_s + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QApplication::installTranslator(&ofQt);
    const std::shared_ptr<QTranslator> translator = translations.translator(language);
    if (translator)
        QApplication::installTranslator(translator.get());
    const auto clock = mentat::clockOfThisMachine();
    if (!clock) {
        qCritical("%s", qPrintable(clock.error()));
        return 2;
    }
    const mentat::StartRequest request = requestOf(QApplication::arguments());
    mentat::SingleInstance instance(mentat::SingleInstance::socketPath());
    if (instance.start(request) == mentat::SingleInstance::Start::HandedOver)
        return 0;
    const QString log = startLog(); // once it is sure that this is the one that runs
    mentat::DesktopBus bus;
    const mentat::ChartRenderer charts{QLocale()};
    const mentat::Program program{
        .clock = **clock,
        .figures = charts,
        .hand = {},
        .host = mentat::hostName(),
        .user = mentat::userName(),
        .wording = mentat::Wording(mentat::Language(translator, QLocale())),
        .translations = translations,
        .sample = samplePath(),
        .documents = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation),
        .log = log,
        .guide = guideFolder(),
        .bus = &bus,
    };
    mentat::Look look;
    const mentat::ColourScheme scheme(bus);
    followColourScheme(scheme, look);
    mentat::NativePrompts prompts;
    mentat::MainWindow window(program, look, preferences, prompts);
    serveLaterStarts(instance, window);
    if (request.file) // first: the window comes up once, with what it is to show
        window.openPath(*request.file);
    window.QWidget::show();
    const int code = QApplication::exec();
    qCInfo(mentat::deskLog) << "ended" << code;
    qInstallMessageHandler(saidBefore);
    return code;
}
