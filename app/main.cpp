#include "app/platform/color_scheme.h"
#include "app/platform/leaving/end_request.h"
#include "app/platform/log_file.h"
#include "app/platform/single_instance.h"
#include "app/this_machine.h"
#include "ui/desk/diagnostics.h"
#include "ui/desk/translations.h"
#include "ui/frame/main_window.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QIcon>
#include <QLibraryInfo>
#include <QRegularExpression>
#include <QStandardPaths>

#include <cstdio>
#include <string_view>

using namespace Qt::StringLiterals;

namespace {

mentat::Samples samples() {
    mentat::Samples found;
    for (const mentat::SampleName& sample : mentat::sampleNames) {
        const QString path = mentat::broughtAlong(sample.built.toString());
        if (!path.isEmpty())
            found.emplace(sample.kind, path);
    }
    return found;
}

QString guideFolder() {
    return mentat::broughtAlong(u"guide"_s, QStandardPaths::LocateDirectory);
}

QString preferencesFile() {
    return mentat::ownFolder(QStandardPaths::AppConfigLocation) + u"/preferences.ini"_s;
}

/// Mentat's own folder and the user's.
QStringList translationFolders() {
    const QStringList folders{
        mentat::broughtAlong(u"translations"_s, QStandardPaths::LocateDirectory),
        QStandardPaths::locate(QStandardPaths::AppDataLocation, u"translations"_s,
                               QStandardPaths::LocateDirectory)};
    return folders.filter(QRegularExpression(u"."_s)); // drops empty paths
}

/// Answers requests that need no window, and so no display.
bool answered(std::string_view argument) {
    if (argument == "-v" || argument == "--version")
        std::puts("mentat " MENTAT_VERSION);
    else if (argument == "-h" || argument == "--help")
        std::puts("Usage: mentat [FILE]\n"
                  "       mentat --help | --version\n\n"
                  "Opens the Game Master's desk, with the event file FILE.");
    else
        return false;
    return true;
}

/// Whether an unknown option was given; Qt has removed its own by now. A file whose name begins
/// with a hyphen is named by its path.
bool refused(const QStringList& arguments) {
    if (arguments.size() < 2 || !arguments[1].startsWith(u'-'))
        return false;
    std::fprintf(stderr, "mentat: There is no option \"%s\".\n", qPrintable(arguments[1]));
    return true;
}

void nameProgram() {
    QApplication::setApplicationName(u"mentat"_s);
    QApplication::setApplicationDisplayName(u"Mentat"_s);
    QApplication::setApplicationVersion(QStringLiteral(MENTAT_VERSION));
    // The name of the desktop file, by which Wayland finds the window's icon.
    QApplication::setDesktopFileName(u"mentat"_s);
    QApplication::setWindowIcon(QIcon(u":/mentat.svg"_s));
}

/// For Qt's own dialogs and menus.
void installTextsOfQt(QTranslator& translator, const QString& language) {
    const QString folder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    if (translator.load(u"qtbase_"_s + language, folder))
        QApplication::installTranslator(&translator);
}

mentat::StartRequest requestOf(const QStringList& arguments) {
    if (arguments.size() < 2)
        return {};
    return {QFileInfo(arguments[1]).absoluteFilePath()};
}

/// Follows the desktop's light or dark setting, including changes.
void followColorScheme(const mentat::ColorScheme& scheme, mentat::DeskTheme& theme) {
    const auto take = [&scheme, &theme] {
        std::optional<mentat::Tone> tone;
        if (const auto wish = scheme.wish())
            tone = *wish == mentat::ColorScheme::Wish::Dark ? mentat::Tone::Dark
                                                            : mentat::Tone::Light;
        theme.setSystemTone(tone);
    };
    QObject::connect(&scheme, &mentat::ColorScheme::changed, &theme, take);
    take();
}

/// Handles requests of later starts.
void serveLaterStarts(const mentat::SingleInstance& instance, mentat::MainWindow& window) {
    QObject::connect(&instance, &mentat::SingleInstance::asked, &window,
                     [&window](const mentat::StartRequest& request) {
                         window.comeToFront();
                         if (request.file)
                             window.openPath(*request.file);
                     });
}

/// Handles later starts, and the system's request to quit: then nothing is asked, drafts are kept,
/// and the file is closed.
void heedOthers(const mentat::SingleInstance& instance, const mentat::EndRequest& end,
                mentat::MainWindow& window) {
    serveLaterStarts(instance, window);
    QObject::connect(&end, &mentat::EndRequest::asked, &window, [] { QApplication::exit(0); });
}

std::unique_ptr<mentat::LogFile> logFile;
QtMessageHandler saidBefore = nullptr;

/// To the log, and to the previous handler.
void keepMessage(QtMsgType type, const QMessageLogContext& context, const QString& text) {
    logFile->add(QDateTime::currentDateTimeUtc().toString(Qt::ISODate),
                 QString::fromLatin1(context.category) + u": "_s + text);
    if (saidBefore && type != QtInfoMsg)
        saidBefore(type, context, text);
}

QString startLog() {
    const QString path
        = mentat::ownFolder(QStandardPaths::AppLocalDataLocation) + u"/log/mentat.log"_s;
    logFile = std::make_unique<mentat::LogFile>(path);
    // Users can do nothing about Qt's warnings on pictures.
    QLoggingCategory::setFilterRules(u"qt.gui.imageio*=false\nqt.svg*=false"_s);
    saidBefore = qInstallMessageHandler(keepMessage);
    qCInfo(mentat::deskLog) << "started" << MENTAT_VERSION;
    return path;
}

int run(int argc, char* argv[]) {
    if (argc > 1 && answered(argv[1]))
        return 0;
    mentat::choosePlatform(mentat::Drawing::InWindows);
    QApplication application(argc, argv);
    nameProgram();
    if (refused(QApplication::arguments()))
        return 2;
    mentat::addFontsBroughtAlong();
    mentat::Preferences preferences(preferencesFile());
    const mentat::Translations translations(translationFolders());
    const QString language = translations.spoken(preferences.choices().language, QLocale());
    // Installed last, so Qt asks it first.
    mentat::EnglishPlurals plurals;
    QApplication::installTranslator(&plurals);
    QTranslator ofQt;
    installTextsOfQt(ofQt, language);
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
    const QString log = startLog(); // only once this is the single instance
    mentat::DesktopBus bus;
    const mentat::Program program{
        .clock = **clock,
        .scorekeeper = {},
        .host = mentat::hostName(),
        .user = mentat::userName(),
        .wording = mentat::Wording(mentat::languageOfThisPerson(translator)),
        .translations = translations,
        .samples = samples(),
        .documents = mentat::ownFolder(QStandardPaths::AppLocalDataLocation),
        .log = log,
        .guide = guideFolder(),
        .bus = &bus,
    };
    mentat::DeskTheme theme;
    const mentat::ColorScheme scheme(bus);
    followColorScheme(scheme, theme);
    const mentat::EndRequest end; // before a file is opened
    mentat::NativePrompts prompts;
    mentat::MainWindow window(program, theme, preferences, prompts);
    heedOthers(instance, end, window);
    if (request.file) // before show(), so that the window appears once, with its content
        window.openPath(*request.file);
    window.QWidget::show();
    const int code = QApplication::exec();
    qCInfo(mentat::deskLog) << "ended" << code;
    qInstallMessageHandler(saidBefore);
    return code;
}

} // namespace

int main(int argc, char* argv[]) {
    const int code = run(argc, argv);
    mentat::leaveNothingRunning(code);
    return code;
}
