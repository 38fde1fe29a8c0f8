#include "ui/pages/journal/journal_entry_panel.h"

#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "ui/desk/keys.h"
#include "ui/lists/list_table.h"
#include "ui/look/accent_button.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QHeaderView>
#include <QLocale>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace mentat {

JournalEntryPanel::JournalEntryPanel(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_sentence(named(new TextLabel(TextLevel::GroupTitle), u"journalSentence"_s))
    , m_byline(named(new TextLabel(TextLevel::Weak), u"journalByline"_s))
    , m_facts(named(new ListTable(pageContext.theme, tr("Before and after")), u"journalFacts"_s))
    , m_space(new QWidget)
    , m_whyNot(named(new TextLabel(TextLevel::Weak), u"journalWhyNot"_s))
    , m_putBack(named(new AccentButton(tr("Revert this change")), u"journalPutBack"_s)) {
    m_facts->setModel(&m_model);
    build();
    connect(m_putBack, &QPushButton::clicked, this, &JournalEntryPanel::putBackWanted);
    show(std::nullopt);
}

JournalEntryPanel::~JournalEntryPanel() = default;

void JournalEntryPanel::build() {
    m_putBack->setToolTip(tr("Restores the earlier values (%1)").arg(keyName(DeskKey::PutBack)));
    for (QLabel* label : {m_sentence, m_byline, m_whyNot})
        label->setWordWrap(true);
    m_facts->setWideColumn(JournalFactsModel::Before);
    m_facts->setWideColumn(JournalFactsModel::After);
    m_facts->breakLongTexts(JournalFactsModel::Before); // notes and lists of players are long
    m_facts->breakLongTexts(JournalFactsModel::After);

    auto* bar = new PageBar({{m_sentence, 1}, {m_putBack, 0, Qt::AlignTop}});
    addParts(bareColumn(this, space::small), {bar, m_byline, {m_facts, 1}, m_whyNot, {m_space, 1}});
}

void JournalEntryPanel::show(const std::optional<JournalEntry>& entry) {
    m_entry = entry;
    for (QWidget* part : {static_cast<QWidget*>(m_byline), static_cast<QWidget*>(m_facts),
                          static_cast<QWidget*>(m_putBack)})
        part->setVisible(entry.has_value());
    m_space->setVisible(!entry);
    if (!entry) {
        m_sentence->setText(tr("No change selected"));
        m_whyNot->setText(tr("Select a change in the list to see it or revert it."));
        return;
    }
    const Event* event = eventOf(*entry);
    const NameOf nameOf = [event](const PlayerId& player) {
        return event ? playerName(*event, player) : player.text();
    };
    m_sentence->setText(m_book.wording().journal(*entry));
    m_byline->setText(byline(*entry));
    m_model.setFacts(m_book.wording().changedFacts(entry->change, nameOf));
    fitColumns(*m_facts);
    m_facts->setVisible(!m_model.rows().empty());
    m_space->setVisible(m_model.rows().empty());
    m_whyNot->setText(whyNot(*entry));
    m_putBack->setEnabled(m_whyNot->text().isEmpty());
}

bool JournalEntryPanel::canPutBack() const {
    return m_entry && m_putBack->isEnabled();
}

QString JournalEntryPanel::byline(const JournalEntry& entry) const {
    const QDateTime time = entry.time.toLocalTime();
    const QString when = QLocale().toString(time, QLocale::ShortFormat);
    return entry.scorekeeper.isEmpty() ? when : tr("%1, by %2").arg(when, entry.scorekeeper);
}

QString JournalEntryPanel::whyNot(const JournalEntry& entry) const {
    if (isUndoBarrier(entry.change.kind))
        return m_book.worded({FailureKind::UndoBarrier, {QString(idOf(entry.change.kind))}, {}});
    if (!m_book.canWriteFile())
        return m_book.worded({FailureKind::ReadOnly, {}, {}});
    const Event* event = eventOf(entry);
    if (event && event->details.closed)
        return m_book.worded({FailureKind::ClosedEvent,
                              {event->details.name.text(), qint64(event->details.year.value())},
                              {}});
    return {};
}

const Event* JournalEntryPanel::eventOf(const JournalEntry& entry) const {
    return entry.event ? findEvent(m_book.book(), *entry.event) : nullptr;
}

} // namespace mentat
