#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>

#include <cstdio>

using namespace Qt::StringLiterals;

// A window with one fault of those that the walk with the screen reader's eyes must find, or with
// none: "faulty_window FAULT". No part of the program.

namespace {

QTableView* table(const QString& cell) {
    auto* view = new QTableView;
    view->setAccessibleName(u"Numbers"_s);
    view->setTabKeyNavigation(false);
    auto* model = new QStandardItemModel(1, 1, view);
    model->setHorizontalHeaderLabels({u"QP"_s});
    model->setData(model->index(0, 0), cell, Qt::AccessibleTextRole);
    view->setModel(model);
    return view;
}

QLineEdit* field(const QString& name, Qt::FocusPolicy policy = Qt::StrongFocus) {
    auto* line = new QLineEdit;
    line->setAccessibleName(name);
    line->setFocusPolicy(policy);
    return line;
}

QComboBox* choice(const QString& description) {
    auto* box = new QComboBox;
    box->addItem(u"any"_s);
    box->setAccessibleName(u"Heat"_s); // which Linux does not hear
    box->setAccessibleDescription(description);
    return box;
}

/// A button that does nothing, one that cannot be used, and a field that takes no text.
QWidget* deafButton() {
    auto* group = new QWidget;
    auto* column = new QVBoxLayout(group);
    column->addWidget(new QLabel(u"10 in"_s));
    column->addWidget(new QPushButton(u"Check in"_s));
    auto* later = new QPushButton(u"Later"_s);
    later->setEnabled(false);
    column->addWidget(later);
    QLineEdit* locked = field(u"Locked"_s);
    locked->setReadOnly(true);
    column->addWidget(locked);
    return group;
}

/// nullptr: no such fault.
QWidget* faulty(const QString& fault) {
    if (fault == u"none"_s)
        return choice(u"Of which heat"_s);
    if (fault == u"nameless-field"_s)
        return field({});
    if (fault == u"unreachable-field"_s)
        return field(u"Hidden"_s, Qt::ClickFocus);
    if (fault == u"choice-of-what"_s)
        return choice({});
    if (fault == u"empty-cell"_s)
        return table(u"QP: "_s);
    if (fault == u"deaf-button"_s)
        return deafButton();
    if (fault == u"cell-of-no-column"_s)
        return table(u"3.0"_s);
    return nullptr;
}

} // namespace

int main(int argc, char* argv[]) {
    QApplication application(argc, argv);
    QWidget* part = faulty(QApplication::arguments().value(1));
    if (!part) {
        std::fprintf(stderr, "faulty_window: no such fault\n");
        return 2;
    }
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    column->addWidget(field(u"Before"_s));
    column->addWidget(part);
    column->addWidget(table(u"QP: –"_s));
    window.show();
    return QApplication::exec();
}
