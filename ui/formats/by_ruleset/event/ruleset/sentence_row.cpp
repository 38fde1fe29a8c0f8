#include "ui/formats/by_ruleset/event/ruleset/sentence_row.h"

#include "ui/desk/keys.h"
#include "ui/desk/widget_parts.h"
#include "ui/formats/by_ruleset/event/ruleset/field_box.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QLabel>
#include <QMenu>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace mentat {

SentenceRow::SentenceRow(const RulesetSentence& sentence, int number, QWidget* parent)
    : QWidget(parent)
    , m_sentence(sentence)
    , m_row(new WrappingRow)
    , m_fault(named(new ReasonLine, u"sentenceFault"_s)) {
    m_row->setSpacing(space::tight);
    setAccessibleName(m_sentence.text()); // what its words and fields are together
    addPieces(number);
    if (m_sentence.part)
        addPartButton();
    m_row->addStretch();
    addParts(bareColumn(this, 0), {m_row, m_fault});
}

/// Words stand one by one, so that the sentence can go on in another line after each.
void SentenceRow::addPieces(int number) {
    const auto addWords = [this](const QString& text) {
        auto* label = new QLabel(text);
        label->setTextFormat(Qt::PlainText);
        if (text == u"."_s)
            label->hide(); // beside a field it would be a speck
        m_words.push_back(label);
        m_row->addWidget(label);
    };
    if (number > 0)
        m_row->addWidget(new QLabel(u"%1."_s.arg(number)));
    for (const auto& piece : m_sentence.pieces) {
        if (const auto* text = std::get_if<QString>(&piece)) {
            addWords(text->trimmed());
            continue;
        }
        auto* field = new FieldBox(std::get<SentenceField>(piece));
        connect(field, &FieldBox::edited, this, [this, field] { Q_EMIT edited(field); });
        m_fields.push_back(field);
        m_row->addWidget(field);
    }
}

void SentenceRow::addPartButton() {
    auto* button = named(new QPushButton,
                         u"part"_s + m_sentence.part->list.index(m_sentence.part->position).text(),
                         tr("Move, add or remove"));
    button->setText(u"⋯"_s);
    button->setToolTip(button->accessibleName());
    button->setAutoDefault(true); // Enter opens its menu, and takes nothing
    auto* menu = new QMenu(button);
    const auto add = [&](const QString& text, DeskKey key, Act act, bool isPossible) {
        QAction* action
            = menu->addAction(text.arg(keyName(key)), this, [this, act] { Q_EMIT acted(act); });
        action->setEnabled(isPossible);
    };
    const RulesetElement& part = *m_sentence.part;
    add(tr("Move &up (%1)"), DeskKey::MovePartUp, Act::MoveUp, part.position > 0);
    add(tr("Move &down (%1)"), DeskKey::MovePartDown, Act::MoveDown,
        part.position + 1 < part.count);
    add(tr("&Add after it (%1)"), DeskKey::AddPart, Act::AddAfter, true);
    add(tr("&Remove (%1)"), DeskKey::RemovePart, Act::Remove, true);
    button->setMenu(menu);
    m_row->addWidget(button);
}

bool SentenceRow::canShow(const RulesetSentence& sentence) const {
    const auto isSamePart = [](const auto& one, const auto& other) {
        return one.has_value() == other.has_value()
               && (!one
                   || (one->list == other->list && one->position == other->position
                       && one->count == other->count));
    };
    if (sentence.pieces.size() != m_sentence.pieces.size()
        || !isSamePart(sentence.part, m_sentence.part)
        || !isSamePart(sentence.within, m_sentence.within))
        return false;
    size_t field = 0;
    for (size_t i = 0; i < sentence.pieces.size(); ++i) {
        if (sentence.pieces[i].index() != m_sentence.pieces[i].index())
            return false;
        const auto* shown = std::get_if<SentenceField>(&sentence.pieces[i]);
        if (shown && !m_fields[field++]->canShow(*shown))
            return false;
    }
    return true;
}

void SentenceRow::show(const RulesetSentence& sentence) {
    m_sentence = sentence;
    setAccessibleName(m_sentence.text());
    size_t field = 0;
    size_t words = 0;
    for (const auto& piece : m_sentence.pieces) {
        if (const auto* shown = std::get_if<SentenceField>(&piece))
            m_fields[field++]->show(*shown);
        else
            m_words[words++]->setText(std::get<QString>(piece).trimmed());
    }
}

void SentenceRow::setFault(const QString& sentence) {
    m_fault->setText(sentence);
}

QString SentenceRow::fault() const {
    return m_fault->text();
}

} // namespace mentat
