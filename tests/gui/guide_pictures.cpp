#include "tests/gui/guide_pictures.h"

#include "tests/gui/board_looks.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTest>

#include <algorithm>
#include <unordered_map>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

constexpr size_t mostColors = 256;
constexpr int nearEnough = 24; // the distance at which a color stands for a rarer one

int distanceOf(QRgb a, QRgb b) {
    return std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b))
           + std::abs(qBlue(a) - qBlue(b));
}

int nearest(const QList<QRgb>& colors, QRgb wanted) {
    const auto best = std::min_element(colors.begin(), colors.end(), [&](QRgb a, QRgb b) {
        return distanceOf(a, wanted) < distanceOf(b, wanted);
    });
    return static_cast<int>(best - colors.begin());
}

/// The most frequent ones; those that differ enough before those that hardly do.
QList<QRgb> colorTable(const QImage& picture) {
    std::unordered_map<QRgb, qint64> uses;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            ++uses[picture.pixel(x, y)];
    }
    std::vector<std::pair<qint64, QRgb>> sorted;
    for (const auto& [color, count] : uses)
        sorted.emplace_back(-count, color);
    std::sort(sorted.begin(), sorted.end());
    const bool all = sorted.size() <= mostColors;
    QList<QRgb> table;
    for (const auto& [count, color] : sorted) {
        const bool isNew = all || table.isEmpty()
                           || distanceOf(table[nearest(table, color)], color) >= nearEnough;
        if (isNew && table.size() < static_cast<qsizetype>(mostColors))
            table.append(color);
    }
    for (const auto& [count, color] : sorted) {
        if (table.size() < static_cast<qsizetype>(mostColors) && !table.contains(color))
            table.append(color);
    }
    return table;
}

bool takePicture(const Scene& scene, const QString& file) {
    WindowFixture fixture;
    Choices choices = fixture.preferences().choices();
    choices.theme = Theme::Light;
    fixture.preferences().setChoices(choices);
    scene.set(fixture);
    QTest::qWait(250); // what fades in has done so
    return inFewColors(lookedAt(fixture).grab().toImage()).save(file, "PNG", 0);
}

} // namespace

QImage inFewColors(const QImage& picture) {
    const QImage whole = picture.convertToFormat(QImage::Format_RGB32);
    const QList<QRgb> table = colorTable(whole);
    QImage few(whole.size(), QImage::Format_Indexed8);
    few.setColorTable(table);
    std::unordered_map<QRgb, int> known;
    for (int y = 0; y < whole.height(); ++y) {
        for (int x = 0; x < whole.width(); ++x) {
            const QRgb color = whole.pixel(x, y);
            auto found = known.find(color);
            if (found == known.end())
                found = known.emplace(color, nearest(table, color)).first;
            few.setPixel(x, y, static_cast<uint>(found->second));
        }
    }
    return few;
}

bool takeGuidePictures(const QString& guide) {
    QFile list(guide + u"/pictures.txt"_s);
    if (!list.open(QIODevice::ReadOnly) || !QDir(guide).mkpath(u"pictures"_s))
        return false;
    std::vector<Scene> all = scenes();
    for (Scene& scene : boardScenes())
        all.push_back(std::move(scene));
    for (const QString& name : QString::fromUtf8(list.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
        const auto scene = std::find_if(all.begin(), all.end(),
                                        [&](const Scene& one) { return one.name == name; });
        if (scene == all.end() || !takePicture(*scene, u"%1/pictures/%2.png"_s.arg(guide, name))) {
            qCritical("%s is no scene, or could not be written.", qPrintable(name));
            return false;
        }
    }
    return true;
}

} // namespace mentat::test
