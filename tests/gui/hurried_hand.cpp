#include "tests/gui/hurried_hand.h"

#include "model/rounds/round.h"
#include "model/storm/storm_play.h"
#include "ui/dune/results/sheet/sheet_edit.h"
#include "ui/frame/banners.h"
#include "ui/heats/round_tabs.h"
#include "ui/heats/shown_round.h"
#include "ui/heats/tables/seat_list.h"
#include "ui/printing/report_acts.h"
#include "ui/typing/refused_bar.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QEventLoop>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QStatusBar>
#include <QTabBar>
#include <QTest>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

constexpr int keysInADialog = 12; // then it is left
constexpr qsizetype tracedKeys = 120;
constexpr qsizetype longestRun = 20; // no word of the hand is longer

QString textIn(const QWidget* field) {
    if (const auto* line = qobject_cast<const QLineEdit*>(field))
        return line->text() + u'|' + QString::number(line->cursorPosition());
    if (const auto* text = qobject_cast<const QPlainTextEdit*>(field))
        return text->toPlainText();
    if (const auto* box = qobject_cast<const QComboBox*>(field); box && !box->isEditable())
        return box->currentText();
    if (field && (field->inherits("QComboBox") || field->inherits("QAbstractSpinBox")))
        return textIn(field->findChild<QLineEdit*>());
    return {};
}

bool isField(const QWidget* widget) {
    const auto* line = qobject_cast<const QLineEdit*>(widget);
    const auto* text = qobject_cast<const QPlainTextEdit*>(widget);
    const bool isBox
        = widget && (widget->inherits("QComboBox") || widget->inherits("QAbstractSpinBox"));
    return (line && !line->isReadOnly()) || (text && !text->isReadOnly()) || isBox;
}

QString nameOf(const QWidget* widget) {
    if (!widget)
        return u"nothing"_s;
    QStringList names;
    for (const QWidget* up = widget; up && names.size() < 3; up = up->parentWidget())
        names.append(
            u"%1 %2"_s.arg(QString::fromLatin1(up->metaObject()->className()), up->objectName())
                .trimmed());
    return names.join(u" in "_s);
}

std::ptrdiff_t dropoutsOf(const Game& game) {
    return std::ranges::count_if(game.seats, &Seat::dropout);
}

std::vector<const Game*> gamesOf(const Event& event) {
    std::vector<const Game*> games;
    const HeatsPlay* play = heatsPlay(event);
    for (const Heat& heat : play ? std::span(play->heats) : std::span<const Heat>()) {
        for (const Game& game : heat.games)
            games.push_back(&game);
    }
    return games;
}

/// Without whether the table is locked and the sheet was looked at twice, which are no part of it.
Game resultIn(Game game) {
    game.locked = false;
    game.checked = false;
    return game;
}

/// What is to be seen of a window, by its parts.
size_t shownIn(const QWidget& window) {
    size_t shown = 0;
    for (const QWidget* part : window.findChildren<QWidget*>()) {
        if (!part->isVisible())
            continue;
        const auto* label = qobject_cast<const QLabel*>(part);
        const auto* line = qobject_cast<const QLineEdit*>(part); // a list may type into one
        shown
            += qHash(part) + (label ? qHash(label->text()) : 0) + (line ? qHash(line->text()) : 0);
    }
    return shown;
}

/// The sheet that is seen, of whatever kind.
QWidget* sheetIn(const QWidget& window) {
    for (const QString& name : {u"resultSheet"_s, u"gameRows"_s}) {
        for (auto* sheet : window.findChildren<QWidget*>(name)) {
            if (sheet->isVisible())
                return sheet;
        }
    }
    return nullptr;
}

QString textOfFields(const QWidget* sheet) {
    QStringList texts;
    for (const auto* line : sheet ? sheet->findChildren<QLineEdit*>() : QList<QLineEdit*>())
        texts.append(line->text());
    for (const auto* text :
         sheet ? sheet->findChildren<QPlainTextEdit*>() : QList<QPlainTextEdit*>())
        texts.append(text->toPlainText());
    return texts.join(u'|');
}

bool plays(const Game& game) {
    return game.start && !game.end && !game.isVoid && !hasResult(game) && !isAwaitingVerdict(game);
}

/// A menu or dialog that is open.
QWidget* questionOpen() {
    QWidget* popup = QApplication::activePopupWidget();
    return popup ? popup : QApplication::activeModalWidget();
}

} // namespace

bool HurriedHand::Stroke::moves() const {
    switch (key) {
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right: return true;
    default: return false;
    }
}

bool HurriedHand::Stroke::endsEntry() const {
    return modifiers == Qt::NoModifier && (key == Qt::Key_Return || key == Qt::Key_Tab);
}

HurriedHand::HurriedHand(WindowFixture& window, unsigned seed)
    : m_window(window)
    , m_random(seed)
    , m_before(window.event()) {
    const auto count = [this] { ++m_acts; };
    QObject::connect(&window.book(), &OpenBook::journalChanged, &m_listening, count);
    QObject::connect(&window.book(), &OpenBook::draftsChanged, &m_listening, count);
    QObject::connect(&window.book(), &OpenBook::said, &m_listening, count);
}

void HurriedHand::type(int keys) {
    m_wanted = m_typed + keys;
    QEventLoop loop;
    m_loop = &loop;
    tick();
    loop.exec();
    m_loop = nullptr;
}

/// Goes on by itself, so that it types into a dialog too while the key that opened it still waits.
void HurriedHand::tick() {
    if (!m_loop)
        return;
    QTimer::singleShot(0, &m_listening, [this] { tick(); });
    QWidget* asked = questionOpen();
    if (m_isPressing && asked == m_asked)
        return;
    if (m_typed < m_wanted && m_wrong.isEmpty())
        step();
    else if (asked)
        asked->close();
    else
        m_loop->quit();
}

void HurriedHand::step() {
    if (QWidget* popup = QApplication::activePopupWidget()) {
        ++m_acts;
        QTest::keyClick(popup, Qt::Key_Escape);
        return;
    }
    if (QWidget* dialog = QApplication::activeModalWidget()) {
        ++m_acts;
        if (++m_dialogKeys > keysInADialog) {
            m_dialogKeys = 0;
            m_word.clear();
            dialog->close();
            return;
        }
        QApplication::setActiveWindow(dialog);
    } else {
        QApplication::setActiveWindow(&m_window.window());
    }
    if (m_word.empty())
        chooseWord();
    const Stroke stroke = m_word.back();
    m_word.pop_back();
    const QScopedValueRollback pressing(m_isPressing, true);
    const QScopedValueRollback asked(m_asked, questionOpen());
    press(stroke);
}

void HurriedHand::chooseWord() {
    const auto add = [this](Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        m_word.push_back({.key = key, .modifiers = modifiers});
    };
    const auto addText = [this](const QString& text) {
        for (const QChar letter : text)
            m_word.push_back({.letter = letter});
    };
    const int choice = m_random.between(1, 100);
    if (choice <= 34) {
        const auto& players = m_window.event().players;
        const QString name = m_random.of(players).name.text().section(u' ', 0, 0).toLower();
        QString ascii;
        for (const QChar letter : name) {
            if (letter.unicode() < 0x80)
                ascii.append(letter);
        }
        addText(ascii.left(m_random.between(2, 7)));
    } else if (choice <= 52) {
        addText(QString::number(m_random.between(1, m_random.oneIn(2) ? 9 : 1300)));
    } else if (choice <= 55) {
        addActAtSeat();
    } else if (choice <= 57) {
        addSheet();
    } else if (choice <= 61) {
        add(Qt::Key_Return, Qt::ControlModifier);
    } else if (choice <= 63) {
        add(Qt::Key_F2);
    } else if (choice <= 70) {
        add(Qt::Key_Return);
    } else if (choice <= 78) {
        add(m_random.oneIn(4) ? Qt::Key_Backtab : Qt::Key_Tab);
    } else if (choice <= 86) {
        add(Qt::Key(Qt::Key_1 + m_random.between(0, 8)), Qt::ControlModifier);
    } else if (choice <= 94) {
        m_word.push_back({.click = Click::Tab});
    } else if (choice <= 97) {
        add(m_random.oneIn(2) ? Qt::Key_Down : Qt::Key_Up);
    } else if (choice <= 99) {
        add(Qt::Key_Space);
    } else {
        add(Qt::Key_Escape);
    }
    if (choice <= 52 && !m_random.oneIn(4)) {
        add(m_random.oneIn(4) ? Qt::Key_Tab : Qt::Key_Return);
        if (m_random.oneIn(6))
            add(Qt::Key_Return); // one too many
    }
    std::ranges::reverse(m_word);
}

/// Who leaves, moves or has another table locked, and what is typed on; only where there are seats.
void HurriedHand::addActAtSeat() {
    m_word.push_back({.click = Click::Seat});
    m_word.push_back({.letter = m_random.of(std::vector{u'm', u'x', u'l'})});
    m_word.push_back({.key = m_random.oneIn(2) ? Qt::Key_Return : Qt::Key_Escape});
    for (const QChar letter : u"sam"_s)
        m_word.push_back({.letter = letter});
}

/// A table as it is typed without looking, each entry with its Enter.
void HurriedHand::addSheet() {
    for (const QString& entry : {QString::number(m_random.between(1, 3)), u"10"_s, u"1719"_s,
                                 u"g"_s, u"gh"_s, u"e"_s, u"7"_s, u"3"_s}) {
        for (const QChar letter : entry)
            m_word.push_back({.letter = letter});
        m_word.push_back({.key = Qt::Key_Return});
    }
    m_word.push_back({.key = Qt::Key_Return, .modifiers = Qt::ControlModifier});
}

/// What is begun in the background is told when it is done.
void HurriedHand::listenToWork() {
    for (auto* reports : m_window.window().findChildren<ReportActs*>()) {
        if (m_heard.insert(reports).second)
            QObject::connect(&reports->work(), &BackgroundWork::busyChanged, &m_listening,
                             [this] { ++m_acts; });
    }
}

HurriedHand::Sight HurriedHand::look() const {
    Sight sight;
    sight.focus = QApplication::focusWidget();
    sight.text = textIn(sight.focus);
    sight.isField = isField(sight.focus);
    const auto* line = qobject_cast<const QLineEdit*>(sight.focus.data());
    sight.isReadOnly = line && line->isReadOnly();
    sight.sheet = sheetIn(m_window.window());
    sight.sheetText = textOfFields(sight.sheet);
    if (const auto* list = qobject_cast<const QAbstractItemView*>(sight.focus.data()))
        sight.current = list->currentIndex();
    sight.page = m_window.workspace().currentId();
    sight.acts = m_acts + m_window.prompts().asked;
    if (sight.isField)
        sight.field = sight.focus->grab().toImage();
    else
        sight.shown = shownIn(m_window.window());
    return sight;
}

void HurriedHand::press(const Stroke& stroke) {
    ++m_typed;
    if (m_window.window().isVisible())
        m_window.window().statusBar()->clearMessage();
    listenToWork();
    const Sight before = look();
    m_trace.append(stroke.click == Click::Tab    ? u"<tab>"_s
                   : stroke.click == Click::Seat ? u"<seat>"_s
                   : stroke.letter.isNull()
                       ? u'<' + QKeySequence(stroke.key | stroke.modifiers).toString() + u'>'
                       : QString(stroke.letter));
    if (m_trace.size() > tracedKeys)
        m_trace.removeFirst();
    QWidget* target = before.focus ? before.focus.data() : QApplication::activeWindow();
    if (!target)
        target = &m_window.window();
    if (stroke.click == Click::Tab)
        clickTab();
    else if (stroke.click == Click::Seat)
        clickSeat();
    else if (stroke.letter.isNull())
        QTest::keyClick(target, stroke.key, stroke.modifiers);
    else
        QTest::keyClick(target, stroke.letter.toLatin1());
    QCoreApplication::processEvents(QEventLoop::ExcludeSocketNotifiers);
    judge(stroke, before);
}

void HurriedHand::clickSeat() {
    std::vector<SeatList*> lists;
    for (auto* list : QApplication::activeWindow()->findChildren<SeatList*>()) {
        if (list->isVisible() && list->isEnabled() && list->count() > 0)
            lists.push_back(list);
    }
    if (lists.empty()) {
        m_word.clear(); // its letters are for a seat
        return;
    }
    SeatList* list = m_random.of(lists);
    const QListWidgetItem* item = list->item(m_random.between(0, list->count() - 1));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(item).center());
}

void HurriedHand::clickTab() {
    std::vector<QTabBar*> bars;
    for (auto* bar : QApplication::activeWindow()->findChildren<QTabBar*>()) {
        if (bar->isVisible() && bar->isEnabled() && bar->count() > 0)
            bars.push_back(bar);
    }
    if (bars.empty())
        return;
    QTabBar* bar = m_random.of(bars);
    const int tab = m_random.between(0, bar->count() - 1);
    QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(tab).center());
}

bool HurriedHand::isTold(QChar letter) const {
    const auto* field = qobject_cast<const SheetEdit*>(QApplication::focusWidget());
    const auto* bar = qobject_cast<const RefusedBar*>(QApplication::focusWidget());
    return m_window.window().statusBar()->currentMessage().contains(letter)
           || !m_window.notice().isEmpty() || (field && field->isFlashing())
           || (bar && bar->isFlashing());
}

/// Whether a row that is marked is the one that the last letters look for: how many of them a list
/// takes together depends on how fast they come.
bool HurriedHand::isFound(const QString& row, const QString& run) const {
    for (qsizetype letters = 1; letters <= run.size(); ++letters) {
        if (row.startsWith(run.last(letters), Qt::CaseInsensitive))
            return true;
    }
    return false;
}

void HurriedHand::judge(const Stroke& stroke, const Sight& before) {
    if (!m_wrong.isEmpty())
        return;
    const Sight after = look();
    QString harm = harmOf(stroke, before);
    if (harm.isEmpty())
        harm = slipOf(stroke, before, after);
    if (!harm.isEmpty()) {
        fail(harm, before);
        return;
    }
    remember(stroke, before, after);
    m_before = m_window.event();
    QWidget* now = QApplication::focusWidget();
    if (isButtonPressed(stroke, before) && isField(now))
        m_opened = now;
    if (stroke.moves())
        m_chosen = QApplication::focusWidget();
    else if (stroke.click == Click::Seat)
        m_chosen = QApplication::focusWidget();
    else if (stroke.click == Click::Tab || before.page != m_window.workspace().currentId()
             || m_chosen != QApplication::focusWidget())
        m_chosen.clear(); // what comes back by itself was not gone to
    if (stroke.letter.isNull())
        return;
    QString& run = m_runs[now];
    run = QString(run + stroke.letter).right(longestRun);
    const bool isInField
        = (isField(now) && textIn(now) != before.text)
          || (before.focus && before.isField && textIn(before.focus) != before.text);
    if (isInField) {
        ++m_inFields;
        return;
    }
    const auto* box = qobject_cast<const QComboBox*>(now);
    const bool isMarked = (after.current.isValid() && isFound(after.current.data().toString(), run))
                          || (box && isFound(box->currentText(), run));
    const bool isSeen = isMarked || after.focus != before.focus || after.current != before.current
                        || after.page != before.page || after.acts != before.acts
                        || after.shown != before.shown
                        || (before.isField && after.field != before.field);
    if (isSeen || isTold(stroke.letter))
        ++m_refused;
    else
        fail(u"“%1” is lost without a sign"_s.arg(stroke.letter), before);
}

bool HurriedHand::isButtonPressed(const Stroke& stroke, const Sight& before) const {
    const bool isPress = stroke.key == Qt::Key_Return || stroke.key == Qt::Key_Space;
    return isPress && before.focus && before.focus == m_chosen
           && qobject_cast<const QAbstractButton*>(before.focus.data());
}

/// What of the sheet nobody could have meant: the end of a field that had moved on by itself skips
/// another, what is typed on behind a refusal lands in it, an Enter begins a correction.
QString HurriedHand::slipOf(const Stroke& stroke, const Sight& before, const Sight& after) const {
    const bool isSame = before.sheet && after.sheet == before.sheet;
    if (m_movedTo && m_movedTo == before.focus && stroke.endsEntry() && after.focus != before.focus)
        return u"an end of a field that had moved on skipped another"_s;
    const auto* read = qobject_cast<const QLineEdit*>(before.focus.data());
    if (stroke.key == Qt::Key_Return && stroke.modifiers == Qt::NoModifier && before.isReadOnly
        && isSame && read && !read->isReadOnly())
        return u"an Enter began a correction"_s;
    const bool isTyped = !stroke.letter.isNull() || stroke.endsEntry();
    if (m_isRefused && isSame && isTyped && before.sheetText != after.sheetText)
        return u"what was typed on behind a refusal landed in the sheet"_s;
    const bool isToResults = stroke.key == Qt::Key_4 && stroke.modifiers == Qt::ControlModifier;
    if (isToResults && after.page == u"results" && !questionOpen() && !showsWhatPlays())
        return u"Results stayed at another heat, %1"_s.arg(roundShown());
    return {};
}

QString HurriedHand::roundShown() const {
    const auto* tabs = m_window.workspace().current()->findChild<RoundTabs*>();
    return tabs && tabs->round() ? roundName(m_window.event(), *tabs->round()) : u"none"_s;
}

bool HurriedHand::showsWhatPlays() const {
    const auto* tabs = m_window.workspace().current()->findChild<RoundTabs*>();
    if (!tabs)
        return true;
    const auto rounds = roundsOf(m_window.event());
    const auto isPlayed
        = [](const Round& round) { return std::ranges::any_of(round.games(), plays); };
    return std::ranges::none_of(rounds, isPlayed)
           || std::ranges::any_of(rounds, [&](const Round& round) {
                  return round.id() == tabs->round() && isPlayed(round);
              });
}

void HurriedHand::remember(const Stroke& stroke, const Sight& before, const Sight& after) {
    const bool isSame = before.sheet && after.sheet == before.sheet;
    const bool hasMoved = isSame && !stroke.letter.isNull() && before.isField && after.isField
                          && before.sheet->isAncestorOf(before.focus)
                          && after.sheet->isAncestorOf(after.focus) && after.focus != before.focus;
    m_movedTo = hasMoved ? after.focus : QPointer<QWidget>();
    const bool isAsked = std::ranges::any_of(
        std::vector{u"correction"_s, u"playerChoice"_s}, [&](const QString& name) {
            const auto* panel = isSame ? before.sheet->findChild<QWidget*>(name) : nullptr;
            return panel && panel->isVisible();
        });
    if (stroke.records() && isSame && !isAsked && m_before == m_window.event()) {
        m_isRefused = true;
        m_isBlind = false;
        ++m_refusals;
    } else if (!isSame || (stroke.letter.isNull() && !stroke.endsEntry())) {
        m_isRefused = m_isBlind = false; // gone back by F2, an arrow or the mouse; or elsewhere
    } else if (m_isRefused && stroke.key == Qt::Key_Tab && !m_isBlind) {
        m_isRefused = false; // led to what is marked
    } else if (m_isRefused && !stroke.letter.isNull()) {
        m_isBlind = true;
    }
}

QString HurriedHand::harmOf(const Stroke& stroke, const Sight& before) const {
    const Event& event = m_window.event();
    if (event == m_before)
        return {};
    const QString harm
        = heatsPlay(event) ? harmToTables(stroke, before) : harmToSession(stroke, before);
    if (!harm.isEmpty())
        return harm;
    const bool isPressed = isButtonPressed(stroke, before);
    for (const Player& player : event.players) {
        const auto old = std::ranges::find(m_before.players, player.id, &Player::id);
        const bool wasOut = old != m_before.players.end() && old->disqualified.value_or(false);
        const bool hasReason
            = before.focus && before.focus == m_opened && stroke.key == Qt::Key_Return;
        if (player.disqualified.value_or(false) && !wasOut && !hasReason
            && !(isPressed && stroke.key == Qt::Key_Space))
            return player.name.text() + u" was disqualified"_s;
    }
    return {};
}

QString HurriedHand::harmToTables(const Stroke& stroke, const Sight& before) const {
    const bool isByHand = before.focus && before.focus == m_chosen;
    const bool isPressed = isButtonPressed(stroke, before);
    // At a table to which the hand has gone, S is its key; all start by the key that says so.
    const bool isKeyOfTable = (isByHand && !before.isField && stroke.letter == u's')
                              || (stroke.records() && before.page == u"heats");
    // A number in a field whose question stands there, then Enter; or what records a sheet that
    // nobody has typed past.
    const bool isAnswer = (before.isField && stroke.key == Qt::Key_Return)
                          || (stroke.records() && before.sheet && !m_isBlind);
    const auto was = gamesOf(m_before);
    const auto is = gamesOf(m_window.event());
    for (size_t i = 0; i < std::min(was.size(), is.size()); ++i) {
        const Game& old = *was[i];
        const Game& now = *is[i];
        const QString table = u"table %1"_s.arg(now.table.value());
        if (now.start && !old.start && !isPressed && !isKeyOfTable && !hasResult(now))
            return table + u" started"_s;
        const bool isLockedByHand = isByHand && !before.isField && stroke.letter == u'l';
        if (now.locked != old.locked && !isPressed && !isLockedByHand)
            return table + u" was locked"_s;
        const bool isChosen = isByHand && stroke.key == Qt::Key_Return;
        if (dropoutsOf(now) > dropoutsOf(old) && !hasResult(now) && !isPressed && !isChosen)
            return table + u": somebody dropped out"_s;
        const bool isRecorded = hasResult(old) || hasResult(now);
        if (isRecorded && resultIn(old) != resultIn(now) && !isPressed && !isAnswer)
            return table + u": its result changed"_s;
    }
    return is.size() < was.size() && !isPressed ? u"a table went"_s : QString();
}

QString HurriedHand::harmToSession(const Stroke& stroke, const Sight& before) const {
    const auto* was = std::get_if<StormPlay>(&m_before.play);
    const auto* is = std::get_if<StormPlay>(&m_window.event().play);
    const bool isMeant = (stroke.records() && !m_isBlind) || isButtonPressed(stroke, before);
    return was && is && was->games != is->games && !isMeant ? u"a recorded game changed"_s
                                                            : QString();
}

void HurriedHand::fail(const QString& what, const Sight& before) {
    m_wrong = u"%1, on %2 with the focus on %3, by %4"_s.arg(
        what, before.page, nameOf(before.focus), m_trace.join(QString()));
}

} // namespace mentat::test
