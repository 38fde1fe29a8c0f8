// What any program of Qt pays for a window of the kind of Mentat's first page: Qt alone, linked
// with the libraries that mentat is linked with, and just the parts that are seen there. It reads
// the rows of the event file that it is given, and does nothing with them.

#include "tests/benchmarks/bare_rows.h"

#include <QApplication>
#include <QBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMainWindow>
#include <QMenuBar>
#include <QPainter>
#include <QPushButton>
#include <QStatusBar>
#include <QSvgRenderer>

#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr int entries = 13; // of the rail
constexpr int heats = 3;    // cards
constexpr int lines = 9;    // of what is to be done
constexpr std::array sizes{28, 22, 18, 14, 12};

QIcon lineIcon(int number) {
    const QByteArray drawing
        = R"(<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path fill="none" )"
          R"(stroke="#333" stroke-width="2" d="M4 20L)"
          + QByteArray::number(number + 6) + R"( 4L20 20z"/></svg>)";
    QSvgRenderer renderer(drawing);
    QPixmap picture(24, 24);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    renderer.render(&painter);
    return picture;
}

QLabel* label(const QString& text, int pixels, bool isStrong = false) {
    auto* made = new QLabel(text);
    QFont font = made->font();
    font.setPixelSize(pixels);
    font.setBold(isStrong);
    made->setFont(font);
    return made;
}

void addMenus(QMainWindow& window) {
    for (const QString& title :
         {u"&File"_s, u"&Edit"_s, u"&Go"_s, u"&Page"_s, u"&Window"_s, u"&Tools"_s, u"&Help"_s}) {
        QMenu* menu = window.menuBar()->addMenu(title);
        for (int i = 0; i < 8; ++i)
            menu->addAction(u"%1 %2…"_s.arg(title).arg(i));
    }
}

QWidget* rail() {
    auto* list = new QListWidget;
    for (int i = 0; i < entries; ++i)
        list->addItem(new QListWidgetItem(lineIcon(i), u"Page %1"_s.arg(i)));
    list->setFixedWidth(160);
    return list;
}

QWidget* page(qint64 values) {
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->addWidget(label(u"Today"_s, sizes[2], true));
    auto* cards = new QHBoxLayout;
    for (int i = 0; i < heats; ++i) {
        auto* card = new QVBoxLayout;
        card->addWidget(label(u"Heat %1"_s.arg(i + 1), sizes[3], true));
        card->addWidget(label(u"%1 in"_s.arg(values % (20 + i)), sizes[0]));
        card->addWidget(label(u"5 tables, 3 of them recorded"_s, sizes[4]));
        cards->addLayout(card);
    }
    column->addLayout(cards);
    auto* next = new QHBoxLayout;
    next->addWidget(label(u"Record the results of heat 2"_s, sizes[1]), 1);
    next->addWidget(new QPushButton(u"Open Results"_s));
    column->addLayout(next);
    for (int i = 0; i < lines; ++i) {
        auto* line = new QHBoxLayout;
        line->addWidget(label(u"Table %1 has a warning that somebody is to look at"_s.arg(i), 12),
                        1);
        line->addWidget(new QPushButton(u"Open"_s));
        column->addLayout(line);
    }
    column->addStretch(1);
    return content;
}

} // namespace

int main(int argc, char* argv[]) {
    const QApplication application(argc, argv);
    const auto values = mentat::test::bareValuesIn(QApplication::arguments().at(1));
    if (!values)
        return 1;
    QMainWindow window;
    window.setWindowTitle(u"parts"_s);
    window.resize(1280, 800);
    addMenus(window);
    auto* center = new QWidget;
    auto* row = new QHBoxLayout(center);
    row->addWidget(rail());
    row->addWidget(page(*values), 1);
    window.setCentralWidget(center);
    window.statusBar()->addWidget(label(u"Saved 9:00 AM"_s, sizes[4]));
    window.show();
    return QApplication::exec();
}
