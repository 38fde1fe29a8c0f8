#include "ui/frame/practice_acts.h"

#include "app/session/practice.h"
#include "reports/report.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/heats/round_names.h"
#include "ui/look/desk_theme.h"
#include "ui/look/spacing.h"
#include "ui/look/style/own_palette.h"
#include "ui/look/text_label.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// The preferences' key for the file that was left for practice.
const QString leftFile = u"leftForPractice"_s;
const QString leftEventOf = u"eventLeftForPractice"_s;

} // namespace

bool hasPracticeStep(const OpenBook& book) {
    return book.book().isPractice && book.hasEvent() && book.canWrite()
           && canPracticeOn(book.event());
}

PracticeActs::PracticeActs(const Program& program, Preferences& preferences, FileActs& files)
    : m_program(program)
    , m_preferences(preferences)
    , m_files(files) {}

QString PracticeActs::folder() const {
    return QDir(m_program.documents).absoluteFilePath(u"practice"_s);
}

bool PracticeActs::canGoOn() const {
    return lastPractice(folder()).has_value();
}

std::optional<EventId> PracticeActs::leftEvent() const {
    return EventId::fromNumber(m_preferences.state(leftEventOf).toLongLong());
}

void PracticeActs::act(PracticeWish wish, OpenBook* book, qint64 seed) {
    switch (wish) {
    case PracticeWish::WithCopy: practiceWith(*book); break;
    case PracticeWish::WithInvented: practiceInvented(book); break;
    case PracticeWish::GoOn: goOn(book); break;
    case PracticeWish::Step: doStep(*book, seed); break;
    case PracticeWish::PlayRound: playRound(*book, seed); break;
    case PracticeWish::End: end(); break;
    }
}

void PracticeActs::practiceWith(OpenBook& original) {
    open(practiceWithCopy(original.session(), folder(), m_files.desk()), &original);
}

void PracticeActs::practiceInvented(OpenBook* original) {
    const QDate today = m_program.clock.nowUtc().toLocalTime().date();
    const Event* like = original && original->hasEvent() ? &original->event() : nullptr;
    open(practiceWithInvented(folder(), m_files.desk(), today, like), original);
}

void PracticeActs::goOn(OpenBook* original) {
    if (const auto practice = lastPractice(folder()))
        open(*practice, original);
}

void PracticeActs::open(const Result<QString>& practice, OpenBook* original) {
    if (!practice) {
        Q_EMIT failed(m_program.wording.failure(practice.error()));
        return;
    }
    m_preferences.setState(leftFile, original ? original->session().path().toUtf8() : QByteArray());
    m_preferences.setState(leftEventOf, original && original->hasEvent()
                                            ? QByteArray::number(original->eventId().number())
                                            : QByteArray());
    m_files.open(*practice);
}

void PracticeActs::end() {
    const QString left = QString::fromUtf8(m_preferences.state(leftFile));
    if (!left.isEmpty() && QFileInfo(left).isFile())
        m_files.open(left);
    else
        Q_EMIT ended();
}

void PracticeActs::doStep(OpenBook& book, qint64 seed) {
    const auto deed = doPracticeStep(book.session(), book.eventId(), seed);
    if (!deed)
        book.refuse(deed.error());
    else if (*deed)
        book.say(Gravity::Note, sentence(book, **deed));
}

void PracticeActs::playRound(OpenBook& book, qint64 seed) {
    const auto deeds = playPracticeRound(book.session(), book.eventId(), seed);
    if (!deeds) {
        book.refuse(deeds.error());
        return;
    }
    const auto results
        = std::ranges::count(*deeds, PracticeStep::ResultRecorded, &PracticeDeed::step);
    if (!deeds->empty() && deeds->back().round)
        book.say(Gravity::Note,
                 tr("%1 is played: %n result(s) recorded.", "a heat, a semifinal …",
                    static_cast<int>(results))
                     .arg(roundName(book.wording().language(), operandOf(*deeds->back().round))));
}

QString PracticeActs::sentence(const OpenBook& book, const PracticeDeed& deed) {
    const Language& language = book.wording().language();
    const QString round = deed.round ? roundName(language, operandOf(*deed.round)) : QString();
    switch (deed.step) {
    case PracticeStep::PlayersRegistered:
        return tr("%n made-up player(s) registered.", nullptr, deed.count);
    case PracticeStep::HeatAdded: return tr("%1 added.").arg(round);
    case PracticeStep::PlayersCheckedIn:
        return tr("%1: %n player(s) checked in.", nullptr, deed.count).arg(round);
    case PracticeStep::LineUpClosed:
        return tr("%1: line-up closed, %n player(s).", nullptr, deed.count).arg(round);
    case PracticeStep::TablesDrawn:
        return tr("%1: %n table(s) drawn.", nullptr, deed.count).arg(round);
    case PracticeStep::RoundStarted: return tr("%1 started.").arg(round);
    case PracticeStep::ResultRecorded:
        return tr("%1: result recorded.")
            .arg(tableTitle(language, book.event(), {*deed.round, *deed.table}));
    }
    return {};
}

PracticeMenu::PracticeMenu(const QString& title, QWidget* parent)
    : QMenu(title, parent)
    , m_withCopy(add(tr("Practice with a &copy of this file"), PracticeWish::WithCopy))
    , m_withInvented(add(tr("Practice with a &made-up tournament"), PracticeWish::WithInvented))
    , m_goOn(add(tr("Continue &practice"), PracticeWish::GoOn))
    , m_step((addSeparator(), add(tr("&Next step"), PracticeWish::Step)))
    , m_heat(add(tr("&Play the round"), PracticeWish::PlayRound))
    , m_end(add(tr("&End practice"), PracticeWish::End)) {
    showState();
}

QAction* PracticeMenu::add(const QString& text, PracticeWish wish) {
    QAction* action = addAction(text);
    connect(action, &QAction::triggered, this, [this, wish] { Q_EMIT wanted(wish); });
    return action;
}

void PracticeMenu::setBook(OpenBook* book) {
    m_book = book;
    if (book) {
        book->followEvent(this, &PracticeMenu::showState);
    }
    showState();
}

void PracticeMenu::setCanGoOn(bool canGoOn) {
    m_canGoOn = canGoOn;
    showState();
}

void PracticeMenu::showState() {
    const bool isPractice = m_book && m_book->book().isPractice;
    const bool hasStep = m_book && hasPracticeStep(*m_book);
    m_withCopy->setEnabled(m_book && !isPractice);
    m_withInvented->setEnabled(!isPractice);
    m_goOn->setEnabled(m_canGoOn && !isPractice);
    m_step->setEnabled(hasStep);
    m_heat->setEnabled(hasStep);
    m_end->setEnabled(isPractice);
}

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
    keepColors();
    showState();
}

QPushButton* PracticeBand::addButton(const QString& text, const QString& description,
                                     PracticeWish wish) {
    auto* button = new QPushButton(text);
    button->setToolTip(description);
    button->setAccessibleDescription(description);
    button->setFocusPolicy(Qt::TabFocus); // clicking must leave typing to the page
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
    // Without a parent it would become a window of its own.
    if (parentWidget() || !m_book.book().isPractice)
        setVisible(m_book.book().isPractice);
}

void PracticeBand::keepColors() {
    const auto with = [](QPalette::ColorRole role, QColor Colors::*color) {
        return [=] {
            QPalette palette;
            palette.setColor(role, colorsOf(QPalette()).*color);
            return palette;
        };
    };
    new OwnPalette(*this, with(QPalette::Window, &Colors::practice));
    new OwnPalette(*m_text, with(QPalette::WindowText, &Colors::practiceText));
    // The style derives a button's shade from the window color, which here is the band's.
    for (QPushButton* button : {m_step, m_heat, m_end})
        new OwnPalette(*button, with(QPalette::Window, &Colors::window));
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

#include "moc_practice_acts.cpp"
