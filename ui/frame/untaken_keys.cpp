#include "ui/frame/untaken_keys.h"

#include "ui/desk/keys.h"
#include "ui/desk/page.h"
#include "ui/frame/workspace.h"
#include "ui/look/fields.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDateTime>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPersistentModelIndex>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QStyleHints>
#include <QTimer>
#include <QToolTip>
#include <QValidator>

#include <optional>

namespace mentat {

EnterPresses::EnterPresses(QWidget& window) : QObject(&window), m_window(window) {
    QCoreApplication::instance()->installEventFilter(this);
}

bool EnterPresses::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return false;
    auto* button = qobject_cast<QAbstractButton*>(watched);
    const auto& key = *static_cast<QKeyEvent*>(event);
    // An Enter that a field ignored goes to its parents, not to another button.
    if (!button || button != QApplication::focusWidget() || !button->isEnabled()
        || !isPlainEnter(key) || qobject_cast<QCheckBox*>(button)
        || qobject_cast<QRadioButton*>(button))
        return false;
    if (key.isAutoRepeat())
        return true;
    if (!isKeptFromEnter(*button)) {
        button->click();
        return true;
    }
    const QString sentence
        = tr("Press Space or click to use “%1”.").arg(button->text().remove(u'&'));
    if (button->window() == &m_window)
        Q_EMIT refused(sentence);
    else
        QToolTip::showText(button->mapToGlobal(button->rect().bottomLeft()), sentence, button);
    return true;
}

namespace {

constexpr int fewLetters = 100; // a field with a higher limit takes any text

/// The position in a list or combo box.
struct Found {
    int rows = 0;
    QPersistentModelIndex current;
    QString text;
    friend bool operator==(const Found&, const Found&) = default;
};

Found foundIn(const QWidget& widget) {
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        return {box->count(), box->model()->index(box->currentIndex(), 0), box->currentText()};
    const auto& list = static_cast<const QAbstractItemView&>(widget);
    if (!list.model())
        return {};
    return {list.model()->rowCount(list.rootIndex()), list.currentIndex(),
            list.currentIndex().data().toString()};
}

/// The text of a field that restricts its input, and the cursor in it.
struct NarrowText {
    QString text;
    int cursor = 0;
    QString selected; // a letter may replace the same letter
    friend bool operator==(const NarrowText&, const NarrowText&) = default;
};

/// Absent if the field takes any text.
std::optional<NarrowText> narrowTextIn(const QWidget& field) {
    if (qobject_cast<const QAbstractSpinBox*>(&field)) {
        const auto* line = field.findChild<const QLineEdit*>();
        return NarrowText{line->text(), 0, line->selectedText()};
    }
    const auto* line = qobject_cast<const QLineEdit*>(&field);
    const bool isNarrow = line && (line->validator() || line->maxLength() <= fewLetters);
    return isNarrow ? std::optional(
               NarrowText{line->text(), line->cursorPosition(), line->selectedText()})
                    : std::nullopt;
}

struct Undoable {
    bool undo = true;
    bool redo = true;
};

/// True if the object has no such state.
Undoable undoableIn(const QObject* field) {
    if (const auto* line = qobject_cast<const QLineEdit*>(field))
        return {line->isUndoAvailable(), line->isRedoAvailable()};
    if (const auto* text = qobject_cast<const QPlainTextEdit*>(field))
        return {text->document()->isUndoAvailable(), text->document()->isRedoAvailable()};
    return {};
}

} // namespace

UntakenKeys::UntakenKeys(QWidget& window) : QObject(&window), m_window(window) {
    QCoreApplication::instance()->installEventFilter(this);
    QCoreApplication::instance()->installEventFilter(new PopupKeys(this));
}

void UntakenKeys::setWorkspace(const Workspace& workspace, const OpenBook& book) {
    m_workspace = &workspace;
    const auto count = [this] { ++m_acts; };
    connect(&book, &OpenBook::journalChanged, this, count);
    connect(&book, &OpenBook::draftsChanged, this, count);
    connect(&book, &OpenBook::said, this, count);
}

bool UntakenKeys::cameToWindow(const QKeyEvent& key) {
    if (const QString text = typedText(key).trimmed(); !text.isEmpty())
        Q_EMIT untaken(text);
    auto* button = qobject_cast<QAbstractButton*>(QApplication::focusWidget());
    // Not if a field acted on this Enter and moved the focus to the button.
    if (!isPlainEnter(key) || !button || button != m_enteredAt)
        return false;
    button->click(); // a check box or radio button: EnterPresses handles all others
    return true;
}

bool UntakenKeys::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey
        = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    auto* widget = isKey ? qobject_cast<QWidget*>(watched) : nullptr;
    if (!widget)
        return false;
    if (!widget->hasFocus()) {
        // A list passed the key to its search field.
        m_acts += event->type() == QEvent::KeyPress && qobject_cast<QLineEdit*>(widget) ? 1 : 0;
        return false;
    }
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (event->type() == QEvent::KeyPress && isPlainEnter(key))
        m_enteredAt = QApplication::focusWidget(); // the widget itself, not its focus proxy
    const QString letter = typedText(key).trimmed();
    if (letter.isEmpty())
        return false;
    if (event->type() == QEvent::KeyPress) {
        watch(*widget, letter);
        return false;
    }
    const Page* page
        = m_workspace && widget->window() == &m_window ? m_workspace->current() : nullptr;
    if (!page || page->lettersActAt(*widget))
        return false;
    event->accept(); // keeps it from being a shortcut here
    return true;
}

void UntakenKeys::watch(QWidget& widget, const QString& letter) {
    if (widget.isWindow())
        return; // a completer's popup passes all letters to its field
    // In the main window, keys that a button ignores reach the window.
    const bool isOfDialog = widget.window()->parentWidget() == &m_window;
    if (qobject_cast<QAbstractItemView*>(&widget) || qobject_cast<QComboBox*>(&widget))
        watchSearch(widget, letter);
    else if (isOfDialog && qobject_cast<QAbstractButton*>(&widget))
        Q_EMIT untaken(letter);
    else
        watchField(widget, letter);
}

void UntakenKeys::watchField(QWidget& field, const QString& letter) {
    const auto before = narrowTextIn(field);
    if (!before)
        return;
    QTimer::singleShot(0, this, [this, letter, field = QPointer<QWidget>(&field), before] {
        if (field && field->hasFocus() && narrowTextIn(*field) == before)
            Q_EMIT untaken(letter);
    });
}

void UntakenKeys::watchSearch(QWidget& list, const QString& letter) {
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    const bool goesOn
        = m_searchedIn == &list
          && now - m_searchedAt <= QGuiApplication::styleHints()->keyboardInputInterval();
    m_searched = goesOn ? m_searched + letter : letter;
    m_searchedAt = now;
    m_searchedIn = &list;
    QTimer::singleShot(0, this,
                       [this, letter, searched = m_searched, list = QPointer<QWidget>(&list),
                        before = foundIn(list), acts = m_acts] {
                           // A key of the list itself, such as T on the call list, has acted or
                           // shown a message.
                           if (!list || !list->hasFocus() || foundIn(*list) != before
                               || acts != m_acts)
                               return;
                           if (!before.text.startsWith(searched, Qt::CaseInsensitive))
                               Q_EMIT untaken(letter);
                       });
}

bool PopupKeys::eventFilter(QObject* /*watched*/, QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const QWidget* popup = QApplication::activePopupWidget();
    const bool isTaken = popup
                         && (qobject_cast<const QMenu*>(popup)
                             || !typedText(*static_cast<QKeyEvent*>(event)).isEmpty());
    if (isTaken)
        event->accept(); // keeps it from being a shortcut now
    return isTaken;
}

bool IdleUndo::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto& key = *static_cast<QKeyEvent*>(event);
    const bool undo = key.matches(QKeySequence::Undo);
    const bool redo = key.matches(QKeySequence::Redo);
    if (!undo && !redo)
        return false;
    const Undoable there = undoableIn(watched);
    if ((undo && there.undo) || (redo && there.redo))
        return false;
    event->ignore();
    return true;
}

} // namespace mentat

#include "moc_untaken_keys.cpp"
