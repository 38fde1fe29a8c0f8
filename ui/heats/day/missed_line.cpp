#include "ui/heats/day/missed_line.h"

#include "reports/wording/sentences.h"

using namespace Qt::StringLiterals;

namespace mentat {

MissedLine::MissedLine(QWidget* parent) : TextLabel(TextLevel::Strong, {}, parent) {
    setObjectName(u"missedBadges"_s);
    setWordWrap(true);
    hide();
}

void MissedLine::showBadges(const QStringList& badges, const QString& asked) {
    constexpr qsizetype mostNamed = 6;
    m_badges = badges;
    setVisible(!badges.isEmpty());
    if (badges.isEmpty())
        return;
    if (!asked.isEmpty())
        setText(tr("Type the name of who has badge %1, then press Enter. Esc leaves it for later.")
                    .arg(asked));
    else
        setText(tr("%n badge(s) not found: %1. Select one in the list: Enter asks whose it is, "
                   "Delete takes it off.",
                   nullptr, static_cast<int>(badges.size()))
                    .arg(firstOf(badges, mostNamed)));
}

} // namespace mentat
