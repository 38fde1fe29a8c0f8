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

/// The pixels of a picture, and how they are counted: rows down from the top, or across from the
/// left.
class Pixels {
public:
    Pixels(const QImage& picture, Qt::Orientation along)
        : m_isDown(along == Qt::Vertical)
        , m_width(picture.width())
        , m_height(picture.height()) {
        for (int y = 0; y < m_height; ++y)
            m_lines.push_back(reinterpret_cast<const QRgb*>(picture.constScanLine(y)));
    }

    [[nodiscard]] int rows() const { return m_isDown ? m_height : m_width; }
    [[nodiscard]] int rowLength() const { return m_isDown ? m_width : m_height; }
    [[nodiscard]] QRgb at(int row, int place) const {
        return m_isDown ? line(row)[place] : line(place)[row];
    }

    /// Whether the pixels beside this one in its row have its color.
    [[nodiscard]] bool isEven(int row, int place) const {
        for (int beside = 1; beside < rowWidth; ++beside) {
            if (at(row, place + beside) != at(row, place))
                return false;
        }
        return true;
    }

private:
    [[nodiscard]] const QRgb* line(int y) const { return m_lines[static_cast<size_t>(y)]; }

    std::vector<const QRgb*> m_lines;
    bool m_isDown;
    int m_width;
    int m_height;
};

/// The row from which on one color fades into another at this place of the rows; -1: nowhere.
int fadingAt(const Pixels& pixels, int place) {
    int steps = 0;
    int stay = 0;
    int direction = 0;
    int from = 0;
    for (int row = 1; row < pixels.rows(); ++row) {
        const QRgb color = pixels.at(row, place);
        const QRgb before = pixels.at(row - 1, place);
        const int change = color == before ? 0 : qGray(color) - qGray(before);
        // Nearly everywhere nothing has begun: only then it counts what is beside.
        const bool goesOn = change == 0 ? steps > 0 && ++stay <= longestStay
                                        : std::abs(change) <= largestStep
                                              && (steps == 0 || (change > 0) == (direction > 0));
        if (!goesOn || !pixels.isEven(row, place) || !pixels.isEven(row - 1, place)) {
            steps = 0;
            stay = 0;
            from = row;
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
    const QImage opaque = picture.convertToFormat(QImage::Format_RGB32);
    QStringList places;
    for (const Qt::Orientation along : {Qt::Vertical, Qt::Horizontal}) {
        const Pixels pixels(opaque, along);
        for (int place = 0; place + rowWidth <= pixels.rowLength(); place += rowWidth / 2) {
            const int row = fadingAt(pixels, place);
            if (row >= 0)
                places.append(along == Qt::Vertical ? u"down from %1, %2"_s.arg(place).arg(row)
                                                    : u"across from %1, %2"_s.arg(row).arg(place));
        }
    }
    return places;
}

} // namespace mentat::test
