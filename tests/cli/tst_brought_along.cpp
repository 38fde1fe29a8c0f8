#include "tests/cli/cli_support.h"
#include "tests/support/only_unix.h"
#include "tests/support/patience.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QProcess>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_brought_along {

/// What stands beside the programs, where they are unpacked and not installed.
class TestBroughtAlong : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }

    [[nodiscard]] QString unpacked(const QString& program) const {
        const QString copy = path(QFileInfo(program).fileName());
        return QFile::exists(copy) || QFile::copy(program, copy) ? copy : QString();
    }

    /// What the program loads for PDFs.
    [[nodiscard]] QString unpackedModule() const {
        return unpacked(QStringLiteral(MENTAT_PDF_MODULE));
    }

    void put(const QString& name, const QByteArray& bytes = {}) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

    /// The faces of paper, as Debian's packages have them, beside the programs.
    void unpackFonts(const QString& folder) const {
        QVERIFY(QDir().mkpath(path(folder)));
        QDirIterator fonts(u"/usr/share/fonts"_s, {u"DejaVuSans*.ttf"_s, u"GentiumPlus-*.ttf"_s},
                           QDir::Files, QDirIterator::Subdirectories);
        while (fonts.hasNext()) {
            const QString font = fonts.next();
            QVERIFY(QFile::copy(font, path(folder) + u'/' + QFileInfo(font).fileName()));
        }
    }

    /// A system that has no font at all, and a home without anything in it.
    [[nodiscard]] QProcessEnvironment bareSystem() const {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"FONTCONFIG_FILE"_s, path(u"fonts.conf"_s));
        environment.insert(u"HOME"_s, path(u"home"_s));
        environment.insert(u"XDG_RUNTIME_DIR"_s, path(u"running"_s));
        environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        for (const auto* variable : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
            environment.remove(QLatin1StringView(variable));
        return environment;
    }

    [[nodiscard]] Outcome cli(const QStringList& arguments) const {
        QProcess process;
        process.setProcessEnvironment(bareSystem());
        process.start(unpacked(QStringLiteral(MENTAT_CLI)), arguments);
        if (!process.waitForFinished(patience) || process.exitStatus() != QProcess::NormalExit)
            qFatal("%s", qPrintable(process.errorString()));
        return {process.exitCode(), process.readAllStandardOutput(),
                process.readAllStandardError()};
    }

    [[nodiscard]] Outcome report(const QString& name, const QString& output) const {
        return cli({u"report"_s, path(u"sample.mentat"_s), u"--report"_s, name, u"--output"_s,
                    path(output)});
    }

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QFile::copy(QStringLiteral(MENTAT_BUILT_SAMPLE), path(u"sample.mentat"_s)));
        for (const auto& folder : {u"home"_s, u"running"_s})
            QVERIFY(QDir().mkpath(path(folder)));
        QVERIFY(!unpackedModule().isEmpty());
        put(u"fonts.conf"_s, "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\">"
                             "<fontconfig><dir>/nowhere</dir></fontconfig>");
    }

    void withoutItsFacesPaperIsRefused() {
        MENTAT_ONLY_ON_UNIX(facesAreEverybodys);
        for (const auto& [name, output] :
             {std::pair{u"standings"_s, u"standings.pdf"_s},
              std::pair{u"seat-cards"_s, u"cards.pdf"_s}, std::pair{u"hand-in"_s, u"hand-in"_s}}) {
            const Outcome outcome = report(name, output);
            QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongRequest), QString());
            QVERIFY2(outcome.err.contains("typeface DejaVu Sans is not installed"),
                     outcome.err.constData());
            QVERIFY(!QFile::exists(path(output)));
        }
        QCOMPARE(report(u"standings"_s, u"standings.txt"_s).code, 0);
    }

    void oneFaceThatIsMissingIsNamed() {
        MENTAT_ONLY_ON_UNIX(facesAreEverybodys);
        unpackFonts(u"fonts"_s);
        for (const QFileInfo& font : QDir(path(u"fonts"_s)).entryInfoList({u"Gentium*"_s}))
            QVERIFY(QFile::remove(font.filePath()));
        const Outcome outcome = report(u"standings"_s, u"standings.pdf"_s);
        QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongRequest), QString());
        QVERIFY2(outcome.err.contains("Gentium Plus"), outcome.err.constData());
    }

    void withoutItsModuleAPdfIsRefused() {
        MENTAT_ONLY_ON_UNIX(facesAreEverybodys);
        unpackFonts(u"fonts"_s);
        const QString module = unpackedModule();
        QVERIFY(QFile::remove(module));
        for (const QByteArray& spoiled : {QByteArray(), QByteArray("no library")}) {
            if (!spoiled.isEmpty())
                put(QFileInfo(module).fileName(), spoiled);
            const Outcome outcome = report(u"standings"_s, u"standings.pdf"_s);
            QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongRequest), QString());
            QVERIFY2(outcome.err.contains("PDFs need the file mentat_structure"),
                     outcome.err.constData());
            QVERIFY(!QFile::exists(path(u"standings.pdf"_s)));
            QCOMPARE(report(u"standings"_s, u"standings.html"_s).code, 0);
            QVERIFY(QFile::remove(path(u"standings.html"_s)));
        }
    }

    void facesBesideTheProgramAreTaken_data() {
        QTest::addColumn<QString>("folder");
        QTest::newRow("beside it") << u"fonts"_s;
        QTest::newRow("among its data") << u"data/fonts"_s;
    }
    void facesBesideTheProgramAreTaken() {
        QFETCH(QString, folder);
        MENTAT_ONLY_ON_UNIX(facesAreEverybodys);
        unpackFonts(folder);
        const Outcome outcome = report(u"standings"_s, u"standings.pdf"_s);
        QVERIFY2(outcome.code == 0 && outcome.err.isEmpty(), outcome.err.constData());
        QProcess reader;
        reader.start(u"pdffonts"_s, {path(u"standings.pdf"_s)});
        QVERIFY(reader.waitForFinished(patience));
        const QByteArray fonts = reader.readAllStandardOutput();
        QVERIFY2(fonts.contains("DejaVuSansCondensed-Bold"), fonts.constData());
    }

    void settingsStayBesideAPortableProgram_data() {
        QTest::addColumn<bool>("isPortable");
        QTest::newRow("on a stick") << true;
        QTest::newRow("installed") << false;
    }
    void settingsStayBesideAPortableProgram() {
        QFETCH(bool, isPortable);
        if (!isPortable) {
            MENTAT_ONLY_ON_UNIX(oneHome);
        }
        unpackFonts(u"fonts"_s);
        if (isPortable)
            put(u"portable"_s);
        const QString beside = path(u"settings/log/mentat.log"_s);
        const QString atHome = path(u"home/.local/share/mentat/log/mentat.log"_s);
        QProcess window;
        window.setProcessEnvironment(bareSystem());
        window.start(unpacked(QStringLiteral(MENTAT)), {path(u"sample.mentat"_s)});
        QVERIFY(window.waitForStarted(patience));
        QVERIFY(
            QTest::qWaitFor([&] { return QFile::exists(isPortable ? beside : atHome); }, patience));
        window.kill();
        QVERIFY(window.waitForFinished(patience));
        QVERIFY(!QFile::exists(isPortable ? atHome : beside));
        QCOMPARE(QFile::exists(path(u"settings"_s)), isPortable);
    }
};

} // namespace mentat::test::tst_brought_along

MENTAT_TEST(tst_brought_along, TestBroughtAlong, QCoreApplication)
#include "tst_brought_along.moc"
