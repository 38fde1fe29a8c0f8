#include "ui/frame/banners.h"

#include "ui/desk/keys.h"
#include "ui/desk/widget_parts.h"
#include "ui/itemmodels/value_texts.h"
#include "ui/look/accent_button.h"
#include "ui/look/text_label.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPushButton>
#include <QTextLayout>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace mentat {

ClosedBanner::ClosedBanner(OpenBook& book, QWidget* parent)
    : Banner(LineIcon::Lock, parent)
    , m_book(book)
    , m_reopen(new QPushButton(tr("Reopen…"))) {
    setObjectName(u"closedBanner"_s);
    m_reopen->setObjectName(u"toReopening"_s);
    m_reopen->setFocusPolicy(Qt::TabFocus);
    setFrameShape(QFrame::NoFrame);
    setAutoFillBackground(false);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setAlignment(m_sign, Qt::AlignVCenter);
    m_text->setWordWrap(false);
    addParts(m_row, {m_text, m_reopen});
    connect(m_reopen, &QPushButton::clicked, this, &ClosedBanner::reopeningWanted);
    m_book.followEvent(this, &ClosedBanner::showState);
    showState();
}

void ClosedBanner::showState() {
    const bool isClosed = m_book.hasEvent() && m_book.event().details.closed;
    if (isClosed) {
        m_text->setText(tr("Closed: for reading only."));
        setAccessibleName(tr("%1 is closed: you can read it but not change it.", "event and year")
                              .arg(eventTitle(m_book.event().details)));
        setToolTip(accessibleName());
        m_reopen->setVisible(m_book.session().canWrite() && !m_isAtReopening);
    }
    showWhere(isClosed);
}

void ClosedBanner::setAtReopening(bool isThere) {
    m_isAtReopening = isThere;
    showState();
}

namespace {

/// Never takes the focus from typing on the page.
void prepare(QPushButton& button, const QString& name, DeskKey key) {
    button.setObjectName(name);
    button.setFocusPolicy(Qt::TabFocus);
    button.setShortcut(sequenceOf(key));
    setTextAndKey(button, button.text(), sequenceOf(key));
}

} // namespace

LostFileBanner::LostFileBanner(OpenBook& book, EventFileKeeper& keeper, QWidget* parent)
    : HeaderNotice(LineIcon::Warning, parent)
    , m_keeper(keeper) {
    setObjectName(u"lostPlaceBanner"_s);
    auto* save = new AccentButton(tr("Save as another file…"));
    save->setNextOf(NextOf::Alarm);
    prepare(*save, u"saveElsewhere"_s, DeskKey::SaveElsewhere);
    auto* back = new QPushButton(tr("Put it back"));
    prepare(*back, u"putBackFile"_s, DeskKey::PutBackFile);
    connect(save, &QPushButton::clicked, this, [this] { m_keeper.saveElsewhere(); });
    connect(back, &QPushButton::clicked, this, [this] { m_keeper.putBack(); });

    addEnd({save, back});
    connect(&book.session(), &Session::placeChanged, this, &LostFileBanner::showState);
    showState();
}

void LostFileBanner::showState() {
    showWhere(m_keeper.isLost());
    setSentence(m_keeper.sentence());
}

namespace {

/// The greatest age of the page's content. Asking is cheap if nothing was written.
constexpr auto followEvery = 1s;

} // namespace

ReadOnlyBanner::ReadOnlyBanner(OpenBook& book, QWidget* parent)
    : Banner(LineIcon::Lock, parent)
    , m_book(book)
    , m_write(new QPushButton(tr("Open for editing")))
    , m_timer(new QTimer(this)) {
    setObjectName(u"readingBanner"_s);
    makeSentenceSelectable();
    m_write->setObjectName(u"openForWriting"_s);

    // The sentence changes with the other program; the page below must not move.
    keepRoomWhenHidden(*m_write);
    addParts(m_row, {{m_text, 1}, m_write});
    connect(m_write, &QPushButton::clicked, this, &ReadOnlyBanner::writingWanted);
    connect(m_timer, &QTimer::timeout, this, &ReadOnlyBanner::follow);
    setVisible(!m_book.canWriteFile());
    if (m_book.canWriteFile())
        return;
    showWriter(m_book.session().otherWriter());
    m_timer->start(followEvery);
}

void ReadOnlyBanner::follow() {
    const auto caughtUp = m_book.session().catchUp();
    if (!caughtUp) {
        setText(m_book.worded(caughtUp.error()));
        return;
    }
    showWriter(m_book.session().otherWriter());
}

void ReadOnlyBanner::showWriter(const std::optional<FileWriter>& writer) {
    setText(writer ? sentence(*writer) : freeSentence());
    m_write->setVisible(!writer);
}

// No one else writes the file: says what else keeps this window from writing.
QString ReadOnlyBanner::freeSentence() const {
    if (m_book.isLockedByOther())
        return tr("No one else has this file open now.");
    return tr("%1 You can read it here.").arg(m_book.worded(*m_book.whyReadOnly()));
}

QString ReadOnlyBanner::sentence(const FileWriter& writer) const {
    if (!writer.since.isValid())
        return tr("%1 on %2 has this file open. You can read it here; changes show at once.")
            .arg(writer.user, writer.host);
    const QDateTime since = writer.since.toLocalTime();
    const bool today = since.date() == m_book.nowUtc().toLocalTime().date();
    const QString when
        = today ? timeText(since.time()) : QLocale().toString(since, QLocale::ShortFormat);
    return tr("%1 on %2 has had this file open since %3. You can read it here; changes show at "
              "once.")
        .arg(writer.user, writer.host, when);
}

void ReadOnlyBanner::setText(const QString& text) {
    if (m_text->text() == text)
        return;
    m_text->setText(text);
    setAccessibleName(text);
}

namespace {

constexpr int linesInHeader = 2;

/// Keeps the first line as it breaks at this width; elides the rest to one line.
QString elidedToTwoLines(QString text, int width, const QFont& font) {
    const QFontMetrics metrics(font);
    text.replace(u'\n', QChar::LineSeparator);
    QTextLayout layout(text, font);
    layout.beginLayout();
    QTextLine first = layout.createLine();
    first.setLineWidth(width);
    layout.endLayout();
    const auto end = first.textStart() + first.textLength();
    QString rest = text.mid(end).trimmed();
    rest.replace(QChar::LineSeparator, u' ');
    return text.left(end).trimmed() + u'\n' + metrics.elidedText(rest, Qt::ElideRight, width);
}

} // namespace

HeaderNotice::HeaderNotice(LineIcon sign, QWidget* parent)
    : Banner(sign, parent)
    , m_more(new QToolButton) {
    makeSentenceSelectable();
    m_row->setContentsMargins(space::small, 1, space::tight, 1);
    m_row->setAlignment(m_sign, Qt::AlignVCenter);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    m_text->setMinimumHeight(1);
    m_more->setAutoRaise(true);
    m_row->addWidget(m_text, 1);
    m_row->addWidget(m_more);
    connect(m_more, &QToolButton::clicked, this, &HeaderNotice::showAll);
    m_more->hide();
}

void HeaderNotice::addEnd(std::initializer_list<LayoutPart> parts) {
    addParts(m_row, parts);
}

void HeaderNotice::setSentence(const QString& sentence) {
    m_isAllShown = m_isAllShown && sentence == m_sentence;
    m_sentence = sentence;
    setAccessibleName(sentence);
    Q_EMIT roomWanted();
}

void HeaderNotice::showAll() {
    m_isAllShown = !m_isAllShown;
    placeIn(QRect(m_beside), QRect(m_whole));
}

int HeaderNotice::heightOfText(int width) const {
    const QRect room(0, 0, width, QWIDGETSIZE_MAX);
    return m_text->fontMetrics().boundingRect(room, Qt::TextWordWrap, m_sentence).height();
}

void HeaderNotice::placeIn(const QRect& beside, const QRect& whole) {
    m_beside = beside;
    m_whole = whole;
    if (isHidden() || !parentWidget())
        return;
    m_more->hide();
    bool isWhole = fitInto(beside);
    if (!isWhole && whole != beside)
        isWhole = fitInto(whole);
    if (isWhole)
        return;
    m_more->setText(m_isAllShown ? tr("Show less") : tr("Show all"));
    m_more->show();
    fitInto(whole);
    if (m_isAllShown) {
        const int needed = heightOfText(m_text->width()) + 2 * space::small;
        const int most = parentWidget()->height() - whole.top() - space::page;
        m_text->setText(m_sentence);
        setGeometry(QRect(whole.topLeft(), QSize(whole.width(), std::min(needed, most))));
        return;
    }
    m_text->setText(elidedToTwoLines(m_sentence, m_text->width(), m_text->font()));
    m_text->setToolTip(m_sentence);
}

QRect HeaderNotice::roomOfSentence() const {
    return {pos(), QSize(m_text->geometry().right() + 1, height())};
}

bool HeaderNotice::fitInto(const QRect& room) {
    setGeometry(room);
    m_row->activate();
    const int width = m_text->width();
    m_text->setText(m_sentence);
    m_text->setToolTip({});
    return width > 0 && heightOfText(width) <= linesInHeader * m_text->fontMetrics().lineSpacing();
}

void HeaderNotice::changeEvent(QEvent* event) {
    Banner::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        Q_EMIT roomWanted();
}

namespace {

constexpr size_t mostWaiting = 20;

bool staysUntilClosed(const Notice& notice) {
    return endOf(notice) == NoticeEnd::Closed;
}

} // namespace

NoticeBar::NoticeBar(QWidget* parent)
    : HeaderNotice(LineIcon::Note, parent)
    , m_isNew(new QTimer(this))
    , m_count(new TextLabel(TextLevel::Weak))
    , m_action(new QPushButton)
    , m_close(crossButton(tr("Close this message"))) {
    m_close->setToolTip(tipWithKey(tr("Close this message"), QKeySequence(Qt::Key_Escape)));
    addEnd({m_count, m_action, m_close});
    m_isNew->setSingleShot(true);
    m_isNew->setInterval(0);
    connect(m_close, &QToolButton::clicked, this, &NoticeBar::dismiss);
    connect(m_action, &QPushButton::clicked, this, &NoticeBar::act);
    QCoreApplication::instance()->installEventFilter(this);
    hide();
}

bool NoticeBar::mayBeReplacedBy(const Notice& notice) const {
    if (isHidden() || m_notice.text == notice.text)
        return true;
    if (staysUntilClosed(m_notice))
        return false;
    // A notice that came by itself must not change a button under the mouse.
    const bool asks = m_notice.act || m_notice.gravity == Gravity::Refused;
    return !notice.cameByItself || !asks;
}

void NoticeBar::show(const Notice& notice) {
    const auto isSame = [&](const Notice& other) { return other.text == notice.text; };
    std::erase_if(m_waiting, isSame);
    if (mayBeReplacedBy(notice)) {
        put(notice);
    } else if (notice.cameByItself) {
        if (m_waiting.size() < mostWaiting)
            m_waiting.push_back(notice);
    } else {
        m_waiting.push_front(m_notice);
        put(notice);
    }
    showCount();
}

void NoticeBar::put(const Notice& notice) {
    m_notice = notice;
    m_isNew->start();
    m_action->setText(notice.action);
    m_action->setVisible(!notice.action.isEmpty());
    if (notice.gravity == Gravity::Refused)
        m_sign->setLineIcon(LineIcon::Warning, &Colors::bad);
    else
        m_sign->setLineIcon(LineIcon::Note);
    Banner::show();
    raise();
    setSentence(notice.text);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void NoticeBar::showCount() {
    m_count->setVisible(!m_waiting.empty());
    m_count->setText(tr("%n more", "messages", static_cast<int>(m_waiting.size())));
    if (!isHidden())
        Q_EMIT roomWanted();
}

void NoticeBar::goOn(NoticeEnd by) {
    // A key that shows a notice may also change the page: that change does not end the notice.
    const bool isOfThisTurn = by == NoticeEnd::Turn && m_isNew->isActive();
    if (!isHidden() && endOf(m_notice) <= by && !isOfThisTurn)
        dismiss();
}

void NoticeBar::dismiss() {
    if (hasFocusWithin())
        Q_EMIT left(); // before Qt moves the focus to the next widget
    hide();
    m_notice = {Gravity::Note, {}};
    if (!m_waiting.empty()) {
        const Notice next = m_waiting.front();
        m_waiting.pop_front();
        put(next);
    }
    showCount();
}

bool NoticeBar::act() {
    if (!m_notice.act)
        return false;
    const Notice notice = m_notice;
    dismiss();
    notice.act();
    return true;
}

bool NoticeBar::eventFilter(QObject* watched, QEvent* event) {
    // A widget that takes the focus by a click has it by now.
    if (event->type() == QEvent::MouseButtonPress && hasFocusWithin()) {
        const auto* clicked = qobject_cast<QWidget*>(watched);
        if (clicked && clicked->window() == window() && clicked != this && !isAncestorOf(clicked))
            Q_EMIT left();
    }
    return HeaderNotice::eventFilter(watched, event);
}

/// Keys that the buttons ignored.
void NoticeBar::keyPressEvent(QKeyEvent* event) {
    if (!typedText(*event).trimmed().isEmpty())
        Q_EMIT left();
    HeaderNotice::keyPressEvent(event);
}

bool NoticeBar::hasFocusWithin() const {
    const QWidget* focus = QApplication::focusWidget();
    return focus && isAncestorOf(focus);
}

} // namespace mentat

#include "moc_banners.cpp"
