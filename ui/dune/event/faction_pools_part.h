#pragma once

#include "ui/desk/page.h"

#include <QScrollArea>

namespace mentat {

/// The factions that a table draws from, by the sets of the event (R1.4).
class FactionPoolsPart : public QScrollArea {
    Q_OBJECT

public:
    explicit FactionPoolsPart(const PageContext& pageContext);

private:
    void showPools();

    OpenBook& m_book;
    std::vector<GameSet> m_shown;
};

} // namespace mentat
