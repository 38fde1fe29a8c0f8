#include "ui/frame/practice/practice_band.h"

#include "reports/report.h"
#include "ui/frame/practice/practice_acts.h"
#include "ui/look/colours.h"
#include "ui/look/spacing.h"
#include "ui/look/style/own_palette.h"
#include "ui/look/text_label.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace mentat {

PracticeBand::PracticeBand(OpenBook& book, QWidget* parent)
    : QFrame(parent)
    , m_book(book)
    , m_text(new QLabel(practiceMark(book.wording().language())))
    , m_step(addButton(
          tr("Next step"),
          tr("Mentat does what comes next: check-in or line-up, draw, start, or a result"),
          PracticeWish::Step))
    , m_heat(addButton(tr("Play the round"),
                       tr("Mentat does everything until the round has all its results"),
                       PracticeWish::PlayRound))
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
    keepColours();
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

void PracticeBand::keepColours() {
    const auto with = [](QPalette::ColorRole role, QColor Colours::*colour) {
        return [=] {
            QPalette palette;
            palette.setColor(role, coloursOf(QPalette()).*colour);
            return palette;
        };
    };
    new OwnPalette(*this, with(QPalette::Window, &Colours::practice));
    new OwnPalette(*m_text, with(QPalette::WindowText, &Colours::practiceText));
    // The style tells the tone by the color of the window: the band's is none of the buttons'.
    for (QPushButton* button : {m_step, m_heat, m_end})
        new OwnPalette(*button, with(QPalette::Window, &Colours::window));
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
