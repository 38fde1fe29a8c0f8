#include "ui/pages/today/day_strip.h"

#include "ui/desk/widget_parts.h"
#include "ui/look/desk_theme.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/look/style/flat_parts.h"
#include "ui/look/text_label.h"
#include "ui/pages/today/to_do_list.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int hourEdge = 2;
constexpr size_t mostLoudCards = 8; // of more, figures in large letters would hide the next step

template <class Label>
Label* withinCard(Label* label, const QString& name) {
    label->setAttribute(Qt::WA_TransparentForMouseEvents);
    label->setTextFormat(Qt::PlainText);
    label->setObjectName(name);
    return label;
}

} // namespace

DayCardButton::DayCardButton(TextLevel figure, QWidget* parent)
    : QAbstractButton(parent)
    , m_title(withinCard(new TextLabel(TextLevel::Weak), u"dayCardTitle"_s))
    , m_figure(withinCard(new TextLabel(figure), u"dayCardFigure"_s))
    , m_words(withinCard(new QLabel, u"dayCardWords"_s)) {
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setBackgroundRole(QPalette::Window); // its text has the page's colors, not a button's
    auto* figures = new BaselineRow(nullptr, space::small);
    addParts(figures, {m_figure, {m_words, 1}});
    auto* column = columnWithin(this, {space::page, space::small, space::medium, space::small}, 0);
    column->addWidget(m_title);
    column->addLayout(figures);
    column->addStretch(1); // if another card is higher
}

void DayCardButton::setContent(const DayCardText& text, const QString& spoken, bool isOfTheHour) {
    m_title->setText(text.when.isEmpty() ? text.title : text.title + u" · "_s + text.when);
    m_figure->setText(text.figure);
    m_figure->setWordWrap(text.words.isEmpty()); // a name may wrap
    m_words->setText(text.words);
    m_words->setVisible(!text.words.isEmpty());
    setAccessibleName(spoken);
    m_isOfTheHour = isOfTheHour;
    update();
}

int DayCardButton::wantedWidth() const {
    return m_figure->wordWrap() ? minimumSizeHint().width() : sizeHint().width();
}

QSize DayCardButton::sizeHint() const {
    return layout()->sizeHint();
}

void DayCardButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Colors& colors = colorsOf(palette());
    const QColor fill = isDown() || underMouse() ? colors.button : colors.base;
    const QColor edge = m_isOfTheHour ? colors.accent : colors.line;
    flat::drawPanel(painter, rect(),
                    {fill, edge, m_isOfTheHour ? hourEdge : 1, flat::buttonRadius});
    if (hasFocus())
        flat::drawFocusRing(painter, rect().adjusted(3, 3, -3, -3), colors);
}

DayStrip::DayStrip(OpenBook& book, QWidget* parent)
    : QWidget(parent)
    , m_book(book)
    , m_keys(new ToDoKeys(this)) {
    setObjectName(u"dayStrip"_s);
    // Needs more height than its hint once its cards wrap into rows.
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    hide();
}

void DayStrip::setCards(const std::vector<DayCard>& cards) {
    const auto isLoud = [](const auto& some) { return some.size() <= mostLoudCards; };
    const bool isOther = isLoud(m_cards) != isLoud(cards);
    while (m_cards.size() > (isOther ? 0 : cards.size())) {
        m_cards.back()->hide();
        m_cards.back()->deleteLater();
        m_cards.pop_back();
    }
    while (m_cards.size() < cards.size()) {
        const size_t number = m_cards.size();
        auto* card
            = named(new DayCardButton(isLoud(cards) ? TextLevel::Fact : TextLevel::Strong, this),
                    u"dayCard%1"_s.arg(number));
        m_keys->add(*card);
        connect(card, &QAbstractButton::clicked, this, [this, number] {
            const ToDoTarget target = targetOf(m_shown[number]);
            Q_EMIT leadsTo(target.page, target.address);
        });
        card->show();
        m_cards.push_back(card);
    }
    m_shown = cards;
    const Language& language = m_book.wording().language();
    const auto nameOf
        = [this](const PlayerId& player) { return playerName(m_book.event(), player); };
    for (size_t i = 0; i < cards.size(); ++i) {
        const DayCardText text = dayCardText(language, cards[i], m_book.now(), nameOf);
        m_cards[i]->setContent(text, inOneLine(language, text), cards[i].isOfTheHour);
    }
    setVisible(!cards.empty());
    updateGeometry();
    place();
}

std::vector<QAbstractButton*> DayStrip::buttons() const {
    return {m_cards.begin(), m_cards.end()};
}

int DayStrip::wantedWidth() const {
    int width = 0;
    for (const DayCardButton* card : m_cards)
        width = std::max(width, card->wantedWidth());
    return width;
}

DayStrip::Cells DayStrip::cellsIn(int width) const {
    const int cards = std::max(1, static_cast<int>(m_cards.size()));
    const int wanted = wantedWidth() + space::medium;
    Cells cells;
    const int most = std::clamp((width + space::medium) / std::max(1, wanted), 1, cards);
    cells.rows = (cards + most - 1) / most;
    cells.columns = (cards + cells.rows - 1) / cells.rows; // avoids a last row with a single card
    const int each = (width + space::medium) / cells.columns - space::medium;
    int height = 0;
    for (const DayCardButton* card : m_cards)
        height
            = std::max({height, card->sizeHint().height(), card->layout()->heightForWidth(each)});
    cells.size = {each, height};
    return cells;
}

int DayStrip::heightForWidth(int width) const {
    const Cells cells = cellsIn(width);
    return cells.rows * (cells.size.height() + space::medium) - space::medium;
}

QSize DayStrip::sizeHint() const {
    const int cards = static_cast<int>(m_cards.size());
    const int width = cards * (wantedWidth() + space::medium) - space::medium;
    return {width, heightForWidth(std::max(1, width))};
}

QSize DayStrip::minimumSizeHint() const {
    int height = 0;
    for (const DayCardButton* card : m_cards)
        height = std::max(height, card->sizeHint().height());
    return {wantedWidth(), height};
}

bool DayStrip::event(QEvent* event) {
    switch (event->type()) {
    case QEvent::LayoutRequest: // a card's size changed
    case QEvent::Show:          // hidden cards requested no layout
    case QEvent::FontChange:
        updateGeometry();
        place();
        break;
    default: break;
    }
    return QWidget::event(event);
}

void DayStrip::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    place();
}

void DayStrip::place() {
    const Cells cells = cellsIn(width());
    // The first columns get the pixels left over, so that the last one ends where the rows below
    // do.
    const auto leftOf
        = [&](int column) { return column * (width() + space::medium) / cells.columns; };
    for (int i = 0; i < static_cast<int>(m_cards.size()); ++i) {
        const int column = i % cells.columns;
        const QPoint at(leftOf(column),
                        (i / cells.columns) * (cells.size.height() + space::medium));
        const int wide = leftOf(column + 1) - space::medium - at.x();
        m_cards[static_cast<size_t>(i)]->setGeometry({at, QSize(wide, cells.size.height())});
    }
}

} // namespace mentat

#include "moc_day_strip.cpp"
