#include "ui/heats/day/missed_line.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr qsizetype mostNamed = 6;

QString listed(const QStringList& badges) {
    QString text = QStringList(badges.mid(0, mostNamed)).join(u", "_s);
    return badges.size() > mostNamed ? text + u", …"_s : text;
}

} // namespace

MissedLine::MissedLine(QWidget* parent) : TextLabel(TextLevel::Strong, {}, parent) {
    setObjectName(u"missedBadges"_s);
    setWordWrap(true);
    hide();
}

void MissedLine::showBadges(const QStringList& badges, const QString& asked) {
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
                    .arg(listed(badges)));
}

} // namespace mentat
