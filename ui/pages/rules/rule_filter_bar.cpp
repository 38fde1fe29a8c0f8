#include "ui/pages/rules/rule_filter_bar.h"

#include "reports/wording/rule_wording.h"
#include "ui/look/fields.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int rowsPerPage = 10;

/// Where there is nothing to choose between, the list goes, and lets everything through.
void offerMany(QComboBox& list, const std::vector<OfferedValue>& values) {
    const bool isMany = values.size() > 1;
    offerValues(list, isMany ? values : std::vector<OfferedValue>());
    list.setVisible(isMany);
}

template <class E>
void offerNames(QComboBox& list, const std::set<E>& values, auto nameOf) {
    std::vector<OfferedValue> offered;
    for (const E value : values)
        offered.push_back({static_cast<int>(value), nameOf(value)});
    offerMany(list, offered);
}

template <class E>
std::optional<E> chosen(const QComboBox& list) {
    if (list.currentIndex() <= 0)
        return std::nullopt;
    return static_cast<E>(list.currentData().toInt());
}

} // namespace

RuleFilterBar::RuleFilterBar(QWidget* parent) : QWidget(parent), m_words(new QLineEdit) {
    m_words->setObjectName(u"ruleWords"_s);
    m_words->setAccessibleName(tr("Question"));
    m_words->setClearButtonEnabled(true);
    m_words->addAction(lineIcon(LineIcon::Search), QLineEdit::LeadingPosition);
    m_words->installEventFilter(this);
    auto* row = new WrappingRow;
    row->setSpacing(space::small);
    m_phase = addList(u"rulePhase"_s, tr("Phase"), tr("Any phase"));
    m_faction = addList(u"ruleFaction"_s, tr("Faction"), tr("Any faction"));
    m_source = addList(u"ruleSource"_s, tr("Source"), tr("Any source"));
    m_status = addList(u"ruleStatus"_s, tr("Status"), tr("Any status"));
    for (QComboBox* list : {m_phase, m_faction, m_source, m_status})
        row->addWidget(list, 1);
    addParts(bareColumn(this, space::small), {m_words, row});
    connect(m_words, &QLineEdit::textChanged, this, &RuleFilterBar::wishChanged);
}

QComboBox* RuleFilterBar::addList(const QString& name, const QString& what, const QString& any) {
    auto* list = new QComboBox;
    list->setObjectName(name);
    list->setAccessibleName(what);
    // On Linux a list is called by what is chosen in it: the description says of what.
    list->setAccessibleDescription(tr("Filter rules: %1").arg(what));
    list->addItem(any);
    list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    list->setMinimumContentsLength(static_cast<int>(std::max(any.size(), qsizetype(8))));
    // The names of sources are longer than the room they get.
    connect(list, &QComboBox::currentTextChanged, list, &QWidget::setToolTip);
    connect(list, &QComboBox::currentIndexChanged, this, &RuleFilterBar::wishChanged);
    return list;
}

QString RuleFilterBar::typed() const {
    return m_words->text();
}

RuleFilter RuleFilterBar::filter() const {
    return {chosen<RulePhase>(*m_phase), chosen<Faction>(*m_faction),
            m_source->currentIndex() > 0 ? m_source->currentData().toString() : QString(),
            chosen<RuleStatus>(*m_status)};
}

void RuleFilterBar::offer(const std::vector<const RuleEntry*>& entries, const RuleBook& book,
                          const RuleScope& scope, const Wording& wording) {
    // Where there are no rules of the game, only the GM's rulings can be asked for.
    const bool hasRules = std::ranges::any_of(
        entries, [](const RuleEntry* entry) { return entry->status != RuleStatus::GmsRuling; });
    m_words->setPlaceholderText(hasRules ? tr("Try: ship storm, BG advisor alone, kwisatz")
                                         : tr("A few words from a ruling"));
    std::set<RulePhase> phases;
    std::set<Faction> factions;
    std::set<RuleStatus> statuses;
    for (const RuleEntry* entry : entries) {
        phases.insert(entry->phases.begin(), entry->phases.end());
        statuses.insert(entry->status);
        for (const Faction faction : entry->factions) {
            if (std::ranges::find(scope.sets, setOf(faction)) != scope.sets.end())
                factions.insert(faction);
        }
    }
    const Language& language = wording.language();
    offerNames(*m_phase, phases, [&](RulePhase phase) { return phaseName(language, phase); });
    offerNames(*m_faction, factions, [&](Faction faction) { return wording.factionName(faction); });
    offerNames(*m_status, statuses,
               [&](RuleStatus status) { return statusName(language, status); });
    std::vector<OfferedValue> sources;
    for (const RuleSource& source : book.sources()) {
        if (scope.rules.isEmpty() || source.rules == scope.rules)
            sources.push_back({source.id, source.shortName});
    }
    offerMany(*m_source, sources);
}

void RuleFilterBar::startTyping() {
    m_words->setFocus();
    m_words->selectAll();
}

void RuleFilterBar::look(const QString& typed) {
    m_words->setText(typed);
}

void RuleFilterBar::clear() {
    m_words->clear();
    for (QComboBox* list : {m_phase, m_faction, m_source, m_status})
        list->setCurrentIndex(0);
}

bool RuleFilterBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_words || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Down: Q_EMIT moved(1); return true;
    case Qt::Key_Up: Q_EMIT moved(-1); return true;
    case Qt::Key_PageDown: Q_EMIT moved(rowsPerPage); return true;
    case Qt::Key_PageUp: Q_EMIT moved(-rowsPerPage); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: Q_EMIT entered(); return true;
    default: return QWidget::eventFilter(watched, event);
    }
}

void RuleFilterBar::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        clear();
        startTyping();
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace mentat
