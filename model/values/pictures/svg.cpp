#include "model/values/pictures/picture_fault.h"

#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QStringView>
#include <QXmlStreamReader>

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
      // position and size
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
      // embedded fonts
      "horiz-adv-x horiz-origin-x horiz-origin-y vert-adv-y vert-origin-x vert-origin-y unicode "
      "unicode-range glyph-name orientation arabic-form units-per-em panose-1 stemv stemh slope "
      "cap-height x-height accent-height ascent descent widths bbox ideographic alphabetic "
      "mathematical hanging v-ideographic v-alphabetic v-mathematical v-hanging underline-position "
      "underline-thickness strikethrough-position strikethrough-thickness overline-position "
      "overline-thickness u1 u2 g1 g2 k name "
      // appearance
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

// Prefixes: some namespaces append a version.
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

// The elements and attributes of a still picture, by SVG 1.1, SVG 2, and SVG Tiny 1.2. Everything
// else is refused: scripts, animations, event handlers, embedded pages, and future additions to
// SVG.

/// Takes an element's local name, because a renderer may ignore namespaces.
bool isElementOfPicture(QStringView name) {
    static const QSet<QString> all = setOfWords(pictureElements);
    return all.contains(name.toString());
}

/// Takes an attribute in no namespace: position, size, appearance, and names. Renderers ignore
/// data- and aria- attributes.
bool isAttributeOfPicture(QStringView name) {
    static const QSet<QString> all = setOfWords(pictureAttributes);
    return all.contains(name.toString()) || name.startsWith("data-"_L1)
           || name.startsWith("aria-"_L1);
}

/// Takes a CSS function, in any case, that loads nothing. url() is not listed: its address is
/// checked.
bool isFunctionOfPicture(QStringView name) {
    static const QSet<QString> all = setOfWords(pictureFunctions);
    return all.contains(name.toString().toLower());
}

/// Whether a namespace belongs to a drawing program: renderers ignore its metadata. Compares
/// prefixes, because some append a version.
bool isOfDrawingProgram(QStringView nameSpace) {
    return std::ranges::any_of(drawingNamespaces,
                               [&](QLatin1StringView one) { return nameSpace.startsWith(one); });
}

constexpr auto ofSvg = "http://www.w3.org/2000/svg"_L1;
constexpr auto ofLinks = "http://www.w3.org/1999/xlink"_L1;
constexpr auto ofXml = "http://www.w3.org/XML/1998/namespace"_L1;
constexpr qint64 maxPixels = qint64(widestLogo) * widestLogo; // in all embedded pictures

/// Whether a style, or an attribute in CSS syntax, loads something from outside: by a function that
/// takes an address, by a foreign url(…), or in escapes that only a CSS parser resolves.
bool leadsOutside(const QString& style) {
    static const QRegularExpression call(uR"(([-\w]+)\(\s*["']?\s*([^"')\s]*))"_s);
    if (style.contains(u'\\'))
        return true;
    for (auto calls = call.globalMatch(style); calls.hasNext();) {
        const auto one = calls.next();
        const bool isAddress = one.capturedView(1).compare("url"_L1, Qt::CaseInsensitive) == 0;
        if (isAddress ? !one.capturedView(2).startsWith(u'#')
                      : !isFunctionOfPicture(one.capturedView(1)))
            return true;
    }
    return false;
}

/// These attributes are never styles, whatever they contain.
bool isFreeText(QStringView attribute) {
    static const QStringList names{u"id"_s,         u"class"_s,   u"title"_s, u"name"_s, u"lang"_s,
                                   u"glyph-name"_s, u"unicode"_s, u"u1"_s,    u"u2"_s};
    return names.contains(attribute.toString()) || attribute.startsWith("data-"_L1)
           || attribute.startsWith("aria-"_L1);
}

/// The picture in a data URI; absent if it is not one, or not of its declared type.
std::optional<PictureCheck> pictureIn(const QString& address) {
    static const QRegularExpression own(
        uR"(^data:image/(png|jpe?g);base64,([A-Za-z0-9+/=\s]*)$)"_s);
    const auto match = own.match(address);
    if (!match.hasMatch())
        return std::nullopt;
    const QByteArray bytes = QByteArray::fromBase64(match.capturedView(2).toLatin1());
    if (match.capturedView(1) == u"png")
        return beginsAsPng(bytes) ? std::optional(wholePng(bytes)) : std::nullopt;
    return beginsAsJpeg(bytes) ? std::optional(wholeJpeg(bytes)) : std::nullopt;
}

class SvgReader {
public:
    explicit SvgReader(const QByteArray& bytes) : m_reader(bytes) {}

    [[nodiscard]] std::optional<SvgFault> fault() {
        while (!m_reader.atEnd() && !m_fault) {
            switch (m_reader.readNext()) {
            case QXmlStreamReader::DTD:
            case QXmlStreamReader::EntityReference:
            case QXmlStreamReader::ProcessingInstruction: refuse(); break;
            case QXmlStreamReader::StartElement: takeElement(); break;
            case QXmlStreamReader::Characters: takeText(); break;
            case QXmlStreamReader::EndElement: takeEnd(); break;
            default: break;
            }
        }
        return m_reader.hasError() ? SvgFault::Damaged : m_fault;
    }

private:
    void refuse(SvgFault fault = SvgFault::NotSelfContained) {
        if (!m_fault)
            m_fault = fault;
    }
    void takeText() {
        if (m_isInStyle)
            m_style += m_reader.text(); // Qt reports text in pieces
    }
    void takeEnd() {
        // An at-rule can import a whole style sheet.
        if (m_isInStyle && (m_style.contains(u'@') || leadsOutside(m_style)))
            refuse();
        m_isInStyle = false;
    }
    void takeElement() {
        if (m_isInStyle) // the style would continue after it
            return refuse();
        const QStringView nameSpace = m_reader.namespaceUri();
        const bool isDrawn = nameSpace == ofSvg || nameSpace.isEmpty();
        if (isDrawn ? !isElementOfPicture(m_reader.name()) : !isNote(m_reader.name(), nameSpace))
            return refuse();
        m_isInStyle = m_reader.name() == "style"_L1;
        m_style.clear();
        const QXmlStreamAttributes attributes = m_reader.attributes();
        for (const QXmlStreamAttribute& attribute : attributes)
            takeAttribute(attribute, isDrawn);
    }
    /// Whether it is a drawing program's own metadata. Qt looks only at the local name, so it must
    /// not equal that of any element that draws or acts.
    [[nodiscard]] static bool isNote(QStringView element, QStringView nameSpace) {
        static const QStringList active{
            u"script"_s,        u"handler"_s, u"listener"_s,      u"set"_s,   u"discard"_s,
            u"foreignobject"_s, u"iframe"_s,  u"video"_s,         u"audio"_s, u"animation"_s,
            u"prefetch"_s,      u"feimage"_s, u"font-face-uri"_s, u"tref"_s};
        static const QStringList inert{u"title"_s, u"desc"_s, u"metadata"_s};
        const QString name = element.toString();
        const bool isActive = active.contains(name.toLower())
                              || name.startsWith("animate"_L1, Qt::CaseInsensitive)
                              || (isElementOfPicture(name) && !inert.contains(name));
        return !isActive && isOfDrawingProgram(nameSpace);
    }
    void takeAttribute(const QXmlStreamAttribute& attribute, bool isDrawn) {
        const QStringView name = attribute.name();
        const QStringView nameSpace = attribute.namespaceUri();
        if (name.startsWith("on"_L1, Qt::CaseInsensitive)) // onload and other event handlers
            return refuse();
        const bool isAddress = name.compare("href"_L1, Qt::CaseInsensitive) == 0
                               || name.compare("src"_L1, Qt::CaseInsensitive) == 0
                               || (nameSpace == ofXml && name == "base"_L1);
        if (isAddress)
            return takeAddress(attribute.value().trimmed().toString());
        if (!nameSpace.isEmpty() || !isDrawn) {
            if (!nameSpace.isEmpty() && nameSpace != ofXml && nameSpace != ofLinks
                && !isOfDrawingProgram(nameSpace))
                refuse();
            return;
        }
        if (!isAttributeOfPicture(name)
            || (!isFreeText(name) && leadsOutside(attribute.value().toString())))
            refuse();
    }
    void takeAddress(const QString& address) {
        if (address.startsWith(u'#'))
            return;
        const auto picture = m_reader.name() == "image"_L1 ? pictureIn(address) : std::nullopt;
        if (!picture)
            return refuse();
        m_pixels += picture->pixels;
        if (picture->fault == PictureFault::TooWide || m_pixels > maxPixels)
            refuse(SvgFault::TooWide);
        else if (picture->fault)
            refuse(SvgFault::Damaged);
    }

    QXmlStreamReader m_reader;
    std::optional<SvgFault> m_fault;
    QString m_style; // of the current element
    bool m_isInStyle = false;
    qint64 m_pixels = 0;
};

} // namespace

bool beginsAsSvg(const QByteArray& bytes) {
    QXmlStreamReader reader(bytes);
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement)
            return reader.name() == "svg"_L1;
    }
    return false;
}

bool isWholeXml(const QByteArray& bytes) {
    QXmlStreamReader reader(bytes);
    while (!reader.atEnd())
        reader.readNext();
    return !reader.hasError();
}

std::optional<SvgFault> faultOfSvg(const QByteArray& bytes) {
    return SvgReader(bytes).fault();
}

} // namespace mentat
