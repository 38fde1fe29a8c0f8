#include "ui/ruleset/event/ruleset_fields.h"

#include "model/document/bytes/json_positions.h"
#include "model/finding_kind.h"
#include "model/ruleset/ruleset_play.h"
#include "ui/desk/keys.h"
#include "ui/desk/open_book.h"
#include "ui/desk/widget_parts.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/ruleset/event/ruleset_draft.h"

#include <QApplication>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// Where to fix the mistake: a missing key, where it belongs.
Pointer placeOf(const Finding& finding) {
    const auto* key = finding.kind == FindingKind::MissingKey && !finding.values.empty()
                          ? std::get_if<QString>(&finding.values.front())
                          : nullptr;
    return key ? finding.where.key(*key) : finding.where;
}

bool isCounted(const RulesetSection& section) {
    return section.kind == RulesetSection::Kind::Order
           || section.kind == RulesetSection::Kind::Eliminated;
}

} // namespace

RulesetFields::RulesetFields(OpenBook& book, RulesetDraft& draft, QWidget* parent)
    : QWidget(parent)
    , m_book(book)
    , m_draft(draft)
    , m_column(bareColumn(this)) {
    addKeys();
    connect(&m_draft, &RulesetDraft::changed, this, &RulesetFields::follow);
    m_book.followEvent(this, [this] {
        m_typedLast.reset();
        if (m_isReading == m_book.canWrite())
            follow();
    });
    follow();
}

void RulesetFields::addKeys() {
    const auto add = [this](DeskKey key, SentenceRow::Act act) {
        auto* action = makeAct(this, {}, key, [this, act] { actOnFocused(act); });
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
    };
    add(DeskKey::MovePartUp, SentenceRow::Act::MoveUp);
    add(DeskKey::MovePartDown, SentenceRow::Act::MoveDown);
    add(DeskKey::AddPart, SentenceRow::Act::AddAfter);
    add(DeskKey::RemovePart, SentenceRow::Act::Remove);
}

void RulesetFields::startTyping() {
    // Edits seldom begin with the name.
    const auto first = std::ranges::find_if(m_rows, [](const SentenceRow* row) {
        return !row->fields().empty()
               && row->fields().front()->where() == Pointer().key("ruleset").key("sizes");
    });
    if (first != m_rows.end())
        (*first)->fields().front()->setFocus(Qt::OtherFocusReason);
}

void RulesetFields::follow() {
    if (!m_book.play<RulesetPlay>() || !m_draft.document())
        return; // keep the old fields until the text can be read
    const auto sections = rulesetSections(m_book.wording().language(), *m_draft.document());
    if (!showInPlace(sections))
        rebuild(sections);
    showFaults();
}

/// Keeps the fields, the focus, and the cursor if the sentences are the same.
bool RulesetFields::showInPlace(const std::vector<RulesetSection>& sections) {
    if (!m_content || m_isReading || !m_book.canWrite() || sections.size() != m_titles.size())
        return false;
    std::vector<const RulesetSentence*> sentences;
    for (const RulesetSection& section : sections) {
        for (const RulesetSentence& sentence : section.sentences)
            sentences.push_back(&sentence);
    }
    if (sentences.size() != m_rows.size())
        return false;
    for (size_t i = 0; i < m_rows.size(); ++i) {
        if (!m_rows[i]->canShow(*sentences[i]))
            return false;
    }
    for (size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i]->show(*sentences[i]);
    for (size_t i = 0; i < sections.size(); ++i)
        m_titles[i]->setText(sections[i].title);
    return true;
}

void RulesetFields::rebuild(const std::vector<RulesetSection>& sections) {
    std::optional<Pointer> focused;
    for (const SentenceRow* row : m_rows) {
        for (const FieldBox* field : row->fields()) {
            if (field->isAncestorOf(QApplication::focusWidget()))
                focused = field->where();
        }
    }
    m_rows.clear();
    m_titles.clear();
    if (m_content) {
        m_content->hide();
        m_column->removeWidget(m_content);
        m_content->deleteLater(); // one of its fields may be the sender
    }
    m_isReading = !m_book.canWrite();
    m_content = new QWidget;
    auto* column = bareColumn(m_content, space::tight);
    for (const RulesetSection& section : sections)
        addSection(*column, section);
    if (sections.empty())
        addText(*column, tr("The document has no ruleset in it. See Advanced for the text."));
    m_column->addWidget(m_content);
    m_content->show();
    if (FieldBox* field = focused ? fieldAt(*focused) : nullptr)
        field->setFocus(Qt::OtherFocusReason);
}

void RulesetFields::addSection(QVBoxLayout& column, const RulesetSection& section) {
    if (m_isReading && section.kind == RulesetSection::Kind::Name)
        return; // the page shows it above
    auto* title = wrapped(new TextLabel(TextLevel::GroupTitle, section.title));
    title->setTextFormat(Qt::PlainText);
    m_titles.push_back(title);
    column.addWidget(title);
    int number = 0;
    size_t above = 0;
    const auto addAdditions = [&] {
        for (const RulesetAddition& addition : section.additions) {
            if (!m_isReading && addition.below == above)
                addAddition(column, addition);
        }
        ++above;
    };
    for (const RulesetSentence& sentence : section.sentences) {
        addAdditions();
        if (sentence.part && isCounted(section))
            ++number;
        const int shown = sentence.part ? number : 0;
        if (!m_isReading)
            addRow(column, sentence, shown);
        else if (sentence.isRead)
            addText(column,
                    shown > 0 ? u"%1. %2"_s.arg(shown).arg(sentence.text()) : sentence.text());
    }
    addAdditions();
    column.addSpacing(space::medium);
}

void RulesetFields::addText(QVBoxLayout& column, const QString& text) {
    QLabel* label = plainLabel(u"rulesetSentence"_s);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setText(text);
    column.addWidget(label);
}

void RulesetFields::addRow(QVBoxLayout& column, const RulesetSentence& sentence, int number) {
    auto* row = new SentenceRow(sentence, number);
    if (sentence.within)
        row->setContentsMargins(space::group, 0, 0, 0);
    connect(row, &SentenceRow::edited, this, [this](FieldBox* field) { put(*field); });
    connect(row, &SentenceRow::acted, this,
            [this, row](SentenceRow::Act what) { act(*row->part(), what); });
    m_rows.push_back(row);
    column.addWidget(row);
}

void RulesetFields::addAddition(QVBoxLayout& column, const RulesetAddition& addition) {
    auto* button = named(new QPushButton(addition.words), u"add"_s + addition.after.list.text());
    connect(button, &QPushButton::clicked, this,
            [this, list = addition.after.list] { addTo(list); });
    button->setAutoDefault(true);
    column.addWidget(button, 0, Qt::AlignLeft);
}

/// The existing elements decide what is added.
void RulesetFields::addTo(const Pointer& list) {
    for (const RulesetSection& section :
         rulesetSections(m_book.wording().language(), *m_draft.document())) {
        for (const auto& [words, after, below] : section.additions) {
            if (after.list != list)
                continue;
            m_typedLast = list;
            m_draft.change([&at = after](Json& document) {
                insertAt(document, at.list, at.position, at.another);
            });
            return focusPart(list, after.position);
        }
    }
}

void RulesetFields::put(const FieldBox& field) {
    const Pointer where = field.where();
    const Json value = field.value();
    m_typedLast = where;
    m_draft.change([&](Json& document) { putAt(document, where, value); });
}

void RulesetFields::actOnFocused(SentenceRow::Act what) {
    for (const SentenceRow* row : m_rows) {
        if (!row->isAncestorOf(QApplication::focusWidget()))
            continue;
        if (const auto part = row->partAround())
            act(*part, what);
        return;
    }
}

void RulesetFields::act(const RulesetElement& chosen, SentenceRow::Act act) {
    const RulesetElement part = chosen; // a copy: its row may be deleted
    size_t next = part.position;
    switch (act) {
    case SentenceRow::Act::MoveUp:
        if (part.position == 0)
            return;
        --next;
        break;
    case SentenceRow::Act::MoveDown:
        if (part.position + 1 >= part.count)
            return;
        ++next;
        break;
    case SentenceRow::Act::AddAfter: ++next; break;
    case SentenceRow::Act::Remove: break;
    }
    m_typedLast = part.list;
    m_draft.change([&](Json& document) {
        switch (act) {
        case SentenceRow::Act::MoveUp:
        case SentenceRow::Act::MoveDown: moveAt(document, part.list, part.position, next); break;
        case SentenceRow::Act::AddAfter: insertAt(document, part.list, next, part.another); break;
        case SentenceRow::Act::Remove: removeAt(document, part.list, part.position); break;
        }
    });
    if (act == SentenceRow::Act::Remove && next + 1 == part.count && next > 0)
        --next;
    focusPart(part.list, next);
}

/// Focuses the list's add button if the element is gone.
void RulesetFields::focusPart(const Pointer& list, size_t position) {
    QWidget* target = m_content->findChild<QPushButton*>(u"add"_s + list.text());
    for (const SentenceRow* row : m_rows) {
        const auto& part = row->part();
        if (part && part->list == list && part->position == position && !row->fields().empty())
            target = row->fields().front();
    }
    if (target)
        target->setFocus(Qt::OtherFocusReason);
    Q_EMIT moved();
}

FieldBox* RulesetFields::fieldAt(const Pointer& where) const {
    for (const SentenceRow* row : m_rows) {
        for (FieldBox* field : row->fields()) {
            if (field->where() == where)
                return field;
        }
    }
    return nullptr;
}

/// The row of the field closest around the fault, else the first with a field inside it.
SentenceRow* RulesetFields::rowOf(const Pointer& fault) const {
    SentenceRow* around = nullptr;
    SentenceRow* inside = nullptr;
    qsizetype depth = -1;
    for (SentenceRow* row : m_rows) {
        for (const FieldBox* field : row->fields()) {
            const Pointer& where = field->where();
            if (fault.isWithin(where) && where.text().size() > depth) {
                around = row;
                depth = where.text().size();
            }
            if (!inside && where.isWithin(fault) && !fault.text().isEmpty())
                inside = row;
        }
    }
    return around ? around : inside;
}

void RulesetFields::showFaults() {
    m_faultsElsewhere.clear();
    std::map<SentenceRow*, QStringList> faults;
    const auto note = [&](SentenceRow* row, const QString& sentence) {
        row ? faults[row].append(sentence) : m_faultsElsewhere.append(sentence);
    };
    for (const Finding& finding : m_draft.findings())
        note(rowOf(placeOf(finding)), m_book.worded(finding));
    if (const auto& against = m_draft.against())
        note(m_typedLast ? rowOf(*m_typedLast) : nullptr,
             tr("Recorded results do not allow this: %1").arg(m_book.worded(*against)));
    for (SentenceRow* row : m_rows) {
        const auto found = faults.find(row);
        const QString sentence = found == faults.end() ? QString() : found->second.join(u'\n');
        row->setFault(sentence);
        for (FieldBox* field : row->fields())
            field->setFault(sentence);
    }
}

} // namespace mentat

#include "moc_ruleset_fields.cpp"
