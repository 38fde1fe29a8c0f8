#include "model/values/pictures/picture_fault.h"
#include "model/values/pictures/svg_names.h"

#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr auto ofSvg = "http://www.w3.org/2000/svg"_L1;
constexpr auto ofLinks = "http://www.w3.org/1999/xlink"_L1;
constexpr auto ofXml = "http://www.w3.org/XML/1998/namespace"_L1;
constexpr qint64 mostPixels = qint64(widestLogo) * widestLogo; // of all pictures within it

/// Whether a style, or what is written as one, leads to something outside: by a function that takes
/// an address, by url(…) elsewhere, or in letters that only a reader of CSS puts together.
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

/// What is in such an attribute is no style, whatever it looks like.
bool isFreeText(QStringView attribute) {
    static const QStringList names{u"id"_s,         u"class"_s,   u"title"_s, u"name"_s, u"lang"_s,
                                   u"glyph-name"_s, u"unicode"_s, u"u1"_s,    u"u2"_s};
    return names.contains(attribute.toString()) || attribute.startsWith("data-"_L1)
           || attribute.startsWith("aria-"_L1);
}

/// A picture that stands in an address; absent: it is none, or of another kind than it says.
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
    void refuse(SvgFault fault = SvgFault::NotByItself) {
        if (!m_fault)
            m_fault = fault;
    }
    void takeText() {
        if (m_isInStyle)
            m_style += m_reader.text(); // Qt gives a text in pieces
    }
    void takeEnd() {
        // A rule with an @ can bring in a whole sheet.
        if (m_isInStyle && (m_style.contains(u'@') || leadsOutside(m_style)))
            refuse();
        m_isInStyle = false;
    }
    void takeElement() {
        if (m_isInStyle) // its text would go on behind it
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
    /// Of a program that draws, for itself. Qt goes by the name alone: so it must be called by none
    /// that draws or does something, in no namespace.
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
        if (name.startsWith("on"_L1, Qt::CaseInsensitive)) // onload and its like are scripts
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
        if (picture->fault == PictureFault::TooWide || m_pixels > mostPixels)
            refuse(SvgFault::TooWide);
        else if (picture->fault)
            refuse(SvgFault::Damaged);
    }

    QXmlStreamReader m_reader;
    std::optional<SvgFault> m_fault;
    QString m_style; // of the element that one is in
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
