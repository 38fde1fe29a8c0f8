#include "ui/heats/day/check_in_panel.h"

#include "app/session/acts.h"
#include "app/session/rounds/check_in_acts.h"
#include "app/session/rounds/heat_acts.h"
#include "model/event.h"
#include "scoring/heats/draw/attendance.h"
#include "scoring/heats/draw/table_seats.h"
#include "ui/desk/widget_parts.h"
#include "ui/heats/day/check_in_field.h"
#include "ui/heats/day/check_in_list.h"
#include "ui/heats/day/check_in_words.h"
#include "ui/heats/shown_round.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QShortcut>

#include <ranges>

using namespace Qt::StringLiterals;

namespace mentat {

CheckInPanel::CheckInPanel(const PageContext& pageContext)
    : m_pageContext(pageContext)
    , m_book(pageContext.book)
    , m_field(named(new CheckInField, u"checkInField"_s))
    , m_list(new CheckInList(pageContext))
    , m_paper(keyed(new QCheckBox(tr("Paper list")), DeskKey::PaperList))
    , m_below(new WrappingRow)
    , m_in(named(new TextLabel(TextLevel::Loud), u"checkedIn"_s))
    , m_counts(wrapped(named(new TextLabel(TextLevel::Weak), u"checkInCounts"_s)))
    , m_waiting(new WaitingLine)
    , m_missed(new MissedLine) {
    build();
    makeActs();
    connectBook();
}

void CheckInPanel::build() {
    m_list->installEventFilter(this);
    // As wide as its column, so that the tables begin next to it even if all names are short.
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    m_list->horizontalHeader()->setStretchLastSection(true);

    m_below->setSpacing(space::small);
    m_below->addWidget(m_paper);

    addParts(bareColumn(this, space::small),
             {new TextLabel(TextLevel::GroupTitle, tr("Check in")),
              addParts(new BaselineRow(nullptr, space::small), {m_in, {m_counts, 1}}),
              rowOfParts({{m_field, nearlyAll}, FreeSpace{}}),
              {m_list, 1},
              m_missed, // these appear by themselves, so they are below the rows
              m_waiting,
              m_below});

    for (QWidget* part : std::initializer_list<QWidget*>{m_field, m_missed, m_waiting})
        endWhere(*part, *m_list);
    keepSizeWhile(*m_list, *m_field);
    connectParts();
}

void CheckInPanel::connectParts() {
    connect(m_field, &QLineEdit::textChanged, this, [this] {
        if (!m_isActing)
            showRows(MarkedRow::Newest);
    });
    connect(m_field, &CheckInField::entered, this, [this] {
        if (m_paper->isChecked() && !NameSearch::asksForBadge(m_list->query().asked))
            tickMarked();
        else if (!m_field->text().trimmed().isEmpty() || m_list->isMissedMarked())
            checkInMarked(false); // scanning a badge twice removes no one
    });
    connect(m_field, &CheckInField::left, this, [this] { askWhose({}); });
    connect(m_field, &CheckInField::pressed, this, &CheckInPanel::act);
    connect(m_field, &CheckInField::movedBy, m_list, &CheckInList::moveMark);
    connect(m_list, &QTableView::doubleClicked, this, [this] {
        if (!m_paper->isChecked()) // there the click has already checked the box
            checkInMarked(false);
    });
    connect(m_list, &QTableView::clicked, this, &CheckInPanel::tickClicked);
    connect(m_paper, &QCheckBox::toggled, this, &CheckInPanel::showPaperList);
    const auto onList = [this](DeskKey key, auto onPress) {
        auto* shortcut = new QShortcut(sequenceOf(key), m_list, this, onPress);
        shortcut->setContext(Qt::WidgetShortcut);
    };
    onList(DeskKey::Tick, &CheckInPanel::tickMarked);
    for (const KeyRow& row : keyTable()) {
        const bool isOthers = row.key == DeskKey::Tick || row.key == DeskKey::PaperList;
        if (row.place == KeyScope::CheckIn && !isOthers)
            onList(row.key, [this, key = row.key] { act(key); });
    }
}

void CheckInPanel::makeActs() {
    const auto add = [this](const QString& text, auto onTrigger) {
        m_acts.push_back(makeAct(this, text, {}, onTrigger));
        return m_acts.back();
    };
    add(tr("Check &in the selected player"), [this] {
        if (m_paper->isChecked())
            tickMarked();
        else
            checkInMarked(false);
    });
    add(tr("&Brought a copy"), [this] { act(DeskKey::BroughtCopy); });
    QAction* variant
        = add(tr("E&xpansion, base or either"), [this] { act(DeskKey::ChangePreference); });
    const auto show
        = [this, variant] { variant->setVisible(m_book.hasEvent() && hasVariant(m_book.event())); };
    m_book.followEvent(this, show);
    show();
    add(tr("Pla&ys only if needed"), [this] { act(DeskKey::PlaysIfNeeded); });
    add(tr("Remove &from the heat"), &CheckInPanel::takeOutMarked);
    m_letIn = add(tr("Check in whoever is &waiting with a phone"), &CheckInPanel::letIn);
    m_letIn->setVisible(false);
    m_whose = add(tr("Enter w&ho has an unknown badge"), &CheckInPanel::askWhoseMarked);
    m_whose->setVisible(false);
    // Acts from anywhere on the page.
    add(tr("&Paper list"), [this] {
        m_paper->toggle();
    })->setShortcut(sequenceOf(DeskKey::PaperList));
}

void CheckInPanel::connectBook() {
    m_book.followEvent(this, &CheckInPanel::noteChange);
    connect(&m_book, &OpenBook::peopleChanged, m_list, &CheckInList::forgetNames);
    connect(&m_book, &OpenBook::draftsChanged, this, [this] {
        if (m_list->besideNow() != m_list->beside())
            noteChange();
    });
}

void CheckInPanel::noteChange() {
    m_list->forgetNames();
    // Phones' acts keep the marked row; after an act of the desk, keys refer to the newest entrant.
    m_keepsMark = m_book.doOthersAct() && (m_keepsMark || !isStale());
    if (!m_isActing)
        outdate();
}

const Heat* CheckInPanel::heat() const {
    return shownHeat(m_book, m_heat);
}

QSize CheckInPanel::minimumSizeHint() const {
    return QWidget::minimumSizeHint().expandedTo({0, layout()->minimumHeightForWidth(width())});
}

void CheckInPanel::showAll() {
    showRows(m_keepsMark ? MarkedRow::Stays : MarkedRow::Newest);
    const auto& waiting = m_list->beside().waiting;
    m_waiting->showGuests(
        waiting.size(),
        waiting.empty() ? QString() : guestCalled(m_book.book(), m_book.event(), waiting.front()));
    m_letIn->setVisible(!waiting.empty());
    showMissed();
    showCounts();
}

bool CheckInPanel::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey
        = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched != m_list || !isKey)
        return QWidget::eventFilter(watched, event);
    const auto& typed = *static_cast<QKeyEvent*>(event);
    if (event->type() == QEvent::ShortcutOverride) {
        // Letters search for a name here and are not keys of a table.
        const QString letter = typedText(typed);
        const bool isLetter = !letter.isEmpty() && letter.front().isLetterOrNumber();
        if (isLetter)
            event->accept();
        return isLetter;
    }
    switch (typed.key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Space:
    case Qt::Key_Tab:
    case Qt::Key_Backtab: return false;
    default: break;
    }
    if (typed.matches(QKeySequence::Copy))
        return false;
    if (!typedText(typed).isEmpty() && !m_paper->isChecked())
        (void)typeOn(*static_cast<QKeyEvent*>(event));
    else
        QCoreApplication::sendEvent(m_field, event);
    return true;
}

void CheckInPanel::showRound(const std::optional<RoundId>& round) {
    m_heat = round ? round->heat() : std::nullopt;
    m_list->setHeat(m_heat);
    setEnabled(m_heat.has_value());
    m_field->clear();
    m_field->askFor({});
    m_paper->setChecked(false); // meant for the heat shown before
    makeThoseOf();
    outdate();
}

void CheckInPanel::makeThoseOf() {
    for (QPushButton* old : m_thoseOf) {
        old->hide();
        old->deleteLater();
    }
    m_thoseOf.clear();
    const HeatsPlay* play = shownPlay(m_book);
    if (!play || !m_heat)
        return;
    for (const Heat& heat : std::views::reverse(play->heats)) {
        if (heat.number >= *m_heat)
            continue;
        auto* button = named(new QPushButton(tr("All from heat %1").arg(heat.number.value())),
                             u"thoseOfHeat%1"_s.arg(heat.number.value()));
        connect(button, &QPushButton::clicked, this,
                [this, number = heat.number] { tickThoseOf(number); });
        m_below->addWidget(button);
        button->setVisible(m_paper->isChecked());
        m_thoseOf.push_back(button);
    }
}

void CheckInPanel::arrive() {
    if (m_paper->isChecked())
        return m_list->setFocus();
    m_field->setFocus();
    m_field->selectAll();
}

bool CheckInPanel::typeOn(QKeyEvent& key) {
    m_field->setFocus();
    QCoreApplication::sendEvent(m_field, &key);
    return true;
}

bool CheckInPanel::comesFirst() const {
    const Heat* shown = heat();
    return !shown || !shown->details.canceled;
}

void CheckInPanel::showRows(MarkedRow mark) {
    m_list->showRows(m_field->text(), m_field->cursorPosition(), mark);
}

void CheckInPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    updateGeometry(); // its counts wrap differently
}

void CheckInPanel::showCounts() {
    const Heat* shown = heat();
    m_in->setText(shown ? QString::number(attendanceOf(m_book.event(), *shown).in) : QString());
    m_counts->setText(shown ? attendanceText(m_book.event(), *shown) : QString());
    m_counts->setAccessibleName(m_in->text() + u' ' + m_counts->text()); // spoken as one
}

void CheckInPanel::showPaperList(bool paper) {
    m_list->setPaper(paper);
    for (QPushButton* button : m_thoseOf)
        button->setVisible(paper);
    m_field->setText({});
    showRows(MarkedRow::Newest);
    if (paper)
        m_list->setFocus();
    else
        m_field->setFocus();
}

// Runs the check-in keys.

void CheckInPanel::act(DeskKey key) {
    switch (key) {
    case DeskKey::BroughtCopy:
        changeMarked([](Player& player) {
            const int copies = player.copies ? player.copies->value() : 0;
            player.copies = Count(copies > 0 ? 0 : 1);
        });
        break;
    case DeskKey::ChangePreference:
        if (!hasVariant(m_book.event()))
            break;
        changeMarked([](Player& player) {
            switch (player.preference) {
            case Preference::Base: player.preference = Preference::Variant; break;
            case Preference::Variant: player.preference = Preference::Either; break;
            case Preference::Either: player.preference = Preference::Base; break;
            }
        });
        break;
    case DeskKey::PlaysIfNeeded: checkInMarked(true); break;
    case DeskKey::TakeOut: takeOutMarked(); break;
    case DeskKey::PaperList: m_paper->toggle(); break;
    case DeskKey::LetIn: letIn(); break;
    default: break;
    }
}

void CheckInPanel::checkInMarked(bool onlyIfNeeded) {
    const CheckInRow* row = m_list->marked();
    if (!row)
        sayNobodyIsMeant();
    if (!row || !heat())
        return;
    if (row->state == CheckInState::Missed) {
        if (!onlyIfNeeded)
            askWhose(row->missed);
        return;
    }
    const TypedQuery typed = m_list->query();
    const bool isScanned = NameSearch::asksForBadge(typed.asked);
    CheckInWish wish{*row, onlyIfNeeded};
    if (isScanned)
        wish.scanned = typed.asked;
    else if (row->missed.isEmpty())
        wish.badge = m_field->badgeAskedFor();
    std::optional<CheckInAct> done;
    {
        const QScopedValueRollback acting(m_isActing, true);
        done = checkIn(wish, typed);
        // Unlike editing, setText() clears the field's undo, so that Ctrl+Z undoes the check-in.
        if (done)
            m_field->setText(typed.before);
        if (done && !wish.badge.isEmpty())
            askWhose({});
    }
    if (!done && typed.before.isEmpty())
        m_field->selectAll(); // typing replaces this name
    else if (!done)
        m_field->setText(typed.before);
    if (!done)
        return;
    m_keepsMark = false;
    showAll();
    // The same key again reverts it, so keep the mark on the newest standby player.
    if (done->as == CheckInAct::As::OnStandby && !m_paper->isChecked())
        m_list->markPlayer(done->player.id);
    if (done->as == CheckInAct::As::Late)
        Q_EMIT latecomer(done->player.id);
}

std::optional<CheckInAct> CheckInPanel::checkIn(const CheckInWish& wish, const TypedQuery& typed) {
    auto act = checkInAtDesk(m_book.session(), m_book.eventId(), *m_heat, wish);
    if (!act) {
        m_book.refuse(act.error());
        return std::nullopt;
    }
    const QString taken = checkInText(m_book, wish, typed, act->player);
    if (!m_book.perform(act->change))
        return std::nullopt;
    const bool isIn = act->as == CheckInAct::As::In || act->as == CheckInAct::As::Late;
    QStringList told{taken, isIn ? elsewhereText(m_book, *m_heat, {act->player.id}) : QString()};
    told.removeAll(QString());
    if (!told.isEmpty())
        m_book.say(Gravity::Note, told.join(u' '));
    return *std::move(act);
}

void CheckInPanel::sayNobodyIsMeant() {
    const TypedQuery typed = m_list->query();
    if (typed.asked.isEmpty())
        return;
    const QString why = m_list->isSharedBadge()
                            ? tr("Several people have this badge. Choose one with the arrow keys, "
                                 "then press Enter.")
                            : m_list->emptyText();
    m_field->selectAll(); // typing replaces it
    if (!NameSearch::asksForBadge(typed.asked)) {
        m_book.say(Gravity::Refused, why);
        return;
    }
    if (!heat()
        || !m_book.succeeded(
            noteMissedBadge(m_book.session(), m_book.eventId(), *m_heat, typed.asked)))
        return;
    QApplication::beep(); // people who scan look at the badges, not the screen
    m_book.say(Gravity::Refused, why);
    m_field->setText(typed.before);
}

void CheckInPanel::changeMarked(void (*change)(Player&)) {
    const CheckInRow* row = m_list->marked();
    const auto* id = row ? std::get_if<PlayerId>(&row->who) : nullptr;
    const Player* known = id ? findPlayer(m_book.event(), *id) : nullptr;
    if (!known) // others are not registered yet
        return;
    Player player = *known;
    change(player);
    m_book.perform(changePlayer(m_book.book(), m_book.event(), player));
}

void CheckInPanel::takeOutMarked() {
    if (!m_list->marked())
        return;
    const CheckInRow row = *m_list->marked(); // a copy: the rows change meanwhile
    Session& session = m_book.session();
    const EventId event = m_book.eventId();
    if (row.state == CheckInState::Waits) {
        if (m_book.succeeded(sendAway(session, event, *m_heat, guestOf(row))))
            m_book.say(Gravity::Note, tr("%1 is no longer waiting with a phone.").arg(row.name));
    } else if (!row.missed.isEmpty()) {
        if (m_book.succeeded(dismissMissedBadge(session, event, *m_heat, row.missed)))
            m_book.say(Gravity::Note, tr("Badge %1 is no longer listed.").arg(row.missed));
    } else if (const auto* id = std::get_if<PlayerId>(&row.who)) {
        const QString name = playerName(m_book.event(), *id);
        if (m_book.perform(takeOutAtDesk(session, event, *m_heat, *id)))
            m_book.sayDone(tr("%1 is no longer in heat %2.").arg(name).arg(m_heat->value()));
    }
}

void CheckInPanel::letIn() {
    const auto& waiting = m_list->beside().waiting;
    if (waiting.empty() || !heat())
        return;
    const CheckInRow* row = m_list->marked();
    const bool isMarked = row && row->state == CheckInState::Waits;
    const auto done = checkIn({isMarked ? *row : m_list->guestRow(waiting.front())}, {});
    if (done && done->as == CheckInAct::As::Late)
        Q_EMIT latecomer(done->player.id);
}

void CheckInPanel::tickMarked() {
    const CheckInRow* row = m_list->marked();
    if (!row)
        sayNobodyIsMeant();
    if (!row || !m_paper->isChecked())
        return;
    if (row->state == CheckInState::In)
        takeOutMarked();
    else
        checkInMarked(false);
    m_list->moveMark(1);
}

/// A click on a box checks it.
void CheckInPanel::tickClicked(const QModelIndex& index) {
    if (!m_paper->isChecked() || index.column() != CheckInModel::Name)
        return;
    m_list->setCurrentIndex(index);
    tickMarked();
    m_list->setCurrentIndex(index); // stay where the mouse is
}

void CheckInPanel::tickThoseOf(HeatNumber heat) {
    const Heat* earlier = shownHeat(m_book, heat);
    if (!earlier || !this->heat())
        return;
    const size_t before = this->heat()->entrants.size();
    if (!m_book.perform(checkInAll(m_book.event(), *m_heat, earlier->entrants)))
        return;
    const auto& in = this->heat()->entrants;
    const QString told = elsewhereText(
        m_book, *m_heat, {in.begin() + static_cast<std::ptrdiff_t>(before), in.end()});
    if (!told.isEmpty())
        m_book.say(Gravity::Note, told);
}

void CheckInPanel::showMissed() {
    const QStringList badges = m_list->missed();
    const QString asked = m_field->badgeAskedFor();
    if (!asked.isEmpty() && !badges.contains(asked)) // answered at the second desk, or undone
        m_field->askFor({});
    m_missed->showBadges(badges, m_field->badgeAskedFor());
    m_whose->setVisible(!badges.isEmpty());
}

void CheckInPanel::askWhose(QString badge) {
    m_field->setText({}); // updates the rows that may own the badge
    m_field->askFor(badge);
    m_field->setFocus();
    showMissed();
}

void CheckInPanel::askWhoseMarked() {
    if (m_list->isMissedMarked())
        return checkInMarked(false);
    if (const QStringList badges = m_list->missed(); !badges.isEmpty())
        askWhose(badges.front());
}

} // namespace mentat

#include "moc_check_in_panel.cpp"
