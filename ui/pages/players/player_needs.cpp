#include "ui/pages/players/player_needs.h"

#include "ui/desk/page_format.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

const QString& prefix() {
    static const QString need = u"need/"_s;
    return need;
}

} // namespace

QString PlayerNeeds::addressOf(const PlayerId& player) {
    return prefix() + player.text();
}

std::optional<PlayerId> PlayerNeeds::askedBy(const QString& address) {
    return address.startsWith(prefix()) ? PlayerId::fromText(address.mid(prefix().size()))
                                        : std::nullopt;
}

PlayerNeeds::PlayerNeeds(OpenBook& book, QWidget* parent)
    : QWidget(parent)
    , m_book(book)
    , m_column(new QVBoxLayout(this)) {
    setObjectName(u"playerNeeds"_s);
    m_column->setContentsMargins(0, space::small, 0, 0);
    m_column->setSpacing(space::tight);
    m_column->addWidget(new TextLabel(TextLevel::GroupTitle, tr("Needed to qualify")));
    hide();
}

void PlayerNeeds::ask(const std::optional<PlayerId>& player) {
    m_player = player;
    m_isAsked = true;
}

void PlayerNeeds::answer() {
    if (!m_isAsked)
        return;
    m_isAsked = false;
    QStringList lines;
    if (m_player && m_book.hasEvent()) {
        if (const auto needs = pageFormatOf(m_book.event()).needs)
            lines = needs(m_book, *m_player);
    }
    showLines(lines);
    setVisible(!lines.isEmpty());
}

void PlayerNeeds::showLines(const QStringList& lines) {
    for (QLabel* line : m_lines)
        delete line;
    m_lines.clear();
    for (const QString& text : lines) {
        auto* line = new QLabel(text);
        showPlainly(*line);
        m_column->addWidget(line);
        m_lines.push_back(line);
    }
}

} // namespace mentat
