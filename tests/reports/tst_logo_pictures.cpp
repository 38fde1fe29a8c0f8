#include "app/session/acts.h"
#include "model/document/bytes/json.h"
#include "model/document/event_document.h"
#include "model/failure_kind.h"
#include "model/finding_kind.h"
#include "model/next_year.h"
#include "model/values/logo.h"
#include "reports/paper/logo_image.h"
#include "tests/model/small_pictures.h"
#include "tests/support/random_source.h"
#include "tests/support/scratch_book.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include <QBuffer>
#include <QDir>
#include <QGuiApplication>
#include <QImageReader>
#include <QTemporaryFile>
#include <QTest>

#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_logo_pictures {

namespace {

QByteArray document() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"},
        "players": [], "heats": []})";
}

QByteArray svgOf(const QByteArray& inside) {
    return "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
           "width='40' height='40' viewBox='0 0 40 40'>"
           + inside + "</svg>";
}

QByteArray pictureAt(const QString& path) {
    return "<image width='40' height='40' xlink:href='" + path.toUtf8() + "'/>";
}

QByteArray within(const QByteArray& svg, const QByteArray& kind) {
    return "<image width='40' height='40' xlink:href='data:image/" + kind + ";base64,"
           + svg.toBase64() + "'/>";
}

/// Every way that was found to have a reader follow an address.
QList<QByteArray> leadingTo(const QString& path) {
    const QByteArray direct = svgOf(pictureAt(path));
    return {direct, svgOf(within(direct, "svg+xml")),
            svgOf(within(svgOf(within(direct, "svg+xml")), "svg+xml")),
            svgOf(within(direct, "png")),
            svgOf("<image width='40' height='40' xlink:href='data:image/png;base64,AAAAbase64,"
                  + direct.toBase64() + "'/>")};
}

/// Which files of a folder are opened meanwhile, as the system tells it.
class OpenedFiles {
public:
    explicit OpenedFiles(const QString& folder) : m_told(inotify_init1(IN_NONBLOCK)) {
        if (inotify_add_watch(m_told, QFile::encodeName(folder).constData(), IN_OPEN) < 0)
            qFatal("the folder cannot be watched");
    }
    ~OpenedFiles() { ::close(m_told); }
    OpenedFiles(const OpenedFiles&) = delete;
    OpenedFiles& operator=(const OpenedFiles&) = delete;

    [[nodiscard]] bool any() const {
        QByteArray told(4096, '\0');
        return ::read(m_told, told.data(), static_cast<size_t>(told.size())) > 0;
    }

private:
    int m_told;
};

/// As Qt draws it where nobody looked into it before.
QImage drawnByQt(const QByteArray& bytes) {
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    return QImageReader(&buffer).read();
}

/// What comes on standard error meanwhile, past Qt's messages.
class StandardError {
public:
    StandardError() : m_before(::dup(STDERR_FILENO)) {
        if (!m_file.open() || ::dup2(m_file.handle(), STDERR_FILENO) < 0)
            qFatal("standard error cannot be kept");
        m_messages
            = qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    }
    ~StandardError() {
        qInstallMessageHandler(m_messages);
        ::dup2(m_before, STDERR_FILENO);
        ::close(m_before);
    }
    StandardError(const StandardError&) = delete;
    StandardError& operator=(const StandardError&) = delete;

    [[nodiscard]] QByteArray said() {
        (void)::fflush(stderr);
        m_file.seek(0);
        return m_file.readAll();
    }

private:
    int m_before;
    QTemporaryFile m_file;
    QtMessageHandler m_messages = nullptr;
};

/// A PNG with a checksum that is right, of anything.
QByteArray randomPng(RandomSource& random) {
    const std::vector<int> colors{0, 2, 3, 4, 6};
    const std::vector<int> depths{1, 2, 4, 8, 16};
    return pngOf({.width = static_cast<quint32>(random.between(1, 40)),
                  .height = static_cast<quint32>(random.between(1, 40)),
                  .depth = random.of(depths),
                  .color = random.of(colors),
                  .interlaced = random.oneIn(3) ? 1 : 0,
                  .missing = random.oneIn(4) ? random.between(1, 9) : 0,
                  .filter = random.oneIn(8) ? random.between(5, 255) : random.between(0, 4),
                  .hasPalette = random.oneIn(2)});
}

} // namespace

/// A logo is drawn without a look at anything else, by every door; and what is taken is drawn
/// without a word.
class TestLogoPictures : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString path(const QString& name) { return m_folder.filePath(name); }

private Q_SLOTS:
    void initTestCase() {
        QVERIFY(m_folder.isValid());
        QImage red(8, 8, QImage::Format_RGB32);
        red.fill(Qt::red);
        QVERIFY(red.save(path(u"private.png"_s)));
    }

    void nothingIsOpenedWhileOneIsDrawn() {
        int followed = 0;
        for (const QByteArray& bytes : leadingTo(path(u"private.png"_s))) {
            QVERIFY(!newLogoOf(bytes));
            const auto logo = logoOf(bytes); // as an event file may have it
            QVERIFY(logo);
            const OpenedFiles opened(m_folder.path());
            QVERIFY(sizeOfLogo(*logo).isEmpty());
            QVERIFY(imageOfLogo(*logo, {40, 40}).isNull());
            QVERIFY(!opened.any());
            (void)drawnByQt(bytes); // the planted fault: a reader that follows it is seen
            followed += opened.any() ? 1 : 0;
        }
        QVERIFY2(followed >= 2, qPrintable(QString::number(followed)));
    }

    void aPipeHoldsNobody() {
        const QString pipe = path(u"pipe.png"_s);
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        for (const QByteArray& bytes : leadingTo(pipe)) {
            const auto logo = logoOf(bytes);
            QVERIFY(logo && imageOfLogo(*logo, {40, 40}).isNull()); // or it waits for ever
        }
        QVERIFY(QFile::remove(pipe));
    }

    void aGoodOneIsDrawn() {
        const QByteArray photo = svgOf(within(baselineJpeg(), "jpeg"));
        const QByteArray picture = svgOf(within(pngOf({}), "png"));
        for (const QByteArray& bytes :
             {photo, picture, svgOf("<path d='M0 0h9v4z'/>"), pngOf({})}) {
            const auto logo = newLogoOf(bytes);
            QVERIFY(logo && !sizeOfLogo(*logo).isEmpty());
            QVERIFY(!imageOfLogo(*logo, {40, 40}).isNull());
        }
    }

    void noDoorLetsAHostileOneIn() {
        ScratchBook scratch;
        scratch.create({document()});
        const auto session = scratch.open();
        const EventId id = session->book().events.front().id;
        const auto event = [&]() -> const Event& { return session->book().events.front().event; };
        for (const QByteArray& bytes : leadingTo(path(u"private.png"_s))) {
            // A file of an earlier version, or one that somebody made.
            QVERIFY(session->perform(id, changeLogo(event(), *logoOf(bytes))));
            const auto again = scratch.open(Session::Access::Read);
            const auto& logo = again->book().events.front().event.logo;
            QVERIFY(logo && !canBeShown(*logo));
            QVERIFY(imageOfLogo(*logo, {40, 40}).isNull());
            QVERIFY(again->journalPage(std::nullopt, 1)); // which has it too
            const QByteArray written = writeEventDocument(event()).toBytes();
            QVERIFY(!written.contains("\"logo\""));
            QVERIFY(!nextYearOf(event(), Year(2027)).logo);
            // A document that has it is refused at its place.
            QByteArray sent = document();
            sent.replace("\"wbc-dune\"}",
                         QByteArray("\"wbc-dune\", \"logo\": {\"kind\": \"svg\", \"data\": \""
                                    + bytes.toBase64() + "\"}}"));
            const auto json = Json::parse(sent);
            QVERIFY(json);
            const auto read = readEventDocument(*json);
            QVERIFY(!read);
            QCOMPARE(read.error().findings.size(), size_t(1));
            QCOMPARE(read.error().findings.front().kind, FindingKind::NotALogo);
        }
        QVERIFY(session->undo()); // the one before comes back, as it was
        QVERIFY(event().logo && !canBeShown(*event().logo));
        QVERIFY(session->perform(id, changeLogo(event(), std::nullopt)));
    }

    void whatIsTakenIsDrawnWithoutAWord() {
        int taken = 0;
        int refused = 0;
        const int count = rounds(1500, 30'000);
        StandardError standardError;
        for (int seed = 1; seed <= count; ++seed) {
            RandomSource random(static_cast<unsigned>(seed));
            const QByteArray png = randomPng(random);
            if (!newLogoOf(png)) {
                ++refused;
                continue;
            }
            ++taken;
            QVERIFY2(!drawnByQt(png).isNull(), qPrintable(QString::number(seed)));
        }
        QVERIFY(taken > count / 5 && refused > count / 5);
        QCOMPARE(standardError.said(), QByteArray());
        // The planted fault: one that is cut off is heard of, or drawn with a part missing.
        (void)drawnByQt(pngOf({.width = 40, .height = 40, .missing = 3000}));
        QVERIFY(!standardError.said().isEmpty());
    }

    // Bytes are changed, lost or doubled: whatever is still taken, Qt draws.
    void damagedPhotosAreRefusedOrDrawn() {
        int taken = 0;
        const int count = rounds(4000, 100'000);
        StandardError standardError;
        for (int seed = 1; seed <= count; ++seed) {
            RandomSource random(static_cast<unsigned>(seed));
            const std::vector<QByteArray> all{baselineJpeg(), progressiveJpeg(), restartsJpeg(),
                                              grayJpeg()};
            QByteArray jpeg = random.of(all);
            for (size_t i = 1 + random.below(3); i > 0; --i) {
                const auto place
                    = static_cast<qsizetype>(random.below(static_cast<size_t>(jpeg.size())));
                if (random.oneIn(4))
                    jpeg.remove(place, 1 + static_cast<qsizetype>(random.below(4)));
                else
                    jpeg[place] = static_cast<char>(random.below(256));
            }
            if (!newLogoOf(svgOf(within(jpeg, "jpeg"))))
                continue;
            ++taken;
            QVERIFY2(!drawnByQt(jpeg).isNull(), qPrintable(QString::number(seed)));
        }
        QVERIFY2(taken > count / 50, qPrintable(QString::number(taken)));
        QCOMPARE(standardError.said(), QByteArray());
    }
};

} // namespace mentat::test::tst_logo_pictures

MENTAT_TEST(tst_logo_pictures, TestLogoPictures, QGuiApplication)
#include "tst_logo_pictures.moc"
