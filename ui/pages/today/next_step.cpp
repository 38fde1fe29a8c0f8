#include "ui/pages/today/next_step.h"

#include "ui/desk/page.h"
#include "ui/desk/widget_parts.h"
#include "ui/look/accent_button.h"
#include "ui/look/colours.h"
#include "ui/look/spacing.h"
#include "ui/look/style/flat_parts.h"
#include "ui/look/text_label.h"
#include "ui/pages/today/to_do_keys.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

class StepCard final : public QWidget {
protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const Colours& colours = coloursOf(palette());
        flat::drawPanel(painter, rect(), {colours.base, colours.line, 1, flat::buttonRadius});
    }
};

} // namespace

NextStep::NextStep(OpenBook& book, QWidget* parent)
    : QWidget(parent)
    , m_book(book)
    , m_card(named(new StepCard, u"nextStep"_s))
    , m_text(wrapped(named(new TextLabel(TextLevel::PageTitle), u"nextText0"_s)))
    , m_beside(wrapped(named(new TextLabel(TextLevel::Weak), u"nextBeside"_s)))
    , m_key(named(new TextLabel(TextLevel::Weak), u"nextKey"_s))
    , m_button(named(new AccentButton, u"nextButton0"_s))
    , m_further(new ToDoList(book, u"next"_s, 1)) {
    build();
    auto* keys = new ToDoKeys(this);
    keys->add(*m_button);
    connect(keys, &ToDoKeys::focusMoved, this, &NextStep::showKey, Qt::QueuedConnection);
    connect(m_button, &QPushButton::clicked, this,
            [this] { Q_EMIT leadsTo(m_target.page, m_target.address); });
    connect(m_further, &ToDoList::leadsTo, this, &NextStep::leadsTo);
}

void NextStep::build() {
    m_key->setText(tr("Enter", "the key"));
    // Its room stays where it is not shown.
    QSizePolicy kept = m_key->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_key->setSizePolicy(kept);
    m_key->hide();
    auto* texts = addParts(bareColumn(nullptr, space::tight), {m_text, m_beside});
    addParts(rowWithin(m_card, {space::page, space::page, space::page, space::page}, space::medium),
             {{texts, 1}, m_key, m_button});
    addParts(bareColumn(this, space::small), {m_card, m_further});
}

void NextStep::setItems(const std::vector<ToDo>& items) {
    setVisible(!items.empty());
    if (!items.empty())
        showFirst(items.front());
    m_further->setItems(std::vector<ToDo>(items.begin() + (items.empty() ? 0 : 1), items.end()));
}

void NextStep::showFirst(const ToDo& item) {
    const ToDoLine line = lineOf(m_book, item);
    const QString beside = toDoBeside(m_book.wording().language(), item, m_book.now());
    m_target = line.target;
    m_text->setText(line.text);
    m_beside->setText(beside);
    m_beside->setVisible(!beside.isEmpty());
    m_button->setText(m_target.button);
    m_button->setAccessibleDescription(beside.isEmpty() ? line.text : line.text + u'\n' + beside);
    const std::vector<PageEntry> pages = pagesOf(m_book);
    m_button->setVisible(std::ranges::find(pages, m_target.page, &PageEntry::id) != pages.end());
    showKey();
}

/// Enter does it only while it has the keys.
void NextStep::showKey() {
    m_key->setVisible(m_button->hasFocus());
}

std::vector<QAbstractButton*> NextStep::buttons() const {
    std::vector<QAbstractButton*> all;
    if (!m_button->isHidden())
        all.push_back(m_button);
    all.insert(all.end(), m_further->buttons().begin(), m_further->buttons().end());
    return all;
}

bool NextStep::focusFirst() {
    if (isHidden() || m_button->isHidden())
        return !isHidden() && m_further->focusFirst();
    m_button->setFocus(Qt::OtherFocusReason);
    return true;
}

} // namespace mentat
