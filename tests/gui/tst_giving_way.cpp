#include "tests/gui/clipped_texts.h"
#include "tests/support/random_source.h"
#include "tests/support/test_program.h"
#include "ui/frame/page_header.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/text_label.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_giving_way {

namespace {

/// A widget that needs this much and wants that much.
class Wishing final : public QWidget {
public:
    Wishing(QSize least, QSize wanted, QWidget* parent = nullptr)
        : QWidget(parent)
        , m_least(least)
        , m_wanted(wanted) {}
    [[nodiscard]] QSize minimumSizeHint() const override { return m_least; }
    [[nodiscard]] QSize sizeHint() const override { return m_wanted; }

private:
    QSize m_least;
    QSize m_wanted;
};

/// Nothing overlaps, is narrower than it must be or stands outside.
bool standWell(const std::vector<QWidget*>& all, const QRect& room) {
    for (size_t i = 0; i < all.size(); ++i) {
        const QRect place = all[i]->geometry();
        if (!room.contains(place) || place.width() < all[i]->minimumSizeHint().width())
            return false;
        for (size_t other = 0; other < i; ++other) {
            if (place.intersects(all[other]->geometry()))
                return false;
        }
    }
    return true;
}

/// The lowest row of pixels that a widget's letters reach, in what holds it.
int lowestInk(QWidget& widget) {
    const QImage picture = widget.grab().toImage();
    const QRgb paper = picture.pixel(0, 0);
    for (int y = picture.height() - 1; y >= 0; --y) {
        for (int x = 0; x < picture.width(); ++x) {
            if (std::abs(qGray(picture.pixel(x, y)) - qGray(paper)) > 100)
                return widget.y() + y;
        }
    }
    return -1;
}

/// Three texts of three sizes in this row, as they are painted: where each one's letters end.
std::vector<int> endsOfLetters(QBoxLayout* row) {
    QWidget& window = *row->parentWidget();
    std::vector<QLabel*> labels;
    for (const TextLevel level : {TextLevel::Weak, TextLevel::Loud, TextLevel::PageTitle}) {
        labels.push_back(new TextLabel(level, u"HEAT"_s));
        row->addWidget(labels.back());
    }
    window.resize(600, 60);
    window.show();
    std::vector<int> ends;
    for (QLabel* label : labels)
        ends.push_back(lowestInk(*label));
    return ends;
}

} // namespace

/// What gives way where letters are large and a language is long: no window becomes wider for it.
class TestGivingWay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// By what is painted: a row without baselines is found.
    void textsOfAllSizesStandOnOneLine() {
        QWidget window;
        const auto ends = endsOfLetters(new BaselineRow(&window, 8));
        QVERIFY(ends[0] > 0);
        QVERIFY(std::abs(ends[0] - ends[1]) <= 1 && std::abs(ends[2] - ends[1]) <= 1);
        QWidget plain;
        const auto ragged = endsOfLetters(new QHBoxLayout(&plain));
        QVERIFY(std::abs(ragged[0] - ragged[1]) > 1);
    }

    void aRowGoesOnInAnotherLine() {
        QWidget window;
        auto* row = new WrappingRow(&window);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(10);
        std::vector<QWidget*> all;
        for (int i = 0; i < 3; ++i) {
            all.push_back(new Wishing({100, 20}, {150, 30}));
            row->addWidget(all.back(), i == 2 ? 1 : 0);
        }
        const auto at = [&](int width) {
            window.resize(width, row->heightForWidth(width));
            row->setGeometry(window.rect());
            QStringList places;
            for (const QWidget* one : all)
                places << u"%1,%2+%3"_s.arg(one->x()).arg(one->y()).arg(one->width());
            return places.join(u' ');
        };
        // As a QHBoxLayout: what each wants, then what is left to who takes it.
        QCOMPARE(at(600), u"0,0+150 160,0+150 320,0+280"_s);
        QCOMPARE(at(395), u"0,0+125 135,0+125 270,0+125"_s);
        QCOMPARE(at(320), u"0,0+100 110,0+100 220,0+100"_s);
        QCOMPARE(at(319), u"0,0+150 160,0+150 0,40+319"_s);
        QCOMPARE(at(200), u"0,0+150 0,40+150 0,80+200"_s);
        QCOMPARE(row->heightForWidth(200), 110);
        QCOMPARE(row->minimumSize(), QSize(100, 20));
        QCOMPARE(row->sizeHint(), QSize(470, 30));
        all[0]->hide();
        QCOMPARE(at(210).section(u' ', 1), u"0,0+100 110,0+100"_s);
        window.setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(at(210).section(u' ', 1), u"110,0+100 0,0+100"_s);
    }

    void whatComesAfterAStretchStandsAtTheEnd() {
        QWidget window;
        auto* row = new WrappingRow(&window);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(10);
        auto* first = new Wishing({50, 20}, {50, 20});
        auto* last = new Wishing({50, 20}, {50, 20});
        row->addWidget(first);
        row->addStretch();
        row->addWidget(last);
        row->setGeometry({0, 0, 300, 20});
        QCOMPARE(first->x(), 0);
        QCOMPARE(last->x(), 250);
        QCOMPARE(row->count(), 3);
        delete row->takeAt(1);
        row->setGeometry({0, 0, 300, 20});
        QCOMPARE(last->x(), 60);
        QVERIFY(!row->takeAt(7) && !row->itemAt(-1));
    }

    void rowsAtRandom() {
        RandomSource random(20261123);
        for (int round = 0; round < 300; ++round) {
            QWidget window;
            auto* row = new WrappingRow(&window);
            row->setContentsMargins(0, 0, 0, 0);
            row->setSpacing(random.between(0, 12));
            std::vector<QWidget*> all;
            for (int i = random.between(1, 8); i > 0; --i) {
                const QSize least(random.between(1, 120), random.between(1, 40));
                all.push_back(
                    new Wishing(least, least + QSize(random.between(0, 90), random.between(0, 9))));
                row->addWidget(all.back(), random.between(0, 2));
            }
            const int width = random.between(120, 700);
            const QRect room(0, 0, width, row->heightForWidth(width));
            row->setGeometry(room);
            QVERIFY2(standWell(all, room), qPrintable(u"round %1"_s.arg(round)));
            // Planted: one over another, one too narrow, one outside.
            QWidget& last = *all.back();
            const QRect sound = last.geometry();
            last.resize(last.minimumSizeHint().width() - 1, 20);
            QVERIFY(!standWell(all, room));
            last.setGeometry(sound.translated(width, 0));
            QVERIFY(!standWell(all, room));
            last.setGeometry(all.front()->geometry());
            QVERIFY(all.size() == 1 || !standWell(all, room));
        }
    }

    void aColumnTitleIsShortenedAndSaysItsTextWhole() {
        QWidget window;
        auto* title = new ColumnTitle(u"Strongholds"_s, Qt::AlignRight, &window);
        window.resize(400, 100);
        window.show();
        title->setGeometry(0, 0, 200, 30);
        QCOMPARE(title->toolTip(), QString());
        QCOMPARE(clippedTexts(window), QStringList());
        const QImage whole = title->grab(QRect(0, 0, 200, 30)).toImage();
        title->setGeometry(0, 0, title->minimumSizeHint().width(), 30);
        QVERIFY(title->width() < title->sizeHint().width());
        QCOMPARE(title->toolTip(), u"Strongholds"_s);
        QCOMPARE(clippedTexts(window), QStringList());
        QVERIFY(title->grab().toImage() != whole.copy(title->rect()));
        title->resize(10, 30); // not even a letter
        QCOMPARE(clippedTexts(window).size(), 1);
        auto* cut = new QLabel(u"Strongholds"_s, &window); // what cannot shorten itself
        cut->setToolTip(cut->text());
        cut->setGeometry(0, 40, 40, 30);
        cut->show();
        QCOMPARE(clippedTexts(window).size(), 2);
        title->resize(200, 30);
        QCOMPARE(title->toolTip(), QString());
    }

    void whatAPageShowsGoesBelowItsTitle() {
        PageHeader header;
        header.setTitle(u"Results"_s);
        header.setContext(u"Heat 1 · Wednesday 13:00"_s);
        auto* clock = new QLabel(u"0:48 left"_s);
        header.setEnd(clock);
        header.resize(900, 60);
        header.show();
        const auto& context = *header.findChild<QLabel*>(u"pageContext"_s);
        const auto isBelow = [&] {
            QTest::qWait(1);
            return context.y() >= clock->geometry().bottom();
        };
        QVERIFY(!isBelow());
        header.resize(320, 90);
        QVERIFY(isBelow());
        QCOMPARE(clippedTexts(header), QStringList());
        header.setContext(u"Heat 1"_s);
        QVERIFY(!isBelow());
        clock->setText(u"last turn starts by 17:30, 0:48 left"_s);
        QVERIFY(isBelow());
        header.setEnd(nullptr);
        QTest::qWait(1);
        QVERIFY(context.x() > 50);
    }
};

} // namespace mentat::test::tst_giving_way

MENTAT_TEST(tst_giving_way, TestGivingWay, QApplication)
#include "tst_giving_way.moc"
