#include "tests/gui/board_looks.h"
#include "tests/gui/guide_pictures.h"
#include "ui/desk/translations.h"

#include <QApplication>
#include <QDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Where pictures go, the beginning of the scenes' names that are wanted, and in which language
/// (nullptr: English).
struct Order {
    QDir folder;
    QString scenes;
    std::shared_ptr<QTranslator> language;
};

/// That of tests/translations, whose texts are two fifths longer; nullptr where it is not made.
std::shared_ptr<QTranslator> longLanguage() {
    return mentat::Translations({QStringLiteral(MENTAT_MARKED_LANGUAGE)}).translator(u"en_XA"_s);
}

/// Each scene in this theme and size, as DIR/NAME-suffix.png.
bool takePictures(const Order& order, const QString& suffix, mentat::Theme theme, int zoom) {
    std::vector<mentat::test::Scene> all = mentat::test::scenes();
    // The second window's letters are as large as its screen lets them be, whatever is zoomed.
    if (zoom == 100) {
        for (mentat::test::Scene& scene : mentat::test::boardScenes())
            all.push_back(std::move(scene));
    }
    for (const mentat::test::Scene& scene : all) {
        if (!scene.name.startsWith(order.scenes))
            continue;
        mentat::test::WindowFixture fixture(order.language);
        mentat::Choices choices = fixture.preferences().choices();
        choices.theme = theme;
        choices.zoom = zoom;
        fixture.preferences().setChoices(choices);
        scene.set(fixture);
        QTest::qWait(50);
        const QString file = order.folder.absoluteFilePath(u"%1-%2.png"_s.arg(scene.name, suffix));
        if (!mentat::test::lookedAt(fixture).grab().save(file)) {
            qCritical("%s could not be written.", qPrintable(file));
            return false;
        }
    }
    return true;
}

} // namespace

int main(int argc, char* argv[]) {
    QApplication application(argc, argv);
    QApplication::setCursorFlashTime(0); // the same picture each time
    QStringList arguments = QApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == u"--guide"_s)
        return mentat::test::takeGuidePictures(arguments[2]) ? 0 : 1;
    const bool isLong = arguments.removeAll(u"--long"_s) > 0;
    if (arguments.size() < 2 || arguments.size() > 3 || !QDir().mkpath(arguments[1])) {
        qCritical("Usage: mentat_screenshots [--long] DIR [SCENES-BEGINNING-WITH]\n"
                  "       mentat_screenshots --guide FOLDER-OF-THE-GUIDE");
        return 2;
    }
    const Order order{QDir(arguments[1]), arguments.value(2), isLong ? longLanguage() : nullptr};
    if (isLong && !order.language) {
        qCritical("The long language has not been made.");
        return 1;
    }
    const QString scale = qFuzzyCompare(application.devicePixelRatio(), 1.0) ? u"1x"_s : u"2x"_s;
    using mentat::Theme;
    const bool done
        = takePictures(order, u"light-"_s + scale, Theme::Light, 100)
          && takePictures(order, u"dark-"_s + scale, Theme::Dark, 100)
          && (scale == u"2x"_s || takePictures(order, u"light-large-fonts"_s, Theme::Light, 200));
    return done ? 0 : 1;
}
