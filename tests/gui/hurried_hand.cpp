#include "tests/gui/hurried_hand.h"

#include "ui/formats/wbc_dune/results/sheet/sheet_edit.h"
#include "ui/frame/banners/notice_bar.h"

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

std::vector<const Game*> gamesOf(const Event& event) {
    std::vector<const Game*> games;
    for (const Heat& heat : std::get<DunePlay>(event.play).heats) {
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
    if (choice <= 40) {
        const auto& players = m_window.event().players;
        const QString name = m_random.of(players).name.text().section(u' ', 0, 0).toLower();
        QString ascii;
        for (const QChar letter : name) {
            if (letter.unicode() < 0x80)
                ascii.append(letter);
        }
        addText(ascii.left(m_random.between(2, 7)));
    } else if (choice <= 62) {
        addText(QString::number(m_random.between(1, m_random.oneIn(2) ? 9 : 1300)));
    } else if (choice <= 70) {
        add(Qt::Key_Return);
    } else if (choice <= 78) {
        add(m_random.oneIn(4) ? Qt::Key_Backtab : Qt::Key_Tab);
    } else if (choice <= 86) {
        add(Qt::Key(Qt::Key_1 + m_random.between(0, 8)), Qt::ControlModifier);
    } else if (choice <= 94) {
        m_word.push_back({.isClick = true});
    } else if (choice <= 97) {
        add(m_random.oneIn(2) ? Qt::Key_Down : Qt::Key_Up);
    } else if (choice <= 99) {
        add(Qt::Key_Space);
    } else {
        add(Qt::Key_Escape);
    }
    if (choice <= 62 && !m_random.oneIn(4)) {
        add(m_random.oneIn(4) ? Qt::Key_Tab : Qt::Key_Return);
        if (m_random.oneIn(6))
            add(Qt::Key_Return); // one too many
    }
    std::ranges::reverse(m_word);
}

HurriedHand::Sight HurriedHand::look() const {
    Sight sight;
    sight.focus = QApplication::focusWidget();
    sight.text = textIn(sight.focus);
    sight.isField = isField(sight.focus);
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
    const Sight before = look();
    m_trace.append(stroke.isClick ? u"<tab>"_s
                   : stroke.letter.isNull()
                       ? u'<' + QKeySequence(stroke.key | stroke.modifiers).toString() + u'>'
                       : QString(stroke.letter));
    if (m_trace.size() > tracedKeys)
        m_trace.removeFirst();
    QWidget* target = before.focus ? before.focus.data() : QApplication::activeWindow();
    if (!target)
        target = &m_window.window();
    if (stroke.isClick)
        click();
    else if (stroke.letter.isNull())
        QTest::keyClick(target, stroke.key, stroke.modifiers);
    else
        QTest::keyClick(target, stroke.letter.toLatin1());
    QCoreApplication::processEvents(QEventLoop::ExcludeSocketNotifiers);
    judge(stroke, before);
}

void HurriedHand::click() {
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
    return m_window.window().statusBar()->currentMessage().contains(letter)
           || !m_window.notice().isEmpty() || (field && field->isFlashing());
}

/// Whether a row that is marked is the one that the last letters look for: how many of them a list
/// takes together depends on how fast they come.
bool HurriedHand::isFound(const QString& row) const {
    for (qsizetype letters = 1; letters <= m_run.size(); ++letters) {
        if (row.startsWith(m_run.last(letters), Qt::CaseInsensitive))
            return true;
    }
    return false;
}

void HurriedHand::judge(const Stroke& stroke, const Sight& before) {
    if (!m_wrong.isEmpty())
        return;
    const QString harm = harmOf(stroke, before);
    if (!harm.isEmpty()) {
        fail(harm, before);
        return;
    }
    m_before = m_window.event();
    QWidget* now = QApplication::focusWidget();
    if (isButtonPressed(stroke, before) && isField(now))
        m_opened = now;
    if (stroke.moves())
        m_chosen = QApplication::focusWidget();
    else if (stroke.isClick || before.page != m_window.workspace().currentId())
        m_chosen.clear();
    m_run = stroke.letter.isNull() ? QString() : m_run + stroke.letter;
    if (stroke.letter.isNull())
        return;
    const bool isInField
        = (isField(now) && textIn(now) != before.text)
          || (before.focus && before.isField && textIn(before.focus) != before.text);
    if (isInField) {
        ++m_inFields;
        return;
    }
    const Sight after = look();
    const bool isMarked = after.current.isValid() && isFound(after.current.data().toString());
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

QString HurriedHand::harmOf(const Stroke& stroke, const Sight& before) const {
    const Event& event = m_window.event();
    if (event == m_before)
        return {};
    const bool isByHand = before.focus && before.focus == m_chosen;
    const bool isPressed = isButtonPressed(stroke, before);
    // At a table to which the hand has gone, S is its key.
    const bool isKeyOfTable = isByHand && !before.isField && stroke.letter == u's';
    // A number in a field whose question stands there, then Enter.
    const bool isAnswer = before.isField && stroke.key == Qt::Key_Return;

    const auto was = gamesOf(m_before);
    const auto is = gamesOf(event);
    for (size_t i = 0; i < std::min(was.size(), is.size()); ++i) {
        const Game& old = *was[i];
        const Game& now = *is[i];
        const QString table = u"table %1"_s.arg(now.table.value());
        if (now.start && !old.start && !isPressed && !isKeyOfTable)
            return table + u" started"_s;
        const bool hasResult = dune(old).victory || dune(now).victory;
        if (hasResult && resultIn(old) != resultIn(now) && !isPressed && !isAnswer)
            return table + u": its result changed"_s;
    }
    if (is.size() < was.size() && !isPressed)
        return u"a table went"_s;
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

void HurriedHand::fail(const QString& what, const Sight& before) {
    m_wrong = u"%1, on %2 with the focus on %3, by %4"_s.arg(
        what, before.page, nameOf(before.focus), m_trace.join(QString()));
}

} // namespace mentat::test
