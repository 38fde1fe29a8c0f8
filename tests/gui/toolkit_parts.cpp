#include "tests/gui/toolkit_parts.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QDateTimeEdit>
#include <QDialog>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QGroupBox>
#include <QImage>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPrintDialog>
#include <QPrinter>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QSplitter>
#include <QTabWidget>
#include <QToolButton>
#include <QToolTip>
#include <QTreeWidget>

#include <array>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

constexpr int rowWidth = 16;   // pixels of one color beside each other
constexpr int fewestSteps = 5; // from color to color
constexpr int largestStep = 6; // of 255
constexpr int longestStay = 4; // rows of one color within what fades

QStringList names() {
    return {u"Ada Byron"_s, u"Blaise Pascal"_s, u"Carl Gauss"_s, u"Emmy Noether"_s};
}

QMenu* filledMenu(QWidget& window) {
    auto* menu = new QMenu(&window);
    menu->addAction(u"&Open…"_s)->setShortcut(u"Ctrl+O"_s);
    QAction* ticked = menu->addAction(u"&Ticked"_s);
    ticked->setCheckable(true);
    ticked->setChecked(true);
    menu->addAction(u"&Not now"_s)->setEnabled(false);
    menu->addSeparator();
    QMenu* more = menu->addMenu(u"&More"_s);
    more->addAction(u"One"_s);
    menu->setActiveAction(ticked);
    return menu;
}

template <class Popup>
QWidget& shownAt(QWidget& window, Popup* popup) {
    popup->move(window.mapToGlobal(QPoint(200, 200)));
    popup->show();
    return *popup;
}

QWidget& choices(QWidget& window) {
    auto* box = new QComboBox(&window);
    box->addItems(names());
    box->setCurrentIndex(1);
    box->move(200, 200);
    box->show();
    box->showPopup();
    return *box->view()->window();
}

QWidget& completions(QWidget& window) {
    auto* field = new QLineEdit(&window);
    auto* completer = new QCompleter(names(), field);
    field->setCompleter(completer);
    field->setGeometry(200, 200, 240, 30);
    field->show();
    completer->setCompletionPrefix(u"B"_s);
    completer->complete();
    return *completer->popup();
}

QWidget& tip(QWidget& window) {
    QToolTip::showText(window.mapToGlobal(QPoint(200, 200)), u"Locked: no one is moved"_s, &window);
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        if (widget->inherits("QTipLabel") && widget->isVisible())
            return *widget;
    }
    return window;
}

QWidget& question(QWidget& window) {
    auto* box
        = new QMessageBox(QMessageBox::Warning, u"Mentat"_s, u"The file is gone."_s,
                          QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &window);
    box->setInformativeText(u"Save it as another?"_s);
    box->setDetailedText(u"No such file"_s);
    box->show();
    return *box;
}

QWidget& input(QWidget& window) {
    auto* dialog = new QInputDialog(&window);
    dialog->setComboBoxItems(names());
    dialog->setLabelText(u"Move the draft to:"_s);
    dialog->show();
    return *dialog;
}

QWidget& files(QWidget& window) {
    auto* dialog = new QFileDialog(&window, u"Open"_s, QDir::rootPath());
    dialog->setOption(QFileDialog::DontUseNativeDialog);
    dialog->show();
    return *dialog;
}

QWidget& printing(QWidget& window) {
    static QPrinter printer;
    auto* dialog = new QPrintDialog(&printer, &window);
    dialog->show();
    return *dialog;
}

/// One of each that is typed into, ticked or pressed, also where it cannot be.
QWidget& controls(QWidget& window) {
    auto* dialog = new QDialog(&window);
    auto* form = new QFormLayout(dialog);
    for (const bool isEnabled : {true, false}) {
        const auto add = [&](QWidget* widget) {
            widget->setEnabled(isEnabled);
            form->addRow(QString::fromLatin1(widget->metaObject()->className()).mid(1), widget);
        };
        add(new QSpinBox);
        add(new QDoubleSpinBox);
        add(new QDateTimeEdit(QDate(2026, 7, 29).startOfDay()));
        add(new QLineEdit(u"Ada Byron"_s));
        auto* editable = new QComboBox;
        editable->setEditable(true);
        editable->addItems(names());
        add(editable);
        auto* progress = new QProgressBar;
        progress->setValue(40);
        add(progress);
        auto* working = new QProgressBar;
        working->setRange(0, 0);
        add(working);
        add(new QCheckBox(u"Ticked"_s));
        add(new QRadioButton(u"One of them"_s));
        auto* tool = new QToolButton;
        tool->setText(u"Tool"_s);
        tool->setMenu(filledMenu(*dialog));
        tool->setPopupMode(QToolButton::MenuButtonPopup);
        add(tool);
        auto* pressed = new QPushButton(u"Menu"_s);
        pressed->setMenu(filledMenu(*dialog));
        add(pressed);
    }
    dialog->show();
    return *dialog;
}

/// What holds others.
QWidget& holders(QWidget& window) {
    auto* dialog = new QDialog(&window);
    auto* column = new QVBoxLayout(dialog);
    auto* tabs = new QTabWidget;
    tabs->addTab(new QPlainTextEdit(u"A text"_s), u"One"_s);
    tabs->addTab(new QWidget, u"Two"_s);
    column->addWidget(tabs);
    auto* box = new QGroupBox(u"Group"_s);
    box->setCheckable(true);
    auto* within = new QVBoxLayout(box);
    auto* tree = new QTreeWidget;
    tree->setColumnCount(2);
    auto* branch = new QTreeWidgetItem(tree, {u"Branch"_s, u"1"_s});
    new QTreeWidgetItem(branch, {u"Leaf"_s, u"2"_s});
    branch->setExpanded(true);
    within->addWidget(tree);
    column->addWidget(box);
    auto* halves = new QSplitter;
    halves->addWidget(new QPlainTextEdit(u"Left"_s));
    halves->addWidget(new QPlainTextEdit(u"Right\n"_s.repeated(40)));
    column->addWidget(halves);
    auto* bar = new QScrollBar(Qt::Horizontal);
    column->addWidget(bar);
    dialog->show();
    return *dialog;
}

/// The colors down a column of pixels, where the row beside each has the same.
bool isEven(const QImage& picture, int x, int y) {
    const QRgb first = picture.pixel(x, y);
    for (int beside = 1; beside < rowWidth; ++beside) {
        if (picture.pixel(x + beside, y) != first)
            return false;
    }
    return true;
}

/// Where, going down from the top, one color fades into another; -1: nowhere.
int fadingAt(const QImage& picture, int x) {
    int steps = 0;
    int stay = 0;
    int direction = 0;
    int from = 0;
    for (int y = 1; y < picture.height(); ++y) {
        const int change = qGray(picture.pixel(x, y)) - qGray(picture.pixel(x, y - 1));
        const bool isOne
            = isEven(picture, x, y) && isEven(picture, x, y - 1) && std::abs(change) <= largestStep;
        if (!isOne || (change == 0 && ++stay > longestStay)
            || (change != 0 && direction != 0 && (change > 0) != (direction > 0))) {
            steps = 0;
            stay = 0;
            direction = 0;
            from = y;
            continue;
        }
        if (change == 0)
            continue;
        stay = 0;
        direction = change;
        if (++steps >= fewestSteps)
            return from;
    }
    return -1;
}

} // namespace

const std::vector<ToolkitPart>& toolkitParts() {
    static const std::vector<ToolkitPart> parts{
        {u"toolkit-menu"_s,
         [](QWidget& window) -> QWidget& { return shownAt(window, filledMenu(window)); }},
        {u"toolkit-field-menu"_s,
         [](QWidget& window) -> QWidget& {
             auto* field = new QLineEdit(u"Ada"_s, &window);
             return shownAt(window, field->createStandardContextMenu());
         }},
        {u"toolkit-choices"_s, choices},
        {u"toolkit-completions"_s, completions},
        {u"toolkit-tip"_s, tip},
        {u"toolkit-question"_s, question},
        {u"toolkit-input"_s, input},
        {u"toolkit-files"_s, files},
        {u"toolkit-print"_s, printing},
        {u"toolkit-controls"_s, controls},
        {u"toolkit-holders"_s, holders},
    };
    return parts;
}

QStringList fadingsIn(const QImage& picture) {
    QStringList places;
    const std::array sides{picture, picture.transformed(QTransform().rotate(90))};
    for (size_t side = 0; side < sides.size(); ++side) {
        for (int x = 0; x + rowWidth <= sides[side].width(); x += rowWidth / 2) {
            const int y = fadingAt(sides[side], x);
            if (y >= 0)
                places.append(side == 0 ? u"down from %1, %2"_s.arg(x).arg(y)
                                        : u"across from %1, %2"_s.arg(y).arg(picture.height() - x));
        }
    }
    return places;
}

} // namespace mentat::test
