#include "ui/frame/practice/practice_band.h"

#include "reports/report.h"
#include "ui/frame/practice/practice_acts.h"
#include "ui/look/colours.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace mentat {

PracticeBand::PracticeBand(OpenBook& book, QWidget* parent)
    : QFrame(parent)
    , m_book(book)
    , m_text(new QLabel(practiceMark(book.wording().language())))
    , m_step(addButton(tr("Next step"),
                       tr("Mentat does what comes next: check-in, draw, start, or a result"),
                       PracticeWish::Step))
    , m_heat(addButton(tr("Play the heat"),
                       tr("Mentat does everything until the heat has all its results"),
                       PracticeWish::PlayHeat))
    , m_end(addButton(tr("End practice"), tr("Back to the real event file"), PracticeWish::End)) {
    setObjectName(u"practiceBand"_s);
    setAccessibleName(m_text->text());
    setAutoFillBackground(true);
    showPlainly(*m_text);
    QFont bold = m_text->font();
    bold.setBold(true);
    m_text->setFont(bold);
    addParts(rowWithin(this, {space::page, space::tight, space::page, space::tight}, space::small),
             {{m_text, 1}, m_step, m_heat, m_end});
    m_book.followEvent(this, &PracticeBand::showState);
    applyColours();
    showState();
}

QPushButton* PracticeBand::addButton(const QString& text, const QString& description,
                                     PracticeWish wish) {
    auto* button = new QPushButton(text);
    button->setToolTip(description);
    button->setAccessibleDescription(description);
    button->setFocusPolicy(Qt::TabFocus); // what is typed next belongs to the page
    connect(button, &QPushButton::clicked, this, [this, wish] { Q_EMIT wanted(wish); });
    return button;
}

QString PracticeBand::text() const {
    return isHidden() ? QString() : m_text->text();
}

void PracticeBand::showState() {
    const bool hasStep = hasPracticeStep(m_book);
    m_step->setVisible(hasStep);
    m_heat->setVisible(hasStep);
    // Not before it stands in the window: it would be a window of its own.
    if (parentWidget() || !m_book.book().isPractice)
        setVisible(m_book.book().isPractice);
}

void PracticeBand::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        applyColours();
}

void PracticeBand::applyColours() {
    if (m_applying)
        return;
    const QScopedValueRollback applying(m_applying, true);
    const Colours& colours = coloursOf(QPalette());
    QPalette band;
    band.setColor(QPalette::Window, colours.practice);
    setPalette(band);
    QPalette text;
    text.setColor(QPalette::WindowText, colours.practiceText);
    m_text->setPalette(text);
    // The style tells the tone by the color of the window: the band's is none of the buttons'.
    QPalette own;
    own.setColor(QPalette::Window, colours.window);
    for (QPushButton* button : {m_step, m_heat, m_end})
        button->setPalette(own);
}

PracticeTitles::PracticeTitles(std::function<bool()> isPractising, QObject* parent)
    : QObject(parent)
    , m_isPractising(std::move(isPractising)) {}

bool PracticeTitles::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Show && event->type() != QEvent::WindowTitleChange)
        return false;
    auto* window = qobject_cast<QWidget*>(watched);
    if (!window || !window->isWindow() || window->windowTitle().isEmpty())
        return false;
    const QString mark = tr("Practice – %1").arg(QString());
    const bool isMarked = window->windowTitle().startsWith(mark);
    if (m_isPractising() && !isMarked)
        window->setWindowTitle(mark + window->windowTitle());
    else if (!m_isPractising() && isMarked)
        window->setWindowTitle(window->windowTitle().mid(mark.size()));
    return false;
}

} // namespace mentat
