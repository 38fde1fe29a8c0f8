#include "ui/heats/day/check_in_panel.h"

#include "app/session/acts.h"
#include "app/session/heats/check_in_acts.h"
#include "app/session/heats/heat_acts.h"
#include "app/session/heats/phone_check_ins.h"
#include "app/session/people/registration.h"
#include "model/game_sets.h"
#include "scoring/heats/draw/attendance.h"
#include "ui/desk/typed_text.h"
#include "ui/desk/widget_parts.h"
#include "ui/heats/day/check_in_field.h"
#include "ui/heats/day/check_in_list.h"
#include "ui/heats/day/waiting_line.h"
#include "ui/heats/heat_text.h"
#include "ui/heats/shown_heat.h"
#include "ui/look/fitting/baseline_row.h"
#include "ui/look/fitting/measure.h"
#include "ui/look/fitting/wrapping_row.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QAction>
#include <QCheckBox>
#include <QKeyEvent>
#include <QPushButton>
#include <QShortcut>

using namespace Qt::StringLiterals;

namespace mentat {

CheckInPanel::CheckInPanel(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_pageContext(pageContext)
    , m_book(pageContext.book)
    , m_field(named(new CheckInField, u"checkInField"_s))
    , m_list(new CheckInList(pageContext))
    , m_paper(keyed(new QCheckBox(tr("Paper list")), DeskKey::PaperList))
    , m_thoseOfFirst(new QPushButton)
    , m_in(named(new TextLabel(TextLevel::Loud), u"checkedIn"_s))
    , m_counts(wrapped(named(new TextLabel(TextLevel::Weak), u"checkInCounts"_s)))
    , m_waiting(new WaitingLine(m_book)) {
    build();
    makeActs();
    connectBook();
}

void CheckInPanel::build() {
    m_list->installEventFilter(this);

    auto* below = new WrappingRow;
    below->setSpacing(space::small);
    below->addWidget(m_paper);
    below->addWidget(m_thoseOfFirst);

    addParts(bareColumn(this, space::small),
             {new TextLabel(TextLevel::GroupTitle, tr("Check in")),
              addParts(new BaselineRow(nullptr, space::small), {m_in, {m_counts, 1}}),
              rowOfParts({{m_field, nearlyAll}, FreeRoom{}}),
              m_waiting,
              {m_list, 1},
              below});

    endWhere(*m_field, *m_list);
    connectParts();
    m_thoseOfFirst->hide();
}

void CheckInPanel::connectParts() {
    connect(m_field, &QLineEdit::textChanged, this, &CheckInPanel::showRows);
    connect(m_field, &CheckInField::entered, this, [this] {
        if (m_paper->isChecked())
            tickMarked();
        else if (!m_field->text().trimmed().isEmpty())
            checkInMarked(false);
    });
    connect(m_field, &CheckInField::pressed, this, &CheckInPanel::act);
    connect(m_field, &CheckInField::movedBy, m_list, &CheckInList::moveMark);
    connect(m_list, &QTableView::doubleClicked, this, [this] {
        if (!m_paper->isChecked()) // there a click has ticked it already
            checkInMarked(false);
    });
    connect(m_list, &QTableView::clicked, this, &CheckInPanel::tickClicked);
    connect(m_paper, &QCheckBox::toggled, this, &CheckInPanel::showPaperList);
    connect(m_thoseOfFirst, &QPushButton::clicked, this, &CheckInPanel::tickThoseOfFirst);
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
    add(tr("&Brought a copy, yes or no"), [this] { act(DeskKey::BroughtCopy); });
    QAction* expansion
        = add(tr("E&xpansion, base or either"), [this] { act(DeskKey::ChangePreference); });
    const auto show = [this, expansion] {
        expansion->setVisible(m_book.hasEvent() && hasExpansion(m_book.event()));
    };
    m_book.followEvent(this, show);
    show();
    add(tr("Pla&ys only if needed, or after all"), [this] { act(DeskKey::PlaysIfNeeded); });
    add(tr("Not in a&fter all"), &CheckInPanel::takeOutMarked);
    m_letIn = add(tr("Let in who &waits with a phone"), &CheckInPanel::letIn);
    m_letIn->setVisible(false);
    // From wherever on the page the focus is.
    add(tr("&Paper list"), [this] {
        m_paper->toggle();
    })->setShortcut(sequenceOf(DeskKey::PaperList));
}

void CheckInPanel::connectBook() {
    const auto changed = [this] {
        m_list->forgetNames();
        m_isStale = true;
        if (isVisible())
            refresh();
    };
    m_book.followEvent(this, changed);
    connect(&m_book, &OpenBook::peopleChanged, m_list, &CheckInList::forgetNames);
    connect(m_waiting, &WaitingLine::outdated, this, changed);
}

void CheckInPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

QSize CheckInPanel::minimumSizeHint() const {
    return QWidget::minimumSizeHint().expandedTo({0, layout()->minimumHeightForWidth(width())});
}

void CheckInPanel::refresh() {
    if (!m_isStale)
        return;
    m_isStale = false;
    m_waiting->showGuests(m_heat);
    m_letIn->setVisible(!m_waiting->guests().empty());
    showRows();
    showCounts();
}

bool CheckInPanel::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey
        = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched != m_list || !isKey)
        return QWidget::eventFilter(watched, event);
    const auto& typed = *static_cast<QKeyEvent*>(event);
    if (event->type() == QEvent::ShortcutOverride) {
        // A letter is the beginning of a name here, not the key of a table.
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
        typeOn(*static_cast<QKeyEvent*>(event));
    else
        QCoreApplication::sendEvent(m_field, event);
    return true;
}

void CheckInPanel::setHeat(std::optional<HeatNumber> heat) {
    m_heat = heat;
    m_list->setHeat(heat);
    setEnabled(heat.has_value());
    m_field->clear();
    m_paper->setChecked(false); // it was for the heat that was shown
    const auto first = firstHeat();
    if (first)
        m_thoseOfFirst->setText(tr("All from heat %1").arg(first->value()));
    m_thoseOfFirst->setVisible(first && m_paper->isChecked());
    m_isStale = true;
    if (isVisible())
        refresh();
}

const Heat* CheckInPanel::heat() const {
    return shownHeat(m_book, m_heat);
}

std::optional<HeatNumber> CheckInPanel::firstHeat() const {
    const HeatsPlay* play = shownPlay(m_book);
    if (!play || !m_heat || play->heats.empty() || play->heats.front().number == *m_heat)
        return std::nullopt;
    return play->heats.front().number;
}

void CheckInPanel::focusField() {
    m_field->setFocus();
    m_field->selectAll();
}

void CheckInPanel::typeOn(QKeyEvent& key) {
    m_field->setFocus();
    QCoreApplication::sendEvent(m_field, &key);
}

void CheckInPanel::showRows() {
    m_list->showRows(m_field->text());
}

void CheckInPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    updateGeometry(); // its counts have other lines
}

void CheckInPanel::showCounts() {
    const Heat* shown = heat();
    m_in->setText(shown ? QString::number(attendanceOf(m_book.event(), *shown).in) : QString());
    m_counts->setText(shown ? attendanceText(m_book.event(), *shown) : QString());
    m_counts->setAccessibleName(m_in->text() + u' ' + m_counts->text()); // read as one
}

void CheckInPanel::act(DeskKey key) {
    switch (key) {
    case DeskKey::BroughtCopy:
        changeMarked([](Player& player) {
            const int copies = player.copies ? player.copies->value() : 0;
            player.copies = Count(copies > 0 ? 0 : 1);
        });
        break;
    case DeskKey::ChangePreference:
        if (!hasExpansion(m_book.event()))
            break;
        changeMarked([](Player& player) {
            switch (player.preference) {
            case Preference::Base: player.preference = Preference::Expansion; break;
            case Preference::Expansion: player.preference = Preference::Either; break;
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

Result<Change> CheckInPanel::checkInChange(const CheckInRow& row, bool onlyIfNeeded) const {
    const Event& event = m_book.event();
    if (row.state == CheckInState::Waits && !onlyIfNeeded)
        return mentat::letIn(m_book.session(), m_book.eventId(), *m_heat, guestOf(row));
    if (const auto* id = std::get_if<PlayerId>(&row.who))
        return onlyIfNeeded ? playIfNeeded(event, *m_heat, *id) : checkIn(event, *m_heat, *id);
    const PlayerId next = nextPlayerId(event);
    const auto* person = std::get_if<PersonId>(&row.who);
    const Player player = person ? playerOf(*findPerson(m_book.book(), *person), next)
                                 : newPlayer(*Name::fromText(row.name), next);
    return registerForHeat(m_book.book(), event, *m_heat, player, onlyIfNeeded);
}

void CheckInPanel::checkInMarked(bool onlyIfNeeded) {
    const CheckInRow* row = m_list->marked();
    if (!row && m_list->isSharedBadge())
        m_book.say(Gravity::Refused, tr("Several people have this badge. Choose one with the "
                                        "arrow keys, then press Enter."));
    if (!row || !heat())
        return;
    const CheckInRow in = *row;
    // Ctrl+D on somebody who plays only if needed: plays after all.
    const bool backIn = onlyIfNeeded && in.state == CheckInState::OnlyIfNeeded;
    const bool hasTables = !heat()->games.empty();
    const QString typed = m_field->text().simplified();
    if (!m_book.perform(checkInChange(in, onlyIfNeeded && !backIn))) {
        m_field->selectAll(); // the next name takes the place of this one, and is no part of it
        return;
    }
    QStringList notes;
    if (in.isNear)
        notes << tr("%1 is in. You typed “%2”: Ctrl+Z undoes it.").arg(in.name, typed);
    const Player* last
        = heat()->entrants.empty() ? nullptr : findPlayer(m_book.event(), heat()->entrants.back());
    if (last && !onlyIfNeeded)
        notes << elsewhereText(m_book.book(), m_book.eventId(), *m_heat, *last);
    notes.removeAll(QString());
    if (!notes.isEmpty())
        m_book.say(Gravity::Note, notes.join(u' '));
    // setText leaves the field nothing to undo: Ctrl+Z takes the check-in back.
    m_field->setText({});
    showRows();
    // The same key again takes it back: the mark stays with the newest of those on standby.
    if (onlyIfNeeded && !backIn && !m_paper->isChecked())
        m_list->mark(static_cast<int>(heat()->entrants.size()));
    if (hasTables && !heat()->entrants.empty() && (!onlyIfNeeded || backIn))
        Q_EMIT latecomer(heat()->entrants.back());
}

void CheckInPanel::changeMarked(void (*change)(Player&)) {
    const CheckInRow* row = m_list->marked();
    const auto* id = row ? std::get_if<PlayerId>(&row->who) : nullptr;
    const Player* known = id ? findPlayer(m_book.event(), *id) : nullptr;
    if (!known)
        return;
    Player player = *known;
    change(player);
    m_book.perform(changePlayer(m_book.book(), m_book.event(), player));
}

void CheckInPanel::takeOutMarked() {
    const CheckInRow* row = m_list->marked();
    if (row && row->state == CheckInState::Waits) {
        m_book.succeeded(sendAway(m_book.session(), m_book.eventId(), *m_heat, guestOf(*row)));
        return;
    }
    const auto* id = row ? std::get_if<PlayerId>(&row->who) : nullptr;
    if (!id)
        return;
    auto out = checkOut(m_book.event(), *m_heat, *id);
    if (out)
        out = withoutPhone(m_book.session(), m_book.eventId(), *m_heat, *id, *std::move(out));
    m_book.perform(out);
}

void CheckInPanel::letIn() {
    if (m_waiting->guests().empty() || !heat())
        return;
    const CheckInRow* row = m_list->marked();
    const bool isMarked = row && row->state == CheckInState::Waits;
    const PhoneGuest guest = isMarked ? guestOf(*row) : m_waiting->guests().front();
    const bool hasTables = !heat()->games.empty();
    if (!m_book.perform(mentat::letIn(m_book.session(), m_book.eventId(), *m_heat, guest)))
        return;
    if (hasTables && !heat()->entrants.empty())
        Q_EMIT latecomer(heat()->entrants.back());
}

void CheckInPanel::tickMarked() {
    const CheckInRow* row = m_list->marked();
    if (!row || !m_paper->isChecked())
        return;
    if (row->state == CheckInState::In)
        takeOutMarked();
    else
        checkInMarked(false);
    m_list->moveMark(1);
}

/// The mouse ticks where the boxes are.
void CheckInPanel::tickClicked(const QModelIndex& index) {
    if (!m_paper->isChecked() || index.column() != CheckInModel::Name)
        return;
    m_list->setCurrentIndex(index);
    tickMarked();
    m_list->setCurrentIndex(index); // the hand is still there
}

void CheckInPanel::tickThoseOfFirst() {
    const Heat* first = shownHeat(m_book, firstHeat());
    if (!first)
        return;
    m_book.perform(checkInAll(m_book.event(), *m_heat, first->entrants));
}

void CheckInPanel::showPaperList(bool paper) {
    m_list->setPaper(paper);
    m_thoseOfFirst->setVisible(paper && firstHeat());
    m_field->setText({});
    showRows();
    if (paper)
        m_list->setFocus();
    else
        m_field->setFocus();
}

} // namespace mentat
