#include "ui/dialogs/form.h"

#include "ui/look/colours.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
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

protected:
    /// A dialog opens where something is typed or chosen: by itself it opens at its default button.
    void showEvent(QShowEvent* event) override {
        QScrollArea::showEvent(event);
        if (const QWidget* chosen = window()->focusWidget(); chosen && isAncestorOf(chosen))
            return;
        for (QWidget* next = nextInFocusChain(); next != this; next = next->nextInFocusChain()) {
            if (isAncestorOf(next) && next->isEnabled() && (next->focusPolicy() & Qt::TabFocus)) {
                next->setFocus(Qt::TabFocusReason);
                return;
            }
        }
    }
};

} // namespace

QFormLayout* addForm(QDialog& dialog, const QString& accept) {
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
    QPushButton* act = buttons->addButton(accept, QDialogButtonBox::AcceptRole);
    act->setDefault(true);
    act->setPalette(accentPalette(dialog.palette()));
    buttons->addButton(QDialogButtonBox::Cancel);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);

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
