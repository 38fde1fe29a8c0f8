#include "tests/gui/letter_checks.h"

#include <QAbstractButton>
#include <QGroupBox>
#include <QLabel>
#include <QMainWindow>
#include <QMenuBar>
#include <QTabBar>

#include <map>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

using Letters = std::map<QString, QStringList>;

void add(Letters& letters, const QString& text) {
    const QKeySequence letter = QKeySequence::mnemonic(text);
    if (!letter.isEmpty())
        letters[letter.toString()] << text;
}

void addWidget(Letters& letters, const QWidget& widget) {
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        add(letters, button->text());
    } else if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        if (label->buddy() && label->buddy()->isEnabled())
            add(letters, label->text());
    } else if (const auto* box = qobject_cast<const QGroupBox*>(&widget)) {
        add(letters, box->title());
    } else if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
        for (int tab = 0; tab < tabs->count(); ++tab)
            add(letters, tabs->tabText(tab));
    }
}

} // namespace

QStringList lettersOfTwo(const QWidget& window) {
    Letters letters;
    if (const auto* main = qobject_cast<const QMainWindow*>(&window)) {
        for (const QAction* menu : main->menuBar()->actions())
            add(letters, menu->text());
    }
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (widget->isVisible() && widget->isEnabled() && widget->window() == &window)
            addWidget(letters, *widget);
    }
    QStringList found;
    for (const auto& [letter, texts] : letters) {
        if (texts.size() > 1)
            found << u"%1: %2"_s.arg(letter, texts.join(u", "_s));
    }
    return found;
}

QStringList lettersOfNone(const QWidget& window) {
    QStringList found;
    for (const QLabel* label : window.findChildren<QLabel*>()) {
        const QKeySequence letter = QKeySequence::mnemonic(label->text());
        const QWidget* buddy = label->buddy();
        const bool isShown = label->isVisible() && label->window() == &window;
        // A label gives the focus to its buddy itself alone, whatever stands in for that.
        if (isShown && !letter.isEmpty() && buddy && buddy->isEnabled()
            && buddy->focusPolicy() == Qt::NoFocus)
            found << u"%1: %2"_s.arg(letter.toString(), label->text());
    }
    return found;
}

} // namespace mentat::test
