#include "model/failure_kind.h"
#include "model/values/logo.h"
#include "tests/model/small_pictures.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_logo {

namespace {

QByteArray smallPng() {
    return QByteArray::fromBase64(
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR42mNQSFgARAwQCgAdjgSBqe440QAA"
        "AABJRU5ErkJggg==");
}

QByteArray svgOf(const QByteArray& inside, const QByteArray& attributes = {}) {
    return QByteArray("<svg xmlns='http://www.w3.org/2000/svg' "
                      "xmlns:xlink='http://www.w3.org/1999/xlink' viewBox='0 0 9 4'")
           + attributes + '>' + inside + "</svg>";
}

/// A picture within an SVG.
QByteArray imageOf(const QByteArray& bytes, const QByteArray& kind = "png") {
    return "<image xlink:href='data:image/" + kind + ";base64," + bytes.toBase64() + "'/>";
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
        QTest::newRow("widest png")
            << pngOf({.width = 4000, .height = 4000, .depth = 1, .color = 0}) << LogoKind::Png;
        const auto svg = [](const char* name, const QByteArray& bytes) {
            QTest::newRow(name) << bytes << LogoKind::Svg;
        };
        svg("svg", svgOf("<path d='M0 0h9v4z'/>"));
        svg("declared", "<?xml version='1.0' encoding='UTF-8'?>" + svgOf("<g/>"));
        svg("with a prefix", "<s:svg xmlns:s='http://www.w3.org/2000/svg'/>");
        svg("comment first", "<!-- drawn by hand -->\n" + svgOf(""));
        svg("use of a part", svgOf("<g id='a'/><use xlink:href='#a'/><use href='#a'/>"));
        svg("gradient", svgOf("<rect fill=\"url(#g)\" style=\"stroke:url( '#s' )\"/>"));
        svg("own picture", svgOf(imageOf(smallPng())));
        svg("own photo", svgOf(imageOf(baselineJpeg(), "jpeg") + imageOf(grayJpeg(), "jpg")));
        svg("own picture in lines", svgOf("<image href='data:image/png;base64,&#10;  "
                                          + smallPng().toBase64().insert(40, "&#10;") + "'/>"));
        svg("as Inkscape saves it",
            svgOf("<sodipodi:namedview id='v' pagecolor='#fff' inkscape:zoom='1'/><metadata "
                  "id='m'><rdf:RDF><cc:Work rdf:about=''><dc:title>WBC</dc:title>"
                  "<dc:type rdf:resource='http://purl.org/dc/dcmitype/StillImage'/></cc:Work>"
                  "</rdf:RDF></metadata><g inkscape:label='Layer (1)' inkscape:groupmode='layer'>"
                  "<path style='fill:#f00;-inkscape-stroke:none' d='M0 0h9v4z'/></g>",
                  " xmlns:inkscape='http://www.inkscape.org/namespaces/inkscape' "
                  "xmlns:sodipodi='http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd' "
                  "xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' "
                  "xmlns:cc='http://creativecommons.org/ns#' "
                  "xmlns:dc='http://purl.org/dc/elements/1.1/' xml:space='preserve'"));
        svg("filters and functions",
            svgOf("<filter id='f' color-interpolation-filters='sRGB'><feGaussianBlur "
                  "stdDeviation='2'/></filter><g filter='url(#f)' transform='matrix(1 0 0 1 2 2) "
                  "rotate(9)' style=\"fill: rgb(1,2,3); clip-path:url('#c')\" data-name='a(b)'/>"));
        svg("style", svgOf("<style>rect { fill: url(#g); }</style>"));
        svg("namespace of another program", svgOf("", " xmlns:i='http://inkscape.org/'"));
        svg("largest", svgOfBytes(largestLogo));
    }
    void whatIsOne() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const LogoKind, kind);
        const auto logo = newLogoOf(bytes);
        QVERIFY2(logo, logo ? "" : qPrintable(QString::number(int(logo.error().kind))));
        QCOMPARE(logo->kind(), kind);
        QCOMPARE(logo->bytes(), bytes);
    }

    // What was found to be followed, or is, by whoever draws it otherwise than Qt does now.
    void whatLeadsOutside_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<FailureKind>("why");
        const auto none = [](const char* name, const QByteArray& bytes, FailureKind why) {
            QTest::newRow(name) << bytes << why;
        };
        const auto alone = [&](const char* name, const QByteArray& inside) {
            none(name, svgOf(inside), FailureKind::LogoNotSelfContained);
        };
        alone("an SVG within it", imageOf(svgOf("<image href='/etc/logo.png'/>"), "svg+xml"));
        alone("an SVG called a PNG", imageOf(svgOf("")));
        alone("a PNG called a JPEG", imageOf(smallPng(), "jpeg"));
        alone("two pictures in one address", "<image xlink:href='data:image/png;base64,"
                                                 + smallPng().toBase64() + "base64,"
                                                 + svgOf("").toBase64() + "'/>");
        alone("picture with an option",
              "<image xlink:href='data:image/png;x=1;base64," + smallPng().toBase64() + "'/>");
        alone("part of a data address", "<use xlink:href='data:image/png;base64,AAAA#a'/>");
        alone("share of another machine", "<image xlink:href='\\\\host\\share\\x.png'/>");
        alone("import in other letters", "<style>@\\69mport 'a.css';</style>");
        alone("import before an element", "<style>@import 'a.css';<g/></style>");
        alone("any rule with an @", "<style>@font-face { font-family: a }</style>");
        alone("address in other letters", "<rect fill='u\\72l(http://example.org/a)'/>");
        alone("address in another function",
              "<g style='background: image-set(&quot;a.png&quot; 1x)'/>");
        alone("address by its base", "<g xml:base='http://example.org/'/>");
        alone("script set later", "<g><set attributeName='onload' to='x()'/></g>");
        alone("address that moves",
              "<a href='#a'><animate attributeName='href' to='javascript:x()'/></a>");
        alone("handler of SVG Tiny", "<handler type='application/ecmascript'>x()</handler>");
        alone("page within it", "<foreignObject><b xmlns='http://www.w3.org/1999/xhtml'/>"
                                "</foreignObject>");
        alone("page by its namespace", "<h:img xmlns:h='http://www.w3.org/1999/xhtml' alt=''/>");
        alone("script of a drawing program",
              "<i:script xmlns:i='http://www.inkscape.org/namespaces/inkscape'>x()</i:script>");
        alone("picture of a drawing program",
              "<i:image xmlns:i='http://www.inkscape.org/namespaces/inkscape'/>");
        alone("picture of a filter", "<filter><feImage href='#a'/></filter>");
        alone("what no picture has", "<g ping='x'/>");
        alone("video", "<video href='#a'/>");
        none("picture within it cut off", svgOf(imageOf(smallPng().chopped(1))),
             FailureKind::LogoDamaged);
        none("picture within it without its last row", svgOf(imageOf(pngOf({.missing = 7}))),
             FailureKind::LogoDamaged);
        none("photo within it cut off", svgOf(imageOf(baselineJpeg().chopped(9), "jpeg")),
             FailureKind::LogoDamaged);
        none("picture within it too wide", svgOf(imageOf(pngOf({.width = 4001, .height = 1}))),
             FailureKind::LogoTooWide);
        const QByteArray half
            = imageOf(pngOf({.width = 4000, .height = 2001, .depth = 1, .color = 0}));
        none("pictures within it too wide together", svgOf(half + half), FailureKind::LogoTooWide);
    }
    void whatLeadsOutside() { whatIsNone(); }

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
        none("too wide", pngOf({.width = 4001, .height = 1}), FailureKind::LogoTooWide);
        none("too high", pngOf({.width = 1, .height = 4001}), FailureKind::LogoTooWide);
        none("no width", pngOf({.width = 0, .height = 4}), FailureKind::LogoDamaged);
        none("no height", pngOf({.width = 4, .height = 0}), FailureKind::LogoDamaged);
        none("signature alone", smallPng().first(8), FailureKind::LogoDamaged);
        none("head alone", smallPng().first(33), FailureKind::LogoDamaged);
        none("no pixels", smallPng().first(33) + smallPng().last(12), FailureKind::LogoDamaged);
        none("pixels first", smallPng().first(8) + smallPng().mid(33), FailureKind::LogoDamaged);
        none("not closed", "<svg><g></svg>", FailureKind::LogoDamaged);
        none("cut off", svgOf("<g/>").chopped(3), FailureKind::LogoDamaged);
        const auto alone = [&](const char* name, const QByteArray& inside) {
            none(name, svgOf(inside), FailureKind::LogoNotSelfContained);
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
             FailureKind::LogoNotSelfContained);
        none("document type", "<!DOCTYPE svg>" + svgOf(""), FailureKind::LogoNotSelfContained);
        none("entity", "<!DOCTYPE svg [<!ENTITY a 'b'>]>" + svgOf("<text>&a;</text>"),
             FailureKind::LogoNotSelfContained);
    }
    void whatIsNone() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const FailureKind, why);
        const auto logo = newLogoOf(bytes);
        QVERIFY(!logo);
        QCOMPARE(int(logo.error().kind), int(why));
    }

    // A file of before has it still; nothing draws it.
    void whatWasOneBeforeIsKeptAndNotShown() {
        for (const QByteArray& bytes :
             {svgOf("<g><set attributeName='x'/></g>"), svgOf(imageOf(svgOf(""), "svg+xml")),
              pngOf({.missing = 1})}) {
            const auto kept = logoOf(bytes);
            QVERIFY(kept && !canBeShown(*kept));
            QVERIFY(!newLogoOf(bytes));
        }
        QVERIFY(canBeShown(*logoOf(smallPng())));
        QVERIFY(!logoOf(svgOf("<g/>").chopped(1)));
    }

    void pngsOfEveryKindAreWhole() {
        const QList<std::pair<int, QList<int>>> kinds{
            {0, {1, 2, 4, 8, 16}}, {2, {8, 16}}, {3, {1, 2, 4, 8}}, {4, {8, 16}}, {6, {8, 16}}};
        for (const auto& [color, depths] : kinds) {
            for (const int depth : depths) {
                for (const quint32 size : {1U, 2U, 5U, 9U, 33U}) {
                    for (const int interlaced : {0, 1}) {
                        PngOf what{.width = size,
                                   .height = size + 1,
                                   .depth = depth,
                                   .color = color,
                                   .interlaced = interlaced,
                                   .hasPalette = color == 3};
                        QVERIFY(newLogoOf(pngOf(what)));
                        what.missing = 1;
                        QVERIFY(!newLogoOf(pngOf(what)));
                    }
                }
            }
        }
    }

    void pngsThatAreNotWhole_data() {
        QTest::addColumn<QByteArray>("bytes");
        const auto row
            = [](const char* name, const PngOf& what) { QTest::newRow(name) << pngOf(what); };
        row("a filter that is none", {.filter = 5});
        row("no palette", {.color = 3});
        row("palette of a gray one", {.color = 0, .hasPalette = true});
        row("a depth of another kind", {.depth = 4});
        row("a kind that is none", {.color = 5});
        row("other interlacing", {.interlaced = 2});
        row("pixels twice, something between",
            {.more = pngChunk("IDAT", packed({1, '\0'})) + pngChunk("tEXt", "a")});
        row("more than all pixels",
            {.height = 1, .more = pngChunk("IDAT", packed(QByteArray(7, '\0')))});
        row("a chunk that nobody may leave out", {.more = pngChunk("ABCD", "a")});
        row("two heads", {.more = pngChunk("IHDR", bigEndian(2) + bigEndian(2)
                                                       + QByteArray("\x08\2\0\0\0", 5))});
        QTest::newRow("packed otherwise")
            << pngOf({}).first(33) + pngChunk("IDAT", "no pixels") + pngChunk("IEND", {});
    }
    void pngsThatAreNotWhole() {
        QFETCH(const QByteArray, bytes);
        const auto logo = newLogoOf(bytes);
        QVERIFY(!logo);
        QCOMPARE(int(logo.error().kind), int(FailureKind::LogoDamaged));
    }

    void jpegsAreWhole() {
        for (const QByteArray& jpeg :
             {baselineJpeg(), progressiveJpeg(), restartsJpeg(), grayJpeg()}) {
            QVERIFY(newLogoOf(svgOf(imageOf(jpeg, "jpeg"))));
            QVERIFY(!newLogoOf(jpeg)); // by itself it is none
            for (qsizetype size = 0; size < jpeg.size(); ++size)
                QVERIFY2(!newLogoOf(svgOf(imageOf(jpeg.first(size), "jpeg"))),
                         qPrintable(QString::number(size)));
            // The coded part loses a byte, and all its markers stay.
            const qsizetype coded = jpeg.lastIndexOf("\xff\xda") + 14;
            QVERIFY(!newLogoOf(svgOf(imageOf(QByteArray(jpeg).remove(coded, 12), "jpeg"))));
        }
    }

    // Many scans of nothing cost much and say little.
    void aJpegOfManyScansIsNone() {
        const QByteArray jpeg = progressiveJpeg();
        // A bit for each of the six blocks of the first color.
        const QByteArray scan = QByteArray::fromHex("ffda000801010000001055");
        const auto with = [&](int count) {
            return svgOf(imageOf(jpeg.chopped(2) + scan.repeated(count) + jpeg.last(2), "jpeg"));
        };
        QVERIFY(newLogoOf(with(3)));
        QVERIFY(!newLogoOf(with(60)));
    }

    // Every byte of a PNG is held by a checksum or a length.
    void noPartOfAPngCanBeLost() {
        const QByteArray png = smallPng();
        for (qsizetype size = 0; size < png.size(); ++size)
            QVERIFY2(!newLogoOf(png.first(size)), qPrintable(QString::number(size)));
        for (qsizetype place = 0; place < png.size(); ++place) {
            QByteArray other = png;
            other[place] = static_cast<char>(other[place] ^ 1);
            QVERIFY2(!newLogoOf(other), qPrintable(QString::number(place)));
        }
    }
};

} // namespace mentat::test::tst_logo

MENTAT_TEST(tst_logo, TestLogo, QCoreApplication)
#include "tst_logo.moc"
