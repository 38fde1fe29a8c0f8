#include "ui/frame/state_banners.h"

#include "ui/desk/widget_parts.h"
#include "ui/itemmodels/value_texts.h"
#include "ui/look/accent_button.h"

#include <QLocale>
#include <QPushButton>
#include <QTimer>

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
        m_text->setText(tr("Closed: it can be read but not changed."));
        setAccessibleName(tr("%1 is closed: it can be read but not changed.", "event and year")
                              .arg(eventTitle(m_book.event().details)));
        setToolTip(accessibleName());
        m_reopen->setVisible(m_book.session().canWrite());
    }
    showWhere(isClosed);
}

namespace {

/// Never in the way of what is typed on the page.
void prepare(QPushButton& button, const QString& name, DeskKey key) {
    button.setObjectName(name);
    button.setFocusPolicy(Qt::TabFocus);
    button.setShortcut(sequenceOf(key));
    setTextAndKey(button, button.text(), sequenceOf(key));
}

} // namespace

LostPlaceBanner::LostPlaceBanner(OpenBook& book, EventFileKeeper& keeper, QWidget* parent)
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
    connect(&book.session(), &Session::placeChanged, this, &LostPlaceBanner::showState);
    showState();
}

void LostPlaceBanner::showState() {
    showWhere(m_keeper.isLost());
    setSentence(m_keeper.sentence());
}

namespace {

/// How old what the page shows may be. Asking is cheap where nothing was written.
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

    // What is said changes with the other program: the page below stays where it is.
    QSizePolicy kept = m_write->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_write->setSizePolicy(kept);
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

// Nobody writes it, and what else kept this window from it.
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

} // namespace mentat
