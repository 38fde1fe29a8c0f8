#include "model/failure_kind.h"
#include "model/values/logo.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_logo {

namespace {

QByteArray smallPng() {
    return QByteArray::fromBase64(
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR42mNQSFgARAwQCgAdjgSBqe440QAA"
        "AABJRU5ErkJggg==");
}

/// The checksum of a PNG's chunk by its table, where the program goes bit by bit.
quint32 checksum(const QByteArray& bytes) {
    std::array<quint32, 256> table{};
    for (quint32 i = 0; i < table.size(); ++i) {
        quint32 value = i;
        for (int bit = 0; bit < 8; ++bit)
            value = (value & 1) != 0 ? 0xedb88320U ^ (value >> 1) : value >> 1;
        table[i] = value;
    }
    quint32 sum = 0xffffffff;
    for (const char byte : bytes)
        sum = table[(sum ^ static_cast<uchar>(byte)) & 0xff] ^ (sum >> 8);
    return ~sum;
}

QByteArray number(quint32 value) {
    QByteArray bytes;
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes += static_cast<char>(value >> shift);
    return bytes;
}

/// The picture with other sizes in its head, and the checksum that belongs to them.
QByteArray pngOfSize(quint32 width, quint32 height) {
    QByteArray png = smallPng();
    png.replace(16, 8, QByteArray(number(width) + number(height)));
    return png.replace(29, 4, number(checksum(png.mid(12, 17))));
}

QByteArray svgOf(const QByteArray& inside, const QByteArray& attributes = {}) {
    return QByteArray("<svg xmlns='http://www.w3.org/2000/svg' "
                      "xmlns:xlink='http://www.w3.org/1999/xlink' viewBox='0 0 9 4'")
           + attributes + '>' + inside + "</svg>";
}

/// A good picture, made so large by a comment.
QByteArray svgOfBytes(qsizetype bytes) {
    const QByteArray empty = svgOf("<!---->");
    return svgOf("<!--" + QByteArray(bytes - empty.size(), 'x') + "-->");
}

} // namespace

/// Which files are logos.
class TestLogo : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsOne_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<LogoKind>("kind");
        QTest::newRow("png") << smallPng() << LogoKind::Png;
        QTest::newRow("widest png") << pngOfSize(4000, 4000) << LogoKind::Png;
        const auto svg = [](const char* name, const QByteArray& bytes) {
            QTest::newRow(name) << bytes << LogoKind::Svg;
        };
        svg("svg", svgOf("<path d='M0 0h9v4z'/>"));
        svg("declared", "<?xml version='1.0' encoding='UTF-8'?>" + svgOf("<g/>"));
        svg("with a prefix", "<s:svg xmlns:s='http://www.w3.org/2000/svg'/>");
        svg("comment first", "<!-- drawn by hand -->\n" + svgOf(""));
        svg("use of a part", svgOf("<g id='a'/><use xlink:href='#a'/><use href='#a'/>"));
        svg("gradient", svgOf("<rect fill=\"url(#g)\" style=\"stroke:url( '#s' )\"/>"));
        svg("own picture", svgOf("<image href='data:image/png;base64,AAAA'/>"));
        svg("style", svgOf("<style>rect { fill: url(#g); }</style>"));
        svg("namespace of another program", svgOf("", " xmlns:i='http://inkscape.org/'"));
        svg("largest", svgOfBytes(largestLogo));
    }
    void whatIsOne() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const LogoKind, kind);
        const auto logo = logoOf(bytes);
        QVERIFY2(logo, logo ? "" : qPrintable(QString::number(int(logo.error().kind))));
        QCOMPARE(logo->kind(), kind);
        QCOMPARE(logo->bytes(), bytes);
    }

    void whatIsNone_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<FailureKind>("why");
        const auto none = [](const char* name, const QByteArray& bytes, FailureKind why) {
            QTest::newRow(name) << bytes << why;
        };
        none("nothing", {}, FailureKind::NoLogo);
        none("text", "WBC", FailureKind::NoLogo);
        none("jpeg", QByteArray::fromHex("ffd8ffe000104a464946"), FailureKind::NoLogo);
        none("page", "<html><svg/></html>", FailureKind::NoLogo);
        none("too large", svgOfBytes(largestLogo + 1), FailureKind::LogoTooLarge);
        none("too wide", pngOfSize(4001, 1), FailureKind::LogoTooWide);
        none("too high", pngOfSize(1, 4001), FailureKind::LogoTooWide);
        none("no width", pngOfSize(0, 4), FailureKind::LogoDamaged);
        none("no height", pngOfSize(4, 0), FailureKind::LogoDamaged);
        none("signature alone", smallPng().first(8), FailureKind::LogoDamaged);
        none("head alone", smallPng().first(33), FailureKind::LogoDamaged);
        none("no pixels", smallPng().first(33) + smallPng().last(12), FailureKind::LogoDamaged);
        none("pixels first", smallPng().first(8) + smallPng().mid(33), FailureKind::LogoDamaged);
        none("not closed", "<svg><g></svg>", FailureKind::LogoDamaged);
        none("cut off", svgOf("<g/>").chopped(3), FailureKind::LogoDamaged);
        const auto alone = [&](const char* name, const QByteArray& inside) {
            none(name, svgOf(inside), FailureKind::LogoNotByItself);
        };
        alone("script", "<script>1</script>");
        alone("script of another case", "<SCRIPT/>");
        alone("handler", "<g onload='x()'/>");
        alone("link", "<a href='https://example.org'><g/></a>");
        alone("older link", "<use xlink:href='other.svg#a'/>");
        alone("link to code", "<a href='javascript:x()'/>");
        alone("picture beside it", "<image href='logo.png'/>");
        alone("source", "<g src='x.png'/>");
        alone("fill from outside", "<rect fill='url(http://example.org/a.svg#g)'/>");
        alone("style from outside", "<rect style='fill: URL( &quot;a.svg#g&quot; )'/>");
        alone("style sheet from outside", "<style>rect { fill: url(a.svg) }</style>");
        alone("import", "<style><![CDATA[ @import 'a.css'; ]]></style>");
        none("style sheet before", "<?xml-stylesheet href='a.css'?>" + svgOf(""),
             FailureKind::LogoNotByItself);
        none("document type", "<!DOCTYPE svg>" + svgOf(""), FailureKind::LogoNotByItself);
        none("entity", "<!DOCTYPE svg [<!ENTITY a 'b'>]>" + svgOf("<text>&a;</text>"),
             FailureKind::LogoNotByItself);
    }
    void whatIsNone() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const FailureKind, why);
        const auto logo = logoOf(bytes);
        QVERIFY(!logo);
        QCOMPARE(int(logo.error().kind), int(why));
    }

    // Every byte of a PNG is held by a checksum or a length.
    void noPartOfAPngCanBeLost() {
        const QByteArray png = smallPng();
        for (qsizetype size = 0; size < png.size(); ++size)
            QVERIFY2(!logoOf(png.first(size)), qPrintable(QString::number(size)));
        for (qsizetype place = 0; place < png.size(); ++place) {
            QByteArray other = png;
            other[place] = static_cast<char>(other[place] ^ 1);
            QVERIFY2(!logoOf(other), qPrintable(QString::number(place)));
        }
    }
};

} // namespace mentat::test::tst_logo

MENTAT_TEST(tst_logo, TestLogo, QCoreApplication)
#include "tst_logo.moc"
