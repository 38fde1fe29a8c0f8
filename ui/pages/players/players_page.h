#pragma once

#include "ui/frame/page.h"

namespace mentat {

/// Who is registered in the event, and whom the file knows.
class PlayersPage : public Page {
    Q_OBJECT

public:
    explicit PlayersPage(const Surroundings& surroundings);

private:
    OpenBook& m_book;
};

} // namespace mentat
