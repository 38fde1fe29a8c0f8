#include "ui/formats/eye_of_the_storm/games/round_panel.h"

#include "app/session/formats/eye_of_the_storm/sheet/storm_texts.h"
#include "app/session/formats/eye_of_the_storm/storm_acts.h"
#include "model/people/names.h"
#include "ui/desk/widget_parts.h"
#include "ui/look/accent_button.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int usualTable = 4;

} // namespace

RoundPanel::RoundPanel(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_theme(pageContext.theme)
    , m_newSeed(pageContext.newSeed)
    , m_players(named(new QListWidget, u"roundPlayers"_s, tr("Who plays this round")))
    , m_size(named(new QSpinBox, u"roundSize"_s))
    , m_sizes(wrapped(named(new QLabel, u"roundSizes"_s)))
    , m_fault(new ReasonLine)
    , m_acts(new QWidget(this))
    , m_draw(
          named(keyed(new AccentButton(tr("Draw tables")), DeskKey::DrawTables), u"drawRound"_s)) {
    m_size->setRange(StormTableSize::min, StormTableSize::max);
    m_size->setValue(usualTable);
    auto* later = keyed(new QPushButton(tr("Leave")), QKeySequence(Qt::Key_Escape));
    auto* size
        = rowOfParts({labelOf(*m_size, tr("Most players at a &table")), m_size, {m_sizes, 1}});
    auto* buttons = rowOfParts({later, FreeRoom{}});
    addParts(bareRow(m_acts), {m_draw});
    auto* column = bareColumn(this, space::small);
    column->addWidget(new TextLabel(TextLevel::GroupTitle, tr("Draw a round")));
    auto* hint
        = new TextLabel(TextLevel::Weak, tr("Press Space to check the players in this round."));
    addParts(column, {hint, {m_players, 1}, size, m_fault, buttons});
    connect(m_players, &QListWidget::itemChanged, this, &RoundPanel::showSizes);
    connect(m_size, &QSpinBox::valueChanged, this, &RoundPanel::showSizes);
    connect(m_draw, &QPushButton::clicked, this, &RoundPanel::draw);
    connect(later, &QPushButton::clicked, this, &RoundPanel::left);
}

void RoundPanel::show() {
    const QSignalBlocker quiet(m_players);
    m_players->clear();
    for (const Player& player : m_book.event().players) {
        auto* item = new QListWidgetItem(calledName(m_book.event(), player), m_players);
        item->setData(Qt::UserRole, player.id.text());
        item->setSizeHint({0, m_theme.rowHeight(fontMetrics())});
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(player.disqualified.value_or(false) ? Qt::Unchecked : Qt::Checked);
    }
    if (m_players->count() > 0)
        m_players->setCurrentRow(0);
    showSizes();
    m_players->setFocus(Qt::OtherFocusReason);
}

std::vector<PlayerId> RoundPanel::ticked() const {
    std::vector<PlayerId> players;
    for (int row = 0; row < m_players->count(); ++row) {
        const QListWidgetItem* item = m_players->item(row);
        const auto player = PlayerId::fromText(item->data(Qt::UserRole).toString());
        if (player && item->checkState() == Qt::Checked && findPlayer(m_book.event(), *player))
            players.push_back(*player);
    }
    return players;
}

void RoundPanel::showSizes() {
    const auto players = ticked();
    const auto sizes = stormTableSizes(players.size(), StormTableSize(m_size->value()));
    QStringList texts;
    for (const size_t size : sizes)
        texts.append(QString::number(size));
    m_sizes->setText(sizes.empty() ? tr("A round needs at least two players.")
                                   : tr("%n player(s) at tables of %1", nullptr,
                                        static_cast<int>(players.size()))
                                         .arg(texts.join(u", "_s)));
    m_fault->setText({});
}

void RoundPanel::draw() {
    const auto players = ticked();
    if (players.size() < 2) {
        m_fault->setText(tr("A round needs at least two players. Check who plays."));
        return;
    }
    StormRound round
        = drawStormRound(m_book.event(), players, StormTableSize(m_size->value()), m_newSeed());
    const auto typed = typedGames(m_book.session().drafts(), m_book.eventId(), m_book.event());
    round.number = nextRound(m_book.event(), typed);
    const int first = nextGame(m_book.event(), typed).value();
    for (size_t table = 0; table < round.tables.size(); ++table) {
        const auto game = StormGameNumber::fromInt(first + static_cast<qint64>(table));
        if (!game)
            return;
        if (!m_book.succeeded(m_book.session().saveDraft(m_book.eventId(), stormGameDraft(*game),
                                                         draftOf(textOf(round, table)))))
            return;
    }
    m_book.say(Gravity::Note, tr("Round %1: %n table(s) drawn. Players who have met before: %2.",
                                 nullptr, static_cast<int>(round.tables.size()))
                                  .arg(round.number.value())
                                  .arg(round.repeats));
    Q_EMIT drawn(first);
}

} // namespace mentat
