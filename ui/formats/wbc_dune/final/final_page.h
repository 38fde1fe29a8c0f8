#pragma once

#include "ui/frame/page.h"

namespace mentat {

class FinalGameView;

/// Stands in for the page of both sections until they are put together.
class FinalPage : public Page {
    Q_OBJECT

public:
    explicit FinalPage(const Surroundings& surroundings);

    void arrive() override;
    void reveal(const QString& address) override;

private:
    FinalGameView* m_game;
};

} // namespace mentat
