#include "ui/dialogs/form.h"

#include "ui/look/accent_button.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QScrollArea>
#include <QVBoxLayout>

namespace mentat {

namespace {

/// As large as its form, as far as the screen lets it.
class FormArea final : public QScrollArea {
public:
    [[nodiscard]] QSize sizeHint() const override {
        return widget() ? widget()->sizeHint() + QSize(2 * frameWidth(), 2 * frameWidth())
                        : QScrollArea::sizeHint();
    }
    [[nodiscard]] QSize minimumSizeHint() const override {
        return {widget() ? widget()->minimumSizeHint().width() + 24 : 0, 80};
    }
};

/// Fields come into a form when its buttons are there already. Keys go through a dialog in the
/// order in which things came into it: once all are there, the buttons come in again.
class ButtonsLast final : public QObject {
public:
    ButtonsLast(QDialog& dialog, QDialogButtonBox& buttons, QPushButton& onEnter)
        : QObject(&dialog)
        , m_buttons(buttons)
        , m_onEnter(onEnter) {
        dialog.installEventFilter(this);
    }

    bool eventFilter(QObject* dialog, QEvent* event) override {
        if (event->type() == QEvent::Polish) { // before it is first shown
            m_buttons.setParent(nullptr);
            static_cast<QWidget*>(dialog)->layout()->addWidget(&m_buttons);
            m_onEnter.setDefault(true); // Enter is no other button's meanwhile
        }
        return false;
    }

private:
    QDialogButtonBox& m_buttons;
    QPushButton& m_onEnter;
};

} // namespace

QFormLayout* addForm(QDialog& dialog, const QString& accept, OnEnter onEnter) {
    auto* inner = new QWidget;
    auto* form = new QFormLayout(inner);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->setHorizontalSpacing(space::medium);
    form->setVerticalSpacing(space::small);
    form->setContentsMargins(0, 0, 0, 0);
    auto* area = new FormArea;
    area->setWidget(inner);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus); // its fields are what is reached

    auto* buttons = new QDialogButtonBox;
    auto* act = new AccentButton(accept);
    buttons->addButton(act, QDialogButtonBox::AcceptRole);
    QPushButton* cancel = buttons->addButton(QDialogButtonBox::Cancel);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);

    if (onEnter == OnEnter::Cancels)
        act->setAutoDefault(false);
    new ButtonsLast(dialog, *buttons, onEnter == OnEnter::Accepts ? *act : *cancel);
    auto* column = new QVBoxLayout(&dialog);
    column->setContentsMargins(space::page, space::page, space::page, space::page);
    column->setSpacing(space::page);
    column->addWidget(area, 1);
    column->addWidget(buttons);
    return form;
}

void addExplanation(QFormLayout& form, const QString& text) {
    auto* label = new TextLabel(TextLevel::Weak, text);
    label->setWordWrap(true);
    form.addRow(label);
}

} // namespace mentat
