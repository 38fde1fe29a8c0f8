#include "ui/pages/players/keep_apart_view.h"

#include "app/session/acts.h"
#include "model/people/names.h"
#include "reports/tables/player_lists.h"
#include "ui/desk/keys.h"
#include "ui/desk/printed_lists.h"
#include "ui/lists/empty_state.h"
#include "ui/lists/list_table.h"
#include "ui/lists/report_list.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QComboBox* makeNameBox(const QString& name, const QString& prompt) {
    auto* box = new QComboBox;
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->setObjectName(name);
    box->setAccessibleName(prompt);
    box->setAccessibleDescription(prompt); // on Linux, a combo box is announced by its item
    box->lineEdit()->setPlaceholderText(prompt);
    box->lineEdit()->setAccessibleName(prompt);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(16);
    box->completer()->setFilterMode(Qt::MatchContains);
    box->completer()->setCompletionMode(QCompleter::PopupCompletion);
    return box;
}

/// Lists everyone by name, keeping the typed text.
void fillWithNames(QComboBox& box, const std::vector<std::pair<QString, PlayerId>>& players) {
    const QString typed = box.currentText();
    box.clear();
    for (const auto& [name, id] : players)
        box.addItem(name, id.text());
    box.setCurrentIndex(-1);
    box.setEditText(typed);
}

} // namespace

KeepApartView::KeepApartView(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_list(named(new ListTable(pageContext.theme, tr("Kept apart")), u"apartList"_s))
    , m_model(new ReportTableModel(this))
    , m_one(makeNameBox(u"apartOne"_s, tr("Player")))
    , m_other(makeNameBox(u"apartOther"_s, tr("Other player")))
    , m_hard(named(new QCheckBox(tr("Always")), u"apartHard"_s))
    , m_add(named(new QPushButton(tr("Keep apart")), u"apartAdd"_s))
    , m_why(named(new ReasonLine, u"apartWhy"_s))
    , m_change(named(new QPushButton, u"apartChange"_s))
    , m_remove(named(new QPushButton(tr("Let them meet")), u"apartRemove"_s)) {
    m_hard->setToolTip(tr("Even if it means more repeat meetings"));
    m_list->setModel(m_model);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    new EmptyState(*m_list,
                   {LineIcon::Players,
                    tr("Players whom the draw keeps at different tables appear here."),
                    tr("Name two players")},
                   [this] { startTyping(); });
    layOut();
    connect(m_add, &QPushButton::clicked, this, &KeepApartView::add);
    connect(m_other->lineEdit(), &QLineEdit::returnPressed, this, &KeepApartView::add);
    connect(m_one->lineEdit(), &QLineEdit::returnPressed, m_other,
            [this] { m_other->setFocus(Qt::TabFocusReason); });
    connect(m_change, &QPushButton::clicked, this, &KeepApartView::changeMarked);
    connect(m_remove, &QPushButton::clicked, this, &KeepApartView::removeMarked);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &KeepApartView::showButtons);
    auto* remove = new QShortcut(sequenceOf(DeskKey::RemovePlayer), m_list, this,
                                 &KeepApartView::removeMarked);
    remove->setContext(Qt::WidgetShortcut);
}

void KeepApartView::layOut() {
    auto* line = rowOfParts({{m_one, 1}, {m_other, 1}, m_hard, m_add});
    auto* buttons = rowOfParts({m_change, m_remove, FreeSpace{}});
    auto* explanation = new TextLabel(
        TextLevel::Weak, tr("The draw seats them at different tables if it can; with Always, even "
                            "when that means more repeat meetings."));
    explanation->setWordWrap(true);
    addParts(bareColumn(this, space::small), {line, m_why, {m_list, 1}, buttons, explanation});
}

void KeepApartView::refresh() {
    if (!m_book.hasEvent())
        return;
    std::vector<std::pair<QString, PlayerId>> players;
    for (const Player& player : m_book.event().players)
        players.emplace_back(calledName(m_book.event(), player), player.id);
    std::ranges::stable_sort(players, [](const auto& a, const auto& b) {
        return a.first.localeAwareCompare(b.first) < 0;
    });
    fillWithNames(*m_one, players);
    fillWithNames(*m_other, players);
    showTable(*m_list, *m_model, listedAtDesk(m_book, keptApart));
    for (QWidget* control : std::initializer_list<QWidget*>{m_one, m_other, m_hard, m_add})
        control->setEnabled(m_book.canWrite());
    showButtons();
}

void KeepApartView::startTyping() {
    m_one->setFocus(Qt::OtherFocusReason);
}

int KeepApartView::marked() const {
    const QModelIndexList rows = m_list->selectionModel()->selectedRows();
    return rows.isEmpty() ? -1 : rows.front().row();
}

void KeepApartView::showButtons() {
    const int row = marked();
    const bool canChange = row >= 0 && m_book.canWrite();
    for (QPushButton* button : {m_change, m_remove})
        button->setVisible(m_model->rowCount() > 0);
    m_change->setEnabled(canChange);
    m_remove->setEnabled(canChange);
    const bool isHard = row >= 0 && m_book.event().keepApart[static_cast<size_t>(row)].hard;
    m_change->setText(isHard ? tr("If possible") : tr("Always (GM's decision)"));
}

std::optional<PlayerId> KeepApartView::chosen(const QComboBox& box) const {
    // A whole name typed overrides the earlier choice; so does an unambiguous beginning.
    const QString typed = normalizedText(box.currentText());
    if (typed.isEmpty())
        return std::nullopt;
    std::vector<PlayerId> whole;
    std::vector<PlayerId> begun;
    for (const Player& player : m_book.event().players) {
        const QString name = normalizedText(calledName(m_book.event(), player));
        if (name == typed && player.id.text() == box.currentData().toString())
            return player.id;
        if (name.startsWith(typed))
            (name == typed ? whole : begun).push_back(player.id);
    }
    const std::vector<PlayerId>& meant = whole.empty() ? begun : whole;
    return meant.size() == 1 ? std::optional(meant.front()) : std::nullopt;
}

void KeepApartView::add() {
    const auto one = chosen(*m_one);
    const auto other = chosen(*m_other);
    if (!one || !other) {
        const QString name = (one ? m_other : m_one)->currentText().trimmed();
        m_why->setText(
            name.isEmpty()
                ? tr("Name two players in the event.")
                : tr("“%1” does not name exactly one player in the event. Choose one.").arg(name));
        (one ? m_other : m_one)->setFocus(Qt::OtherFocusReason);
        return;
    }
    if (one == other) {
        m_why->setText(tr("These are the same player. Name another."));
        m_other->setFocus(Qt::OtherFocusReason);
        return;
    }
    if (!keepApart({*one, *other}, m_hard->isChecked()))
        return;
    m_why->setText({});
    m_hard->setChecked(false);
    m_one->clearEditText();
    m_other->clearEditText();
    m_one->setFocus(Qt::OtherFocusReason);
}

bool KeepApartView::keepApart(const std::vector<PlayerId>& players, bool hard) {
    auto wishes = m_book.event().keepApart;
    wishes.push_back({players, hard});
    return m_book.perform(changeKeepApart(m_book.event(), wishes));
}

void KeepApartView::changeMarked() {
    const int row = marked();
    if (row < 0 || !m_book.canWrite())
        return;
    auto wishes = m_book.event().keepApart;
    KeepApart& wish = wishes[static_cast<size_t>(row)];
    wish.hard = !wish.hard;
    m_book.perform(changeKeepApart(m_book.event(), wishes));
}

void KeepApartView::removeMarked() {
    const int row = marked();
    if (row < 0 || !m_book.canWrite())
        return;
    auto wishes = m_book.event().keepApart;
    wishes.erase(wishes.begin() + row);
    m_book.perform(changeKeepApart(m_book.event(), wishes));
}

} // namespace mentat

#include "moc_keep_apart_view.cpp"
