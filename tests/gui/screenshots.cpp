#include "tests/gui/board_looks.h"
#include "tests/gui/contact_sheets.h"
#include "tests/gui/guide_pictures.h"
#include "tests/gui/toolkit_parts.h"
#include "ui/desk/translations.h"

#include <QApplication>
#include <QDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr QSize largeScreen(1920, 1080);
constexpr QSize largestScreen(3840, 2160); // at a scale factor of 1

/// Where pictures go, the beginning of the scenes' names that are wanted, and in which language
/// (nullptr: English).
struct Order {
    QDir folder;
    QString scenes;
    std::shared_ptr<QTranslator> language;
};

/// How a scene is pictured, as DIR/NAME-suffix.png.
struct Sight {
    QString suffix;
    mentat::Theme theme = mentat::Theme::Light;
    int zoom = 100;
    QSize window{}; // empty: the laptop's
};

/// That of tests/translations, whose texts are two fifths longer; nullptr where it is not made.
std::shared_ptr<QTranslator> longLanguage() {
    return mentat::Translations({QStringLiteral(MENTAT_MARKED_LANGUAGE)}).translator(u"en_XA"_s);
}

mentat::test::Scene sceneOf(const mentat::test::ToolkitPart& part) {
    return {part.name, [&part](mentat::test::WindowFixture& fixture) {
                fixture.openSample();
                part.show(fixture.window());
            }};
}

/// On a real desktop what may differ there: each page once, and the dialogs. On the largest screen
/// the pages of the sample, and those of a large event.
bool isWanted(const QString& scene, const Order& order, const Sight& sight) {
    if (sight.window == largestScreen && order.scenes.isEmpty())
        return !scene.contains(u'-') || scene.contains(u"-large"_s);
    const bool isDesktop = QGuiApplication::platformName() == u"xcb"_s;
    if (isDesktop && order.scenes.isEmpty())
        return !scene.contains(u'-') || scene.startsWith(u"dialog-"_s)
               || scene.startsWith(u"toolkit-"_s);
    return scene.startsWith(order.scenes);
}

bool takePicture(const mentat::test::Scene& scene, const Order& order, const Sight& sight) {
    mentat::test::WindowFixture fixture(order.language);
    if (!sight.window.isEmpty())
        fixture.setWindowSize(sight.window);
    mentat::Choices choices = fixture.preferences().choices();
    choices.theme = sight.theme;
    choices.zoom = sight.zoom;
    fixture.preferences().setChoices(choices);
    scene.set(fixture);
    QTest::qWait(50);
    const QString file
        = order.folder.absoluteFilePath(u"%1-%2.png"_s.arg(scene.name, sight.suffix));
    constexpr int littlePressed = 80; // the smallest file would take longer than its picture
    if (mentat::test::lookedAt(fixture).grab().save(file, "PNG", littlePressed))
        return true;
    qCritical("%s could not be written.", qPrintable(file));
    return false;
}

bool takePictures(const Order& order, const Sight& sight) {
    std::vector<mentat::test::Scene> all = mentat::test::scenes();
    // The second window's letters are as large as its screen lets them be, whatever the window is.
    if (sight.zoom == 100 && sight.window.isEmpty()) {
        for (mentat::test::Scene& scene : mentat::test::boardScenes())
            all.push_back(std::move(scene));
    }
    if (QGuiApplication::platformName() == u"xcb"_s) {
        for (const mentat::test::ToolkitPart& part : mentat::test::toolkitParts())
            all.push_back(sceneOf(part));
    }
    return std::ranges::all_of(all, [&](const mentat::test::Scene& scene) {
        return !isWanted(scene.name, order, sight) || takePicture(scene, order, sight);
    });
}

std::vector<Sight> sightsOf(bool isWide) {
    using mentat::Theme;
    if (isWide)
        return {{.suffix = u"light-1920"_s, .window = largeScreen},
                {.suffix = u"dark-1920"_s, .theme = Theme::Dark, .window = largeScreen},
                {.suffix = u"light-3840"_s, .window = largestScreen},
                {.suffix = u"dark-3840"_s, .theme = Theme::Dark, .window = largestScreen}};
    if (QGuiApplication::platformName() == u"xcb"_s)
        return {{.suffix = u"light-x11"_s}, {.suffix = u"dark-x11"_s, .theme = Theme::Dark}};
    if (!qFuzzyCompare(qApp->devicePixelRatio(), 1.0))
        return {{.suffix = u"light-2x"_s}, {.suffix = u"dark-2x"_s, .theme = Theme::Dark}};
    return {{.suffix = u"light-1x"_s},
            {.suffix = u"dark-1x"_s, .theme = Theme::Dark},
            {.suffix = u"light-large-fonts"_s, .zoom = 200}};
}

constexpr const char* usage
    = "Usage: mentat_screenshots [--long] [--wide] DIR [SCENES-BEGINNING-WITH]\n"
      "       mentat_screenshots --sheets DIR [FOLDER-OF-EARLIER-PICTURES]\n"
      "       mentat_screenshots --guide FOLDER-OF-THE-GUIDE";

} // namespace

int main(int argc, char* argv[]) {
    QApplication application(argc, argv);
    QApplication::setCursorFlashTime(0); // the same picture each time
    QStringList arguments = QApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == u"--guide"_s)
        return mentat::test::takeGuidePictures(arguments[2]) ? 0 : 1;
    if ((arguments.size() == 3 || arguments.size() == 4) && arguments[1] == u"--sheets"_s)
        return mentat::test::makeContactSheets(arguments[2], arguments.value(3)) ? 0 : 1;
    const bool isLong = arguments.removeAll(u"--long"_s) > 0;
    const bool isWide = arguments.removeAll(u"--wide"_s) > 0;
    if (arguments.size() < 2 || arguments.size() > 3 || arguments[1].startsWith(u'-')
        || !QDir().mkpath(arguments[1])) {
        qCritical("%s", usage);
        return 2;
    }
    const Order order{QDir(arguments[1]), arguments.value(2), isLong ? longLanguage() : nullptr};
    if (isLong && !order.language) {
        qCritical("The long language has not been made.");
        return 1;
    }
    const std::vector<Sight> sights = sightsOf(isWide);
    const bool done = std::ranges::all_of(
        sights, [&](const Sight& sight) { return takePictures(order, sight); });
    return done ? 0 : 1;
}
