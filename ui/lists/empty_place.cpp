#include "ui/lists/empty_place.h"

#include "ui/lists/row_changes.h"
#include "ui/look/accent_button.h"
#include "ui/look/icon_label.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QAbstractItemView>
#include <QEvent>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int emptyIcon = 32;

} // namespace

EmptyPage::EmptyPage(const EmptyWords& words, std::function<void()> lead, QWidget* parent)
    : QWidget(parent)
    , m_line(words.line)
    , m_button(new AccentButton(words.button)) {
    setObjectName(u"emptyPage"_s);
    m_button->setAutoDefault(true); // Enter presses it
    auto* icon = new IconLabel(emptyIcon);
    icon->setLineIcon(words.icon, &Colours::weakText);
    auto* line = wrapped(new TextLabel(TextLevel::Weak, words.line));
    line->setAlignment(Qt::AlignHCenter);
    addParts(
        columnWithin(this, {space::page, space::group, space::page, space::group}, space::medium),
        {FreeRoom{},
         {icon, 0, Qt::AlignHCenter},
         line,
         {m_button, 0, Qt::AlignHCenter},
         FreeRoom{2}});
    connect(m_button, &QPushButton::clicked, this, std::move(lead));
}

EmptyPlace::EmptyPlace(QAbstractItemView& list, const EmptyWords& words, std::function<void()> lead)
    : EmptyPage(words, std::move(lead), &list)
    , m_list(list)
    , m_leastHeight(list.minimumHeight()) {
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Window);
    list.installEventFilter(this);
    followRows(*list.model(), this, &EmptyPlace::follow);
    follow();
}

void EmptyPlace::follow() {
    const bool isEmpty = m_list.model()->rowCount() == 0;
    const bool hadFocus = m_list.hasFocus() || button().hasFocus();
    m_list.setFocusProxy(isEmpty ? &button() : nullptr);
    m_list.setMinimumHeight(isEmpty ? std::max(sizeHint().height(), m_leastHeight) : m_leastHeight);
    setGeometry(m_list.rect());
    setVisible(isEmpty);
    if (isEmpty)
        raise();
    if (hadFocus)
        m_list.setFocus();
}

bool EmptyPlace::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_list && event->type() == QEvent::Resize) {
        setGeometry(m_list.rect());
        raise();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace mentat
