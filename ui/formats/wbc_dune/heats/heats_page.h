#pragma once

#include "ui/frame/page.h"

namespace mentat {

/// One heat from check-in to started tables.
class HeatsPage : public Page {
    Q_OBJECT

public:
    explicit HeatsPage(const Surroundings& surroundings);

private:
    OpenBook& m_book;
};

} // namespace mentat
