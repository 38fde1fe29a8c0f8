#include "ui/frame/status_line.h"

#include "ui/desk/menu_text.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"

#include <QLabel>
#include <QLocale>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace mentat {

StatusLine::StatusLine(QWidget* parent)
    : QStatusBar(parent)
    , m_saved(new QLabel)
    , m_undo(new QToolButton)
    , m_pages(new QToolButton)
    , m_hand(new QToolButton) {
    setSizeGripEnabled(false);
    m_undo->setIcon(lineIcon(LineIcon::Undo));
    m_undo->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_undo->setAutoRaise(true);
    m_pages->setAutoRaise(true);
    m_pages->setObjectName(u"pagesPublished"_s);
    m_pages->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_hand->setAutoRaise(true);
    m_hand->setToolTip(tr("Who is at the desk (F12)"));
    m_saved->setIndent(space::small);
    addWidget(m_saved);
    addWidget(m_undo);
    addPermanentWidget(m_pages);
    addPermanentWidget(m_hand);
    m_pages->hide();
    connect(m_pages, &QToolButton::clicked, this, &StatusLine::publishWanted);
    connect(m_undo, &QToolButton::clicked, this, &StatusLine::undoWanted);
    connect(m_hand, &QToolButton::clicked, this, &StatusLine::handWanted);
    setBook(nullptr);
}

void StatusLine::setBook(OpenBook* book) {
    if (m_book)
        m_book->disconnect(this);
    m_book = book;
    setVisible(book != nullptr);
    if (!book)
        return;
    connect(book, &OpenBook::journalChanged, this, &StatusLine::showJournal);
    showJournal();
}

void StatusLine::setPublishing(const Publishing& publishing) {
    connect(&publishing, &Publishing::changed, this,
            [this, &publishing] { showPages(publishing); });
    showPages(publishing);
}

void StatusLine::showPages(const Publishing& publishing) {
    const PublishChoice& choice = publishing.choice();
    m_pages->setVisible(choice.isOn);
    m_pages->setToolTip(tr("Pages for everybody in %1").arg(choice.folder));
    m_pages->setIcon(publishing.hasFailed() ? lineIcon(LineIcon::Warning) : QIcon());
    const auto& time = publishing.upToDateAt();
    if (publishing.hasFailed())
        m_pages->setText(tr("Pages: not up to date"));
    else if (time)
        m_pages->setText(tr("Pages: %1").arg(m_book->wording().language().clockTime(time->time())));
    else
        m_pages->setText(tr("Pages"));
}

void StatusLine::setHand(const QString& hand) {
    m_hand->setText(hand.isEmpty() ? tr("Who is at the desk?") : tr("At the desk: %1").arg(hand));
}

void StatusLine::showJournal() {
    const auto& saved = m_book->lastSaved();
    if (!m_book->canWrite())
        m_saved->setText(tr("Read only"));
    else if (saved)
        m_saved->setText(tr("Saved %1")
                             .arg(QLocale()
                                      .toString(saved->toLocalTime().time(), QLocale::LongFormat)
                                      .section(u' ', 0, 0)));
    else
        m_saved->setText(tr("Nothing changed yet"));
    const auto& undo = m_book->nextUndo();
    m_undo->setVisible(undo && m_book->canWrite());
    if (undo) {
        const QString sentence
            = m_book->wording().undoSentence(undo->change.kind, undo->change.operands);
        m_undo->setText(menuText(sentence));
        m_undo->setAccessibleName(sentence);
    }
}

} // namespace mentat
