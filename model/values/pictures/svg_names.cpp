#include "model/values/pictures/svg_names.h"

#include <QSet>
#include <QString>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QSet<QString> setOfWords(const char* words) {
    const QStringList list = QString::fromLatin1(words).split(u' ', Qt::SkipEmptyParts);
    return {list.begin(), list.end()};
}

constexpr auto pictureElements
    = "svg g defs symbol use switch title desc metadata style view "
      "path rect circle ellipse line polyline polygon image "
      "text tspan textPath textArea tbreak flowRoot flowRegion flowPara flowSpan flowDiv "
      "linearGradient radialGradient meshgradient meshrow meshpatch stop solidColor "
      "pattern hatch hatchpath marker clipPath mask a "
      "font glyph missing-glyph hkern vkern font-face font-face-src font-face-name "
      "filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix "
      "feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB "
      "feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight "
      "feSpecularLighting feSpotLight feTile feTurbulence";

constexpr auto pictureAttributes
    = "id class style lang tabindex role focusable version baseProfile title media type "
      "viewBox preserveAspectRatio zoomAndPan contentScriptType contentStyleType enable-background "
      "requiredFeatures requiredExtensions systemLanguage externalResourcesRequired href target rel "
      // where and how large
      "x y width height d points cx cy r rx ry x1 y1 x2 y2 fx fy fr dx dy rotate pathLength "
      "textLength lengthAdjust startOffset method spacing side path transform gradientTransform "
      "patternTransform gradientUnits patternUnits patternContentUnits clipPathUnits maskUnits "
      "maskContentUnits markerUnits markerWidth markerHeight refX refY orient spreadMethod offset "
      "hatchUnits hatchContentUnits pitch "
      // filters
      "filterUnits primitiveUnits filterRes in in2 result mode values tableValues slope intercept "
      "amplitude exponent operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY "
      "edgeMode kernelUnitLength preserveAlpha surfaceScale diffuseConstant specularConstant "
      "specularExponent limitingConeAngle scale xChannelSelector yChannelSelector azimuth elevation "
      "z pointsAtX pointsAtY pointsAtZ stdDeviation radius baseFrequency numOctaves seed "
      "stitchTiles "
      // typefaces within it
      "horiz-adv-x horiz-origin-x horiz-origin-y vert-adv-y vert-origin-x vert-origin-y unicode "
      "unicode-range glyph-name orientation arabic-form units-per-em panose-1 stemv stemh slope "
      "cap-height x-height accent-height ascent descent widths bbox ideographic alphabetic "
      "mathematical hanging v-ideographic v-alphabetic v-mathematical v-hanging underline-position "
      "underline-thickness strikethrough-position strikethrough-thickness overline-position "
      "overline-thickness u1 u2 g1 g2 k name "
      // how it looks
      "alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation "
      "color-interpolation-filters color-rendering cursor direction display display-align "
      "dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font "
      "font-family font-size font-size-adjust font-stretch font-style font-variant font-weight "
      "glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning "
      "letter-spacing lighting-color line-height line-increment marker marker-end marker-mid "
      "marker-start mask mask-type mix-blend-mode opacity overflow paint-order pointer-events "
      "shape-rendering solid-color solid-opacity stop-color stop-opacity stroke stroke-dasharray "
      "stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity "
      "stroke-width text-align text-anchor text-decoration text-indent text-overflow text-rendering "
      "text-transform transform-origin unicode-bidi vector-effect vertical-align viewport-fill "
      "viewport-fill-opacity visibility white-space word-spacing writing-mode "
      "font-kerning font-variant-caps font-variant-ligatures inline-size shape-margin shape-padding";

constexpr auto pictureFunctions
    = "rgb rgba hsl hsla hwb lab lch matrix matrix3d translate translatex translatey scale scalex "
      "scaley rotate skew skewx skewy calc min max clamp var circle ellipse inset polygon path blur "
      "brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia not is "
      "where nth-child nth-of-type nth-last-child lang";

// By their beginnings: some have a version behind them.
constexpr std::array drawingNamespaces{"http://www.inkscape.org/"_L1,
                                       "http://sodipodi.sourceforge.net/"_L1,
                                       "http://www.w3.org/1999/02/22-rdf-syntax-ns#"_L1,
                                       "http://creativecommons.org/ns#"_L1,
                                       "http://web.resource.org/cc/"_L1,
                                       "http://purl.org/dc/"_L1,
                                       "http://ns.adobe.com/"_L1,
                                       "http://www.serif.com/"_L1,
                                       "http://www.bohemiancoding.com/sketch/"_L1,
                                       "http://www.corel.com/"_L1,
                                       "http://vectornator.io"_L1,
                                       "https://boxy-svg.com"_L1,
                                       "http://svgjs.com/"_L1,
                                       "http://svgjs.dev/"_L1};

} // namespace

bool isElementOfPicture(QStringView name) {
    static const QSet<QString> all = setOfWords(pictureElements);
    return all.contains(name.toString());
}

bool isAttributeOfPicture(QStringView name) {
    static const QSet<QString> all = setOfWords(pictureAttributes);
    return all.contains(name.toString()) || name.startsWith("data-"_L1)
           || name.startsWith("aria-"_L1);
}

bool isFunctionOfPicture(QStringView name) {
    static const QSet<QString> all = setOfWords(pictureFunctions);
    return all.contains(name.toString().toLower());
}

bool isOfDrawingProgram(QStringView nameSpace) {
    return std::ranges::any_of(drawingNamespaces,
                               [&](QLatin1StringView one) { return nameSpace.startsWith(one); });
}

} // namespace mentat
