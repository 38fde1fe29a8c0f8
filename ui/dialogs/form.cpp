#include "ui/dialogs/form.h"

#include "ui/look/accent_button.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLineEdit>
#include <QScreen>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace mentat {

namespace {

constexpr int titleBar = 40; // pixels, at most

/// The width of the title bar: the title and the window buttons.
int widthOfTitle(const QDialog& dialog) {
    constexpr int buttons = 120; // pixels, at most, both ends together
    const QString program = QGuiApplication::applicationDisplayName();
    const QString title = program.isEmpty()
                              ? dialog.windowTitle()
                              : dialog.windowTitle() + QStringLiteral(" — ") + program;
    return dialog.fontMetrics().horizontalAdvance(title) + buttons;
}

/// Fits the screen and the title; `least` is the minimum size.
void fitToContents(QDialog& dialog, const QSize& least) {
    const QSize screen = dialog.screen()->availableSize() - QSize(0, titleBar);
    dialog.layout()->activate();
    const QSize wanted = dialog.sizeHint().expandedTo({widthOfTitle(dialog), 0});
    dialog.resize(wanted.expandedTo(least).boundedTo(screen));
    // Wrapped rows get their height only at this width, which may need another pass.
    constexpr int passes = 3;
    for (int pass = 0; pass < passes; ++pass) {
        for (const auto* area : dialog.findChildren<QScrollArea*>()) {
            const QSize more(0, area->verticalScrollBar()->maximum());
            dialog.resize((dialog.size() + more).boundedTo(screen));
            dialog.layout()->activate();
        }
    }
}

/// Grows with its form, up to the screen.
class FormArea final : public DownArea {
public:
    // Fields wider than the screen scroll sideways.
    FormArea() { setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded); }

    [[nodiscard]] QSize minimumSizeHint() const override {
        return {DownArea::minimumSizeHint().width(), 80};
    }
};

/// Adds the buttons again after the last field: they exist before the fields, and tab order is the
/// order of adding.
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
            m_onEnter.setDefault(true); // another button had become the default
            selectFirst(*static_cast<QWidget*>(dialog));
        }
        return false;
    }

private:
    /// Selects the text of the first field, so that typing replaces it.
    static void selectFirst(QWidget& dialog) {
        QWidget* first = dialog.focusWidget();
        for (QWidget* next = dialog.nextInFocusChain(); !first && next != &dialog;
             next = next->nextInFocusChain()) {
            const bool isReached = next->focusPolicy() & Qt::TabFocus && !next->focusProxy()
                                   && next->isEnabled() && next->isVisibleTo(&dialog);
            first = isReached ? next : nullptr;
        }
        if (auto* line = qobject_cast<QLineEdit*>(first))
            line->selectAll();
    }

    QDialogButtonBox& m_buttons;
    QPushButton& m_onEnter;
};

/// By default Qt opens a dialog at no more than two thirds of the screen, with its texts wrapped
/// for another width.
class OpenedWhole final : public QObject {
public:
    explicit OpenedWhole(QDialog& dialog) : QObject(&dialog) { dialog.installEventFilter(this); }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Show && !m_isDone) { // fonts are set, nothing is painted
            m_isDone = true;
            fitToContents(*static_cast<QDialog*>(watched), {});
        }
        return false;
    }

private:
    bool m_isDone = false;
};

} // namespace

void openWhole(QDialog& dialog) {
    new OpenedWhole(dialog);
}

void showWhole(QDialog& dialog) {
    if (!dialog.isVisible())
        return; // OpenedWhole fits it when it opens
    // Include what was shown since the last layout.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    fitToContents(dialog, dialog.size());
    const QRect screen = dialog.screen()->availableGeometry();
    const int below = dialog.frameGeometry().bottom() - screen.bottom();
    if (below > 0)
        dialog.move(dialog.x(), std::max(screen.top(), dialog.y() - below));
}

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

    auto* buttons = new QDialogButtonBox;
    const bool isGrave = onEnter == OnEnter::Cancels;
    QPushButton* act = isGrave ? graveButton(accept) : new AccentButton(accept);
    buttons->addButton(act, QDialogButtonBox::AcceptRole);
    QPushButton* cancel = buttons->addButton(QDialogButtonBox::Cancel);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);

    if (isGrave)
        act->setAutoDefault(false);
    openWhole(dialog);
    new ButtonsLast(dialog, *buttons, isGrave ? *cancel : *act);
    auto* column = new QVBoxLayout(&dialog);
    column->setContentsMargins(space::page, space::page, space::page, space::page);
    column->setSpacing(space::page);
    column->addWidget(area, 1);
    column->addWidget(buttons);
    return form;
}

void showRow(QFormLayout& form, QWidget& field, bool isShown) {
    form.setRowWrapPolicy(QFormLayout::DontWrapRows);
    form.setRowVisible(&field, isShown);
}

void addExplanation(QFormLayout& form, const QString& text) {
    auto* label = wrapped(new TextLabel(TextLevel::Weak, text));
    form.addRow(label);
}

} // namespace mentat
