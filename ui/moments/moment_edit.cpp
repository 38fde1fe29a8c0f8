#include "ui/moments/moment_edit.h"

#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/moments/typed_moment.h"

#include <QFocusEvent>
#include <QLabel>
#include <QLineEdit>

#include <utility>

namespace mentat {

namespace {

constexpr int iconSize = 16;

} // namespace

MomentEdit::MomentEdit(const QString& objectName, const QString& name, QWidget* parent)
    : QWidget(parent)
    , m_line(new QLineEdit)
    , m_beside(wrapped(new QLabel))
    , m_warning(new QWidget)
    , m_usual(VenueTime::of(QDate(2000, 1, 1), QTime(0, 0))) {
    m_line->setObjectName(objectName);
    m_line->setAccessibleName(name);
    m_line->setPlaceholderText(tr("tue 2pm"));
    m_line->setToolTip(tr("Type a day, a time, or both: tue, 7/28, 1400, 2pm, tue 2pm."));
    auto* icon = new IconLabel(iconSize);
    icon->setLineIcon(LineIcon::Warning, &Colours::warning);
    auto* why = wrapped(new QLabel(tr("This is not a day or time. Type tue 2pm, 7/28, or 1400.")));
    addParts(bareRow(m_warning, space::small), {{icon, 0, Qt::AlignTop}, {why, 1}});
    addParts(bareColumn(this, space::tight), {rowOfParts({m_line, {m_beside, 1}}), m_warning});
    setFocusProxy(m_line); // and no policy of its own, which would take the line from Tab
    connect(m_line, &QLineEdit::editingFinished, this, &MomentEdit::take);
    m_line->installEventFilter(this);
    fit();
    showBeside();
}

/// A label with a letter leads to what has a policy of focus: to the line.
bool MomentEdit::event(QEvent* event) {
    if (event->type() == QEvent::Polish) {
        for (auto* label : window()->findChildren<QLabel*>()) {
            if (label->buddy() == this)
                label->setBuddy(m_line);
        }
    }
    return QWidget::event(event);
}

MomentEdit::~MomentEdit() {
    m_line->disconnect(this); // as it goes it is left, and says that editing has finished
}

void MomentEdit::setMoment(const std::optional<VenueTime>& moment, const VenueTime& usual) {
    m_moment = moment;
    m_usual = moment.value_or(usual);
    m_isWrong = false;
    m_line->setText(moment ? momentToType(*moment) : QString());
    showBeside();
}

void MomentEdit::take() {
    const QString text = m_line->text().trimmed();
    const auto before = m_moment;
    const auto typed = typedMoment(text, m_usual);
    m_isWrong = !typed && !text.isEmpty();
    if (!m_isWrong)
        m_moment = typed;
    if (typed) {
        m_usual = *typed;
        if (m_line->text() != momentToType(*typed))
            m_line->setText(momentToType(*typed));
    }
    showBeside();
    Q_EMIT taken();
    if (m_moment != before)
        Q_EMIT edited();
}

void MomentEdit::startTyping() {
    m_line->setFocus(Qt::OtherFocusReason);
    m_line->selectAll();
}

void MomentEdit::showBeside() {
    m_warning->setVisible(m_isWrong);
    if (m_isWrong)
        m_beside->clear();
    else if (m_moment)
        m_beside->setText(QLocale().dayName(m_moment->date().dayOfWeek(), QLocale::LongFormat));
    else
        m_beside->setText(tr("Not set"));
}

void MomentEdit::fit() {
    constexpr int room = 3; // letters
    const VenueTime longest = VenueTime::of(QDate(2026, 9, 23), QTime(22, 50));
    const QFontMetrics metrics = m_line->fontMetrics();
    m_line->setFixedWidth(metrics.horizontalAdvance(momentToType(longest))
                          + room * metrics.averageCharWidth() + 2 * space::small);
}

bool MomentEdit::eventFilter(QObject* watched, QEvent* event) {
    // Whoever clicks into it, or is led here, types another moment, as after Tab; a second click
    // sets the cursor.
    if (watched == m_line && event->type() == QEvent::FocusIn) {
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        m_isClickedInto = reason == Qt::MouseFocusReason;
        if (reason == Qt::OtherFocusReason)
            m_line->selectAll();
    }
    const bool isRelease = watched == m_line && event->type() == QEvent::MouseButtonRelease;
    if (isRelease && std::exchange(m_isClickedInto, false) && !m_line->hasSelectedText())
        QMetaObject::invokeMethod(m_line, &QLineEdit::selectAll, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

void MomentEdit::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        fit();
}

} // namespace mentat
