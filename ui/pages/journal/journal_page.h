#pragma once

#include "ui/frame/page.h"

namespace mentat {

/// Everything that was ever changed, with its time and hand.
class JournalPage : public Page {
    Q_OBJECT

public:
    explicit JournalPage(const Surroundings& surroundings);

private:
    OpenBook& m_book;
};

} // namespace mentat
