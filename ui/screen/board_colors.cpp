#include "ui/screen/board_colors.h"

#include "reports/charts/chart_look.h"
#include "reports/paper/logo_image.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mentat {

namespace {

constexpr int logoPixels = 48;       // pixels per side suffice to see a color
constexpr int huesApart = 24;        // distinct hues
constexpr double leastOfLogo = 0.02; // share of the picture: ignores specks
constexpr double leastColor = 0.35;  // grays have a saturation below this
constexpr double tintShare = 0.14;   // of the color, behind the band's text

struct HueSum {
    double weight = 0;
    double red = 0;
    double green = 0;
    double blue = 0;
};

/// Absent if the logo has no color.
std::optional<QColor> strongestColor(const Logo& logo) {
    const QSize own = sizeOfLogo(logo);
    if (own.isEmpty() || !canBeShown(logo))
        return std::nullopt;
    const QImage image
        = imageOfLogo(
              logo, own.scaled(logoPixels, logoPixels, Qt::KeepAspectRatio).expandedTo(QSize(1, 1)))
              .convertToFormat(QImage::Format_ARGB32);
    std::array<HueSum, huesApart> sums{};
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor color = image.pixelColor(x, y);
            if (color.hsvHueF() < 0 || color.hsvSaturationF() < leastColor
                || color.valueF() < leastColor)
                continue;
            const auto hue = static_cast<size_t>(color.hsvHueF() * huesApart) % huesApart;
            const double weight = static_cast<double>(color.alphaF() * color.hsvSaturationF());
            HueSum& sum = sums[hue];
            sum.weight += weight;
            sum.red += weight * static_cast<double>(color.redF());
            sum.green += weight * static_cast<double>(color.greenF());
            sum.blue += weight * static_cast<double>(color.blueF());
        }
    }
    const HueSum& most = *std::ranges::max_element(sums, {}, &HueSum::weight);
    if (most.weight < leastOfLogo * image.width() * image.height())
        return std::nullopt;
    const auto mean = [&](double sum) { return static_cast<float>(sum / most.weight); };
    return QColor::fromRgbF(mean(most.red), mean(most.green), mean(most.blue));
}

/// The closest legible color: darker on a light ground, lighter on a dark one.
QColor legibleOn(const QColor& ground, const QColor& color) {
    constexpr int steps = 50;
    const bool isLight = ground.lightnessF() > 0.5F;
    QColor shown = color;
    for (int step = 0; step < steps && contrastOf(shown, ground) < contrastOfBoards; ++step) {
        const float lightness
            = std::clamp(shown.lightnessF() + (isLight ? -0.02F : 0.02F), 0.0F, 1.0F);
        shown
            = QColor::fromHslF(std::max(color.hslHueF(), 0.0F), color.hslSaturationF(), lightness);
    }
    return shown;
}

QColor tintOf(const QColor& color, const QColor& ground, double share) {
    const auto part = [share](float one, float other) {
        return static_cast<float>(share * static_cast<double>(one)
                                  + (1 - share) * static_cast<double>(other));
    };
    return QColor::fromRgbF(part(color.redF(), ground.redF()),
                            part(color.greenF(), ground.greenF()),
                            part(color.blueF(), ground.blueF()));
}

} // namespace

Colors boardColors(Tone tone, const std::optional<Logo>& logo) {
    Colors colors = colorsOf(tone);
    const auto own = logo ? strongestColor(*logo) : std::nullopt;
    if (!own)
        return colors;
    colors.accent = legibleOn(colors.base, *own);
    colors.accentTint = tintOf(colors.accent, colors.base, tintShare);
    colors.accentOnTint = legibleOn(colors.accentTint, colors.accent);
    return colors;
}

QImage glowingGround(const QSize& size, const Colors& colors) {
    constexpr double share = 0.12; // of the accent where it is strongest
    // Bayer's thresholds, in 64ths.
    constexpr std::array<int, 64> thresholds{
        0,  32, 8,  40, 2,  34, 10, 42, 48, 16, 56, 24, 50, 18, 58, 26, 12, 44, 4,  36, 14, 46,
        6,  38, 60, 28, 52, 20, 62, 30, 54, 22, 3,  35, 11, 43, 1,  33, 9,  41, 51, 19, 59, 27,
        49, 17, 57, 25, 15, 47, 7,  39, 13, 45, 5,  37, 63, 31, 55, 23, 61, 29, 53, 21};
    QImage ground(size, QImage::Format_RGB32);
    const double reach = size.width() * 0.55;
    const auto mixed = [](int from, int to, double part, double above) {
        return std::clamp(static_cast<int>(std::floor(from + (to - from) * part + above)), 0, 255);
    };
    for (int y = 0; y < size.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(ground.scanLine(y));
        for (int x = 0; x < size.width(); ++x) {
            const double away = std::hypot(x - size.width() / 2.0, size.height() - y) / reach;
            const double part = share * std::max(1 - away, 0.0);
            const auto at = static_cast<size_t>((y % 8) * 8 + x % 8);
            const double above = (thresholds.at(at) + 0.5) / 64;
            line[x] = qRgb(mixed(colors.base.red(), colors.accent.red(), part, above),
                           mixed(colors.base.green(), colors.accent.green(), part, above),
                           mixed(colors.base.blue(), colors.accent.blue(), part, above));
        }
    }
    return ground;
}

} // namespace mentat
