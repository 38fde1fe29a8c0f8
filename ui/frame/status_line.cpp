#include "ui/frame/status_line.h"

#include "ui/desk/menu_text.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"

#include <QLabel>
#include <QLocale>
#include <QToolButton>

namespace mentat {

StatusLine::StatusLine(QWidget* parent)
    : QStatusBar(parent)
    , m_saved(new QLabel)
    , m_undo(new QToolButton)
    , m_hand(new QToolButton) {
    setSizeGripEnabled(false);
    m_undo->setIcon(lineIcon(LineIcon::Undo));
    m_undo->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_undo->setAutoRaise(true);
    m_hand->setAutoRaise(true);
    m_hand->setToolTip(tr("Who is at the desk (F12)"));
    m_saved->setIndent(space::small);
    addWidget(m_saved);
    addWidget(m_undo);
    addPermanentWidget(m_hand);
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
