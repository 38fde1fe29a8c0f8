#include "ui/frame/banners/read_only_banner.h"

#include "ui/itemmodels/value_texts.h"

#include <QLocale>
#include <QPushButton>
#include <QTimer>

#include <chrono>

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace mentat {

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
