#include "tests/gui/storm_document.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/missing_parts.h"
#include "tests/support/random_source.h"
#include "tests/support/test_program.h"
#include "ui/frame/banners.h"

#include <QApplication>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_missing_parts_window {

/// Event files of which a row or a cell is missing, in the window: it says that the file is
/// damaged, or shows every page of it.
class TestMissingPartsWindow : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::vector<FileOfKind> m_files;

    /// Whether the window has opened it.
    bool look(const QString& path) {
        WindowFixture fixture;
        fixture.showEmptyWindow(false);
        fixture.window().openPath(path);
        if (!fixture.window().book()) {
            const QString said = fixture.window().findChild<NoticeBar*>()->text();
            if (!said.contains(u" is damaged"_s))
                qFatal("the window says: %s", qPrintable(said));
            return false;
        }
        QStringList ids;
        for (const auto& entry : fixture.workspace().pages())
            ids << entry.id;
        for (const QString& id : ids) {
            fixture.workspace().go(id);
            QApplication::processEvents();
        }
        return true;
    }

private Q_SLOTS:
    void initTestCase() { m_files = filesOfAllKinds(m_folder.path(), playedStorm()); }

    void nothingThatIsMissingEndsTheWindow_data() {
        QTest::addColumn<size_t>("file");
        for (size_t i = 0; i < m_files.size(); ++i)
            QTest::newRow(qPrintable(m_files[i].kind)) << i;
    }

    // One in twenty of what the command line is tried with: the name of the part is printed first,
    // so that the last one is known where the window ends.
    void nothingThatIsMissingEndsTheWindow() {
        QFETCH(size_t, file);
        const auto seed = static_cast<quint32>(qEnvironmentVariableIntValue("MENTAT_SEED"));
        qInfo("seed %u", seed);
        RandomSource random(seed + quint32(file));
        const std::vector<MissingPart> all = allMissingParts(m_files[file].path);
        const size_t count = isSoak() ? all.size() / 20 : 6;
        const QString damaged = m_folder.filePath(u"damaged.mentat"_s);
        for (size_t tried = 0; tried < count;) {
            const MissingPart& part = all[random.below(all.size())];
            writeBytes(damaged, bytesOf(m_files[file].path));
            if (!takeAway(damaged, part))
                continue;
            ++tried;
            qInfo("%s", qPrintable(part.name()));
            (void)look(damaged);
        }
    }

    void whatAnEventNeedsIsDamage() {
        const QString damaged = m_folder.filePath(u"damaged.mentat"_s);
        for (const QString& table : {u"ruleset"_s, u"settings"_s, u"qp_row"_s}) {
            writeBytes(damaged, bytesOf(m_files.front().path));
            QVERIFY(takeAway(damaged, {table, 0, {}, MissingPart::How::RowRemoved}));
            QVERIFY2(!look(damaged), qPrintable(table));
        }
        QVERIFY(look(m_files.front().path));
    }
};

} // namespace mentat::test::tst_missing_parts_window

MENTAT_TEST(tst_missing_parts_window, TestMissingPartsWindow, QApplication)
#include "tst_missing_parts_window.moc"
