#include "ui/lists/empty_state.h"

#include "ui/lists/plain_lists.h"
#include "ui/look/accent_button.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/look/zoom.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QEvent>
#include <QLayout>
#include <QLineEdit>
#include <QScrollArea>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int emptyIcon = 32;
constexpr int widestLine = 56; // in letters, before the sentence wraps

bool isScrolled(const QWidget& widget) {
    const QWidget* viewport = widget.parentWidget();
    const auto* area
        = qobject_cast<const QScrollArea*>(viewport ? viewport->parentWidget() : nullptr);
    return area && area->widget() == &widget;
}

/// What scrolls as a whole around this part: the page.
QWidget* pageAround(const QWidget& part) {
    QWidget* page = nullptr;
    for (QWidget* one = part.parentWidget(); one; one = one->parentWidget()) {
        if (isScrolled(*one))
            page = one;
    }
    return page;
}

/// The top of a part of the page, before anything is scrolled.
int topIn(const QWidget& page, const QWidget& part) {
    int top = 0;
    for (const QWidget* one = &part; one != &page; one = one->parentWidget())
        top += isScrolled(*one) ? 0 : one->y();
    return top;
}

/// From the top of a page: below a bar and a field.
int placeInPage() {
    const QLineEdit field;
    return PageBar::leastHeight() + field.sizeHint().height() + 2 * zoomedGap(space::small)
           + zoomedGap(space::group);
}

} // namespace

EmptyPage::EmptyPage(const EmptyWords& words, std::function<void()> lead, QWidget* parent)
    : QWidget(parent)
    , m_lead(std::move(lead))
    , m_above(new QSpacerItem(0, zoomedGap(space::group), QSizePolicy::Minimum, QSizePolicy::Fixed))
    , m_icon(new IconLabel(emptyIcon))
    , m_text(wrapped(new TextLabel(TextLevel::Weak)))
    , m_button(new AccentButton) {
    setObjectName(u"emptyPage"_s);
    m_button->setAutoDefault(true); // Enter presses it
    setWords(words);
    auto* column = columnWithin(this, {0, 0, space::page, space::group}, space::medium);
    column->addSpacerItem(m_above);
    addParts(column,
             {{m_icon, 0, Qt::AlignLeft}, m_text, {m_button, 0, Qt::AlignLeft}, FreeSpace{}});
    connect(m_button, &QPushButton::clicked, this, [this] {
        // A copy: the act may replace it.
        const std::function<void()> act = m_step ? m_step : m_lead;
        act();
    });
}

void EmptyPage::setWords(const EmptyWords& words) {
    m_line = words.line;
    m_icon->setLineIcon(words.icon, &Colors::weakText);
    m_text->setText(words.line);
    m_word = words.button;
    if (!m_step)
        m_button->setText(m_word);
}

void EmptyPage::setStep(const QString& button, const QString& sentence,
                        std::function<void()> lead) {
    m_step = std::move(lead);
    m_button->setText(button);
    m_button->setToolTip(sentence);
    m_button->setAccessibleDescription(sentence);
}

void EmptyPage::clearStep() {
    m_step = nullptr;
    m_button->setText(m_word);
    m_button->setToolTip({});
    m_button->setAccessibleDescription({});
}

void EmptyPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    const QWidget* page = pageAround(*this);
    for (QWidget* one = parentWidget(); page && one != page; one = one->parentWidget())
        one->installEventFilter(this);
    keepPlace();
    Q_EMIT appeared();
}

void EmptyPage::moveEvent(QMoveEvent* event) {
    QWidget::moveEvent(event);
    keepPlace();
}

void EmptyPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    keepPlace();
}

void EmptyPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        keepPlace();
}

bool EmptyPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Move)
        keepPlace();
    return QWidget::eventFilter(watched, event);
}

void EmptyPage::keepPlace() {
    const QWidget* page = pageAround(*this);
    const int least = zoomedGap(space::group);
    const int above = page ? std::max(least, placeInPage() - topIn(*page, *this)) : least;
    if (above == m_above->sizeHint().height())
        return;
    m_above->changeSize(0, above, QSizePolicy::Minimum, QSizePolicy::Fixed);
    layout()->invalidate();
    updateGeometry();
}

void EmptyPage::standInFor(QWidget& part, bool isEmpty) {
    const QWidget* focus = QApplication::focusWidget();
    const bool hadFocus = focus && (part.isAncestorOf(focus) || &part == focus);
    setVisible(isEmpty);
    part.setVisible(!isEmpty);
    if (hadFocus && isEmpty)
        m_button->setFocus(Qt::OtherFocusReason);
}

EmptyState::EmptyState(QAbstractItemView& list, const EmptyWords& words, std::function<void()> lead)
    : EmptyPage(words, std::move(lead), &list)
    , m_list(list)
    , m_least(list.minimumSize()) {
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Window);
    list.installEventFilter(this);
    followRows(*list.model(), this, &EmptyState::follow);
    follow();
}

void EmptyState::setApplies(bool applies) {
    if (applies == m_applies)
        return;
    m_applies = applies;
    follow();
}

/// For a list without a width of its own: one line, or a few.
QSize EmptyState::roomWanted() const {
    const QMargins margins = layout()->contentsMargins();
    const int sentence = std::min(fontMetrics().horizontalAdvance(line()),
                                  widestLine * fontMetrics().averageCharWidth());
    const int width = std::max(sentence + margins.left() + margins.right(), sizeHint().width());
    return {width, std::max(heightForWidth(width), sizeHint().height())};
}

void EmptyState::keepPlace() {
    EmptyPage::keepPlace();
    if (m_applies && m_list.model()->rowCount() == 0)
        m_list.setMinimumSize(roomWanted().expandedTo(m_least));
}

void EmptyState::follow() {
    const bool isEmpty = m_applies && m_list.model()->rowCount() == 0;
    const bool hadFocus = m_list.hasFocus() || button().hasFocus();
    m_list.setFocusProxy(isEmpty ? &button() : nullptr);
    m_list.setMinimumSize(isEmpty ? roomWanted().expandedTo(m_least) : m_least);
    setGeometry(m_list.rect());
    setVisible(isEmpty);
    if (isEmpty)
        raise();
    if (hadFocus)
        m_list.setFocus();
}

bool EmptyState::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_list && event->type() == QEvent::Resize) {
        setGeometry(m_list.rect());
        raise();
    }
    return EmptyPage::eventFilter(watched, event);
}

} // namespace mentat

#include "moc_empty_state.cpp"
