#include "ui/sheets/player_choice.h"

#include "model/people/names.h"
#include "ui/desk/widget_parts.h"
#include "ui/look/accent_button.h"
#include "ui/look/fields.h"
#include "ui/look/spacing.h"
#include "ui/look/style/own_palette.h"
#include "ui/look/text_label.h"

#include <QFormLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

CorrectionPanel::CorrectionPanel(QWidget* parent)
    : QFrame(parent)
    , m_effect(plainLabel(u"correctionEffect"_s))
    , m_askedBy(named(new QLineEdit, u"correctionAskedBy"_s))
    , m_reason(named(new QLineEdit, u"correctionReason"_s)) {
    setObjectName(u"correction"_s);
    setFrameShape(QFrame::StyledPanel);
    auto* make = keyed(new AccentButton(tr("Correct the result")), DeskKey::Record);
    make->setNextOf(NextOf::Question);
    make->setLineIcon(LineIcon::Check);
    auto* giveUp = keyed(new QPushButton(tr("Keep typing")), QKeySequence(Qt::Key_Escape));
    auto* form = new QFormLayout;
    form->addRow(tr("&Requested by"), m_askedBy);
    form->addRow(tr("&Why"), m_reason);
    auto* buttons = rowOfParts({FreeSpace{}, giveUp, make});
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::small);
    addParts(column, {new TextLabel(TextLevel::Strong, tr("This corrects a recorded result")),
                      m_effect, form, buttons});
    connect(make, &QPushButton::clicked, this, &CorrectionPanel::accepted);
    connect(giveUp, &QPushButton::clicked, this, &CorrectionPanel::givenUp);
    connect(m_askedBy, &QLineEdit::returnPressed, m_reason, [this] { m_reason->setFocus(); });
    connect(m_reason, &QLineEdit::returnPressed, this, &CorrectionPanel::accepted);
    setFocusProxy(m_askedBy);
    hide();
}

void CorrectionPanel::offer(const QString& effect, bool hasAwards) {
    const QString nothing = hasAwards ? tr("Standings, awards, and the line-up stay the same.")
                                      : tr("The standings and the line-up stay the same.");
    m_effect->setText(effect.isEmpty() ? nothing : tr("It changes: %1.").arg(effect));
    m_askedBy->clear();
    m_reason->clear();
    show();
    m_askedBy->setFocus();
}

Correction CorrectionPanel::correction() const {
    return {m_askedBy->text(), m_reason->text()};
}

void CorrectionPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        Q_EMIT givenUp();
    else
        QFrame::keyPressEvent(event);
}

namespace {

constexpr int rowsShown = 5;

} // namespace

PlayerChoice::PlayerChoice(QWidget* parent)
    : QFrame(parent)
    , m_title(new TextLabel(TextLevel::Strong))
    , m_field(named(new QLineEdit, u"playerChoiceField"_s, tr("Player: name or badge")))
    , m_list(new QListWidget) {
    setObjectName(u"playerChoice"_s);
    setFrameShape(QFrame::StyledPanel);
    makeSearchField(*m_field, tr("Name or badge"));
    m_field->installEventFilter(this);
    m_list->setAccessibleName(tr("Players found"));
    m_list->setFocusPolicy(Qt::NoFocus);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::small);
    addParts(column, {m_title, m_field, m_list});
    connect(m_field, &QLineEdit::textChanged, this, &PlayerChoice::showMatches);
    connect(m_field, &QLineEdit::returnPressed, this, &PlayerChoice::choose);
    connect(m_list, &QListWidget::itemActivated, this, &PlayerChoice::choose);
    hide();
}

void PlayerChoice::offer(const QString& title, const Book& book, const Event& event) {
    m_search = std::make_unique<NameSearch>(book, event);
    m_names.clear();
    for (const Player& player : event.players)
        m_names.emplace_back(player.id, calledName(event, player));
    m_title->setText(title);
    m_list->setFixedHeight(rowsShown * listPitch(fontMetrics(), Density::Compact)
                           + 2 * m_list->frameWidth());
    m_field->clear();
    showMatches();
    show();
    m_field->setFocus();
}

void PlayerChoice::showMatches() {
    m_list->clear();
    m_shown.clear();
    for (const KnownName& found : m_search->find(m_field->text())) {
        const auto* player = std::get_if<PlayerId>(&found);
        if (!player)
            continue;
        const auto name
            = std::ranges::find(m_names, *player, &decltype(m_names)::value_type::first);
        m_shown.push_back(*player);
        m_list->addItem(name->second);
    }
    if (m_shown.empty()) {
        auto* nobody = new QListWidgetItem(
            tr("No player in this event has that name. Check the player in on Heats first."),
            m_list);
        nobody->setFlags(Qt::NoItemFlags);
    }
    m_list->setCurrentRow(0);
}

void PlayerChoice::choose() {
    const int row = m_list->currentRow();
    if (row < 0 || row >= static_cast<int>(m_shown.size()))
        return;
    const PlayerId player = m_shown[static_cast<size_t>(row)];
    hide();
    Q_EMIT chosen(player);
}

bool PlayerChoice::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_field || event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const int step = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    if (step != 0) {
        const int last = std::max(m_list->count() - 1, 0); // the list may be empty
        m_list->setCurrentRow(std::clamp(m_list->currentRow() + step, 0, last));
        return true;
    }
    if (key == Qt::Key_Escape) {
        hide();
        Q_EMIT givenUp();
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace mentat

#include "moc_player_choice.cpp"
