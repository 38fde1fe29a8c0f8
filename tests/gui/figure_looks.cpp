#include "tests/gui/figure_looks.h"

#include "tests/gui/made_figures.h"
#include "tests/support/patience.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/spacing.h"
#include "ui/pages/statistics/figure_panel.h"

#include <QApplication>
#include <QDialog>
#include <QTest>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// As wide as a page of the Game Master's laptop leaves room.
constexpr int widthOfPage = 1180;

void showPanels(WindowFixture& fixture, const std::vector<FigureDrawing>& drawings) {
    auto* window = new QDialog(&fixture.window());
    window->setWindowTitle(u"Figures"_s);
    auto* inner = new QWidget;
    auto* column = new QVBoxLayout(inner);
    column->setContentsMargins(space::page, space::page, space::page, space::page);
    column->setSpacing(space::group);
    for (const FigureDrawing& drawing : drawings) {
        auto* panel = new FigurePanel(
            {fixture.book(), fixture.theme(), fixture.preferences(), fixture.prompts()});
        panel->setDrawing(drawing);
        column->addWidget(panel);
    }
    column->addStretch(1);
    auto* whole = new QVBoxLayout(window);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(new DownArea(inner));
    window->resize(widthOfPage, 600);
    window->show();
    if (!QTest::qWaitForWindowActive(window, patience))
        qFatal("the figures did not become active");
    QApplication::processEvents();
    window->resize(widthOfPage, std::min(inner->sizeHint().height(), 2200));
    QApplication::processEvents();
}

Scene figures(const QString& name, const std::function<std::vector<FigureDrawing>()>& made) {
    return {name, [made](WindowFixture& fixture) {
                fixture.openSample();
                showPanels(fixture, made());
            }};
}

} // namespace

std::vector<Scene> figureScenes() {
    const auto of = [](int games) {
        return [games] {
            return std::vector{winsByFaction(games), winsWithDefaults(games), winRates(games),
                               minutesATurn(games), victoriesByHeat(games)};
        };
    };
    return {
        figures(u"figure-none"_s,
                [] {
                    return std::vector{noGameYet(), winRates(0)};
                }),
        figures(u"figure-one"_s, of(1)),
        figures(u"figure-15"_s, of(15)),
        figures(u"figure-450"_s, of(450)),
        figures(u"figure-years"_s,
                [] {
                    return std::vector{overTheYears(30), overTheYears(1), linesOverNames(20)};
                }),
        figures(u"figure-players"_s, [] { return std::vector{pointsOfPlayers(45)}; }),
    };
}

} // namespace mentat::test
