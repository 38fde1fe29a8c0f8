#include "tests/gui/enter_checks.h"

#include "ui/look/fields.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QPointer>
#include <QRadioButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// In which nothing is done by a press, so that all of them can be tried: a press is seen by what
/// is checked.
class Quieted {
public:
    explicit Quieted(QWidget& window) {
        for (auto* button : window.findChildren<QAbstractButton*>()) {
            m_before.push_back({button, button->isCheckable(), button->isChecked()});
            button->blockSignals(true);
            button->setCheckable(true);
        }
    }
    ~Quieted() {
        for (const auto& [button, isCheckable, isChecked] : m_before) {
            if (!button)
                continue;
            button->setChecked(isChecked);
            button->setCheckable(isCheckable);
            button->blockSignals(false);
        }
    }
    Quieted(const Quieted&) = delete;
    Quieted& operator=(const Quieted&) = delete;

private:
    struct Before {
        QPointer<QAbstractButton> button;
        bool isCheckable;
        bool isChecked;
    };
    std::vector<Before> m_before;
};

QString buttonName(const QAbstractButton& button) {
    return u"%1 “%2” %3"_s.arg(QString::fromLatin1(button.metaObject()->className()), button.text(),
                               button.objectName());
}

} // namespace

QStringList buttonsWithoutEnter(QWidget& window, int& tried) {
    const Quieted quieted(window);
    QStringList faults;
    for (auto* button : window.findChildren<QAbstractButton*>()) {
        const bool isBox = qobject_cast<QCheckBox*>(button) || qobject_cast<QRadioButton*>(button);
        if (isBox || !button->isVisible() || !button->isEnabled() || button->window() != &window
            || (button->focusPolicy() & Qt::TabFocus) == 0)
            continue;
        button->setFocus(Qt::TabFocusReason);
        if (QApplication::focusWidget() != button)
            continue; // stands in for another
        ++tried;
        // Of several of which one is checked, the one that is cannot be unchecked.
        const bool isOneOf = button->autoExclusive() || button->group();
        if (isOneOf && button->isChecked())
            continue;
        const bool before = button->isChecked();
        QTest::keyClick(button, Qt::Key_Return);
        if ((button->isChecked() != before) == isKeptFromEnter(*button))
            faults << buttonName(*button);
    }
    return faults;
}

} // namespace mentat::test
