#include "ui/pages/players/player_details.h"

#include "app/session/acts.h"
#include "model/event.h"
#include "reports/wording/language/phrase.h"
#include "scoring/scoring_kind.h"
#include "ui/itemmodels/players_model.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

std::optional<QString> Player::*textField(PlayerFact fact) {
    switch (fact) {
    case PlayerFact::From: return &Player::from;
    case PlayerFact::Badge: return &Player::badge;
    case PlayerFact::Email: return &Player::email;
    case PlayerFact::Phone: return &Player::phone;
    case PlayerFact::Whereabouts: return &Player::whereabouts;
    case PlayerFact::Notes: return &Player::notes;
    case PlayerFact::Name:
    case PlayerFact::AlsoKnownAs:
    case PlayerFact::Copies:
    case PlayerFact::VariantCopies: break;
    }
    return nullptr;
}

std::optional<Count> Player::*countField(PlayerFact fact) {
    return fact == PlayerFact::Copies ? &Player::copies : &Player::variantCopies;
}

QString putOtherNames(Player& player, const QString& text) {
    Player changed = player;
    changed.alsoKnownAs.clear();
    for (const QString& part : text.split(u';', Qt::SkipEmptyParts)) {
        if (part.trimmed().isEmpty())
            continue;
        const auto name = Name::fromText(part.trimmed());
        if (!name)
            return say(Phrase("PlayerFacts", "A name must be one line of text."));
        addOtherName(changed, *name);
    }
    player = std::move(changed);
    return {};
}

QString putCount(std::optional<Count>& count, const QString& text) {
    if (text.isEmpty()) {
        count.reset();
        return {};
    }
    bool isNumber = false;
    const auto typed = Count::fromInt(text.toLongLong(&isNumber));
    if (!isNumber || !typed)
        return say(Phrase("PlayerFacts", "Type a number of copies; leave it empty if unknown."));
    count = typed;
    return {};
}

} // namespace

QString otherNamesText(const std::vector<Name>& names) {
    QStringList texts;
    for (const Name& name : names)
        texts << name.text();
    return texts.join(u"; "_s);
}

QString textOf(const Player& player, PlayerFact fact) {
    if (fact == PlayerFact::Name)
        return player.name.text();
    if (fact == PlayerFact::AlsoKnownAs)
        return otherNamesText(player.alsoKnownAs);
    if (const auto field = textField(fact))
        return (player.*field).value_or(QString());
    const auto& count = player.*countField(fact);
    return count ? QString::number(count->value()) : QString();
}

QString putFact(Player& player, PlayerFact fact, const QString& text) {
    const QString typed = text.trimmed();
    if (fact == PlayerFact::Name) {
        const auto name = Name::fromText(typed);
        if (!name)
            return typed.isEmpty() ? say(Phrase("PlayerFacts", "Type a name."))
                                   : say(Phrase("PlayerFacts", "A name must be one line of text."));
        player.name = *name;
        return {};
    }
    if (fact == PlayerFact::AlsoKnownAs)
        return putOtherNames(player, typed);
    if (const auto field = textField(fact)) {
        player.*field = typed.isEmpty() ? std::nullopt : std::optional(typed);
        return {};
    }
    return putCount(player.*countField(fact), typed);
}

PlayerDetails::PlayerDetails(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_form(
          [this] {
              const Player* known = player();
              return known ? std::optional(*known) : std::nullopt;
          },
          [this](const Player& changed) { return save(changed); })
    , m_answer(named(new QComboBox, u"playerFinal"_s, tr("Would play the final")))
    , m_preference(named(new QComboBox, u"playerPreference"_s, tr("Plays"))) {
    makeFields();
    layOut();
    makeRoomForBadge();
    connect(m_answer, &QComboBox::activated, this, &PlayerDetails::chooseAnswer);
    connect(m_preference, &QComboBox::activated, this, &PlayerDetails::choosePreference);
}

PlayerDetails::~PlayerDetails() = default;

void PlayerDetails::makeFields() {
    using enum PlayerFact;
    const auto add = [this](PlayerFact fact, const QString& name, const QString& label,
                            TextField::Kind kind = TextField::Kind::Line) {
        auto* field = m_form.add(
            new TextField(kind, name, label, this),
            [fact](const Player& player) { return textOf(player, fact); },
            [fact](Player& player, const QString& text) { return putFact(player, fact, text); });
        m_fields.emplace(fact, field);
        field->editor()->installEventFilter(this);
    };
    add(Name, u"playerName"_s, tr("&Name"));
    add(From, u"playerFrom"_s, tr("F&rom"));
    add(Badge, u"playerBadge"_s, tr("Ba&dge"));
    add(Phone, u"playerPhone"_s, tr("Ph&one"));
    add(Email, u"playerEmail"_s, tr("E-&mail"));
    add(Whereabouts, u"playerWhereabouts"_s, tr("&Where to find"));
    add(Copies, u"playerCopies"_s, tr("&Copies"));
    add(VariantCopies, u"playerExpansionCopies"_s, tr("E&xpansion"));
    add(AlsoKnownAs, u"playerAlsoKnownAs"_s, tr("Known &as"));
    add(Notes, u"playerNotes"_s, tr("No&tes"), TextField::Kind::Text);
    m_fields.at(AlsoKnownAs)->setPlaceholder(tr("separate names with ;"));
    m_fields.at(AlsoKnownAs)->editor()->setAccessibleName(tr("Also known as"));
    m_fields.at(Copies)->editor()->setAccessibleDescription(
        tr("How many copies of the game the player brings"));
    m_fields.at(VariantCopies)->editor()->setAccessibleName(tr("Copies of the expansion"));

    m_answer->addItems(
        {tr("not asked"), finalAnswerText(FinalAnswer::Yes), finalAnswerText(FinalAnswer::No)});
    for (const auto& [preference, id] : idsOf<Preference>)
        m_preference->addItem(preferenceText(preference));
    for (QComboBox* box : {m_answer, m_preference}) {
        box->setFocusPolicy(Qt::StrongFocus);
        box->installEventFilter(this);
    }
}

/// Shows all digits: two badges may differ only in the last one.
void PlayerDetails::makeRoomForBadge() {
    QWidget* editor = m_fields.at(PlayerFact::Badge)->editor();
    const QFontMetrics metrics = editor->fontMetrics();
    editor->setMinimumWidth(metrics.horizontalAdvance(u"000000"_s) + 2 * metrics.averageCharWidth()
                            + space::medium);
}

void PlayerDetails::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        makeRoomForBadge();
}

QLabel* PlayerDetails::addField(QGridLayout& grid, int row, int column, int span,
                                const QString& text, QWidget* editor) {
    auto* label = new QLabel(text);
    label->setBuddy(editor);
    grid.addWidget(label, row, column, Qt::AlignTop | Qt::AlignLeft);
    label->setMinimumHeight(m_answer->sizeHint().height());
    grid.addWidget(editor, row, column + 1, 1, span);
    return label;
}

QLabel* PlayerDetails::addFact(QGridLayout& grid, int row, int column, int span, PlayerFact fact) {
    TextField* field = m_fields.at(fact);
    return addField(grid, row, column, span, field->label(), field->editor());
}

void PlayerDetails::layOut() {
    using enum PlayerFact;
    auto* grid = bareGrid<QGridLayout>(this, space::small, space::tight);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    int row = 0;
    const auto reasons = [&](std::initializer_list<PlayerFact> facts) {
        for (const PlayerFact fact : facts)
            grid->addWidget(m_fields.at(fact)->reason(), ++row, 1, 1, 3);
        ++row;
    };
    addFact(*grid, row, 0, 3, Name);
    reasons({Name});
    addFact(*grid, row, 0, 1, From);
    addFact(*grid, row, 2, 1, Badge);
    reasons({From, Badge});
    m_finalLabels.push_back(addField(*grid, row, 0, 1, tr("F&inal"), m_answer));
    m_variantLabels.push_back(addField(*grid, row, 2, 1, tr("P&lays"), m_preference));
    ++row;
    addFact(*grid, row, 0, 3, Phone);
    reasons({Phone});
    addFact(*grid, row, 0, 3, Email);
    reasons({Email});
    addFact(*grid, row, 0, 3, Whereabouts);
    reasons({Whereabouts});
    m_finalLabels.push_back(addFact(*grid, row, 0, 1, Copies));
    m_variantLabels.push_back(addFact(*grid, row, 2, 1, VariantCopies));
    reasons({Copies, VariantCopies});
    addFact(*grid, row, 0, 3, AlsoKnownAs);
    reasons({AlsoKnownAs});
    addFact(*grid, row, 0, 3, Notes);
    reasons({Notes});
}

const Player* PlayerDetails::player() const {
    if (!m_player || !m_book.hasEvent() || m_event != m_book.eventId())
        return nullptr;
    return findPlayer(m_book.event(), *m_player);
}

void PlayerDetails::show(const std::optional<PlayerId>& player) {
    const auto event = m_book.hasEvent() ? std::optional(m_book.eventId()) : std::nullopt;
    const bool isOther = player != m_player || event != m_event;
    if (isOther) {
        m_form.leave(whose());
        m_player = player;
        m_event = event;
    }
    refresh();
    if (isOther)
        m_form.turnTo(whose(), m_book.canWrite());
}

QString PlayerDetails::whose() const {
    return m_player && m_event
               ? u"%1 %2"_s.arg(QString::number(m_event->number()), m_player->text())
               : QString();
}

void PlayerDetails::refresh() {
    const Player* shown = player();
    setEnabled(shown);
    if (!shown)
        return;
    m_form.show(m_book.canWrite());
    m_answer->setCurrentIndex(shown->finalAnswer ? static_cast<int>(*shown->finalAnswer) + 1 : 0);
    m_preference->setCurrentIndex(static_cast<int>(shown->preference));
    m_answer->setEnabled(m_book.canWrite());
    m_preference->setEnabled(m_book.canWrite());
    // Kinds without heats have no final and no tables.
    const bool hasFinal = kindOf<ScoringKind>(m_book.event()).advancement != nullptr;
    const bool variant = hasFinal && hasVariant(m_book.event());
    for (QLabel* label : m_finalLabels) {
        label->setVisible(hasFinal);
        label->buddy()->setVisible(hasFinal);
    }
    for (QLabel* label : m_variantLabels) {
        label->setVisible(variant);
        label->buddy()->setVisible(variant);
    }
}

void PlayerDetails::commit() {
    m_form.take();
}

void PlayerDetails::startTyping() {
    m_fields.at(PlayerFact::Name)->editor()->setFocus(Qt::TabFocusReason);
}

std::optional<QString> PlayerDetails::save(const Player& changed) {
    const auto change = changePlayer(m_book.book(), m_book.event(), changed);
    if (!change)
        return m_book.worded(change.error());
    const auto done = m_book.session().perform(m_book.eventId(), *change);
    return done ? std::nullopt : std::optional(m_book.worded(done.error()));
}

void PlayerDetails::chooseAnswer(int index) {
    const Player* known = player();
    if (!known)
        return;
    Player changed = *known;
    changed.finalAnswer.reset();
    if (index > 0)
        changed.finalAnswer = static_cast<FinalAnswer>(index - 1);
    m_book.perform(changePlayer(m_book.book(), m_book.event(), changed));
    refresh();
}

void PlayerDetails::choosePreference(int index) {
    const Player* known = player();
    if (!known)
        return;
    Player changed = *known;
    changed.preference = static_cast<Preference>(index);
    m_book.perform(changePlayer(m_book.book(), m_book.event(), changed));
    refresh();
}

bool PlayerDetails::eventFilter(QObject* watched, QEvent* event) {
    // The wheel must scroll the panel, not change an answer.
    if (event->type() == QEvent::Wheel && qobject_cast<QComboBox*>(watched)) {
        event->ignore();
        return true;
    }
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Escape) {
        Q_EMIT leaving();
        return true;
    }
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (isEnter && qobject_cast<QLineEdit*>(watched)) {
        focusNextChild(); // leaving the field saves it
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace mentat

#include "moc_player_details.cpp"
